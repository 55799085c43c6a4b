import { writeValue } from '../../problems/wording.ts';
import { finding } from '../../problems/finding.ts';
import { isFieldName, isListName, isLongText, outlineOfSection } from '../../schema/files.ts';
import { namesIn, walkOutline, type Outline } from '../../schema/outline.ts';
import { splitItem } from '../../schema/split-item.ts';
import { writeItem } from '../../schema/write-item.ts';
import { isWritten, withValue, type Line } from '../lines.ts';
import { faultOfValue, faultOn, type Fault, type Telltale } from './fault.ts';
import type { Scene } from './scene.ts';

/**
 * The points that go on below a line, as `- exame`, with what is said below them; what begins with a field's name is an
 * item. They stand further in, or in the line's own column where its words announce them.
 */
function pointsBelow(lines: readonly Line[], index: number): readonly string[] {
  const below = lines.slice(index + 1);
  const { column = 0, value = '' } = lines[index] ?? {};
  const least = value.endsWith(':') ? column : column + 1;
  const isPoint = ({ dashes, indent, key = '' }: Line) =>
    dashes === 1 && indent >= least && !isFieldName(key);
  const isSaid = ({ kind, dashes, indent, key }: Line) =>
    kind === 'blank' || (kind === 'content' && dashes === 0 && key === undefined && indent >= least);
  const end = below.findIndex((line) => !isPoint(line) && !isSaid(line));
  const own = end === -1 ? below : below.slice(0, end);
  const last = own.findLastIndex(({ kind }) => kind !== 'blank');
  return own[0] !== undefined && isPoint(own[0]) ? own.slice(0, last + 1).map(({ text }) => text.trim()) : [];
}

/** `answer: Leve:` above `- carteirinha`: the points of a long text below its first line. */
export function findPointsBelow({ lines, index }: Pick<Scene, 'lines' | 'index'>): Fault | undefined {
  const at = lines.findLastIndex(
    (one, place) => place <= index && isWritten(one) && one.key !== undefined && one.dashes === 0,
  );
  const above = lines[at];
  if (above?.key === undefined || !isLongText(above.key) || !/^[^|>"'[{#&*!]/.test(above.value))
    return undefined;
  const points = pointsBelow(lines, at);
  if (points.length === 0 || at + points.length < index) return undefined;
  const lead = ' '.repeat(above.column + 2);
  const better = [
    withValue(above, '|'),
    ...[above.value, ...points].map((point) => (point === '' ? '' : lead + point)),
  ];
  const found = { key: above.key, number: at + 1, better, isNote: false, isEmpty: false, hasSign: false };
  return faultOfValue(above, finding('pastedText', found));
}

/** The items of the lists of that name that a section of a type may have. */
export function itemsNamed(type: string | undefined, name: string): readonly Outline[] {
  const section = type === undefined ? undefined : outlineOfSection(type);
  const fields = section === undefined ? [] : [...walkOutline(section)];
  return fields.flatMap(({ name: own, outline }) =>
    own === name && outline.kind === 'list' ? [outline.item] : [],
  );
}

/** A sign that counts: `2.`, `2 -`, `3)` or `b)`. */
export const countMark = /^(?:\d{1,2}(?:[.)ºª°]| ?[-–])|[a-z]\))\s+(?=\p{L})/u;

/** What rows say, without the signs that count all of them. */
export function uncounted(rows: readonly Line[]): readonly string[] {
  const texts = rows.map(({ text }) => text.trim());
  return texts.every((text) => countMark.test(text))
    ? texts.map((text) => text.replace(countMark, ''))
    : texts;
}

/** A row as an item: a text, the fields that it tells, or its first field alone. */
export function asItem(item: Outline, row: string): readonly string[] | undefined {
  return item.kind === 'text' ? [`- ${writeValue(row)}`] : writeItem(item, splitItem(item, row) ?? row);
}

/** Rows below the name of a list, none of which has a dash or the name of a field. */
export function findDashless({ lines, index }: Scene): Fault | undefined {
  const line = lines[index];
  if (line === undefined || !isWritten(line) || line.dashes > 0) return undefined;
  const at = lines.findLastIndex((one, place) => place < index && isWritten(one) && one.indent < line.indent);
  const opener = lines[at];
  if (opener?.key === undefined || opener.value !== '' || !isListName(opener.key)) return undefined;
  const end = lines.findIndex((one, place) => place > at && !(isWritten(one) && one.indent === line.indent));
  const run = lines.slice(at + 1, end === -1 ? lines.length : end);
  const type = lines.slice(0, at).findLast(({ key, dashes }) => key === 'type' && dashes > 0)?.value;
  for (const item of itemsNamed(type, opener.key)) {
    const isRow = ({ dashes, key = '-' }: Line) => dashes === 0 && !namesIn(item).includes(key);
    if (run.length < 2 || !run.every(isRow)) continue;
    const items = uncounted(run).map((row) => asItem(item, row));
    if (items.some((one) => one === undefined)) continue;
    const lead = ' '.repeat(opener.column + 2);
    const [first, last] = [at + 2, at + 1 + run.length];
    const better = items.flatMap((one) => one ?? []).map((one) => lead + one);
    return faultOn(
      line,
      line.indent,
      line.text.trimEnd().length,
      finding('dashlessRows', { first, last, lines: better }),
    );
  }
  return undefined;
}

/** `Sábado: 8h às 12h` at the margin, below the name of a list of hours: rows that lost their spaces as well. */
export const marginRows: Telltale = (line, lines, index) => {
  const above = lines.slice(0, index).findLast(isWritten);
  const isRow = (one: Line) =>
    isWritten(one) && one.indent === 0 && one.dashes === 0 && one.key !== undefined && one.value !== '';
  if (!isRow(line) || above?.key === undefined || above.value !== '' || above.column === 0) return undefined;
  const end = lines.findIndex((one, place) => place > index && !isRow(one));
  const rows = lines.slice(index, end === -1 ? lines.length : end);
  const type = lines.slice(0, index).findLast(({ key, dashes }) => key === 'type' && dashes > 0)?.value;
  for (const item of itemsNamed(type, above.key)) {
    const items = rows.map(({ text }) => splitItem(item, text.trim()));
    const lead = ' '.repeat(above.column + 2);
    const better = items.flatMap((one) => (one && writeItem(item, one)) ?? []).map((one) => lead + one);
    if (items.some((one) => one === undefined) || better.length === 0) continue;
    const found = { first: index + 1, last: index + rows.length, lines: better };
    return faultOn(line, 0, line.text.trimEnd().length, finding('dashlessRows', found));
  }
  return undefined;
};
