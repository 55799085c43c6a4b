import { readSpecialDay } from '../../../fields/special-day.ts';
import { site } from '../../../fields/site.ts';
import { finding } from '../../problems/finding.ts';
import { outlineAt, outlineOf } from '../../schema/outline.ts';
import { writeField, writeItem } from '../../schema/write-item.ts';
import { isWritten, type Line } from '../lines.ts';
import { faultOfValue, type Telltale } from './fault.ts';

const way = ['hours', 'exceptions'];

/** The lines below a field, up to the next one in its column or further out: the indexes of the first and behind the last. */
function rowsOf(lines: readonly Line[], at: number): readonly [from: number, to: number] {
  const column = lines[at]?.column ?? 0;
  const end = lines.findIndex(
    (line, place) => place > at && isWritten(line) && line.column <= column && line.dashes === 0,
  );
  const rows = lines.slice(at + 1, end === -1 ? lines.length : end);
  return [at + 1, at + 2 + rows.findLastIndex(isWritten)];
}

/** `feriado 25/12 fechado` below the hours of the site: a day unlike the others, which has a list of its own there. */
export const specialDayLine: Telltale = (line, lines, index) => {
  if (!isWritten(line) || line.dashes > 1 || line.key !== undefined) return undefined;
  const at = lines
    .slice(0, index)
    .findLastIndex((one) => isWritten(one) && one.column === 0 && one.dashes === 0);
  const field = lines.slice(at + 1).find((one) => isWritten(one) && one.key !== undefined);
  const list = outlineAt(outlineOf(site), way);
  const isHours = lines[at]?.key === 'hours' && /^(?:week|duty|exceptions)$/.test(field?.key ?? '');
  const row = isHours ? readSpecialDay(line.value) : undefined;
  if (field === undefined || row === undefined || list?.kind !== 'list') return undefined;
  const [from, to] = rowsOf(lines, at);
  const known = lines
    .slice(from, to)
    .findIndex(({ key, column }) => key === 'exceptions' && column === field.column);
  const [start, end] = known === -1 ? [from, to] : rowsOf(lines, from + known);
  const dash = lines.slice(start, end).find(({ dashes }) => dashes > 0)?.indent ?? field.column + 2;
  const written = known === -1 ? writeField('exceptions', [row], list) : writeItem(list.item, row);
  if (written === undefined) return undefined;
  const lead = ' '.repeat(known === -1 ? field.column : dash);
  const own = written.map((one) => lead + one);
  const next = lines.slice(index + 1).find(isWritten);
  const isOwnField =
    known === -1 && line.indent === field.column && (next === undefined || next.dashes === 0);
  const place = isOwnField || end === index + 1 ? { first: index + 1, last: index + 1 } : undefined;
  const mistake = finding('specialDayLine', {
    ...(place ?? { first: end + 1, last: end, cut: index + 1 }),
    lines: own,
  });
  return faultOfValue(line, mistake);
};
