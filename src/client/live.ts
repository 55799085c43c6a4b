import type { PageData } from '../fields/page-data.ts';

/** What the dev server sends after a file was saved. */
export interface LiveUpdate {
  /** The pages that are sound, final. */
  readonly pages: readonly PageData[];
  /** What is wrong with each broken page, by route, as the terminal says it. */
  readonly reports: Readonly<Record<string, string>>;
}

/** Calls back with the sound pages after each save; in a built site it does nothing. Returns how to stop. */
export function onLiveUpdate(callback: (pages: readonly PageData[]) => void): () => void {
  // Vite looks for these very words.
  const hot = import.meta.hot;
  if (!hot) return () => undefined;
  const listen = (update: LiveUpdate) => callback(update.pages);
  hot.on('vitrine:update', listen);
  return () => hot.off('vitrine:update', listen);
}
