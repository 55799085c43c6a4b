/** A line of a file as a window shows it; a fold stands for lines that are left out. */
export type Row = { readonly number: number; readonly text: string; readonly isMarked: boolean } | 'fold';

/** Which lines of a file to show. Lines are found by how they begin, so that the file may grow above them. */
export interface Wish {
  /** From the first line that begins so … */
  readonly from: string;
  /** … through the next one that begins so. */
  readonly to: string;
  /** How many lines to show above and below. */
  readonly around?: number;
  /** The lines that matter among them, by how the first and the last of them begin; all but those around, if missing. */
  readonly marked?: readonly [string, string] | 'none';
  /** At most so many of the lines are shown, with a fold before the last three. */
  readonly most?: number;
}

function find(lines: readonly string[], start: string, from: number): number {
  const index = lines.findIndex((line, at) => at >= from && line.startsWith(start));
  if (index === -1) throw new Error(`The guide's file has no line that begins with "${start}".`);
  return index;
}

function findMarked(
  lines: readonly string[],
  marked: Wish['marked'],
  [first, last]: readonly [number, number],
): readonly [number, number] {
  if (marked === undefined) return [first, last];
  if (marked === 'none') return [-1, -1];
  const start = find(lines, marked[0], first);
  return [start, find(lines, marked[1], start)];
}

/** The lines of a text that were wished for. */
export function excerpt(
  text: string,
  { from, to, around = 0, marked, most = Infinity }: Wish,
): readonly Row[] {
  const lines = text.split('\n');
  const first = find(lines, from, 0);
  const last = find(lines, to, first);
  const [markFirst, markLast] = findMarked(lines, marked, [first, last]);
  const rows = lines
    .map((line, index): Row => ({
      number: index + 1,
      text: line,
      isMarked: index >= markFirst && index <= markLast,
    }))
    .slice(Math.max(0, first - around), last + around + 1);
  const kept = most - 4 - around;
  return rows.length <= most ? rows : [...rows.slice(0, kept), 'fold', ...rows.slice(-3 - around)];
}

/** Rows as plain text, a mark before those that matter. */
export function writeRows(rows: readonly Row[]): string {
  return rows
    .map((row) => (row === 'fold' ? '⋯' : `${row.isMarked ? '>' : ' '} ${row.text}`.trimEnd()))
    .join('\n');
}
