import type { Finding } from '../../problems/finding.ts';
import type { Line } from '../lines.ts';

/** A mistake in how a file is written, by offsets of its text. */
export interface Fault {
  readonly mistake: Finding;
  readonly start: number;
  readonly end: number;
  /** The other end of a mistake that has two. */
  readonly other?: { readonly start: number; readonly end: number } | undefined;
}

/** A sign that no file ever means, recognised by its line and by what is around it. */
export type Telltale = (line: Line, lines: readonly Line[], index: number) => Fault | undefined;

/** A fault on one line between two columns. */
export function faultOn(line: Line, from: number, to: number, mistake: Finding): Fault {
  return { mistake, start: line.start + from, end: line.start + Math.max(from, to) };
}

/** A fault of a line's value. */
export function faultOfValue(line: Line, mistake: Finding): Fault {
  return faultOn(line, line.valueColumn, line.valueColumn + line.value.length, mistake);
}
