import type { Point } from '../svg.ts';
import { ellipse, even, fill, flip, pair, rounded, shaded, smooth, twins } from '../svg.ts';
import type { HeadLook } from './dog-head-base.ts';
import { expression, facing, longSkull } from './dog-head-base.ts';

/** Caramel mixed breed: one ear up, one folded, dark-tipped, long honest face. */
export function caramelHead(look: HeadLook): string {
  const muzzle = even([
    [0, 0],
    [36, 6],
    [72, 56],
    [80, 116],
    [48, 160],
    [0, 172],
  ]);
  const mask = facing(look, 0.9, shaded(muzzle, look.second, 16));
  return (
    upEar(look) +
    shaded(even(longSkull), look.coat, 24, mask) +
    foldedEar(look) +
    expression(look, 62, -24, 56)
  );
}

function upEar(look: HeadLook): string {
  const inner = rounded(
    [
      [-122, -180],
      [-66, -122],
      [-122, -74],
    ],
    16,
  );
  return (
    shaded(
      rounded(
        [
          [-146, -238],
          [-24, -120],
          [-140, -20],
        ],
        [50, 10, 10],
      ),
      look.ear,
      14,
    ) + fill(inner, '#E7A98D')
  );
}

function foldedEar(look: HeadLook): string {
  return shaded(
    rounded(
      [
        [56, -150],
        [132, -172],
        [208, -50],
        [140, -62],
        [104, -84],
      ],
      [30, 34, 24, 20, 10],
    ),
    look.ear,
    16,
  );
}

/** Short-muzzled bat-eared bulldog. */
export function frenchieHead(look: HeadLook): string {
  const skull = even([
    [0, -128],
    [86, -124],
    [142, -70],
    [158, 20],
    [146, 96],
    [86, 136],
    [0, 144],
  ]);
  const muzzle = even([
    [0, 6],
    [60, 8],
    [108, 54],
    [104, 112],
    [58, 138],
    [0, 140],
  ]);
  const stripe = even([
    [0, -140],
    [18, -120],
    [14, -40],
    [22, 20],
    [0, 40],
  ]);
  const mask = facing(look, 0.9, fill(stripe, look.second.fill), shaded(muzzle, look.second, 18));
  return batEars(look) + shaded(skull, look.coat, 26, mask) + expression(look, 78, -14, 34, 1.05);
}

function batEars(look: HeadLook): string {
  const ear: readonly Point[] = [
    [52, -96],
    [74, -190],
    [118, -232],
    [156, -190],
    [154, -60],
  ];
  const inner: readonly Point[] = [
    [84, -110],
    [94, -172],
    [117, -196],
    [136, -168],
    [136, -80],
  ];
  return twins(ear, look.ear, 16) + fill(smooth(inner), '#E9AFA6') + fill(smooth(flip(inner)), '#E9AFA6');
}

/** Border collie: half-pricked ears, white blaze, black mask. */
export function collieHead(look: HeadLook): string {
  const blaze = even([
    [0, -170],
    [30, -130],
    [20, -60],
    [30, 0],
    [78, 60],
    [84, 120],
    [46, 176],
    [0, 186],
  ]);
  const ear = rounded(
    [
      [40, -130],
      [98, -214],
      [176, -150],
      [150, -40],
    ],
    [10, 30, 26, 30],
  );
  const fold = rounded(
    [
      [96, -212],
      [178, -150],
      [120, -110],
    ],
    [16, 20, 20],
  );
  const left = rounded(
    [
      [-40, -130],
      [-98, -214],
      [-176, -150],
      [-150, -40],
    ],
    [10, 30, 26, 30],
  );
  const leftFold = rounded(
    [
      [-96, -212],
      [-178, -150],
      [-120, -110],
    ],
    [16, 20, 20],
  );
  const ears = shaded(ear, look.ear, 14) + shaded(left, look.ear, 14);
  const folds = fill(fold, look.ear.shade) + fill(leftFold, look.ear.shade);
  return (
    ears +
    folds +
    shaded(even(longSkull), look.coat, 22, facing(look, 0.9, shaded(blaze, look.second, 16))) +
    facing(look, 0.75, amberRims(64, -16)) +
    expression(look, 64, -16, 58)
  );
}

/** Amber about the eyes, so that they show on a dark coat. */
function amberRims(gap: number, y: number): string {
  return pair(ellipse(gap, y, 26, 29, '#D99B55'));
}

/** Corgi: large round-tipped ears, foxy cheeks, white blaze. */
export function corgiHead(look: HeadLook): string {
  const skull = even([
    [0, -128],
    [76, -122],
    [128, -66],
    [150, 20],
    [128, 84],
    [74, 134],
    [40, 158],
    [0, 164],
  ]);
  const blaze = even([
    [0, -150],
    [22, -110],
    [18, -40],
    [40, 6],
    [104, 54],
    [124, 130],
    [50, 176],
    [0, 182],
  ]);
  const ear: readonly Point[] = [
    [30, -100],
    [74, -206],
    [122, -250],
    [156, -206],
    [150, -40],
  ];
  const inner: readonly Point[] = [
    [74, -112],
    [96, -182],
    [121, -206],
    [136, -176],
    [130, -76],
  ];
  const mask = facing(look, 0.9, shaded(blaze, look.second, 16));
  return (
    twins(ear, look.ear, 16) +
    fill(smooth(inner), '#F0B9A4') +
    fill(smooth(flip(inner)), '#F0B9A4') +
    shaded(skull, look.coat, 24, mask) +
    expression(look, 66, -16, 52)
  );
}
