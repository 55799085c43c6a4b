import { readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { sha256 } from '../pictures/digest.ts';
import { nameOf } from '../validate/checks/duplicates.ts';
import type { Answered, Answers, PageRecord, Records, Remembered } from './record.ts';
import { readShard, writeShard, writeWhole } from './shard.ts';

/** What is remembered of pages lies in so many files, so that an edit writes one of them. */
const shards = 32;

/** Where it is remembered what came of the pages of a folder, absolute. */
export function recordsFolder(cache: string, pages: string): string {
  return join(cache, 'checked', sha256(pages).slice(0, 16));
}

const shardFile = (folder: string, shard: number) => join(folder, `${shard}.bin`);

/** Each answer has a file of its own: some are long, and stay. */
const answerFile = (folder: string, name: string) => join(folder, `${name}.answer`);

/** The shard of a page by its file: the same whatever other pages there are. */
const shardOf = (file: string): number => nameOf(file) % shards;

/** What the file of an answer holds, after its SHA-256. */
interface KeptAnswer extends Answered {
  readonly ground: string;
}

const sumOf = (bytes: Uint8Array) => Buffer.from(sha256(bytes), 'hex');

function readAnswer(file: string, ground: string): Answered | undefined {
  const bytes = readFileSync(file);
  const [sum, rest] = [bytes.subarray(0, 32), bytes.subarray(32)];
  // What bears its sum was written by the function below.
  const kept = sumOf(rest).equals(sum) ? (deserialize(rest) as KeptAnswer) : undefined;
  if (kept?.ground !== ground) return undefined;
  const { from, read, answer } = kept;
  return { from, read, answer };
}

async function writeAnswer(file: string, { from, read, answer }: Answered, ground: string): Promise<void> {
  const kept: KeptAnswer = { ground, from, read, answer };
  const bytes = serialize(kept);
  await writeWhole(file, [sumOf(bytes), bytes]);
}

function readAnswers(folder: string, ground: string): Answers {
  const answers = new Map<string, Answered>();
  try {
    const names = readdirSync(folder).filter((file) => extname(file) === '.answer');
    for (const name of names.map((file) => basename(file, '.answer'))) {
      const answer = readAnswer(answerFile(folder, name), ground);
      if (answer !== undefined) answers.set(name, answer);
    }
  } catch {
    // Nothing was answered yet, or another version of Node wrote it.
  }
  return answers;
}

/**
 * Reads what is remembered; nothing of a file that was written for another `ground`, or is not as it was written: each
 * page's record stands by itself, and so does each answer.
 */
export function recollect(folder: string, ground: string): Remembered {
  const pages = new Map<string, PageRecord>();
  for (let shard = 0; shard < shards; shard += 1)
    for (const [file, record] of readShard(shardFile(folder, shard), ground)) pages.set(file, record);
  return { pages, answers: readAnswers(folder, ground) };
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
  if (changed.size > 0) for (const [file, record] of now.pages) changed.get(shardOf(file))?.set(file, record);
  await mkdir(folder, { recursive: true });
  for (const [shard, records] of changed) await writeShard(shardFile(folder, shard), ground, records);
  for (const [name, answer] of now.answers)
    if (former.answers.get(name) !== answer) await writeAnswer(answerFile(folder, name), answer, ground);
}
