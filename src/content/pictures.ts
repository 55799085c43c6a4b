import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import type { Picture, PictureFault } from '../fields/resolved.ts';

/** Widths in pixels that a picture is offered in, as far as the original is that wide. */
const widths = [360, 600, 720, 1200, 1600] as const;

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Part of every variant's name: a change of the settings below must change it. */
const pipelineVersion = '1';

/** A picture file as the site knows it: its variants' addresses and where its original lies. */
export interface PictureFile extends Picture {
  /** Path inside `public/images`, with forward slashes. */
  readonly name: string;
  readonly path: string;
}

/** A file among the pictures that cannot be shown as one. */
export interface BrokenPicture {
  readonly name: string;
  readonly fault: PictureFault;
}

const isPicture = /\.(png|jpe?g|webp|avif)$/i;
const isOtherPicture = /\.(gif|svg|heic|heif|bmp|tiff?|psd|ico)$/i;

/** What is refused before it is decoded. */
const most = { bytes: 30 * 1024 * 1024, side: 12_000, pixels: 64_000_000 } as const;

const formatNames: Readonly<Record<string, string>> = { jpeg: 'JPG', heif: 'AVIF' };

/** Why a file cannot be shown as a picture, by its size, its first bytes and its name. */
async function findPictureFault(path: string): Promise<PictureFault | undefined> {
  const { size } = await stat(path);
  if (size > most.bytes) return { kind: 'too-heavy', megabytes: Math.round(size / 1024 / 1024) };
  const facts = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (facts === undefined) return { kind: 'not-a-picture' };
  const { width = 0, height = 0, format } = facts;
  const name = formatNames[format] ?? String(format).toUpperCase();
  if (!isPicture.test(`x.${name}`)) return { kind: 'unsupported', format: name };
  const written = path
    .slice(path.lastIndexOf('.') + 1)
    .toUpperCase()
    .replace('JPEG', 'JPG');
  if (written !== name) return { kind: 'wrong-extension', format: name };
  const isHuge = width > most.side || height > most.side || width * height > most.pixels;
  return isHuge ? { kind: 'too-many-pixels', width, height } : undefined;
}

interface Facts {
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

async function cached<Value>(file: string, make: () => Promise<Value>, codec: Codec<Value>): Promise<Value> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes !== undefined) return codec.read(bytes);
  const value = await make();
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, codec.write(value));
  return value;
}

interface Codec<Value> {
  read(bytes: Buffer): Value;
  write(value: Value): Uint8Array;
}

const asFacts: Codec<Facts> = {
  // Only `measure` writes these files.
  read: (bytes) => JSON.parse(bytes.toString('utf8')) as Facts,
  write: (facts) => Buffer.from(JSON.stringify(facts)),
};
const asBytes: Codec<Buffer> = { read: (bytes) => bytes, write: (bytes) => bytes };

async function measure(bytes: Buffer): Promise<Facts> {
  const upright = sharp(bytes).rotate();
  const { data, info } = await upright.clone().resize(64).toBuffer({ resolveWithObject: true });
  const { autoOrient } = await sharp(bytes).metadata();
  const { dominant } = await sharp(data, { failOn: 'error' }).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  return {
    width: autoOrient.width ?? info.width,
    height: autoOrient.height ?? info.height,
    color: `#${hex}`,
  };
}

async function readPicture(path: string, name: string, cacheFolder: string): Promise<PictureFile> {
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(pipelineVersion).update(bytes).digest('hex').slice(0, 10);
  const facts = await cached(join(cacheFolder, `${hash}.json`), () => measure(bytes), asFacts);
  const offered = widths.filter((width) => width <= facts.width);
  const used = offered.length === 0 ? [facts.width] : offered;
  const width = used.at(-1) ?? facts.width;
  const stem = name.replace(isPicture, '').replaceAll('/', '-');
  return {
    name,
    path,
    base: `/images/${stem}-${hash}`,
    widths: used,
    width,
    height: Math.round((facts.height * width) / facts.width),
    color: facts.color,
  };
}

/** The pictures of a folder that can be shown, and those that cannot. */
export interface Pictures {
  readonly pictures: readonly PictureFile[];
  readonly broken: readonly BrokenPicture[];
}

type Read = { readonly picture: PictureFile } | { readonly broken: BrokenPicture };

async function tryPicture(path: string, name: string, cacheFolder: string): Promise<Read> {
  if (isOtherPicture.test(name)) {
    const format = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
    return { broken: { name, fault: { kind: 'unsupported', format } } };
  }
  const fault = await findPictureFault(path);
  if (fault !== undefined) return { broken: { name, fault } };
  // A header may be sound and the rest cut off.
  return readPicture(path, name, cacheFolder).then(
    (picture) => ({ picture }),
    () => ({ broken: { name, fault: { kind: 'not-a-picture' } } }),
  );
}

/** Reads the headers and colours of all pictures in a folder, sorted by name. What was measured once is kept on disk. */
export async function readPictures(folder: string, cacheFolder: string): Promise<Pictures> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && (isPicture.test(entry.name) || isOtherPicture.test(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const read = await Promise.all(
    paths.map((path) => tryPicture(path, relative(folder, path).split(sep).join('/'), cacheFolder)),
  );
  return {
    pictures: read.flatMap((one) => ('picture' in one ? [one.picture] : [])),
    broken: read.flatMap((one) => ('broken' in one ? [one.broken] : [])),
  };
}

/** The bytes of one variant. AVIF effort 2: effort 4 takes many times the processor for the same size. */
export function encodePicture(
  picture: PictureFile,
  width: number,
  format: PictureFormat,
  cacheFolder: string,
): Promise<Buffer> {
  const name = picture.base.slice(picture.base.lastIndexOf('/') + 1);
  const make = async () => {
    const resized = sharp(picture.path).rotate().resize(width);
    return format === 'avif'
      ? resized.avif({ quality: 60, effort: 2 }).toBuffer()
      : resized.webp({ quality: 80 }).toBuffer();
  };
  return cached(join(cacheFolder, `${name}-${width}.${format}`), make, asBytes);
}
