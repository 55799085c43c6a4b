import { cloud, fur, resample } from '../outlines.ts';
import type { Point, Tone } from '../svg.ts';
import { both, box, clip, even, fill, oval, shaded, shadedStroke, smooth, stroke } from '../svg.ts';

/** How a coat ends: smooth, in curls or in tufts. */
type Texture = 'smooth' | 'curly' | 'furry';

export interface Coat {
  readonly coat: Tone;
  readonly chest: Tone;
  readonly feet: Tone;
  readonly texture: Texture;
  /** The chest's own texture, when it differs. */
  readonly ruff?: Texture;
}

/** The outline through the points in the given texture. */
export function outline(points: readonly Point[], texture: Texture, step = 62): string {
  if (texture === 'curly') return cloud(resample(points, step));
  if (texture === 'furry') return fur(resample(points, step), step * 0.42);
  return smooth(points);
}

/** A dog sitting and facing us, its feet on y = 600 under a head about (0, 0). */
export function sittingFront(look: Coat): string {
  const hips = outline(
    both([
      [0, 150],
      [92, 180],
      [132, 300],
      [186, 420],
      [206, 520],
      [172, 590],
      [0, 596],
    ]),
    look.texture,
  );
  return (
    clip(box(-400, 0, 800, 602), shaded(hips, look.coat, 30)) +
    hindFoot(-158, look) +
    hindFoot(158, look) +
    frontLeg(-56, look) +
    frontLeg(56, look) +
    chestPatch(look)
  );
}

function hindFoot(x: number, look: Coat): string {
  return shaded(oval(x, 574, 72, 32), look.feet, 14) + toes(x, 584, look.feet.shade);
}

function frontLeg(x: number, look: Coat): string {
  const leg = smooth([
    [x - 44, 300],
    [x + 44, 300],
    [x + 44, 540],
    [x + 54, 578],
    [x + 30, 603],
    [x - 30, 603],
    [x - 54, 578],
    [x - 44, 540],
  ]);
  const paw = fill(box(x - 70, 528, 140, 90, 30), look.feet.shade);
  const lit = fill(box(x - 70, 528, 108, 90, 30), look.feet.fill);
  const sock = look.feet === look.coat ? [] : [paw, lit];
  return shaded(leg, look.coat, 20, ...sock) + toes(x, 592, look.feet.shade);
}

function toes(x: number, y: number, color: string): string {
  return stroke(`M${x - 18} ${y}v-18M${x + 18} ${y}v-18`, color, 17);
}

function chestPatch(look: Coat): string {
  const points = both([
    [0, 150],
    [78, 190],
    [92, 270],
    [58, 360],
    [0, 412],
  ]);
  return shaded(outline(points, look.ruff ?? look.texture, 54), look.chest, 20);
}

/** A dog sitting sideways, its front to the left and its feet on y = 600. */
export function sittingSide(look: Coat): string {
  const body: readonly Point[] = [
    [-62, 120],
    [80, 90],
    [150, 220],
    [214, 360],
    [256, 500],
    [222, 590],
    [60, 596],
    [-70, 560],
    [-96, 400],
    [-108, 250],
  ];
  const haunch = smooth([
    [140, 368],
    [240, 440],
    [252, 545],
    [190, 600],
    [60, 600],
    [30, 490],
    [70, 400],
  ]);
  return (
    sideLeg(52, look, true) +
    shaded(outline(body, look.texture), look.coat, 30) +
    sideLeg(-44, look, false) +
    sideChest(look) +
    shaded(haunch, look.coat, 26) +
    sideFoot(74, look)
  );
}

function sideChest(look: Coat): string {
  const points: readonly Point[] = [
    [-50, 130],
    [30, 160],
    [26, 260],
    [-20, 350],
    [-80, 370],
    [-102, 270],
  ];
  return shaded(outline(points, look.ruff ?? look.texture, 52), look.chest, 18);
}

function sideLeg(x: number, look: Coat, far: boolean): string {
  const dim: Tone = far ? { fill: look.coat.shade, shade: look.coat.shade } : look.coat;
  const leg = smooth([
    [x - 46, 300],
    [x + 46, 300],
    [x + 36, 540],
    [x + 38, 590],
    [x, 604],
    [x - 52, 602],
    [x - 72, 580],
    [x - 44, 545],
  ]);
  const sock = fill(box(x - 90, 520, 160, 100, 30), look.feet.fill);
  return (
    shaded(leg, dim, 18, ...(look.feet === look.coat || far ? [] : [sock])) +
    toes(x - 22, 592, look.feet.shade)
  );
}

function sideFoot(x: number, look: Coat): string {
  return shaded(box(x - 62, 548, 170, 56, 28), look.feet, 14) + toes(x - 26, 592, look.feet.shade);
}

/** A tail along a line, drawn before the body. */
export function tail(d: string, coat: Tone, width = 50): string {
  return shadedStroke(d, coat, width);
}

/** A feathered tail rising to the right of a side-sitting body. */
export function plume(coat: Tone): string {
  const points: readonly Point[] = [
    [190, 560],
    [250, 500],
    [276, 410],
    [312, 318],
    [344, 296],
    [384, 380],
    [404, 470],
    [372, 556],
    [290, 598],
  ];
  return shaded(outline(points, 'furry', 58), coat, 20);
}

/** A round curly tail end or a pompom. */
export function pompom(x: number, y: number, r: number, coat: Tone, texture: Texture = 'curly'): string {
  const points = both([
    [0, -r],
    [r * 0.72, -r * 0.72],
    [r, 0],
    [r * 0.72, r * 0.72],
    [0, r],
  ]).map(([px, py]): Point => [x + px, y + py]);
  return shaded(outline(points, texture, r * 0.72), coat, r * 0.2);
}

/** A collar round a neck at y, with a round tag. */
export function collar(y: number, half: number, color: Tone, tag: string): string {
  const band = even([
    [0, y + 16],
    [half * 0.7, y + 8],
    [half, y - 14],
    [half + 4, y + 16],
    [half * 0.7, y + 42],
    [0, y + 52],
  ]);
  return shaded(band, color, 14) + shaded(oval(0, y + 62, 26, 26), { fill: tag, shade: '#D9A441' }, 10);
}
