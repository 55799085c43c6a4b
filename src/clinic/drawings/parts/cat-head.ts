import { fur, resample } from '../outlines.ts';
import { ink, pink } from '../palette.ts';
import type { Point, Tone } from '../svg.ts';
import {
  both,
  circle,
  ellipse,
  even,
  fill,
  flip,
  move,
  pair,
  place,
  rounded,
  shaded,
  stroke,
} from '../svg.ts';
import { lineWidth } from './face.ts';

type CatEyes = 'open' | 'happy' | 'calm' | 'up' | 'side';
type CatMarks = 'plain' | 'tabby' | 'mask' | 'tuxedo' | 'patches';

export interface CatLook {
  readonly eyes: CatEyes;
  /** Colour of the iris. */
  readonly iris: string;
  readonly turn: Point;
  readonly coat: Tone;
  /** Muzzle, chest and paws. */
  readonly second: Tone;
  /** Stripes, mask or patches. */
  readonly marks: Tone;
  readonly pattern: CatMarks;
  readonly longHair?: boolean;
}

const skull: readonly Point[] = [
  [0, -116],
  [66, -112],
  [128, -66],
  [152, 8],
  [130, 76],
  [70, 116],
  [0, 122],
];

const longSkull: readonly Point[] = [
  [0, -140],
  [66, -126],
  [136, -70],
  [176, 20],
  [170, 92],
  [96, 138],
  [0, 146],
];

const dome = even([
  [0, -158],
  [84, -136],
  [148, -74],
  [140, 0],
  [80, 60],
  [0, 80],
]);

/** A cat's head about (0, 0), some 300 wide. */
export function catHead(look: CatLook): string {
  const shape = look.longHair ? fur(resample(both(longSkull), 84), 24, 0.9) : even(skull);
  return (
    (look.longHair ? pair(place(26, -26, 0.84, 10, oneEar(look))) : ears(look)) +
    shaded(shape, look.coat, 24, markings(look)) +
    (look.longHair ? fill(dome, look.coat.fill) : '') +
    muzzle(look) +
    move(look.turn[0] * 0.75, look.turn[1] * 0.75, catEyes(look)) +
    whiskers(look)
  );
}

/** A small wide-set ear, as of a long-haired cat. */
function oneEar(look: CatLook): string {
  const outer = rounded(
    [
      [26, -96],
      [104, -196],
      [134, -190],
      [150, -30],
    ],
    [10, 30, 30, 10],
  );
  return (
    fill(outer, look.coat.fill) +
    fill(
      rounded(
        [
          [66, -104],
          [112, -160],
          [130, -76],
        ],
        12,
      ),
      pink,
    )
  );
}

function ears(look: CatLook): string {
  const outer: readonly Point[] = [
    [26, -96],
    [104, -202],
    [134, -196],
    [150, -30],
  ];
  const inner: readonly Point[] = [
    [66, -104],
    [112, -164],
    [130, -76],
  ];
  const radius = [10, 20, 20, 10];
  const color = look.pattern === 'mask' ? look.marks : look.coat;
  const earInner = look.pattern === 'mask' ? look.coat.shade : pink;
  const left = look.pattern === 'patches' ? look.marks : color;
  return (
    shaded(rounded(flip(outer), [10, 20, 20, 10]), left, 14) +
    shaded(rounded(outer, radius), color, 14) +
    fill(rounded(inner, 12), earInner) +
    fill(rounded(flip(inner), 12), earInner)
  );
}

function markings(look: CatLook): string {
  const [x, y] = look.turn;
  const color = look.marks.fill;
  if (look.pattern === 'tabby') return move(x * 0.5, y * 0.5, stripes(color));
  if (look.pattern === 'mask') return move(x * 0.9, y * 0.9, ellipse(0, 40, 96, 92, color));
  if (look.pattern === 'tuxedo') return move(x * 0.9, y * 0.9, fill(tuxedoBlaze, look.second.fill));
  if (look.pattern === 'patches') return ellipse(-104, -70, 104, 96, color);
  return '';
}

const tuxedoBlaze = even([
  [0, -90],
  [16, -50],
  [34, 10],
  [110, 60],
  [120, 140],
  [0, 150],
]);

function stripes(color: string): string {
  const brow = 'M0 -130V-66M-42 -130L-36 -78M42 -130L36 -78';
  return stroke(brow, color, 19) + pair(stroke('M166 14L118 20M158 56L122 50', color, 17));
}

function muzzle(look: CatLook): string {
  const [x, y] = look.turn;
  const cheeks = even([
    [0, 22],
    [34, 18],
    [72, 44],
    [66, 88],
    [30, 104],
    [0, 98],
  ]);
  const tip = even([
    [0, 22],
    [18, 22],
    [24, 32],
    [8, 48],
    [0, 52],
  ]);
  const mouthHalf = 'M0 50V60C4 82 34 84 42 66';
  const mouthColor = look.pattern === 'mask' ? '#D9C4B0' : ink;
  const patch = look.pattern === 'mask' || look.pattern === 'tuxedo' ? '' : fill(cheeks, look.second.fill);
  const rise = look.longHair ? -14 : 0;
  return move(
    x * 1.1,
    y * 1.1 + rise,
    patch,
    pair(stroke(mouthHalf, mouthColor, lineWidth)),
    fill(tip, '#D9776C'),
  );
}

function catEyes(look: CatLook): string {
  const eye = oneEye(look);
  return move(-66, -10, eye) + move(66, -10, eye);
}

function oneEye(look: CatLook): string {
  const lid = look.pattern === 'mask' ? '#F3E3D0' : ink;
  if (look.eyes === 'happy') return stroke('M-24 10Q0 -30 24 10', lid, lineWidth);
  if (look.eyes === 'calm') return stroke('M-24 -4Q0 26 24 -4', lid, lineWidth);
  const shifts: Readonly<Record<string, Point>> = { up: [2, -9], side: [-9, 1] };
  const [dx, dy] = shifts[look.eyes] ?? [0, 0];
  return circle(0, 0, 31, look.iris) + ellipse(dx, dy, 20, 25, ink) + circle(dx - 7, dy - 9, 8, '#FFFFFF');
}

function whiskers(look: CatLook): string {
  const color = look.pattern === 'tuxedo' ? look.second.shade : look.coat.shade;
  return move(
    look.turn[0] * 0.6,
    look.turn[1] * 0.6,
    pair(stroke('M118 52L186 40M116 76L180 88', color, 13)),
  );
}
