import type { Tone } from '../svg.ts';
import { box, fill, place, rounded, shaded, smooth, stroke } from '../svg.ts';

/** One leaf growing up from (0, 0), `length` long, with its midrib. */
export function leaf(length: number, width: number, color: Tone): string {
  const shape = smooth([
    [0, 0],
    [-width * 0.48, -length * 0.34],
    [-width * 0.36, -length * 0.74],
    [0, -length],
    [width * 0.36, -length * 0.74],
    [width * 0.48, -length * 0.34],
  ]);
  return shaded(shape, color, width * 0.16) + stroke(`M0 -4V${-length * 0.72}`, color.shade, 14);
}

/** A pot with broad leaves; it stands on y. */
export function pottedPlant(x: number, y: number, scale: number, leaves: Tone, pot: Tone): string {
  const spread: readonly (readonly [number, number, number])[] = [
    [-62, 210, 92],
    [60, 220, 92],
    [-32, 300, 104],
    [34, 290, 104],
    [2, 350, 112],
  ];
  const foliage = spread.map(([turn, length, width]) => place(0, -150, 1, turn, leaf(length, width, leaves)));
  return place(x, y, scale, 0, ...foliage, plantPot(pot));
}

/** A tapered pot standing on y = 0, some 190 wide. */
export function plantPot(color: Tone): string {
  const body = rounded(
    [
      [-84, -140],
      [84, -140],
      [62, 0],
      [-62, 0],
    ],
    [6, 6, 26, 26],
  );
  return shaded(body, color, 20) + shaded(box(-98, -176, 196, 56, 18), color, 16);
}

/** A branch with pairs of leaves growing up from (x, y). */
export function sprig(x: number, y: number, scale: number, turn: number, color: Tone, pairs = 4): string {
  const height = pairs * 84;
  const sides = Array.from({ length: pairs }, (_, i) => {
    const at = -50 - i * 84;
    const length = 128 - i * 12;
    return place(0, at, 1, 52, leaf(length, 58, color)) + place(0, at, 1, -52, leaf(length, 58, color));
  });
  const top = place(0, -height, 1, 0, leaf(110, 54, color));
  return place(x, y, scale, turn, stroke(`M0 0V${-height - 10}`, color.shade, 14), ...sides, top);
}

/** A clipped round bush in a pot, as beside a door. */
export function bush(x: number, y: number, scale: number, crown: string, leaves: Tone, pot: Tone): string {
  return place(
    x,
    y,
    scale,
    0,
    fill(box(-12, -260, 24, 120), '#9A6B43'),
    shaded(crown, leaves, 30),
    plantPot(pot),
  );
}
