import type { Point, Tone } from '../svg.ts';
import { box, ellipse, fill, rounded, shaded, smooth, stroke, turn } from '../svg.ts';

/**
 * Dog clothes on an invisible dog facing left, on a 1000 x 1000 picture: the
 * neck at the upper left, two short sleeves for the front legs, the hem at the
 * right.
 */
const torsoPoints: readonly Point[] = [
  [196, 350],
  [340, 236],
  [470, 318],
  [640, 330],
  [806, 346],
  [830, 470],
  [782, 606],
  [600, 630],
  [430, 664],
  [276, 622],
  [196, 490],
];

export const torso = smooth(torsoPoints);
export const nearSleeve = rounded(
  [
    [310, 500],
    [450, 500],
    [440, 800],
    [318, 800],
  ],
  [60, 60, 22, 22],
);

/** The dark inside seen through the openings. */
export const inside = '#23405C';

const neck: Point = [262, 288];

/** The far sleeve with its cuff and the rear opening, before everything else. */
export function behind(color: Tone, cuff: Tone): string {
  return (
    fill(
      rounded(
        [
          [206, 520],
          [330, 540],
          [322, 772],
          [212, 772],
        ],
        26,
      ),
      color.shade,
    ) +
    fill(box(200, 730, 130, 52, 22), cuff.shade) +
    turn(6, [806, 476], ellipse(808, 476, 46, 132, inside))
  );
}

/** The sleeve on this side, `marks` cut to its outline. */
export function sleeve(color: Tone, cuff: Tone, ...marks: readonly string[]): string {
  return (
    shaded(nearSleeve, color, 20, ...marks) +
    shaded(box(306, 752, 146, 66, 26), cuff, 16) +
    stroke('M342 772v26M380 772v26M418 772v26', cuff.shade, 9)
  );
}

/** The ribbed band along the hem. */
export function ribbedHem(color: Tone): string {
  return (
    stroke('M804 364Q838 470 784 590', color.shade, 60) +
    stroke('M799 364Q832 468 778 586', color.fill, 48) +
    stroke('M796 400l32 -4M804 452l32 0M798 506l32 6M784 556l30 10', color.shade, 9)
  );
}

/** Children drawn level about the neck opening's middle, tilted with it. */
export function atNeck(...children: readonly string[]): string {
  return turn(-38, neck, `<g transform="translate(${neck[0]} ${neck[1]})">${children.join('')}</g>`);
}

/** A padded ring about the neck, its hole dark. */
export function neckRing(color: Tone, rx: number, ry: number): string {
  const ring = smooth([
    [-rx, -ry * 0.3],
    [0, -ry],
    [rx, -ry * 0.3],
    [rx, ry * 0.5],
    [0, ry],
    [-rx, ry * 0.5],
  ]);
  return atNeck(shaded(ring, color, 18), ellipse(0, -ry * 0.34, rx * 0.76, ry * 0.5, inside));
}

/** A ribbed turtleneck, rolled over once. */
export function rolledNeck(color: Tone): string {
  const roll = smooth([
    [-122, -36],
    [-62, 6],
    [0, 18],
    [62, 6],
    [122, -36],
    [144, 22],
    [106, 84],
    [0, 108],
    [-106, 84],
    [-144, 22],
  ]);
  return atNeck(
    ellipse(0, -30, 116, 54, color.shade),
    ellipse(0, -34, 96, 42, inside),
    shaded(roll, color, 18),
    stroke('M-92 18l-12 54M-48 34l-6 58M0 40v60M48 34l6 58M92 18l12 54', color.shade, 9),
  );
}
