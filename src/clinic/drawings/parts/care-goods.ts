import type { Point, Tone } from '../svg.ts';
import { box, circle, ellipse, fill, move, oval, place, rounded, shaded, stroke } from '../svg.ts';
import { pawPrint, plus } from './clinic-props.ts';

const cream: Tone = { fill: '#FFF9F0', shade: '#EADCC8' };

/** A glass bottle with a wide cap and a label, standing on (x, y). */
export function medicineBottle(x: number, y: number, h: number, glass: Tone, cap: Tone): string {
  const w = h * 0.56;
  return move(
    x,
    y,
    shaded(box(-w / 2, -h * 0.74, w, h * 0.74, w * 0.16), glass, w * 0.1),
    shaded(box(-w * 0.28, -h * 0.84, w * 0.56, h * 0.14, 6), glass, w * 0.08),
    shaded(box(-w * 0.36, -h, w * 0.72, h * 0.19, 14), cap, w * 0.08),
    stroke(
      `M${-w * 0.18} ${-h * 0.95}v${h * 0.09}M0 ${-h * 0.95}v${h * 0.09}M${w * 0.18} ${-h * 0.95}v${h * 0.09}`,
      cap.shade,
      10,
    ),
    shaded(box(-w / 2, -h * 0.56, w, h * 0.38, 0), cream, w * 0.08),
    plus(0, -h * 0.37, w * 0.4, cap.shade),
  );
}

/** A carton with a plus and a coloured corner, standing on (x, y). */
export function medicineBox(x: number, y: number, w: number, h: number, color: Tone): string {
  const d = w * 0.18;
  const side = rounded(
    [
      [w / 2 - 2, -h],
      [w / 2 + d, -h - d * 0.6],
      [w / 2 + d, -d * 0.6],
      [w / 2 - 2, 0],
    ],
    4,
  );
  const top = rounded(
    [
      [-w / 2, -h + 2],
      [-w / 2 + d, -h - d * 0.6],
      [w / 2 + d, -h - d * 0.6],
      [w / 2, -h + 2],
    ],
    4,
  );
  return move(
    x,
    y,
    fill(side, color.shade),
    fill(top, '#FFFFFF'),
    shaded(box(-w / 2, -h, w, h, 8), cream, 14),
    fill(box(-w / 2, -h * 0.34, w, h * 0.34, 8), color.fill),
    plus(-w * 0.24, -h * 0.68, h * 0.26, color.fill),
    pawPrint(w * 0.2, -h * 0.66, h * 0.27, 12, color.fill),
    stroke(`M${-w * 0.34} ${-h * 0.17}H${w * 0.14}`, cream.fill, 14),
  );
}

/** A two-coloured capsule about (x, y). */
export function capsule(x: number, y: number, w: number, turn: number, color: Tone): string {
  const h = w * 0.42;
  const half = `M0 ${-h / 2}H${w / 2 - h / 2}A${h / 2} ${h / 2} 0 0 1 ${w / 2 - h / 2} ${h / 2}H0Z`;
  return place(
    x,
    y,
    1,
    turn,
    shaded(box(-w / 2, -h / 2, w, h, h / 2), cream, h * 0.16),
    shaded(half, color, h * 0.16),
    stroke(`M${-w * 0.3} ${-h * 0.16}H${-w * 0.14}`, '#FFFFFF', 10),
  );
}

/** A round tablet with a score. */
export function tablet(x: number, y: number, r: number, color: Tone): string {
  return (
    shaded(oval(x, y, r, r * 0.8), color, r * 0.18) +
    stroke(`M${x - r * 0.5} ${y}H${x + r * 0.5}`, color.shade, 10)
  );
}

/** A blister of tablets leaning by degrees about its middle (x, y). */
export function blister(x: number, y: number, w: number, turn: number, color: Tone): string {
  const h = w * 0.6;
  const cells = [-0.3, 0, 0.3].flatMap((px) => [-0.23, 0.23].map((py): Point => [px * w, py * h]));
  const tablets = cells
    .map(
      ([px, py]) =>
        circle(px, py, w * 0.105, '#B9C9D0') + shaded(oval(px, py, w * 0.085, w * 0.085), color, 8),
    )
    .join('');
  return place(
    x,
    y,
    1,
    turn,
    shaded(box(-w / 2, -h / 2, w, h, 26), { fill: '#DCE5EA', shade: '#C2D0D8' }, 14),
    tablets,
  );
}

/** A bristle brush with its handle to the lower right, about (x, y). */
export function petBrush(x: number, y: number, w: number, turn: number, color: Tone): string {
  const bristles = Array.from(
    { length: 8 },
    (_, i) => `M${-w * 0.44 + i * w * 0.068} ${-w * 0.06}v${-w * 0.14}`,
  ).join('');
  return place(
    x,
    y,
    1,
    turn,
    stroke(bristles, '#7D8A93', 13),
    shaded(box(w * 0.04, -w * 0.055, w * 0.5, w * 0.12, w * 0.06), color, w * 0.03),
    shaded(box(-w * 0.5, -w * 0.1, w * 0.6, w * 0.19, w * 0.08), color, w * 0.035),
    circle(w * 0.46, w * 0.005, w * 0.022, '#FFF9F0'),
  );
}

/** A wide-toothed comb, teeth down, about (x, y). */
export function comb(x: number, y: number, w: number, turn: number, color: Tone): string {
  const teeth = Array.from({ length: 9 }, (_, i) => `M${-w * 0.43 + i * w * 0.1075} 0v${w * 0.22}`).join('');
  return place(
    x,
    y,
    1,
    turn,
    stroke(teeth, color.shade, w * 0.045),
    shaded(box(-w / 2, -w * 0.09, w, w * 0.15, w * 0.06), color, w * 0.025),
  );
}

/** A trigger spray, standing on (x, y). */
export function sprayBottle(x: number, y: number, h: number, body: Tone, head: Tone): string {
  const w = h * 0.42;
  const shape = rounded(
    [
      [-w * 0.24, -h * 0.74],
      [w * 0.24, -h * 0.74],
      [w * 0.5, -h * 0.5],
      [w * 0.5, 0],
      [-w * 0.5, 0],
      [-w * 0.5, -h * 0.5],
    ],
    [10, 10, 50, 30, 30, 50],
  );
  const nozzle = rounded(
    [
      [-w * 0.52, -h],
      [w * 0.26, -h],
      [w * 0.34, -h * 0.84],
      [-w * 0.2, -h * 0.84],
      [-w * 0.2, -h * 0.88],
      [-w * 0.52, -h * 0.9],
    ],
    [8, 24, 8, 4, 4, 8],
  );
  return move(
    x,
    y,
    stroke(
      `M${-w * 0.26} ${-h * 0.84}Q${-w * 0.3} ${-h * 0.76} ${-w * 0.42} ${-h * 0.73}`,
      head.shade,
      h * 0.04,
    ),
    fill(box(-w * 0.2, -h * 0.86, w * 0.4, h * 0.14, 4), head.shade),
    shaded(nozzle, head, w * 0.08),
    shaded(shape, body, w * 0.1),
    shaded(oval(0, -h * 0.28, w * 0.33, w * 0.33), cream, 10),
    pawPrint(0, -h * 0.27, w * 0.4, 0, head.shade),
  );
}

/** A towel hanging in folds from a bar at y, `w` wide. */
export function rolledTowel(x: number, y: number, r: number, color: Tone): string {
  return (
    shaded(box(x - r, y - r * 2, r * 4.2, r * 2, r), color, r * 0.3) +
    shaded(oval(x, y - r, r, r), color, r * 0.16) +
    stroke(
      `M${x + r * 0.06} ${y - r}a${r * 0.28} ${r * 0.28} 0 1 1 ${r * 0.24} ${r * 0.26}`,
      color.shade,
      12,
    ) +
    ellipse(x, y - r, r * 0.1, r * 0.1, color.shade)
  );
}
