import type { Tone } from '../svg.ts';
import {
  circle,
  ellipse,
  even,
  fill,
  oval,
  pair,
  rounded,
  shaded,
  shadedStroke,
  smooth,
  stroke,
} from '../svg.ts';

export interface Person {
  readonly skin: Tone;
  readonly hair: Tone;
  readonly coat: Tone;
  readonly scrubs: Tone;
  readonly line: string;
}

/** A smiling veterinarian's head about (0, 0), looking to the right. */
export function vetHead(look: Person): string {
  const face = even([
    [0, -118],
    [76, -102],
    [104, -30],
    [96, 46],
    [54, 108],
    [0, 124],
  ]);
  const fringe = smooth([
    [-116, 0],
    [-112, -84],
    [-50, -146],
    [40, -148],
    [108, -92],
    [116, -6],
    [92, -44],
    [40, -78],
    [-20, -52],
    [-86, -44],
  ]);
  const back = even([
    [0, -150],
    [96, -122],
    [126, -30],
    [112, 60],
    [60, 96],
    [0, 100],
  ]);
  return (
    shaded(oval(-74, -142, 66, 62), look.hair, 18) +
    shaded(back, look.hair, 20) +
    shaded(oval(-104, 14, 24, 32), look.skin, 8) +
    shaded(face, look.skin, 22) +
    shaded(fringe, look.hair, 18) +
    vetFace(look)
  );
}

function vetFace(look: Person): string {
  const smile = stroke('M-8 62Q26 94 58 58', look.line, 13);
  const brow = stroke('M-34 -34Q-16 -48 2 -38M54 -38Q70 -48 84 -34', look.hair.fill, 13);
  const nose = stroke('M30 6Q46 26 28 34', look.skin.shade, 13);
  return (
    ellipse(-14, 0, 12, 15, look.line) +
    ellipse(66, 0, 12, 15, look.line) +
    ellipse(-36, 44, 24, 15, '#E79A7C') +
    ellipse(84, 42, 15, 14, '#E79A7C') +
    brow +
    nose +
    smile
  );
}

/** Neck and torso under that head, in an open coat over scrubs, cut at y = 640. */
export function vetTorso(look: Person): string {
  const torso = even([
    [0, 150],
    [70, 156],
    [160, 196],
    [196, 290],
    [188, 460],
    [196, 650],
    [0, 652],
  ]);
  const shirt = rounded(
    [
      [-66, 146],
      [66, 146],
      [44, 660],
      [-44, 660],
    ],
    8,
  );
  const neckline = rounded(
    [
      [-48, 140],
      [48, 140],
      [0, 236],
    ],
    [6, 6, 16],
  );
  const lapel = rounded(
    [
      [56, 146],
      [104, 162],
      [104, 290],
      [46, 440],
    ],
    12,
  );
  return (
    shaded(torso, look.coat, 30) +
    fill(shirt, look.scrubs.fill) +
    fill(neckline, look.skin.shade) +
    shaded(
      rounded(
        [
          [-46, 84],
          [46, 84],
          [44, 176],
          [0, 224],
          [-44, 176],
        ],
        [6, 6, 30, 26, 30],
      ),
      look.skin,
      16,
    ) +
    pair(fill(lapel, look.coat.shade)) +
    fill(
      rounded(
        [
          [82, 470],
          [160, 470],
          [152, 560],
          [84, 560],
        ],
        18,
      ),
      look.coat.shade,
    ) +
    circle(0, 560, 13, look.coat.shade)
  );
}

/** A sleeve along a line ending in a hand at (x, y). */
export function arm(d: string, x: number, y: number, look: Person): string {
  return shaded(oval(x, y, 46, 42), look.skin, 12) + shadedStroke(d, look.coat, 96);
}
