import { months } from '../../../defaults/months.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { plain } from '../../../fields/plain.ts';
import { isRealDate } from '../../../fields/repair-date.ts';
import { dayNames } from '../../../fields/schedule.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { listStatements } from '../../schema/fields.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem, type Checked } from '../../source/place-problem.ts';

const monthNames = months.map(plain);
const weekdays = dayNames.map((name) => `${plain(name)}(?:-feira)?`).join('|');

const inWords = new RegExp(
  String.raw`(?<![\d.,/$-]|r\$ )(?<day>29|3\d)º? de (?<word>${monthNames.join('|')})(?: de (?<year>20\d\d))?(?![a-z\d])`,
  'g',
);

const numbers = String.raw`(?<day>29|3\d)/(?<month>0?[1-9]|1[0-2])`;
const withYear = new RegExp(String.raw`(?<![\w/.-])${numbers}/(?<year>20\d\d)(?![\d/])`, 'g');

/** What leads to two numbers that are a day: without it they may be a share or a size. */
const lead = String.raw`(?<![a-z])(?:ate|dias?|(?:${weekdays}),?)(?: o)?(?: dia)? `;
const span = String.raw`(?<!\d)(?:\d{1,2}/\d{1,2} ?(?:a|ao|ate|e|-|–)|(?<![a-z])(?:de|dias?|entre) \d{1,2} ?(?:a|ao|ate|e|-|–))(?: o)?(?: dia)? ?`;
const withoutYear = new RegExp(String.raw`(?<=${lead}|${span})${numbers}(?![\d/])`, 'g');

/** In a field for days there is nothing else that two numbers could be. */
const inField = new RegExp(String.raw`(?<![\d/.-])${numbers}(?![\d/])`, 'g');

/** So many days has a month at most, and February in a year that is told. */
function daysIn(month: number, year: number | undefined): number {
  return [31, 30, 29, 28].find((day) => isRealDate(`${day}/${month}/${year ?? 2024}`)) ?? 31;
}

/** A day that no calendar has, as typed, and the last one of its month in its place. */
export interface UnrealDay {
  readonly typed: string;
  readonly better: string;
  readonly month: number;
  readonly year?: number | undefined;
}

/** The days of a text that are on no calendar. */
function findUnreal(text: string, forms: readonly RegExp[]): readonly UnrealDay[] {
  const said = plain(text);
  const found = forms.flatMap((form) =>
    [...said.matchAll(form)].flatMap(({ index, 0: match, groups = {} }): UnrealDay[] => {
      const { day = '', word = '' } = groups;
      const month = Number(groups['month'] ?? monthNames.indexOf(word) + 1);
      const year = groups['year'] === undefined ? undefined : Number(groups['year']);
      if (Number(day) <= daysIn(month, year)) return [];
      const typed = text.slice(index, index + match.length);
      // A day that is there in some years alone is advised in none.
      const last = month === 2 && year === undefined ? 28 : daysIn(month, year);
      return [{ typed, better: typed.replace(day, String(last)), month, year }];
    }),
  );
  return found.filter(({ typed }, at) => found.findIndex((one) => one.typed === typed) === at);
}

interface Said extends Checked {
  readonly data: unknown;
}

/** A cheap test for what stands in every such day. */
const mayTell = /(?:29|3\d)(?:\/|º?\**\s+de\s)/;

/** The texts of some data, each with how it may tell days. */
const textsOf = ({ schema, data }: Said) =>
  listStatements(schema, data).flatMap(({ kind, value, path }) => {
    const rows = kind === 'hours' && Array.isArray(value) ? [...value.entries()] : [];
    const ofRows = rows.map(([index, row]: [number, unknown]) => ({
      text: isRecord(row) ? row['days'] : undefined,
      path: [...path, index, 'days'] as Path,
      forms: [inWords, withYear, inField],
    }));
    const isText = kind === 'prose' || kind === 'hours-line';
    return isText ? [{ text: value, path, forms: [inWords, withYear, withoutYear] }] : ofRows;
  });

/** Days in texts that no calendar has: `31/11`, `30 de fevereiro`. */
export function checkUnrealDays(said: Said): readonly Problem[] {
  const { source, base } = said;
  if (!mayTell.test(source.text)) return [];
  return textsOf(said).flatMap(({ text, path, forms }) => {
    if (typeof text !== 'string' || !mayTell.test(text)) return [];
    const place = [...base, ...path];
    return findUnreal(text.replaceAll('**', ''), forms).flatMap((day) => [
      {
        ...placeProblem(source, place, finding('unrealDay', day)),
        range: placePhrase(source, place, day.typed),
      },
    ]);
  });
}
