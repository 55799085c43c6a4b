/** A point in drawing units, y downwards. */
export type Point = readonly [x: number, y: number];

/** A flat colour and the slightly darker one for its lower right side. */
export interface Tone {
  readonly fill: string;
  readonly shade: string;
}

/** One decimal is plenty at the sizes drawn, and keeps the markup short. */
function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function at([x, y]: Point): string {
  return `${num(x)} ${num(y)}`;
}

/** A short, stable name for a piece of markup (FNV-1a), used as clip path id. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return `c${(hash >>> 0).toString(36)}`;
}

/** A filled outline. */
export function fill(d: string, color: string): string {
  return `<path d="${d}" fill="${color}"/>`;
}

/** An unfilled line with round ends. */
export function stroke(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Everything in `children`, cut to the outline. */
export function clip(d: string, ...children: readonly string[]): string {
  const id = nameOf(d);
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${children.join('')}</g>`;
}

/** A shape lit from the upper left: its lower right rim is in the shade tone. */
export function shaded(d: string, tone: Tone, depth = 22, ...inside: readonly string[]): string {
  const lit = move(-depth, -depth * 0.7, fill(d, tone.fill));
  return clip(d, fill(d, tone.shade), lit, ...inside);
}

/** A thick lit line, such as a tail or a handle. */
export function shadedStroke(d: string, tone: Tone, width: number): string {
  const lit = stroke(d, tone.fill, width * 0.72);
  return stroke(d, tone.shade, width) + move(-width * 0.14, -width * 0.1, lit);
}

export function move(x: number, y: number, ...children: readonly string[]): string {
  return `<g transform="translate(${num(x)} ${num(y)})">${children.join('')}</g>`;
}

/** Children moved to (x, y), turned by degrees and scaled about their origin. */
export function place(
  x: number,
  y: number,
  scale: number,
  turn: number,
  ...children: readonly string[]
): string {
  const transform = `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${scale})`;
  return `<g transform="${transform}">${children.join('')}</g>`;
}

/** Children turned by degrees about a point. */
export function turn(degrees: number, [x, y]: Point, ...children: readonly string[]): string {
  return `<g transform="rotate(${num(degrees)} ${num(x)} ${num(y)})">${children.join('')}</g>`;
}

/** Children as in a mirror, left for right. */
function mirror(...children: readonly string[]): string {
  return `<g transform="scale(-1 1)">${children.join('')}</g>`;
}

export function circle(x: number, y: number, r: number, color: string): string {
  return fill(oval(x, y, r, r), color);
}

export function ellipse(x: number, y: number, rx: number, ry: number, color: string): string {
  return fill(oval(x, y, rx, ry), color);
}

/** Outline of an ellipse. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  const arc = `A${num(rx)} ${num(ry)} 0 0 1`;
  return `M${at([x - rx, y])}${arc} ${at([x + rx, y])}${arc} ${at([x - rx, y])}Z`;
}

/** Outline of a rectangle with rounded corners. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  const corners: readonly Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  return rounded(corners, r);
}

/** Outline of a polygon whose corners are rounded by `r` (or by one radius each). */
export function rounded(points: readonly Point[], r: number | readonly number[]): string {
  const parts = points.map((corner, i) => {
    const before = points.at(i - 1) ?? corner;
    const after = points[(i + 1) % points.length] ?? corner;
    const radius = typeof r === 'number' ? r : (r[i] ?? 0);
    return `${i === 0 ? 'M' : 'L'}${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`;
  });
  return `${parts.join('')}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const part = Math.min(distance / length, 0.5);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** A soft closed outline through the points. */
export function smooth(points: readonly Point[]): string {
  const first = points[0] ?? [0, 0];
  const parts = points.map((_, i) => segment(points, i, true));
  return `M${at(first)}${parts.join('')}Z`;
}

/** A soft open line through the points. */
export function curve(points: readonly Point[]): string {
  const first = points[0] ?? [0, 0];
  const parts = points.slice(1).map((_, i) => segment(points, i, false));
  return `M${at(first)}${parts.join('')}`;
}

function segment(points: readonly Point[], i: number, closed: boolean): string {
  const [a, b, c, d] = neighbours(points, i, closed);
  const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
  const into: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
  return `C${at(out)} ${at(into)} ${at(c)}`;
}

function neighbours(
  points: readonly Point[],
  i: number,
  closed: boolean,
): readonly [Point, Point, Point, Point] {
  const last = points.length - 1;
  const pick = (j: number): Point => {
    const index = closed ? (j + points.length) % points.length : Math.min(Math.max(j, 0), last);
    return points[index] ?? [0, 0];
  };
  return [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
}

/** The left half added to a right half given from top to bottom (both on x = 0). */
export function both(half: readonly Point[]): readonly Point[] {
  const inner = half.slice(1, -1);
  const left = inner.toReversed().map(([x, y]): Point => [-x, y]);
  return [...half, ...left];
}

/** A soft outline which is the same on both sides of x = 0. */
export function even(half: readonly Point[]): string {
  return smooth(both(half));
}

/** What is drawn on the right, and its mirror image on the left. */
export function pair(child: string): string {
  return child + mirror(child);
}

/** The points as in a mirror, still clockwise. */
export function flip(points: readonly Point[]): readonly Point[] {
  return points.map(([x, y]): Point => [-x, y]).toReversed();
}

/** A soft lit shape and its mirror image, both lit from the same side. */
export function twins(points: readonly Point[], color: Tone, depth = 18): string {
  return shaded(smooth(flip(points)), color, depth) + shaded(smooth(points), color, depth);
}
