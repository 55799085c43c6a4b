import { readDays } from '../../../fields/days-and-hours.ts';
import type { NamedDay } from '../../../fields/holidays.ts';
import { isoOf, suchSpan } from '../../../fields/repair-date.ts';
import { placeInWeek } from '../../../fields/schedule.ts';
import { daysFrom, formatDay } from '../../../fields/text.ts';

/** More days of a span than these are a season, and no days unlike others. */
const mostInSpan = 15;

/** The days of `Sábado de 04/01 a 30/01`: those of the week between two dates. */
export function daysInSpan(said: string, today: string): readonly NamedDay[] {
  const [, week = '', span = ''] =
    /^(\p{L}[^\d]*?),?\s(?:d[eo]s?\s)?(\d{1,2}\/\d{1,2}(?:\/\d{4})? ?(?:a|à|até|–|-) ?\d{1,2}\/\d{1,2}(?:\/\d{4})?)$/u.exec(
      said.trim(),
    ) ?? [];
  const [first, last] = span === '' ? [] : (suchSpan(span, today) ?? []);
  const places: readonly number[] = readDays(week) ?? [];
  if (first === undefined || last === undefined || places.length === 0) return [];
  const all = daysFrom(isoOf(first), isoOf(last)).filter((day) => places.includes(placeInWeek(day)));
  return all.length > mostInSpan
    ? []
    : all.map((day) => ({ days: `Dia ${formatDay(day).slice(0, 5)}`, date: formatDay(day) }));
}
