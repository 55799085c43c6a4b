import { aside, plain } from './amount.ts';

/** Days of the week from Monday, 0, to Sunday, 6. */
export type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const allDays: readonly Day[] = [0, 1, 2, 3, 4, 5, 6];

const dayWords: readonly (readonly [string, readonly Day[]])[] = [
  ['dias uteis', [0, 1, 2, 3, 4]],
  ['todos os dias', allDays],
  ['fi(?:m|ns) de semana', [5, 6]],
  ['(?:segundas?(?:-?feiras?)?|seg\\.?|2ª(?:-feira)?)', [0]],
  ['(?:tercas?(?:-?feiras?)?|ter\\.?|3ª(?:-feira)?)', [1]],
  ['(?:quartas?(?:-?feiras?)?|qua\\.?|4ª(?:-feira)?)', [2]],
  ['(?:quintas?(?:-?feiras?)?|qui\\.?|5ª(?:-feira)?)', [3]],
  ['(?:sextas?(?:-?feiras?)?|sex\\.?|6ª(?:-feira)?)', [4]],
  ['(?:sabados?|sab\\.?)', [5]],
  ['(?:domingos?|dom\\.?)', [6]],
];

const dayWord = `(?:${dayWords.map(([word]) => word).join('|')}|feriados?)(?![a-z])`;
const joint = String.raw`\s?(?:,|/|&|\be\b|\bate\b|\ba\b|[-–—])\s?`;
/** A day, a list or a range of days, such as `de segunda a sexta` or `sábados, domingos e feriados`. */
const daysPattern = `(?:(?:de|aos?|as?|n[oa]s?)\\s)?${dayWord}(?:${joint}(?:(?:aos?|as?)\\s)?${dayWord}){0,6}`;

const hour = String.raw`(?:[01]?\d|2[0-4])(?:(?:h|:)[0-5]\d(?:h|min)?|\s?h(?:s|rs|oras?)?)?(?![\da-z])`;
/** An opening and a closing hour, such as `8h–18h` or `das 08:30 às 18:30`. */
const spanPattern = String.raw`(?:das?\s)?${hour}\s?(?:[-–—]|as?|ate(?: as)?)\s?${hour}`;
const spansPattern = String.raw`${spanPattern}(?:\s?(?:,|/|\be)\s?${spanPattern}){0,2}`;

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

function readHour(text: string): string {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})\D{0,1}(\d\d)?/.exec(text) ?? [];
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Hours in one form, such as `08:30-18:30`, or `fechado`; nothing for a text that names none, such as `24h`. */
export function readTime(text: string): string | undefined {
  const said = plain(text);
  const spans = [...said.matchAll(new RegExp(spanPattern, 'g'))].map(([span]) => {
    const [opens = '', closes = ''] = [...span.matchAll(new RegExp(hour, 'g'))].map(([one]) => readHour(one));
    return `${opens}-${closes}`;
  });
  if (spans.length > 0) return spans.toSorted().join(' ');
  return /^fechad[oa]/.test(said.trim()) ? 'fechado' : undefined;
}

/** Hours found in a text, with the days they hold for. */
export interface HoursFound {
  readonly days: readonly Day[];
  readonly time: string;
  /** The days and hours as typed. */
  readonly phrase: string;
  /** The hours alone as typed. */
  readonly said: string;
}

const opener =
  '(?:atendemos|atendimento|abert[oa]s?|abrimos|funcionamos|expediente|horarios?(?: de (?:atendimento|funcionamento))?):?\\s';
const daysFirst = new RegExp(
  `(?<days>${daysPattern})[\\s,:·|–-]{1,4}(?:d[eo]\\s)?(?<time>${spansPattern}|fechado)`,
  'y',
);
/** `das 8h às 18h, de segunda a sexta`, unless hours of their own follow those days. */
const timeFirst = new RegExp(
  `(?<time>${spansPattern})[\\s,]{1,3}(?<days>${daysPattern})(?!${joint}(?:(?:aos?|as?)\\s)?${dayWord}|[\\s,:–-]{0,4}(?:das?\\s)?\\d)`,
  'y',
);

function matchPair(said: string, from: number): RegExpExecArray | null {
  daysFirst.lastIndex = from;
  timeFirst.lastIndex = from;
  return daysFirst.exec(said) ?? timeFirst.exec(said);
}

/** Days with hours, one after another, from a place in the text on. */
function readPairs(text: string, from: number): readonly HoursFound[] {
  const said = plain(text);
  const found: HoursFound[] = [];
  let match = matchPair(said, from);
  while (match !== null) {
    const { days = '', time = '' } = match.groups ?? {};
    const phrase = text.slice(match.index, match.index + match[0].length);
    const at = match[0].indexOf(time);
    const span = phrase.slice(at, at + time.length).replace(/^das?\s/i, '');
    found.push({ days: readDays(days) ?? [], time: readTime(time) ?? '', phrase, said: span });
    const end = match.index + phrase.length;
    match = matchPair(said, end + (/^[\s,;·|/]*(?:e\s)?/.exec(said.slice(end))?.[0].length ?? 0));
  }
  return found;
}

/** Hours in a text that holds little else, such as the line above a header. */
export function findHoursInLine(text: string): readonly HoursFound[] {
  const said = plain(text);
  const start = new RegExp(`^\\s*(?:${opener})?`).exec(said)?.[0].length ?? 0;
  return readPairs(text, start);
}

/** The beginnings of the opener's words, accents and capitals as they come. */
const mayOpen = /aten|abe?r|fun|exp|hor/i;

/** Hours in running text: only where the text says that they are the business's, as in `Atendemos de segunda a sexta …`. */
export function findHours(text: string): readonly HoursFound[] {
  if (!mayOpen.test(text)) return [];
  const said = plain(text);
  if (aside.test(said)) return [];
  return [...said.matchAll(new RegExp(`(?<![a-z])${opener}`, 'g'))].flatMap((match) =>
    readPairs(text, match.index + match[0].length),
  );
}
