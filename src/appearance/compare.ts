import sharp, { type Sharp } from 'sharp';

/** Pictures are kept at this share of their size. */
const scale = 0.5;
/** The side of a square whose mean colours are compared, in pixels of a kept picture. */
const square = 8;
/** How far a channel's mean may be apart: smoothing of glyphs moves it by less, a part that moved by more. */
const tolerance = 14;
/** No page has this colour, so that what only one picture has differs. */
const background = '#ff00ff';

/** A picture row by row, three bytes a pixel. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function read(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function open({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Makes a screenshot small enough to be kept. */
export async function shrink(png: Buffer): Promise<Pixels> {
  const { width, height } = await sharp(png).metadata();
  return read(
    sharp(png).resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill' }),
  );
}

/** A picture as it is kept, with colours that differ by less than a comparison sees. */
export function pack(picture: Pixels): Promise<Buffer> {
  return open(picture).webp({ nearLossless: true, quality: 60, effort: 4 }).toBuffer();
}

/** A picture that was kept. */
export function unpack(kept: Buffer): Promise<Pixels> {
  return read(sharp(kept));
}

/** Where two pictures differ, in pixels of the page. */
interface Square {
  readonly left: number;
  readonly top: number;
}

/** Puts both pictures on ground that is large enough for each. */
function layBoth(pictures: readonly [Pixels, Pixels]): Promise<[Pixels, Pixels]> {
  const cover = (lengths: readonly number[]) => Math.ceil(Math.max(...lengths) / square) * square;
  const width = cover(pictures.map((picture) => picture.width));
  const height = cover(pictures.map((picture) => picture.height));
  const lay = (picture: Pixels) =>
    read(open(picture).extend({ right: width - picture.width, bottom: height - picture.height, background }));
  return Promise.all([lay(pictures[0]), lay(pictures[1])]);
}

/** Compares two pictures row by row; what differs is empty when both look alike. */
export async function compare(before: Pixels, after: Pixels): Promise<readonly Square[]> {
  const [first, second] = await layBoth([before, after]);
  return listSquares(readMeans(first), readMeans(second), first.width / square);
}

/** Draws a PNG that is black where both pictures are the same. */
export async function drawDifference(before: Pixels, after: Pixels): Promise<Buffer> {
  const [first, second] = await layBoth([before, after]);
  const input = {
    input: second.data,
    raw: { width: second.width, height: second.height, channels: 3 },
  } as const;
  return open(first)
    .composite([{ ...input, blend: 'difference' }])
    .png()
    .toBuffer();
}

/** The mean colour of each square, row by row, three channels each. */
function readMeans({ data, width, height }: Pixels): Float64Array {
  const columns = width / square;
  const sums = new Float64Array(columns * (height / square) * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width / square);
    const place = (row * columns + Math.floor((pixel % width) / square)) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const value = data[pixel * 3 + channel] ?? 0;
      sums[place + channel] = (sums[place + channel] ?? 0) + value / square ** 2;
    }
  }
  return sums;
}

function listSquares(left: Float64Array, right: Float64Array, columns: number): readonly Square[] {
  const differing = new Set<number>();
  for (const [place, mean] of left.entries()) {
    if (Math.abs(mean - (right[place] ?? 0)) > tolerance) differing.add(Math.floor(place / 3));
  }
  return [...differing].map((index) => ({
    left: ((index % columns) * square) / scale,
    top: (Math.floor(index / columns) * square) / scale,
  }));
}
