import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sha256 } from './digest.ts';
import { inTurn } from './in-turn.ts';

const day = 24 * 60 * 60 * 1000;

/** What is not asked for that long is removed by `pruneCache`, a folder that is not written into by `pruneFolders`. */
const keptFor = 60 * day;

/** An unfinished file this old belongs to no process that still runs. */
const unfinishedFor = day;

const unfinished = '.unfinished';

/** Beside each file stands the hash of what was written, in a file with this ending. */
const sumEnding = '.sum';

/** Files that are being made now, so that whoever asks meanwhile waits for the same work. */
const inWork = new Map<string, Promise<string>>();

/** Names temporary files apart within this process. */
let count = 0;

/** Writes a file whole or not at all: an interrupted run leaves nothing that looks finished. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  count += 1;
  const draft = join(dirname(file), `.${basename(file)}-${process.pid}-${count}${unfinished}`);
  await writeFile(draft, bytes);
  await rename(draft, file);
}

/** A file as it was written: disks fill up, copies break off, and other programs write where they may. */
async function readSound(file: string): Promise<Buffer | undefined> {
  const nothing = () => undefined;
  const [bytes, sum] = [
    await readFile(file).catch(nothing),
    await readFile(file + sumEnding, 'utf8').catch(nothing),
  ];
  return bytes !== undefined && sha256(bytes) === sum ? bytes : undefined;
}

async function writeSound(file: string, bytes: Uint8Array): Promise<void> {
  await writeWhole(file, bytes);
  await writeWhole(file + sumEnding, Buffer.from(sha256(bytes)));
}

async function markAsked(file: string): Promise<void> {
  const now = Date.now();
  const { mtimeMs } = await stat(file);
  if (now - mtimeMs > day) await utimes(file, new Date(now), new Date(now)).catch(() => {});
}

/** Makes a file anew unless it is there and sound. */
async function provide(file: string, make: () => Promise<Uint8Array>): Promise<string> {
  if ((await readSound(file)) === undefined) await writeSound(file, await make());
  else await markAsked(file);
  return file;
}

/** The path of a file of the cache, made first if it is not there or is spoilt. The name must tell all that the content depends on. */
export function keep(folder: string, name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = join(folder, name);
  const running = inWork.get(file);
  if (running !== undefined) return running;
  const work = provide(file, make).finally(() => inWork.delete(file));
  inWork.set(file, work);
  return work;
}

/** How many bytes of a hash a sealed file ends in. */
const sealLength = 32;

function seal(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([bytes, Buffer.from(sha256(bytes), 'hex')]);
}

/** What was sealed; nothing where the file is not as it was written. */
async function unseal(file: string): Promise<Uint8Array | undefined> {
  const sealed = await readFile(file).catch(() => undefined);
  if (sealed === undefined || sealed.length < sealLength) return undefined;
  const bytes = sealed.subarray(0, -sealLength);
  return sha256(bytes) === sealed.subarray(-sealLength).toString('hex') ? bytes : undefined;
}

/** The bytes that `keepBytes` keeps under a name; nothing where they are not there, or not as they were written. */
export async function findBytes(folder: string, name: string): Promise<Uint8Array | undefined> {
  const file = join(folder, name);
  const known = await unseal(file);
  if (known !== undefined) await markAsked(file);
  return known;
}

/** The bytes of a name, made once and then read from one file that ends in their hash: for many that are small. */
export async function keepBytes(
  folder: string,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const known = await findBytes(folder, name);
  if (known !== undefined) return known;
  const bytes = await make();
  await writeWhole(join(folder, name), seal(bytes));
  return bytes;
}

/** Small data as JSON, made once; again and again where the cache may not be written or is full: nothing is lost by it. */
export async function keepData<Data>(folder: string, name: string, make: () => Promise<Data>): Promise<Data> {
  const file = join(folder, name);
  const known = await readSound(file);
  if (known === undefined) {
    const text = JSON.stringify(await make());
    await writeSound(file, Buffer.from(text)).catch(() => {});
    return JSON.parse(text) as Data;
  }
  await markAsked(file);
  // Only the lines above write these files.
  return JSON.parse(known.toString()) as Data;
}

interface Kept {
  readonly file: string;
  readonly bytes: number;
  /** How long ago it was asked for. */
  readonly age: number;
}

async function listKept(folder: string, now: number): Promise<readonly Kept[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((one) => one.isFile() && !one.name.endsWith(sumEnding));
  const kept = await inTurn(files, 16, async ({ name }) => {
    const file = join(folder, name);
    const facts = await stat(file).catch(() => undefined);
    return facts === undefined ? [] : [{ file, bytes: facts.size, age: now - facts.mtimeMs }];
  });
  return kept.flat();
}

/**
 * Removes what nobody has asked for in a long time, what interrupted runs have left, and beyond so many bytes what has
 * not been asked for longest.
 */
export async function pruneCache(folder: string, mostBytes = Infinity, now = Date.now()): Promise<void> {
  const kept = await listKept(folder, now);
  let room = mostBytes;
  for (const { file, bytes, age } of kept.toSorted((a, b) => a.age - b.age)) {
    room -= bytes;
    if (room >= 0 && age <= (file.endsWith(unfinished) ? unfinishedFor : keptFor)) continue;
    await rm(file, { force: true });
    await rm(file + sumEnding, { force: true });
  }
}

/** Removes the folders of a cache's folder in which nothing was written for a long time. */
export async function pruneFolders(folder: string, now = Date.now()): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now - mtimeMs > keptFor) await rm(join(folder, name), { recursive: true, force: true });
  }
}
