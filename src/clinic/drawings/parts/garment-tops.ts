import type { Point, Tone } from '../svg.ts';
import { box, circle, clip, ellipse, fill, rounded, shaded, smooth, stroke } from '../svg.ts';
import {
  atNeck,
  behind,
  inside,
  nearSleeve,
  neckRing,
  ribbedHem,
  rolledNeck,
  sleeve,
  torso,
} from './garment-form.ts';

/** Striped sweatshirt with plain ribbed ends. */
export function stripedSweatshirt(color: Tone, stripe: Tone, trim: Tone): string {
  const rings = [272, 362, 452, 542, 632, 722, 812];
  const bands = (dark: string, dx: number): string =>
    rings.map((x) => stroke(`M${x - 20 + dx} 180Q${x + 34 + dx} 440 ${x - 40 + dx} 720`, dark, 42)).join('');
  const sleeveBands = fill(box(290, 574, 180, 40), stripe.fill) + fill(box(290, 662, 180, 40), stripe.fill);
  return (
    behind(color, trim) +
    shaded(torso, color, 30, bands(stripe.fill, 0)) +
    ribbedHem(trim) +
    sleeve(color, trim, sleeveBands) +
    neckRing(trim, 124, 74)
  );
}

/** Knitted pullover: cables, a rolled neck and ribbed ends. */
export function knitPullover(color: Tone, trim: Tone): string {
  const cables = [420, 540, 660, 770].map((x) => cable(x, color.shade)).join('');
  const purl = [480, 600, 716]
    .map((x) => stroke(`M${x} 250Q${x + 24} 440 ${x - 16} 700`, color.shade, 9))
    .join('');
  const wave = [560, 616, 672, 724].map((y) => `M344 ${y}q18 20 36 0q18 20 36 0`).join('');
  return (
    behind(color, trim) +
    shaded(torso, color, 30) +
    clip(torso, cables, purl) +
    ribbedHem(trim) +
    sleeve(color, trim, stroke(wave, color.shade, 10)) +
    rolledNeck(trim)
  );
}

function cable(x: number, color: string): string {
  const loops = Array.from({ length: 6 }, (_, i) => {
    const y = 300 + i * 62;
    return `M${x - 24} ${y}Q${x - 24} ${y + 31} ${x + 24} ${y + 62}M${x + 24} ${y}Q${x + 24} ${y + 20} ${x + 10} ${y + 26}M${x - 10} ${y + 38}Q${x - 24} ${y + 46} ${x - 24} ${y + 62}`;
  });
  return stroke(loops.join(''), color, 11);
}

/** Hooded sweatshirt, its hood up, with cords, a pocket and a paw. */
export function hoodie(color: Tone, lining: Tone, badge: string): string {
  const hood = smooth([
    [196, 380],
    [138, 300],
    [150, 190],
    [226, 110],
    [336, 112],
    [418, 196],
    [452, 304],
    [380, 384],
    [290, 414],
  ]);
  const opening = smooth([
    [158, 330],
    [136, 250],
    [166, 178],
    [222, 168],
    [262, 224],
    [262, 310],
    [216, 356],
  ]);
  const pocket = rounded(
    [
      [520, 500],
      [700, 494],
      [720, 640],
      [470, 670],
    ],
    [16, 16, 10, 10],
  );
  return (
    behind(color, lining) +
    shaded(torso, color, 30, fill(pocket, color.shade), stroke('M520 504L470 664', lining.fill, 12)) +
    badge +
    ribbedHem(lining) +
    sleeve(color, lining) +
    shaded(hood, color, 26) +
    fill(opening, inside) +
    stroke(opening, lining.fill, 22) +
    stroke('M206 362Q196 410 214 462M244 350Q256 400 250 440', '#FFFFFF', 14) +
    circle(215, 474, 15, '#FFFFFF') +
    circle(249, 452, 15, '#FFFFFF')
  );
}

/** Checked flannel shirt: collar, placket along the chest, rolled cuffs. */
export function checkedShirt(base: Tone, trim: Tone, light: string): string {
  const dark = trim.shade;
  const placket = 'M214 380Q206 520 292 604T470 720';
  const buttons: readonly Point[] = [
    [213, 430],
    [228, 512],
    [282, 588],
  ];
  const collar = rounded(
    [
      [-140, -40],
      [-70, 14],
      [0, 28],
      [70, 14],
      [136, -40],
      [150, 20],
      [96, 82],
      [10, 98],
      [-60, 98],
      [-92, 204],
      [-160, 60],
    ],
    [30, 40, 60, 40, 30, 40, 40, 60, 20, 14, 30],
  );
  return (
    behind(base, trim) +
    shaded(torso, base, 30) +
    clip(torso, checks(dark, light, -4), stroke(placket, base.shade, 60), stroke(placket, base.fill, 48)) +
    buttons.map(([x, y]) => circle(x, y, 13, '#FFF4E2')).join('') +
    stroke('M802 362Q836 470 782 592', dark, 14) +
    shaded(nearSleeve, base, 20) +
    clip(nearSleeve, checks(dark, light, 3)) +
    shaded(box(304, 738, 150, 78, 22), trim, 16) +
    atNeck(
      ellipse(0, -24, 124, 60, trim.shade),
      ellipse(0, -28, 100, 42, '#8E3324'),
      shaded(collar, trim, 18),
    )
  );
}

/** Wide woven bands crossing: where they meet the colour is deeper. */
function checks(dark: string, light: string, degrees: number): string {
  const steps = [-400, -200, 0, 200, 400];
  const up = steps.map((x) => fill(box(x + 470, 0, 84, 1000), dark)).join('');
  const across = steps.map((y) => fill(box(0, y + 436, 1000, 84), dark)).join('');
  const thin = stroke(steps.map((p) => `M${p + 612} 0V1000M0 ${p + 578}H1000`).join(''), light, 14);
  return `<g transform="rotate(${degrees} 500 480)"><g opacity="0.3">${up}</g><g opacity="0.3">${across}</g><g opacity="0.8">${thin}</g></g>`;
}
