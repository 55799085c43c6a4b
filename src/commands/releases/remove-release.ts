import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Watch } from '../site-folder/deliver.ts';
import { hidden, listFoldersOf, ownPrefix } from '../site-folder/mark.ts';
import { readRelease, unfinished } from './release.ts';

async function rmdirIfEmpty(path: string): Promise<boolean> {
  return rmdir(path).then(
    () => true,
    () => false,
  );
}

/** Removes what a release keeps for itself. */
async function removeLists(folder: string): Promise<void> {
  const names = await readdir(join(folder, hidden)).catch(() => []);
  const own = names.filter((name) => `${hidden}/${name}`.startsWith(ownPrefix));
  for (const name of own) await rm(join(folder, hidden, name), { force: true });
}

/** Removes the files that a release's lists name, and what is empty then. Tells whether the folder is gone. */
export async function removeRelease(path: string, watch: Watch): Promise<boolean> {
  const folder = path.endsWith(unfinished) ? path : path + unfinished;
  watch(`retire ${path}`);
  if (folder !== path) await rename(path, folder);
  const release = await readRelease(folder, '');
  const files = [...(release?.own.keys() ?? []), ...(release?.carried.keys() ?? [])];
  for (const file of files) {
    watch(`remove ${file}`);
    await rm(join(folder, file), { force: true });
  }
  const folders = new Set(files.flatMap(listFoldersOf));
  for (const inner of [...folders].toSorted().toReversed()) await rmdirIfEmpty(join(folder, inner));
  watch('remove lists');
  await removeLists(folder);
  await rmdirIfEmpty(join(folder, hidden));
  return rmdirIfEmpty(folder);
}
