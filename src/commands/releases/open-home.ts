import { mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isThere } from '../files.ts';
import type { Watch } from '../site-folder/deliver.ts';
import { takeLock } from '../site-folder/lock.ts';
import { currentLink, homeMark, homeMarkText } from './find-home.ts';
import { sync } from './make-release.ts';
import { isLeftover, listReleases, releasesFolder, type Release } from './release.ts';
import { removeRelease } from './remove-release.ts';

const nextLink = '.vitrine-next';

/** The home of releases, which is this command's alone until it is closed. */
export interface Home {
  /** Absolute. */
  readonly folder: string;
  /** Whole ones, the newest first. */
  readonly releases: readonly Release[];
  /** The one that is online. */
  readonly current: Release | undefined;
  /** Folders of releases, removed by now, that hold something of somebody else. */
  readonly foreign: readonly string[];
  /** Puts a release online in one step. */
  readonly switchTo: (release: Release) => Promise<void>;
  readonly close: () => Promise<void>;
}

async function markHome(folder: string, watch: Watch): Promise<void> {
  const mark = join(folder, homeMark);
  if (await isThere(mark)) return;
  watch('mark');
  await writeFile(`${mark}.draft`, homeMarkText);
  await rename(`${mark}.draft`, mark);
}

/** Removes what commands that died have left. */
async function tidy(folder: string, watch: Watch): Promise<readonly string[]> {
  await rm(join(folder, nextLink), { force: true });
  const foreign: string[] = [];
  for (const name of (await readdir(join(folder, releasesFolder))).filter(isLeftover))
    if (!(await removeRelease(join(folder, releasesFolder, name), watch))) foreign.push(name);
  return foreign;
}

async function readCurrent(folder: string, releases: readonly Release[]): Promise<Release | undefined> {
  const target = await readlink(join(folder, currentLink)).catch(() => undefined);
  return releases.find(({ name }) => `${releasesFolder}/${name}` === target);
}

async function switchLink(folder: string, { name }: Release, watch: Watch): Promise<void> {
  watch('link');
  await rm(join(folder, nextLink), { force: true });
  await symlink(`${releasesFolder}/${name}`, join(folder, nextLink));
  watch('switch');
  await rename(join(folder, nextLink), join(folder, currentLink));
  await sync(folder);
}

/** Waits until no other command changes this home, and puts right what dead ones have left in it. */
export async function openHome(
  folder: string,
  { tellWaiting, watch }: { readonly tellWaiting: () => void; readonly watch: Watch },
): Promise<Home> {
  await mkdir(folder, { recursive: true });
  const close = await takeLock(join(folder, '.vitrine-lock'), tellWaiting);
  try {
    await markHome(folder, watch);
    await mkdir(join(folder, releasesFolder), { recursive: true });
    const foreign = await tidy(folder, watch);
    const releases = await listReleases(folder);
    const current = await readCurrent(folder, releases);
    return {
      folder,
      releases,
      current,
      foreign,
      switchTo: (release) => switchLink(folder, release, watch),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
