import { useEffect } from 'react';
import type { Draft, Drafts, LeftDraft } from './drafts.ts';

let isLoadedAnew = false;

/** Loads the window anew without the browser's question: what is unsaved is kept in it, and comes back. */
export function loadAnew(): void {
  isLoadedAnew = true;
  location.reload();
}

/** Asks before the window is left with something unsaved, and keeps what was typed last, which may be still to be shown. */
export function useLastWords({ keep }: Drafts, latest: () => Draft, taken: readonly LeftDraft[]): void {
  useEffect(() => {
    const flush = () => void keep(latest(), taken).catch(() => undefined);
    const leave = (event: BeforeUnloadEvent) => {
      flush();
      if (!isLoadedAnew && Object.keys(latest().changed).length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', leave);
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('beforeunload', leave);
      removeEventListener('pagehide', flush);
    };
  }, [keep, latest, taken]);
}

/** Keeps what is not saved in this browser, after each change. */
export function useDraft({ keep }: Drafts, { base, changed }: Draft, taken: readonly LeftDraft[]): void {
  useEffect(() => {
    void keep({ base, changed }, taken).catch(() => undefined);
  }, [keep, base, changed, taken]);
}
