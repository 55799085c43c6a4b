import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No mark is so large; what is larger is a picture of something else. */
const mostBytes = 64 * 1024;

/** The text of each drawing in the folder of the pictures, by name. */
export async function readDrawings(images: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(images, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = entries
    .filter((entry) => entry.isFile() && /\.svg$/i.test(entry.name))
    .map(({ name }) => name);
  const read = names.toSorted().map(async (name) => {
    const path = join(images, name);
    const { size } = await stat(path);
    return size > mostBytes ? [] : [[name, await readFile(path, 'utf8')] as const];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}
