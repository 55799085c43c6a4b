import { finding } from '../../problems/finding.ts';
import { writeValue } from '../../problems/wording.ts';
import { findBlock } from '../../schema/as-section.ts';
import { outlineOfSection } from '../../schema/files.ts';
import { fieldsIn, namesIn, walkOutline, type Outline } from '../../schema/outline.ts';
import { splitItem } from '../../schema/split-item.ts';
import { writeItem } from '../../schema/write-item.ts';
import { withValue, type Line } from '../lines.ts';
import { findPastedText } from './loose-line.ts';
import { faultOn, type Telltale } from './fault.ts';

/** The items of a section of a type that have all of some fields. */
function findItem(type: string, keys: readonly string[]): Outline | undefined {
  const section = outlineOfSection(type);
  const lists = section === undefined ? [] : [...walkOutline(section)].map(({ outline }) => outline);
  const items = lists.flatMap((outline) => (outline.kind === 'list' ? [outline.item] : []));
  return items.find((item) => keys.every((key) => namesIn(item).includes(key)));
}

const isRow = ({ kind, isText, text, key, dashes }: Line) =>
  kind === 'content' && !isText && key === undefined && dashes === 0 && /\S\t+\S/.test(text);

/** A row of a list in a text, as word processors paste it: a number or a bullet before the first Tab. */
const isListed = ({ text }: Line) => /^\s*(?:\d+[.)]|[•●▪◦o·-])\t/.test(text);

type Lines = readonly string[];

/** Rows as items, where each of them tells one. */
function itemsOf(rows: Lines, item: Outline | undefined): Lines | undefined {
  const items = rows
    .map((row) => item && splitItem(item, row))
    .map((typed) => typed && writeItem(item, typed));
  return items.every((one) => one !== undefined) ? items.flat() : undefined;
}

/** A cell that says that there is none of it. */
const isNothing = (cell: string | undefined) => /^[-–—]*$/.test(cell?.trim() ?? '');

/** The rows of a table without its head: each cell behind its row's name, and that of its column where there are several. */
function withoutHead(rows: Lines): Lines {
  const [head = [], ...body] = rows.map((row) => row.trim().split(/\t+/));
  if (head.some((cell) => /\d/.test(cell)) || body.length === 0) return rows;
  return body.flatMap(([name = '', ...cells]) =>
    cells.flatMap((cell, at) =>
      isNothing(cell) ? [] : [`${name}${cells.length > 1 ? ` – ${head[at + 1]}` : ''}\t${cell}`],
    ),
  );
}

/** Rows below the name of a list of a section that has no item yet, as its items. */
function rowsOfList(rows: Lines, above: Line | undefined, type: string): Lines | undefined {
  const section = outlineOfSection(type);
  if (section === undefined || above?.key === undefined) return undefined;
  const lists = [...walkOutline(section)].filter(
    ({ name, outline }) => outline.kind === 'list' && name === above.key,
  );
  for (const { outline } of lists) {
    const item = outline.kind === 'list' ? outline.item : undefined;
    const items = itemsOf(rows, item) ?? itemsOf(withoutHead(rows), item);
    if (items !== undefined) return behind(above.column + 2, items);
  }
  return undefined;
}

const behind = (spaces: number, lines: Lines): Lines => lines.map((line) => ' '.repeat(spaces) + line);

/** Lines as an item: the first of them behind its dash. */
const asItem = (lines: Lines): Lines => lines.map((line, at) => `${at === 0 ? '- ' : '  '}${line}`);

/** Rows as the list of a section that has none yet: one of its own, or one in the first item of its own. */
function listOf(rows: Lines, outline: Outline | undefined): Lines | undefined {
  for (const { name, outline: field } of fieldsIn(outline)) {
    if (field.kind !== 'list') continue;
    const items = itemsOf(rows, field.item) ?? itemsOf(withoutHead(rows), field.item);
    if (items !== undefined) return [`${name}:`, ...behind(2, items)];
    const inner = listOf(rows, field.item);
    if (inner !== undefined) return [`${name}:`, ...behind(2, asItem(inner))];
  }
  return undefined;
}

/** A table with a head, each column of which is a list of its own under the column's name: `Tamanho`, `Corte`, `Cor`. */
function tableOf(rows: Lines, outline: Outline | undefined): Lines | undefined {
  const [head = [], ...body] = rows.map((row) => row.trim().split(/\t+/));
  const [, ...names] = head;
  const isTable = names.length > 1 && body.length > 0 && body.every((cells) => cells.length === head.length);
  if (!isTable || head.some((cell) => /\d/.test(cell))) return undefined;
  for (const { name, outline: field } of fieldsIn(outline)) {
    if (field.kind !== 'list' || !namesIn(field.item).includes('title')) continue;
    const columns = names.map((title, at) => {
      const inner = listOf(
        body.filter((cells) => !isNothing(cells[at + 1])).map((cells) => `${cells[0]}\t${cells[at + 1]}`),
        field.item,
      );
      return inner && asItem([`title: ${writeValue(title)}`, ...inner]);
    });
    if (columns.every((lines) => lines !== undefined)) return [`${name}:`, ...behind(2, columns.flat())];
  }
  return undefined;
}

/** The type that a section was meant to have by its name. */
const nameType = (typed: string) =>
  outlineOfSection(typed) === undefined ? (findBlock(typed)?.type ?? typed) : typed;

/** The line of a list right above some rows, which has no item yet. */
function findOpened(lines: readonly Line[], index: number): Line | undefined {
  const above = lines.slice(0, index).findLast(({ kind }) => kind === 'content');
  return above?.key === undefined || above.value !== '' || above.isText ? undefined : above;
}

/** Rows that were pasted from a spreadsheet below the last item of a list, as items of it, or into a section as its list. */
export const tabbedRows: Telltale = (line, lines, index) => {
  if (!isRow(line)) return undefined;
  if (isListed(line)) return findPastedText({ lines, index });
  const at = lines.findLastIndex((one, place) => place < index && one.kind === 'content' && one.dashes > 0);
  const type = lines.slice(0, index).findLast(({ key, dashes }) => key === 'type' && dashes > 0);
  const opener = lines[at];
  if (type === undefined || opener === undefined) return undefined;
  const end = lines.findIndex((one, place) => place > index && !isRow(one));
  const rows = lines.slice(index, end === -1 ? lines.length : end).map(({ text }) => text);
  const tell = (better: Lines, first = index + 1) => {
    const mistake = finding('tabbedRows', { first, last: index + rows.length, lines: better });
    return faultOn(line, line.indent, line.text.trimEnd().length, mistake);
  };
  const known = nameType(type.value);
  const section = outlineOfSection(known);
  const opened = findOpened(lines, index);
  const isOwn = fieldsIn(section).some(({ name }) => name === opened?.key);
  if (opened !== undefined && (isOwn || opened.column !== type.column)) {
    const listed = rowsOfList(rows, opened, known);
    if (listed !== undefined) return tell(listed);
  }
  const own = lines.slice(at, index).filter((one) => one.column === opener.column && one !== opened);
  const keys = own.flatMap(({ key }) => key ?? []);
  const isSection = opener === type;
  const items = isSection
    ? (tableOf(rows, section) ?? listOf(rows, section))
    : itemsOf(rows, findItem(known, keys));
  if (items === undefined || (isSection && keys.includes((items[0] ?? '').replace(':', ''))))
    return undefined;
  // Under a name that no section has, a list of another name is none either.
  if (isSection && known !== type.value) {
    const above = lines.slice(at + 1, index).filter((one) => one !== opened);
    const texts = above.map(({ text }) => text.trimEnd());
    return tell([withValue(type, known), ...texts, ...behind(type.column, items)], at + 1);
  }
  // A list of another name has nothing in it yet: the right one comes in its place.
  const from = isSection && opened?.column === type.column ? lines.indexOf(opened) + 1 : undefined;
  return tell(behind(isSection ? type.column : opener.indent, items), from);
};
