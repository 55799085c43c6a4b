import { dayWord, readDays, type Day } from './days-and-hours.ts';
import { fold } from './fold.ts';
import { isoOf, repairDate, suchDay } from './repair-date.ts';

/** What makes of a holiday the days around it, in a text without accents. */
const aroundIt = String.raw`\b(?:semana|epoca|mes|depois|antes|perto|clima) (?:d[eo] )?`;

/** Holidays that have a date of their own, as people name them; the eve of one goes first. */
const holidays: readonly (readonly [name: string, date: string, said: RegExp])[] = [
  ['Véspera de Natal', '24/12', /\bvespera (?:de |do )?natal\b/],
  ['Véspera de Ano Novo', '31/12', /\bvespera (?:de |do )?ano[- ]novo\b|\breveillon\b/],
  ['Natal', '25/12', new RegExp(String.raw`(?<!${aroundIt})\bnatal\b`)],
  ['Ano Novo', '01/01', /\bano[- ]novo\b|\bconfraternizacao universal\b/],
  ['Tiradentes', '21/04', /\btiradentes\b/],
  ['Dia do Trabalho', '01/05', /\bdia do trabalh(?:o|ador)\b/],
  ['Independência', '07/09', /\bindependencia\b/],
  ['Nossa Senhora Aparecida', '12/10', /\b(?:nossa senhora|n\. ?s\.) aparecida\b/],
  ['Finados', '02/11', /\bfinados\b/],
  ['Proclamação da República', '15/11', /\bproclamacao da republica\b/],
  ['Consciência Negra', '20/11', /\bconsciencia negra\b/],
];

/** Dates such as `24 e 31/12`, `25/12/2026` or `24 e 25 de dezembro`, in a text without accents. */
const dates =
  /(?<days>(?:\d{1,2}(?: ?, ?| e ))*\d{1,2})(?:º? de (?<word>[a-z]{3,9})|\/(?<month>\d{1,2}))(?:(?: de |\/)(?<year>\d{4}))?(?!\d)/g;

/** A day unlike others, with its name. */
export interface NamedDay {
  readonly days: string;
  /** As `25/12/2026`. */
  readonly date: string;
}

/** Some days of one month, by the parts of the words for them. */
function readDates(
  { days = '', word, month, year }: Readonly<Record<string, string | undefined>>,
  today: string,
  which: 'next' | 'last',
): readonly NamedDay[] {
  return (days.match(/\d+/g) ?? []).flatMap((day) => {
    const short = word === undefined ? `${day}/${month ?? ''}` : `${day} de ${word}`;
    const whole = `${short}${word === undefined ? '/' : ' de '}${year ?? ''}`;
    const date = year === undefined ? suchDay(short, today, which) : (repairDate(whole) ?? whole);
    const name = holidays.find(([, one]) => date?.startsWith(one) === true)?.[0];
    return date === undefined ? [] : [{ days: name ?? `Dia ${date.slice(0, 5)}`, date }];
  });
}

/** What stands in every text that names a day with a date. */
const anyDay = new RegExp(
  [/\d(?:[º°]?\/\d|º? de [a-z])|\bnatal\b/, ...holidays.map(([, , said]) => said)]
    .map(({ source }) => source)
    .join('|'),
);

/** Letters of every name of a holiday that no accent can stand on, and digits: most texts have none of them. */
const anySign =
  /\d|natal|\bano[ -]novo|veillon|confraterniza|tiradentes|trabalh|independ|aparecida|finados|proclama|consci/i;

/** Whether a text may name a day with a date: a cheap test, which spares most texts the reading. */
export const mayNameDays = (text: string) => anySign.test(text) && anyDay.test(fold(text));

/** A day with its month, which of the last of a span is said. */
const dayOfMonth = String.raw`\d{1,2}[º°]?(?:/\d{1,2}(?:/\d{4})?|(?: de)? (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\p{L}*(?: de \d{4})?)`;

/** `entre os dias 24 e 31/12`, which is a span, not two days. */
const between = new RegExp(
  String.raw`\bentre (?:os? )?(?:dias? )?(${dayOfMonth}|\d{1,2}) e (?:o )?(?:dia )?(${dayOfMonth})`,
  'giu',
);

/** `do Natal ao Ano Novo`, which are as close to every business as they are far from each other. */
const festive =
  /\b(?:(?:d[oe]|desde o) natal (?:a|ao|at[ée](?: o)?)|entre (?:o )?natal e(?: o)?) (?:(ano[- ]novo)|r[ée]veillon)\b/giu;

/**
 * A text in which the first of a month is `1/01`, be it written `1º/01`, and `entre 24/12 e 02/01` as much as
 * `do Natal ao Ano Novo` a span such as `de 24/12 a 02/01`.
 */
export const withPlainDays = (text: string): string =>
  text
    .replaceAll(/(?<=(?<!\d)0?1)[º°](?=\/\d{1,2}(?![\dº°]))/g, '')
    .replaceAll(between, 'de $1 a $2')
    .replaceAll(festive, (_, newYear?: string) => `de 25/12 a ${newYear === undefined ? '31/12' : '01/01'}`);

/** Whether words without accents tell days from one to another. */
export const tellsSpan = (said: string) => /\d ?(?:-|–|a|ao|ate)(?: o)?(?: dia)? ?\d/.test(said);

/** The number of a telephone, whose parts would read as a span. */
const phone = /(?:\(?\d{2}\)? ?)?9? ?\d{4}[- ]\d{4}(?!\d)/g;

/** A street, a square or a quarter, which may be called as a holiday is, in a text without accents. */
const placeName =
  /\b(?:ruas?|r\.|avenidas?|av\.?|pracas?|travessas?|alamedas?|largo|bairros?|vila|parque|jardim|escola|igreja|paroquia|hospital)(?: d[aeo]s?)? (?:\d{1,2} de [a-z]+|nossa senhora [a-z]+|[a-z]+)/g;

/** The days with a date that some words name, nothing of a span of days; without a year each is the next from a day on, or the last until it. */
export function namedDays(text: string, day: string, which: 'next' | 'last'): readonly NamedDay[] {
  const said = fold(withPlainDays(text)).replaceAll(phone, ' ').replaceAll(placeName, ' ');
  if (tellsSpan(said)) return [];
  const dated = [...said.matchAll(dates)].flatMap(({ groups = {} }) => readDates(groups, day, which));
  if (dated.length > 0) return dated;
  let rest = said;
  return holidays.flatMap(([days, short, pattern]) => {
    const isNamed = pattern.test(rest);
    rest = rest.replace(pattern, '');
    const date = isNamed ? suchDay(short, day, which) : undefined;
    return date === undefined ? [] : [{ days, date }];
  });
}

/** Days that are named by their number alone, such as `Dia 24` or `dias 24 e 31`. */
const bareDays =
  /(?<!\b(?:tod[oa]s?|cada)(?: [oa]s)? )\b(dias? )((?:\d{1,2}(?:, ?| e ))*\d{1,2})\b(?! ?(?:[/hº]|[.:]\d|, ?\d|e \d|d[aeo]s? [a-z]|horas|(?:at[eé]|ao?|[–-])(?: o)?(?: dia)? ?\d{1,2}(?!\s?[\dh:])|ap[oó]s|depois|antes|úte?i))/gi;

/** The number of a day behind others, of which it is said right there how things are: `24/12 até 12h, 25 fechado`; of several things, `fechadas`, or `fechados` right behind a colon, it would count these. */
const toldBehind =
  /(?<=[,;\n]\s{0,3}|:\s{1,3}|\be\s)(\d{1,2})(?=º?:? (?:fech(?!adas|(?<=: {1,3}\d{1,2}º?:? fech)ados|am(?!os)|ar[aã]o)|n[aã]o (?:abr|atend)(?!em(?!os)|[ei]r[aã]o)|at[eé] (?:as? |às |ao? |o )?(meio|\d{1,2}(?=h|:\d))))º?/gi;

/** Whether a number cannot be the hour from which something is until another one: `8 até 12h` tells no day. */
function isNoHour(number: string, until: string | undefined): boolean {
  if (until === undefined || Number(number) > 23) return true;
  const last = until.toLowerCase() === 'meio' ? 12 : Number(until);
  // Until an hour of the night something is from the evening on.
  return last > 5 && Number(number) > last;
}

/** The hour until which something is. */
const untilHour = /\bat[eé] (?:as? |às |ao? |o )?\d{1,2}(?:h(?:\d\d)?|:\d\d)/gi;

const weekOf = new RegExp(String.raw`${aroundIt}(?=natal\b)`, 'g');

/** The day with such a number that is nearest to one of some others. */
function nearest(day: string, others: readonly Date[]): Date | undefined {
  let found: { readonly date: Date; readonly away: number } | undefined;
  for (const other of others) {
    for (const more of [-1, 0, 1]) {
      const date = new Date(Date.UTC(other.getUTCFullYear(), other.getUTCMonth() + more, Number(day)));
      const away = Math.abs(date.getTime() - other.getTime());
      const isReal = date.getUTCDate() === Number(day);
      if (isReal && (found === undefined || away < found.away)) found = { date, away };
    }
  }
  return found?.date;
}

const weekdayBefore = new RegExp(String.raw`\b(${dayWord})(?:,| \(|:)? ?(?:n?o )?$`);
const weekdayBehind = new RegExp(String.raw`^(?:,|:)? ?\(?(?:e )?(?:uma? )?(${dayWord})`);

/** The day of the week that is said right before a day, or right behind it. */
function weekdayBeside(before: string, behind: string): Day | undefined {
  const name = weekdayBefore.exec(fold(before))?.[1] ?? weekdayBehind.exec(fold(behind))?.[1];
  return name === undefined ? undefined : readDays(name)?.[0];
}

/** A day's number with the month in which it is nearest to some others: `24/12`. */
function withMonth(day: string, others: readonly Date[], said: Day | undefined): string {
  const date = nearest(day, others);
  const isOther = said !== undefined && date !== undefined && (date.getUTCDay() + 6) % 7 !== said;
  return date === undefined || isOther ? day : `${day}/${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
}

/** A longer text is no notice, and would only take time. */
const longest = 2000;

/**
 * A text in which each day that is named by its number alone has the month of the days with a date that stand in it or around it;
 * not where it would be another day of the week than the one said with it.
 */
export function daysWithMonths(text: string, today: string, around = text): string {
  if (around.length > longest || [bareDays, toldBehind].every((one) => text.search(one) === -1)) return text;
  const others = around
    // An hour behind a day would read as the end of a span of days.
    .replaceAll(untilHour, ' ')
    .split(/[!?;\n]|\.(?!\d)/)
    // Its week, too, tells the month.
    .flatMap((sentence) => namedDays(fold(sentence).replaceAll(weekOf, ''), today, 'next'))
    .map(({ date }) => new Date(isoOf(date)));
  if (others.length === 0) return text;
  const dated = text.replaceAll(bareDays, (whole, lead: string, days: string, at: number) => {
    const said = weekdayBeside(text.slice(0, at), text.slice(at + whole.length));
    return `${lead}${days.replaceAll(/\d+/g, (day) => withMonth(day, others, said))}`;
  });
  return dated.replaceAll(toldBehind, (whole, day: string, until: string | undefined) =>
    isNoHour(day, until) ? withMonth(day, others, undefined) : whole,
  );
}
