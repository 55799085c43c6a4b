import type { LineCounter } from 'yaml';
import type { Range } from '../problems/problem.ts';

/** The stretch of a source between two offsets. */
export function rangeBetween(lineCounter: LineCounter, start: number, end: number): Range {
  const first = lineCounter.linePos(start);
  const last = lineCounter.linePos(Math.max(start, end));
  return {
    start,
    end: Math.max(start, end),
    line: Math.max(1, first.line),
    column: Math.max(1, first.col),
    endLine: Math.max(1, last.line),
    endColumn: Math.max(1, last.col),
  };
}
