import { capital } from '../../../fields/capital.ts';
import { months } from '../../../defaults/months.ts';
import { placeInWeek } from '../../../fields/schedule.ts';
import { fold } from '../../../fields/fold.ts';
import { isRealDate } from '../../../fields/repair-date.ts';
import { dayNames } from '../../../fields/schedule.ts';
import { daysBetween, formatDay } from '../../../fields/text.ts';
import { finding, type Finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { listStatements } from '../../schema/fields.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem } from '../../source/place-problem.ts';
import type { CheckedSection } from '../pages.ts';
import { justPassed } from './day-words.ts';

const names = dayNames.map(fold);
const monthNames = months.map(fold);
const weekday = `(?<name>${names.join('|')})(?:-feira)?`;
const dates = [
  String.raw`(?<day>\d{1,2})/(?<month>\d{1,2})(?:/(?<year>\d{4}))?(?![\d/])`,
  String.raw`(?<day>\d{1,2})º? de (?<word>${monthNames.join('|')})(?: de (?<year>\d{4}))?(?!\p{L}|\d)`,
];

/** A day of the week right before or behind a date: `sábado, 27/11`, `27/11/2026 (sábado)`. */
const told = dates.flatMap((date) => [
  // `segunda a sexta, 8/10` is a span of days, with a date behind it.
  new RegExp(String.raw`(?<!\p{L}|\b(?:a|e|ate) )${weekday},? (?:dia |no dia )?${date}`, 'gu'),
  new RegExp(String.raw`(?<!\p{L})${weekday} \(${date}\)`, 'gu'),
  new RegExp(String.raw`(?<![\d/])${date} \((?:um |uma )?${weekday}\)`, 'gu'),
]);

/** A cheap test for what stands in every date. */
const anyDate = /\d(?:\/\d|º? de \p{L})/u;

const oneDay = 86_400_000;

/** The day on which a text is read, and whether it is a notice, which nobody writes of a day a year ago. */
interface Reading {
  readonly today: string;
  readonly isNotice: boolean;
}

/** The ISO days that a date may mean, the likeliest first: without its year the two that are nearest to today, in a notice one. */
function daysOf(
  { today, isNotice }: Reading,
  date: string,
  month: string,
  typedYear: string | undefined,
): readonly string[] {
  const year = Number(today.slice(0, 4));
  const away = (one: string) => Math.abs(Date.parse(one) - Date.parse(today));
  return (typedYear === undefined ? [year - 1, year, year + 1] : [typedYear])
    .filter((one) => isRealDate(`${date}/${month}/${one}`))
    .map((one) => `${one}-${month}-${date}`)
    .filter(
      (one) => typedYear !== undefined || !isNotice || one >= today || daysBetween(one, today) <= justPassed,
    )
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, isNotice ? 1 : 2);
}

/** The day with a place in the week that is nearest to another, as ISO. */
function nearestWith(place: number, isoDay: string): string {
  const ahead = (place - placeInWeek(isoDay) + 7) % 7;
  const days = ahead > 3 ? ahead - 7 : ahead;
  return new Date(Date.parse(isoDay) + days * oneDay).toISOString().slice(0, 10);
}

/** The whole name of a day, as `segunda-feira`. */
const longName = (name: string) => (name === 'sábado' || name === 'domingo' ? name : `${name}-feira`);

const anyWeekday = /(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:-feira)?/iu;

/** A phrase with another day of the week, which begins as large as that which was there. */
function withWeekday(phrase: string, name: string): string {
  return phrase.replace(anyWeekday, (typed) => {
    const isLarge = typed.charAt(0) !== typed.charAt(0).toLowerCase();
    const long = longName(name);
    return isLarge ? capital(long) : long;
  });
}

type Groups = Readonly<Record<string, string | undefined>>;

/** What is wrong with a date and the day of the week beside it, as they were typed. */
function judge(
  { day = '', word = '', month = String(monthNames.indexOf(word) + 1), year, name = '' }: Groups,
  typed: string,
  reading: Reading,
): Finding | undefined {
  const days = daysOf(reading, day.padStart(2, '0'), month.padStart(2, '0'), year);
  const place = names.indexOf(name);
  const [isoDay] = days;
  if (isoDay === undefined || days.some((one) => placeInWeek(one) === place)) return undefined;
  const real = dayNames[placeInWeek(isoDay)] ?? '';
  return finding('wrongWeekday', {
    date: formatDay(isoDay),
    said: longName(dayNames[place] ?? ''),
    real: longName(real),
    typed,
    better: withWeekday(typed, real),
    near: formatDay(nearestWith(place, isoDay)),
  });
}

/** The dates of a text that stand beside another day of the week than their own, as they were typed. */
function findWrong(value: string, reading: Reading) {
  if (!anyDate.test(value)) return [];
  const text = value.replaceAll('**', '');
  const folded = fold(text);
  const isAlike = folded.length === text.length;
  const found = told.flatMap((form) => Array.from(folded.matchAll(form)));
  return found.flatMap(({ index, 0: match, groups = {} }) => {
    const typed = isAlike ? text.slice(index, index + match.length) : match;
    const mistake = judge(groups, typed, reading);
    return mistake === undefined ? [] : [{ typed, mistake }];
  });
}

/** Whether a text has a date beside another day of the week than its own: which of both is meant is asked first. */
export const hasWrongWeekday = (text: string, reading: Reading) => findWrong(text, reading).length > 0;

/** Dates in the texts of a section that stand beside another day of the week than their own. */
export function checkWeekdays(section: CheckedSection, today: string): readonly Problem[] {
  const { source, base, schema, data, block } = section;
  return listStatements(schema, data).flatMap(({ kind, value, path }) => {
    if (kind !== 'prose' || typeof value !== 'string') return [];
    const field = [...base, ...path];
    return findWrong(value, { today, isNotice: block.isPreface === true }).flatMap(({ typed, mistake }) => [
      { ...placeProblem(source, field, mistake), range: placePhrase(source, field, typed) },
    ]);
  });
}
