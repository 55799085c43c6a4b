import { lstatSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
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
