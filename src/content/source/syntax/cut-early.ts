import { finding } from '../../problems/finding.ts';
import { isWritten, type Line } from '../lines.ts';
import { faultOn, type Fault } from './fault.ts';
import { isSection } from './shifted.ts';

/** From a line on what stands before the next section: the index behind its last line. */
function endOfSection(lines: readonly Line[], from: number): number {
  const next = lines.findIndex((line, at) => at > from && isSection(line));
  const own = lines.slice(0, next === -1 ? lines.length : next);
  return own.findLastIndex(({ kind }) => kind === 'content') + 1;
}

/** Whether the last item of the section that begins on a line, with fields in a column, lacks one that those above it have. */
function lacksLast(lines: readonly Line[], head: number, { key, column }: Line): boolean {
  const own = lines.slice(head + 1, endOfSection(lines, head)).filter(isWritten);
  const start = own.findLastIndex((line) => line.dashes > 0 && line.column === column);
  const isField = (line: Line) => line.key === key && line.column === column;
  const isWithin = own.slice(start).every((line, at) => at === 0 || line.indent >= column);
  return start !== -1 && isWithin && own.slice(0, start).some(isField) && !own.slice(start).some(isField);
}

/** Fields of an item, where none is: the rest of a section that was moved, which its last item lacks. */
export function findCutEarly(lines: readonly Line[], index: number): Fault | undefined {
  const line = lines[index];
  if (line?.key === undefined || line.dashes > 0) return undefined;
  const last = endOfSection(lines, index);
  // Below it stands an item that has such a field: it is of one there.
  const below = lines.slice(index, last).filter(isWritten);
  const item = below.findIndex((one) => one.dashes > 0);
  const isOwn = (one: Line) => one.key === line.key && one.column === line.column;
  if (item !== -1 && below.slice(item).some(isOwn) && below[item]?.column === line.column) return undefined;
  const heads = lines.flatMap((one, at) =>
    isSection(one) && endOfSection(lines, at) !== last && lacksLast(lines, at, line) ? [at] : [],
  );
  const [head] = heads;
  if (head === undefined || heads.length > 1) return undefined;
  const end = endOfSection(lines, head);
  const type = lines[head]?.value ?? '';
  const mistake = finding('cutEarly', { type, head: head + 1, first: index + 1, last, above: end + 1 });
  return faultOn(line, line.column, line.column + line.key.length, mistake);
}
