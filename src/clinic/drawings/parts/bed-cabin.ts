import { heart } from '../outlines.ts';
import type { Point, Tone } from '../svg.ts';
import { circle, fill, move, rounded, shaded, smooth, stroke, twins } from '../svg.ts';
import { heartPlush } from './toy-goods.ts';

/** A little house with a pitched roof, a round door and a cushion. */
export function houseBed(x: number, y: number, roof: Tone, wall: Tone, cushion: Tone): string {
  const front = rounded(
    [
      [-250, -330],
      [0, -560],
      [250, -330],
      [250, 0],
      [-250, 0],
    ],
    [20, 30, 20, 50, 50],
  );
  const side = rounded(
    [
      [200, -340],
      [330, -390],
      [350, -60],
      [236, 0],
    ],
    [10, 10, 40, 20],
  );
  const roofSide = rounded(
    [
      [0, -610],
      [130, -640],
      [410, -390],
      [300, -318],
    ],
    [24, 24, 30, 30],
  );
  const roofFront = 'M-276 -318L0 -572L276 -318';
  const door = `M-150 -20V-220A150 150 0 0 1 150 -220V-20Z`;
  const pillow = smooth([
    [-190, -70],
    [-100, -120],
    [0, -104],
    [100, -120],
    [190, -70],
    [180, -10],
    [0, 4],
    [-180, -10],
  ]);
  return move(
    x - 40,
    y,
    shaded(side, { fill: wall.shade, shade: wall.shade }, 0),
    shaded(roofSide, { fill: roof.shade, shade: roof.shade }, 0),
    shaded(front, wall, 30),
    fill(door, '#2A4460'),
    shaded(pillow, cushion, 24),
    stroke(`M-150 -120V-220A150 150 0 0 1 150 -220V-120`, roof.fill, 22),
    stroke(roofFront, roof.shade, 64),
    move(-5, -6, stroke(roofFront, roof.fill, 50)),
    heartPlush(0, -410, 84, roof),
  );
}

/** A tipi with crossed poles, drawn-back curtains, dots on its cloth and a cushion. */
export function tipiBed(x: number, y: number, cloth: Tone, trim: Tone, cushion: Tone): string {
  const body = rounded(
    [
      [-44, -600],
      [44, -600],
      [340, -20],
      [-340, -20],
    ],
    [10, 10, 40, 40],
  );
  const opening = rounded(
    [
      [0, -400],
      [180, -20],
      [-180, -20],
    ],
    [20, 10, 10],
  );
  const flap: readonly Point[] = [
    [-6, -404],
    [36, -356],
    [76, -250],
    [128, -190],
    [150, -168],
    [176, -80],
    [212, -16],
    [272, -22],
    [240, -100],
    [190, -190],
    [90, -360],
    [30, -420],
  ];
  const pillow = smooth([
    [-236, -44],
    [-130, -92],
    [0, -78],
    [130, -92],
    [236, -44],
    [226, 6],
    [0, 22],
    [-226, 6],
  ]);
  const poles = 'M-50 -560L76 -704M50 -560L-76 -704M0 -560V-724';
  const spots: readonly Point[] = [
    [-60, -500],
    [56, -530],
    [-136, -330],
    [-226, -150],
    [-280, -60],
    [-184, -236],
    [-100, -420],
    [110, -426],
    [166, -320],
    [228, -210],
    [286, -76],
  ];
  return move(
    x,
    y,
    stroke(poles, '#BD8148', 24),
    shaded(body, cloth, 34, spots.map(([px, py]) => circle(px, py, 13, '#FFFFFF')).join('')),
    shaded(heart(0, -474, 74), { fill: cushion.fill, shade: cushion.shade }, 8),
    fill(opening, '#2A4460'),
    twins(flap, trim, 12),
    shaded(pillow, cushion, 24),
    stroke('M-176 -196l40 26M176 -196l-40 26', '#F3C65B', 20),
  );
}
