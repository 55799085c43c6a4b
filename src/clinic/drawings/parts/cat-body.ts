import type { Point } from '../svg.ts';
import { both, box, clip, fill, oval, shaded, shadedStroke, smooth, stroke } from '../svg.ts';
import type { CatLook } from './cat-head.ts';
import { outline } from './dog-body.ts';

/** A cat sitting and facing us, its tail round its right side; it stands on y = 480 under a head about (0, 0). */
export function catSittingFront(look: CatLook): string {
  const texture = look.longHair ? 'furry' : 'smooth';
  const half: readonly Point[] = [
    [0, 80],
    [76, 100],
    [112, 200],
    [160, 320],
    [172, 420],
    [138, 474],
    [0, 478],
  ];
  return (
    catTail(look, 'M120 440C230 470 270 400 240 320C222 270 262 236 284 262') +
    clip(box(-300, 0, 600, 484), shaded(outline(both(half), texture, 68), look.coat, 26, bodyStripes(look))) +
    bib(look) +
    catLeg(-42, look) +
    catLeg(42, look) +
    catFoot(-122, look) +
    catFoot(122, look)
  );
}

/** A tail along a line; tipped in the colour of the marks. */
function catTail(look: CatLook, d: string): string {
  const color = look.pattern === 'mask' || look.pattern === 'patches' ? look.marks : look.coat;
  return shadedStroke(d, color, look.longHair ? 84 : 50);
}

function bodyStripes(look: CatLook): string {
  if (look.pattern === 'patches') return fill(oval(110, 280, 92, 96), look.marks.fill);
  if (look.pattern !== 'tabby') return '';
  const side = 'M176 300L118 312M190 356L130 360M190 412L136 406';
  const mirrored = 'M-176 300L-118 312M-190 356L-130 360M-190 412L-136 406';
  return stroke(side + mirrored, look.marks.fill, 20);
}

function bib(look: CatLook): string {
  const half: readonly Point[] = [
    [0, 90],
    [58, 116],
    [74, 190],
    [44, 270],
    [0, 300],
  ];
  return shaded(outline(both(half), look.longHair ? 'furry' : 'smooth', 60), look.second, 16);
}

function catLeg(x: number, look: CatLook): string {
  const leg = smooth([
    [x - 34, 250],
    [x + 34, 250],
    [x + 34, 430],
    [x + 42, 460],
    [x + 22, 482],
    [x - 22, 482],
    [x - 42, 460],
    [x - 34, 430],
  ]);
  const sock = fill(oval(x - 6, 480, 66, 62), pawTone(look));
  return shaded(leg, look.coat, 16, sock) + stroke(`M${x} 474v-16`, look.coat.shade, 13);
}

function catFoot(x: number, look: CatLook): string {
  return shaded(oval(x, 462, 56, 24), look.pattern === 'mask' ? look.marks : look.second, 10);
}

function pawTone(look: CatLook): string {
  return look.pattern === 'mask' ? look.marks.fill : look.second.fill;
}

/** A cat curled up asleep, its head at the left front; about 460 wide. */
export function catCurled(look: CatLook): string {
  const body = smooth([
    [-190, 60],
    [-120, -60],
    [30, -120],
    [180, -70],
    [240, 50],
    [200, 130],
    [0, 150],
    [-160, 130],
  ]);
  const stripesOn = stroke(
    'M-10 -140L6 -56M80 -140L82 -44M170 -110L150 -24M236 -50L200 10',
    look.marks.fill,
    22,
  );
  return (
    shaded(body, look.coat, 30, look.pattern === 'tabby' ? stripesOn : '') +
    catTail(look, 'M220 76C214 150 90 150 -40 130')
  );
}
