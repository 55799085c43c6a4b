import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../fields/resolved.ts';

/** Widths in pixels that a picture is offered in, as far as the original is that wide. */
const widths = [360, 720, 1200, 1600] as const;

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

const isPicture = /\.(png|jpe?g|webp|avif)$/i;

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

/** Reads the headers and colours of all pictures in a folder, sorted by name. What was measured once is kept on disk. */
export async function readPictures(folder: string, cacheFolder: string): Promise<readonly PictureFile[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [] as string[]);
  const names = entries.filter((name) => isPicture.test(name)).toSorted();
  return Promise.all(
    names.map((name) => {
      const path = join(folder, name);
      return readPicture(path, relative(folder, path).split(sep).join('/'), cacheFolder);
    }),
  );
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
