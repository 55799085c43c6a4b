import type { Theme } from './palette.ts';
import type { Point } from './svg.ts';
import { box, circle, ellipse, fill, smooth } from './svg.ts';

/** One picture: its size and its markup, the same each time. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  svg(): string;
}

/** A picture from a painted canvas and what lies on it. */
export function picture(width: number, height: number, theme: Theme, draw: () => readonly string[]): Drawing {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  const canvas = fill(box(0, 0, width, height), theme.canvas);
  return { width, height, svg: () => `${open}${canvas}${draw().join('')}</svg>` };
}

const wobble: readonly Point[] = [
  [-0.1, -1],
  [0.55, -0.92],
  [0.97, -0.4],
  [0.93, 0.3],
  [0.6, 0.86],
  [0, 0.95],
  [-0.62, 0.9],
  [-1, 0.35],
  [-0.86, -0.35],
  [-0.62, -0.82],
];

/** A soft, slightly uneven shape about (x, y). */
export function blob(x: number, y: number, rx: number, ry: number, color: string): string {
  return fill(smooth(wobble.map(([px, py]): Point => [x + px * rx, y + py * ry])), color);
}

/** The same soft shape turned upside down, so that neighbours differ. */
export function blobTurned(x: number, y: number, rx: number, ry: number, color: string): string {
  return fill(smooth(wobble.map(([px, py]): Point => [x - px * rx, y - py * ry])), color);
}

/** Outline of an arch standing on y. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${x - r} ${y}V${y - h + r}A${r} ${r} 0 0 1 ${x + r} ${y - h + r}V${y}Z`;
}

/** The one soft shadow: a flat ellipse on the ground. */
export function ground(x: number, y: number, rx: number, ry: number, theme: Theme): string {
  return ellipse(x, y, rx, ry, theme.ground);
}

/** Sparse dots around the subject, [x, y, radius] each. */
export function dots(list: readonly (readonly [number, number, number])[], color: string): string {
  return list.map(([x, y, r]) => circle(x, y, r, color)).join('');
}
