import { plain } from '../../../fields/plain.ts';
import {
  dayWord,
  daysPattern,
  joint,
  readDays,
  readTime,
  spansPattern,
  type Day,
} from '../../../fields/days-and-hours.ts';
import { aside } from '../../../fields/read-amount.ts';
import { isForWhile, namesWhile } from './for-while.ts';

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

/** `fechado aos domingos`, unless hours of their own follow those days. */
const closedFirst = new RegExp(
  `(?<time>fechad[oa]s?)[\\s,:]{1,3}(?<days>${daysPattern})(?!${joint}(?:(?:aos?|as?)\\s)?${dayWord}|[\\s,:–-]{0,4}(?:das?\\s)?\\d)`,
  'y',
);

function matchPair(said: string, from: number): RegExpExecArray | null {
  for (const pair of [daysFirst, timeFirst, closedFirst]) {
    pair.lastIndex = from;
    const found = pair.exec(said);
    if (found !== null) return found;
  }
  return null;
}

/** What stands between hours and those of other days, a drawn sign such as a clock among it. */
const between = /^[\s,;·•|/()\p{Extended_Pictographic}\uFE0F–—-]*(?:e\s)?/u;

const nextSentence = /^\.\s+/;
const endOfSentence = /^\s*(?:[.!\n]|$)/;

/** Where the next days and hours may begin behind the end of some: a sentence of its own holds them alone. */
function findNext(said: string, end: number): RegExpExecArray | null {
  const rest = said.slice(end, end + 20);
  const next = matchPair(said, end + (between.exec(rest)?.[0].length ?? 0));
  const stop = nextSentence.exec(rest)?.[0].length;
  if (next !== null || stop === undefined) return next;
  const alone = matchPair(said, end + stop);
  const behind = alone === null ? '' : said.slice(alone.index + alone[0].length);
  return alone !== null && endOfSentence.test(behind) ? alone : null;
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
    match = findNext(said, end);
  }
  return found;
}

const firstDays = new RegExp(`(?<![a-z])(?:${daysPattern}|das?\\s\\d|\\d{1,2}\\s?[h:])`);

/** How words begin that say of hours, before these, that they are the business's. */
const opens = new RegExp(`^(?:(?:nov|noss)[oa]s?\\s)?${opener}`);

/** Words of hours at which something is done and the business may be closed. */
export const ofOther =
  /plant|emerg|urgenc|entreg|retir|frete|busca|domic|feriad|sorte|curso|aula|ofert|descont|reuni/;

/** Whether hours behind some words, which tell no number, are the business's: `Novo horário da loja:`. Behind other words they are of one thing. */
function isIntroduction(words: string): boolean {
  const count = words.match(/[a-z]+/g)?.length ?? 0;
  if (count === 0) return true;
  if (ofOther.test(words) || aside.test(words) || namesWhile(words) || /\d/.test(words)) return false;
  return count <= 6 && opens.test(words);
}

/** Hours in a text that holds little else, such as the line above a header. */
export function findHoursInLine(text: string): readonly HoursFound[] {
  const start = firstDays.exec(plain(text))?.index ?? 0;
  const words = plain(text)
    .slice(0, start)
    .replace(/^[^a-z\d]+/, '');
  return isIntroduction(words) ? readPairs(text, start) : [];
}

/** So many letters before a colon say of what hours are, and are no sentence. */
const longestLabel = 40;

/** Hours of a line of which words before a colon say that they are of one thing: `Oficina: segunda a sexta 8h–18h`. None where they are of what is done while the business may be closed. */
export function findHoursOfOne(text: string): readonly HoursFound[] {
  const end = text.indexOf(':');
  const words = plain(text.slice(0, Math.max(end, 0)));
  const isLabel = /[a-z]/.test(words) && !/\d/.test(words) && end <= longestLabel;
  if (!isLabel || ofOther.test(words) || aside.test(words) || findHoursInLine(text).length > 0) return [];
  return findHoursInLine(text.slice(end + 1));
}

/** The beginnings of the opener's words, accents and capitals as they come. */
const mayOpen = /aten|abe?r|fun|exp|hor/i;

/** A line above hours that says whose they are, or of what. */
const ofPart = /^[^\n]*\b(?:d[aeo]s? (?!atendimento|funcionamento|semana|loja)[a-z]|atende\b)[^\n]*:\s*$/m;

/** Lines that are nothing but days and hours, and together tell nearly a whole week: whose else would they be? */
function findWeek(text: string): readonly HoursFound[] {
  const said = plain(text);
  if (ofPart.test(said)) return [];
  const lines = text.split('\n').map((line) => line.replace(/^\s*(?:[-•*]\s+)?/, '').trim());
  const rows = lines.flatMap((line) => {
    const found = readPairs(line, 0);
    return found.map(({ phrase }) => phrase).join('').length > line.length - 6 ? found : [];
  });
  const isWhole = new Set(rows.flatMap(({ days }) => days)).size >= 6;
  const head = said.slice(0, text.indexOf(rows[0]?.phrase ?? ''));
  return isWhole && !namesWhile(head) ? rows : [];
}

/** Days and hours of a sentence that is nothing else. */
function readBare(sentence: string): readonly HoursFound[] {
  const found = readPairs(sentence, /^(?:sim|claro)[,!]?\s+/i.exec(sentence)?.[0].length ?? 0);
  const last = found.at(-1)?.phrase ?? '';
  const behind = sentence.slice(sentence.lastIndexOf(last) + last.length);
  return /^[\s.!;]*$/.test(behind) ? found : [];
}

/** Hours at the beginning of a text that have no verb, such as `Sábados, 8h às 12h.`, for where it is known whose they are. Behind other words they may be of these. */
export function findBareHours(text: string): readonly HoursFound[] {
  const sentences = text.split(/(?<=[.!;\n])\s+/).filter((one) => !/^(?:sim|claro)[^\d]*$/i.test(one));
  const read = sentences.map(readBare);
  const end = read.findIndex((found) => found.length === 0);
  return read.slice(0, end === -1 ? read.length : end).flat();
}

/** Hours in running text: where the text says that they are the business's, as in `Atendemos de segunda a sexta …`, or tells a week of them. */
export function findHours(text: string): readonly HoursFound[] {
  const week = text.includes('\n') ? findWeek(text) : [];
  if (week.length > 0) return week;
  if (!mayOpen.test(text)) return [];
  const said = plain(text);
  if (aside.test(said)) return [];
  return [...said.matchAll(new RegExp(`(?<![a-z])${opener}`, 'g'))].flatMap(({ index, 0: words }) =>
    isForWhile(said, index) ? [] : readPairs(text, index + words.length),
  );
}
