import type { Wording } from '../../problems/problem.ts';
import type { Line } from './lines.ts';

/** A mistake in how a file is written, by offsets of its text. */
export interface Fault {
  readonly wording: Wording;
  readonly start: number;
  readonly end: number;
  /** The other end of a mistake that has two. */
  readonly other?: { readonly start: number; readonly end: number } | undefined;
}

/** A fault on one line between two columns. */
export function faultOn(line: Line, from: number, to: number, wording: Wording): Fault {
  return { wording, start: line.start + from, end: line.start + Math.max(from, to) };
}

/** A fault of a line's value. */
export function faultOfValue(line: Line, wording: Wording): Fault {
  return faultOn(line, line.valueColumn, line.valueColumn + line.value.length, wording);
}
