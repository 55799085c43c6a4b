import { arch } from '../backdrop.ts';
import type { Tone } from '../svg.ts';
import { box, circle, clip, ellipse, fill, shaded, smooth, stroke } from '../svg.ts';

/** A six-armed snowflake. */
export function snowflake(x: number, y: number, r: number, color: string, width = 12): string {
  const arms = [0, 60, 120].map((turn) => {
    const b = r * 0.28;
    const side = `M${-b} ${-r * 0.86}L0 ${-r * 0.58}L${b} ${-r * 0.86}M${-b} ${r * 0.86}L0 ${r * 0.58}L${b} ${r * 0.86}`;
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke(`M0 ${-r}V${r}${side}`, color, width)}</g>`;
  });
  return arms.join('');
}

/** An arched window on a snowy night, standing on y. */
export function nightWindow(x: number, y: number, w: number, h: number, sky: Tone): string {
  const pane = arch(x, y, w, h);
  const hill =
    ellipse(x - w * 0.25, y + 30, w * 0.6, h * 0.26, '#E3EEF7') +
    ellipse(x + w * 0.4, y + 40, w * 0.5, h * 0.22, '#C6DBED');
  const pine = (px: number, s: number): string =>
    fill(`M${px} ${y - h * 0.5 * s}L${px + 60 * s} ${y - h * 0.12}H${px - 60 * s}Z`, '#2E628F');
  const flakes = [
    [-0.3, 0.82, 11],
    [-0.12, 0.62, 9],
    [0.08, 0.9, 10],
    [0.3, 0.56, 11],
    [-0.36, 0.5, 8],
    [0.16, 0.42, 9],
    [0.0, 0.74, 8],
    [0.38, 0.38, 8],
  ] as const;
  const snow = flakes.map(([fx, fy, r]) => circle(x + fx * w, y - fy * h, r, '#FFFFFF')).join('');
  const moon = circle(x + w * 0.24, y - h * 0.76, w * 0.09, '#FBEFC9');
  const frame =
    stroke(pane, '#FFFFFF', 30) +
    stroke(`M${x} ${y}V${y - h}M${x - w / 2} ${y - h * 0.45}H${x + w / 2}`, '#FFFFFF', 20);
  return (
    clip(pane, fill(pane, sky.shade), moon, pine(x - w * 0.3, 0.8), pine(x + w * 0.34, 0.9), hill, snow) +
    frame +
    shaded(box(x - w / 2 - 46, y - 10, w + 92, 46, 20), { fill: '#FFFFFF', shade: '#D6E6F3' }, 14)
  );
}

/** The back rim of a round cushion bed about (x, y), before its pet. */
export function roundBedBack(x: number, y: number, w: number, color: Tone): string {
  return (
    shaded(
      smooth([
        [x - w * 0.5, y + 20],
        [x - w * 0.4, y - w * 0.16],
        [x, y - w * 0.22],
        [x + w * 0.4, y - w * 0.16],
        [x + w * 0.5, y + 20],
        [x, y + w * 0.16],
      ]),
      color,
      30,
    ) + ellipse(x, y + 6, w * 0.4, w * 0.12, '#F4E3CE')
  );
}

/** The front rim of that bed, after its pet. */
export function roundBedFront(x: number, y: number, w: number, color: Tone): string {
  const rim = smooth([
    [x - w * 0.52, y + 16],
    [x - w * 0.4, y + 30],
    [x, y + w * 0.1],
    [x + w * 0.4, y + 30],
    [x + w * 0.52, y + 16],
    [x + w * 0.5, y + w * 0.17],
    [x + w * 0.36, y + w * 0.24],
    [x, y + w * 0.26],
    [x - w * 0.36, y + w * 0.24],
    [x - w * 0.5, y + w * 0.17],
  ]);
  return shaded(rim, color, 26);
}
