import type { Point, Tone } from '../svg.ts';
import { box, circle, curve, fill, move, rounded, shaded, smooth, stroke, twins } from '../svg.ts';
import { pawPrint } from './clinic-props.ts';

/** What a bolster bed looks like from above its front; it stands on (x, y). */
interface BolsterBed {
  readonly width: number;
  /** Height on the picture from the floor to the back rim. */
  readonly rise: number;
  /** Height of the front wall. */
  readonly front: number;
  readonly rim: Tone;
  readonly wall: Tone;
  readonly cushion: Tone;
}

/** A bed of four bolsters round a cushion, lower in front; farther parts are narrower. */
export function bolsterBed(x: number, y: number, bed: BolsterBed, print: string): string {
  const { width: w, rise: h, front: f } = bed;
  const a = w / 2;
  const b = a * 0.86;
  const t = Math.min(w * 0.15, h * 0.26);
  const floor = rounded(
    [
      [-b + 20, -h + t * 0.7],
      [b - 20, -h + t * 0.7],
      [a - 20, -f * 0.4],
      [-a + 20, -f * 0.4],
    ],
    30,
  );
  const back = smooth([
    [-b - 8, -h + t * 0.5],
    [-b * 0.86, -h + t * 0.02],
    [0, -h - t * 0.1],
    [b * 0.86, -h + t * 0.02],
    [b + 8, -h + t * 0.5],
    [b * 0.86, -h + t * 1.12],
    [0, -h + t * 1.2],
    [-b * 0.86, -h + t * 1.12],
  ]);
  const side: readonly Point[] = [
    [b - t * 0.9, -h + t * 0.7],
    [b - t * 0.3, -h + t * 0.3],
    [b + 10, -h + t * 0.6],
    [a + 4, -f * 0.6],
    [a - t * 0.4, -f * 0.2],
    [a - t * 1.05, -f * 0.6],
  ];
  const pad = rounded(
    [
      [-b + t * 0.7, -h + t * 1.16],
      [b - t * 0.7, -h + t * 1.16],
      [a - t * 0.96, -f * 0.3],
      [-a + t * 0.96, -f * 0.3],
    ],
    t * 0.36,
  );
  return move(
    x,
    y,
    fill(floor, bed.wall.shade),
    shaded(pad, bed.cushion, 22, fill(box(-a, -h, w, t * 1.36), bed.cushion.shade)),
    shaded(back, bed.rim, 22),
    move(0, (-h + t * 1.3 - f * 0.74) / 2, print),
    twins(side, bed.rim, 20),
    frontWall(w, f, t, bed),
  );
}

function frontWall(w: number, f: number, t: number, bed: BolsterBed): string {
  const a = w / 2;
  const low = -f * 0.74;
  const wall = smooth([
    [-a - 6, -f * 0.74],
    [-a * 0.82, -f * 1.08],
    [-a * 0.56, -f * 0.94],
    [-a * 0.3, low],
    [0, low + 4],
    [a * 0.3, low],
    [a * 0.56, -f * 0.94],
    [a * 0.82, -f * 1.08],
    [a + 6, -f * 0.74],
    [a + 2, -t * 0.3],
    [a * 0.86, 0],
    [0, 4],
    [-a * 0.86, 0],
    [-a - 2, -t * 0.3],
  ]);
  const piping = curve([
    [-a * 0.92, -f * 0.66],
    [-a * 0.78, -f * 0.78],
    [-a * 0.56, -f * 0.66],
    [-a * 0.3, low + f * 0.24],
    [0, low + f * 0.26],
    [a * 0.3, low + f * 0.24],
    [a * 0.56, -f * 0.66],
    [a * 0.78, -f * 0.78],
    [a * 0.92, -f * 0.66],
  ]);
  return shaded(wall, bed.wall, 24) + stroke(piping, bed.rim.fill, 14);
}

/** A pattern of paw prints for a cushion about (0, 0). */
export function pawsPrint(color: string, across: number): string {
  const spots: readonly (readonly [number, number, number])[] = [
    [-0.3, -0.1, -16],
    [0.02, 0.1, 10],
    [0.3, -0.12, 18],
  ];
  return spots
    .map(([px, py, turn]) => pawPrint(px * across, py * across, across * 0.17, turn, color))
    .join('');
}

/** Cross-stitch tufts on a cushion about (0, 0). */
export function tuftPrint(color: string, across: number, down: number): string {
  const rows = [-0.3, 0, 0.3].flatMap((py) => [-0.32, 0, 0.32].map((px): Point => [px * across, py * down]));
  return rows.map(([px, py]) => circle(px, py, 15, color)).join('');
}
