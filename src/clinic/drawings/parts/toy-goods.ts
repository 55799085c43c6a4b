import { heart } from '../outlines.ts';
import type { Tone } from '../svg.ts';
import { circle, clip, ellipse, fill, move, oval, pair, place, rounded, shaded, stroke } from '../svg.ts';

/** A ball with a curved band, resting on (x, y). */
export function ball(x: number, y: number, r: number, color: Tone, band: string): string {
  const stripe = stroke(`M${-r} ${-r * 0.2}Q0 ${r * 0.5} ${r} ${-r * 0.5}`, band, r * 0.3);
  return move(
    x,
    y - r,
    shaded(oval(0, 0, r, r), color, r * 0.24, stripe),
    ellipse(-r * 0.4, -r * 0.5, r * 0.16, r * 0.11, '#FFFFFF'),
  );
}

/** A tug rope with two knots and frayed ends, `w` long, about (x, y). */
export function rope(x: number, y: number, w: number, turn: number, color: Tone, twist: string): string {
  const half = w / 2;
  const t = w * 0.06;
  const line = `M${-half * 0.7} 0H${half * 0.7}`;
  const twists = Array.from(
    { length: 8 },
    (_, i) => `M${-half * 0.52 + i * half * 0.145} ${t * 0.75}l${t * 0.9} ${-t * 1.5}`,
  ).join('');
  const fan = rounded(
    [
      [half * 0.72, -t * 0.7],
      [half * 1.02, -t * 1.8],
      [half * 1.1, 0],
      [half * 1.02, t * 1.8],
      [half * 0.72, t * 0.7],
    ],
    [4, 12, 4, 12, 4],
  );
  const threads = stroke(
    `M${half * 0.84} ${-t * 0.3}L${half} ${-t * 0.6}M${half * 0.84} ${t * 0.3}L${half} ${t * 0.6}`,
    color.fill,
    10,
  );
  const knot = (kx: number): string =>
    shaded(oval(kx, 0, t * 1.3, t * 1.8), color, t * 0.5) +
    stroke(`M${kx - t * 0.5} ${t}L${kx + t * 0.4} ${-t}`, twist, t * 0.5);
  return place(
    x,
    y,
    1,
    turn,
    pair(fill(fan, color.shade) + threads),
    stroke(line, color.shade, t * 2.2),
    stroke(line, color.fill, t * 1.7),
    stroke(twists, twist, t * 0.6),
    knot(-half * 0.68),
    knot(half * 0.68),
  );
}

/** A toy mouse with a curly tail, facing left and standing on (x, y). */
export function toyMouse(x: number, y: number, w: number, color: Tone): string {
  const s = w / 300;
  const body = `M-150 -30C-130 -130 20 -190 110 -120C170 -70 160 0 120 0H-120C-150 0 -160 -14 -150 -30Z`;
  return place(
    x,
    y,
    s,
    0,
    stroke('M130 -24C220 -10 230 -110 290 -80', color.shade, 20 / Math.max(s, 0.9)),
    shaded(oval(20, -142, 46, 46), color, 10),
    circle(18, -140, 24, '#F2AFA6'),
    shaded(body, color, 24),
    shaded(oval(-40, -118, 50, 50), color, 10),
    circle(-42, -116, 27, '#F2AFA6'),
    circle(-96, -66, 12, '#16302B'),
    circle(-148, -30, 15, '#C8452B'),
    stroke('M20 -46Q60 -20 100 -50', color.shade, 14),
  );
}

/** A round plush with a heart. */
export function heartPlush(x: number, y: number, w: number, color: Tone): string {
  return (
    shaded(heart(x, y - w * 0.48, w), color, w * 0.09) +
    ellipse(x - w * 0.24, y - w * 0.68, w * 0.1, w * 0.07, '#FFF6E8')
  );
}

/** A ball of yarn resting on (x, y). */
export function yarn(x: number, y: number, r: number, color: Tone): string {
  const shape = oval(0, 0, r, r);
  const lines = `M${-r} ${-r * 0.1}Q0 ${-r * 0.8} ${r} ${-r * 0.2}M${-r} ${r * 0.3}Q0 ${-r * 0.4} ${r} ${r * 0.2}M${-r * 0.5} ${r}Q${-r * 0.2} 0 ${r * 0.2} ${-r}M${r * 0.1} ${r}Q${r * 0.3} 0 ${r * 0.7} ${-r}`;
  return move(
    x,
    y - r,
    stroke(
      `M${r * 0.3} ${r * 0.9}C${r * 1.2} ${r * 1.1} ${r * 1.2} ${r * 0.5} ${r * 1.9} ${r * 0.9}`,
      color.shade,
      12,
    ),
    shaded(shape, color, r * 0.2),
    clip(shape, stroke(lines, color.shade, Math.max(11, r * 0.09))),
  );
}
