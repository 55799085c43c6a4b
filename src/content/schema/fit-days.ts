import { hourForm } from '../../fields/repair.ts';
import { farewell, greeting } from '../../fields/around.ts';
import { readDatedRows, readWordedRows } from '../../fields/dated-rows.ts';
import { isTimeAlone, readDays, readTime, splitDays, type Day } from '../../fields/days-and-hours.ts';
import { mayNameDays } from '../../fields/holidays.ts';
import { isoOf, isRealDate, suchDay, suchSpan } from '../../fields/repair-date.ts';
import { dayNames } from '../../fields/schedule.ts';
import { isNameOfDay, type SpecialDay } from '../../fields/special-day.ts';
import { daysFrom, formatDay } from '../../fields/text.ts';
import { isWholeHead } from '../../fields/table-head.ts';
import { hoursParts, joinTurns, readWordedHours, writeDays, writeTime } from '../../fields/week-rows.ts';
import { longestName, type Parts } from './fit-parts.ts';
import { namesIn, type Outline } from './outline.ts';

/** A longer line is no row about days, and its signs alone would take seconds. In letters. */
const longest = 500;

const isTooLong = (line: string) => line.length > longest;

/** What only says that hours or days follow. */
const heading =
  /^[^\p{L}\d]*(?:(?:nossos?|novos?)\s+)?(?:hor[áa]rios?|funcionamento|atendimento|expediente|feriados)(?:\s+(?:d[eo]s?|nos?|em|e|atendimento|funcionamento|expediente|especia(?:l|is)|feriados?|fim|final|ano|dias))*[^\p{L}\d]*$/iu;

/** The same, before hours on its line. */
const led =
  /^\s*(?:(?:nosso|novo)\s+)?(?:hor[áa]rios?|funcionamento|atendimento|expediente)(?:\s+de\s+(?:atendimento|funcionamento))?\s*:\s*(?=\S)/iu;

/** Lines without a heading above them, and without the names of their columns. */
function withoutHead(lines: readonly string[]): readonly string[] {
  const [first = '', ...others] = lines;
  const isHead = heading.test(first) || isWholeHead(first.split(/\t|\s+[-–|]\s+/));
  return isHead && others.length > 0 ? withoutHead(others) : lines;
}

/** What only says that days follow, as in a letter. */
const following = /^\P{L}*seguem?(?!\p{L})[^\d$]{0,60}$/iu;

/** Lines without what a letter has around them. */
function withoutLetter(lines: readonly string[]): readonly string[] {
  const isAround = (line: string) => [greeting, following, farewell].some((sign) => sign.test(line.trim()));
  const [first, last] = [
    lines.findIndex((line) => !isAround(line)),
    lines.findLastIndex((line) => !isAround(line)),
  ];
  return first === -1 ? lines : lines.slice(first, last + 1);
}

const isOfDay = (item: Outline) => ['days', 'date'].every((name) => namesIn(item).includes(name));

/** The cells of a row in one line. */
const inLine = (line: string) => line.trim().replaceAll(/\s*\t\s*/g, ' – ');

function partsOf(item: Outline, { days, date, opens, closes, time: words }: SpecialDay): Parts {
  if (words !== undefined) return { days, date, time: words };
  if (closes === undefined) return { days, date, ...(namesIn(item).includes('time') && { time: 'Fechado' }) };
  if (namesIn(item).includes('time'))
    return { days, date, time: opens === undefined ? `Até ${closes}` : `${opens} às ${closes}` };
  return { days, date, ...(opens !== undefined && { opens }), closes };
}

/** `Natal 25/12`: what a day is called, and its date. */
const calledDay = /^(?<name>\p{L}[^\d]{2,40}?)[\s:,(–-]+(?<date>\d{1,2}\/\d{1,2}(?:\/\d{4})?)\)?$/u;

/** The name of a day and its date, with nothing of when it is open. */
function fitCalledDay(item: Outline, line: string, today: string): Parts | undefined {
  const { name = '', date = '' } = (isOfDay(item) && calledDay.exec(inLine(line))?.groups) || {};
  if (date === '') return undefined;
  const day = /\d{4}$/.test(date) ? date : suchDay(date, today, 'next');
  return isNameOfDay(name) && day !== undefined && isRealDate(day) ? { days: name, date: day } : undefined;
}

/** A row about days, which in a row of a table may be called anything where a name, a date and a state stand each in a cell. */
function readDay(line: string, today: string): readonly SpecialDay[] | undefined {
  const cells = line.trim().split(/\s*\t\s*/);
  const isCell = (name: string) =>
    cells.length > 2 && /^\p{Lu}[^\d!?.]{2,40}$/u.test(name) && cells.includes(name);
  return readDatedRows(inLine(line), today, (name) => isNameOfDay(name) || isCell(name));
}

/** Whether a row is called like no day: beside another of its date it is about a part of a business. */
const isFree = ({ days }: SpecialDay) => !isNameOfDay(days);

/** `24/12  8h as 12h` as an item about a day with a date; nothing where a list has no such items, or for any other row. */
export function fitSpecialDay(item: Outline, line: string, today: string): Parts | undefined {
  const [day, ...more] = (isOfDay(item) && !isTooLong(line) && readDay(line, today)) || [];
  if (day === undefined) return isTooLong(line) ? undefined : fitCalledDay(item, line, today);
  return more.length > 0 ? undefined : partsOf(item, day);
}

/**
 * Rows about days with a date as items of a list of such, in which words may tell when a day is open if a row tells hours. A few
 * that are not read, and are about such days too, go behind the others with all their words as the days, where what is missing is
 * asked for. Nothing where no row is read, and no item where too few are: one wrong line would take the date of all others away.
 */
export function fitSpecialDays(
  item: Outline,
  said: readonly string[],
  today: string,
): readonly Parts[] | undefined {
  if (!isOfDay(item) || said.some(isTooLong)) return undefined;
  const typed = withoutHead(withoutLetter(said));
  const [lines, sure] = [typed.map(inLine), typed.map((line) => readDay(line, today))];
  if (sure.every((rows) => rows === undefined)) return undefined;
  const days = sure.flatMap((rows) => rows ?? []);
  const unsure = lines.filter((_, at) => sure[at] === undefined);
  const isDoubtful = days.some(
    (day) =>
      isFree(day) &&
      (days.some((other) => other !== day && other.date === day.date) ||
        unsure.some((line) => line.includes(day.date.slice(0, 5)))),
  );
  if (isDoubtful) return [];
  const hasWords = namesIn(item).includes('time');
  const all = lines.map((line, at) => sure[at] ?? (hasWords ? readWordedRows(line, today) : undefined));
  const read = all.filter((rows) => rows !== undefined);
  const unread = lines.filter((_, at) => all[at] === undefined);
  const areFew = unread.length < read.length && (unread.length === 0 || read.length > 1);
  const isDay = (line: string) =>
    (isNameOfDay(line) || /\d\/\d/.test(line)) && !/feliz|festas|obrigad/i.test(line);
  const areDays = unread.every((line) => mayNameDays(line) && isDay(line) && line.length <= longestName);
  if (!areFew || !areDays) return [];
  return [...read.flat().map((day) => partsOf(item, day)), ...unread.map((days) => ({ days }))];
}

/** `Recesso de 23/12 a 02/01`: days in a row on which nobody is there. */
const recess =
  /^(?<name>recesso|f[ée]rias(?: coletivas)?|fechad[oa]s?|estaremos fechados|n[ãa]o abrimos)[\s:,–-]*(?<span>(?:de|do dia|entre)?\s*\d.*)$/iu;

/** More days in a row are no recess. */
export const longestRecess = 31;

/** Each day of a recess as an item about a day with a date. */
export function fitRecess(item: Outline, line: string, today: string): readonly Parts[] | undefined {
  const { name = '', span = '' } =
    (isOfDay(item) && !isTooLong(line) && recess.exec(inLine(line))?.groups) || {};
  const [first, last] = (span === '' ? undefined : suchSpan(span.trim(), today)) ?? [];
  const days = first === undefined || last === undefined ? [] : daysFrom(isoOf(first), isoOf(last));
  if (days.length < 2 || days.length > longestRecess) return undefined;
  const called = /^(?:rec|f[ée]r)/iu.test(name) ? capitalOf(name) : 'Recesso';
  return days.map((day) => partsOf(item, { days: called, date: formatDay(day) }));
}

const capitalOf = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();

interface ToldLine {
  readonly line: string;
  /** Days and their hours as typed; nothing where a part of the line is anything else. */
  readonly rows: readonly (readonly [days: string, time: string])[] | undefined;
}

/** Lines without signs before them, as they tell hours; words in the place of hours are such only beside rows that have hours. */
function readLines(said: readonly string[]): readonly ToldLine[] {
  if (said.some(isTooLong)) return [];
  const isDays = readDays(said[0] ?? '') !== undefined;
  const [first = '', ...others] = said;
  const lines = joinTurns(isDays ? said : withoutHead([first.replace(led, ''), ...others]));
  const parts = lines.map(hoursParts);
  const isTold = parts.flat().some((part) => /\d/.test(splitDays(part)?.[1] ?? ''));
  const read = (part: string) => splitDays(part) ?? (isTold ? readWordedHours(part) : undefined);
  return lines.map((line, at) => {
    const rows = (parts[at] ?? []).map(read);
    // A line of which a part is no row stays whole: what goes with what nobody knows.
    return { line: line.trim(), rows: rows.every((row) => row !== undefined) ? rows : undefined };
  });
}

/** The rows of hours that some lines tell, and the lines that tell none, word for word. */
export interface SomeHours {
  readonly rows: readonly Parts[];
  readonly left: readonly string[];
  /** The days of the week that lines of a week tell, closed ones as well, which have no rows in it. */
  readonly days?: readonly Day[];
}

/** The rows of hours that some lines tell, for a list of days and hours in words. */
export function fitSomeHours(item: Outline, said: readonly string[]): SomeHours | undefined {
  if (!['days', 'time'].every((name) => namesIn(item).includes(name))) return undefined;
  const told = readLines(said);
  const rows = told.flatMap((one) => one.rows ?? []);
  return {
    rows: rows.map(([days, time]) => ({ days: writeDays(days), time: writeTime(time) })),
    left: told.flatMap((one) => (one.rows === undefined ? [one.line] : [])),
  };
}

/** The rows of a week for some days, none where they are closed; nothing where a word would be lost: a week knows of no holiday. */
function weekRows([days, time]: readonly [string, string]): readonly Parts[] | undefined {
  const names =
    readDays(days)
      ?.map((day) => dayNames[day])
      .join('\n') ?? '';
  if (names === '' || /feriado/i.test(days) || !isTimeAlone(time)) return undefined;
  const spans = (readTime(time) ?? '').split(' ').filter((span) => span !== 'fechado');
  const isHour = (said: string) => hourForm.test(said);
  const rows = spans.map((span) => ({ days: names, opens: span.slice(0, 5), closes: span.slice(6) }));
  return rows.every(({ opens, closes }) => isHour(opens) && isHour(closes)) ? rows : undefined;
}

/** The rows of hours that some lines tell, for the week of the site, in which words have no place. */
export function fitWeek(item: Outline, said: readonly string[]): SomeHours | undefined {
  const names = namesIn(item);
  const isWeek = ['days', 'opens', 'closes'].every((name) => names.includes(name));
  if (!isWeek || names.includes('date')) return undefined;
  const told = readLines(said).map(({ line, rows }) => {
    const found = rows?.map(weekRows);
    const isWhole = found?.every((some) => some !== undefined) === true;
    const days = isWhole ? (rows ?? []).flatMap(([typed]) => readDays(typed) ?? []) : [];
    return { line, days, rows: isWhole ? found.flatMap((some) => some ?? []) : undefined };
  });
  return {
    rows: told.flatMap(({ rows = [] }) => rows),
    left: told.flatMap(({ line, rows }) => (rows === undefined ? [line] : [])),
    days: told.flatMap(({ days }) => days),
  };
}

/**
 * `seg a sex 9h as 19h, sáb 9h às 13h`, in one line or several, or with days and hours on lines by turns, as items with days and
 * hours, where words may stand in the place of some hours; nothing where a word is of something else.
 */
export function fitHours(item: Outline, said: readonly string[]): readonly Parts[] | undefined {
  const { rows = [], left = [] } = fitSomeHours(item, said) ?? {};
  return rows.length > 0 && left.length === 0 ? rows : undefined;
}
