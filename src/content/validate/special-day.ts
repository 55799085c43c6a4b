import { readTime } from '../../fields/days-and-hours.ts';
import { repairDate, suchDay } from '../../fields/repair-date.ts';
import { isRecord } from '../../fields/is-record.ts';
import { finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import { writeField, writeItem } from '../schema/write-item.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import type { Meant } from './by-value.ts';

const dated =
  /\(?(?<date>\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|\d{1,2}º? de \p{L}{3,9}(?: de \d{4})?)\)?\s*[:,–-]?\s*/iu;

/** `feriado`, `25/12 fechado` as the name of a day unlike others, its date, and its hours where it is open. */
function readRow(key: string, value: string, today: string) {
  const text = `${key}: ${value}`;
  const found = dated.exec(text);
  const typed = found?.groups?.['date'] ?? '';
  const time = readTime(text.slice((found?.index ?? 0) + (found?.[0].length ?? 0)).trim());
  const date = repairDate(typed) ?? suchDay(typed, today, 'next');
  if (found === null || time === undefined || date === undefined || time.includes(' ')) return undefined;
  const name = text.slice(0, found.index).replace(/[\s:(,–-]+$/, '') || 'Feriado';
  const [opens, closes] = time === 'fechado' ? [] : time.split('-');
  const days = name.charAt(0).toUpperCase() + name.slice(1);
  return { days, date, ...(opens !== undefined && closes !== undefined && { opens, closes }) };
}

/** A day unlike others as a field of the site: its hours have a list for such days. */
export function findSpecialDay(checked: Checked, path: Path, key: string): Meant | undefined {
  const { source, schema, today } = checked;
  const value = valueAt(source.data, [key]);
  if (source.kind !== 'site' || path.length > 0 || today === undefined || typeof value !== 'string')
    return undefined;
  const row = readRow(key, value, today);
  const [outline, hours] = [outlineOf(schema), valueAt(source.data, ['hours'])];
  const list = outlineAt(outline, ['hours', 'exceptions']);
  if (row === undefined || list?.kind !== 'list') return undefined;
  if (valueAt(hours, ['exceptions']) !== undefined) {
    const lines = writeItem(list.item, row);
    return lines && { told: finding('specialDay', { key, to: ['hours', 'exceptions'], lines }) };
  }
  if (isRecord(hours)) {
    const lines = writeField('exceptions', [row], list);
    return lines && { told: finding('specialDay', { key, to: ['hours'], lines }) };
  }
  // Search engines may have been told the week already.
  const week = valueAt(source.data, ['meta', 'structuredData', 'openingHours']);
  const lines = writeField('hours', { week, exceptions: [row] }, outlineAt(outline, ['hours']));
  return lines && { told: finding('specialDay', { key, to: [], lines }) };
}
