import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { wordings } from './messages.ts';
import { readPictures, type PictureFile } from './pictures.ts';
import type { Problem } from './problem.ts';
import { readSource, type Source, type SourceKind } from './source.ts';
import { LineCounter } from 'yaml';

/** Where the content lies. */
export interface Places {
  /** Folder of the page files, absolute. */
  readonly pages: string;
  /** What that folder is called in messages, such as `pages`. */
  readonly pagesName: string;
  /** Folder of the pictures, absolute. */
  readonly images: string;
  /** Folder for what was measured or encoded once, absolute. */
  readonly cache: string;
}

/** All that the site is made from. */
export interface Content {
  readonly sources: readonly Source[];
  readonly pictures: readonly PictureFile[];
  readonly problems: readonly Problem[];
}

const goodName = /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;
const isYaml = /\.ya?ml$/i;

interface Entry {
  readonly name: string;
  readonly folder: string;
  readonly kind: SourceKind;
}

async function listFolder(folder: string, kindOf: (name: string) => SourceKind): Promise<readonly Entry[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && isYaml.test(entry.name))
    .map((entry) => ({ name: entry.name, folder, kind: kindOf(entry.name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

async function loadFile(entry: Entry, shownFolder: string) {
  const file = `${shownFolder}/${entry.name}`;
  const name = basename(entry.name).replace(isYaml, '');
  const bytes = await readFile(join(entry.folder, entry.name));
  const read = readSource({ file, name, kind: entry.kind }, bytes);
  if (goodName.test(entry.name)) return read;
  const range = { start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 };
  const problem: Problem = { ...wordings.badFileName(entry.name), file, range };
  const hidden: Source = {
    file,
    name,
    kind: entry.kind,
    text: read.source.text,
    lineCounter: new LineCounter(),
  };
  return { source: hidden, problems: [problem] };
}

/** Reads the content folder and the pictures' headers. Nothing after this step touches the disk. */
export async function load(places: Places): Promise<Content> {
  const pages = await listFolder(places.pages, (name) => (name === 'site.yaml' ? 'site' : 'page'));
  const shared = await listFolder(join(places.pages, '_shared'), () => 'shared');
  const files = await Promise.all([
    ...pages.map((entry) => loadFile(entry, places.pagesName)),
    ...shared.map((entry) => loadFile(entry, `${places.pagesName}/_shared`)),
  ]);
  return {
    sources: files.map(({ source }) => source),
    pictures: await readPictures(places.images, places.cache),
    problems: files.flatMap(({ problems }) => problems),
  };
}
