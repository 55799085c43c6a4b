import { cloud, heart } from '../outlines.ts';
import type { Point, Tone } from '../svg.ts';
import { box, circle, clip, ellipse, fill, rounded, shaded, smooth, stroke } from '../svg.ts';
import { atNeck, behind, inside, neckRing, sleeve, torso } from './garment-form.ts';

/** Quilted puffer: fat tubes of down, a padded collar and a heart badge. */
export function puffer(color: Tone, trim: Tone): string {
  const tubes = [770, 660, 550, 440, 330].map((x, i) => {
    const top = 316 - (i === 4 ? 40 : 0);
    const low = 616 + i * 12;
    return shaded(box(x - 84, top, 150, low - top, 68), color, 26);
  });
  const chest = smooth([
    [180, 400],
    [240, 290],
    [330, 300],
    [350, 490],
    [320, 660],
    [244, 640],
    [184, 540],
  ]);
  const dim: Tone = { fill: color.shade, shade: color.shade };
  const far =
    fill(box(206, 560, 120, 100, 44), dim.fill) +
    fill(box(212, 640, 108, 96, 40), dim.fill) +
    fill(box(216, 716, 104, 48, 22), trim.shade);
  const near =
    shaded(box(312, 660, 142, 110, 46), color, 20) +
    shaded(box(308, 560, 152, 122, 54), color, 22) +
    shaded(box(318, 752, 128, 58, 26), trim, 14);
  return (
    far +
    ellipse(812, 470, 40, 120, inside) +
    tubes.join('') +
    shaded(chest, color, 26) +
    near +
    neckRing(color, 124, 82) +
    fill(heart(566, 440, 88), '#FFFFFF')
  );
}

/** Denim jacket with fleece showing at neck, cuffs and hem. */
export function denimJacket(denim: Tone, fleece: Tone, thread: string): string {
  const pocket = rounded(
    [
      [524, 404],
      [656, 404],
      [656, 520],
      [590, 548],
      [524, 520],
    ],
    12,
  );
  const flap = rounded(
    [
      [518, 396],
      [662, 396],
      [656, 440],
      [590, 466],
      [524, 440],
    ],
    10,
  );
  const marks = clip(
    torso,
    stroke('M470 330Q440 470 470 644M690 342Q716 470 680 612', denim.shade, 11),
    fill(pocket, denim.shade),
    fill(flap, denim.fill),
    stroke('M522 440L590 466L658 440', denim.shade, 9),
  );
  return (
    behind(denim, fleece) +
    shaded(torso, denim, 30) +
    marks +
    fleeceHem(fleece) +
    sleeve(denim, denim) +
    stitches(thread) +
    circle(590, 448, 13, thread) +
    fleeceCuffs(fleece) +
    fleeceCollar(fleece)
  );
}

function stitches(thread: string): string {
  const d = 'M492 336Q462 470 492 640M710 346Q736 470 700 606M520 380H660M340 570V736';
  return `<path d="${d}" fill="none" stroke="${thread}" stroke-width="8" stroke-dasharray="20 16" stroke-linecap="round"/>`;
}

function fleeceCollar(fleece: Tone): string {
  const ring = cloud(
    [
      [-120, -36],
      [-64, -66],
      [0, -78],
      [64, -66],
      [120, -36],
      [142, 18],
      [110, 66],
      [56, 92],
      [0, 100],
      [-56, 92],
      [-110, 66],
      [-142, 18],
    ],
    0.6,
  );
  return atNeck(shaded(ring, fleece, 18), ellipse(0, -20, 92, 40, inside));
}

function fleeceHem(fleece: Tone): string {
  const edge: readonly Point[] = [
    [790, 336],
    [836, 352],
    [852, 420],
    [850, 490],
    [832, 560],
    [800, 616],
    [764, 604],
    [786, 548],
    [800, 480],
    [800, 410],
  ];
  return shaded(cloud(edge, 0.62), fleece, 14);
}

function fleeceCuffs(fleece: Tone): string {
  const cuff: readonly Point[] = [
    [304, 770],
    [354, 760],
    [404, 760],
    [454, 770],
    [454, 812],
    [404, 822],
    [354, 822],
    [304, 812],
  ];
  const far: readonly Point[] = [
    [196, 744],
    [240, 736],
    [284, 736],
    [324, 744],
    [324, 780],
    [284, 790],
    [240, 790],
    [196, 780],
  ];
  return fill(cloud(far, 0.6), fleece.shade) + shaded(cloud(cuff, 0.6), fleece, 12);
}
