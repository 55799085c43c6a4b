import { fold } from '../../../fields/fold.ts';
import { namedDays, withPlainDays, type NamedDay } from '../../../fields/holidays.ts';
import { isoOf, suchSpan } from '../../../fields/repair-date.ts';
import { daysBetween, daysFrom, formatDay } from '../../../fields/text.ts';
import { asMeant } from './day-words.ts';

/** Days in a row on which a business is closed. */
interface Recess {
  readonly closed: readonly NamedDay[];
  /** The first of them, where it is open until an hour. */
  readonly half?: readonly [day: NamedDay, until: string] | undefined;
}

const day = String.raw`\d{1,2}(?:\/\d{1,2}(?:\/\d{4})?| de [a-z]{4,9}(?: de \d{4})?)`;

/** `de 24/12 a 02/01` or `do dia 24 ao dia 26/12`, in a text without accents: the first day may have the month of the last. */
const fromTo = new RegExp(
  String.raw`(?<first>${day}|\d{1,2}) ?(?:a|ao|ate|–|-)(?: o)?(?: dia)? ?(?<last>${day})`,
);

/** What says that nobody works for some days. */
const isAway =
  /\b(?:recesso(?! escolar)|ferias coletivas|(?:estaremos|estamos|entramos|saimos) (?:em|de) ferias|(?<!nao )(?:fechad[oa]s?|fech(?:amos|aremos)(?= (?:d[eo]|n[oa]s?|entre|dia)\b))|nao (?:vamos |iremos |havera )?(?:abr|atend|funcion)\w*)\b/;

/** What is said of one day of the week among them. */
const ofWeekday = /: ?(?:n[oa] )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)\b.*$/s;

/** An hour at which it closes, in a text without accents. */
export const closingHour = /\b(?:as|ao) (\d{1,2}(?:\s?h(?:\d\d)?|:\d\d)|meio[- ]dia)(?![\d/])/;

/** That it closes, and what says when it goes on. */
const leaving = /\b(?<!nao )fech(?:amos|aremos)\b/;
const back = /\b(?:e )?(?:volta(?:mos|remos)|retorna(?:mos|remos)|reabr(?:imos|iremos))\b/;

/** More days are no recess that somebody would write a notice about, but a year read amiss. */
const most = 45;

/** All days from one to another, both as ISO; nothing where they are turned or too many. */
const daysOf = (first: string, last: string) =>
  daysBetween(first, last) < most ? daysFrom(first, last) : [];

/** A day with its name, where it has one. */
const named = (iso: string, today: string): NamedDay =>
  namedDays(formatDay(iso), today, 'next')[0] ?? { days: formatDay(iso).slice(0, 5), date: formatDay(iso) };

/** `fechamos dia 24/12 ao meio-dia e voltamos dia 02/01`. */
function readLeaving(said: string, today: string): Recess | undefined {
  const at = said.search(back);
  const [before, after] = [said.slice(0, Math.max(at, 0)), said.slice(Math.max(at, 0))];
  if (at === -1 || !leaving.test(before)) return undefined;
  const until = closingHour.exec(before)?.[1];
  const [first, ...more] = namedDays(before.replace(closingHour, ' '), today, 'next');
  const [next, ...others] = namedDays(after.replace(closingHour, ' '), today, 'next');
  if (first === undefined || next === undefined || more.length + others.length > 0) return undefined;
  const days = daysOf(isoOf(first.date), isoOf(next.date)).slice(0, -1);
  if (days.length < 2) return undefined;
  const closed = (until === undefined ? days : days.slice(1)).map((one) => named(one, today));
  return { closed, half: until === undefined ? undefined : [first, `ate ${until}`] };
}

/** What a row may call such days before it tells them. */
const called = /^(?:recesso|f[ée]rias(?: coletivas)?)[\s:,(–-]+/iu;

/** A longer row is about more than days, and would only take time. In letters. */
const longestRow = 80;

/** The days of a row that is about nothing but days in a row, `De 20/12 a 05/01`; none once they have passed. */
export function daysInRow(said: string, today: string): readonly NamedDay[] {
  if (said.length > longestRow) return [];
  const span = suchSpan(withPlainDays(said).replace(called, '').replace(/\)$/, ''), today);
  if (span === undefined || isoOf(asMeant(span[1], said, today)) < today) return [];
  return daysOf(isoOf(span[0]), isoOf(span[1])).map((one) => named(one, today));
}

/** Nothing, or what only leads to days: `Atenção: de`. */
const leading =
  /^[^a-z]*(?:(?:atencao|aviso|comunicado|informamos que)[^a-z]*)?(?:(?:de|do|entre)(?: os?)?(?: dias?)?)?\s*$/;

/** Behind such days, that it closes on them, and nothing else. */
const closesThen = /^[\s,:–-]*fech(?:amos|aremos)(?: (?:para|por) [a-z ]{3,30})?[\s.!]*$/;

/** The days in a row on which a sentence says that it is closed. */
export function recessIn(sentence: string, today: string): Recess | undefined {
  const said = fold(sentence);
  const span = fromTo.exec(said);
  const { first, last } = span?.groups ?? {};
  const end = (span?.index ?? 0) + (span?.[0].length ?? 0);
  const [before, behind] = [said.slice(0, span?.index ?? 0), said.slice(end)];
  const isRecess =
    isAway.test(said.slice(0, end) + behind.replace(ofWeekday, ' ')) ||
    (closesThen.test(behind) && leading.test(before));
  if (first === undefined || last === undefined || !isRecess) return readLeaving(said, today);
  const [from, until] = suchSpan(`${first} a ${last}`, today) ?? [];
  const days = from === undefined || until === undefined ? [] : daysOf(isoOf(from), isoOf(until));
  return days.length === 0 ? undefined : { closed: days.map((one) => named(one, today)) };
}
