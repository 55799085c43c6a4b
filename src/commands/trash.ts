import { isUtf8 } from 'node:buffer';
import { lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isContent } from '../content/read/found-file.ts';
import type { TrashedFile } from '../editor/store/store.ts';
import { WritingFault } from './faults.ts';
import { draftOf, writeDraft } from './writing.ts';

/** The trash's name in the content folder: git ignores it with all that begins with a dot there, and no reader looks into it. */
export const trashName = '.trash';

/** Where a content folder's trash is. */
export const trashOf = (pages: string) => join(pages, trashName);

/** How many files the trash keeps. */
export const mostTrashed = 100;

/** The day, the time and a number, then the file as it was called; a folder's name stands before `=`. */
const kept =
  /^(?<day>\d{4}-\d{2}-\d{2})_(?<time>\d{2}-\d{2}-\d{2})_(?<number>\d{3})_(?<path>(?:_[a-z]+=)?[^=/\\]+)$/;

function stamp(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day}_${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('-')}`;
}

/** The names of what the trash keeps, the oldest first. A link in its place leads nowhere. */
async function listNames(trash: string): Promise<readonly string[]> {
  const facts = await lstat(trash).catch(() => undefined);
  if (facts?.isDirectory() !== true) return [];
  return (await readdir(trash)).filter((name) => kept.test(name)).toSorted();
}

/** A file that goes, with its bytes. */
export interface Going {
  /** Below the content folder. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

async function keep(trash: string, { path, bytes }: Going, number: number): Promise<string> {
  const name = `${stamp(new Date())}_${String(number).padStart(3, '0')}_${path.replace('/', '=')}`;
  const place = join(trash, name);
  const draft = draftOf(place);
  await writeDraft(draft, bytes);
  await rename(draft, place);
  return place;
}

/**
 * Keeps files that are about to go, and forgets the oldest of those that the trash has above its limit. What it gives
 * forgets the files again, where they did not go.
 */
export async function keepInTrash(pages: string, going: readonly Going[]): Promise<() => Promise<void>> {
  const places: string[] = [];
  const forget = async () => {
    for (const place of places) await rm(place, { force: true }).catch(() => {});
  };
  if (going.length === 0) return forget;
  const trash = trashOf(pages);
  try {
    await mkdir(trash, { recursive: true });
    const last = (await listNames(trash)).at(-1);
    const number = Number((last && kept.exec(last)?.groups?.['number']) ?? 0);
    for (const [index, file] of going.entries())
      places.push(await keep(trash, file, (number + index + 1) % 1000));
    const names = await listNames(trash);
    for (const name of names.slice(0, -mostTrashed)) await rm(join(trash, name), { force: true });
    return forget;
  } catch (error) {
    throw new WritingFault(trash, error);
  }
}

/** What the trash keeps and can be read, the last that went first. */
export async function readTrash(pages: string): Promise<readonly TrashedFile[]> {
  const trash = trashOf(pages);
  const files: TrashedFile[] = [];
  for (const name of (await listNames(trash)).toReversed()) {
    const { day = '', time = '', path = '' } = kept.exec(name)?.groups ?? {};
    const bytes = await readFile(join(trash, name)).catch(() => undefined);
    if (bytes === undefined || !isUtf8(bytes) || !isContent(path.replace(/^.*=/, ''))) continue;
    const when = `${day}T${time.replaceAll('-', ':')}`;
    files.push({ path: path.replace('=', '/'), when, text: bytes.toString('utf8') });
  }
  return files;
}
