import { fold } from './fold.ts';
import type { Repair } from './repair.ts';

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

function dateParts(typed: string): readonly (string | number)[] | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed);
  if (iso) return [iso[3] ?? '', iso[2] ?? '', iso[1] ?? ''];
  const short = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/.exec(typed);
  if (short) return [short[1] ?? '', short[2] ?? '', short[3] ?? ''];
  const words = /^(\d{1,2})º?(?: de)? ([a-z]{3})[a-z]*(?: de)? (\d{4})$/.exec(fold(typed.trim()));
  const month = months.indexOf(words?.[2] ?? '-');
  return words && month !== -1 ? [words[1] ?? '', month + 1, words[3] ?? ''] : undefined;
}

/** The form of a day, `15/07/2025`, whether or not the calendar has it. */
export const dayForm = /^\d{2}\/\d{2}\/\d{4}$/;

/** Whether a day such as `31/02/2026` is on the calendar. */
export function isRealDate(text: string): boolean {
  const [date = 0, month = 0, year = 0] = text.split('/').map(Number);
  const real = new Date(Date.UTC(year, month - 1, date));
  return real.getUTCDate() === date && real.getUTCMonth() === month - 1;
}

const weekday =
  /^(?:seg(?:unda)?|ter(?:[cç]a)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|s[aá]b(?:ado)?|dom(?:ingo)?)(?:-feira)?\.?,?\s+/i;
const hourOfDay = /(?:,\s*|(?<!\s)\s+(?:[aà]s\s+)?)\d{1,2}(?:h(?:\d{2})?|:\d{2}h?)(?:s|rs|oras)?$/i;

/** A day without the day of the week before it and the hour behind it. */
const bareDay = (typed: string) =>
  typed
    .trim()
    .replace(weekday, '')
    .replace(/^(?:(?:v[aá]lid[ao] )?at[eé]\s+(?:o\s+)?)?(?:dia\s+)?/i, '')
    .replace(hourOfDay, '');

function readDate(typed: string): string | undefined {
  const parts = dateParts(bareDay(typed))?.map(String);
  if (parts === undefined) return undefined;
  const [date = '', month = '', year = ''] = parts;
  const whole = `${date.padStart(2, '0')}/${month.padStart(2, '0')}/${year.length === 2 ? `20${year}` : year}`;
  return isRealDate(whole) ? whole : undefined;
}

/** `15/7/25`, `2025-07-15` or `15 de julho de 2025` as `15/07/2025`. */
export const repairDate: Repair = (typed) => {
  const whole = readDate(typed);
  return whole === typed ? undefined : whole;
};

/** Words that make a day the last one. */
const until = /^\s*(?:v[aá]lid[ao] )?at[eé]\s/i;

/** The same of a day that is not the last of several: words that say it is make another thing of it. */
export const repairSoleDay: Repair = (typed) => (until.test(typed) ? undefined : repairDate(typed));

/** A day as ISO, which sorts as text. */
export const isoOf = (day: string) => day.split('/').toReversed().join('-');

/**
 * `25/12` or `25 de dezembro` with its year: the first such day from one on, which is given as ISO, or the last one until
 * it.
 */
export function suchDay(typed: string, today: string, which: 'next' | 'last'): string | undefined {
  const bare = bareDay(typed).replace(/[/.-]$/, '');
  const [year = 0] = today.split('-').map(Number);
  const way = which === 'next' ? 1 : -1;
  // There are no more years without a 29th of February in a row.
  const days = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((more) =>
    readDate(`${bare}${/[a-z]/i.test(bare) ? ' ' : '/'}${year + way * more}`),
  );
  return days.find((day) => day !== undefined && (isoOf(day) === today || isoOf(day) > today === way > 0));
}

/** `até 05/01` as the next such day from one on; nothing of a day that no words make the last one. */
export function suchEnd(typed: string, today: string): string | undefined {
  return until.test(typed) ? (readDate(typed) ?? suchDay(typed, today, 'next')) : undefined;
}

const span =
  /^(?:de |dias? |do dia )?(?<first>\d{1,2}(?:[/. -].*?|º?(?: de)? \p{L}+.*?)?) ?(?:a|à|até|ate|–|-)(?: o)?(?: dia)? (?<last>\d{1,2}.*)$/iu;

const between =
  /^entre (?:os? )?(?:dias? )?(?<first>\d{1,2}(?:[/. -].*?|º?(?: de)? \p{L}+.*?)?) e (?:o )?(?:dia )?(?<last>\d{1,2}.*)$/iu;

/** `27 a 29/11`, `entre 27 e 29/11` or `24 de dezembro a 2 de janeiro` as its first day and its last one, the next such days from one on. */
export function suchSpan(typed: string, today: string): readonly [first: string, last: string] | undefined {
  const { first = '', last = '' } =
    [span, between].map((one) => one.exec(typed.trim())?.groups).find(Boolean) ?? {};
  if (last === '') return undefined;
  const end = readDate(last) ?? suchDay(last, today, 'next');
  if (end === undefined) return undefined;
  const [, month = '', year = ''] = end.split('/');
  const whole = /^\d{1,2}$/.test(first.trim()) ? `${first.trim()}/${month}/${year}` : first;
  const sameYear = readDate(whole) ?? readDate(`${whole}${/\p{L}/u.test(whole) ? ' ' : '/'}${year}`);
  if (sameYear === undefined) return undefined;
  const isBefore = isoOf(sameYear) <= isoOf(end);
  const start = isBefore ? sameYear : `${sameYear.slice(0, 6)}${Number(year) - 1}`;
  return isBefore || readDate(whole) === undefined ? [start, end] : undefined;
}
