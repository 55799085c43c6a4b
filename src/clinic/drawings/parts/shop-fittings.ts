import type { Tone } from '../svg.ts';
import { box, circle, fill, move, rounded, shaded, stroke } from '../svg.ts';
import { pawPrint } from './clinic-props.ts';

/** A slatted crate for toys, `w` wide, standing on (x, y). */
export function crate(x: number, y: number, w: number, color: Tone): string {
  const h = w * 0.42;
  const slat = (top: number): string => shaded(box(-w / 2, -h + top * h, w, h * 0.28, 12), color, 12);
  const post = (px: number): string =>
    shaded(box(px - w * 0.05, -h - 8, w * 0.1, h + 8, 10), color, 10) +
    circle(px, -h * 0.82, 8, color.shade) +
    circle(px, -h * 0.16, 8, color.shade);
  return move(
    x,
    y,
    fill(box(-w * 0.48, -h * 0.96, w * 0.96, h * 0.9, 8), '#7A4A28'),
    slat(0.02),
    slat(0.36),
    slat(0.7),
    post(-w * 0.44),
    post(w * 0.44),
  );
}

/** A paper shopping bag with handles and a paw, standing on (x, y). */
export function shoppingBag(x: number, y: number, h: number, color: Tone): string {
  const w = h * 0.8;
  const body = rounded(
    [
      [-w * 0.5, -h],
      [w * 0.5, -h],
      [w * 0.46, 0],
      [-w * 0.46, 0],
    ],
    [8, 8, 20, 20],
  );
  return move(
    x,
    y,
    stroke(
      `M${-w * 0.2} ${-h + 8}V${-h * 1.12}A${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.2} ${-h * 1.12}V${-h + 8}`,
      color.shade,
      h * 0.05,
    ),
    shaded(body, color, w * 0.09),
    pawPrint(0, -h * 0.46, h * 0.4, -8, '#FFF6E8'),
  );
}
