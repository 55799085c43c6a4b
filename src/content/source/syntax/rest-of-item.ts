import { finding } from '../../problems/finding.ts';
import { isWritten, type Line } from '../lines.ts';
import { faultOn, type Fault } from './fault.ts';

const isFieldIn = (line: Line, column: number) => isWritten(line) && line.column === column;

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

function faultAt(lines: readonly Line[], at: number, opener: Line, twin?: number): Fault | undefined {
  const [line] = lines.slice(at);
  if (line?.key === undefined) return undefined;
  const last = at + itemFrom(lines, at).length;
  const start = `${' '.repeat(opener.indent)}- ${opener.key ?? ''}: …`;
  const mistake = finding('restOfItem', { first: at + 1, last, line: start, twin });
  return faultOn(line, line.column, line.column + line.key.length, mistake);
}

/** Fields below an item that it has already, two or more, or all but its first: they are of another one, whose beginning was deleted. */
export function findRest(lines: readonly Line[], above: number, here: number): Fault | undefined {
  const column = lines[here]?.column ?? 0;
  const head = lines.findLastIndex((line, at) => at <= above && isFieldIn(line, column) && line.dashes > 0);
  const opener = lines[head];
  if (opener?.key === undefined || lines[here]?.dashes !== 0) return undefined;
  const given = keysOf(lines.slice(head, here), column);
  const rest = keysOf(itemFrom(lines, here), column);
  const repeated = rest.filter((key) => given.includes(key)).length;
  const isAll = repeated === 1 && rest.length === 1 && given.length === 2;
  if (rest.includes(opener.key) || (repeated < 2 && !isAll)) return undefined;
  return faultAt(lines, here, opener, isAll ? above + 1 : undefined);
}

/** Whether what begins with a field that is there already has more such fields. */
export function repeatsMore(lines: readonly Line[], above: number, here: number): boolean {
  const column = lines[here]?.column ?? 0;
  const head = lines.findLastIndex(
    (line, at) =>
      at < above && isWritten(line) && (line.column < column || (line.column === column && line.dashes > 0)),
  );
  const given = keysOf(lines.slice(head + (lines[head]?.column === column ? 0 : 1), here), column);
  const over = lines.findIndex((line, at) => at > here && isWritten(line) && line.indent < column);
  const rest = lines
    .slice(here, over === -1 ? lines.length : over)
    .flatMap((line) => (isFieldIn(line, column) && line.dashes === 0 ? (line.key ?? []) : []));
  return rest.filter((key) => given.includes(key)).length > 1;
}

/** Fields of a second group in a field that is one, where the first has more than the one that is repeated. */
export function findSecondGroup(
  lines: readonly Line[],
  { above, here }: { readonly above: number; readonly here: number },
  field: string,
): Fault | undefined {
  const line = lines[here];
  const own = itemFrom(lines, here);
  // A list or a group that comes again takes along what stands below it.
  const isSecond = here > above + 1 && line?.value !== '' && keysOf(own, line?.column ?? 0).length > 1;
  if (line?.key === undefined || !isSecond) return undefined;
  const found = { field, first: here + 1, last: here + own.length };
  return faultOn(line, line.column, line.column + line.key.length, finding('secondGroup', found));
}

/** Minutes since midnight of an hour as it is typed. */
function minutesOf(typed: string): number {
  const [, hours, minutes = '0'] = /^["']?(\d{1,2})(?:\s*[:h]\s*(\d{2})?)?/i.exec(typed) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** Hours that come after those of the same item, as after lunch: an item of their own with the same days. */
export function findHours(lines: readonly Line[], above: number, here: number): Fault | undefined {
  const column = lines[here]?.column ?? 0;
  const head = lines.findLastIndex((line, at) => at <= above && isFieldIn(line, column) && line.dashes > 0);
  const own = itemFrom(lines, here);
  const given = lines.slice(head, here).filter((line) => isFieldIn(line, column));
  const isHours = keysOf(own, column).join(' ') === 'opens closes';
  const closes = given.find(({ key }) => key === 'closes');
  const [line] = own;
  if (given[0]?.key !== 'days' || !isHours || closes === undefined || line === undefined) return undefined;
  if (minutesOf(line.value) < minutesOf(closes.value)) return undefined;
  const end = lines.findIndex((one, at) => at > head && isFieldIn(one, column));
  const days = lines.slice(head, end).map(({ text }) => text);
  const better = [...days, ...own.map(({ text }) => text)];
  const found = { first: here + 1, last: here + own.length, lines: better };
  return faultOn(line, line.column, line.column + 'opens'.length, finding('secondHours', found));
}

/** The fields of a list's first item, where the next one begins with a field that it has lost. */
export function findHeadless(lines: readonly Line[], first: number, next: number): Fault | undefined {
  const [line, neighbour] = [lines[first], lines[next]];
  if (line?.key === undefined || neighbour?.key === undefined || neighbour.key === line.key) return undefined;
  const own = keysOf(itemFrom(lines, first), line.column);
  const others = keysOf(itemFrom(lines, next), neighbour.column);
  const isAll = own.length === 1 && others.length === 2;
  if ((own.length < 2 && !isAll) || own.includes(neighbour.key) || !others.includes(line.key))
    return undefined;
  return faultAt(lines, first, neighbour);
}
