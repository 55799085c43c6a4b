import { heart } from '../outlines.ts';
import { steel } from '../palette.ts';
import type { Tone } from '../svg.ts';
import { box, circle, ellipse, fill, move, rounded, shaded, stroke } from '../svg.ts';

/** A plus with rounded ends about (x, y), `size` wide. */
export function plus(x: number, y: number, size: number, color: string): string {
  const h = size / 2;
  const t = size * 0.17;
  return (
    fill(box(x - h, y - t, size, t * 2, t * 0.6), color) +
    fill(box(x - t, y - h, t * 2, size, t * 0.6), color)
  );
}

/** An examination table on a cabinet: top at y, standing on `floor`. */
export function examTable(x: number, y: number, width: number, floor: number, color: Tone): string {
  const half = width / 2;
  return (
    fill(box(x - half + 70, y + 30, width - 140, floor - y - 30, 10), steel.shade) +
    shaded(box(x - half + 50, y + 30, width - 100, floor - y - 64, 22), cabinet, 26) +
    [-1, 0, 1]
      .map((i) => drawer(x + i * (width - 130) * 0.32, y + 84, width * 0.26, floor - y - 146))
      .join('') +
    shaded(box(x - half, y, width, 58, 26), color, 16)
  );
}

const cabinet: Tone = { fill: '#FFFBF5', shade: '#E2E4DC' };

function drawer(x: number, y: number, w: number, h: number): string {
  return fill(box(x - w / 2, y, w, h, 18), '#E3F1EC') + stroke(`M${x - 34} ${y + 34}h68`, steel.shade, 15);
}

/** A first-aid case with a plus, `w` wide, standing on (x, y). */
export function medicalCase(x: number, y: number, w: number, color: Tone): string {
  const h = w * 0.68;
  return move(
    x,
    y,
    stroke(`M${-w * 0.18} ${-h}V${-h - w * 0.13}H${w * 0.18}V${-h}`, color.shade, w * 0.075),
    shaded(box(-w / 2, -h, w, h, w * 0.11), color, w * 0.07),
    fill(box(-w / 2, -h * 0.62, w, w * 0.03), color.shade),
    circle(0, -h * 0.5, w * 0.22, '#FFFBF5'),
    plus(0, -h * 0.5, w * 0.27, color.shade),
  );
}

/** A framed picture with a heart on a wall. */
export function heartFrame(x: number, y: number, w: number, frame: Tone, color: Tone): string {
  const h = w * 1.1;
  return (
    shaded(box(x - w / 2, y - h / 2, w, h, 24), frame, 12) +
    fill(box(x - w * 0.4, y - h * 0.41, w * 0.8, h * 0.82, 14), '#FFFBF5') +
    shaded(heart(x, y + 4, w * 0.48), color, 10)
  );
}

/** A round pet bowl standing on (x, y), empty or filled. */
export function bowl(x: number, y: number, w: number, color: Tone, food?: string): string {
  const h = w * 0.36;
  const heap = food === undefined ? '' : kibble(w, h, food);
  return move(
    x,
    y,
    ellipse(0, -h, w * 0.41, h * 0.26, color.fill),
    ellipse(0, -h, w * 0.35, h * 0.18, food === undefined ? color.shade : food),
    heap,
    shaded(
      `M${-w * 0.41} ${-h}A${w * 0.41} ${h * 0.26} 0 0 0 ${w * 0.41} ${-h}L${w * 0.5} ${-h * 0.1}Q${w * 0.5} 0 ${w * 0.42} 0H${-w * 0.42}Q${-w * 0.5} 0 ${-w * 0.5} ${-h * 0.1}Z`,
      color,
      w * 0.05,
    ),
  );
}

function kibble(w: number, h: number, color: string): string {
  const spots: readonly (readonly [number, number])[] = [
    [-0.24, 0.05],
    [-0.12, 0.16],
    [0, 0.08],
    [0.12, 0.17],
    [0.24, 0.05],
    [-0.05, 0.3],
    [0.08, 0.3],
  ];
  return spots
    .map(
      ([px, py]) =>
        circle(px * w, -h - py * h, w * 0.075, color) +
        circle(px * w - w * 0.02, -h - py * h - w * 0.02, w * 0.025, '#E2AE77'),
    )
    .join('');
}

/** A paw print about (x, y), turned by degrees. */
export function pawPrint(x: number, y: number, size: number, turn: number, color: string): string {
  const s = size / 100;
  const toes =
    ellipse(-38 * s, -14 * s, 14 * s, 19 * s, color) +
    ellipse(-14 * s, -38 * s, 15 * s, 20 * s, color) +
    ellipse(14 * s, -38 * s, 15 * s, 20 * s, color) +
    ellipse(38 * s, -14 * s, 14 * s, 19 * s, color);
  const pad = fill(
    rounded(
      [
        [0, -14 * s],
        [34 * s, 20 * s],
        [26 * s, 42 * s],
        [0, 34 * s],
        [-26 * s, 42 * s],
        [-34 * s, 20 * s],
      ],
      16 * s,
    ),
    color,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${toes}${pad}</g>`;
}
