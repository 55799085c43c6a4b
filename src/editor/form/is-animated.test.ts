import { expect, it } from 'vitest';
import { isAnimated } from './is-animated.ts';

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** A GIF of one dot with some frames, each behind what says how long it stands. */
function gif(frames: number, { isGlobal = true } = {}): Uint8Array {
  const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
  const table = [0, 0, 0, 255, 255, 255];
  const local = isGlobal ? 0 : 0x80;
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, local, ...(isGlobal ? [] : table), 2, 2, 0x44, 0x2c, 0];
  const head = [...ascii('GIF89a'), 1, 0, 1, 0, isGlobal ? 0x80 : 0, 0, 0, ...(isGlobal ? table : [])];
  return new Uint8Array([
    ...head,
    ...Array.from({ length: frames }, () => [...control, ...frame]).flat(),
    0x3b,
  ]);
}

/** A chunk of a PNG. */
const chunk = (name: string, ...bytes: readonly number[]) =>
  [[0, 0, 0, bytes.length], ascii(name), bytes, [0, 0, 0, 0]].flat();

const png = (...chunks: readonly (readonly number[])[]) =>
  new Uint8Array([[0x89], ascii('PNG\r\n'), [0x1a, 0x0a], ...chunks].flat());

const webp = (...body: readonly number[]) =>
  new Uint8Array([...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...body]);
const extended = (flags: number) => webp(...ascii('VP8X'), 10, 0, 0, 0, flags, 0, 0, 0);
const frames = (count: number) => chunk('acTL', 0, 0, 0, count, 0, 0, 0, 0);

it.each([
  ['a GIF of two frames', gif(2), true],
  ['a GIF whose frames have their own colours', gif(3, { isGlobal: false }), true],
  ['a GIF of one frame', gif(1), false],
  ['a GIF that is cut off', gif(1).slice(0, 24), false],
  ['a WebP that moves', extended(0x12), true],
  ['a WebP that only has see-through parts', extended(0x10), false],
  ['a plain WebP', webp(...ascii('VP8 '), 2, 0, 0, 0, 2, 2), false],
  ['a PNG that moves', png(chunk('IHDR', 1), frames(2), chunk('IDAT', 1)), true],
  ['a PNG of one frame', png(chunk('IHDR', 1), frames(1), chunk('IDAT', 1)), false],
  ['a PNG', png(chunk('IHDR', 1), chunk('IDAT', 1), frames(2)), false],
  ['a PNG that is cut off', png(chunk('IHDR', 1)).slice(0, 14), false],
  ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), false],
  ['nothing', new Uint8Array(), false],
])('knows of %s whether it moves', (_, bytes, moves) => {
  expect(isAnimated(bytes)).toBe(moves);
});
