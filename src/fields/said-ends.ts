import { months } from '../defaults/months.ts';
import { isoOf, suchSpan } from './repair-date.ts';

/** A last day that a text says: the words for it, and the day among them as it reads there. */
export interface SaidEnd {
  /** As ISO; without its year where none is written. */
  readonly day: string;
  readonly phrase: string;
  readonly said: string;
  /** The first of days in a row, as ISO; their last one has its year too. */
  readonly from?: string;
}

const date = '(?:0?[1-9]|[12]\\d|3[01])º?';
const month = `(?:\\/(?:0[1-9]|1[0-2])(?:\\/\\d{4})?| de (?:${months.join('|')})(?: de \\d{4})?)(?![\\d/])`;
const weekday = '(?:(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo),? ';
const until = new RegExp(`\\baté (?:[ao] )?(?:${weekday})?(?:dia )?(${date}${month})`, 'giu');
const span = new RegExp(`(?<![\\d/])${date}(?:${month})? (?:a|à|até) (${date}${month})`, 'giu');

/** A day of a text as ISO, without its year where none is written. */
function readDay(said: string): string {
  const [day = '', second = '', year = ''] = said.replace('º', '').split(/\/| de /i);
  const named = months.indexOf(second.toLowerCase()) + 1;
  return `${year}-${(named === 0 ? second : String(named)).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The days of a text behind `até`: `até 20/12`, `até dia 20/12` and `até o dia 20 de dezembro`. */
export function saidEnds(text: string): readonly SaidEnd[] {
  return [...text.matchAll(until)].map(([phrase, said = '']) => ({ day: readDay(said), phrase, said }));
}

/** The days in a row that a text names, `1 a 23 de dezembro`: the next such ones from a day on. */
export function saidSpans(text: string, today: string): readonly SaidEnd[] {
  return [...text.matchAll(span)].flatMap(([phrase, said = '']) => {
    const [from, last] = suchSpan(phrase, today)?.map(isoOf) ?? [];
    return from === undefined || last === undefined ? [] : [{ day: last, from, phrase, said }];
  });
}

const inMonth = new RegExp(
  String.raw`(?<!\p{L})(?:só|somente|apenas) em (${months.join('|')})(?: de (\d{4}))?(?=\s*(?:[.:;!)\n]|\p{Extended_Pictographic}|$))`,
  'iu',
);
const anyMonth = new RegExp(String.raw`(?<!\p{L})(?:${months.join('|')})(?!\p{L})`, 'iu');

/** The last day of the only month for which a text says that something holds, `só em fevereiro` at the end of a sentence or before a colon, with no further month behind it: the next such one from a day on. */
export function saidMonth(text: string, today: string): SaidEnd | undefined {
  const found = inMonth.exec(text);
  if (found === null) return undefined;
  const [phrase, said = '', written] = found;
  if (anyMonth.test(text.slice(found.index + phrase.length))) return undefined;
  const lastOf = (year: number) =>
    new Date(Date.UTC(year, months.indexOf(said.toLowerCase()) + 1, 0)).toISOString().slice(0, 10);
  const year = Number(written ?? today.slice(0, 4));
  const day = written === undefined && lastOf(year) < today ? lastOf(year + 1) : lastOf(year);
  return { day, phrase, said };
}
