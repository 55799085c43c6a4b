import { areShifts, readTime } from '../../fields/days-and-hours.ts';
import { readSpecialDay, type SpecialDay } from '../../fields/special-day.ts';
import { isRecord } from '../../fields/is-record.ts';
import { finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import { writeField, writeItem } from '../schema/write-item.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import type { Meant } from './by-value.ts';

const timeOf = (day: unknown) => {
  const [opens, closes] = ['opens', 'closes'].map((name) => valueAt(day, [name]));
  return opens === undefined ? 'fechado' : (readTime(`${String(opens)}–${String(closes)}`) ?? '');
};

/** Whether the hours of the site have a day's date already, and it is no other part of that day, as behind a pause. */
export function isDayThere({ source }: Pick<Checked, 'source'>, day: SpecialDay): boolean {
  const days = valueAt(source.data, ['hours', 'exceptions']);
  return (Array.isArray(days) ? days : []).some(
    (one: unknown) => valueAt(one, ['date']) === day.date && !areShifts([timeOf(one), timeOf(day)]),
  );
}

/** A day unlike others as a field of the site: its hours have a list for such days. */
export function findSpecialDay(checked: Checked, path: Path, key: string): Meant | undefined {
  const { source, schema, today } = checked;
  const value = valueAt(source.data, [...path, key]);
  if (
    source.kind !== 'site' ||
    !/^(?:hours)?$/.test(path.join('/')) ||
    today === undefined ||
    typeof value !== 'string'
  )
    return undefined;
  const row = readSpecialDay(`${key}: ${value}`, today);
  const [outline, hours] = [outlineOf(schema), valueAt(source.data, ['hours'])];
  const list = outlineAt(outline, ['hours', 'exceptions']);
  if (row === undefined || list?.kind !== 'list' || isDayThere(checked, row)) return undefined;
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
