import { cloud, ring } from '../outlines.ts';
import { even, move, shaded } from '../svg.ts';
import type { HeadLook } from './dog-head-base.ts';
import { expression } from './dog-head-base.ts';

/** Poodle: round crown of curls, curly ears, slim muzzle. */
export function poodleHead(look: HeadLook): string {
  const skull = even([
    [0, -120],
    [80, -110],
    [112, -50],
    [106, 20],
    [72, 86],
    [62, 138],
    [0, 164],
  ]);
  const crown = cloud(ring(0, -128, 128, 92, 11, 0.5), 0.6);
  const ear = (x: number): string => shaded(cloud(ring(x, 20, 62, 116, 10), 0.6), look.ear, 20);
  return (
    shaded(skull, look.coat, 22) +
    ear(-134) +
    ear(134) +
    shaded(crown, look.ear, 26) +
    expression(look, 52, -16, 70, 0.95)
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
    expression(look, 60, -20, 42)
  );
}
