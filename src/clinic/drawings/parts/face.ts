import { ink, mouthDark, noseColor, tongue } from '../palette.ts';
import type { Point } from '../svg.ts';
import { circle, clip, ellipse, even, fill, move, pair, stroke } from '../svg.ts';

export type EyeKind = 'open' | 'happy' | 'calm' | 'side' | 'up';
export type MouthKind = 'smile' | 'open' | 'calm' | 'puzzled';

/** Line width of faces, in units of a head 300 wide. */
export const lineWidth = 14;

/** Both eyes, `gap` from the middle. */
export function eyes(kind: EyeKind, gap: number, y: number, size = 1, color = ink): string {
  const eye = eyeOf(kind, size, color);
  return move(-gap, y, eye) + move(gap, y, eye);
}

function eyeOf(kind: EyeKind, size: number, color: string): string {
  const w = 20 * size;
  if (kind === 'happy') return stroke(`M${-w} 8Q0 ${-w * 1.5} ${w} 8`, color, lineWidth);
  if (kind === 'calm') return stroke(`M${-w} -4Q0 ${w * 1.2} ${w} -4`, color, lineWidth);
  return ellipse(0, 0, 18 * size, 21 * size, color) + glint(kind, size);
}

function glint(kind: EyeKind, size: number): string {
  const spots: Readonly<Record<string, Point>> = { side: [8, -4], up: [1, -11] };
  const [x, y] = spots[kind] ?? [-6, -8];
  return circle(x * size, y * size, 6.5 * size, '#FFFFFF');
}

/** A soft triangular nose about (0, y). */
export function nose(y: number, size = 1, color = noseColor): string {
  const w = 36 * size;
  const h = 26 * size;
  const shape = even([
    [0, y - h],
    [w * 0.6, y - h * 0.95],
    [w, y - h * 0.35],
    [w * 0.55, y + h * 0.6],
    [0, y + h],
  ]);
  return fill(shape, color) + ellipse(-w * 0.3, y - h * 0.45, w * 0.3, h * 0.2, '#6B6A70');
}

/** A mouth whose middle is at (0, y), just under the nose. */
export function mouth(kind: MouthKind, y: number, size = 1, color = ink): string {
  if (kind === 'calm') return shortMouth(y, size, color);
  if (kind === 'puzzled') return puzzledMouth(y, size, color);
  return (kind === 'open' ? tongueOut(y, size) : '') + smileLines(y, size, color);
}

function smileLines(y: number, size: number, color: string): string {
  const w = 50 * size;
  const drop = y + 20 * size;
  const half = `M0 ${y}V${drop}C4 ${drop + 26 * size} ${w - 4} ${drop + 26 * size} ${w} ${drop - 6 * size}`;
  return pair(stroke(half, color, lineWidth));
}

function shortMouth(y: number, size: number, color: string): string {
  const w = 36 * size;
  const drop = y + 20 * size;
  return pair(
    stroke(`M0 ${y}V${drop}Q${w * 0.4} ${drop + 16 * size} ${w} ${drop + 10 * size}`, color, lineWidth),
  );
}

function puzzledMouth(y: number, size: number, color: string): string {
  const drop = y + 16 * size;
  const w = 34 * size;
  const line = `M0 ${y}V${drop}M${-w} ${drop + 14}Q${-w * 0.4} ${drop - 6} 0 ${drop}T${w} ${drop - 2}`;
  return stroke(line, color, lineWidth);
}

function tongueOut(y: number, size: number): string {
  const w = 38 * size;
  const top = y + 30 * size;
  const low = y + 96 * size;
  const open = `M${-w} ${top}C${-w} ${low} ${w} ${low} ${w} ${top}Z`;
  return fill(open, mouthDark) + clip(open, ellipse(0, low - 8 * size, w * 0.75, 34 * size, tongue));
}
