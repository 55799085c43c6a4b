import type { Point, Tone } from '../svg.ts';
import { box, circle, ellipse, fill, move, oval, rounded, shaded, smooth, stroke } from '../svg.ts';
import { pawPrint } from './clinic-props.ts';
import { bone } from './food-goods.ts';

/** A leatherette sofa bed with a tufted back and rolled arms. */
export function tuftedSofa(x: number, y: number, leather: Tone, cushion: Tone): string {
  const back = rounded(
    [
      [-370, -440],
      [370, -440],
      [370, -60],
      [-370, -60],
    ],
    [120, 120, 40, 40],
  );
  const seat = box(-300, -230, 600, 130, 60);
  const foot = (fx: number): string =>
    shaded(
      rounded(
        [
          [fx - 30, -30],
          [fx + 30, -30],
          [fx + 18, 40],
          [fx - 18, 40],
        ],
        8,
      ),
      { fill: '#4A3324', shade: '#38261B' },
      8,
    );
  return move(
    x,
    y,
    foot(-330),
    foot(330),
    shaded(back, leather, 34, tufts(leather.shade)),
    shaded(box(-390, -130, 780, 140, 50), leather, 30),
    shaded(seat, cushion, 26),
    rolledArm(-380, leather),
    rolledArm(380, leather),
    studs(),
  );
}

function tufts(color: string): string {
  const rows: readonly Point[] = [
    [-240, -350],
    [-120, -350],
    [0, -350],
    [120, -350],
    [240, -350],
    [-180, -270],
    [-60, -270],
    [60, -270],
    [180, -270],
  ];
  const lattice =
    'M-240 -350L-180 -270L-120 -350L-60 -270L0 -350L60 -270L120 -350L180 -270L240 -350M-240 -350L-270 -440M-120 -350V-440M0 -350V-440M120 -350V-440M240 -350L270 -440M-180 -270L-240 -180M-180 -270L-120 -180M-60 -270L-120 -180M-60 -270L0 -180M60 -270L0 -180M60 -270L120 -180M180 -270L120 -180M180 -270L240 -180M-240 -350L-370 -260M240 -350L370 -260';
  return (
    stroke(lattice, color, 9) +
    rows.map(([px, py]) => circle(px, py, 15, '#4A2C1A') + circle(px - 4, py - 4, 5, '#C98F63')).join('')
  );
}

function rolledArm(x: number, leather: Tone): string {
  return (
    shaded(box(x - 66, -270, 132, 280, 56), leather, 24) +
    shaded(oval(x, -222, 80, 80), leather, 22) +
    stroke(`M${x - 20} -222a24 24 0 1 1 24 24`, leather.shade, 12)
  );
}

function studs(): string {
  return Array.from({ length: 9 }, (_, i) => circle(-240 + i * 60, -34, 11, '#E2B767')).join('');
}

/** A bed in the form of an open toy box with a low front. */
export function toyBoxBed(x: number, y: number, box_: Tone, trim: Tone, cushion: Tone): string {
  const lid = rounded(
    [
      [-350, -560],
      [350, -560],
      [380, -330],
      [-380, -330],
    ],
    [50, 50, 10, 10],
  );
  const inside = box(-370, -350, 740, 220, 10);
  const frontPanel = rounded(
    [
      [-400, -300],
      [-250, -300],
      [-190, -170],
      [190, -170],
      [250, -300],
      [400, -300],
      [384, 0],
      [-384, 0],
    ],
    [20, 50, 50, 50, 50, 20, 40, 40],
  );
  const pillow = smooth([
    [-350, -210],
    [-220, -290],
    [0, -262],
    [220, -290],
    [350, -210],
    [330, -110],
    [0, -100],
    [-330, -110],
  ]);
  const star = starOutline(0, -448, 76);
  return move(
    x,
    y,
    shaded(lid, trim, 28),
    fill(
      rounded(
        [
          [-300, -524],
          [300, -524],
          [322, -366],
          [-322, -366],
        ],
        26,
      ),
      trim.shade,
    ),
    fill(star, '#F3C65B'),
    fill(inside, '#2A4460'),
    shaded(pillow, cushion, 26),
    bone(-236, -318, 190, -28, '#FFF6E8'),
    shaded(oval(252, -318, 66, 66), { fill: '#F3C65B', shade: '#DDA93A' }, 16),
    stroke('M190 -330Q250 -280 314 -336', '#FFFFFF', 18),
    shaded(frontPanel, box_, 30),
    ellipse(-316, -100, 34, 34, '#F3C65B'),
    ellipse(0, -84, 34, 34, '#FFFFFF'),
    ellipse(316, -100, 34, 34, '#F3C65B'),
    pawPrint(0, -82, 44, 0, trim.shade),
  );
}

function starOutline(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const reach = i % 2 === 0 ? r : r * 0.5;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return rounded(points, r * 0.14);
}
