import { clip, ellipse, fill, rounded } from '../svg.ts';

/** A fresh plaster across a forehead. */
export function plaster(x: number, y: number, angle: number): string {
  const strip = rounded(
    [
      [-52, -20],
      [52, -20],
      [52, 20],
      [-52, 20],
    ],
    20,
  );
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${fill(strip, '#F7C9A8')}${clip(strip, ellipse(0, 0, 20, 20, '#E79F76'))}</g>`;
}
