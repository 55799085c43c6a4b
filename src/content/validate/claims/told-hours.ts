import type { Path } from '../../problems/problem.ts';
import { listStatements, statementFor, type Statement } from '../../schema/fields.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { readDays, readTime, type Day } from '../../../fields/days-and-hours.ts';
import { tellsOtherDays } from '../checks/row-days.ts';
import { findHours, findHoursInLine, findHoursOfOne, type HoursFound } from './hours.ts';

/** Hours that a field tells, with its days: a row of a list, or a stretch of a text. */
export interface ToldHours {
  /** `row` has days and a time in words, `opening` has names of days and two hours, `line` and `prose` are texts. */
  readonly kind: 'row' | 'opening' | 'line' | 'prose';
  /** The way to the row, or to the text. */
  readonly path: Path;
  readonly days: readonly Day[];
  /** In one form, so that equal hours are equal: `08:30-18:30`, or `fechado`. */
  readonly time: string;
  /** The hours as typed. */
  readonly said: string;
  /** Of a text: the stretch that tells the days and the hours. */
  readonly phrase?: string;
}

function textAt(row: unknown, name: string): string {
  const value = isRecord(row) ? row[name] : undefined;
  return typeof value === 'string' ? value : '';
}

function ofRow(row: unknown, path: Path): readonly ToldHours[] {
  const said = textAt(row, 'time');
  const [days, time] = [readDays(textAt(row, 'days')), readTime(said)];
  // What it is to be is asked first.
  if (tellsOtherDays(textAt(row, 'days'), said)) return [];
  return days === undefined || time === undefined ? [] : [{ kind: 'row', path, days, time, said }];
}

function ofOpening(row: unknown, path: Path): readonly ToldHours[] {
  const names: unknown = isRecord(row) ? row['days'] : undefined;
  const days = (Array.isArray(names) ? names : []).flatMap((day) => readDays(String(day)) ?? []);
  const said = `${textAt(row, 'opens')}–${textAt(row, 'closes')}`;
  const time = readTime(said);
  return days.length === 0 || time === undefined ? [] : [{ kind: 'opening', path, days, time, said }];
}

function toldBy({ kind, value, path }: Statement): readonly ToldHours[] {
  if ((kind === 'hours' || kind === 'opening-hours') && Array.isArray(value)) {
    const read = kind === 'hours' ? ofRow : ofOpening;
    return value.flatMap((row, index) => read(row, [...path, index]));
  }
  if (typeof value !== 'string' || (kind !== 'hours-line' && kind !== 'prose')) return [];
  // Hours have digits, or are none.
  if (!/\d|fechad/i.test(value)) return [];
  return kind === 'hours-line'
    ? inText('line', path, findHoursInLine(value))
    : inText('prose', path, findHours(value));
}

const inText = (kind: 'line' | 'prose', path: Path, found: readonly HoursFound[]): readonly ToldHours[] =>
  found.map(({ days, time, said, phrase }) => ({ kind, path, days, time, said, phrase }));

/** Every field of some data, as it is typed, that tells hours of the business. */
export function listToldHours(...[schema, data]: Parameters<typeof listStatements>): readonly ToldHours[] {
  return listStatements(schema, data).flatMap(toldBy);
}

/** The lines of some data that tell hours behind the name of the one thing that has them, which are not the business's. */
export function listHoursOfOne(...[schema, data]: Parameters<typeof listStatements>): readonly ToldHours[] {
  return listStatements(schema, data).flatMap(({ kind, value, path }) =>
    kind === 'hours-line' && typeof value === 'string' ? inText('line', path, findHoursOfOne(value)) : [],
  );
}

/** The rows of lists of hours in some data, and nothing that a text tells. */
export function listHoursRows(...[schema, data]: Parameters<typeof listStatements>): readonly ToldHours[] {
  return listStatements(schema, data)
    .filter(({ kind }) => kind === 'hours' || kind === 'opening-hours')
    .flatMap(toldBy);
}

/** The ways to the lists of days unlike others in some data. */
export function listSpecialDays(...[schema, data]: Parameters<typeof listStatements>): readonly Path[] {
  return listStatements(schema, data).flatMap(({ kind, path }) => (kind === 'special-days' ? [path] : []));
}

/** Whether a field is there to tell hours of the business. */
export function isForHours(schema: Parameters<typeof statementFor>[0]): boolean {
  return ['hours', 'hours-line', 'opening-hours'].includes(statementFor(schema) ?? '');
}
