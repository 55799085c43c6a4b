import { createHash } from 'node:crypto';
import {
  createReadStream,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  type Dirent,
  type Stats,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The folder of what no host shows to visitors. */
export const hidden = 'deploy';

/** Tells a site's folder from any other: every file that a build has written, with size and hash. */
export const markFile = `${hidden}/.vitrine.json`;

/** How all that a build keeps for itself in the site's folder begins. */
export const ownPrefix = `${hidden}/.vitrine`;

/** What a file held when the build wrote it. */
export interface Stamp {
  readonly size: number;
  readonly hash: string;
}

/** Files of a site by path below its folder, with `/`. */
export type Mark = ReadonlyMap<string, Stamp>;

/** Where what files say is their name, so that those of several builds stand side by side. */
export const isLasting = /^(assets|fonts|images)\//;

/** The folders above a path, the outermost first. */
export function listFoldersOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** A path with a part that is none: it leads elsewhere. */
const unsafe = /(?:^|\/)\.{0,2}(?:\/|$)/;

/**
 * The last build's mark, the next one's, and that of both, by the files that they were read from or written to, wherever
 * those have been moved since: a delivery asks for each several times, and megabytes are not read again.
 */
const known = new Map<string, Mark | undefined>();

/** Tells a file with its content from any other: one that is written anew is another. */
function identify(file: string): string {
  const { dev, ino, size, mtimeMs } = statSync(file);
  return `${dev} ${ino} ${size} ${mtimeMs}`;
}

function know(identity: string, mark: Mark | undefined): Mark | undefined {
  known.delete(identity);
  known.set(identity, mark);
  for (const oldest of [...known.keys()].slice(0, -3)) known.delete(oldest);
  return mark;
}

/** Marks as they were written: one is written in several places. */
const texts = new WeakMap<Mark, string>();

/** Before a mark's lines, between them, and behind them. */
const [opening, between, closing] = ['{"version":1,"files":{\n', ',\n', '\n}}\n'];

const lineOf = (path: string, { size, hash }: Stamp) =>
  `${JSON.stringify(path)}:{"size":${size},"hash":"${hash}"}`;

/** What `lineOf` writes. */
const line = /^("(?:[^"\\]|\\.)*"):\{"size":(\d+),"hash":"([0-9a-f]*)"\}$/;

/** A mark as it is written, as JSON: a line for each file, sorted. */
export function formatMark(mark: Mark): string {
  const written = texts.get(mark);
  if (written !== undefined) return written;
  const lines = [...mark.keys()].toSorted().flatMap((path) => {
    const stamp = mark.get(path);
    return stamp === undefined ? [] : lineOf(path, stamp);
  });
  const text = opening + lines.join(between) + closing;
  texts.set(mark, text);
  return text;
}

/** Writes a mark. Where what is written must be whole, the file is moved there by whoever asks. */
export async function writeMark(file: string, mark: Mark): Promise<void> {
  await writeFile(file, formatMark(mark));
  know(identify(file), mark);
}

/** Reads a mark; nothing where there is none, or where it is none of ours. A path that leads outside makes it none. */
export function readMark(file: string): Mark | undefined {
  try {
    const identity = identify(file);
    return known.has(identity)
      ? know(identity, known.get(identity))
      : know(identity, parseMark(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Line by line: as one piece of JSON, tens of thousands of files take twice as long. */
function parseMark(written: string): Mark | undefined {
  // Somebody's system may have rewritten the ends of lines.
  const text = written.replaceAll('\r\n', '\n');
  if (!text.startsWith(opening) || !text.endsWith(closing)) return undefined;
  const mark = new Map<string, Stamp>();
  const lines = text.slice(opening.length, -closing.length);
  for (const entry of lines === '' ? [] : lines.split(between)) {
    const [, name = '', size, hash = ''] = line.exec(entry) ?? [];
    const path = readName(name);
    if (path === undefined || unsafe.test(path)) return undefined;
    mark.set(path, { size: Number(size), hash });
  }
  return mark;
}

/** The path that a line begins with. */
function readName(name: string): string | undefined {
  if (!name.includes('\\')) return name === '' ? undefined : name.slice(1, -1);
  try {
    return String(JSON.parse(name));
  } catch {
    return undefined;
  }
}

/** Read at once: of tens of thousands of folders the waiting would take longest. */
function readFolder(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function listBelow(folder: string, above: string, found: string[]): void {
  for (const entry of readFolder(join(folder, above))) {
    const path = `${above}${entry.name}`;
    if (path.startsWith(ownPrefix)) continue;
    if (entry.isDirectory()) listBelow(folder, `${path}/`, found);
    else found.push(path);
  }
}

/** All below a folder that is no folder, as paths with `/`, but for what the build keeps for itself. Sorted. */
export function listEntries(folder: string): readonly string[] {
  const found: string[] = [];
  listBelow(folder, '', found);
  return found.toSorted();
}

/** Larger files are read piece by piece. */
const readWhole = 8 * 1024 * 1024;

/** What a file holds now. Small ones are read at once: of tens of thousands the waiting would take longest. */
export async function stamp(file: string): Promise<Stamp> {
  const hash = createHash('sha256');
  const { size } = statSync(file);
  if (size <= readWhole) hash.update(readFileSync(file));
  else await pipeline(createReadStream(file), hash);
  return { size, hash: hash.digest('hex') };
}

/** The facts of a plain file; a link is none. Asked at once: of tens of thousands the waiting would take longest. */
function look(file: string): Stats | undefined {
  try {
    const facts = lstatSync(file, { throwIfNoEntry: false });
    return facts?.isFile() === true ? facts : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a path is a plain file of that size. */
export function hasSize(file: string, { size }: Pick<Stamp, 'size'>): boolean {
  return look(file)?.size === size;
}

/** The bits of a mode that let somebody read. */
export const readers = 0o444;

/** A file that servers have to find. */
export interface Served {
  readonly size: number | undefined;
  /** Who has to be let read it, as the bits of a mode. */
  readonly access: number;
}

/** The facts of a plain file of that size that is served. */
export function findServed(file: string, { size, access }: Served): Stats | undefined {
  const facts = look(file);
  return facts !== undefined && facts.size === size && (facts.mode & access) === access ? facts : undefined;
}

/** Whether a path is a plain file that holds just this. Its size is looked at first. */
export async function holds(file: string, written: Stamp): Promise<boolean> {
  return hasSize(file, written) && (await stamp(file)).hash === written.hash;
}

/** Whether that file can be served besides. */
export async function serves(file: string, { size, hash }: Stamp, access: number): Promise<boolean> {
  return findServed(file, { size, access }) !== undefined && (await stamp(file)).hash === hash;
}
