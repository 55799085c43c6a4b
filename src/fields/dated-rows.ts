import type { SpecialDay } from './complaint.ts';
import { saysWhen } from './days-and-hours.ts';
import { repairDate } from './repair-date.ts';
import { isNameOfDay, readDatedRow } from './special-day.ts';

/** Days of a month in words, such as `12 de outubro` or `24 e 31 de dezembro`. */
const inWords =
  /(?<![\d/:])((?:\d{1,2}(?:\s?,\s?|\s+e\s+))*\d{1,2})º? de (\p{L}{3,9})(?: de (\d{4}))?(?!\p{L})/giu;

/** A row with its dates in numbers. */
const inNumbers = (row: string) =>
  row.replaceAll(inWords, (whole, days: string, month: string, year: string | undefined) => {
    const first = repairDate(`1 de ${month} de 2024`);
    return first === undefined
      ? whole
      : `${days}/${first.slice(3, 5)}${year === undefined ? '' : `/${year}`}`;
  });

/** Several days before the month of the last, such as `08 e 09/02` or `24/12 e 31/12`. */
const several =
  /(?:dias\s+)?(?<![\d/:])(?<others>(?:\d{1,2}(?:\/\d{1,2})?(?:\s?,\s?|\s+e\s+))+)(?<last>\d{1,2})\/(?<month>\d{1,2})(?<year>\/\d{2,4})?(?![\d/])/iu;

/** A row for each of the days that one is about; none where it is not sure of which year they are. */
function rowsOfDays(row: string): readonly string[] {
  const {
    index = 0,
    0: said = '',
    groups: { others = '', last = '', month = '', year = '' } = {},
  } = several.exec(row) ?? {};
  if (said === '') return [row];
  const days = [...(others.match(/\d{1,2}(?:\/\d{1,2})?/g) ?? []), last].map((day) =>
    day.includes('/') ? day : `${day}/${month}`,
  );
  if (year !== '' && days.some((day) => Number(day.split('/')[1]) !== Number(month))) return [];
  return days.map((day) => `${row.slice(0, index)}${day}${year}${row.slice(index + said.length)}`);
}

function readEach<Read>(row: string, read: (one: string) => Read | undefined): readonly Read[] | undefined {
  const rows = rowsOfDays(inNumbers(row)).map(read);
  return rows.length > 0 && rows.every((one) => one !== undefined) ? rows : undefined;
}

/**
 * A row about one day or several, `08 e 09/02: fechado`, as each of them: nothing where a word of it would be lost. `isName` says
 * what a day may be called there.
 */
export const readDatedRows = (
  row: string,
  today: string,
  isName?: (words: string) => boolean,
): readonly SpecialDay[] | undefined => readEach(row, (one) => readDatedRow(one, today, isName));

/** A date, with a name before it or none, and words behind a sign. */
const worded =
  /^(?:(?<before>\p{L}[^\d:]*?)[\s:(,–-]*)?(?<date>\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\)?\s*[:(,–-]+\s*(?<after>\p{L}.*?)[.!]?$/iu;

/** A name, a sign and words. */
const behindName = /^(?<name>[^:–]+?)(?:\s*[:–]|\s+-)\s+(?<words>\p{L}.*)$/u;

function readWordedRow(row: string, today: string): SpecialDay | undefined {
  const { before = '', date = '', after = '' } = worded.exec(row.trim())?.groups ?? {};
  const { name = '', words = after } = (before === '' && behindName.exec(after)?.groups) || {};
  if (date === '' || !saysWhen(words) || isNameOfDay(words)) return undefined;
  // Its name is read as that of a day on which nobody is there.
  const day = readDatedRow([before, date, name, 'fechado'].filter((part) => part !== '').join(' '), today);
  return day && { days: day.days, date: day.date, time: words };
}

/** `Carnaval – 08 e 09/02 – Plantão`: days with words in the place of hours. */
export const readWordedRows = (row: string, today: string): readonly SpecialDay[] | undefined =>
  readEach(row, (one) => readWordedRow(one, today));
