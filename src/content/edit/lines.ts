import { isScalar } from 'yaml';
import { readLines, type Line } from '../source/lines.ts';
import { listParts } from '../source/parts.ts';
import type { Parsed } from './parse.ts';

type Stretch = readonly [start: number, end: number];

/** Where the keys and values of a sound text stand, from top to bottom. */
function listScalars({ document }: Parsed): readonly Stretch[] {
  return listParts(document.contents).flatMap((part) =>
    isScalar(part) && part.range ? [[part.range[0], part.range[1]] as const] : [],
  );
}

/** A line by the first key or value on it. */
function retell(line: Line, scalar: Stretch | undefined): Line {
  if (scalar === undefined || scalar[0] >= line.end) return { ...line, isText: false };
  return { ...line, kind: 'content', isText: scalar[0] < line.start };
}

/**
 * The lines of a sound text, up to its last line break. It is known where each value of several lines ends: every line
 * of one but its first is text, and content whatever it looks like.
 */
export function linesOf(parsed: Parsed): readonly Line[] {
  const scalars = listScalars(parsed);
  let next = 0;
  const lines = readLines(parsed.text).filter(({ start, end }) => end > start);
  return lines.map((line) => {
    while ((scalars[next]?.[1] ?? Infinity) <= line.start) next += 1;
    return retell(line, scalars[next]);
  });
}

/** The text's own line break: that of its first line. */
export function lineBreakOf(text: string): string {
  return /\r?\n/.exec(text)?.[0] ?? '\n';
}

/** Where the line of an offset ends, behind its line break if there is one. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}
