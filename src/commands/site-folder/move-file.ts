import { chmodSync, lstatSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFoldersOf } from './mark.ts';

/** Removes a folder in which there are folders alone. */
function removeEmpty(folder: string): void {
  for (const name of readdirSync(folder)) removeEmpty(join(folder, name));
  rmdirSync(folder);
}

/** Gives a file its place, be there another or a folder without a file, which is nobody's. */
export function moveFile(file: string, place: string): void {
  try {
    renameSync(file, place);
  } catch (error) {
    if (lstatSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
    removeEmpty(place);
    renameSync(file, place);
  }
}

/** Removes a file of a site's folder, and the folders that are empty then. */
export function removeFile(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (const above of listFoldersOf(path).toReversed()) {
    try {
      rmdirSync(join(folder, above));
    } catch {
      // Something else is in it.
      return;
    }
  }
}

/** Lets those into a site's folders who may read its files, be they made when nobody else might. */
export function openFolders(folder: string, paths: Iterable<string>, access: number): void {
  const enterable = access | (access >> 2);
  const inner = new Set<string>();
  for (const path of paths) inner.add(path.slice(0, path.lastIndexOf('/') + 1));
  for (const path of new Set([...inner].flatMap(listFoldersOf))) {
    const place = join(folder, path);
    try {
      const { mode } = statSync(place);
      if ((mode & enterable) !== enterable) chmodSync(place, (mode & 0o777) | enterable);
    } catch {
      // It is somebody else's to open.
    }
  }
}
