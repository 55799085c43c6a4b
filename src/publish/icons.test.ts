import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawFavicon, drawIcon } from './icons.ts';

const sign = readFileSync('public/favicon.svg');

it.each([180, 192, 512])('draws a square of %i points without see-through corners', async (size) => {
  const icon = await drawIcon(sign, size);
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect((await sharp(icon).stats()).isOpaque).toBe(true);
  const corner = await sharp(icon).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect([...corner.subarray(0, 3)]).toEqual([0x0f, 0x6b, 0x5c]);
});

it('keeps the sign within the circle that no home screen cuts', async () => {
  const size = 512;
  const { data } = await sharp(await drawIcon(sign, size))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const distances = [...data.entries()]
    .filter(([, value]) => value > 200)
    .map(([index]) => Math.hypot((index % size) - size / 2, Math.floor(index / size) - size / 2));
  expect(distances.length).toBeGreaterThan(10_000);
  expect(distances.every((distance) => distance < 0.4 * size)).toBe(true);
});

it('frames one PNG of 32 points as an ICO file', async () => {
  const icon = await drawFavicon(sign);
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, offset] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(offset + length).toBe(icon.length);
  expect(await sharp(icon.subarray(offset)).metadata()).toMatchObject({
    format: 'png',
    width: 32,
    height: 32,
  });
});
