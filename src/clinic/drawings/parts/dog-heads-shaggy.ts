import { fur, resample } from '../outlines.ts';
import type { Point, Tone } from '../svg.ts';
import { both, even, fill, flip, move, rounded, shaded, smooth, stroke, twins } from '../svg.ts';
import type { HeadLook } from './dog-head-base.ts';
import { expression } from './dog-head-base.ts';
import { eyes, mouth, nose } from './face.ts';

/** Yorkshire terrier: silky parted hair over the cheeks, small pricked ears. */
export function yorkieHead(look: HeadLook): string {
  const ear = rounded(
    [
      [36, -100],
      [116, -214],
      [160, -50],
    ],
    [10, 34, 10],
  );
  const left = rounded(
    [
      [-160, -50],
      [-116, -214],
      [-36, -100],
    ],
    [10, 34, 10],
  );
  const inner = (s: number): string =>
    fill(
      rounded(
        [
          [s * 78, -106],
          [s * 114, -172],
          [s * 134, -80],
        ],
        14,
      ),
      '#E7A98D',
    );
  const skull = even([
    [0, -136],
    [82, -126],
    [128, -70],
    [132, 20],
    [90, 100],
    [0, 130],
  ]);
  return (
    shaded(ear, look.ear, 14) +
    shaded(left, look.ear, 14) +
    inner(1) +
    inner(-1) +
    shaded(skull, look.second, 20) +
    curtain(look, -1) +
    curtain(look, 1) +
    beard(look) +
    expression(look, 54, -18, 44, 0.95)
  );
}

/** Silky hair from the parting over one cheek, ending in locks. */
function curtain(look: HeadLook, s: 1 | -1): string {
  const hair =
    `M${s * 12} -130C${s * 74} -142 ${s * 128} -106 ${s * 146} -30C${s * 160} 40 ${s * 188} 110 ${s * 190} 188` +
    `Q${s * 168} 196 ${s * 150} 176Q${s * 148} 206 ${s * 128} 222Q${s * 110} 204 ${s * 108} 178Q${s * 98} 196 ${s * 80} 202` +
    `C${s * 84} 130 ${s * 78} 40 ${s * 48} -30Q${s * 30} -80 ${s * 12} -130Z`;
  const strands = `M${s * 70} -92C${s * 104} -40 ${s * 116} 40 ${s * 118} 128M${s * 118} -62C${s * 140} 10 ${s * 148} 70 ${s * 152} 124`;
  return shaded(hair, look.coat, 16, stroke(strands, look.coat.shade, 11));
}

function beard(look: HeadLook): string {
  const outline =
    'M0 2C44 0 84 44 94 112Q98 160 78 192Q60 188 50 172Q36 210 0 226' +
    'Q-36 210 -50 172Q-60 188 -78 192Q-98 160 -94 112C-84 44 -44 0 0 2Z';
  return shaded(
    outline,
    look.second,
    16,
    stroke('M-34 128Q-30 158 -20 176M34 128Q30 158 20 176', look.second.shade, 10),
  );
}

/** Schnauzer: bushy brows, rectangular beard, folded ears. */
export function schnauzerHead(look: HeadLook): string {
  const skull = even([
    [0, -140],
    [74, -134],
    [112, -80],
    [114, 0],
    [96, 80],
    [0, 120],
  ]);
  const ear: readonly Point[] = [
    [48, -138],
    [104, -168],
    [176, -86],
    [158, -38],
    [112, -64],
    [80, -96],
  ];
  const beardPoints = both([
    [0, 10],
    [60, 14],
    [112, 54],
    [122, 140],
    [96, 204],
    [0, 218],
  ]);
  const beardShape = fur(resample(beardPoints, 66), 22, 0.8);
  const brow: readonly Point[] = [
    [12, -58],
    [34, -92],
    [84, -98],
    [122, -70],
    [86, -56],
    [48, -48],
  ];
  const browShape = fur(brow, 12, 0.6);
  const leftBrow = fur(flip(brow), 12, 0.6);
  const [x, y] = look.turn;
  return (
    shaded(skull, look.coat, 22) +
    twins(ear, look.ear, 16) +
    move(x * 0.6, y * 0.6, shaded(beardShape, look.second, 24)) +
    move(x * 0.75, y * 0.75, eyes(look.eyes, 60, -18, 1)) +
    move(x * 0.75, y * 0.75, shaded(browShape, look.second, 12), shaded(leftBrow, look.second, 12)) +
    move(x * 1.2, y * 1.2, mouth(look.mouth, 68, 0.95), nose(48, 1.05))
  );
}

/** Pomeranian: a ball of fur with a small fox face and little ears. */
export function pomeranianHead(look: HeadLook): string {
  const mane = both([
    [0, -138],
    [92, -128],
    [168, -60],
    [192, 40],
    [160, 134],
    [84, 184],
    [0, 194],
  ]);
  const top = both([
    [0, -112],
    [70, -104],
    [118, -50],
    [126, 20],
    [90, 84],
    [0, 110],
  ]);
  const muzzle = even([
    [0, 2],
    [44, 8],
    [78, 52],
    [66, 100],
    [34, 116],
    [0, 120],
  ]);
  const ear: readonly Point[] = [
    [66, -104],
    [84, -164],
    [112, -182],
    [136, -158],
    [140, -76],
  ];
  const inner: readonly Point[] = [
    [92, -114],
    [100, -144],
    [113, -154],
    [124, -138],
    [122, -98],
  ];
  const ruff: Tone = look.second;
  return (
    twins(ear, look.ear, 14) +
    fill(smooth(inner), '#C9713A') +
    fill(smooth(flip(inner)), '#C9713A') +
    shaded(fur(resample(mane, 58), 17, 0.7), ruff, 26) +
    shaded(fur(resample(top, 54), 12, 0.7), look.coat, 20) +
    move(look.turn[0] * 0.7, look.turn[1] * 0.7, shaded(muzzle, ruff, 16)) +
    expression(look, 54, -14, 44, 0.92)
  );
}

/** Long silky head parted in the middle, as of a shih tzu. */
export function shihTzuHead(look: HeadLook): string {
  const skull = even([
    [0, -136],
    [90, -126],
    [140, -60],
    [146, 40],
    [110, 120],
    [0, 146],
  ]);
  const ear: readonly Point[] = [
    [60, -128],
    [130, -112],
    [182, 0],
    [196, 130],
    [158, 184],
    [118, 140],
    [108, 10],
  ];
  const blaze = even([
    [0, -150],
    [40, -120],
    [34, -50],
    [60, 0],
    [104, 60],
    [92, 130],
    [0, 160],
  ]);
  const moustache = smooth([
    [0, 60],
    [50, 58],
    [110, 110],
    [104, 158],
    [50, 160],
    [0, 120],
    [-50, 160],
    [-104, 158],
    [-110, 110],
    [-50, 58],
  ]);
  return (
    shaded(skull, look.coat, 24, shaded(blaze, look.second, 16)) +
    twins(ear, look.ear, 20) +
    move(look.turn[0], look.turn[1], shaded(moustache, look.second, 16)) +
    expression(look, 66, -8, 46)
  );
}
