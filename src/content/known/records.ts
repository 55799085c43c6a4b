import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pid } from 'node:process';
import { deserialize, serialize } from 'node:v8';
import type { Stamp } from '../load/load.ts';
import { sha256 } from '../pictures/digest.ts';
import type { Problem } from '../problems/problem.ts';
import type { Part, PartPlace } from '../validate/checks/part-place.ts';
import type { Facts, Findings } from '../validate/examine.ts';
import type { Presumption } from '../validate/presume.ts';
import type { Packed } from './packed.ts';
import type { PageSummary } from './summary.ts';

/** Where parts of a page stand. */
export type Places = ReadonlyMap<Part, PartPlace>;

/** Data without functions, which can be kept. */
export type Plain = Readonly<Record<string, unknown>>;

/** What a page says and asks of the site. What most pages have something of is packed. */
export interface Found extends Omit<Facts & Findings, Bulky> {
  readonly ids: Packed<Facts['ids']>;
  readonly sayings: Packed<Facts['sayings']>;
  readonly pictures: Packed<Facts['pictures']>;
  readonly uses: Packed<Findings['uses']>;
  readonly claims: Packed<Findings['claims']>;
}

type Bulky = 'ids' | 'sayings' | 'pictures' | 'uses' | 'claims';

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
  readonly presumption: Presumption;
  /** Where those parts stand of which something was told. */
  readonly places: Places;
  /** Of a sound page, where one was asked for. */
  readonly summary?: Packed<PageSummary> | undefined;
  /** Whatever else was asked of a sound page. */
  readonly note?: Packed<Plain> | undefined;
}

/** What is remembered of a content folder: pages by their files. */
export type Records = ReadonlyMap<string, PageRecord>;

const digest = 32;

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Where it is remembered what came of the pages of a folder, absolute. */
export function recordsFile(cache: string, pages: string): string {
  return join(cache, 'checked', `${sha256(pages).slice(0, 16)}.bin`);
}

/** Reads what is remembered; nothing where it was remembered for another `ground`, or is not as it was written. */
export async function readRecords(file: string, ground: string): Promise<Records> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  if (!sumOf(bytes.subarray(digest)).equals(bytes.subarray(0, digest))) return new Map();
  try {
    // What bears its sum was written by the function below.
    const record = deserialize(bytes.subarray(digest)) as {
      readonly ground: string;
      readonly pages: Records;
    };
    return record.ground === ground ? record.pages : new Map();
  } catch {
    // Another version of Node wrote it.
    return new Map();
  }
}

/** Remembers, whole or not at all. */
export async function writeRecords(file: string, ground: string, pages: Records): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const bytes = serialize({ ground, pages });
  const draft = `${file}-${pid}.unfinished`;
  await writeFile(draft, Buffer.concat([sumOf(bytes), bytes]));
  await rename(draft, file);
}
