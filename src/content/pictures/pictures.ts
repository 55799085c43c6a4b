import { createHash } from 'node:crypto';
import { createReadStream, existsSync, type Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { toSlug } from '../../fields/repair.ts';
import type { PictureFault } from '../../fields/shown-picture.ts';
import { sha256 } from './digest.ts';
import { keepData } from './disk-cache.ts';
import { inTurn, type Progress } from './in-turn.ts';
import type { BrokenPicture, PictureFile } from './picture-file.ts';
import { findPictureFault, isOtherPicture, isPicture } from './picture-fault.ts';
import { isStandIn } from './stand-in.ts';
import { unlessGone } from './unless-gone.ts';

/** Part of every variant's name: a change of how pictures are measured or encoded must change it. */
const pipelineVersion = '2';

/** Pictures that are open at the same time; each may take its decoded size in memory. */
const atOnce = 4;

/** The pictures of a folder that can be shown, and those that cannot. */
export interface Pictures {
  readonly pictures: readonly PictureFile[];
  readonly broken: readonly BrokenPicture[];
}

/** What the content of a file alone decides. */
type Facts = { readonly hash: string } & Pick<PictureFile, 'width' | 'height' | 'color' | 'isStandIn'>;

/** What a file is found to be, or why it cannot be shown. */
type Findings = Facts | { readonly fault: PictureFault };

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256').update(pipelineVersion);
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest('hex').slice(0, 10);
}

/** Decodes a picture once, small: a file that is sound at its start only is found out here. */
async function measure(path: string): Promise<Omit<Facts, 'hash'>> {
  const metadata = await sharp(path).metadata();
  const small = await sharp(path).autoOrient().resize(64).png().toBuffer();
  const { dominant, isOpaque } = await sharp(small).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  return {
    width: metadata.autoOrient.width,
    height: metadata.autoOrient.height,
    color: isOpaque ? `#${hex}` : 'transparent',
    ...(isStandIn(metadata) && { isStandIn: true }),
  };
}

async function examine(path: string, cacheFolder: string): Promise<Findings> {
  const fault = await findPictureFault(path);
  if (fault !== undefined) return { fault };
  const hash = await hashFile(path);
  // A header may be sound and the rest cut off.
  return keepData(cacheFolder, `${hash}.json`, () => measure(path)).then(
    (facts) => ({ hash, ...facts }),
    (error: NodeJS.ErrnoException) => {
      // The disk has refused something, which says nothing of the picture.
      if (error.code !== undefined) throw error;
      return { fault: { kind: 'not-a-picture' } };
    },
  );
}

/** Examines a file, unless one of the same name, size and times has been: reading 200 photographs takes seconds. */
async function recognise(
  path: string,
  { size, mtimeMs, ctimeMs, ino }: Stats,
  cacheFolder: string,
): Promise<Findings> {
  const seen = JSON.stringify([pipelineVersion, path, size, mtimeMs, ctimeMs, ino]);
  const identity = sha256(seen).slice(0, 20);
  // A file saved a moment ago may change again without its times telling.
  if (Date.now() - Math.max(mtimeMs, ctimeMs) < 2000) return examine(path, cacheFolder);
  return keepData(cacheFolder, `seen-${identity}.json`, () => examine(path, cacheFolder));
}

/** Reads the headers and colours of all pictures in a folder, sorted by name. What was measured once is kept on disk. */
export async function readPictures(
  folder: string,
  cacheFolder: string,
  progress?: Progress,
): Promise<Pictures> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && (isPicture.test(entry.name) || isOtherPicture.test(entry.name)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
  const work = async (name: string) => {
    const path = join(folder, ...name.split('/'));
    const stats = await unlessGone(stat(path));
    if (stats === undefined) return [];
    const findings = await unlessGone(recognise(path, stats, cacheFolder));
    // The decoder says of a file that has gone what it says of one that is no picture.
    const isGone = findings === undefined || ('fault' in findings && !existsSync(path));
    return isGone ? [] : [{ name, path, bytes: stats.size, findings }];
  };
  const read = (await inTurn(names, atOnce, work, progress)).flat();
  return {
    pictures: read.flatMap(({ findings, ...file }) =>
      'fault' in findings ? [] : [describe(file, findings)],
    ),
    broken: read.flatMap(({ name, findings }) =>
      'fault' in findings ? [{ name, fault: findings.fault }] : [],
    ),
  };
}

function describe(
  { name, path, bytes }: Pick<PictureFile, 'name' | 'path' | 'bytes'>,
  { hash, ...facts }: Facts,
): PictureFile {
  const stem = toSlug(name.replace(isPicture, ''));
  // Of one name, so a few digits tell its contents apart; every document carries them for each of its pictures.
  return { name, path, base: `/images/${stem === '' ? 'foto' : stem}-${hash.slice(0, 6)}`, ...facts, bytes };
}
