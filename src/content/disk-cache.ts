import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** What is not asked for that long is removed by `pruneCache`. */
const keptFor = 60 * day;

/** An unfinished file this old belongs to no process that still runs. */
const unfinishedFor = day;

const unfinished = '.unfinished';

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

async function isThere(file: string): Promise<boolean> {
  const facts = await stat(file).catch(() => undefined);
  if (facts === undefined) return false;
  const now = Date.now();
  if (now - facts.mtimeMs > day) await utimes(file, new Date(now), new Date(now)).catch(() => {});
  return true;
}

/** The path of a file of the cache, made first if it is not there. The name must tell all that the content depends on. */
export function keep(folder: string, name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = join(folder, name);
  const running = inWork.get(file);
  if (running !== undefined) return running;
  const work = isThere(file)
    .then(async (isMade) => {
      if (!isMade) await writeWhole(file, await make());
      return file;
    })
    .finally(() => inWork.delete(file));
  inWork.set(file, work);
  return work;
}

/** The same for small data as JSON. */
export async function keepData<Data>(folder: string, name: string, make: () => Promise<Data>): Promise<Data> {
  const file = await keep(folder, name, async () => Buffer.from(JSON.stringify(await make())));
  // Only the line above writes these files.
  return JSON.parse(await readFile(file, 'utf8')) as Data;
}

/** Removes what nobody has asked for in a long time, and what interrupted runs have left. */
export async function pruneCache(folder: string, now = Date.now()): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(folder, entry.name);
    const facts = await stat(file).catch(() => undefined);
    const most = entry.name.endsWith(unfinished) ? unfinishedFor : keptFor;
    if (facts !== undefined && now - facts.mtimeMs > most) await rm(file, { force: true });
  }
}
