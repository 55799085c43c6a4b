import { finding, type Finding } from '../problems/finding.ts';
import { open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LineCounter } from 'yaml';
import { toSlug } from '../../fields/repair.ts';
import { limits } from '../source/bytes.ts';
import { asSeen, findHidden } from '../problems/characters.ts';
import type { Progress } from '../pictures/in-turn.ts';
import { readPictures } from '../pictures/pictures.ts';
import type { Content } from './content.ts';
import type { Problem, SourceKind } from '../problems/problem.ts';
import { readPublicFolder } from './public-files.ts';
import { readFile } from './read-file.ts';
import { startOf, type Source } from '../source/source.ts';

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

const goodName = /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/;
// Notepad adds `.txt` without showing it.
const isYaml = /\.ya?ml(\.txt)?$/i;
const looksCopied = /c[oó]pia|copy|\(\d+\)|backup/iu;

interface Entry {
  readonly name: string;
  readonly folder: string;
  readonly shownFolder: string;
  readonly kind: SourceKind;
  /** What the entry is when it is no file. */
  readonly other?: 'folder' | 'link' | 'other' | undefined;
}

async function listFolder(
  folder: string,
  shownFolder: string,
  kindOf: (name: string) => SourceKind,
): Promise<readonly Entry[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // A folder that may not be read is not an empty one.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => isYaml.test(asSeen(entry.name)) && !entry.name.startsWith('.'))
    .map((entry) => ({
      name: entry.name,
      folder,
      shownFolder,
      kind: kindOf(entry.name),
      other: entry.isFile()
        ? undefined
        : entry.isDirectory()
          ? ('folder' as const)
          : entry.isSymbolicLink()
            ? ('link' as const)
            : ('other' as const),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** As much of a file as may be read: one byte over the limit is enough to refuse it. */
async function readLimited(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const { size } = await stat(path);
    const buffer = new Uint8Array(Math.min(size, limits.bytes + 1));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The name of the page that a file seems to be for. */
function slugOf(name: string): string {
  return toSlug(asSeen(name).replace(isYaml, ''));
}

interface Loaded {
  readonly source: Source;
  readonly problems: readonly Problem[];
}

/** A file that stays closed: its name is known, so that links to its page are not told besides. */
function keepClosed({ name, shownFolder, kind }: Entry, mistake: Finding): Loaded {
  const file = `${shownFolder}/${name}`;
  const lineCounter = new LineCounter();
  const source: Source = { file, name: slugOf(name), kind, text: '', lineCounter };
  return { source, problems: [{ ...mistake, file, range: startOf(source) }] };
}

function describeName(entry: Entry, names: readonly string[]): Finding | undefined {
  const { name, other, kind } = entry;
  if (other !== undefined) return finding('notAFile', { name, what: other });
  const slug = slugOf(name);
  const twin = names.find((known) => known !== name && goodName.test(known) && slugOf(known) === slug);
  if (goodName.test(name) && kind !== 'site') return undefined;
  if (name === 'site.yaml') return undefined;
  if (twin !== undefined) return finding('nameTwin', { name, twin });
  if (/\.txt$/i.test(name)) return finding('textFileName', { name, better: `${slug}.yaml` });
  const isHidden = findHidden(name).length > 0 && asSeen(name) === `${slug}.yaml`;
  if (isHidden) return finding('hiddenInFileName', { name, better: `${slug}.yaml` });
  if (looksCopied.test(name.normalize('NFC')) && slug !== '')
    return finding('copiedFile', { name, better: `${slug}.yaml` });
  return finding('badFileName', { name, better: slug === '' ? undefined : `${slug}.yaml` });
}

async function loadFile(entry: Entry, names: readonly string[]): Promise<Loaded> {
  const mistake = describeName(entry, names);
  if (mistake !== undefined) return keepClosed(entry, mistake);
  const name = entry.name.replace(isYaml, '');
  const bytes = await readLimited(join(entry.folder, entry.name));
  return readFile({ file: `${entry.shownFolder}/${entry.name}`, name, kind: entry.kind }, bytes);
}

function loadFolder(entries: readonly Entry[]): Promise<readonly Loaded[]> {
  const names = entries.map(({ name }) => name);
  return Promise.all(entries.map((entry) => loadFile(entry, names)));
}

/** Reads the content folder and the pictures' headers. Nothing after this step touches the disk. */
export async function load(places: Places): Promise<Content> {
  const { pages, pagesName, images, cache, progress } = places;
  const isSite = (name: string) => /^site\.ya?ml(\.txt)?$/i.test(name);
  const files = [
    ...(await loadFolder(await listFolder(pages, pagesName, (name) => (isSite(name) ? 'site' : 'page')))),
    ...(await loadFolder(await listFolder(join(pages, '_shared'), `${pagesName}/_shared`, () => 'shared'))),
  ];
  const published = await readPublicFolder(dirname(images), images);
  const { pictures, broken } = await readPictures(images, cache, progress);
  return {
    sources: files.map(({ source }) => source),
    pictures,
    brokenPictures: broken,
    publicFiles: published.files,
    problems: [...files.flatMap(({ problems }) => problems), ...published.problems],
  };
}
