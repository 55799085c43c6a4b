import { ellipse, even, fill, move, pair, shaded, stroke, twins } from '../svg.ts';
import type { HeadLook } from './dog-head-base.ts';
import { expression, facing, hangingEars, longSkull } from './dog-head-base.ts';
import { eyes, lineWidth, mouth, nose } from './face.ts';

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
    [0, -158],
    [78, -142],
    [136, -78],
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
  const muzzle = even([
    [0, 40],
    [44, 50],
    [76, 110],
    [66, 160],
    [0, 190],
  ]);
  const brows = pair(ellipse(50, -62, 17, 13, look.second.fill));
  const mask = facing(look, 0.9, shaded(muzzle, look.second, 14), brows);
  return (
    shaded(skull, look.coat, 22, mask) +
    twins(
      [
        [66, -128],
        [118, -122],
        [176, -20],
        [190, 90],
        [150, 142],
        [106, 100],
        [96, -10],
      ],
      look.ear,
      18,
    ) +
    expression(look, 52, -20, 82, 0.95)
  );
}

/** Pug: wrinkles, dark mask, small folded ears. */
export function pugHead(look: HeadLook): string {
  const skull = even([
    [0, -132],
    [90, -126],
    [144, -66],
    [154, 22],
    [134, 100],
    [80, 142],
    [0, 150],
  ]);
  const mask = even([
    [0, -10],
    [54, -4],
    [98, 44],
    [98, 110],
    [56, 144],
    [0, 150],
  ]);
  const wrinkles = stroke('M-40 -84Q0 -104 40 -84M-28 -56Q0 -70 28 -56', look.coat.shade, lineWidth);
  const face = facing(look, 0.9, wrinkles, fill(mask, look.second.fill));
  return (
    shaded(skull, look.coat, 26, face) +
    twins(
      [
        [66, -140],
        [130, -136],
        [186, -66],
        [176, 6],
        [146, 16],
        [110, -40],
      ],
      look.ear,
      14,
    ) +
    facing(look, 0.75, eyes(look.eyes, 82, -14, 1.2)) +
    facing(look, 1.2, mouth(look.mouth, 56, 0.95, '#C9A27A'), nose(40, 1, '#16181C'))
  );
}

/** Dalmatian: white with dark ears, a patch over one eye and spots. */
export function dalmatianHead(look: HeadLook): string {
  const dark = look.ear.fill;
  const spots = [
    ellipse(-74, -28, 54, 58, dark),
    ellipse(40, -112, 22, 18, dark),
    ellipse(100, 62, 13, 15, dark),
    ellipse(-84, 78, 12, 12, dark),
    ellipse(-14, -124, 11, 9, dark),
  ];
  const lids = look.eyes === 'calm' ? stroke('M-86 -28Q-66 -2 -46 -28', look.second.fill, lineWidth) : '';
  const [x, y] = look.turn;
  return (
    shaded(even(longSkull), look.coat, 24, facing(look, 0.9, ...spots)) +
    hangingEars(look.ear, 70) +
    expression(look, 66, -24, 54, 1.04) +
    move(x * 0.75, y * 0.75, lids)
  );
}
