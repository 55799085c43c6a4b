import type { Drawing } from './backdrop.ts';
import { gallery } from './scenes/gallery.ts';

/** Every picture of the site by file name. */
export const drawings: ReadonlyMap<string, Drawing> = new Map([...gallery]);

export type { Drawing };
