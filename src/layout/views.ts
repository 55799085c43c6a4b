import type { ComponentType } from 'react';
import type { Footer, SectionData, SiteFacts } from '../fields/page-data.ts';

/** A block's view as shared code sees it. Which fields its section carries only the view itself knows. */
export type View = ComponentType<{ readonly section: SectionData; readonly site: SiteFacts }>;

export type FooterView = ComponentType<{ readonly footer: Footer; readonly site: SiteFacts }>;

/** Where views come from: all at hand on the server, in two chunks in the browser. */
export interface Views {
  /** Fetches a view. Always the same promise for the same type, so that a component may wait on it. */
  load(type: string): Promise<View>;
  loadFooter(): Promise<FooterView>;
}

/**
 * Marks a promise as kept, the way React's `use` does itself once it has waited: what is in memory is then
 * shown at once, where waiting even for a kept promise would flash a skeleton.
 */
export function markKept<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value });
}
