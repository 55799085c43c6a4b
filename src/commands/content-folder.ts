import { createHash } from 'node:crypto';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Version } from '../content/changes/changes.ts';
import { isUntouched, stampOf, type Stamp } from '../content/load/stamp.ts';
import { sha256 } from '../content/pictures/digest.ts';
import { unlessGone } from '../content/pictures/unless-gone.ts';
import { innerFolders, isContent } from '../content/read/found-file.ts';

/** Nothing where there is no folder; a folder that may not be read is not an empty one. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isFile() && isContent(entry.name)).map(({ name }) => name);
}

/** Whether a folder is itself where its path says, and no link leads elsewhere. */
async function isItself(folder: string, pages: string): Promise<boolean> {
  const real = await realpath(folder).catch(() => undefined);
  return real === undefined || real === join(await realpath(pages), relative(pages, folder));
}

/** The files that the checker reads, by path below the content folder. Links are left out. */
async function listPaths(pages: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const inner of ['', ...Object.keys(innerFolders)]) {
    const folder = join(pages, inner);
    if (!(await isItself(folder, pages))) continue;
    for (const name of (await listFiles(folder)).toSorted())
      found.push(inner === '' ? name : `${inner}/${name}`);
  }
  return found;
}

/** The bytes of some of these files, as far as they are there. */
export async function readFiles(pages: string, wanted: Iterable<string>): Promise<Version> {
  const asked = new Set(wanted);
  const found: (readonly [path: string, bytes: Uint8Array])[] = [];
  for (const path of (await listPaths(pages)).filter((one) => asked.has(one))) {
    const bytes = await unlessGone(readFile(join(pages, path)));
    if (bytes !== undefined) found.push([path, bytes]);
  }
  return Object.fromEntries(found);
}

/** What names each file's bytes. */
export function idsOf(version: Version): ReadonlyMap<string, string> {
  return new Map(Object.entries(version).map(([path, bytes]) => [path, sha256(bytes)]));
}

interface Identified {
  readonly stamp: Stamp;
  readonly at: number;
  readonly id: string;
}

async function identify(file: string, known: Identified | undefined): Promise<Identified | undefined> {
  const [stamp, at] = [stampOf(file), Date.now()];
  if (known !== undefined && isUntouched(stamp, known)) return known;
  const bytes = stamp && (await unlessGone(readFile(file)));
  return stamp && bytes && { stamp, at, id: sha256(bytes) };
}

/** What names the bytes of each file of a content folder. One that was not touched since it was asked for is not read again. */
export class FolderIds {
  #known: ReadonlyMap<string, Identified> = new Map();

  async list(pages: string): Promise<ReadonlyMap<string, string>> {
    const [ids, known] = [new Map<string, string>(), new Map<string, Identified>()];
    for (const path of await listPaths(pages)) {
      const file = join(pages, path);
      const found = await identify(file, this.#known.get(file));
      if (found === undefined) continue;
      ids.set(path, found.id);
      known.set(file, found);
    }
    this.#known = known;
    return ids;
  }
}

/** The files of the folder of the pictures by name, with `/`. */
export async function listPictures(images: string): Promise<readonly string[]> {
  const entries = await readdir(images, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.map(({ parentPath, name }) => relative(images, join(parentPath, name)).split(sep).join('/'));
}

/** Names the state of what is public, by sizes and times. */
async function stampPublic(images: string): Promise<string> {
  const folder = dirname(images);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const stamps = paths.toSorted().map(async (path) => {
    const facts = await stat(path).catch(() => undefined);
    return [relative(folder, path), facts?.size, facts?.mtimeMs];
  });
  return JSON.stringify(await Promise.all(stamps));
}

/** Names the state of a whole site: its files by their bytes, the rest by sizes and times. */
export async function nameState(ids: ReadonlyMap<string, string>, images: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([...ids].toSorted()));
  return hash.update(await stampPublic(images)).digest('hex');
}
