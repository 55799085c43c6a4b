import type { Point } from './svg.ts';

const text = (value: number): string => String(Math.round(value * 10) / 10);

/** Points clockwise around an ellipse. */
export function ring(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  phase = 0,
): readonly Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = ((i + phase) / count) * Math.PI * 2 - Math.PI / 2;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
}

/** Points about `step` apart on the soft closed curve through `points`. */
export function resample(points: readonly Point[], step: number): readonly Point[] {
  const dense = points.flatMap((_, i) => curvePoints(points, i));
  const total = dense.reduce((sum, point, i) => sum + distance(point, wrap(dense, i + 1)), 0);
  const count = Math.max(3, Math.round(total / step));
  const out: Point[] = [];
  let walked = 0;
  for (const [i, point] of dense.entries()) {
    if (walked >= (out.length * total) / count && out.length < count) out.push(point);
    walked += distance(point, wrap(dense, i + 1));
  }
  return out;
}

function curvePoints(points: readonly Point[], i: number): readonly Point[] {
  const a = wrap(points, i - 1);
  const b = wrap(points, i);
  const c = wrap(points, i + 1);
  const d = wrap(points, i + 2);
  return Array.from({ length: 24 }, (_, k): Point => {
    const t = k / 24;
    return [spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)];
  });
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  const linear = (c - a) * t;
  const square = (2 * a - 5 * b + 4 * c - d) * t * t;
  const cube = (3 * b - a - 3 * c + d) * t * t * t;
  return 0.5 * (2 * b + linear + square + cube);
}

function wrap(points: readonly Point[], i: number): Point {
  return points[(i + points.length) % points.length] ?? [0, 0];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** A cloud outline: one round bump from each point to the next (points clockwise). */
export function cloud(points: readonly Point[], bulge = 0.56): string {
  const first = wrap(points, 0);
  const bumps = points.map((point, i) => {
    const next = wrap(points, i + 1);
    const r = text(distance(point, next) * bulge);
    return `A${r} ${r} 0 0 1 ${text(next[0])} ${text(next[1])}`;
  });
  return `M${text(first[0])} ${text(first[1])}${bumps.join('')}Z`;
}

/**
 * A furry outline: one tuft from each point to the next (points clockwise),
 * `depth` long and combed downwards by `comb`.
 */
export function fur(points: readonly Point[], depth: number, comb = 0.5): string {
  const first = wrap(points, 0);
  const tufts = points.map((point, i) => tuft(point, wrap(points, i + 1), depth, comb));
  return `M${text(first[0])} ${text(first[1])}${tufts.join('')}Z`;
}

function tuft(from: Point, to: Point, depth: number, comb: number): string {
  const length = distance(from, to) || 1;
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const out: Point = [along[1], -along[0]];
  // A lock is steep on the side that it is combed to, and hangs over there.
  const lean = along[1] * comb * 0.75;
  const rise = offset(from, along, length * (0.12 + Math.min(lean, 0)), out, depth * (1.15 - lean * 0.5));
  const fall = offset(from, along, length * (0.88 + Math.max(lean, 0)), out, depth * (1.15 + lean * 0.5));
  return `C${pointText(rise)} ${pointText(fall)} ${pointText(to)}`;
}

function offset(from: Point, along: Point, a: number, out: Point, b: number): Point {
  return [from[0] + along[0] * a + out[0] * b, from[1] + along[1] * a + out[1] * b];
}

function pointText([x, y]: Point): string {
  return `${text(x)} ${text(y)}`;
}

/** A heart about its middle, `size` wide. */
export function heart(x: number, y: number, size: number): string {
  const s = size / 2;
  const p = (dx: number, dy: number): string => pointText([x + dx * s, y + dy * s]);
  return (
    `M${p(0, 0.95)}C${p(-0.55, 0.55)} ${p(-1, 0.2)} ${p(-1, -0.3)}` +
    `C${p(-1, -0.95)} ${p(-0.25, -1.05)} ${p(0, -0.45)}` +
    `C${p(0.25, -1.05)} ${p(1, -0.95)} ${p(1, -0.3)}` +
    `C${p(1, 0.2)} ${p(0.55, 0.55)} ${p(0, 0.95)}Z`
  );
}
