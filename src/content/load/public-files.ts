import { noPlace } from '../problems/place.ts';
import { finding, type Finding } from '../problems/finding.ts';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { hidesCamera, isPhotograph } from '../pictures/bare-picture.ts';
import { unlessGone } from '../pictures/unless-gone.ts';
import type { PublicParameters } from '../problems/kinds/public.ts';
import type { Problem } from '../problems/problem.ts';

/** What the site serves of `public/` beside the pictures, and what is wrong there. */
interface PublicFolder {
  /** Files that are served, as paths below the folder with `/`. Sorted. */
  readonly files: readonly string[];
  /** Bytes of each file of the folder for downloads, by its path there. */
  readonly downloads: Readonly<Record<string, number>>;
  readonly problems: readonly Problem[];
}

/** Why something in `public/` is not served. */
type Unpublished = Extract<keyof PublicParameters, 'leftover' | 'dotted' | 'link' | 'odd'>;

/** What is found in the folder: a file that may be served, or something that is not. */
interface Found {
  readonly path: string;
  readonly unpublished?: Unpublished | undefined;
}

const leftover =
  /^(\.DS_Store|Thumbs\.db|desktop\.ini|__MACOSX|~\$.*|.*~|.*\.(swp|tmp|bak|orig|part|crdownload))$/i;

/** Where browsers and services look for files by agreement. */
const agreed = '.well-known';

/** Signs that an address gives a meaning of its own, or that no address may hold. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const badName = /[#?%\\\u0000-\u001F\u007F\uFFFD]/;

/** What the build writes itself: a page's data, as it is and compressed, and its document compressed, among others. */
const reserved =
  /^(_headers|_redirects|version\.json|(.*\.)?page\.json(\.(br|gz)|\/.*)?|.*\.html\.(br|gz)|(assets|fonts|deploy)(\/.*)?)$/i;

const page = /\.(x?html?|xht|shtml)$/i;

type Entry = Awaited<ReturnType<typeof listEntries>>[number];

function listEntries(folder: string) {
  return readdir(folder, { withFileTypes: true });
}

function judgeEntry(entry: Entry, above: string): Unpublished | undefined {
  const { name } = entry;
  if (leftover.test(name)) return 'leftover';
  if (name.startsWith('.') && `${above}${name}` !== agreed) return 'dotted';
  if (entry.isSymbolicLink()) return 'link';
  return entry.isFile() || entry.isDirectory() ? undefined : 'odd';
}

/** All below a folder; links are never followed, and nothing but folders is opened. */
async function walk(folder: string, images: string, above = ''): Promise<readonly Found[]> {
  const entries = await listEntries(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = entries.map(async (entry): Promise<readonly Found[]> => {
    const [path, inner] = [`${above}${entry.name}`, join(folder, entry.name)];
    if (inner === images) return listOdd(inner, `${path}/`);
    const unpublished = judgeEntry(entry, above);
    if (unpublished !== undefined || badName.test(entry.name)) return [{ path, unpublished }];
    return entry.isDirectory() ? walk(inner, images, `${path}/`) : [{ path }];
  });
  return (await Promise.all(found)).flat();
}

/** What among the pictures is no file and no folder. The pictures themselves are read elsewhere. */
async function listOdd(images: string, above: string): Promise<readonly Found[]> {
  const found = await walk(images, '', above).catch(() => []);
  return found.filter(({ unpublished }) => unpublished === 'link' || unpublished === 'odd');
}

/** Scripts, handlers and foreign pages that a drawing may hide. */
const hidesScript = /<script|<foreignObject|<iframe|\son[a-z]+\s*=|javascript:|data:text\/html/i;

/** Nothing drawn is so long; what is, has something to hide. Counted in bytes, as they are once unpacked. */
const longestDrawing = 100 * 1024 * 1024;

class EndlessDrawing extends Error {}

/** Longer than anything that is looked for. */
const overlap = 64;

async function readsScript(bytes: AsyncIterable<Buffer>): Promise<boolean> {
  let [length, rest, found] = [0, '', false];
  for await (const chunk of bytes) {
    length += chunk.length;
    // What is looked for is ASCII, whatever the encoding; in UTF-16 each of its letters has a zero beside it.
    const text = rest + chunk.toString('latin1').replaceAll('\0', '');
    found ||= hidesScript.test(text);
    rest = text.slice(-overlap);
    if (length > longestDrawing) throw new EndlessDrawing();
  }
  return found;
}

async function hasScript(path: string): Promise<boolean> {
  const plain = () => pipeline(createReadStream(path), readsScript);
  const unpacked = () => pipeline(createReadStream(path), createGunzip(), readsScript);
  try {
    return await (/z$/i.test(path) ? unpacked() : plain());
  } catch (error) {
    if (error instanceof EndlessDrawing) return true;
    // What is not packed although its name says so is read as it is, as browsers would.
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_')) return plain();
    throw error;
  }
}

/** Why a file may not be served, if it may not. */
async function findFault(path: string, folder: string): Promise<Finding | undefined> {
  const file = join(folder, path);
  if (badName.test(path)) return finding('badName', { path });
  if (reserved.test(path)) return finding('reserved', { path });
  if (page.test(path)) return finding('foreignPage', { path });
  if (/\.svgz?$/i.test(path) && (await hasScript(file))) return finding('scriptInDrawing', { file: path });
  if (isPhotograph.test(path) && (await hidesCamera(file)) === 'unknown')
    return finding('closedPhoto', { path });
  return undefined;
}

/** One problem for all that is left out for the same reason. */
function tellUnpublished(found: readonly Found[]): readonly Problem[] {
  return (['leftover', 'dotted', 'link', 'odd'] as const).flatMap((kind) => {
    const paths = found.filter(({ unpublished }) => unpublished === kind).map(({ path }) => path);
    const [first, ...more] = paths.toSorted();
    if (first === undefined) return [];
    const file = more.length === 0 ? `public/${first}` : 'public';
    return [{ ...finding(kind, { paths: [first, ...more] }), file, range: noPlace }];
  });
}

/** The folder of `public/` whose files visitors are offered. */
const downloadFolder = 'files/';

async function weighDownloads(
  folder: string,
  files: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const names = files.filter((path) => path.startsWith(downloadFolder));
  const weighed = names.map(async (path) => {
    const { size } = await stat(join(folder, path));
    return [path.slice(downloadFolder.length), size] as const;
  });
  const found = await Promise.all(weighed.map(unlessGone));
  return Object.fromEntries(found.filter((one) => one !== undefined));
}

/** Reads what lies in `public/` beside the pictures. */
export async function readPublicFolder(folder: string, images: string): Promise<PublicFolder> {
  const found = await walk(folder, images);
  const files = found
    .filter(({ unpublished }) => unpublished === undefined)
    .map(({ path }) => path)
    .toSorted();
  const judged = files.map(async (path) => ({ path, mistake: await findFault(path, folder) }));
  const faults = (await Promise.all(judged.map(unlessGone))).filter((one) => one !== undefined);
  const problems = faults.flatMap(({ path, mistake }) =>
    mistake === undefined ? [] : [{ ...mistake, file: `public/${path}`, range: noPlace }],
  );
  const refused = new Set(faults.filter(({ mistake }) => mistake !== undefined).map(({ path }) => path));
  const served = faults.map(({ path }) => path).filter((path) => !refused.has(path));
  return {
    files: served,
    downloads: await weighDownloads(folder, served),
    problems: [...problems, ...tellUnpublished(found)],
  };
}
