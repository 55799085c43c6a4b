import { lstat, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUtf8 } from 'node:buffer';
import { sha256 } from '../content/pictures/digest.ts';
import { limits } from '../content/source/bytes.ts';
import { sweep } from './turn.ts';
import { draftOf, writeDraft } from './writing.ts';

/** The folder's name in the content folder: git ignores it with all that begins with a dot there, and no reader looks into it. */
export const versionsName = '.versions';

/** Where the texts are kept that saving has replaced. */
export const versionsOf = (pages: string) => join(pages, versionsName);

/** How many texts of one file are kept, and how many bytes in all. */
export const mostKept = { ofFile: 50, bytes: 20 * 1024 * 1024 } as const;

/** When the text was saved, in UTC, with what tells it from others; then the file as in the trash. */
const kept = /^(?<id>\d{4}(?:-\d{2}){5}-\d{3}-[\da-f]{16})_(?<path>(?:_[a-z]+=)?[^=/\\]+)$/;

const timeOf = /^(\d{4}-\d{2}-\d{2})-(\d{2})-(\d{2})-(\d{2})-(\d{3})/;

/** A text that saving has replaced. */
export interface KeptVersion {
  readonly id: string;
  readonly when: string;
  readonly bytes: Uint8Array;
}

/** A file that is about to get another text, with the one that it has. */
export interface Replaced {
  /** Below the content folder. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

interface Name {
  readonly name: string;
  readonly id: string;
  readonly path: string;
}

const nameOf = (id: string, path: string) => `${id}_${path.replace('/', '=')}`;

/** Our own files, the newest first. A link in the folder's place leads nowhere. */
async function listNames(folder: string): Promise<readonly Name[]> {
  const facts = await lstat(folder).catch(() => undefined);
  if (facts?.isDirectory() !== true) return [];
  const names = (await readdir(folder)).toSorted().toReversed();
  return names.flatMap((name) => {
    const { id, path } = kept.exec(name)?.groups ?? {};
    return id === undefined || path === undefined ? [] : [{ name, id, path: path.replace('=', '/') }];
  });
}

/** Names a text by the moment at which its file was written: so the same text is kept once. */
async function identify(pages: string, { path, bytes }: Replaced): Promise<string> {
  const { mtimeMs } = await stat(join(pages, path));
  const time = new Date(Math.min(Math.max(mtimeMs, 0), Date.now())).toISOString();
  return `${time.replaceAll(/[T:.]/g, '-').replace('Z', '')}-${sha256(bytes).slice(0, 16)}`;
}

/** Forgets the oldest texts above the limits. */
async function prune(folder: string): Promise<void> {
  const counts = new Map<string, number>();
  let bytes = 0;
  for (const { name, path } of await listNames(folder)) {
    const place = join(folder, name);
    const count = (counts.get(path) ?? 0) + 1;
    const facts = await lstat(place);
    if (!facts.isFile()) continue;
    const { size } = facts;
    counts.set(path, count);
    bytes += size;
    if (count > mostKept.ofFile || bytes > mostKept.bytes) await rm(place, { force: true });
  }
}

/** Keeps the texts of files that are about to be replaced, each whole or not at all. */
export async function keepVersions(pages: string, replaced: readonly Replaced[]): Promise<void> {
  const folder = versionsOf(pages);
  const texts = replaced.filter(
    ({ path, bytes }) => !path.includes('=') && bytes.length <= limits.bytes && isUtf8(bytes),
  );
  if (texts.length === 0) return;
  await mkdir(folder, { recursive: true });
  if (!(await lstat(folder)).isDirectory()) throw new Error('um atalho está no lugar da pasta');
  await sweep(folder);
  for (const text of texts) {
    const place = join(folder, nameOf(await identify(pages, text), text.path));
    const draft = draftOf(place);
    await writeDraft(draft, text.bytes);
    await rename(draft, place);
  }
  await prune(folder);
}

/** Keeps the texts of files that have new names under those. */
export async function renameVersions(pages: string, renamed: ReadonlyMap<string, string>): Promise<void> {
  const folder = versionsOf(pages);
  if (renamed.size === 0) return;
  for (const { name, id, path } of await listNames(folder)) {
    const target = renamed.get(path);
    if (target !== undefined) await rename(join(folder, name), join(folder, nameOf(id, target)));
  }
}

/** The texts that are kept of a file, the newest first. */
export async function listKept(pages: string, path: string): Promise<readonly KeptVersion[]> {
  const folder = versionsOf(pages);
  const versions: KeptVersion[] = [];
  for (const found of await listNames(folder)) {
    if (found.path !== path) continue;
    const place = join(folder, found.name);
    const facts = await lstat(place).catch(() => undefined);
    if (facts?.isFile() !== true || facts.size > limits.bytes) continue;
    const bytes = await readFile(place).catch(() => undefined);
    if (bytes === undefined) continue;
    versions.push({ id: found.id, when: found.id.replace(timeOf, '$1T$2:$3:$4.$5Z').slice(0, 24), bytes });
  }
  return versions;
}
