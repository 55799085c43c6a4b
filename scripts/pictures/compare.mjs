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
export async function shrink(png) {
  const { width, height } = await sharp(png).metadata();
  const size = { width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill' };
  return sharp(png).resize(size).webp({ nearLossless: true, quality: 60, effort: 4 }).toBuffer();
}

/**
 * Compares two kept pictures. `squares` lists where they differ, left and top of each in pixels of the page; `diff` is
 * a PNG that is black where both are the same.
 */
export async function compare(before, after) {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const [width, height] = ['width', 'height'].map(
    (side) => Math.ceil(Math.max(...sizes.map((size) => size[side])) / square) * square,
  );
  const [first, second] = await Promise.all(
    [before, after].map((input) =>
      sharp({ create: { width, height, channels: 3, background } })
        .composite([{ input, left: 0, top: 0 }])
        .removeAlpha()
        .png()
        .toBuffer(),
    ),
  );
  const [left, right] = await Promise.all([readMeans(first, width), readMeans(second, width)]);
  const diff = await sharp(first)
    .composite([{ input: second, blend: 'difference' }])
    .png()
    .toBuffer();
  return { squares: listSquares({ left, right, columns: width / square }), diff };
}

/** The mean colour of each square, row by row, three channels each. */
async function readMeans(picture, width) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const columns = width / square;
  const sums = new Float64Array(columns * (info.height / square) * 3);
  for (let pixel = 0; pixel < width * info.height; pixel++) {
    const row = Math.floor(pixel / width / square);
    const place = (row * columns + Math.floor((pixel % width) / square)) * 3;
    for (let channel = 0; channel < 3; channel++)
      sums[place + channel] += data[pixel * info.channels + channel] / square ** 2;
  }
  return sums;
}

function listSquares({ left, right, columns }) {
  const differing = new Set();
  for (const [place, mean] of left.entries()) {
    if (Math.abs(mean - right[place]) > tolerance) differing.add(Math.floor(place / 3));
  }
  return [...differing].map((index) => ({
    left: ((index % columns) * square) / scale,
    top: (Math.floor(index / columns) * square) / scale,
  }));
}
