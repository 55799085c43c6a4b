import { createStore, get, keys, promisifyRequest } from 'idb-keyval';
import type { Session } from '../session/session.ts';
import { hold, windowName } from './window-name.ts';

/** What was not saved yet, with what it stands on. */
export type Draft = Pick<Session, 'base' | 'changed'>;

/** A draft that was left: of this window, or of one that is gone. No other window takes it while it is held. */
export interface LeftDraft extends Draft {
  readonly key: IDBValidKey;
  readonly letGo: () => void;
}

/** The drafts of a site in this browser, each window's apart. */
export interface Drafts {
  /** This window's own first. */
  readonly left: readonly LeftDraft[];
  /**
   * Keeps what is not saved in this window; with nothing unsaved nothing is kept. The drafts that are in it go in the
   * same step. Only the files that differ travel.
   */
  readonly keep: (draft: Draft, joined: readonly LeftDraft[]) => Promise<void>;
}

const store = createStore('vitrine-editor', 'drafts');

/** The drafts of a site that no other window holds. An earlier version kept one for all windows, by the place alone. */
async function findLeft(place: string, own: string): Promise<readonly LeftDraft[]> {
  const isOf = (key: IDBValidKey) => key === place || (Array.isArray(key) && key[0] === place);
  const claimed = (await keys(store)).filter(isOf).map(async (key) => {
    const name = Array.isArray(key) ? String(key[1]) : place;
    const isOwn = name === own;
    const letGo = isOwn ? () => undefined : await hold(name);
    if (letGo === undefined) return [];
    // Read before, it may be older than the last letter that was typed there.
    const draft = await get<Draft>(key, store);
    return draft === undefined ? [] : [{ ...draft, key, letGo, isOwn }];
  });
  const found = (await Promise.all(claimed)).flat();
  return found.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

/** Opens the drafts of the site at a place; none where the browser keeps nothing. */
export async function openDrafts(place: string): Promise<Drafts> {
  const name = await windowName().catch(() => undefined);
  if (name === undefined) return { left: [], keep: async () => undefined };
  const left = await findLeft(place, name).catch(() => []);
  const own = [place, name];
  const gone = new Set<IDBValidKey>();
  const keep: Drafts['keep'] = async ({ base, changed }, joined) => {
    const paths = Object.keys(changed);
    const stood = Object.fromEntries(Object.entries(base).filter(([path]) => paths.includes(path)));
    await store('readwrite', (drafts) => {
      for (const { key } of joined) if (!gone.has(key)) drafts.delete(key);
      if (paths.length === 0) drafts.delete(own);
      else drafts.put({ base: stood, changed } satisfies Draft, own);
      // The window may be left before it would hear of the answer, and what was not committed would be gone.
      drafts.transaction.commit();
      return promisifyRequest(drafts.transaction);
    });
    // Once only: a window of an earlier version may keep something under its name again.
    for (const { key } of joined) gone.add(key);
  };
  return { left, keep };
}
