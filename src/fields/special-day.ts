import { readTime } from './days-and-hours.ts';
import { namedDays } from './holidays.ts';
import { isRealDate, repairDate, suchDay } from './repair-date.ts';
import { formatDay, saysClosed } from './text.ts';

/** A day unlike others as the hours of a site tell it: without hours it is closed. */
export interface SpecialDay {
  readonly days: string;
  readonly date: string;
  readonly opens?: string;
  readonly closes?: string;
  // What an item of any list is written from.
  readonly [field: string]: string | undefined;
}

const dated =
  /\(?(?<date>\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|\d{1,2}º? de \p{L}{3,9}(?: de \d{4})?)\)?\s*[:,–-]?\s*/iu;

/** The words before a date without what leads to it, and without a closing, as the name of the day. */
function nameOf(before: string): string {
  const name = before
    .replace(/[\s:(,–-]+$/, '')
    .replace(/(?:^|\s)(?:n?o\s+)?dia$/i, '')
    .replace(/[\s:(,–-]+$/, '');
  return name === '' || saysClosed(name) ? 'Feriado' : name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * `feriado 25/12 fechado` or `24/12: 8h às 12h` as the name of a day unlike others, its date, and its hours where it is
 * open. Without `today` a date keeps the year that it has not.
 */
export function readSpecialDay(text: string, today?: string): SpecialDay | undefined {
  const found = dated.exec(text);
  const typed = found?.groups?.['date'] ?? '';
  if (found === null) return undefined;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length).trim();
  const isClosed =
    saysClosed(after) || (after === '' && saysClosed(before.replace(/\s+(?:n?o\s+)?dia\s*$/i, '').trim()));
  const time = isClosed ? 'fechado' : readTime(after);
  const plain = isRealDate(typed) || suchDay(typed, '2024-01-01', 'next') !== undefined ? typed : undefined;
  const date = repairDate(typed) ?? (today === undefined ? plain : suchDay(typed, today, 'next'));
  if (time === undefined || date === undefined || time.includes(' ')) return undefined;
  const [opens, closes] = time === 'fechado' ? [] : time.split('-');
  return {
    days: nameOf(before),
    date,
    ...(opens !== undefined && closes !== undefined && { opens, closes }),
  };
}

/** Hours that a text surely tells: `Dias 10 a 12` are days. */
const readHours = (text: string) => (/\d\s?(?:h|:\d)/i.test(text) ? readTime(text) : undefined);

/** What stands before the hours of a part, as the name of a day that has no other. */
function withoutHours(part: string): string {
  return part.replace(/[\s:(,–-]*(?:d?[aà]s?\s|de\s)?\d{1,2}\s?(?:h|:\d).*$/i, '').trim();
}

/**
 * `24/12 das 8h às 12h, 25/12 fechado`, the name of a special day on which hours are told, as the days that it is about; a
 * part that names none is about the day itself, as ISO. Nothing for a name without hours, or of which a part cannot be read.
 */
export function readSpecialDays(name: string, day: string, today: string): readonly SpecialDay[] | undefined {
  if (readHours(name) === undefined) return undefined;
  const rows = name
    .split(/\s*[,;\n]\s*/)
    .filter((part) => part !== '')
    .map((part): readonly SpecialDay[] | undefined => {
      const isClosed = /\bfechad[oa]s?\b/i.test(part);
      const time = isClosed ? '' : readHours(part);
      if (time === undefined || time.includes(' ')) return undefined;
      const [opens, closes] = isClosed ? [] : time.split('-');
      const own = { days: withoutHours(part), date: formatDay(day) };
      const named = namedDays(isClosed ? part : part.replace(/\d{1,2}\s?(?:h|:\d).*$/i, ''), today, 'next');
      const days = named.length > 0 ? named : own.days === '' ? [] : [own];
      if (days.length === 0) return undefined;
      const isOpen = opens !== undefined && closes !== undefined;
      return days.map(({ days: called, date }) =>
        isOpen ? { days: called, date, opens, closes } : { days: called, date },
      );
    });
  const whole = rows.flatMap((row) => row ?? []);
  return rows.every((row) => row !== undefined) && whole.length > 0 ? whole : undefined;
}
