import { readFileSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pid } from 'node:process';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { Stamp } from '../load/load.ts';
import { sha256 } from '../pictures/digest.ts';
import type { Problem } from '../problems/problem.ts';
import type { Part, PartPlace } from '../validate/checks/part-place.ts';
import type { Facts, Findings } from '../validate/examine.ts';
import type { Presumption } from '../validate/presume.ts';
import { Parcel } from './parcel.ts';
import type { PageSummary } from './summary.ts';

/** Where parts of a page stand. */
export type Places = ReadonlyMap<Part, PartPlace>;

/** Data without functions, which can be kept. */
export type Plain = Readonly<Record<string, unknown>>;

/** What is told of a page, or asked of others; of most pages nothing is. */
export type Told = Pick<Findings, 'own' | 'links' | 'missing' | 'menuRoom' | 'days'>;

/** What else may be asked of a sound page. */
interface More {
  readonly summary?: PageSummary | undefined;
  readonly note?: Plain | undefined;
}

/** What of a page is packed, in this order: what the checks of the whole site look at, and what was asked of it besides. */
const names = [
  'ids',
  'sayings',
  'pictures',
  'messages',
  'menu',
  'head',
  'sign',
  'pricing',
  'questions',
  'people',
  'uses',
  'claims',
  'summary',
  'note',
] as const;

export type Packed = Pick<Facts & Findings & More, (typeof names)[number]>;

/** Packs what is remembered of a page. */
export const packPage = (page: Packed): Parcel<Packed> => Parcel.pack(names, page);

/** What is known of a page. */
export interface Known {
  /** The last day of the page, as ISO. */
  readonly validUntil: string | undefined;
  readonly told: Told | undefined;
  readonly parcel: Parcel<Packed>;
}

/** What came of looking at a page. It is true as long as the page takes for granted what is so. */
export interface PageRecord extends Known {
  readonly stamp: Stamp;
  /** When it was looked at, in milliseconds. */
  readonly at: number;
  /** The SHA-256 of the file's bytes. */
  readonly hash: string;
  /** What is wrong with the file as a text. */
  readonly problems: readonly Problem[];
  readonly presumption: Presumption;
  /** Where those parts stand of which something was told. */
  readonly places: Places;
}

/** What is remembered of the pages of a content folder, by their files. */
export type Records = ReadonlyMap<string, PageRecord>;

/** What was read of a page, where a question needed more than what it says. */
export interface ReadPage {
  readonly file: string;
  /** The SHA-256 of the file's bytes. */
  readonly hash: string | undefined;
  /** Where parts of it stand, if nothing else was read. */
  readonly places: readonly (readonly [Part, PartPlace])[] | undefined;
}

/** An answer to a question about all pages, and what it was made of. */
export interface Answered {
  /** Changes with all that the question looks at. */
  readonly from: string;
  /** The pages that were read for it. */
  readonly read: readonly ReadPage[];
  /** As V8 writes data. */
  readonly answer: Uint8Array;
}

/** What was answered, by the names of the questions. */
export type Answers = ReadonlyMap<string, Answered>;

/** What is remembered of a content folder. */
export interface Remembered {
  readonly pages: Records;
  readonly answers: Answers;
}

/** What is remembered lies in so many files, so that an edit writes one of them. */
const shards = 32;

/** How long the sum is that a file begins with, in bytes. */
const forSum = 4;

/** Tells a file that was cut off or damaged; it keeps nobody out who means to change it. */
function sumOf(parts: readonly Uint8Array[]): Buffer {
  const sum = Buffer.alloc(forSum);
  sum.writeUInt32LE(parts.reduce((before, part) => crc32(part, before), 0));
  return sum;
}

/** Where it is remembered what came of the pages of a folder, absolute. */
export function recordsFolder(cache: string, pages: string): string {
  return join(cache, 'checked', sha256(pages).slice(0, 16));
}

const shardFile = (folder: string, shard: number) => join(folder, `${shard}.bin`);

const answersFile = (folder: string) => join(folder, 'answers.bin');

/** The bytes of a file that are as they were written, without their sum. Read at once: waiting would take longest. */
function readSealed(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const rest = bytes.subarray(forSum);
    return sumOf([rest]).equals(bytes.subarray(0, forSum)) ? rest : undefined;
  } catch {
    // Nothing was remembered yet, or it cannot be read: all is looked at.
    return undefined;
  }
}

/** Reads what bears its sum, and so was written by the functions below; nothing where another version of Node wrote it. */
function read(bytes: Buffer): unknown {
  try {
    return deserialize(bytes);
  } catch {
    return undefined;
  }
}

/** Writes a file whole or not at all, after its sum. */
async function writeSealed(file: string, parts: readonly Uint8Array[]): Promise<void> {
  const draft = `${file}-${pid}.unfinished`;
  const handle = await open(draft, 'w');
  try {
    await handle.writev([sumOf(parts), ...parts]);
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/** The shard of a page by its file: the same whatever other pages there are. */
function shardOf(file: string): number {
  let sum = 0;
  for (let at = 0; at < file.length; at += 1) sum = (Math.imul(sum, 31) + file.charCodeAt(at)) | 0;
  return (sum >>> 0) % shards;
}

/** A record with the place of its parcel among those of its file, in bytes. */
type OpenedRecord = Omit<PageRecord, 'parcel'> & { readonly from: number };

/** How a file of records begins; the parcels of its pages follow. */
interface Opening {
  readonly ground: string;
  readonly pages: ReadonlyMap<string, OpenedRecord>;
}

/** How long the opening is. */
const forLength = 4;

function readShard(file: string, ground: string): Records {
  const bytes = readSealed(file);
  if (bytes === undefined) return new Map();
  const start = forLength + bytes.readUInt32LE(0);
  const opening = read(bytes.subarray(forLength, start)) as Opening | undefined;
  if (opening?.ground !== ground) return new Map();
  return new Map(
    [...opening.pages].map(([name, { from, ...record }]) => {
      const parcel = new Parcel<Packed>(names, bytes, start + from);
      return [name, { ...record, parcel }];
    }),
  );
}

/** What a file of answers holds. */
interface KeptAnswers {
  readonly ground: string;
  readonly answers: Answers;
}

function readAnswers(file: string, ground: string): Answers {
  const bytes = readSealed(file);
  const kept = bytes && (read(bytes) as KeptAnswers | undefined);
  return kept?.ground === ground ? kept.answers : new Map();
}

/**
 * Reads what is remembered; nothing of a file that was written for another `ground`, or is not as it was written: each
 * page's record stands by itself, and so does each answer.
 */
export function recollect(folder: string, ground: string): Remembered {
  const pages = new Map<string, PageRecord>();
  for (let shard = 0; shard < shards; shard += 1)
    for (const [file, record] of readShard(shardFile(folder, shard), ground)) pages.set(file, record);
  return { pages, answers: readAnswers(answersFile(folder), ground) };
}

async function writeShard(file: string, ground: string, pages: Records): Promise<void> {
  const kept: [string, OpenedRecord][] = [];
  const parcels: Uint8Array[] = [];
  let from = 0;
  for (const [name, { parcel, ...record }] of pages) {
    const { bytes } = parcel;
    kept.push([name, { ...record, from }]);
    parcels.push(bytes);
    from += bytes.length;
  }
  const opening = serialize({ ground, pages: new Map(kept) } satisfies Opening);
  const length = Buffer.alloc(forLength);
  length.writeUInt32LE(opening.length);
  await writeSealed(file, [length, opening, ...parcels]);
}

/** The shards in which something is not as it was. */
function listChanged(pages: Records, former: Records): ReadonlySet<number> {
  if (pages === former) return new Set();
  const changed = new Set<number>();
  for (const [file, record] of pages) if (former.get(file) !== record) changed.add(shardOf(file));
  for (const file of former.keys()) if (!pages.has(file)) changed.add(shardOf(file));
  return changed;
}

/** Remembers what is not as it was in `former`, which was read before: each file whole or not at all. */
export async function remember(
  folder: string,
  ground: string,
  { now, former }: { readonly now: Remembered; readonly former: Remembered },
): Promise<void> {
  const changed = new Map([...listChanged(now.pages, former.pages)].map((shard) => [shard, new Map()]));
  for (const [file, record] of changed.size > 0 ? now.pages : [])
    changed.get(shardOf(file))?.set(file, record);
  await mkdir(folder, { recursive: true });
  for (const [shard, records] of changed) await writeShard(shardFile(folder, shard), ground, records);
  const areSame = [...now.answers].every(([name, one]) => former.answers.get(name) === one);
  if (!areSame) {
    const kept: KeptAnswers = { ground, answers: now.answers };
    await writeSealed(answersFile(folder), [serialize(kept)]);
  }
}
