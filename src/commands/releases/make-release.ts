import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { Watch } from '../site-folder/deliver.ts';
import {
  formatMark,
  hidden,
  holds,
  listFoldersOf,
  markFile,
  readers,
  serves,
  type Mark,
  type Stamp,
} from '../site-folder/mark.ts';
import { linkNew } from '../writing.ts';
import { placeCarried, type Carried } from './carry.ts';
import { removeRelease } from './remove-release.ts';
import { beforeFile, carriedFile, releasesFolder, secondOf, unfinished, type Release } from './release.ts';

/** What a release is made of. */
interface ReleasePlan {
  /** The folder of all releases' home, absolute. */
  readonly home: string;
  readonly name: string;
  /** The built site's folder, absolute, and how it was named. */
  readonly site: string;
  readonly shownSite: string;
  readonly own: Mark;
  readonly carried: ReadonlyMap<string, Carried>;
  /** The release that is online. */
  readonly former: Release | undefined;
  /** The name of the one that going back from this leads to. */
  readonly before: string | undefined;
  readonly watch: Watch;
}

/** How many files are in hand at a time. */
const atOnce = 16;

/** Does work on entries, some at a time. When one fails, none is still at work once the failure is told. */
async function inBatches<Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<void>) {
  for (let at = 0; at < entries.length; at += atOnce) {
    const results = await Promise.allSettled(entries.slice(at, at + atOnce).map(work));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }
}

/** Has a folder's names, or a file's bytes, on the disk before anything leads there. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function write(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, text);
  await sync(draft);
  await rename(draft, path);
}

function stampsOf(carried: ReadonlyMap<string, Carried>): Mark {
  return new Map([...carried].map(([path, { stamp }]) => [path, stamp]));
}

async function makeFolders(folder: string, paths: Iterable<string>): Promise<void> {
  const folders = new Set([...paths].flatMap(listFoldersOf));
  for (const path of ['', ...[...folders].toSorted()]) {
    await mkdir(join(folder, path), { recursive: true });
    // A web server, which is another user, has to read it.
    await chmod(join(folder, path), 0o755);
  }
}

/** The former release's own file where it is the same one: visitors' copies of it stay good. */
async function linkSame(
  { former }: ReleasePlan,
  target: string,
  path: string,
  stamp: Stamp,
): Promise<boolean> {
  const known = former?.own.get(path);
  if (former === undefined || known?.hash !== stamp.hash || known.size !== stamp.size) return false;
  try {
    await linkNew(join(former.folder, path), target);
  } catch {
    // It is copied like a new one.
  }
  if (await serves(target, stamp, readers)) return true;
  await rm(target, { force: true });
  return false;
}

async function place(
  plan: ReleasePlan,
  folder: string,
  [path, stamp]: readonly [string, Stamp],
): Promise<void> {
  plan.watch(`place ${path}`);
  const target = join(folder, path);
  if (await linkSame(plan, target, path, stamp)) return;
  const isCopied = await copyFile(join(plan.site, path), target, constants.COPYFILE_FICLONE).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'EISDIR') return false;
      throw error;
    },
  );
  if (!isCopied || !(await holds(target, stamp)))
    throw new Refusal(
      `"${path}" em "${plan.shownSite}" não é o que a montagem escreveu: alguém o mudou depois, ou uma montagem ainda não terminou. ` +
        'Nada foi publicado. Rode npm run build e publique de novo.',
      2,
    );
  await chmod(target, 0o644);
  // Servers tell versions of a file apart by second and size, so each release has a second of its own.
  await utimes(target, secondOf(plan.name), secondOf(plan.name));
  await sync(target);
}

async function fill(plan: ReleasePlan, draft: string): Promise<void> {
  const { own, carried, before, watch } = plan;
  watch('begin');
  await mkdir(join(draft, hidden), { recursive: true });
  watch('list');
  await write(join(draft, markFile), formatMark(own));
  await write(join(draft, carriedFile), formatMark(stampsOf(carried)));
  await write(join(draft, beforeFile), `${before ?? ''}\n`);
  await makeFolders(draft, [...own.keys(), ...carried.keys()]);
  await inBatches([...own], (file) => place(plan, draft, file));
  await inBatches([...carried], ([path, file]) => {
    watch(`carry ${path}`);
    return placeCarried(draft, path, file);
  });
}

/** Makes a release under a name that tells it is not whole, compares each file with the build's list, and then renames it. */
export async function makeRelease(plan: ReleasePlan): Promise<Release> {
  const { home, name, own, carried, before, watch } = plan;
  const folder = join(home, releasesFolder, name);
  const draft = folder + unfinished;
  try {
    await fill(plan, draft);
  } catch (error) {
    // What cannot be cleared now is cleared by the next command.
    await removeRelease(draft, watch).catch(() => {});
    throw error;
  }
  watch('name');
  await rename(draft, folder);
  await sync(dirname(folder));
  return { name, folder, own, carried: stampsOf(carried), before };
}

/** Gives a release what visitors of others may still ask for, before it is online again. */
export async function lend(
  release: Release,
  carried: ReadonlyMap<string, Carried>,
  watch: Watch,
): Promise<void> {
  const { folder } = release;
  watch('list lent');
  // What is not listed would never be cleared away.
  await write(join(folder, carriedFile), formatMark(new Map([...release.carried, ...stampsOf(carried)])));
  await makeFolders(folder, carried.keys());
  await inBatches([...carried], ([path, file]) => {
    watch(`lend ${path}`);
    return placeCarried(folder, path, file);
  });
}
