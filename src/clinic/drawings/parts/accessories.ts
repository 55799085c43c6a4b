import type { Point, Tone } from '../svg.ts';
import { circle, ellipse, fill, flip, move, rounded, shaded, smooth, stroke } from '../svg.ts';

/** A ribbon bow about (x, y), `size` wide overall. */
export function bow(x: number, y: number, size: number, color: Tone): string {
  const s = size / 200;
  const loop: readonly Point[] = [
    [10, 0],
    [56, -52],
    [100, -44],
    [104, 0],
    [100, 44],
    [56, 52],
  ].map(([px = 0, py = 0]): Point => [px * s, py * s]);
  const fold = `M${24 * s} 0H${58 * s}M${-24 * s} 0H${-58 * s}`;
  return move(
    x,
    y,
    shaded(smooth(flip(loop)), color, 14 * s),
    shaded(smooth(loop), color, 14 * s),
    stroke(fold, color.shade, 12 * s),
    shaded(
      rounded(
        [
          [-26 * s, -28 * s],
          [26 * s, -28 * s],
          [26 * s, 28 * s],
          [-26 * s, 28 * s],
        ],
        18 * s,
      ),
      color,
      12 * s,
    ),
  );
}

/** A bandana: a triangle hanging from a neck at y, with dots. */
export function bandana(y: number, half: number, color: Tone, dot: string): string {
  const cloth = rounded(
    [
      [-half, y - 26],
      [-half * 0.5, y + 10],
      [half * 0.5, y + 10],
      [half, y - 26],
      [half * 0.98, y + 24],
      [0, y + half * 1.42],
      [-half * 0.98, y + 24],
    ],
    [16, 30, 30, 16, 20, 26, 20],
  );
  const spots = circle(-40, y + 42, 12, dot) + circle(40, y + 42, 12, dot) + circle(0, y + 84, 12, dot);
  return shaded(cloth, color, 18, spots);
}

/** A bow tie on a collar at y. */
export function bowTie(y: number, half: number, color: Tone): string {
  const band = smooth([
    [-half, y - 22],
    [0, y + 8],
    [half, y - 22],
    [half, y + 12],
    [0, y + 44],
    [-half, y + 12],
  ]);
  return fill(band, color.shade) + bow(0, y + 30, 170, color);
}

/** A stethoscope round a neck: tubes from (0, y) and the chest piece at (x, z). */
export function stethoscope(y: number, half: number, x: number, z: number, tube: string): string {
  const left = `M${-half} ${y - 20}C${-half} ${y + 90} -40 ${y + 150} 0 ${y + 150}`;
  const right = `M${half} ${y - 20}C${half} ${y + 90} 40 ${y + 150} 0 ${y + 150}`;
  const drop = `M0 ${y + 150}C0 ${z - 40} ${x} ${z - 90} ${x} ${z}`;
  return stroke(left + right + drop, tube, 20) + circle(x, z, 40, tube) + circle(x - 3, z - 3, 25, '#DCE5EA');
}

/** A soap bubble with a window of light. */
export function bubble(x: number, y: number, r: number): string {
  const light = '#FFFFFF';
  return (
    `<g opacity="0.62">${circle(x, y, r, '#FFFFFF')}</g>` +
    ellipse(x - r * 0.36, y - r * 0.38, r * 0.24, r * 0.16, light) +
    stroke(
      `M${x + r * 0.1} ${y + r * 0.68}Q${x + r * 0.56} ${y + r * 0.56} ${x + r * 0.66} ${y + r * 0.12}`,
      light,
      Math.max(r * 0.12, 9),
    )
  );
}

/** A four-pointed sparkle. */
export function sparkle(x: number, y: number, r: number, color: string): string {
  const q = r * 0.22;
  const d = `M${x} ${y - r}Q${x + q * 0.5} ${y - q * 0.5} ${x + r} ${y}Q${x + q * 0.5} ${y + q * 0.5} ${x} ${y + r}Q${x - q * 0.5} ${y + q * 0.5} ${x - r} ${y}Q${x - q * 0.5} ${y - q * 0.5} ${x} ${y - r}Z`;
  return fill(d, color);
}
