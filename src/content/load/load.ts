import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { limits } from '../source/bytes.ts';
import type { Progress } from '../pictures/in-turn.ts';
import { readPictures } from '../pictures/pictures.ts';
import { unlessGone } from '../pictures/unless-gone.ts';
import type { Beside, Content } from './content.ts';
import type { Problem, SourceKind } from '../problems/problem.ts';
import { readDrawings } from './drawings.ts';
import { findPassedOver } from './passed-over.ts';
import { readPublicFolder } from './public-files.ts';
import { readLimited } from './read-limited.ts';
import { stampOf, type Stamp } from './stamp.ts';
import {
  innerFolders,
  isContent,
  keepClosed,
  kindOf,
  openFile,
  type FoundFile,
  type ReadFile,
} from '../read/found-file.ts';

/** Where the content lies. */
export interface Places {
  /** Folder of the page files, absolute. */
  readonly pages: string;
  /** What that folder is called in messages, such as `pages`. */
  readonly pagesName: string;
  /** Folder of the pictures, absolute; its parent is copied to the site as it is. */
  readonly images: string;
  /** Folder for what was measured or encoded once, absolute. */
  readonly cache: string;
  /** Is told how many pictures have been looked at. */
  readonly progress?: Progress | undefined;
}

/** Files as they would be, by their path below the content folder: their bytes, or `null` for one that would go. */
export type Pending = ReadonlyMap<string, Uint8Array | null>;

interface Entry extends FoundFile {
  /** Its folder on this disk, absolute. */
  readonly place: string;
  /** What it would hold, where that is not what is on the disk. */
  readonly pending?: Uint8Array | undefined;
}

interface Folder {
  readonly entries: readonly Entry[];
  readonly names: readonly string[];
  /** What is told of what lies there and is not read. */
  readonly problems: readonly Problem[];
}

/** What is pending of the files directly in a folder inside the content folder, or in that itself, by name. */
function pendingIn(pending: Pending, inner: string): Pending {
  const start = inner === '' ? '' : `${inner}/`;
  const own = [...pending].filter(
    ([path]) => path.startsWith(start) && !path.slice(start.length).includes('/'),
  );
  return new Map(own.map(([path, bytes]) => [path.slice(start.length), bytes]));
}

async function listFolder(
  { place, folder, pending }: { readonly place: string; readonly folder: string; readonly pending: Pending },
  kind: (name: string) => SourceKind,
): Promise<Folder> {
  const found = await readdir(place, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // A folder that may not be read is not an empty one.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const onDisk = found
    .filter(({ name }) => isContent(name) && !pending.has(name))
    .map((entry): Entry => ({
      name: entry.name,
      place,
      folder,
      kind: kind(entry.name),
      other: entry.isFile()
        ? undefined
        : entry.isDirectory()
          ? ('folder' as const)
          : entry.isSymbolicLink()
            ? ('link' as const)
            : ('other' as const),
    }));
  const coming = [...pending].flatMap(([name, bytes]): readonly Entry[] =>
    bytes === null ? [] : [{ name, place, folder, kind: kind(name), pending: bytes }],
  );
  const entries = [...onDisk, ...coming].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const names = entries.map(({ name }) => name);
  const besides = found.filter(({ name }) => !isContent(name) && !Object.hasOwn(innerFolders, name));
  return { entries, names, problems: await findPassedOver({ place, folder, names, besides }) };
}

/** A file as it was read; nothing of one that has gone since it was listed. */
async function loadFile(entry: Entry, names: readonly string[]): Promise<ReadFile | undefined> {
  const closed = keepClosed(entry, names);
  if (closed !== undefined) return closed;
  const bytes = entry.pending ?? (await unlessGone(readLimited(join(entry.place, entry.name))));
  return bytes && openFile(entry, bytes);
}

interface LoadedFolder {
  readonly files: readonly ReadFile[];
  readonly problems: readonly Problem[];
}

async function loadFolder({ entries, names, problems }: Folder): Promise<LoadedFolder> {
  const files = await Promise.all(entries.map((entry) => loadFile(entry, names)));
  return { files: files.filter((file) => file !== undefined), problems };
}

/** Reads what the site has beside its texts: pictures, by their headers, and what else is public. */
export async function loadBeside({ images, cache, progress }: Omit<Places, 'pages'>): Promise<Beside> {
  const published = await readPublicFolder(dirname(images), images);
  const { pictures, broken } = await readPictures(images, cache, progress);
  return {
    pictures,
    brokenPictures: broken,
    drawings: await readDrawings(images),
    publicFiles: published.files,
    downloads: published.downloads,
    problems: published.problems,
  };
}

const none: Pending = new Map();

async function loadInner({ pages, pagesName }: Places, pending = none): Promise<readonly LoadedFolder[]> {
  const folders = Object.entries(innerFolders).map(async ([name, kind]) => {
    const where = {
      place: join(pages, name),
      folder: `${pagesName}/${name}`,
      pending: pendingIn(pending, name),
    };
    return loadFolder(await listFolder(where, () => kind));
  });
  return Promise.all(folders);
}

function joinContent(folders: readonly LoadedFolder[], beside: Beside): Content {
  const files = folders.flatMap((folder) => folder.files);
  const problems = [...files, ...folders, beside].flatMap((told) => told.problems);
  return { ...beside, sources: files.map(({ source }) => source), problems };
}

/** Reads the content folder and the pictures' headers. Nothing after this step touches the disk. */
export async function load(places: Places): Promise<Content> {
  const { pages, pagesName } = places;
  const outer = await loadFolder(
    await listFolder({ place: pages, folder: pagesName, pending: none }, kindOf),
  );
  const content = joinContent([outer, ...(await loadInner(places))], await loadBeside(places));
  return { ...content, folder: pagesName };
}

/** A page's file before it is opened. */
export interface PageFile {
  /** As an editor names it: `pages/index.yaml`. */
  readonly file: string;
  /** The name of the page. */
  readonly name: string;
  /** What tells without reading it whether it is as it was; nothing of what is no file on a disk. */
  readonly stamp: () => Stamp | undefined;
  /** Reads it as it is now; nothing of one that has gone. */
  readonly open: () => OpenedFile | undefined;
}

/** A file's content, and the bytes that it was read from. */
export interface OpenedFile extends ReadFile {
  readonly bytes: Uint8Array;
}

/** A content folder whose pages have only been listed. */
export interface ListedContent {
  /** All but the pages. */
  readonly content: Content;
  readonly pages: readonly PageFile[];
}

function readNow(path: string): Uint8Array {
  const handle = openSync(path, 'r');
  try {
    const buffer = new Uint8Array(Math.min(fstatSync(handle).size, limits.bytes + 1));
    return buffer.subarray(0, readSync(handle, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(handle);
  }
}

/** A class, since ten thousand objects with functions of their own take long to make. */
class ListedPage implements PageFile {
  readonly file: string;
  readonly name: string;
  readonly #entry: Entry;
  readonly #closed: ReadFile | undefined;

  constructor(entry: Entry, names: readonly string[]) {
    this.#entry = entry;
    this.#closed = keepClosed(entry, names);
    this.file = `${entry.folder}/${entry.name}`;
    this.name = this.#closed?.source.name ?? entry.name.replace(/\.yaml$/, '');
  }

  get #path(): string {
    return join(this.#entry.place, this.#entry.name);
  }

  stamp(): Stamp | undefined {
    return this.#closed === undefined && this.#entry.pending === undefined ? stampOf(this.#path) : undefined;
  }

  open(): OpenedFile | undefined {
    if (this.#closed !== undefined) return { ...this.#closed, bytes: new Uint8Array() };
    try {
      const bytes = this.#entry.pending ?? readNow(this.#path);
      return { ...openFile(this.#entry, bytes), bytes };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }
}

/** Reads a content folder as `load` does, with what is pending there, but for its pages, which are opened one by one. */
export async function list(places: Places, pending = none): Promise<ListedContent> {
  const { pages, pagesName } = places;
  const where = { place: pages, folder: pagesName, pending: pendingIn(pending, '') };
  const folder = await listFolder(where, kindOf);
  const { entries, names } = folder;
  const others = await loadFolder({ ...folder, entries: entries.filter(({ kind }) => kind !== 'page') });
  const folders = [others, ...(await loadInner(places, pending))];
  return {
    content: { ...joinContent(folders, await loadBeside(places)), folder: pagesName },
    pages: entries.filter(({ kind }) => kind === 'page').map((entry) => new ListedPage(entry, names)),
  };
}
