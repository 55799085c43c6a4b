import { mkdir, readdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isThere } from '../files.ts';
import { Refusal } from '../refusal.ts';
import type { Watch } from '../site-folder/deliver.ts';
import { makeFolder } from '../site-folder/make-folder.ts';
import { takeLock } from '../site-folder/lock.ts';
import { currentLink, homeMark, homeMarkText } from './find-home.ts';
import { sync } from './make-release.ts';
import { isLeftover, isReleaseName, listReleases, releasesFolder, type Release } from './release.ts';
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
  /** Whether there is a link to what is online, and it leads to no whole release. */
  readonly isLost: boolean;
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

/** The release that the link leads to, however it is written; `null` where it leads to none that is whole. */
async function readCurrent(
  { folder, shown }: { readonly folder: string; readonly shown: string },
  releases: readonly Release[],
): Promise<Release | null | undefined> {
  const link = join(folder, currentLink);
  if (!(await isThere(link))) return undefined;
  const target = await realpath(link).catch(() => undefined);
  if (target === undefined) return null;
  const below = await realpath(join(folder, releasesFolder));
  if (dirname(target) !== below || !isReleaseName(basename(target)))
    throw new Refusal(
      `"${currentLink}" em "${shown}" leva a "${target}", que não é uma versão publicada aqui. O site ficou como estava. ` +
        'Se esse atalho já não serve, apague-o e rode npm run deploy.',
      2,
    );
  return releases.find(({ name }) => name === basename(target)) ?? null;
}

async function switchLink(folder: string, { name }: Release, watch: Watch): Promise<void> {
  watch('link');
  await rm(join(folder, nextLink), { force: true });
  await symlink(`${releasesFolder}/${name}`, join(folder, nextLink));
  watch('switch');
  await rename(join(folder, nextLink), join(folder, currentLink));
  await sync(folder);
}

interface Conditions {
  /** The folder as it was named. */
  readonly shown: string;
  readonly tellWaiting: () => void;
  readonly watch: Watch;
}

/** Waits until no other command changes this home, and puts right what dead ones have left in it. */
export async function openHome(folder: string, { shown, tellWaiting, watch }: Conditions): Promise<Home> {
  makeFolder(folder);
  const close = await takeLock(join(folder, '.vitrine-lock'), tellWaiting);
  try {
    await markHome(folder, watch);
    await mkdir(join(folder, releasesFolder), { recursive: true });
    const foreign = await tidy(folder, watch);
    const releases = await listReleases(folder);
    const current = await readCurrent({ folder, shown }, releases);
    return {
      folder,
      releases,
      current: current ?? undefined,
      isLost: current === null,
      foreign,
      switchTo: (release) => switchLink(folder, release, watch),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
