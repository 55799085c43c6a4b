import { daysPattern, dayWord, findNamedDays } from '../../../fields/days-and-hours.ts';
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
  /** Whether it names no day of the week. */
  readonly isOfAll: boolean;
  /** As a row of hours tells them: `8h às 17h`, `até 18h` or `a partir das 9h`. */
  readonly time: string;
}

const date = String.raw`\d{1,2}(?:\/\d{1,2}(?:\/\d{4})?| de [a-z]{4,9}(?: de \d{4})?)`;

/** `de 15/12 a 28/02`, in a text without accents: the last day has its month. */
const fromTo = new RegExp(
  String.raw`\b(?<first>${date}|\d{1,2}) ?(?:a|ao|ate|–|-)(?: o)?(?: dia)? ?(?<last>${date})(?![\d/])`,
);

const oneHour = /(?<![\d/:])\d{1,2}(?:\s?h(?:\d\d)?|:\d\d)(?![\d/])/g;

/** Who it is that is open, or what is told of the business, in a text without accents. */
const ofBusiness =
  /\b(?:horario|expediente|casa|loja|empresa|vamos|iremos|(?:atend|funcion|abr|fech)[a-z]+mos)\b/;

/** All that may stand in such a sentence beside its days and hours: other words make something else of these, or less. */
const plainWords = [
  'horario(?: de (?:verao|inverno|atendimento|funcionamento))?(?: especial)?|expediente|casa|loja|empresa',
  '(?:atende|funciona|fecha)(?:mos|ra|remos)?|abr(?:e|imos|ira|iremos)',
  '(?:vamos|iremos|vai|ira) (?:atender|funcionar|abrir|fechar)',
  'mais cedo|mais tarde|excepcionalmente|atencao|aviso|informamos que|comunicamos que',
  '(?:em|durante a|por causa da|devido a) reforma|(?:nas|durante as) ferias',
  'no periodo|nos dias|dia|em horario(?: especial| reduzido)?|somente|muda(?:ra)?|de fim de ano',
  'a partir|passa a ser|noss[oa]|d?os?|e|sera|de|d?as?|ao?|ate',
];
const plain = new RegExp(String.raw`\b(?:${plainWords.join('|')})\b`, 'g');

const weekdays = new RegExp(`(?<![a-z])${daysPattern}`, 'g');

/** A day of the week that is as ever. */
const asEver = new RegExp(`,? (?:e )?(?:aos? |no )?${dayWord} (?:igual|normal)(?![a-z])`, 'g');

/** Whether a sentence without its days from one to another tells hours of the whole business, and nothing else. */
const isOfWhole = (said: string) =>
  ofBusiness.test(said) &&
  !/[a-z\d]/.test([oneHour, weekdays, plain].reduce((rest, one) => rest.replaceAll(one, ' '), said));

/** A text without accents in which the business, by its name or the first word of it, is `casa`. */
function withHouse(said: string, name: string): string {
  const called = fold(name);
  const short = called.split(' ').find((word) => word.length > 3);
  return said.replaceAll(called, 'casa').replaceAll(/[a-z]+/g, (word) => (word === short ? 'casa' : word));
}

/** The hours that a sentence tells, where it tells them once. */
function timeIn(said: string): string | undefined {
  const hours = said.match(oneHour) ?? [];
  const [opens = '', closes = ''] = hours;
  const isSpan = new RegExp(String.raw`${opens} ?(?:as?|ate(?: as)?|-|–) ?${closes}`).test(said);
  // From one hour to another it is closed.
  if (hours.length === 2) return isSpan && !/\bfech/.test(said) ? `${opens} às ${closes}` : undefined;
  if (hours.length !== 1) return undefined;
  const [isClosing, isOpening] = [/\b(?:fech|encerr|ate)/.test(said), /\b(?:abr|comec|a partir)/.test(said)];
  if (isClosing === isOpening) return undefined;
  return isClosing ? `até ${opens}` : `a partir das ${opens}`;
}

/** More days are a year read amiss. */
const most = 200;

/** The hours that a sentence tells of the business of such a name from one day to another that is still to come; nothing where it may say something else. */
export function hoursForWhile(sentence: string, today: string, name: string): HoursForWhile | undefined {
  const said = fold(sentence);
  const { first: from = '', last: until = '' } = fromTo.exec(said)?.groups ?? {};
  const [first, last] = from === '' ? [] : (suchSpan(`${from} a ${until}`, today) ?? []);
  if (first === undefined || last === undefined) return undefined;
  const rest = withHouse(said.replace(fromTo, ' '), name).replaceAll(asEver, '');
  const [time, week] = [timeIn(rest), findNamedDays(rest)];
  const isReal = isoOf(last) >= today && daysBetween(isoOf(first), isoOf(last)) < most;
  if (time === undefined || !isReal || !isOfWhole(rest)) return undefined;
  const days = daysFrom(isoOf(first), isoOf(last))
    .filter((day) => day >= today && (week.length === 0 || week.some((one) => one === placeInWeek(day))))
    .map((day) => ({ days: `Dia ${formatDay(day).slice(0, 5)}`, date: formatDay(day) }));
  return days.length < 2 ? undefined : { first, last, days, isOfAll: week.length === 0, time };
}
