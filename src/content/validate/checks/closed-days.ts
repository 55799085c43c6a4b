import { fold } from '../../../fields/fold.ts';
import { namedDays, type NamedDay } from '../../../fields/holidays.ts';
import { isoOf } from '../../../fields/repair-date.ts';
import { readClauses } from './day-clauses.ts';
import { closing, isUsual, opening, partOfDay, toCome, turning, withStops } from './day-words.ts';
import { recessIn } from './recess.ts';

/** What the day before it is called, or which day of the week it is. */
const calledDay = /(?<=\d)\s*\((?:\p{L}|[\s-])+\)/gu;

/** Closes at an hour, and is open until then. */
const closesAt = /\bfech(?:a|am|amos|aremos)\b.*\b(?:as|ao) (?:\d|meio)/;

/** What a part that says both says of the closed days: before it says of others that they are open, or behind their hours. */
function closedHalf(part: string): string {
  const folded = fold(part);
  const [closed, open] = [folded.search(closing), folded.search(opening)];
  if (closed < open) return part.slice(0, open);
  const behind = /^.*\d(?:h\d{0,2}|:\d{2})\b(.*)$/is.exec(part)?.[1];
  const halves = part
    .split(/\s+e\s+/)
    .filter((half) => closing.test(fold(half)) && !opening.test(fold(half)));
  return behind ?? halves.join('; ');
}

/** The parts of a sentence about several days that say of some that it is closed. */
function closedParts(typed: string): string {
  const says = (part: string, what: RegExp) => what.test(fold(part));
  const isOpen = (part: string) => says(part, opening) || (isUsual(part) && !says(part, closing));
  const sentence = typed.replaceAll(calledDay, (name) =>
    says(name, opening) || says(name, closing) ? name : '',
  );
  if (!says(sentence, opening) && !says(sentence, closesAt) && !sentence.split(turning).some(isOpen))
    return sentence;
  const parts: string[] = [];
  for (const part of sentence.split(turning)) {
    // Further days, of which the same is said as of those before.
    const isMore = !says(part, closing) && !isOpen(part) && parts.length > 0;
    if (isMore) parts.push(`${parts.pop() ?? ''}, ${part}`);
    else parts.push(part);
  }
  const closed = parts.filter((part) => says(part, closing) && !says(part, closesAt));
  return closed.map((part) => (says(part, opening) ? closedHalf(part) : part)).join('; ');
}

/** That it goes on, behind a comma. */
const goingOn = /[,–-]\s*(?:e )?(?:ja )?(?:volt|retorn|reabr)/;

/** A sentence without what it says, behind that it is closed, of the day on which it is open again. */
function beforeReturn(sentence: string): string {
  const said = fold(sentence);
  const [closed, back] = [said.search(closing), said.search(goingOn)];
  return closed !== -1 && back > closed ? sentence.slice(0, back) : sentence;
}

/** The days with a date on which some text says that it is closed; until the last day on which it is shown, those before that. */
export function closedDays(text: string, today: string, until: string | undefined): readonly NamedDay[] {
  const namedIn = (whole: string) => {
    const recess = recessIn(whole, today);
    if (recess !== undefined) return recess.closed;
    const sentence = beforeReturn(whole);
    const clauses = readClauses(sentence, today);
    if (clauses !== undefined) return clauses.flatMap(({ days, time }) => (time === 'fechado' ? days : []));
    const isClosing = closing.test(fold(sentence)) && !partOfDay.test(fold(sentence));
    const next = namedDays(isClosing ? closedParts(sentence) : '', today, 'next');
    const last = until === undefined ? [] : namedDays(isClosing ? closedParts(sentence) : '', until, 'last');
    // What stays only until a day speaks of one before it, or of the next one where that has been.
    return next.map((day, at) => (isoOf(last[at]?.date ?? '') >= today ? (last[at] ?? day) : day));
  };
  // Dates have no sign in them that ends a sentence.
  return toCome(
    withStops(text)
      .split(/[.!?;\n]/)
      .flatMap(namedIn),
    text,
    today,
  );
}
