import { createStore, get, promisifyRequest } from 'idb-keyval';
import type { Session } from '../session/session.ts';

/** What was not saved yet, with what it stands on. */
export type Draft = Pick<Session, 'base' | 'changed'>;

const store = createStore('vitrine-editor', 'drafts');

/**
 * Keeps what is not saved of the site at a place, in this browser; with nothing unsaved nothing is kept. Only the files
 * that differ travel.
 */
export async function keepDraft(place: string, { base, changed }: Draft): Promise<void> {
  const paths = Object.keys(changed);
  const own = Object.fromEntries(Object.entries(base).filter(([path]) => paths.includes(path)));
  return store('readwrite', (drafts) => {
    if (paths.length === 0) drafts.delete(place);
    else drafts.put({ base: own, changed } satisfies Draft, place);
    // The window may be left before it would hear of the answer, and what was not committed would be gone.
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });
}

/** What was left unsaved of the site at a place; nothing where the browser keeps nothing. */
export async function findDraft(place: string): Promise<Draft | undefined> {
  return get<Draft>(place, store).catch(() => undefined);
}
