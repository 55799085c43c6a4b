import { finding } from '../../problems/finding.ts';
import { outlineOfSection } from '../../schema/files.ts';
import { namesIn, walkOutline, type Outline } from '../../schema/outline.ts';
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

/** Rows that were pasted from a spreadsheet below the last item of a list, as items of it. */
export const tabbedRows: Telltale = (line, lines, index) => {
  if (!isRow(line)) return undefined;
  const at = lines.findLastIndex((one, place) => place < index && one.kind === 'content' && one.dashes > 0);
  const type = lines.slice(0, index).findLast(({ key, dashes }) => key === 'type' && dashes > 0);
  const opener = lines[at];
  if (type === undefined || opener === undefined || opener === type) return undefined;
  const own = lines.slice(at, index).filter((one) => one.column === opener.column);
  const item = findItem(
    type.value,
    own.flatMap(({ key }) => key ?? []),
  );
  const end = lines.findIndex((one, place) => place > index && !isRow(one));
  const rows = lines.slice(index, end === -1 ? lines.length : end);
  const items = rows
    .map(({ text }) => item && splitItem(item, text))
    .map((typed) => typed && writeItem(item, typed));
  if (items.some((one) => one === undefined)) return undefined;
  const better = items.flatMap((one) => (one ?? []).map((text) => ' '.repeat(opener.indent) + text));
  const mistake = finding('tabbedRows', { first: index + 1, last: index + rows.length, lines: better });
  return faultOn(line, line.indent, line.text.trimEnd().length, mistake);
};
