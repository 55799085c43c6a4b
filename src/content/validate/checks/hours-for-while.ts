import { findNamedDays } from '../../../fields/days-and-hours.ts';
import { fold } from '../../../fields/fold.ts';
import type { NamedDay } from '../../../fields/holidays.ts';
import { isoOf, suchSpan } from '../../../fields/repair-date.ts';
import { placeInWeek } from '../../../fields/schedule.ts';
import { daysFrom, daysBetween, formatDay } from '../../../fields/text.ts';

/** Other hours of the business from one day to another, and on which of these days. */
export interface HoursForWhile {
  readonly first: string;
  readonly last: string;
  readonly days: readonly NamedDay[];
  /** As a row of hours tells them: `8h às 17h`, `até 18h` or `a partir das 9h`. */
  readonly time: string;
}

const date = String.raw`\d{1,2}(?:\/\d{1,2}(?:\/\d{4})?| de [a-z]{4,9}(?: de \d{4})?)`;

/** `de 15/12 a 28/02`, in a text without accents: the last day has its month. */
const fromTo = new RegExp(
  String.raw`\b(?<first>${date}|\d{1,2}) ?(?:a|ao|ate|–|-)(?: o)?(?: dia)? ?(?<last>\d{1,2}(?:\/\d{1,2}(?:\/\d{4})?| de [a-z]{4,9}(?: de \d{4})?))(?![\d/])`,
);

const oneHour = /(?<![\d/:])\d{1,2}(?:\s?h(?:\d\d)?|:\d\d)(?![\d/])/g;

/** What says that it speaks of the business, as `we` or by its hours. */
const ofBusiness =
  /\bhorario\b|\b(?:atend|funcion|abr|fech)(?:amos|aremos|emos|eremos|imos|iremos)\b|\bexpediente\b/;

/** What makes something else, or less, of such hours. */
const unsure =
  /\b(?:exceto|menos|salvo|inscric|curso|promoc|campanha|evento|feira|plantao|nao|inicio|partir de \d|recesso|ferias|fechad|reabr|volt|ret(?:orn|om)|urgenc|emergenc|dia \d)/;

/** The hours that a sentence tells, where it tells them once. */
function timeIn(said: string): string | undefined {
  const hours = said.match(oneHour) ?? [];
  const [opens = '', closes = ''] = hours;
  const isSpan = new RegExp(String.raw`${opens} ?(?:as?|ate(?: as)?|-|–) ?${closes}`).test(said);
  if (hours.length === 2) return isSpan ? `${opens} às ${closes}` : undefined;
  if (hours.length !== 1) return undefined;
  const [isClosing, isOpening] = [/\b(?:fech|encerr|ate)/.test(said), /\b(?:abr|comec|a partir)/.test(said)];
  if (isClosing === isOpening) return undefined;
  return isClosing ? `até ${opens}` : `a partir das ${opens}`;
}

/** More days are a year read amiss. */
const most = 200;

/** The hours that a sentence tells of the business from one day to another that is still to come; nothing where it may say something else. */
export function hoursForWhile(sentence: string, today: string): HoursForWhile | undefined {
  const said = fold(sentence);
  const { first: from = '', last: until = '' } = fromTo.exec(said)?.groups ?? {};
  const [first, last] = from === '' ? [] : (suchSpan(`${from} a ${until}`, today) ?? []);
  const rest = said.replace(fromTo, ' ');
  if (first === undefined || last === undefined || !ofBusiness.test(rest) || unsure.test(rest))
    return undefined;
  const [time, week] = [timeIn(rest), findNamedDays(rest)];
  const isReal = isoOf(last) >= today && daysBetween(isoOf(first), isoOf(last)) < most;
  if (time === undefined || !isReal || fromTo.test(rest)) return undefined;
  const days = daysFrom(isoOf(first), isoOf(last))
    .filter((day) => day >= today && (week.length === 0 || week.some((one) => one === placeInWeek(day))))
    .map((day) => ({ days: `Dia ${formatDay(day).slice(0, 5)}`, date: formatDay(day) }));
  return days.length < 2 ? undefined : { first, last, days, time };
}
