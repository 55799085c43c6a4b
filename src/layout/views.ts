import type { ComponentType } from 'react';
import type { Footer, SectionData, SiteFacts } from '../fields/page-data.ts';

/** A block's view as shared code sees it. Which fields its section carries only the view itself knows. */
export type View = ComponentType<{ readonly section: SectionData; readonly site: SiteFacts }>;

export type FooterView = ComponentType<{ readonly footer: Footer; readonly site: SiteFacts }>;

/** Where views come from: all at hand on the server, in two chunks in the browser. */
export interface Views {
  /** The view, if it is in memory. */
  get(type: string): View | undefined;
  /** Fetches the view. The same promise for the same type, so that a component may wait on it. */
  load(type: string): Promise<View>;
  getFooter(): FooterView | undefined;
  loadFooter(): Promise<FooterView>;
}
