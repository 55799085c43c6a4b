import { isSpans, readTime } from '../../fields/days-and-hours.ts';
import { readHoursRows } from '../../fields/week-rows.ts';
import { isEmpty } from '../../fields/is-empty.ts';
import { isRecord } from '../../fields/is-record.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { fieldsIn, outlineAt, outlineOf } from '../schema/outline.ts';
import { writeItem } from '../schema/write-item.ts';
import { valueAt } from '../source/place.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { hasRemarks, rowsOfItem } from './item-rows.ts';
import { innermost, tellOfRows } from './tell-of-rows.ts';

/** Whether hours begin where others have ended, on the same day. */
function isAfter(before: unknown, time: unknown): boolean {
  if (typeof before !== 'string' || typeof time !== 'string' || !isSpans(before) || !isSpans(time))
    return false;
  const [first = '', second = ''] = [before, time].map((said) => readTime(said));
  return first.slice(-5) <= second.slice(0, 5);
}

/** A row of hours of which one field says all, or which goes on with the hours of the row above. */
function findRow(checked: Checked, row: Path): Problem | undefined {
  const { source, base, schema } = checked;
  const item = outlineAt(outlineOf(schema), row);
  const names = fieldsIn(item).map(({ name }) => name);
  const typed = valueAt(source.data, [...base, ...row]);
  if (item === undefined || !['days', 'time'].every((name) => names.includes(name)) || !isRecord(typed))
    return undefined;
  const { days, time, ...rest } = typed;
  if (Object.keys(rest).length > 0 || hasRemarks(checked, row)) return undefined;
  const tell = (field: string, told: Finding) => placeProblem(source, [...base, ...row, field], told);
  const { first, last, column } = rowsOfItem(checked, row);
  const write = (rows: readonly (readonly [string, string])[]) =>
    rows
      .flatMap(([said, hours]) => writeItem(item, { days: said, time: hours }) ?? [])
      .map((line) => ' '.repeat(column) + line);
  if (typeof days === 'string' && !isEmpty(days) && isEmpty(time)) {
    const rows = readHoursRows(days);
    return (
      rows && tell('days', finding('hoursInDays', { count: rows.length, first, last, lines: write(rows) }))
    );
  }
  const index = Number(row.at(-1));
  const above = [...row.slice(0, -1), index - 1];
  const { days: same, time: before, ...others } = Object(valueAt(source.data, [...base, ...above]));
  if (!isEmpty(days) || !isAfter(before, time) || hasRemarks(checked, above)) return undefined;
  if (typeof same !== 'string' || isEmpty(same) || Object.keys(others).length > 0) return undefined;
  const whole = `${before} e ${String(time)}`;
  const found = { time: whole, first: rowsOfItem(checked, above).first, last, lines: write([[same, whole]]) };
  return tell('time', finding('hoursAfterPause', found));
}

/** Rows of hours whose days and hours are not each in their field, and the issues that are about nothing else. */
export function findHoursRows<Issue extends { readonly path: readonly PropertyKey[] }>(
  checked: Checked,
  issues: readonly Issue[],
) {
  return tellOfRows(issues, innermost, (row) => findRow(checked, row));
}
