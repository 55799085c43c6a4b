import type { Tone } from '../svg.ts';
import { oval, shaded, stroke } from '../svg.ts';

/** A protective cone seen from the front, drawn before the head at (0, 0). */
export function cone(outer: Tone, inner: Tone, radius: number): string {
  const spokes = [-70, -25, 25, 70, 110, 250].map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    const from = radius * 0.62;
    const to = radius * 0.86;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return `M${c * from} ${s * from}L${c * to} ${s * to}`;
  });
  return (
    shaded(oval(0, 0, radius, radius * 0.96), outer, 20) +
    shaded(oval(0, 0, radius * 0.88, radius * 0.845), inner, -16) +
    stroke(spokes.join(''), outer.fill, 12)
  );
}
