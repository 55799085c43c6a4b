import type { Point, Tone } from '../svg.ts';
import { box, clip, rounded, shaded, smooth, stroke } from '../svg.ts';

const sideSweater: readonly Point[] = [
  [-76, 120],
  [86, 88],
  [160, 214],
  [226, 350],
  [262, 470],
  [150, 500],
  [20, 440],
  [-92, 420],
  [-104, 380],
  [-120, 250],
];

/** A knitted sweater on a dog sitting sideways, with a turtleneck and one sleeve. */
export function sweaterOnSide(color: Tone, pattern: string): string {
  const bands = [250, 390].map((y) => knitBand(y, pattern)).join('');
  const sleeve = rounded(
    [
      [-98, 330],
      [16, 330],
      [6, 470],
      [-92, 470],
    ],
    [40, 40, 16, 16],
  );
  return (
    shaded(smooth(sideSweater), color, 30, `<g transform="rotate(-14)">${bands}</g>`) +
    shaded(sleeve, color, 18) +
    shaded(box(-104, 448, 122, 44, 20), { fill: pattern, shade: '#D3DFEA' }, 12)
  );
}

function knitBand(y: number, color: string): string {
  const zigzag = Array.from(
    { length: 14 },
    (_, i) => `${i === 0 ? 'M' : 'L'}${-260 + i * 44} ${y + (i % 2 === 0 ? 0 : 34)}`,
  ).join('');
  const dashes = Array.from({ length: 14 }, (_, i) => `M${-260 + i * 44} ${y + 62}v8`).join('');
  return stroke(zigzag, color, 14) + stroke(dashes, color, 15);
}

/** A ribbed turtleneck round a neck at y. */
export function turtleneck(y: number, half: number, color: Tone): string {
  const shape = smooth([
    [-half, y - 30],
    [0, y - 10],
    [half, y - 30],
    [half + 8, y + 20],
    [half - 10, y + 50],
    [0, y + 70],
    [-half + 10, y + 50],
    [-half - 8, y + 20],
  ]);
  const ribs = Array.from({ length: 5 }, (_, i) => `M${(i - 2) * half * 0.38} ${y - 6}v64`).join('');
  return shaded(shape, color, 16) + clip(shape, stroke(ribs, color.shade, 12));
}
