import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pid } from 'node:process';
import { deserialize, serialize } from 'node:v8';
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

/** What most pages have something of, and is seldom asked for. */
const packed = ['ids', 'sayings', 'pictures', 'messages', 'pricing', 'questions', 'uses', 'claims'] as const;

export type PackedFact = (typeof packed)[number];

/** What a page says and asks of the site, but for what is packed. */
export interface Found extends Omit<Facts & Findings, PackedFact | keyof Told> {
  readonly told: Told | undefined;
}

/** What of a page is packed. */
export interface Packed extends Pick<Facts & Findings, PackedFact> {
  /** Of a sound page, where one was asked for. */
  readonly summary?: PageSummary | undefined;
  /** Whatever else was asked of a sound page. */
  readonly note?: Plain | undefined;
}

const names = [...packed, 'summary', 'note'] as const;

/** Packs what is remembered of a page. */
export const packPage = (page: Packed): Parcel<Packed> => Parcel.pack(names, page);

/** What came of looking at a page. It is true as long as the page takes for granted what is so. */
export interface PageRecord {
  readonly stamp: Stamp;
  /** When it was looked at, in milliseconds. */
  readonly at: number;
  /** The SHA-256 of the file's bytes. */
  readonly hash: string;
  /** What is wrong with the file as a text. */
  readonly problems: readonly Problem[];
  readonly found: Found;
  readonly parcel: Parcel<Packed>;
  readonly presumption: Presumption;
  /** Where those parts stand of which something was told. */
  readonly places: Places;
}

/** What is remembered of a content folder: pages by their files. */
export type Records = ReadonlyMap<string, PageRecord>;

/** What is remembered lies in so many files, so that an edit writes one of them. */
const shards = 32;

const digest = 32;

const sumOf = (...parts: readonly Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Where it is remembered what came of the pages of a folder, absolute. */
export function recordsFolder(cache: string, pages: string): string {
  return join(cache, 'checked', sha256(pages).slice(0, 16));
}

const shardFile = (folder: string, shard: number) => join(folder, `${shard}.bin`);

/** The shard of a page by its file: the same whatever other pages there are. */
function shardOf(file: string): number {
  let sum = 0;
  for (let at = 0; at < file.length; at += 1) sum = (Math.imul(sum, 31) + file.charCodeAt(at)) | 0;
  return (sum >>> 0) % shards;
}

/** How a file begins; the parcels of its pages follow. */
interface Opening {
  readonly ground: string;
  /** Each with the place of its parcel among those that follow, in bytes. */
  readonly pages: ReadonlyMap<string, Omit<PageRecord, 'parcel'> & { readonly from: number }>;
}

/** How long the opening is. */
const forLength = 4;

async function readShard(file: string, ground: string): Promise<Records> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  const rest = bytes.subarray(digest);
  if (!sumOf(rest).equals(bytes.subarray(0, digest))) return new Map();
  const start = forLength + rest.readUInt32LE(0);
  try {
    // What bears its sum was written by the function below.
    const opening = deserialize(rest.subarray(forLength, start)) as Opening;
    if (opening.ground !== ground) return new Map();
    return new Map(
      [...opening.pages].map(([name, { from, ...record }]) => {
        const parcel = new Parcel<Packed>(names, rest, start + from);
        return [name, { ...record, parcel }];
      }),
    );
  } catch {
    // Another version of Node wrote it.
    return new Map();
  }
}

/**
 * Reads what is remembered; nothing of a file that was written for another `ground`, or is not as it was written: each
 * page's record stands by itself.
 */
export async function readRecords(folder: string, ground: string): Promise<Records> {
  const records = new Map<string, PageRecord>();
  for (let shard = 0; shard < shards; shard += 1)
    for (const [file, record] of await readShard(shardFile(folder, shard), ground)) records.set(file, record);
  return records;
}

async function writeShard(file: string, ground: string, pages: Records): Promise<void> {
  const parcels: Uint8Array[] = [];
  let from = 0;
  const places = new Map<string, Opening['pages'] extends ReadonlyMap<string, infer Entry> ? Entry : never>();
  for (const [name, { parcel, ...record }] of pages) {
    places.set(name, { ...record, from });
    parcels.push(parcel.bytes);
    from += parcel.bytes.length;
  }
  const opening = serialize({ ground, pages: places } satisfies Opening);
  const length = Buffer.alloc(forLength);
  length.writeUInt32LE(opening.length);
  const bytes = [length, opening, ...parcels];
  const draft = `${file}-${pid}.unfinished`;
  const handle = await open(draft, 'w');
  try {
    await handle.writev([sumOf(...bytes), ...bytes]);
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/** The shards in which something is not as it was. */
function listChanged(pages: Records, former: Records): ReadonlySet<number> {
  const changed = new Set<number>();
  for (const [file, record] of pages) if (former.get(file) !== record) changed.add(shardOf(file));
  for (const file of former.keys()) if (!pages.has(file)) changed.add(shardOf(file));
  return changed;
}

/** Remembers what is not as it was in `former`, which was read before: each file whole or not at all. */
export async function writeRecords(
  folder: string,
  ground: string,
  { pages, former }: { readonly pages: Records; readonly former: Records },
): Promise<void> {
  const changed = new Map([...listChanged(pages, former)].map((shard) => [shard, new Map()]));
  for (const [file, record] of pages) changed.get(shardOf(file))?.set(file, record);
  await mkdir(folder, { recursive: true });
  for (const [shard, records] of changed) await writeShard(shardFile(folder, shard), ground, records);
}
