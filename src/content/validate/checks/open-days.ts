import { readTime } from '../../../fields/days-and-hours.ts';
import { fold } from '../../../fields/fold.ts';
import { namedDays, type NamedDay } from '../../../fields/holidays.ts';
import { readClauses } from './day-clauses.ts';
import {
  closing,
  isUsual,
  onlyClosing,
  opening,
  opensFor,
  partOfDay,
  toCome,
  turning,
  withStops,
} from './day-words.ts';
import { closingHour, recessIn } from './recess.ts';

/** Until when it is open, in a text without accents. */
const untilHour = /\bate (?:as |ao? |o )?(?:\d{1,2}(?:\s?h(?:\d\d)?|:\d\d)|meio[- ]dia)(?![\d/])/;

/** What says when things are as on any day again, which is no day with hours of its own. */
const returning = /\b(?:e\s+)?(?:retorn|volt|reabr)\p{L}*.*$/isu;

/** The hour at which it opens alone, in a text without accents. */
const opensAt =
  /\b(?:abr(?:e|imos|iremos)|(?:vamos|iremos) abrir|atend(?:e|emos|eremos)|comec(?:amos|aremos)(?: a atender)?)(?: (?:so|somente|apenas|excepcionalmente))?(?: (?:a|de|pela) tarde,?)? (?:as|a partir das?) (\d{1,2}(?:\s?h(?:\d\d)?|:\d\d)|meio[- ]dia)\b(?!\s?(?:as?|ate|-|–))/;

/** That it goes on. */
const back = /\b(?:volt|retorn|reabr)/;

/** For what it closes, behind the hour, and not to open again. */
const whyClosed =
  /(?<=\d(?:h\d*|:\d\d)?) (?:para(?! (?:o )?almoco)|por|devido|pois|porque)\b(?!.*\b(?:reabr|volt)).*$/;

/** Days and hours with nothing else beside them. */
const onlyHours =
  /^(?:\s|,|:|[–-]|\b(?:n?os?|em|e|dias?|das?|de|as|ao?|ate|so|somente|apenas|vespera|natal|ano|novo|meio)\b|[\d/]+(?![\d/])(?:h\d*(?!\d)|:\d\d)?)+$/;

/** A day that is the first or the last of many, in a text without accents. */
const boundary =
  /\b(?:ate|a partir d[eo]|desde)(?: o)?(?: dia)? (?:\d{1,2}(?:\/|º? de [a-z])|(?:vespera d[eo] )?(?:natal|ano[ -]novo)\b)|\b(?:em diante|adiante)\b/;

/** What a part of a sentence tells: days, hours, and that it is open or closed then. */
function tellsIn(part: string, today: string) {
  const said = fold(part);
  return {
    hasDays: namedDays(part, today, 'next').length > 0,
    hasHours: readTime(said) !== undefined || untilHour.test(said) || closingHour.test(said),
    isClosed: closing.test(said),
    isSaid: [opening, closing, opensFor].some((what) => what.test(said)),
  };
}

/**
 * Parts of a sentence, which say one thing together: `Domingo, 06/12, atendemos das 9h às 13h` and `Abertos no Natal, 25/12, das 9h às
 * 12h` are about one day.
 */
function joinParts(parts: readonly string[], today: string): readonly string[] {
  const joined: string[] = [];
  let last = tellsIn('', today);
  for (const part of parts) {
    const own = tellsIn(part, today);
    const isMore = own.hasDays ? !last.isSaid || (!own.isSaid && !own.hasHours) : own.isSaid || own.hasHours;
    const isOne = last.hasDays && !last.hasHours && !last.isClosed && isMore;
    if (isOne) joined.push(`${joined.pop() ?? ''} ${part}`);
    else joined.push(part);
    last = isOne
      ? {
          hasDays: true,
          hasHours: own.hasHours,
          isClosed: own.isClosed,
          isSaid: last.isSaid || own.isSaid,
        }
      : own;
  }
  return joined;
}

/** The days with a date on which some text says that it is open for some hours, each part of a sentence with its own. */
export function openDays(text: string, today: string): readonly (readonly [NamedDay, string])[] {
  const sentences = withStops(text)
    // Brackets say what a day is called, or its date.
    .replaceAll(/\((\d{1,2}\/\d{1,2}(?:\/\d{4})?)\)/g, ' $1 ')
    .replaceAll(/\([^()]*\)/g, ' ')
    .split(/[!?;\n]|\.(?!\d)/);
  const recesses = sentences.map((sentence) => recessIn(sentence, today));
  const halves = recesses.flatMap((recess) => (recess?.half === undefined ? [] : [recess.half]));
  const clauses = sentences.map((sentence) => readClauses(sentence, today));
  const told = clauses.flatMap((some = []) =>
    some.flatMap(({ days, time }) =>
      time === undefined || time === 'fechado' ? [] : days.map((one) => [one, time] as const),
    ),
  );
  const parts = sentences.flatMap((sentence, at) =>
    recesses[at] === undefined && clauses[at] === undefined ? joinParts(sentence.split(turning), today) : [],
  );
  // Behind closed days an hour of opening is that of the return.
  const isReturn = closing.test(fold(text)) || back.test(fold(text));
  const open = parts.flatMap((part) => {
    const said = fold(part);
    if (boundary.test(said)) return [];
    const later = isReturn ? null : opensAt.exec(said);
    if (later !== null) {
      const days = namedDays(said.replace(opensAt, ' '), today, 'next');
      return days.map((one) => [one, `a partir das ${later[1] ?? ''}`] as const);
    }
    const isOpen = opensFor.test(said) || onlyHours.test(said);
    const atHour = onlyClosing.test(said.replace(whyClosed, '')) ? closingHour.exec(said) : null;
    const isHalf = atHour !== null || (isOpen && !closing.test(said));
    if (!isHalf || partOfDay.test(said)) return [];
    // The month of a date is no hour.
    const [span = '', ...more] = (readTime(part.replaceAll(/\d{1,2}\/[\d/]+/g, ' ')) ?? '').split(' ');
    const { 0: until, index = part.length } = atHour ?? untilHour.exec(said) ?? {};
    const time = span.includes('-')
      ? span
      : atHour === null
        ? until?.replace(' o ', ' ')
        : `ate ${atHour[1] ?? ''}`;
    // Behind a day an hour would read as the end of a span of days.
    const rest = `${part.slice(0, index)} ${part.slice(index + (until?.length ?? 0))}`.replace(returning, '');
    const days = namedDays(rest, today, 'next');
    return time === undefined || more.length > 0 ? [] : days.map((day) => [day, time] as const);
  });
  const all = [...halves, ...told, ...open];
  const coming = new Set(
    toCome(
      all.map(([day]) => day),
      text,
      today,
    ),
  );
  return all.filter(([day]) => coming.has(day));
}

/** Stands for the hours of any such day of the week. */
export const asUsual = 'normal';

/** The days with a date on which some text says that it is open as on any other. */
export function usualDays(text: string, today: string): readonly NamedDay[] {
  const parts = withStops(text)
    .split(/[!?;\n]|\.(?!\d)/)
    .flatMap((sentence) => joinParts(sentence.split(turning), today))
    .filter((part) => isUsual(part) && !closing.test(fold(part)));
  const days = parts.flatMap((part) => namedDays(part, today, 'next'));
  return toCome(days, text, today);
}
