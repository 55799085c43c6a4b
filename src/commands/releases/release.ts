import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markFile, ownPrefix, readers, readMark, serves, type Mark } from '../site-folder/mark.ts';

/** The folder of the releases, below the folder that `--to` names. */
export const releasesFolder = 'releases';

/** Ends the name of a release that is not whole: it is being made, or on its way out. */
export const unfinished = '.unfinished';

/** What a release has of others for visitors whose page is older or newer than it. */
export const carriedFile = `${ownPrefix}-carried.json`;

/** Names the release in whose place this one came. */
export const beforeFile = `${ownPrefix}-before.txt`;

const namePattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[\da-f]{12}$/;

/** A site as it was put online, in a folder of its own. */
export interface Release {
  /** The second at which it was made, and its version. */
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  /** The files of the site, as the build listed them. */
  readonly own: Mark;
  readonly carried: Mark;
  /** The release that going back from this leads to. */
  readonly before: string | undefined;
}

/** Whether a folder bears the name of a release of ours. */
export function isReleaseName(name: string): boolean {
  return namePattern.test(name);
}

/** Whether a folder is what a command that died has left of a release. */
export function isLeftover(name: string): boolean {
  return name.endsWith(unfinished) && isReleaseName(name.slice(0, -unfinished.length));
}

/** A release's name by the second at which it is made and its version. */
export function nameRelease(second: number, version: string): string {
  const moment = new Date(second * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  return `${moment}Z-${version}`;
}

/** The second at which a release was made. */
export function secondOf(name: string): number {
  const [, ...parts] = namePattern.exec(name) ?? [];
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** The version of a release. */
export function versionOf(name: string): string {
  return name.slice(-12);
}

/** What a folder says of the release that it holds, whole or not; nothing where it is none of ours. */
export async function readRelease(folder: string, name: string): Promise<Release | undefined> {
  const own = readMark(join(folder, markFile));
  if (own === undefined) return undefined;
  const carried = readMark(join(folder, carriedFile)) ?? new Map();
  const before = (await readFile(join(folder, beforeFile), 'utf8').catch(() => '')).trim();
  return { name, folder, own, carried, before: isReleaseName(before) ? before : undefined };
}

/** The whole releases below a folder, the newest first. What else lies there is somebody's own. */
export async function listReleases(home: string): Promise<readonly Release[]> {
  const folder = join(home, releasesFolder);
  const names = (await readdir(folder)).filter(isReleaseName).toSorted().toReversed();
  const found = await Promise.all(names.map((name) => readRelease(join(folder, name), name)));
  return found.filter((release) => release !== undefined);
}

/** The files of a release that are no longer what was put online. Each is read. */
export async function listBroken({ folder, own }: Release): Promise<readonly string[]> {
  const broken: string[] = [];
  // Not all disks let others read: the list was written as the files were.
  const access = statSync(join(folder, markFile)).mode & readers;
  for (const [path, stamp] of own) {
    const isWhole = await serves(join(folder, path), stamp, access).catch(() => false);
    if (!isWhole) broken.push(path);
  }
  return broken;
}
