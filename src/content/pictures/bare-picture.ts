import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { sha256 } from './digest.ts';
import { keep } from './disk-cache.ts';

/** Names of the files that cameras and telephones write, or that are made of theirs. */
export const isPhotograph = /\.(png|jpe?g|jfif|webp|avif|gif|tiff?|hei[cf]|dng)$/i;

function readMetadata(file: string): Promise<Metadata | undefined> {
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
}

/** Whether a picture says where and with what it was taken; unknown of one that cannot be opened. */
export async function hidesCamera(file: string): Promise<boolean | 'unknown'> {
  const facts = await readMetadata(file);
  if (facts === undefined || facts.compression === 'hevc') return 'unknown';
  return [facts.exif, facts.xmp, facts.iptc, facts.tifftagPhotoshop].some((part) => part !== undefined);
}

async function redraw(file: string): Promise<Buffer> {
  const { format, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
  const upright = sharp(file, { animated: pages > 1 }).autoOrient();
  if (format === 'jpeg') return upright.jpeg({ quality: 90 }).toBuffer();
  if (format === 'webp') return upright.webp({ quality: 90 }).toBuffer();
  if (format === 'heif') return upright.avif({ quality: 65, effort: 2 }).toBuffer();
  return upright.toBuffer();
}

/**
 * The path of a file as it may be published: itself, or, of a photograph that says where and with what it was taken, the
 * same in the cache, upright and without that.
 */
export async function publishable(file: string, cache: string): Promise<string> {
  if (!isPhotograph.test(file) || (await hidesCamera(file)) === false) return file;
  const hash = sha256(await readFile(file)).slice(0, 20);
  return keep(cache, `bare-${hash}${extname(file).toLowerCase()}`, () => redraw(file));
}
