import { isRealDate } from '../../fields/repair-date.ts';

/** Why a day such as `31/02/2026` is not on the calendar. Days are written as in the file. */
type NoSuchDay =
  /** The second number is no month; `swapped` is the day with month and day changed over, where there is one. */
  | { readonly wrong: 'month'; readonly swapped?: string | undefined }
  /** The month has no such day; `nearest` is its first or its last one. */
  | {
      readonly wrong: 'day';
      readonly month: number;
      readonly year: number;
      /** How many days the month has. */
      readonly days: number;
      readonly nearest: string;
      readonly isFirst: boolean;
    };

/** Why a text in the form of a day is none. */
export function explainNoSuchDay(typed: string): NoSuchDay {
  const [date = 0, month = 0, year = 0] = typed.split('/').map(Number);
  if (month < 1 || month > 12) {
    const swapped = [month, date, year].map((part) => String(part).padStart(2, '0')).join('/');
    return { wrong: 'month', swapped: isRealDate(swapped) ? swapped : undefined };
  }
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const isFirst = date < 1;
  const nearest = `${isFirst ? '01' : String(days)}${typed.slice(2)}`;
  return { wrong: 'day', month, year, days, nearest, isFirst };
}

const timeOf = (day: string) => Date.parse(day.split('/').toReversed().join('-'));

/**
 * A last day before the first one, with the year that makes it come after: `05/01/2027` for `05/01/2026` after
 * `20/12/2026`. Nothing where the two days changed over are closer to each other, or there is no such day.
 */
export function yearMeant(from: string, until: string): string | undefined {
  const year = Number(from.slice(6));
  const later = [year, year + 1]
    .map((one) => `${until.slice(0, 6)}${one}`)
    .find((day) => isRealDate(day) && timeOf(day) > timeOf(from));
  if (later === undefined) return undefined;
  return timeOf(later) - timeOf(from) < timeOf(from) - timeOf(until) ? later : undefined;
}
