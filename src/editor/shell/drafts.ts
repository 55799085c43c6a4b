import { createStore, del, get, set } from 'idb-keyval';
import type { Session } from '../session/session.ts';

/** What was not saved yet, with what it stands on. */
export type Draft = Pick<Session, 'base' | 'changed'>;

const store = createStore('vitrine-editor', 'drafts');
/** Keeps what is not saved of the site at a place, in this browser; with nothing unsaved nothing is kept. Only the files that differ travel. */
export async function keepDraft(place: string, { base, changed }: Draft): Promise<void> {
  const paths = Object.keys(changed);
  if (paths.length === 0) return del(place, store);
  const own = Object.fromEntries(Object.entries(base).filter(([path]) => paths.includes(path)));
  return set(place, { base: own, changed } satisfies Draft, store);
}

/** What was left unsaved of the site at a place; nothing where the browser keeps nothing. */
export async function findDraft(place: string): Promise<Draft | undefined> {
  return get<Draft>(place, store).catch(() => undefined);
}
