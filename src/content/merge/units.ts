import { layOut, type Layout } from '../edit/layout.ts';
import type { Parsed } from '../edit/parse.ts';
import { placeFields } from '../edit/place-field.ts';
import type { Path } from '../problems/problem.ts';

interface Fit {
  readonly from: number;
  readonly to: number;
  readonly lineBreak: string;
}

/** Whole lines moved from one column to another, each ended by a line break. */
export function fitLines(lines: string, { from, to, lineBreak }: Fit): string {
  const less = new RegExp(`^ {0,${Math.max(0, from - to)}}`);
  const more = ' '.repeat(Math.max(0, to - from));
  return lines
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => (line.trim() === '' ? line.replace(less, '') : more + line.replace(less, '')) + lineBreak)
    .join('');
}

/** An item's lines at the margin, with its comments. */
export function itemLines({ parts, dash }: Layout, index: number): string {
  return fitLines(parts[index]?.core ?? '', { from: dash, to: 0, lineBreak: '\n' });
}

/** The lines at the margin of the field at a path; nothing where it has no lines of its own. */
function fieldLines(parsed: Parsed, path: Path): string | undefined {
  const placed = placeFields(parsed, path.slice(0, -1));
  if (!placed.ok) return undefined;
  const field = placed.fields.find(({ name }) => name === String(path.at(-1)));
  if (field === undefined) return undefined;
  const whole = ' '.repeat(placed.column) + parsed.text.slice(field.start, field.end);
  return fitLines(whole, { from: placed.column, to: 0, lineBreak: '\n' });
}

/** The lines at the margin of a field or of an item, with its comments. */
export function linesAt(parsed: Parsed, path: Path): string | undefined {
  const index = path.at(-1);
  if (typeof index !== 'number') return fieldLines(parsed, path);
  const layout = layOut(parsed, path.slice(0, -1));
  return layout.ok && index < layout.parts.length ? itemLines(layout, index) : undefined;
}
