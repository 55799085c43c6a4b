import { finding } from '../../problems/finding.ts';
import { outlineOfSection } from '../../schema/files.ts';
import { fieldsIn, namesIn, walkOutline, type Outline } from '../../schema/outline.ts';
import { splitItem } from '../../schema/split-item.ts';
import { writeItem } from '../../schema/write-item.ts';
import type { Line } from '../lines.ts';
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

type Lines = readonly string[];

/** Rows as items, where each of them tells one. */
function itemsOf(rows: readonly Line[], item: Outline | undefined): Lines | undefined {
  const items = rows
    .map(({ text }) => item && splitItem(item, text))
    .map((typed) => typed && writeItem(item, typed));
  return items.every((one) => one !== undefined) ? items.flat() : undefined;
}

/** Rows below the name of a list that has no item yet, as its items. */
function rowsOfList(rows: readonly Line[], above: Line | undefined, type: string): Lines | undefined {
  const section = outlineOfSection(type);
  if (section === undefined || above?.key === undefined || above.value !== '' || above.isText)
    return undefined;
  const lists = [...walkOutline(section)].filter(
    ({ name, outline }) => outline.kind === 'list' && name === above.key,
  );
  for (const { outline } of lists) {
    const items = outline.kind === 'list' ? itemsOf(rows, outline.item) : undefined;
    if (items !== undefined) return behind(above.column + 2, items);
  }
  return undefined;
}

const behind = (spaces: number, lines: Lines): Lines => lines.map((line) => ' '.repeat(spaces) + line);

/** Rows as the list of a section that has none yet: one of its own, or one in the first item of its own. */
function listOf(rows: readonly Line[], outline: Outline | undefined): Lines | undefined {
  for (const { name, outline: field } of fieldsIn(outline)) {
    if (field.kind !== 'list') continue;
    const items = itemsOf(rows, field.item);
    if (items !== undefined) return [`${name}:`, ...behind(2, items)];
    const inner = listOf(rows, field.item);
    if (inner !== undefined)
      return [`${name}:`, ...inner.map((line, at) => `${at === 0 ? '  - ' : '    '}${line}`)];
  }
  return undefined;
}

/** Rows that were pasted from a spreadsheet below the last item of a list, as items of it, or into a section as its list. */
export const tabbedRows: Telltale = (line, lines, index) => {
  if (!isRow(line)) return undefined;
  const at = lines.findLastIndex((one, place) => place < index && one.kind === 'content' && one.dashes > 0);
  const type = lines.slice(0, index).findLast(({ key, dashes }) => key === 'type' && dashes > 0);
  const opener = lines[at];
  if (type === undefined || opener === undefined) return undefined;
  const end = lines.findIndex((one, place) => place > index && !isRow(one));
  const rows = lines.slice(index, end === -1 ? lines.length : end);
  const tell = (better: Lines) => {
    const mistake = finding('tabbedRows', { first: index + 1, last: index + rows.length, lines: better });
    return faultOn(line, line.indent, line.text.trimEnd().length, mistake);
  };
  const listed = rowsOfList(
    rows,
    lines.slice(0, index).findLast(({ kind }) => kind === 'content'),
    type.value,
  );
  if (listed !== undefined) return tell(listed);
  const own = lines.slice(at, index).filter((one) => one.column === opener.column);
  const keys = own.flatMap(({ key }) => key ?? []);
  const isSection = opener === type;
  const items = isSection
    ? listOf(rows, outlineOfSection(type.value))
    : itemsOf(rows, findItem(type.value, keys));
  if (items === undefined || (isSection && keys.includes((items[0] ?? '').replace(':', ''))))
    return undefined;
  return tell(behind(isSection ? type.column : opener.indent, items));
};

const asks = /^(?:p|pergunta)$/i;
const answers = /^(?:r|resposta)$/i;

/** Whether two lines are a question and its answer: told so, or by their words, in the column of a list's dashes. */
function isPair(question: Line | undefined, answer: Line | undefined, column: number): boolean {
  if (question?.kind !== 'content' || answer?.kind !== 'content' || question.dashes + answer.dashes > 0)
    return false;
  if (asks.test(question.key ?? '') && answers.test(answer.key ?? '')) return true;
  const isBare = [question, answer].every(({ key, indent }) => key === undefined && indent <= column);
  return isBare && question.value.endsWith('?') && !answer.value.endsWith('?');
}

/** `P: Dói?` and `R: Não.` below the last question of a list, as people write them in a chat. */
export const askedRows: Telltale = (line, lines, index) => {
  const type = lines.slice(0, index).findLast(({ key, dashes }) => key === 'type' && dashes > 0);
  const opener = lines.slice(0, index).findLast(({ dashes }) => dashes > 0);
  const isAsked = (at: number) => isPair(lines[at], lines[at + 1], opener?.indent ?? 0);
  if (line.isText || type === undefined || opener?.key !== 'question' || !isAsked(index)) return undefined;
  const item = findItem(type.value, ['question', 'answer']);
  const pairs = [];
  for (let at = index; isAsked(at); at += 2) pairs.push([lines[at]?.value, lines[at + 1]?.value]);
  const items = pairs.map(([question, answer]) => writeItem(item, { question, answer }));
  if (items.some((one) => one === undefined)) return undefined;
  const better = behind(
    opener.indent,
    items.flatMap((one) => one ?? []),
  );
  const [first, last] = [index + 1, index + pairs.length * 2];
  return faultOn(
    line,
    line.indent,
    line.text.trimEnd().length,
    finding('askedRows', { first, last, lines: better }),
  );
};
