import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { holds, isLasting, listFoldersOf, type Mark, type Stamp } from '../site-folder/mark.ts';
import { linkNew } from '../writing.ts';
import type { Release } from './release.ts';

/** A file of another release. */
export interface Carried {
  readonly stamp: Stamp;
  readonly from: Release;
}

/** Beside its document, or where former versions laid it: in a folder of the document's name. */
const isPageData = /(^|[./])page\.json$/;

/** The file that a compressed one stands beside. */
function plainOf(path: string): string {
  return path.replace(/\.(br|gz)$/, '');
}

/**
 * What visitors may still ask for whose page came from one of these releases, and a site does not have itself: what bears
 * its hash, and the data of pages that are gone. A compressed file comes with its own original alone.
 */
export function chooseCarried(site: Mark, others: readonly Release[]): ReadonlyMap<string, Carried> {
  const chosen = new Map<string, Carried>();
  const files = new Set(site.keys());
  const folders = new Set([...site.keys()].flatMap(listFoldersOf));
  for (const from of others) {
    const isMissing = (path: string) =>
      !files.has(path) && !folders.has(path) && !listFoldersOf(path).some((above) => files.has(above));
    const needed = [...from.own].filter(([path]) => {
      const plain = plainOf(path);
      return (isLasting.test(plain) || isPageData.test(plain)) && isMissing(plain);
    });
    for (const [path, stamp] of needed) {
      chosen.set(path, { stamp, from });
      for (const above of listFoldersOf(path)) folders.add(above);
    }
    for (const [path] of needed) files.add(path);
  }
  return chosen;
}

/** Gives a release a file of another. One that is spoilt is left where it is: it harms a visitor less than a false one. */
export async function placeCarried(folder: string, path: string, { stamp, from }: Carried): Promise<void> {
  const target = join(folder, path);
  try {
    await linkNew(join(from.folder, path), target);
  } catch (error) {
    if (!['EEXIST', 'ENOENT'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
  if (!(await holds(target, stamp))) await rm(target, { force: true });
}
