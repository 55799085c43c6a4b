import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessGone } from '../pictures/unless-gone.ts';
import type { HeavyFile } from '../../fields/drawing.ts';

/** No mark is so large; what is larger is a picture of something else. */
const mostBytes = 64_000;

/** The text of each drawing in the folder of the pictures, by name, or the size of one that is too heavy to read. */
export async function readDrawings(images: string): Promise<Readonly<Record<string, string | HeavyFile>>> {
  const entries = await readdir(images, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = entries
    .filter((entry) => entry.isFile() && /\.svg$/i.test(entry.name))
    .map(({ name }) => name);
  const read = names.toSorted().map(async (name) => {
    const path = join(images, name);
    const { size: bytes } = await stat(path);
    const text = bytes > mostBytes ? undefined : await readFile(path, 'utf8');
    return [name, text ?? { kind: 'too-heavy' as const, bytes, most: mostBytes }] as const;
  });
  const found = await Promise.all(read.map(unlessGone));
  return Object.fromEntries(found.filter((one) => one !== undefined));
}
