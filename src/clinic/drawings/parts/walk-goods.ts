import type { Tone } from '../svg.ts';
import { box, circle, clip, fill, move, oval, place, rounded, shaded, stroke } from '../svg.ts';
import { bone } from './food-goods.ts';

const brass: Tone = { fill: '#F4C766', shade: '#D9A441' };

/** A buckled collar lying as a ring about (x, y), with a bone tag. */
export function collarItem(x: number, y: number, w: number, color: Tone): string {
  const back = `M${-w / 2} 0A${w / 2} ${w * 0.26} 0 0 1 ${w / 2} 0`;
  const front = `M${-w / 2} 0A${w / 2} ${w * 0.26} 0 0 0 ${w / 2} 0`;
  const studs = [-0.36, -0.22, 0.22, 0.36]
    .map((p) => circle(p * w, w * 0.26 * Math.sqrt(1 - 4 * p * p), w * 0.026, brass.fill))
    .join('');
  return move(
    x,
    y,
    stroke(back, color.shade, w * 0.13),
    stroke(front, color.fill, w * 0.13),
    studs,
    stroke(`M0 ${w * 0.3}v${w * 0.06}`, brass.shade, 13),
    shaded(oval(0, w * 0.42, w * 0.1, w * 0.1), brass, 9),
    bone(0, w * 0.42, w * 0.13, -18, '#9A4A1B'),
    shaded(box(w * 0.05, w * 0.17, w * 0.13, w * 0.17, 10), brass, 8),
    fill(box(w * 0.085, w * 0.215, w * 0.06, w * 0.08, 6), color.shade),
  );
}

/** A coiled leash with its handle loop and a snap hook, about (x, y). */
export function leash(x: number, y: number, scale: number, color: Tone): string {
  const coil = 'M-150 40C-190 -120 40 -160 60 -40S-120 110 -140 10S20 -90 40 -10S-60 80 -70 20';
  const lead = 'M-150 40C-120 170 90 170 150 110C210 60 200 -40 250 -80';
  return place(
    x,
    y,
    scale,
    0,
    stroke(lead, color.shade, 26),
    stroke(coil, color.shade, 30),
    move(-3, -4, stroke(coil, color.fill, 20), stroke(lead, color.fill, 17)),
    place(
      268,
      -120,
      1,
      30,
      shaded(box(-18, -70, 36, 96, 18), { fill: '#DCE5EA', shade: '#A9BAC4' }, 9),
      stroke('M0 -64a30 34 0 1 1 -8 66', '#A9BAC4', 15),
    ),
  );
}

/** A pet carrier with a barred door and a handle, standing on (x, y). */
export function carrier(x: number, y: number, w: number, top: Tone, base: Tone): string {
  const h = w * 0.72;
  const a = w / 2;
  const body = rounded(
    [
      [-a * 0.86, -h],
      [a * 0.86, -h],
      [a, -h * 0.2],
      [a * 0.94, 0],
      [-a * 0.94, 0],
      [-a, -h * 0.2],
    ],
    [80, 80, 40, 40, 40, 40],
  );
  const lower = clip(body, shaded(box(-w, -h * 0.44, w * 2, h), base, 20));
  const door = rounded(
    [
      [-a * 0.5, -h * 0.82],
      [a * 0.5, -h * 0.82],
      [a * 0.54, -h * 0.1],
      [-a * 0.54, -h * 0.1],
    ],
    40,
  );
  const bars = [-0.26, 0, 0.26].map((p) => `M${p * w * 0.8} ${-h * 0.8}V${-h * 0.12}`).join('');
  const slots = [-0.8, -0.68, 0.68, 0.8].map((p) => `M${p * a} ${-h * 0.76}V${-h * 0.56}`).join('');
  return move(
    x,
    y,
    stroke(`M${-a * 0.3} ${-h + 6}V${-h * 1.14}H${a * 0.3}V${-h + 6}`, base.shade, w * 0.06),
    shaded(body, top, w * 0.05),
    lower,
    fill(box(-a * 0.98, -h * 0.47, w * 0.98, h * 0.06, 8), base.shade),
    stroke(slots, top.shade, 13),
    fill(door, '#3B2A22'),
    clip(door, stroke(`${bars}M${-a} ${-h * 0.45}H${a}`, '#DCE5EA', 15)),
    stroke(door, '#DCE5EA', 17),
    circle(a * 0.52, -h * 0.45, w * 0.035, '#F4C766'),
  );
}
