import { capital } from './capital.ts';
import { plain } from './plain.ts';

/** Days of the week from Monday, 0, to Sunday, 6. */
export type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const allDays: readonly Day[] = [0, 1, 2, 3, 4, 5, 6];

const dayWords: readonly (readonly [string, readonly Day[]])[] = [
  ['dias uteis', [0, 1, 2, 3, 4]],
  ['todos os dias', allDays],
  ['fi(?:m|ns) de semana', [5, 6]],
  ['(?:segundas?(?:-?feiras?)?|seg\\.?|2ª(?:[- ]?feira)?)', [0]],
  ['(?:tercas?(?:-?feiras?)?|ter\\.?|3ª(?:[- ]?feira)?)', [1]],
  ['(?:quartas?(?:-?feiras?)?|qua\\.?|4ª(?:[- ]?feira)?)', [2]],
  ['(?:quintas?(?:-?feiras?)?|qui\\.?|5ª(?:[- ]?feira)?)', [3]],
  ['(?:sextas?(?:-?feiras?)?|sex\\.?|6ª(?:[- ]?feira)?)', [4]],
  ['(?:sabados?|sab\\.?)', [5]],
  ['(?:domingos?|dom\\.?)', [6]],
];

/** A day or days by a name, as a pattern for plain texts. */
export const dayWord = `(?:${dayWords.map(([word]) => word).join('|')}|feriados?)(?![a-z])`;
/** What stands between the first and the last of some days, or between two. */
export const joint = String.raw`\s?(?:,|/|&|\be\b|\bate\b|\ba\b|[-–—])\s?`;
/** A day, a list or a range of days, such as `de segunda a sexta` or `sábados, domingos e feriados`. */
export const daysPattern = `(?:(?:de|aos?|as?|n[oa]s?)\\s)?${dayWord}(?:${joint}(?:(?:aos?|as?)\\s)?${dayWord}){0,6}`;

const digits = String.raw`(?:[01]?\d|2[0-4])(?:(?:h|:)[0-5]\d(?:h|min)?|\s?h(?:s|rs|oras?)?)?`;
/** An hour of the day for plain texts, such as `8h30`, `6 da tarde` or `meio-dia`. */
const hour = String.raw`(?:meio[- ]dia|meia[- ]noite|${digits}(?:\sda\s(?:manha|tarde|noite))?)(?![\da-z])`;
/** An opening and a closing hour, such as `8h–18h` or `das 08:30 às 18:30`. */
const spanPattern = String.raw`(?:das?\s)?${hour}\s?(?:[-–—]|ao?s?|ate(?: (?:as|ao?|o))?)\s?${hour}`;
/** One to three such spans. */
export const spansPattern = String.raw`${spanPattern}(?:\s?(?:,|/|\be)\s?${spanPattern}){0,2}`;

function daysOf(word: string): readonly Day[] {
  return dayWords.find(([pattern]) => new RegExp(`^${pattern}$`).test(word))?.[1] ?? [];
}

/** The days from one to another; over the end of the week where they go that way, as in `segunda a segunda`. */
function daysBetween(first: Day, last: Day): readonly Day[] {
  return allDays.filter((day) => (first < last ? day >= first && day <= last : day >= first || day <= last));
}

/** The days that a text names and nothing else, such as `Segunda a sexta`; nothing for any other text. */
export function readDays(text: string): readonly Day[] | undefined {
  const said = plain(text).trim().replace(/:$/, '');
  if (!new RegExp(`^${daysPattern}$`).test(said)) return undefined;
  const found: Day[] = [];
  let end = 0;
  for (const match of said.matchAll(new RegExp(dayWord, 'g'))) {
    const days = daysOf(match[0]);
    const isRange = /^\s?(?:[-–—]|\ba\b|\bate\b)/.test(said.slice(end, match.index)) && end > 0;
    const [first, last] = [found.at(-1), days[0]];
    found.push(...(isRange && first !== undefined && last !== undefined ? daysBetween(first, last) : days));
    end = match.index + match[0].length;
  }
  return allDays.filter((day) => found.includes(day));
}

const anyDays = new RegExp(`(?<![a-z])${daysPattern}`, 'g');

/** All days that a text names, whatever else it says; every day where it speaks of `demais dias`. */
export function findNamedDays(text: string): readonly Day[] {
  const said = plain(text);
  if (/\b(?:demais|outros|restante|todo dia|diari\w+)\b/.test(said)) return allDays;
  const found = [...said.matchAll(anyDays)].flatMap(([days]) => readDays(days) ?? []);
  return allDays.filter((day) => found.includes(day));
}

/** An hour in one form: `18:00` for `6 da tarde`. */
function readHour(text: string): string {
  if (text.startsWith('mei')) return text.endsWith('dia') ? '12:00' : '24:00';
  const [, hours = '', minutes = '00'] = /^(\d{1,2})\D{0,1}(\d\d)?/.exec(text) ?? [];
  const isLate = /tarde|noite/.test(text) && Number(hours) < 12;
  return `${String(Number(hours) + (isLate ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

/** The only hour that a text names, as `12:00` for `meio-dia`. */
export function readOneHour(text: string): string | undefined {
  const said = plain(text).trim();
  return new RegExp(`^(?:as? )?${hour}$`).test(said) ? readHour(said.replace(/^as? /, '')) : undefined;
}

const wholeSpans = new RegExp(`^(?:${spansPattern})[.!]?$`);

/** Whether a text is hours from opening to closing, before and after a pause at most, and nothing else. */
export const isSpans = (text: string): boolean => wholeSpans.test(plain(text).trim());

/** Whether a text is hours or `fechado`, and no word beside says of what, such as a duty. */
export const isTimeAlone = (text: string): boolean =>
  isSpans(text) || /^fechad[oa]s?[.!]?$/.test(plain(text).trim());

/** A day of the week anywhere in a text without accents. */
export const otherDay = new RegExp(String.raw`(?<![a-z])${dayWord}`);

/** Hours in one form, such as `08:30-18:30`, or `fechado`; nothing for a text that names none, such as `24h`, or those of several days. */
export function readTime(text: string): string | undefined {
  const said = plain(text);
  const found = [...said.matchAll(new RegExp(spanPattern, 'g'))];
  const [first, last] = [found[0], found.at(-1)];
  // Hours behind the name of another day are of that one.
  if (first !== last && otherDay.test(said.slice(first?.index, last?.index))) return undefined;
  const spans = found.map(([span]) => {
    const [opens = '', closes = ''] = [...span.matchAll(new RegExp(hour, 'g'))].map(([one]) => readHour(one));
    return `${opens}-${closes}`;
  });
  if (spans.length > 0) return spans.toSorted().join(' ');
  return /^fechad[oa]/.test(said.trim()) ? 'fechado' : undefined;
}

/** Whether hours of one day, each as `readTime` gives them, are parts of it that follow one another; closed is none. */
export function areShifts(times: readonly string[]): boolean {
  const spans = times.flatMap((time) => time.split(' ')).toSorted();
  return spans.every((span, at) => {
    const next = spans[at + 1];
    return /\d/.test(span) && (next === undefined || span.slice(6) <= next.slice(0, 5));
  });
}

/** Longer words are more than what stands in the place of hours. In letters. */
const longestWords = 60;

const whenWords = /plant[ãa]o|emerg|urg[êe]n|fechad|abert|atend|agend|marcad|consult|combinar/i;

/** Whether words stand in the place of hours, such as `somente emergências` or `plantão 24h`. */
export const saysWhen = (words: string): boolean =>
  words.length <= longestWords &&
  whenWords.test(words) &&
  !/\d/.test(words.replace(/(?<!\d)24\s?h(?:s|oras?)?(?![\p{L}\d])/iu, ''));

const half = new RegExp(
  `^(?:abert[oa]s? )?(?:(?<until>ate(?: (?:as|ao?))?)|a partir d[aeo]s?|desde(?: as)?|apos(?: as)?) (?<hour>${hour})[.!]?$`,
);

/** The one end of the hours that a text tells alone, as typed: `16h` of `até as 16h`. */
export function readHalf(
  text: string,
): { readonly end: 'opens' | 'closes'; readonly hour: string } | undefined {
  const typed = text.trim();
  const { until, hour: told } = half.exec(plain(typed))?.groups ?? {};
  if (told === undefined) return undefined;
  const at = plain(typed).lastIndexOf(told);
  return { end: until === undefined ? 'opens' : 'closes', hour: typed.slice(at, at + told.length) };
}

const row = new RegExp(
  `^(?<days>${daysPattern})[\\s,:–-]{1,4}(?:d[aeo]s?\\s)?(?<time>fechad[oa]s?|${spansPattern}|(?:ate|a partir d?)\\s?(?:as?|ao?|o)?\\s?${hour})[.!]?$`,
);

/** `de segunda a sexta das 8h às 18h` as a row's days and hours; nothing for a text that holds anything else. */
export function splitDays(text: string): readonly [string, string] | undefined {
  const { days, time } = row.exec(plain(text))?.groups ?? {};
  if (days === undefined || time === undefined) return undefined;
  const said = text.slice(0, days.length).replace(/^(?:de|aos?|[aà]s?|n[oa]s?)\s/i, '');
  const end = text.replace(/[.!]$/, '').length;
  return [capital(said), text.slice(end - time.length, end).replace(/^das?\s/i, '')];
}

/** A day's hours as a week's are written: on which days, from when to when. */
export interface WeekItem {
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** `segunda a sexta` as the name of each of the days; nothing for other words. */
export function nameDays(typed: string, names: readonly string[]): readonly string[] | undefined {
  return readDays(typed)?.flatMap((day) => names[day] ?? []);
}

/**
 * Days with their hours, `segunda a sexta: 8h-12h e 13h30-18h`, as the items of a week: one for each span, and none for
 * days that are closed. Nothing where one of them is something else.
 */
export function readWeek(
  said: Readonly<Record<string, unknown>>,
  names: readonly string[],
): readonly WeekItem[] | undefined {
  const items = Object.entries(said).map(([day, hours]) => {
    const days = nameDays(day, names);
    const time = typeof hours === 'string' ? readTime(hours) : undefined;
    if (days === undefined || time === undefined) return undefined;
    const spans = time === 'fechado' ? [] : time.split(' ').map((span) => span.split('-'));
    return spans.map(([opens = '', closes = '']) => ({ days, opens, closes }));
  });
  return items.every((one) => one !== undefined) ? items.flat() : undefined;
}
