import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileVersion, History, Path, Store } from '../store/store.ts';
import type { ShownPage } from '../work/messages.ts';

/** What there is to see of a version. */
export type Sight =
  | { readonly kind: 'loading' | 'failed' | 'gone' }
  | { readonly kind: 'page'; readonly text: string; readonly shown: ShownPage }
  /** It is none that the site of today could show. */
  | { readonly kind: 'text'; readonly text: string };

/** A version that somebody looks at. */
interface Looked {
  readonly version: FileVersion;
  readonly sight: Sight;
}

/** One that is there to be seen. */
interface Seen extends Looked {
  readonly sight: Extract<Sight, { readonly text: string }>;
}

interface Place {
  readonly store: Store;
  readonly file: Path;
  /** Names the state of the site: with another there may be another version. */
  readonly head: string;
  /** Makes a page of a text of the file, with the rest of the site as it is now; nothing where it cannot be one. */
  readonly preview: (text: string) => Promise<ShownPage | undefined>;
}

/** The earlier versions of the file that is edited. */
export interface VersionsDesk {
  readonly isOpen: boolean;
  /** Missing while they are being looked for. */
  readonly listed: { readonly history: History; readonly now: Date } | 'failed' | undefined;
  /** The one that was chosen. */
  readonly looked: Looked | undefined;
  /** The one that stands in the page's place. */
  readonly seen: Seen | undefined;
  readonly open: () => void;
  /** Closes them, and gives the focus back to what opened them. */
  readonly close: () => void;
  /** Closes them for something else, which has the focus. */
  readonly leave: () => void;
  readonly look: (version: FileVersion) => void;
  readonly retry: () => void;
}

async function see({ store, file, preview }: Place, { id }: FileVersion): Promise<Sight> {
  try {
    const text = await store.readVersion(file, id);
    if (text === undefined) return { kind: 'gone' };
    const shown = await preview(text).catch(() => undefined);
    return shown === undefined ? { kind: 'text', text } : { kind: 'page', text, shown };
  } catch {
    return { kind: 'failed' };
  }
}

function toSeen({ version, sight }: Looked): Seen | undefined {
  return 'text' in sight ? { version, sight } : undefined;
}

/** Looks for the versions of a file while they are asked for, and anew with each state of the site. */
function useList({ store, file, head }: Place, isOpen: boolean) {
  const [listed, setListed] = useState<VersionsDesk['listed']>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isWanted = true;
    const tell = (found: VersionsDesk['listed']) => isWanted && setListed(found);
    store.versions(file).then(
      (history) => tell({ history, now: new Date() }),
      () => tell('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [store, file, head, isOpen, attempt]);
  const forget = useCallback(() => setListed(undefined), []);
  const retry = useCallback(() => {
    setListed(undefined);
    setAttempt((last) => last + 1);
  }, []);
  return { listed, forget, retry };
}

/** Opens, shows and closes the earlier versions of the file that is edited; with another file they are closed. */
export function useHistory(place: Place): VersionsDesk {
  const { file } = place;
  const [openFile, setOpenFile] = useState<Path>();
  const [looked, setLooked] = useState<Looked>();
  const [seen, setSeen] = useState<Seen>();
  const opener = useRef<Element>(null);
  const last = useRef<FileVersion>(undefined);
  const isOpen = openFile === file;
  const { listed, forget, retry } = useList(place, isOpen);
  const leave = useCallback(() => {
    last.current = undefined;
    setOpenFile(undefined);
    setLooked(undefined);
    setSeen(undefined);
    forget();
  }, [forget]);
  useEffect(() => leave, [file, leave]);
  return {
    isOpen,
    listed,
    looked: isOpen ? looked : undefined,
    seen: isOpen ? seen : undefined,
    open() {
      if (isOpen) return;
      opener.current = document.activeElement;
      leave();
      setOpenFile(file);
    },
    close() {
      leave();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
    leave,
    look(version) {
      last.current = version;
      setLooked({ version, sight: { kind: 'loading' } });
      void see(place, version).then((sight) => {
        if (last.current !== version) return;
        setLooked({ version, sight });
        setSeen(toSeen({ version, sight }));
      });
    },
    retry,
  };
}
