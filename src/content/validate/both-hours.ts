import { dayForm } from '../../fields/repair-date.ts';
import { isSpans, readTime } from '../../fields/days-and-hours.ts';
import { fold } from '../../fields/fold.ts';
import { isEmpty } from '../../fields/is-empty.ts';
import { isRecord } from '../../fields/is-record.ts';
import { hourForm, repairHour } from '../../fields/repair.ts';
import { dayNames } from '../../fields/schedule.ts';
import { finding } from '../problems/finding.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import { writeItem } from '../schema/write-item.ts';
import { valueAt } from '../source/place.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { hasRemarks, rowsOfItem } from './item-rows.ts';
import { ofHours, tellOfRows } from './tell-of-rows.ts';

/** Whether a value says that it never closes: a day goes from midnight to midnight. */
const isAllDay = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(?:24 ?(?:h|hs|hrs|horas?)|(?:o )?dia (?:todo|inteiro))$/.test(fold(value.trim()));

/** The hours of opening and closing that one value tells, as `08:00`; nothing where it tells others, or none. */
function hoursIn(value: unknown): readonly [opens: string, closes: string] | undefined {
  const [opens = '', closes = '', ...more] =
    typeof value === 'string' && isSpans(value) ? (readTime(value)?.split(/[ -]/) ?? []) : [];
  const isReal = [opens, closes].every((one) => hourForm.test(one));
  return isReal && more.length === 0 ? [opens, closes] : undefined;
}

/** Whether an item says when it is in a form that can be written anew as it is. */
function isDated({ days, date }: Readonly<Record<string, unknown>>, list: unknown): boolean {
  if (list === 'week')
    return Array.isArray(days) && days.length > 0 && days.every((day) => dayNames.some((one) => one === day));
  return typeof days === 'string' && typeof date === 'string' && dayForm.test(date);
}

function findItem(checked: Checked, row: Path): Problem | undefined {
  const typed = valueAt(checked.source.data, row);
  const item = outlineAt(outlineOf(checked.schema), row);
  if (!isRecord(typed) || item === undefined || !isDated(typed, row[1]) || hasRemarks(checked, row))
    return undefined;
  if (Object.keys(typed).some((name) => !['days', 'date', 'opens', 'closes', 'time'].includes(name)))
    return undefined;
  // The end of a day alone is an hour.
  const allDay = (['opens', 'time'] as const).find((name) => isAllDay(typed[name]));
  const field =
    allDay ?? (['opens', 'closes', 'time'] as const).find((name) => hoursIn(typed[name]) !== undefined);
  const hours = allDay === undefined ? field && hoursIn(typed[field]) : (['00:00', '00:00'] as const);
  if (field === undefined || hours === undefined) return undefined;
  const [opens, closes] = hours;
  const { days, date } = typed;
  if ('time' in typed && (field !== 'time' || !isEmpty(typed['opens']) || !isEmpty(typed['closes'])))
    return undefined;
  const [end, own] = field === 'closes' ? (['opens', opens] as const) : (['closes', closes] as const);
  const beside = typed[end];
  const isSame = allDay !== undefined && isAllDay(beside);
  // Which of the two is wrong, the text does not say.
  if (allDay !== undefined && !isEmpty(beside) && !isSame) return undefined;
  const given = isSame ? own : typeof beside === 'string' ? (repairHour(beside) ?? beside) : undefined;
  if (!isEmpty(beside) && !/^\d{2}:\d{2}$/.test(given ?? '')) return undefined;
  const { first, last, column } = rowsOfItem(checked, row);
  const lines = (writeItem(item, { days, ...(date !== undefined && { date }), opens, closes }) ?? []).map(
    (line) => ' '.repeat(column) + line,
  );
  const was = isEmpty(beside) || given === own ? undefined : { field: end, hour: String(beside), now: own };
  return placeProblem(
    checked.source,
    [...row, field],
    finding('bothHours', { opens, closes, was, first, last, lines }),
  );
}

/** Items of hours that tell when they begin and end in one of the two fields for it, or in `time` as rows of pages do, and the issues that are about nothing else. */
export function findBothHours<Issue extends { readonly path: readonly PropertyKey[] }>(
  checked: Checked,
  issues: readonly Issue[],
) {
  return tellOfRows(issues, ofHours(checked), (row) => findItem(checked, row));
}
