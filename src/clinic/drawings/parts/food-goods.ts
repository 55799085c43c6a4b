import type { Tone } from '../svg.ts';
import { box, circle, ellipse, fill, move, oval, pair, place, rounded, shaded } from '../svg.ts';
import { pawPrint } from './clinic-props.ts';

const cream: Tone = { fill: '#FFF6E8', shade: '#EBDCC4' };

/** A food bag with a crimped top and a picture on its label, standing on (x, y). */
export function foodBag(
  x: number,
  y: number,
  h: number,
  color: Tone,
  picture: 'paw' | 'bone' | 'fish',
): string {
  const w = h * 0.66;
  const body = rounded(
    [
      [-w * 0.46, -h * 0.94],
      [w * 0.46, -h * 0.94],
      [w * 0.5, -h * 0.1],
      [w * 0.46, 0],
      [-w * 0.46, 0],
      [-w * 0.5, -h * 0.1],
    ],
    [4, 4, 20, 26, 26, 20],
  );
  const label = shaded(oval(0, -h * 0.44, w * 0.33, h * 0.23), cream, 14);
  return move(
    x,
    y,
    shaded(body, color, w * 0.09, fill(box(-w, -h * 0.14, w * 2, h * 0.05), cream.fill)),
    fill(box(-w * 0.49, -h, w * 0.98, h * 0.1, 12), color.shade),
    label,
    labelPicture(picture, h, color.shade),
  );
}

function labelPicture(picture: 'paw' | 'bone' | 'fish', h: number, color: string): string {
  if (picture === 'paw') return pawPrint(0, -h * 0.43, h * 0.26, 0, color);
  if (picture === 'bone') return bone(0, -h * 0.44, h * 0.28, -24, color);
  return fish(0, -h * 0.44, h * 0.32, color);
}

/** A bone about (x, y), `w` long. */
export function bone(x: number, y: number, w: number, turn: number, color: string): string {
  const r = w * 0.15;
  const knob = circle(w * 0.36, -r * 0.8, r, color) + circle(w * 0.36, r * 0.8, r, color);
  return place(x, y, 1, turn, fill(box(-w * 0.38, -w * 0.1, w * 0.76, w * 0.2, 4), color), pair(knob));
}

/** A fish about (x, y), `w` long. */
export function fish(x: number, y: number, w: number, color: string): string {
  const tail = rounded(
    [
      [w * 0.16, 0],
      [w * 0.5, -w * 0.22],
      [w * 0.5, w * 0.22],
    ],
    w * 0.05,
  );
  return place(
    x,
    y,
    1,
    0,
    ellipse(-w * 0.1, 0, w * 0.36, w * 0.2, color),
    fill(tail, color),
    circle(-w * 0.28, -w * 0.04, w * 0.04, '#FFF6E8'),
  );
}

/** A tin with a paw label, standing on (x, y). */
export function tin(x: number, y: number, w: number, color: Tone): string {
  const h = w * 0.92;
  return move(
    x,
    y,
    shaded(box(-w / 2, -h, w, h, 16), { fill: '#DCE5EA', shade: '#B4C4CE' }, w * 0.09),
    shaded(box(-w / 2, -h * 0.82, w, h * 0.64, 2), color, w * 0.09),
    pawPrint(0, -h * 0.48, w * 0.4, 0, '#FFF6E8'),
  );
}
