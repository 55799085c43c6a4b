import { ink } from '../palette.ts';
import type { Point, Tone } from '../svg.ts';
import { clip, ellipse, even, fill, flip, move, pair, rounded, shaded, smooth, stroke, twins } from '../svg.ts';
import type { EyeKind, MouthKind } from './face.ts';
import { eyes, lineWidth, mouth, nose } from './face.ts';

/** What differs between heads of one breed: expression, direction, colours. */
export interface HeadLook {
  readonly eyes: EyeKind;
  readonly mouth: MouthKind;
  /** Where the face points, a few tens of units either way. */
  readonly turn: Point;
  readonly coat: Tone;
  readonly second: Tone;
  readonly ear: Tone;
}

const longSkull: readonly Point[] = [
  [0, -150],
  [78, -140],
  [130, -84],
  [140, -8],
  [116, 66],
  [86, 128],
  [46, 158],
  [0, 166],
];

/** Face parts shifted towards where the head looks. */
function facing(look: HeadLook, part: number, ...children: readonly string[]): string {
  return move(look.turn[0] * part, look.turn[1] * part, ...children);
}

function expression(look: HeadLook, gap: number, eyeY: number, noseY: number, size = 1): string {
  return (
    facing(look, 0.75, eyes(look.eyes, gap, eyeY, size)) +
    facing(look, 1.2, mouth(look.mouth, noseY + 18 * size, size), nose(noseY, size * 1.05))
  );
}

/** Hanging ears beside the head, the same on both sides. */
function hangingEars(color: Tone, length: number): string {
  return twins(
    [
      [92, -132],
      [146, -118],
      [186, -50],
      [190, length * 0.55],
      [158, length],
      [118, length * 0.7],
      [112, -20],
    ],
    color,
    20,
  );
}

/** Beagle: hanging ears, white blaze. */
export function beagleHead(look: HeadLook): string {
  const blaze = even([
    [0, -170],
    [26, -130],
    [22, -60],
    [40, -10],
    [92, 44],
    [104, 110],
    [60, 180],
    [0, 190],
  ]);
  const skull = shaded(even(longSkull), look.coat, 24, facing(look, 0.9, shaded(blaze, look.second, 16)));
  return skull + hangingEars(look.ear, 92) + expression(look, 64, -22, 58);
}

/** Golden retriever: soft wide head, feathered hanging ears, pale muzzle. */
export function retrieverHead(look: HeadLook): string {
  const cheek = even([
    [0, -146],
    [86, -136],
    [140, -76],
    [148, 10],
    [128, 84],
    [86, 136],
    [40, 162],
    [0, 168],
  ]);
  const muzzle = even([
    [0, -6],
    [48, 2],
    [90, 50],
    [92, 110],
    [54, 160],
    [0, 172],
  ]);
  return (
    shaded(cheek, look.coat, 26, facing(look, 0.9, shaded(muzzle, look.second, 18))) +
    hangingEars(look.ear, 54) +
    expression(look, 66, -24, 48, 1.06)
  );
}

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
  return upEar(look) + shaded(even(longSkull), look.coat, 24, mask) + foldedEar(look) + expression(look, 62, -24, 56);
}

function upEar(look: HeadLook): string {
  const inner = rounded([[-124, -196], [-66, -128], [-124, -84]], 14);
  return shaded(rounded([[-138, -244], [-26, -120], [-140, -30]], [22, 10, 10]), look.ear, 14) + fill(inner, '#E7A98D');
}

function foldedEar(look: HeadLook): string {
  return shaded(rounded([[56, -150], [132, -172], [208, -50], [140, -62], [104, -84]], [30, 34, 24, 20, 10]), look.ear, 16);
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
  const stripe = even([[0, -140], [18, -120], [14, -40], [22, 20], [0, 40]]);
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

/** Dachshund: narrow head, very long low ears. */
export function dachshundHead(look: HeadLook): string {
  const skull = even([
    [0, -140],
    [70, -130],
    [112, -80],
    [112, -10],
    [92, 70],
    [74, 140],
    [40, 174],
    [0, 182],
  ]);
  const muzzle = even([[0, 40], [44, 50], [76, 110], [66, 160], [0, 190]]);
  const brows = pair(ellipse(50, -62, 17, 13, look.second.fill));
  const mask = facing(look, 0.9, shaded(muzzle, look.second, 14), brows);
  return (
    shaded(skull, look.coat, 22, mask) +
    twins([[66, -128], [118, -122], [176, -20], [190, 90], [150, 142], [106, 100], [96, -10]], look.ear, 18) +
    expression(look, 52, -20, 82, 0.95)
  );
}

/** Border collie: half-pricked ears, white blaze, black mask. */
export function collieHead(look: HeadLook): string {
  const blaze = even([[0, -170], [30, -130], [20, -60], [30, 0], [78, 60], [84, 120], [46, 176], [0, 186]]);
  const ear = rounded([[40, -130], [98, -214], [176, -150], [150, -40]], [10, 30, 26, 30]);
  const fold = rounded([[96, -212], [178, -150], [120, -110]], [16, 20, 20]);
  const left = rounded([[-40, -130], [-98, -214], [-176, -150], [-150, -40]], [10, 30, 26, 30]);
  const leftFold = rounded([[-96, -212], [-178, -150], [-120, -110]], [16, 20, 20]);
  const ears = shaded(ear, look.ear, 14) + shaded(left, look.ear, 14);
  const folds = fill(fold, look.ear.shade) + fill(leftFold, look.ear.shade);
  return ears + folds + shaded(even(longSkull), look.coat, 22, facing(look, 0.9, shaded(blaze, look.second, 16))) + expression(look, 64, -16, 58);
}

/** Pug: wrinkles, dark mask, small folded ears. */
export function pugHead(look: HeadLook): string {
  const skull = even([[0, -132], [90, -126], [144, -66], [154, 22], [134, 100], [80, 142], [0, 150]]);
  const mask = even([[0, -10], [54, -4], [98, 44], [98, 110], [56, 144], [0, 150]]);
  const wrinkles = stroke('M-40 -84Q0 -104 40 -84M-28 -56Q0 -70 28 -56', look.coat.shade, lineWidth);
  const face = facing(look, 0.9, wrinkles, fill(mask, look.second.fill));
  return (
    shaded(skull, look.coat, 26, face) +
    twins([[66, -140], [130, -136], [186, -66], [176, 6], [146, 16], [110, -40]], look.ear, 14) +
    facing(look, 0.75, eyes(look.eyes, 82, -14, 1.2)) +
    facing(look, 1.2, mouth(look.mouth, 56, 0.95, '#C9A27A'), nose(40, 1, '#16181C'))
  );
}

/** A fresh plaster across a forehead. */
export function plaster(x: number, y: number, angle: number): string {
  const strip = rounded([[-52, -20], [52, -20], [52, 20], [-52, 20]], 20);
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${fill(strip, '#F7C9A8')}${clip(strip, ellipse(0, 0, 20, 20, '#E79F76'))}</g>`;
}

/** Raised brows of a dog that wonders. */
export function brows(gap: number, y: number): string {
  return stroke(`M${-gap - 20} ${y + 8}Q${-gap} ${y - 14} ${-gap + 20} ${y - 4}M${gap - 20} ${y - 20}Q${gap} ${y - 34} ${gap + 22} ${y - 14}`, ink, lineWidth);
}
