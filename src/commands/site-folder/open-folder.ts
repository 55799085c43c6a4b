import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Progress } from '../../content/pictures/in-turn.ts';
import { deliver, isSealed, seal, type Watch } from './deliver.ts';
import { openFormer, type Former } from './former.ts';
import { takeLock } from './lock.ts';
import { makeFolder } from './make-folder.ts';
import { hidden, readers } from './mark.ts';

const deskPrefix = '.vitrine-work-';

/** What came of a release: what its maker gave, and the files of somebody's own that were left where they are. */
interface Released<Result> {
  readonly result: Result;
  readonly foreign: readonly string[];
}

/** A site's folder that is this build's alone until it is closed. */
interface SiteFolder {
  /**
   * Lets `make` write a whole site into an empty folder and then puts it in the place of the former one; where it gives
   * nothing, that one stays. `spare` is for what is needed only meanwhile: it goes with the build, however that ends.
   */
  readonly release: <Result>(
    make: (folder: string, former: Former, spare: string) => Promise<Result | undefined>,
  ) => Promise<Released<Result> | undefined>;
  readonly close: () => Promise<void>;
}

/** Ends what builds that died have begun: a site that was whole is delivered, all else is removed. */
async function tidy(folder: string, access: number): Promise<void> {
  const names = await readdir(join(folder, hidden));
  for (const name of names.filter((known) => known.startsWith(deskPrefix))) {
    const desk = join(folder, hidden, name);
    if (isSealed(desk)) await deliver({ folder, desk, access });
    await rm(desk, { recursive: true, force: true });
  }
}

async function removeIfEmpty(path: string): Promise<void> {
  await rmdir(path).catch(() => {});
}

/** What a build brings along. */
interface Conditions {
  /** Where it is kept what files of the last build were made of, absolute. */
  readonly cache: string;
  readonly tellWaiting: () => void;
  readonly watch?: Watch | undefined;
  /** Is told how many files of the new site have their place. */
  readonly progress?: Progress | undefined;
}

/** Waits until no other build writes this folder, and puts right what dead builds have left in it. */
export async function openSiteFolder(
  folder: string,
  { cache, tellWaiting, watch, progress }: Conditions,
): Promise<SiteFolder> {
  const made = makeFolder(folder);
  const lock = join(folder, hidden, '.vitrine-lock');
  const unlock = await takeLock(lock, tellWaiting);
  const close = async () => {
    await unlock();
    await removeIfEmpty(join(folder, hidden));
    if (made !== undefined) await removeIfEmpty(folder);
  };
  let access = readers;
  try {
    // Not all disks heed what a process leaves others: what was written just now tells.
    access = statSync(lock).mode & readers;
    await tidy(folder, access);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close,
    async release(make) {
      const desk = await mkdtemp(join(folder, hidden, deskPrefix));
      try {
        const site = join(desk, 'site');
        await mkdir(site);
        const former = await openFormer({ folder, cache, access });
        const result = await make(site, former, join(desk, 'spare'));
        if (result === undefined) return undefined;
        const { kept, written } = former;
        const delivery = await seal({ folder, desk, access, kept, written });
        const foreign = await deliver(delivery, watch, progress);
        await former.close().catch((error: unknown) => {
          // The site is there; what the machine does not let be recorded costs the next build time alone.
          if (!(error instanceof Error && 'syscall' in error)) throw error;
        });
        return { result, foreign };
      } finally {
        // What is sealed is for the next build to bring to its end, had this one to stop.
        if (!isSealed(desk)) await rm(desk, { recursive: true, force: true });
      }
    },
  };
}
