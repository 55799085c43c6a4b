import { realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sha256 } from '../content/pictures/digest.ts';
import { isThere, type Shelf } from './files.ts';
import { perform, type Write } from './perform.ts';
import { Overtaken } from './steps.ts';
import { explainChanged, explainTaken, refuseChanged } from './writing.ts';

/** What can be done for a file: its new text, its new name, or neither. */
export interface Plan {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
  readonly fixed: string;
  /** Where the file is then; the same place, but for a new ending. */
  readonly target: string;
  /** What is left to the editor. */
  readonly left?: string | undefined;
}

/** The writes of a plan, in the content folder itself, where links to it lead. A name goes before a disk takes two for one. */
function listWrites({ path, text, fixed, target }: Plan, place: (path: string) => string): readonly Write[] {
  const before = sha256(text);
  if (target === path) return [{ path: place(path), before, content: fixed }];
  return [
    { path: place(path), before, content: null },
    { path: place(target), before: null, content: fixed },
  ];
}

/**
 * Does all plans or none, for whoever has the turn. Where a file has changed since, or a name is no longer free, it is
 * none. `images` is the site's folder of pictures, absolute.
 */
export async function writePlans(shelf: Shelf, images: string, plans: readonly Plan[]): Promise<void> {
  for (const plan of plans) {
    await refuseChanged(shelf, plan);
    if (plan.target !== plan.path && (await isThere(plan.target))) throw explainTaken(shelf, plan.target);
  }
  const pages = await realpath(shelf.folder);
  const place = (path: string) => join(pages, relative(shelf.folder, path));
  const writes = plans.flatMap((plan) => listWrites(plan, place));
  await perform(writes, { pages, images }).catch((error: unknown) => {
    throw error instanceof Overtaken ? explainChanged(shelf, error.path) : error;
  });
}
