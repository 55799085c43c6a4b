import { capital } from '../../../fields/capital.ts';
import { daysPattern, readDays, splitDays } from '../../../fields/days-and-hours.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { plain } from '../../../fields/plain.ts';
import { bareTime } from '../../../fields/week-rows.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { writeValue } from '../../problems/wording.ts';
import { listStatements } from '../../schema/fields.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { locate } from '../../source/source.ts';
import { rowsOfItem } from '../item-rows.ts';
import type { CheckedSection } from '../pages.ts';

/** Hours with the days that they are of, as they are typed. */
type Row = readonly [days: string, time: string];

const leadingDays = new RegExp(`^${daysPattern}`);

/** A part of what is typed as hours, with the days that it begins with; nothing where it begins with none. */
function readPart(part: string): Row | undefined {
  const [said] = leadingDays.exec(plain(part)) ?? [];
  if (said === undefined) return undefined;
  const time = bareTime(part.slice(said.length).replace(/^[\s:,–-]+/, ''));
  const days = part.slice(0, said.length).trim();
  return splitDays(part) ?? [capital(days), time];
}

/** Whether some days are among others; holidays are no day of the week, and among none. */
function isAmong(days: string, others: string): boolean {
  const [some, all] = [readDays(days) ?? [], readDays(others) ?? []];
  return some.length > 0 && some.every((day) => all.includes(day));
}

/** In plain text, what stands between hours of several days: a stroke behind hours, or a sign that ends. */
const between = /\s*[;|\n]\s*|(?<=\d\s?h?|fechad[oa]s?)\s*\/\s*/g;

/** A joint behind hours with a day behind it, which may begin a row or go on with words. */
const joint = new RegExp(String.raw`(?<=\d\s?h?|fechad[oa]s?)\s*(?:,|\be\b)\s*(?=${daysPattern})`, 'g');

function splitAt(text: string, signs: RegExp): readonly string[] {
  const found = [...plain(text).matchAll(signs)].map(({ index, 0: sign }) => [index, sign.length] as const);
  const starts = [0, ...found.map(([index, length]) => index + length)];
  return starts.map((from, at) => text.slice(from, found[at]?.[0])).filter((part) => part.trim() !== '');
}

/** The parts of what is typed as hours, between which others begin: behind a comma only days with their hours. */
function partsOf(time: string): readonly string[] {
  return splitAt(time, between).flatMap((part) => {
    const parts = splitAt(part, joint);
    return parts.slice(1).every((other) => splitDays(other) !== undefined) ? parts : [part];
  });
}

/** What says when it is open on a day. */
const isTime = /\d|fechad|plant[aã]o|consult|agend|combinar/i;

/** A longer text tells no hours, and its spaces alone would take seconds. In letters. */
const longest = 500;

interface Told {
  /** The hours of the row's own days. */
  readonly own: string;
  readonly others: readonly Row[];
  /** Whether a part is about some of the row's own days alone. */
  readonly isPartial: boolean;
}

/** The hours that a row tells with their days, its own and others; nothing where it names none. */
function readRow(days: string, time: string): Told | undefined {
  // What stands in brackets goes with what stands before them, and a name of no day tells rows apart.
  if (time.length > longest || time.includes('(') || (readDays(days) ?? []).length === 0) return undefined;
  const parts = partsOf(time);
  const rows = parts.map(readPart);
  const others = rows.filter((row) => row !== undefined && !isAmong(row[0], days)) as readonly Row[];
  const own = parts.flatMap((part, at) => {
    const row = rows[at];
    if (row === undefined) return [part];
    return isAmong(row[0], days) ? [row[1]] : [];
  });
  const isWhole = [...others, ...own.map((said) => [days, said] as const)].every(([, said]) => said !== '');
  if (!isWhole || rows.every((row) => row === undefined) || others.some(([, said]) => !isTime.test(said)))
    return undefined;
  const isPartial = rows.some((row) => row !== undefined && isAmong(row[0], days) && !isAmong(days, row[0]));
  return { own: own.join(' e '), others, isPartial };
}

const hasDays = (one: unknown, days: string) =>
  isRecord(one) && typeof one['days'] === 'string' && isAmong(days, one['days']);

function checkList(section: CheckedSection, list: Path, rows: readonly unknown[]): readonly Problem[] {
  const { source, base } = section;
  return rows.flatMap((row, at): readonly Problem[] => {
    const { days, time } = isRecord(row) ? row : {};
    const told = typeof days === 'string' && typeof time === 'string' ? readRow(days, time) : undefined;
    if (told === undefined) return [];
    const path = [...list, at, 'time'];
    if (told.others.length === 0) {
      if (told.isPartial) return [];
      const line = `time: ${writeValue(told.own)}`;
      return [placeProblem(source, [...base, ...path], finding('daysInTime', { line }))];
    }
    const isKnown = ([name]: Row) => rows.some((one) => hasDays(one, name));
    const fresh = told.others.filter((other) => !isKnown(other));
    const known = told.others.filter(isKnown);
    const { first, last, column } = rowsOfItem(section, [...list, at]);
    const place = locate(source, [...base, ...path], 'key');
    const lines = source.text.split(/\r?\n/).slice(first - 1, last);
    const lead = (lines[place.line - first] ?? '').slice(0, place.column - 1);
    lines[place.line - first] = `${lead}time: ${told.own === '' ? '…' : writeValue(told.own)}`;
    const added = fresh.flatMap(([name, said]) => [
      `- days: ${writeValue(name)}`,
      `  time: ${writeValue(said)}`,
    ]);
    const mistake = finding('otherDaysInTime', {
      others: told.others.map((one) => one.join(': ')),
      known: known.map(([name]) => name),
      first,
      last,
      lines: told.isPartial ? [] : [...lines, ...added.map((line) => ' '.repeat(column) + line)],
    });
    return [placeProblem(source, [...base, ...path], mistake)];
  });
}

/** Rows of hours that tell days once more, or those of other days too: a visitor would look for them on a row of their own. */
export function checkRowDays(section: CheckedSection): readonly Problem[] {
  return listStatements(section.schema, section.data).flatMap(({ kind, value, path }) =>
    kind === 'hours' && Array.isArray(value) ? checkList(section, path, value) : [],
  );
}

/** Whether what a row tells as its hours is about other days than its own, too. */
export function tellsOtherDays(days: string, time: string): boolean {
  return (readRow(days, time)?.others.length ?? 0) > 0;
}
