import { fur, resample, ring, cloud } from '../outlines.ts';
import type { Point } from '../svg.ts';
import { both, even, fill, flip, move, pair, rounded, shaded, smooth, stroke, twins } from '../svg.ts';
import type { HeadLook } from './dog-heads.ts';
import { eyes, lineWidth, mouth, nose } from './face.ts';

function face(look: HeadLook, gap: number, eyeY: number, noseY: number, size = 1): string {
  const [x, y] = look.turn;
  return (
    move(x * 0.75, y * 0.75, eyes(look.eyes, gap, eyeY, size)) +
    move(x * 1.2, y * 1.2, mouth(look.mouth, noseY + 18 * size, size), nose(noseY, size))
  );
}

/** Poodle: round crown of curls, curly ears, slim muzzle. */
export function poodleHead(look: HeadLook): string {
  const skull = even([[0, -120], [80, -110], [112, -50], [106, 20], [72, 86], [62, 138], [0, 164]]);
  const crown = cloud(ring(0, -128, 128, 92, 11, 0.5), 0.6);
  const ear = (x: number): string => shaded(cloud(ring(x, 20, 62, 116, 10), 0.6), look.ear, 20);
  return (
    shaded(skull, look.coat, 22) +
    ear(-134) +
    ear(134) +
    shaded(crown, look.ear, 26) +
    face(look, 52, -16, 70, 0.95)
  );
}

/** Yorkshire terrier: silky curtain of hair, small pricked ears. */
export function yorkieHead(look: HeadLook): string {
  const curtain: readonly Point[] = [
    [10, -130],
    [84, -118],
    [142, -50],
    [172, 60],
    [182, 190],
    [136, 230],
    [92, 180],
    [70, 60],
  ];
  const ear = rounded([[50, -110], [112, -226], [158, -70]], [10, 20, 10]);
  const left = rounded([[-50, -110], [-112, -226], [-158, -70]], [10, 20, 10]);
  const inner = (s: number): string => fill(rounded([[s * 80, -116], [s * 112, -184], [s * 136, -92]], 12), '#E7A98D');
  const skull = even([[0, -140], [84, -126], [130, -60], [128, 40], [80, 110], [0, 130]]);
  return (
    shaded(ear, look.ear, 14) + shaded(left, look.ear, 14) + inner(1) + inner(-1) +
    shaded(skull, look.coat, 20) +
    twins(curtain, look.coat, 20) +
    strands(look.coat.shade) +
    beard(look) +
    face(look, 56, -22, 44, 0.95)
  );
}

function strands(color: string): string {
  return pair(stroke('M118 10Q140 90 140 170', color, lineWidth - 2));
}

function beard(look: HeadLook): string {
  const points = both([[0, 6], [54, 16], [92, 70], [104, 150], [60, 196], [0, 214]]);
  return shaded(fur(resample(points, 64), 20, 0.9), look.second, 18);
}

/** Schnauzer: bushy brows, rectangular beard, folded ears. */
export function schnauzerHead(look: HeadLook): string {
  const skull = even([[0, -140], [74, -134], [112, -80], [114, 0], [96, 80], [0, 120]]);
  const ear: readonly Point[] = [[48, -138], [104, -168], [176, -86], [158, -38], [112, -64], [80, -96]];
  const beardPoints = both([[0, 10], [60, 14], [112, 54], [122, 140], [96, 204], [0, 218]]);
  const beardShape = fur(resample(beardPoints, 66), 22, 0.8);
  const browShape = fur([[8, -46], [36, -86], [112, -78], [100, -40], [56, -26]], 12, 0.6);
  const leftBrow = fur(flip([[8, -46], [36, -86], [112, -78], [100, -40], [56, -26]]), 12, 0.6);
  const [x, y] = look.turn;
  return (
    shaded(skull, look.coat, 22) +
    twins(ear, look.ear, 16) +
    move(x * 0.6, y * 0.6, shaded(beardShape, look.second, 24)) +
    move(x * 0.75, y * 0.75, eyes(look.eyes, 56, -14, 0.95)) +
    move(x * 0.75, y * 0.75, shaded(browShape, look.second, 12), shaded(leftBrow, look.second, 12)) +
    move(x * 1.2, y * 1.2, mouth(look.mouth, 68, 0.95), nose(48, 1.05))
  );
}

/** Pomeranian: a ball of fur with a small fox face. */
export function pomeranianHead(look: HeadLook): string {
  const mane = both([[0, -150], [92, -142], [166, -70], [186, 30], [150, 124], [70, 178], [0, 190]]);
  const faceShape = even([[0, -84], [70, -66], [96, 0], [70, 60], [44, 98], [0, 108]]);
  const ear: readonly Point[] = [[62, -120], [84, -200], [120, -222], [148, -180], [146, -92]];
  return (
    twins(ear, look.ear, 14) +
    shaded(fur(resample(mane, 74), 30, 0.6), look.coat, 28) +
    move(look.turn[0] * 0.7, look.turn[1] * 0.7, shaded(faceShape, look.second, 18)) +
    face(look, 50, -8, 42, 0.92)
  );
}

/** Long-haired round head with drop ears: bichon, shih tzu or a curly mix. */
export function curlyHead(look: HeadLook): string {
  const head = cloud(ring(0, -10, 150, 146, 15, 0.5), 0.6);
  const ear = (x: number): string => shaded(cloud(ring(x, 26, 58, 104, 9), 0.6), look.ear, 18);
  const muzzle = cloud(ring(0, 66, 84, 62, 10, 0.5), 0.6);
  return (
    shaded(head, look.coat, 28) +
    ear(-150) +
    ear(150) +
    move(look.turn[0], look.turn[1], shaded(muzzle, look.second, 18)) +
    face(look, 60, -20, 42)
  );
}

/** Long silky head parted in the middle, as of a shih tzu. */
export function shihTzuHead(look: HeadLook): string {
  const skull = even([[0, -136], [90, -126], [140, -60], [146, 40], [110, 120], [0, 146]]);
  const ear: readonly Point[] = [[60, -128], [130, -112], [182, 0], [196, 130], [158, 184], [118, 140], [108, 10]];
  const blaze = even([[0, -150], [40, -120], [34, -50], [60, 0], [104, 60], [92, 130], [0, 160]]);
  const moustache = smooth([[0, 60], [50, 58], [110, 110], [104, 158], [50, 160], [0, 120], [-50, 160], [-104, 158], [-110, 110], [-50, 58]]);
  return (
    shaded(skull, look.coat, 24, shaded(blaze, look.second, 16)) +
    twins(ear, look.ear, 20) +
    move(look.turn[0], look.turn[1], shaded(moustache, look.second, 16)) +
    face(look, 66, -8, 46)
  );
}
