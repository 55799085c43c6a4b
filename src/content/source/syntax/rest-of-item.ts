import { finding } from '../../problems/finding.ts';
import type { Line } from '../lines.ts';
import { faultOn, type Fault } from './fault.ts';

const isPlain = (line: Line) => line.kind === 'content' && !line.isText;

const isFieldIn = (line: Line, column: number) => isPlain(line) && line.column === column;

/** The lines of an item from one of its own on: until the next item, an outer field or a gap. */
function itemFrom(lines: readonly Line[], from: number): readonly Line[] {
  const column = lines[from]?.column ?? 0;
  const isOwn = (line: Line) =>
    line.isText || line.indent > column || (line.indent === column && line.dashes === 0);
  const end = lines.findIndex((line, at) => at > from && (line.kind !== 'content' || !isOwn(line)));
  return lines.slice(from, end === -1 ? lines.length : end);
}

const keysOf = (lines: readonly Line[], column: number) =>
  lines.flatMap((line) => (isFieldIn(line, column) ? (line.key ?? []) : []));

function faultAt(lines: readonly Line[], at: number, dash: number, head: string): Fault | undefined {
  const [line] = lines.slice(at);
  if (line?.key === undefined) return undefined;
  const last = at + itemFrom(lines, at).length;
  const mistake = finding('restOfItem', { first: at + 1, last, line: `${' '.repeat(dash)}- ${head}: …` });
  return faultOn(line, line.column, line.column + line.key.length, mistake);
}

/** Fields below an item that it has already, two or more: they are of another one, whose beginning was deleted. */
export function findRest(lines: readonly Line[], above: number, here: number): Fault | undefined {
  const column = lines[here]?.column ?? 0;
  const head = lines.findLastIndex((line, at) => at <= above && isFieldIn(line, column) && line.dashes > 0);
  const opener = lines[head];
  if (opener?.key === undefined || lines[here]?.dashes !== 0) return undefined;
  const given = keysOf(lines.slice(head, here), column);
  const rest = keysOf(itemFrom(lines, here), column);
  if (rest.includes(opener.key) || rest.filter((key) => given.includes(key)).length < 2) return undefined;
  return faultAt(lines, here, opener.indent, opener.key);
}

/** The fields of a list's first item, where the next one begins with a field that it has lost. */
export function findHeadless(lines: readonly Line[], first: number, next: number): Fault | undefined {
  const [line, neighbour] = [lines[first], lines[next]];
  if (line?.key === undefined || neighbour?.key === undefined || neighbour.key === line.key) return undefined;
  const own = keysOf(itemFrom(lines, first), line.column);
  const others = keysOf(itemFrom(lines, next), neighbour.column);
  if (own.length < 2 || own.includes(neighbour.key) || !others.includes(line.key)) return undefined;
  return faultAt(lines, first, neighbour.indent, neighbour.key);
}
