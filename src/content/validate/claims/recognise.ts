import type { Statement } from '../../schema/fields.ts';
import type { Path } from '../../problems/problem.ts';
import { isShownOn } from '../../../fields/item.ts';
import { plainText } from '../../../fields/markup.ts';
import { findFigures, findLabelled, readFigure, type FigureFound } from './figures.ts';
import { areShifts, findNamedDays, readDays, readTime, type Day } from '../../../fields/days-and-hours.ts';
import { findBareHours, findHours, findHoursInLine, type HoursFound } from './hours.ts';
import { isWorkingDay, keyOfDay, type Key } from './key.ts';
import type { Vocabulary } from './vocabulary.ts';
import { tellsOtherDays } from '../checks/row-days.ts';

/** A statement, and what its value was read from. */
interface Told extends Statement {
  readonly typed?: (() => unknown) | undefined;
}

/** What a day is without hours. */
export const closed = 'fechado';

/** A list of hours, or a line of them, which tells the whole week: a day that it does not name is taken for closed. */
export interface WeekTold {
  /** The way to it. */
  readonly path: Path;
  readonly kind: 'hours' | 'hours-line' | 'opening-hours';
  /** All days that it names, those among them of which it tells no hours. */
  readonly named: readonly Day[];
  /** The working days that it tells to be closed while others are open: what is declared of working days is of all of them. */
  readonly closed: readonly Day[];
  /** The days that texts beside a list name, which thereby knows of them. */
  readonly noted?: readonly Day[] | undefined;
}

/** What a statement claims of the business. */
export interface Recognised {
  readonly keys: readonly Key[];
  /** In one form, so that equal claims have equal values. */
  readonly value: string;
  /** The number or the hours as typed. */
  readonly said: string;
  /** The stretch of the text that says it; the whole field when it is absent. */
  readonly phrase?: string | undefined;
  readonly path: Path;
  /** For hours in two fields: the path of the closing one. */
  readonly closingPath?: Path | undefined;
  /** For hours of a list or a line: that. */
  readonly week?: WeekTold | undefined;
}

const ofFigure = ({ subject, value, said, phrase }: FigureFound, path: Path): Recognised => ({
  keys: [subject],
  value,
  said,
  phrase,
  path,
});

const ofHours = ({ days, time, said, phrase }: HoursFound, path: Path, week?: WeekTold): Recognised => ({
  keys: days.map(keyOfDay),
  value: time,
  said,
  phrase,
  path,
  week,
});

/** The field's own figure, such as a rating. */
function ofField(
  subject: 'rating' | 'reviews' | 'founded',
  { value, path, typed }: Told,
): readonly Recognised[] {
  const read = readFigure(subject, String(value));
  if (read === undefined) return [];
  const written = typed?.();
  return [
    { keys: [subject], value: read, said: typeof written === 'string' ? written : String(value), path },
  ];
}

interface Row {
  readonly days: readonly Day[];
  readonly time: string;
  readonly said: string;
  readonly path: Path;
  readonly closingPath?: Path;
}

/** The working days that are closed while others of them are open, and which of these no row tells to be open as well. */
function closedAmong(rows: readonly Pick<Row, 'days' | 'time'>[]) {
  const daysOf = (isClosed: boolean) =>
    rows.flatMap(({ days, time }) => ((time === closed) === isClosed ? days.filter(isWorkingDay) : []));
  const open = daysOf(false);
  const all = open.length === 0 ? [] : daysOf(true);
  return { all, alone: all.filter((day) => !open.includes(day)) };
}

/** The hours of a day in rows of one list: of all that name it, or where these cannot all be, of the one of fewest days. */
function timesOn(rows: readonly Row[], day: Day): readonly Row[] {
  const named = rows.filter((row) => row.days.includes(day));
  if (areShifts([...new Set(named.map(({ time }) => time))])) return named;
  return named.toSorted((one, other) => one.days.length - other.days.length).slice(0, 1);
}

/** Rows of one list. A day with several rows, such as morning and afternoon, is open at all of their hours. */
function ofRows(rows: readonly Row[], told: Omit<WeekTold, 'closed'>): readonly Recognised[] {
  const some = closedAmong(rows);
  const week = { ...told, closed: some.alone };
  return rows.flatMap((one) => {
    const { path, closingPath, time } = one;
    const days = one.days.filter(
      (day) => timesOn(rows, day).includes(one) && !(time === closed && some.all.includes(day)),
    );
    const openOn = (day: Day) => timesOn(rows, day);
    const valueOn = (day: Day) => [...new Set(openOn(day).map(({ time }) => time))].toSorted().join(' ');
    return [...new Set(days.map(valueOn))].map((value) => {
      const same = days.filter((day) => valueOn(day) === value);
      const said = same
        .slice(0, 1)
        .flatMap(openOn)
        .filter(({ time }, index, all) => all.findIndex((row) => row.time === time) === index)
        .map((row) => row.said);
      return { keys: same.map(keyOfDay), value, said: said.join(' e '), path, closingPath, week };
    });
  });
}

function ofVisibleRows({ value, path }: Statement, { today }: Vocabulary): readonly Recognised[] {
  // The kind is declared only for fields of this type.
  const rows = value as readonly { readonly days: string; readonly time: string }[];
  const shown = [...rows.entries()].filter(([, row]) => isShownOn(row, today));
  const named = shown.flatMap(([, { days, time }]) => findNamedDays(`${days} ${time}`));
  const told = shown.flatMap(([index, { days, time }]) => {
    const read = { days: readDays(days), time: readTime(time) };
    // Of hours that tell other days as well, these are asked about first.
    if (read.days === undefined || read.time === undefined || tellsOtherDays(days, time)) return [];
    return [{ days: read.days, time: read.time, said: time, path: [...path, index, 'time'] }];
  });
  return ofRows(told, { path, kind: 'hours', named });
}

function ofOpeningHours({ value, path }: Statement): readonly Recognised[] {
  // The kind is declared only for fields of this type.
  const rows = value as readonly { readonly days: readonly string[]; opens: string; closes: string }[];
  const told = rows.map(({ days, opens, closes }, index) => ({
    days: days.flatMap((day) => readDays(day) ?? []),
    time: `${opens}-${closes}`,
    said: `${opens}–${closes}`,
    path: [...path, index, 'opens'],
    closingPath: [...path, index, 'closes'],
  }));
  const named = rows.flatMap(({ days }) => days.flatMap((day) => readDays(day) ?? []));
  return ofRows(told, { path, kind: 'opening-hours', named });
}

function ofLabelled({ value, path }: Statement, vocabulary: Vocabulary): readonly Recognised[] {
  // The kind is declared only for fields of this type.
  const figure = value as { readonly value: string; readonly label: string };
  const found = findLabelled(figure.value, figure.label, vocabulary);
  return found === undefined ? [] : [ofFigure(found, [...path, 'value'])];
}

/** A longer text is no copy for a page, and would only take time. */
const longest = 4000;

function ofProse({ value, path }: Statement, vocabulary: Vocabulary): readonly Recognised[] {
  const typed = String(value);
  // What somebody has put in bold is said all the same.
  const text = /\*\*|\]\(/.test(typed) ? plainText(typed) : typed;
  // Without a digit or a "mil" there is nothing to find.
  if (text.length > longest || !/\d|mil|fechad/i.test(text)) return [];
  return [
    ...findFigures(text, vocabulary).map((found) => ofFigure(found, path)),
    ...findHours(text).map((found) => ofHours(found, path)),
  ];
}

function ofLine(statement: Statement, vocabulary: Vocabulary): readonly Recognised[] {
  const { path } = statement;
  const text = String(statement.value).slice(0, longest);
  const found = findHoursInLine(text);
  const some = closedAmong(found);
  const week: WeekTold = { path, kind: 'hours-line', named: findNamedDays(text), closed: some.alone };
  const hours = found.map((one) => {
    const days = one.time === closed ? one.days.filter((day) => !some.all.includes(day)) : one.days;
    return ofHours({ ...one, days }, path, week);
  });
  return [...hours, ...ofProse(statement, vocabulary)];
}

/** What a text claims that holds days and hours alone, where it is known that these are the business's. */
export function recogniseBare({ value, path }: Statement): readonly Recognised[] {
  const text = String(value);
  return text.length > longest ? [] : findBareHours(text).map((found) => ofHours(found, path));
}

type Reader = (statement: Told, vocabulary: Vocabulary) => readonly Recognised[];

const readers: Readonly<Record<Statement['kind'], Reader>> = {
  prose: ofProse,
  figure: ofLabelled,
  hours: ofVisibleRows,
  'hours-line': ofLine,
  'opening-hours': ofOpeningHours,
  // They are of one day, and claim nothing of those of a week.
  'special-days': () => [],
  rating: (statement) => ofField('rating', statement),
  'review-count': (statement) => ofField('reviews', statement),
  founded: (statement) => ofField('founded', statement),
};

/** What a statement claims of the whole business: figures and hours, each with its place. */
export function recognise(statement: Told, vocabulary: Vocabulary): readonly Recognised[] {
  return readers[statement.kind](statement, vocabulary).filter(({ keys }) => keys.length > 0);
}
