import type { Range } from '../problems/problem.ts';

/** What has lines: a source, or anything else with a text. */
interface Written {
  readonly text: string;
}

const kept = new WeakMap<Written, readonly number[]>();

function findLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Offsets of the lines' first signs: found when a place is asked for, since most files have nothing to tell. */
function lineStartsOf(written: Written): readonly number[] {
  const starts = kept.get(written) ?? findLineStarts(written.text);
  kept.set(written, starts);
  return starts;
}

/** The line and the column of an offset, from 1. */
function placeOf(
  starts: readonly number[],
  offset: number,
): { readonly line: number; readonly column: number } {
  let [first, after] = [0, starts.length];
  while (after - first > 1) {
    const middle = (first + after) >> 1;
    if ((starts[middle] ?? 0) <= offset) first = middle;
    else after = middle;
  }
  return { line: first + 1, column: offset - (starts[first] ?? 0) + 1 };
}

/** The stretch of a source between two offsets. */
export function rangeBetween(source: Written, start: number, end: number): Range {
  const starts = lineStartsOf(source);
  const last = Math.max(start, end);
  const [from, to] = [placeOf(starts, start), placeOf(starts, last)];
  return {
    start,
    end: last,
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
  };
}

/** The line on which a stretch of a file ends; a text below `|` ends with its line break. */
export function lastLineOf({ endLine, endColumn }: Range): number {
  return endColumn === 1 ? endLine - 1 : endLine;
}
