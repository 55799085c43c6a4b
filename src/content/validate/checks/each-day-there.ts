import { isoOf } from '../../../fields/repair-date.ts';
import { promisesPart } from '../../../fields/special-day.ts';
import type { PlacedComplaint } from '../../schema/fields.ts';
import { valueAt } from '../../source/place.ts';

/** Whether the days that the name of one tells of, all closed, have each an item already: nobody is told of days that are right. */
export function isEachDayThere(data: unknown, { complaint, path }: PlacedComplaint): boolean {
  if (complaint.kind !== 'hours-in-name' || promisesPart(complaint.name)) return false;
  const list = valueAt(data, path.slice(0, -2));
  const days = Array.isArray(list) ? list : [];
  const own = valueAt(data, path.slice(0, -1));
  const isThere = (date: string) => days.some((day) => valueAt(day, ['date']) === isoOf(date));
  // The name of the last of several days does not say which the others are.
  if (complaint.rows.length === 0)
    return days.some((day) => day !== own && valueAt(day, ['days']) === complaint.name);
  return complaint.rows.every(({ date, closes }) => closes === undefined && isThere(date));
}
