import type { Point, Tone } from '../svg.ts';
import { move, twins } from '../svg.ts';
import type { EyeKind, MouthKind } from './face.ts';
import { eyes, mouth, nose } from './face.ts';

/** What differs between heads of one breed: expression, direction, colours. */
export interface HeadLook {
  readonly eyes: EyeKind;
  readonly mouth: MouthKind;
  /** Where the face points, a few tens of units either way. */
  readonly turn: Point;
  readonly coat: Tone;
  readonly second: Tone;
  readonly ear: Tone;
}

export const longSkull: readonly Point[] = [
  [0, -150],
  [78, -140],
  [130, -84],
  [140, -8],
  [116, 66],
  [86, 128],
  [46, 158],
  [0, 166],
];

/** Face parts shifted towards where the head looks. */
export function facing(look: HeadLook, part: number, ...children: readonly string[]): string {
  return move(look.turn[0] * part, look.turn[1] * part, ...children);
}

export function expression(look: HeadLook, gap: number, eyeY: number, noseY: number, size = 1): string {
  return (
    facing(look, 0.75, eyes(look.eyes, gap, eyeY, size)) +
    facing(look, 1.2, mouth(look.mouth, noseY + 18 * size, size), nose(noseY, size * 1.05))
  );
}

/** Hanging ears beside the head, the same on both sides. */
export function hangingEars(color: Tone, length: number): string {
  return twins(
    [
      [92, -132],
      [146, -118],
      [186, -50],
      [190, length * 0.55],
      [158, length],
      [118, length * 0.7],
      [112, -20],
    ],
    color,
    20,
  );
}
