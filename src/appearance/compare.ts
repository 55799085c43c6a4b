import sharp from 'sharp';

/** Pictures are kept at this share of their size. */
const scale = 0.5;
/** The side of a square whose mean colours are compared, in pixels of a kept picture. */
const square = 8;
/** How far a channel's mean may be apart: smoothing of glyphs moves it by less, a part that moved by more. */
const tolerance = 14;
/** No page has this colour, so that what only one picture has differs. */
const background = '#ff00ff';

/** Makes a screenshot small enough to be kept. */
export async function shrink(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill' })
    .webp({ nearLossless: true, quality: 60, effort: 4 })
    .toBuffer();
}

/** Where two pictures differ, in pixels of the page. */
export interface Square {
  readonly left: number;
  readonly top: number;
}

export interface Comparison {
  /** Row by row; empty when both look alike. */
  readonly squares: readonly Square[];
  /** A PNG that is black where both are the same. */
  readonly diff: Buffer;
}

/** Puts a picture on ground of that size. */
function lay(input: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input, left: 0, top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** Compares two kept pictures. */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const cover = (lengths: readonly number[]) => Math.ceil(Math.max(...lengths) / square) * square;
  const width = cover(sizes.map((size) => size.width));
  const height = cover(sizes.map((size) => size.height));
  const [first, second] = await Promise.all([lay(before, width, height), lay(after, width, height)]);
  const [left, right] = await Promise.all([readMeans(first, width), readMeans(second, width)]);
  const diff = await sharp(first)
    .composite([{ input: second, blend: 'difference' }])
    .png()
    .toBuffer();
  return { squares: listSquares(left, right, width / square), diff };
}

/** The mean colour of each square, row by row, three channels each. */
async function readMeans(picture: Buffer, width: number): Promise<Float64Array> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const columns = width / square;
  const sums = new Float64Array(columns * (info.height / square) * 3);
  for (let pixel = 0; pixel < width * info.height; pixel++) {
    const row = Math.floor(pixel / width / square);
    const place = (row * columns + Math.floor((pixel % width) / square)) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const value = data[pixel * info.channels + channel] ?? 0;
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
