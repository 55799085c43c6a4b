import { cloud, ring } from '../outlines.ts';
import type { Point, Tone } from '../svg.ts';
import { box, circle, ellipse, fill, move, oval, rounded, shaded, smooth, stroke } from '../svg.ts';

const foam: Tone = { fill: '#FFFFFF', shade: '#D9EDEE' };

/** A footed tub whose rim is at y, `w` wide. */
export function tub(x: number, y: number, w: number, color: Tone, feet: Tone): string {
  const h = w * 0.33;
  const body = rounded(
    [
      [-w * 0.47, 20],
      [w * 0.47, 20],
      [w * 0.37, h],
      [-w * 0.37, h],
    ],
    [10, 10, h * 0.5, h * 0.5],
  );
  const foot = (fx: number): string => shaded(oval(fx, h + 10, 46, 34), feet, 12);
  return move(
    x,
    y,
    foot(-w * 0.28),
    foot(w * 0.28),
    shaded(body, color, 36),
    stroke(`M${-w * 0.38} ${h * 0.36}Q${-w * 0.36} ${h * 0.62} ${-w * 0.3} ${h * 0.76}`, '#C877A0', 18),
    shaded(box(-w / 2, -12, w, 64, 32), color, 16),
  );
}

/** A heap of foam from overlapping clouds, [x, y, radius] each. */
export function foamHeap(list: readonly (readonly [number, number, number])[]): string {
  return list
    .map(([x, y, r]) => shaded(cloud(ring(x, y, r * 1.15, r, 9, 0.5), 0.58), foam, r * 0.2))
    .join('');
}

/** A rubber duck facing left, standing on (x, y). */
export function duck(x: number, y: number, scale: number): string {
  const yellow: Tone = { fill: '#F7CF5E', shade: '#E2B23D' };
  const body = smooth([
    [-70, -60],
    [-20, -84],
    [40, -76],
    [104, -108],
    [96, -30],
    [40, 0],
    [-50, 0],
    [-86, -30],
  ]);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shaded(body, yellow, 18)}${fill(
    rounded(
      [
        [-128, -116],
        [-84, -132],
        [-84, -96],
      ],
      12,
    ),
    '#E8743B',
  )}${shaded(oval(-48, -118, 54, 50), yellow, 14)}${circle(-64, -126, 9, '#16302B')}${stroke('M4 -44Q36 -24 66 -52', yellow.shade, 14)}</g>`;
}

/** A hand shower hanging from the upper right, its water falling from (x, y). */
export function shower(x: number, y: number, color: Tone): string {
  const hose = `M${x + 120} ${y - 60}C${x + 300} ${y - 120} ${x + 330} ${y + 60} ${x + 330} ${y + 400}`;
  const drops: readonly Point[] = [
    [-60, 80],
    [-10, 110],
    [40, 84],
    [-84, 150],
    [-30, 180],
    [26, 160],
  ];
  return (
    stroke(hose, color.shade, 22) +
    drops.map(([dx, dy]) => stroke(`M${x + dx} ${y + dy}l-8 30`, '#7CC6C6', 15)).join('') +
    `<g transform="translate(${x} ${y}) rotate(14)">${fill(box(40, -52, 110, 30, 15), color.shade)}${shaded(
      smooth([
        [-90, 30],
        [-70, -30],
        [0, -56],
        [70, -30],
        [90, 30],
      ]),
      color,
      16,
    )}${fill(box(-100, 22, 200, 30, 15), color.shade)}</g>`
  );
}

/** A shampoo bottle with a pump, standing on (x, y), `h` high. */
export function pumpBottle(x: number, y: number, h: number, body: Tone, label: Tone): string {
  const w = h * 0.44;
  return move(
    x,
    y,
    stroke(`M0 ${-h * 0.7}V${-h * 0.94}H${-w * 0.42}`, label.shade, h * 0.06),
    fill(box(-w * 0.2, -h * 0.84, w * 0.4, h * 0.12, h * 0.02), label.shade),
    shaded(box(-w / 2, -h * 0.74, w, h * 0.74, h * 0.1), body, h * 0.05),
    shaded(box(-w / 2, -h * 0.52, w, h * 0.32, 4), label, h * 0.04),
    ellipse(0, -h * 0.36, w * 0.14, h * 0.09, body.fill),
  );
}

/** A towel folded over itself, `w` wide, standing on (x, y). */
export function foldedTowel(x: number, y: number, w: number, color: Tone, stripe: string): string {
  const h = w * 0.26;
  return move(
    x,
    y,
    shaded(box(-w / 2, -h, w, h, h * 0.45), color, h * 0.16, fill(box(w * 0.2, -h, w * 0.07, h), stripe)),
    stroke(`M${-w * 0.44} ${-h * 0.5}H${w * 0.12}`, color.shade, 11),
  );
}
