import { printable, printableLine, withoutCommands } from '../problems/printable.ts';

interface Row {
  readonly sign: ' ' | '-' | '+';
  readonly line: string;
  /** Its number in the old text and in the new one, from 1. */
  readonly old: number;
  readonly new: number;
}

/** Lengths of the longest common run of lines from each pair of places on. */
function measure(one: readonly string[], other: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const [row, below] = [table[i], table[i + 1]];
    if (row === undefined || below === undefined) continue;
    for (let j = other.length - 1; j >= 0; j -= 1) {
      row[j] = one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

function compare(one: readonly string[], other: readonly string[]): readonly Row[] {
  const table = measure(one, other);
  const rows: Row[] = [];
  let i = 0;
  let j = 0;
  while (i < one.length || j < other.length) {
    const [old, fresh] = [one[i], other[j]];
    if (old !== undefined && old === fresh) {
      rows.push({ sign: ' ', line: old, old: ++i, new: ++j });
    } else if (
      old !== undefined &&
      (fresh === undefined || (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))
    ) {
      rows.push({ sign: '-', line: old, old: ++i, new: j });
    } else if (fresh !== undefined) rows.push({ sign: '+', line: fresh, old: i, new: ++j });
  }
  return rows;
}

const around = 2;

/** The rows near a change, in groups that do not touch. */
function group(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups: Row[][] = [];
  let last = -Infinity;
  rows.forEach((row, index) => {
    const isNear = rows
      .slice(Math.max(0, index - around), index + around + 1)
      .some(({ sign }) => sign !== ' ');
    if (!isNear) return;
    if (index > last + 1) groups.push([]);
    groups.at(-1)?.push(row);
    last = index;
  });
  return groups;
}

function headOf(rows: readonly Row[]): string {
  const removed = rows.filter(({ sign }) => sign !== '+');
  const added = rows.filter(({ sign }) => sign !== '-');
  return `@@ -${removed[0]?.old ?? 0},${removed.length} +${added[0]?.new ?? 0},${added.length} @@`;
}

/** Signs that cannot be seen, made visible. */
function show(line: string): string {
  return line
    .replace(/\r$/, '')
    .replaceAll('\t', '⇥   ')
    .replaceAll(/[\u00A0\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF]/g, '␣');
}

/** What differs between two versions of a file, as a unified diff; nothing when they are the same. */
export function formatDiff(file: string, before: string, after: string): string {
  if (before === after) return '';
  const groups = group(compare(before.split('\n'), after.split('\n')));
  const told = groups.map((rows) =>
    [headOf(rows), ...rows.map(({ sign, line }) => sign + show(line))].join('\n'),
  );
  const name = printableLine(file);
  return withoutCommands(printable([`--- ${name}`, `+++ ${name}`, ...told].join('\n')));
}
