import { heart } from '../outlines.ts';
import type { Tone } from '../svg.ts';
import { box, circle, clip, fill, move, oval, rounded, shaded, stroke } from '../svg.ts';
import { pawPrint, plus } from './clinic-props.ts';

interface Building {
  readonly wall: Tone;
  readonly trim: Tone;
  readonly accent: Tone;
  readonly glass: string;
}

/** The clinic's front, 720 wide, its middle at x and its foot at y. */
export function clinicFront(x: number, y: number, look: Building): string {
  return move(
    x,
    y,
    shaded(
      rounded(
        [
          [-340, -560],
          [340, -560],
          [340, 0],
          [-340, 0],
        ],
        [20, 20, 4, 4],
      ),
      look.wall,
      36,
    ),
    fill(box(-340, -60, 680, 60), look.wall.shade),
    shaded(box(-372, -600, 744, 66, 20), look.trim, 18),
    shopWindow(look),
    door(look),
    awning(look),
    sign(look),
  );
}

function shopWindow(look: Building): string {
  const pane = box(-270, -310, 260, 200, 14);
  return (
    fill(box(-288, -328, 296, 236, 22), look.trim.fill) +
    clip(
      pane,
      fill(pane, look.glass),
      stroke('M-270 -160L-150 -330M-220 -120L-60 -340', '#F4FBF8', 24),
      catInWindow(),
    ) +
    shaded(box(-304, -104, 328, 32, 14), look.trim, 10)
  );
}

/** A cat's back and ears behind the pane. */
function catInWindow(): string {
  return (
    fill(
      rounded(
        [
          [-128, -226],
          [-110, -256],
          [-84, -238],
          [-58, -238],
          [-32, -256],
          [-14, -226],
          [-20, -176],
          [-122, -176],
        ],
        12,
      ),
      '#EE9A4A',
    ) +
    fill(oval(-71, -120, 62, 70), '#EE9A4A') +
    circle(-94, -208, 8, '#16302B') +
    circle(-48, -208, 8, '#16302B') +
    stroke('M-80 -192q9 8 18 0', '#16302B', 10)
  );
}

function door(look: Building): string {
  return (
    fill(box(60, -366, 230, 366, 16), look.trim.fill) +
    shaded(box(82, -346, 186, 346, 8), look.accent, 14) +
    fill(box(106, -322, 138, 160, 14), look.glass) +
    stroke('M122 -190L214 -306', '#F4FBF8', 20) +
    fill(heart(175, -96, 62), '#FFFBF5') +
    circle(250, -130, 14, '#F4C766') +
    fill(box(40, -18, 270, 26, 8), look.wall.shade)
  );
}

function awning(look: Building): string {
  const width = 80;
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const x = -320 + i * width;
    const color = i % 2 === 0 ? look.accent.fill : '#FFFBF5';
    const edge = i % 2 === 0 ? look.accent.shade : '#E9DFD2';
    return (
      fill(`M${x} -440H${x + width}V-372A40 40 0 0 1 ${x} -372Z`, edge) +
      fill(`M${x} -440H${x + width}V-384A40 40 0 0 1 ${x} -384Z`, color)
    );
  });
  return stripes.join('') + fill(box(-332, -458, 664, 30, 12), look.trim.fill);
}

function sign(look: Building): string {
  return (
    shaded(oval(0, -610, 118, 118), { fill: '#FFFBF5', shade: '#E4DACB' }, 16) +
    circle(0, -610, 94, look.trim.fill) +
    plus(0, -610, 130, '#FFFBF5') +
    pawPrint(0, -606, 50, 0, look.accent.shade)
  );
}
