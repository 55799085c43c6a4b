import { page } from '../../../fields/page.ts';
import { finding, type Finding } from '../../problems/finding.ts';
import { outlineOfSection } from '../../schema/files.ts';
import { fieldsIn, namesIn, walkOutline, type Field } from '../../schema/outline.ts';
import { blocks } from '../../schema/registry.ts';
import { isWritten, type Line } from '../lines.ts';
import { faultOn, type Fault, type Telltale } from './fault.ts';
import { isSection } from './shifted.ts';
import { findHomes } from './stray-item.ts';

/** Whether a list takes items with some fields: it knows all of them, and they are all that it cannot do without. */
function takes({ outline }: Field, keys: readonly string[]): boolean {
  if (outline.kind !== 'list' || outline.item.kind !== 'group') return false;
  const names = namesIn(outline.item);
  const needed = fieldsIn(outline.item).filter(({ isNeeded }) => isNeeded);
  return keys.every((key) => names.includes(key)) && needed.every(({ name }) => keys.includes(name));
}

/** Whether fields may be a section's own, or those of something in it, be it with one that is missing. */
function mayHave(type: string, keys: readonly string[]): boolean {
  const outline = outlineOfSection(type);
  if (outline === undefined || keys.every((key) => namesIn(outline).includes(key))) return true;
  return [...walkOutline(outline)].some(({ outline: inner }) => {
    const group = inner.kind === 'list' ? inner.item : inner;
    const [names, needed] = [namesIn(group), fieldsIn(group).filter(({ isNeeded }) => isNeeded)];
    const isWhole = needed.every(({ name }) => keys.includes(name));
    const known = keys.filter((key) => names.includes(key)).length;
    return known === keys.length || (isWhole && known * 2 > keys.length);
  });
}

/** The only type of section with a list for items with some fields, where nothing else is like them. */
function findKind(keys: readonly string[]): { readonly type: string; readonly list: string } | undefined {
  const fitting = [...blocks.keys()].flatMap((type) =>
    fieldsIn(outlineOfSection(type))
      .filter((field) => takes(field, keys))
      .map(({ name }) => ({ type, list: name })),
  );
  const isHead = [...blocks.keys()].some((type) =>
    keys.every((key) => namesIn(outlineOfSection(type)).includes(key)),
  );
  return fitting.length === 1 && !isHead ? fitting[0] : undefined;
}

/** Whether a line goes on with a list whose items begin as it does. */
function goesOn(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  for (let at = index - 1; at >= 0; at -= 1) {
    const above = lines[at];
    if (above === undefined || line === undefined || !isWritten(above) || above.indent > line.indent)
      continue;
    return above.indent === line.indent && above.dashes === line.dashes && above.key === line.key;
  }
  return false;
}

/** Rows, each item with a dash before the first of its fields, in the columns of a list whose dashes stand in one. */
function asRows(own: readonly Line[], first: string, column: number): readonly string[] {
  return own.map((line) => {
    if (!isWritten(line)) return line.text.trim() === '' ? '' : ' '.repeat(column + 4) + line.text.trim();
    const isFirst = line.key === first;
    return `${' '.repeat(column)}${isFirst ? '- ' : '  '}${line.text.trim().replace(/^- +/, '')}`;
  });
}

/** Whether a line is the name of a list beside the one whose items begin with a line: it stands no further in than their dashes. */
function isBeside(first: Line | undefined, line: Line, next: Line | undefined): boolean {
  if (first?.dashes !== 1 || line.isText || line.dashes > 0 || line.value !== '') return false;
  return line.column <= first.indent && (next?.dashes ?? 0) > 0;
}

/** The lines from one on that are fields, each at the start or behind a dash, up to an empty one, another list or a section. */
function readRun(lines: readonly Line[], index: number): readonly Line[] {
  const isOver = (line: Line, at: number) =>
    isBeside(lines[index], line, lines[at + 1]) ||
    (!line.isText && (line.kind !== 'content' || line.key === undefined || isSection(line)));
  const end = lines.findIndex((line, at) => at > index && isOver(line, at));
  return lines.slice(index, end === -1 ? lines.length : end);
}

const keysOf = (rows: readonly Line[]) => rows.flatMap((line) => (isWritten(line) ? (line.key ?? []) : []));

/** The lines up to an item that begins with another field than the first; where each field has a dash, all of them. */
function cutForeign(run: readonly Line[]): readonly Line[] {
  const [first, second] = run;
  const isItem = (line: Line) => !line.isText && line.dashes > 0;
  if (second === undefined || isItem(second)) return run;
  const foreign = run.findIndex((line, at) => at > 0 && isItem(line) && line.key !== first?.key);
  return foreign === -1 ? run : run.slice(0, foreign);
}

/** The rows from a line on that are items of one kind of section alone, and that kind. */
function findRows(lines: readonly Line[], index: number, type: string) {
  const run = cutForeign(readRun(lines, index));
  const next = run.findIndex(({ key, isText }, at) => at > 0 && !isText && key === run[0]?.key);
  const item = next === -1 ? run : run.slice(0, next);
  for (let count = item.length; count > 1; count -= 1) {
    const keys = keysOf(item.slice(0, count));
    const kind = keys.length < 2 || mayHave(type, keys) ? undefined : findKind(keys);
    if (kind !== undefined) return { kind, keys, rows: count === item.length ? run : item.slice(0, count) };
  }
  return undefined;
}

interface Place {
  readonly section: Line;
  /** The number of the last line of the section. */
  readonly end: number;
}

/** The column of the dashes in the lists of a section. */
function dashColumn(lines: readonly Line[], section: Line): number {
  const isList = (line: Line) => isWritten(line) && line.column === section.column && line.value === '';
  const dash = lines[lines.findIndex((line, at) => isList(line) && lines[at + 1]?.dashes === 1) + 1];
  return dash?.dashes === 1 ? dash.indent : section.column + 2;
}

/** A section of their own for rows, or where they go in the one of their kind that the page has. */
function explain(lines: readonly Line[], index: number, { section, end }: Place): Finding | undefined {
  const found = findRows(lines, index, section.value);
  if (found === undefined) return undefined;
  const { kind, keys, rows } = found;
  const first = lines[index]?.key ?? '';
  const place = { type: kind.type, first: index + 1, last: index + rows.length };
  const homes = findHomes(lines, keys).filter(({ type, list }) => type === kind.type && list === kind.list);
  const home = homes.findLast((one) => one.end <= index) ?? homes[0];
  if (home !== undefined) {
    const written = asRows(rows, first, home.indent);
    const { section: number, end: after } = home;
    return finding('strayItem', { ...place, list: kind.list, section: number, after, lines: written });
  }
  const written = asRows(rows, first, dashColumn(lines, section));
  const head = [
    `${' '.repeat(section.indent)}- type: ${kind.type}`,
    `${' '.repeat(section.column)}${kind.list}:`,
  ];
  const label = blocks.get(kind.type)?.label ?? '';
  return finding('otherItems', { ...place, label, after: end, lines: [...head, ...written] });
}

/** The section in which a line stands, where no line above at the margin could be another one. */
function sectionAround(lines: readonly Line[], index: number): number {
  const margin = lines.find(isSection)?.indent ?? 0;
  return lines.findLastIndex((line, at) => at < index && isWritten(line) && line.indent <= margin);
}

/** What to do with items of another kind of section that begin on a line of one that has nothing like them. */
export function findOtherItems(lines: readonly Line[], index: number): Finding | undefined {
  const near = lines[index - 1];
  const above = lines.slice(0, index).findLast(({ kind }) => kind !== 'blank');
  if (above === undefined || near?.kind === 'comment' || above.value === '' || goesOn(lines, index))
    return undefined;
  const section = lines[sectionAround(lines, index)];
  if (section === undefined || !isSection(section) || !blocks.has(section.value)) return undefined;
  const next = lines.findIndex((one, at) => at > index && isSection(one) && one.indent === section.indent);
  const own = lines.slice(0, next === -1 ? lines.length : next);
  const end = own.findLastIndex(({ kind }) => kind === 'content') + 1;
  return explain(lines, index, { section, end });
}

function faultAt(lines: readonly Line[], index: number): Fault | undefined {
  const line = lines[index];
  if (line?.key === undefined || !isWritten(line) || line.key === 'type' || line.dashes > 1) return undefined;
  if (line.dashes === 0 && (line.indent > 0 || Object.hasOwn(page.shape, line.key))) return undefined;
  const mistake = findOtherItems(lines, index);
  return mistake && faultOn(line, line.indent, line.column + line.key.length, mistake);
}

/** Such items in the column of the sections, where each is none that has a type. */
export const otherItems: Telltale = (line, lines, index) =>
  line.dashes === 1 && line.indent === lines.find(isSection)?.indent ? faultAt(lines, index) : undefined;

/** The first such items in whatever columns, of a file that cannot be read. */
export function findOtherItemsAnywhere(lines: readonly Line[]): Fault | undefined {
  for (const index of lines.keys()) {
    const fault = faultAt(lines, index);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
