import { capital } from './capital.ts';
import type { SpecialDay } from './complaint.ts';
import { readDays, readTime, type Day } from './days-and-hours.ts';
import { namedDays } from './holidays.ts';
import { hourForm, repairHour } from './repair.ts';
import { isoOf, isRealDate, repairDate, suchDay, suchEnd, suchSpan } from './repair-date.ts';
import { daysBetween, daysFrom, formatDay, saysClosed } from './text.ts';

export type { SpecialDay };

const dated =
  /\(?(?<date>\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|\d{1,2}º? de \p{L}{3,9}(?: de \d{4})?)\)?\s*[:,–-]?\s*/iu;

/** The words before a date without what leads to it, and without a closing, as the name of the day. */
function nameOf(before: string): string {
  const name = before
    .replace(/[\s:(,–-]+$/, '')
    .replace(/(?:^|\s)(?:n?o\s+)?dia$/i, '')
    .replace(/[\s:(,–-]+$/, '');
  return name === '' || saysClosed(name) ? 'Feriado' : capital(name);
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

const oneHour = String.raw`(?:\d{1,2}(?:\s?h\s?\d{0,2}|:\d{2})?|meio[- ]dia)`;

/** An hour of opening and one of closing. */
const span = String.raw`${oneHour}\s?(?:[aà]s?|ao|at[eé](?:\s(?:[aà]s|ao?|o))?|[-–])\s?${oneHour}`;

/** A day on which nobody is there, in the words that end a row about it. */
const closing = String.raw`(?:estaremos\s+)?fechad[oa]s?|fechamos|(?:n[ãa]o|sem)\s+(?:abrimos|abriremos|abre|atendemos|atende|(?:haver[áa]\s+)?(?:atendimento|expediente))`;

/** Words that make another thing of a closing: what is not closed, or only a part of it. */
const partly =
  /(?<!\p{L})(?:n[ãa]o|nunca|nem|jamais|s[óo]|somente|apenas|exceto|menos|at[ée]|atend\p{L}*|abert\p{L}*|abr\p{L}+|setor|recep[çc][ãa]o|loja|plant[ãa]o)(?!\p{L})/iu;

/** A longer row is about more than a day, and its signs alone would take seconds. In letters. */
const longestRow = 200;

/** The day of the week of a date, from Monday, 0. */
const weekdayOf = (date: string) => ((new Date(isoOf(date)).getUTCDay() + 6) % 7) as Day;

/** What leads to hours, and is no name. */
const opening =
  /(?:^|[\s)]+)(?:(?:atend(?:emos|imento)|abrimos|abert[oa]|funcionamos|somente|s[óo]|apenas)\s*)+$/i;

/** What a day may be called: what people call days by, and no part of the business. */
const dayName =
  /^(?:feriad|v[ée]spera|ponto facultativo|recesso|f[ée]rias|emenda|natal|p[áa]scoa|(?:(?:segunda|ter[çc]a|quarta)(?:-feira)? de )?(?:carnaval|cinzas)|corpus|r[ée]veillon|ano[ -]novo|anivers|finados|tiradentes|independ|proclama|consci[êe]ncia|revolu[çc]|confraterniza|trabalh|padroeir|nossa senhora|s[ãa]o |sant[oa] |sexta(?:-feira)? santa|semana|dia d[aeo]s? |festa|invent[áa]rio|balan[çc]o)/iu;

/** Whether words begin as what a day is called. */
export const isNameOfDay = (words: string) => dayName.test(words);

/** The hour alone at which a day closes, which a number without a sign may not be. */
const ending = String.raw`at[eé]\s+(?:(?:[aà]s|ao?|o)\s+)?(?<end>\d{1,2}\s?h\s?\d{0,2}|\d{1,2}:\d{2}h?|meio[- ]dia)`;

/** What goes with hours, and stays beside the name of the day. */
const onDuty = /^plant[ãa]o$/i;

/** `Domingo de plantão`, as people call a day. */
const dutyDay = /^\p{L}+(?:-feira)?\s(?:de|com)\splant[ãa]o$/iu;

/** A date, with a name on one side of it or none, and then hours or a closing, with nothing else. */
const datedRow = new RegExp(
  String.raw`^(?:(?<before>[^\d:]*?)[\s:(,–-]*)?(?<date>\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\)?[\s:,(–-]+(?:(?<after>\p{L}[^\d]*?)[\s:,)–-]+)??(?:(?:d?[aà]s?|de)\s)?(?<time>${span}|${closing}|${ending})[.!]?$`,
  'iu',
);

/**
 * `24/12 8h as 12h` or `25/12 Natal: fechado`, a row about one day, as that day: nothing where a word of it would be lost. A day
 * without a year is the next such one, and one whose row tells alone until when it is open, `24/12 até meio-dia`, has no hour of opening.
 * `isName` says what a day may be called there.
 */
export function readDatedRow(row: string, today: string, isName = isNameOfDay): SpecialDay | undefined {
  const found = row.length > longestRow ? undefined : datedRow.exec(row.trim())?.groups;
  const { before: led = '', date: typed = '', after = '', time = '', end } = found ?? {};
  const before = led.replace(/(?:^|\s)(?:n?o\s+)?dia$|^em$/i, '').trim();
  const date = repairDate(typed) ?? (/\d{4}$/.test(typed) ? typed : suchDay(typed, today, 'next'));
  const isClosed = end === undefined && time !== '' && !/\d|meio[- ]dia/i.test(time);
  const span = isClosed || end !== undefined ? '' : (readTime(time) ?? '');
  const [opens = '', closes = ''] = end === undefined ? span.split('-') : [undefined, repairHour(end) ?? end];
  const isHour = (hour: string) => hourForm.test(hour);
  const isRead = isClosed || ((end !== undefined || isHour(opens)) && isHour(closes));
  const duty = !isClosed && onDuty.test(after) ? ` (${after.toLowerCase()})` : '';
  const behind = duty === '' ? after.replace(opening, '').trim() : '';
  if (typed === '' || date === undefined || !isRead || (before !== '' && behind !== '')) return undefined;
  const called = before || behind;
  // What is closed until an hour opens then.
  if (end !== undefined && /fech|(?<!\p{L})sem(?!\p{L})/iu.test(called)) return undefined;
  // A day of the week says no more than its date, and of another date that one of them is wrong.
  const week = readDays(called) ?? [];
  if (week.length > 0 && date !== undefined && !week.includes(weekdayOf(date))) return undefined;
  const said = week.length > 0 ? '' : called;
  const isDuty =
    dutyDay.test(called) && readDays(called.split(' ')[0] ?? '')?.includes(weekdayOf(date)) === true;
  if (!isDuty && (partly.test(said) || (said !== '' && !isName(said)))) return undefined;
  const name = said === '' ? (namedDays(typed, today, 'next')[0]?.days ?? typed) : said;
  const days = `${capital(name)}${duty}`;
  if (isClosed) return { days, date };
  return end === undefined ? { days, date, opens, closes } : { days, date, closes };
}

/** `24/12 das 8h às 12h`, `Véspera de Natal (8:00–12:00)`, `25/12: fechado`: what a day is called, with its hours and nothing else. */
const partOfName = new RegExp(
  String.raw`^(?<name>.*?)[\s:(,–-]+(?:(?:d?[aà]s?|de)\s)?(?:(?<time>${span})|fechad[oa]s?)\)?$`,
  'iu',
);

/** What only joins dates, or leads to them. */
const joints = /^(?:[\s,.()–-]|\be\b|\bn?os?\b|\bdias?\b)*$/iu;

const dates = /\d{1,2}\/\d{1,2}(?:\/\d{4})?|\d{1,2}(?= e \d{1,2}\/)/g;

/** The days that a name is about: its dates where it has some, otherwise the day that stands beside it. */
function daysOf(name: string, day: string, today: string): readonly SpecialDay[] | undefined {
  const typed = name.match(dates) ?? [];
  if (typed.length === 0) return [{ days: name, date: day }];
  const rest = name.replaceAll(dates, '');
  // `24/12` beside the day itself is that day, whatever its year.
  if (typed.length === 1 && day.startsWith(typed[0] ?? '')) {
    const called = rest.replace(/^[\s,.()–-]+|[\s,.()–-]+$|\s+(?:n?o\s+)?dia\s*$/giu, '');
    return [
      { days: joints.test(rest) ? (namedDays(name, today, 'next')[0]?.days ?? name) : called, date: day },
    ];
  }
  return joints.test(rest)
    ? namedDays(name, today, 'next').map(({ days, date }) => ({ days, date }))
    : undefined;
}

/** `Fechados até 05/01`: what days are called, and the last of them. */
const lastInName =
  /^(?<called>\p{L}[^\d]*?)[\s:(,–-]+(?<last>até (?:o )?(?:dia )?(?:\d{1,2}\/\d{1,2}(?:\/\d{4})?|\d{1,2}º? de \p{L}{3,9}(?: de \d{4})?))\)?$/iu;

/** Whether the name of a day tells that it is the last of several: which others there are, it does not say. */
export function isLastByName(name: string, day: string): boolean {
  const { last = '' } = lastInName.exec(name.trim())?.groups ?? {};
  return suchEnd(last, isoOf(day)) === day;
}

/** `Recesso 16/02 a 18/02` or `Recesso até 18/02` as each of these days, where its own is the first; of more than a month it is no name. */
function readDaysInRow(name: string, day: string): readonly SpecialDay[] | undefined {
  const [, ofSpan = '', typed = ''] =
    /^(\p{L}[^\d]*?)[\s:(,–-]+(?:d[eo]s? )?(\d{1,2}(?:\/\d{1,2}(?:\/\d{4})?)? ?(?:a|à|até|–|-) ?\d{1,2}\/\d{1,2}(?:\/\d{4})?)\)?$/iu.exec(
      name.trim(),
    ) ?? [];
  const { called = ofSpan, last: end = '' } = lastInName.exec(name.trim())?.groups ?? {};
  const [first, last] = typed === '' ? [day, suchEnd(end, isoOf(day))] : (suchSpan(typed, isoOf(day)) ?? []);
  if (first !== day || last === undefined) return undefined;
  const days = daysBetween(isoOf(day), isoOf(last)) < 31 ? daysFrom(isoOf(day), isoOf(last)) : [];
  return days.length < 2 ? undefined : days.map((one) => ({ days: nameOf(called), date: formatDay(one) }));
}

/** What says that a day ends at the hour behind it. */
const until = String.raw`(?:(?:s[óo]|somente|abert[oa]s?)\s+)?at[eé]\s+(?:(?:[aà]s|ao?|o)\s+)?|(?:fechamos|fecha|encerramos|encerra)\s+(?:[aà]s|ao?)\s+`;

/** `31/12 Véspera de Ano Novo até as 12h`: what a day is called, with the hour at which it closes and nothing else. */
const endOfName = new RegExp(
  String.raw`^(?<name>.*?)[\s:(,–-]+(?:${until})(?<hour>${oneHour})[.!]?\)?$`,
  'iu',
);

/** A day whose name tells when it closes alone: it opens as usual. */
function readEndOfDay(name: string, day: string, today: string): readonly SpecialDay[] | undefined {
  const { name: called = '', hour = '' } = endOfName.exec(name.trim())?.groups ?? {};
  const closes = repairHour(hour) ?? hour;
  const isRead = called !== '' && !/\d\s?h\b|\d:\d|fechad|plant/i.test(called);
  const days = isRead && /^\d{2}:\d{2}$/.test(closes) ? daysOf(called.trim(), day, today) : undefined;
  const [only, ...more] = days ?? [];
  return only?.date === day && more.length === 0 ? [{ ...only, closes }] : undefined;
}

/** Words for a part of a day. */
const partOfDay =
  /(?<!\p{L})(?:(?:s[óo]|somente|apenas)\s+(?:de|pela|na|[àa])\s+(?:manh[ãa]|tarde)|meio[- ](?:per[íi]odo|expediente)|(?:expediente|hor[áa]rio) reduzido|(?:fech|encerr)(?:a|amos|aremos) mais cedo|fech(?:a|amos|aremos|ad[oa]) (?:[àa]|de|pela) tarde)(?!\p{L})/iu;

/** Whether the name of a day promises a part of it without its hours, as `Véspera de Natal, só de manhã`. */
export const promisesPart = (name: string): boolean => partOfDay.test(name) && !/plant/i.test(name);

/**
 * `24/12 das 8h às 12h, 25/12 fechado`, the name of a special day on which hours are told, as the days that it is about;
 * `day` is its own, as `24/12/2026`. Nothing where a word would be lost, its own day is none of them, or no hours are told. One
 * that has an hour of closing alone opens as usual.
 */
export function readSpecialDays(name: string, day: string, today: string): readonly SpecialDay[] | undefined {
  const span = readDaysInRow(name, day) ?? readEndOfDay(name, day, today);
  if (span !== undefined) return span;
  const rows: SpecialDay[] = [];
  for (const part of name.split(/\s*[,;\n]\s*(?=\d)/).filter((one) => one.trim() !== '')) {
    const { name: called = '', time = '' } = partOfName.exec(part.trim())?.groups ?? {};
    const isHours = /h|:/i.test(time);
    const [opens, closes] = isHours ? (readTime(time) ?? '').split('-') : [];
    const days = daysOf(called.trim(), day, today);
    const isRead =
      called.trim() !== '' && !/\d\s?h\b|\d:\d|fechad|plant/i.test(called) && (time === '' || isHours);
    const isReal = time === '' || [opens, closes].every((one) => hourForm.test(one ?? ''));
    if (!isRead || !isReal || days === undefined || days.length === 0) return undefined;
    const isOpen = opens !== undefined && closes !== undefined;
    for (const one of days) rows.push(isOpen ? { days: one.days, date: one.date, opens, closes } : one);
  }
  const isOpenOnce = rows.some(({ opens }) => opens !== undefined);
  return isOpenOnce && rows.some(({ date }) => date === day) ? rows : undefined;
}

/** Whether the name of a day, as `24/12/2026`, tells or promises hours: while it has none, nobody can say that it is closed. */
export const isOpenByName = (name: string, day: string): boolean =>
  promisesPart(name) || readSpecialDays(name, day, isoOf(day)) !== undefined;
