import { finding, type Finding } from '../../problems/finding.ts';
import { outlineOfSection } from '../../schema/files.ts';
import { fieldsIn, namesIn } from '../../schema/outline.ts';
import { isWritten, type Line } from '../lines.ts';

/** The lists of a section whose items may have all of some fields. */
function listsFor(type: string, keys: readonly string[]): readonly string[] {
  return fieldsIn(outlineOfSection(type)).flatMap(({ name, outline }) => {
    const names = outline.kind === 'list' ? namesIn(outline.item) : [];
    return keys.every((key) => names.includes(key)) ? [name] : [];
  });
}

interface Home {
  readonly type: string;
  /** The section's number, from 1 on. */
  readonly section: number;
  readonly list: string;
  /** The last line of the list, counted from 1, and the column of its dashes. */
  readonly end: number;
  readonly indent: number;
}

/** A list of one of the sections that begin on some lines which takes items with some fields. */
function findHome(
  lines: readonly Line[],
  starts: readonly number[],
  section: number,
  keys: readonly string[],
) {
  const [start = 0, next = lines.length] = starts.slice(section, section + 2);
  const type = lines[start]?.value ?? '';
  return listsFor(type, keys).flatMap((list): readonly Home[] => {
    const isOpener = (line: Line, at: number) =>
      at > start && at < next && isWritten(line) && line.key === list && line.value === '';
    const opener = lines.findIndex(isOpener);
    const first = lines.findIndex((line, at) => at > opener && isWritten(line));
    const indent = lines[first]?.indent ?? 0;
    if (opener === -1 || lines[first]?.dashes === 0) return [];
    const isOut = (line: Line, at: number) =>
      at > first &&
      line.kind === 'content' &&
      !line.isText &&
      (line.indent < indent || (line.indent === indent && line.dashes === 0));
    const out = lines.findIndex(isOut);
    const own = lines.slice(0, Math.min(next, out === -1 ? next : out));
    const end = own.findLastIndex(({ kind }) => kind === 'content') + 1;
    return [{ type, section: section + 1, list, end, indent }];
  });
}

const isStart = (line: Line) => isWritten(line) && line.key === 'type' && line.dashes > 0;

const startsOf = (lines: readonly Line[]) => lines.flatMap((line, index) => (isStart(line) ? [index] : []));

/** The lists that take items with some fields in a page's sections. */
export function findHomes(lines: readonly Line[], keys: readonly string[]): readonly Home[] {
  const starts = startsOf(lines);
  return starts.flatMap((_, section) => findHome(lines, starts, section, keys));
}

/** The lines of an item and of those that follow it, from a place on. */
function rowsFrom(lines: readonly Line[], at: number, { indent }: Line): readonly Line[] {
  const isOver = (line: Line, index: number) =>
    index > at &&
    line.kind === 'content' &&
    !line.isText &&
    (line.indent < indent || (line.indent === indent && line.dashes === 0) || isStart(line));
  const over = lines.findIndex(isOver);
  const rows = lines.slice(at, over === -1 ? lines.length : over);
  return rows.slice(0, rows.findLastIndex(({ kind }) => kind === 'content') + 1);
}

/** Rows in the column of a list. */
const inColumn = (rows: readonly Line[], shift: number) =>
  rows.map(({ text, indent }) =>
    text.trim() === '' ? '' : ' '.repeat(Math.max(0, indent + shift)) + text.trim(),
  );

/** Items of a list that was over: fields of the group around it stand between. */
export function findBelowList(lines: readonly Line[], item: Line): Finding | undefined {
  if (item.key === 'type') return undefined;
  const at = lines.indexOf(item);
  const sister = lines.findLastIndex(
    (line, index) => index < at && isWritten(line) && line.dashes > 0 && line.key === item.key,
  );
  const { indent } = lines[sister] ?? item;
  const opener = lines
    .slice(0, Math.max(0, sister))
    .findLast((line) => isWritten(line) && line.column <= indent && line.dashes === 0);
  if (opener?.key === undefined || opener.value !== '' || opener.key === 'sections') return undefined;
  const own = rowsFrom(lines, sister, lines[sister] ?? item);
  const after = sister + own.length;
  const between = lines.slice(after, at).filter(isWritten);
  // A dash further out begins another item, whose list this is.
  if (between.length === 0 || between.some((line) => line.indent < opener.column)) return undefined;
  const rows = rowsFrom(lines, at, item);
  return finding('itemBelowList', {
    list: opener.key,
    first: at + 1,
    last: at + rows.length,
    after,
    lines: inColumn(rows, indent - item.indent),
  });
}

/** The items of a list, or the fields of a group, whose name stands on a line. */
function rowsOf(lines: readonly Line[], opener: number): readonly Line[] {
  const [line, at] = [lines[opener], lines.findIndex((one, index) => index > opener && isWritten(one))];
  const first = lines[at];
  if (line?.value !== '' || first === undefined) return [];
  const { indent, dashes } = first;
  if (dashes > 0) return indent >= line.column ? rowsFrom(lines, at, first) : [];
  const over = lines.findIndex((one, index) => index > at && isWritten(one) && one.indent < indent);
  const rows = lines.slice(at, over === -1 ? lines.length : over);
  return indent > line.column ? rows.slice(0, rows.findLastIndex(({ kind }) => kind === 'content') + 1) : [];
}

const keysAt = (rows: readonly Line[]) =>
  rows.flatMap((line) => (isWritten(line) && line.indent === rows[0]?.indent ? (line.key ?? []) : []));

/** The rows of items of a list that another one has not, or all that are fields. */
function withoutTwins(rows: readonly Line[], others: readonly Line[]): readonly Line[] {
  const itemsOf = (all: readonly Line[]) => {
    const starts = all.flatMap((line, at) => (line.dashes > 0 && line.indent === all[0]?.indent ? [at] : []));
    return starts.map((start, turn) => all.slice(start, starts[turn + 1]));
  };
  const isNote = ({ kind }: Line) => kind === 'comment';
  const said = (item: readonly Line[]) =>
    item
      .filter((line) => !isNote(line))
      .map(({ text }) => text.trim())
      .join('\n')
      .trim();
  const known = new Set(itemsOf(others).map(said));
  if (rows[0]?.dashes === 0) return rows;
  return itemsOf(rows).flatMap((item) => (known.has(said(item)) ? item.filter(isNote) : item));
}

/** A list or a group that is there already: what it holds goes below what the first has, as far as that is something else. */
export function findSecondHolder(
  lines: readonly Line[],
  { above, here }: { readonly above: number; readonly here: number },
): Finding | undefined {
  const [first, second] = [rowsOf(lines, above), rowsOf(lines, here)];
  const [sister, item, opener] = [first[0], second[0], lines[here]];
  if (sister === undefined || item === undefined || opener?.key === undefined) return undefined;
  const isList = item.dashes > 0;
  const isTwice = !isList && keysAt(second).some((key) => keysAt(first).includes(key));
  const rest = withoutTwins(second, first);
  if (isTwice || !rest.some(isWritten) || sister.dashes > 0 !== isList) return undefined;
  const notes = lines.slice(here + 1, lines.indexOf(item)).filter(({ kind }) => kind === 'comment');
  return finding('secondHolder', {
    name: opener.key,
    isList,
    first: here + 1,
    last: lines.indexOf(item) + second.length,
    after: lines.indexOf(sister) + first.length,
    lines: inColumn([...notes, ...rest], sister.indent - item.indent),
  });
}

/** Items at the end of a section that has no list for them: they belong to the nearest one above that has, and go below its last. */
export function findStrayItem(lines: readonly Line[], item: Line): Finding | undefined {
  const at = lines.indexOf(item);
  const starts = startsOf(lines);
  const here = starts.findLastIndex((start) => start < at);
  const own = rowsFrom(lines, at, item);
  const next = own.findIndex((line, index) => index > 0 && line.dashes > 0 && line.indent === item.indent);
  const keys = own
    .slice(0, next === -1 ? own.length : next)
    .flatMap((line) => (isWritten(line) && line.column === item.column ? (line.key ?? []) : []));
  const type = lines[starts[here] ?? -1]?.value ?? '';
  if (here < 1 || keys.length < 2 || listsFor(type, keys).length > 0) return undefined;
  const homes = starts.slice(0, here).flatMap((_, section) => findHome(lines, starts, section, keys));
  const home = homes.at(-1);
  if (home === undefined) return undefined;
  return finding('strayItem', {
    list: home.list,
    type: home.type,
    section: home.section,
    first: at + 1,
    last: at + own.length,
    after: home.end,
    lines: inColumn(own, home.indent - item.indent),
  });
}
