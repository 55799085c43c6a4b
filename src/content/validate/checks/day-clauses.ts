import { readTime } from '../../../fields/days-and-hours.ts';
import { fold } from '../../../fields/fold.ts';
import { namedDays, tellsSpan, type NamedDay } from '../../../fields/holidays.ts';

/** A day of a sentence: by its date, by its number behind `dia` or before a date, or a holiday. In a text without accents. */
const day = String.raw`(?:(?:n?os?\s)?dias?\s)?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?<=dias?\s)\d{1,2}(?![\d:h]|\s?h)|\d{1,2}(?=\s?(?:,|e)\s?\d{1,2}\/\d)|(?:vespera (?:de |do )?)?(?:natal|ano[ -]novo|reveillon))`;

/** Days of which one thing is said behind them. */
const group = new RegExp(String.raw`\b${day}(?:\s?(?:,|e|\+)\s?(?:n?os?\s|em\s)?${day})*`, 'g');

const closed =
  /\b(?:fechad[oa]s?|fech(?:amos|aremos|a)\s*(?:[,;|]|e?\s*$)|nao (?:(?:ha|havera|vamos|iremos|teremos) )?(?:abr|atend|funcion|exped)\w*|sem (?:atend|exped)\w*)/;

const until = /\bate (?:as |ao? |o )?(\d{1,2}(?:\s?h(?:\d\d)?|:\d\d)?|meio[- ]dia)(?![\d/])/;

/** That things are as on any day again. */
const usual = /\b(?:volt|retorn|normal|reabr)\w*/;

/** What is said of some days: closed, or open until an hour or for some hours. */
interface Clause {
  readonly days: readonly NamedDay[];
  readonly time: string | undefined;
}

function timeOf(said: string): string | undefined {
  if (closed.test(said)) return 'fechado';
  const [, hour] = until.exec(said) ?? [];
  if (hour !== undefined) return `ate ${hour}`;
  const [span = '', ...more] = (readTime(said.replaceAll(/[,;|]\s*$/g, '').trim()) ?? '').split(' ');
  return span.includes('-') && more.length === 0 ? span : undefined;
}

/**
 * What a sentence says of days one after another, each time behind them: `24/12 até 12h, 25/12 fechado`. Nothing where it says it of
 * fewer than two, before them, or of days from one to another.
 */
export function readClauses(sentence: string, today: string): readonly Clause[] | undefined {
  const said = fold(sentence).replaceAll(
    /(vespera (?:de |do )?natal) e (?:de |do )?(?=ano)/g,
    '$1 e vespera de ',
  );
  // Hours are no days from one to another.
  const bare = said
    .replaceAll(new RegExp(until, 'g'), ' ')
    .replaceAll(/\d{1,2}(?:h\d{0,2}|:\d\d)\s?(?:as?|ate|[-–])\s?\d{1,2}/g, ' ');
  if (tellsSpan(bare)) return undefined;
  const groups = [...said.matchAll(group)];
  const [first] = groups;
  const lead = said.slice(0, first?.index);
  if (first === undefined || closed.test(lead) || /\b(?:atend|abr|funcion)\w*/.test(lead)) return undefined;
  const clauses = groups.flatMap(({ 0: named, index }, at): readonly Clause[] => {
    const behind = said.slice(index + named.length, groups[at + 1]?.index);
    // A heading says nothing of its day.
    if (!/[a-z\d]/.test(behind.replace(/\be\b/g, ''))) return [];
    const time = timeOf(behind);
    return time === undefined && usual.test(behind) ? [] : [{ days: namedDays(named, today, 'next'), time }];
  });
  return clauses.length > 1 && clauses.some(({ time }) => time === 'fechado') ? clauses : undefined;
}
