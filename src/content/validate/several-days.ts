import { nameDays } from '../../fields/days-and-hours.ts';
import { fold } from '../../fields/fold.ts';
import { namedDays, type NamedDay } from '../../fields/holidays.ts';
import { isRecord } from '../../fields/is-record.ts';
import { dayForm, isoOf, isRealDate, repairDate, suchEnd, suchSpan } from '../../fields/repair-date.ts';
import { dayNames, hasDayOf, schedule } from '../../fields/schedule.ts';
import { readSpecialDays } from '../../fields/special-day.ts';
import { daysBetween, daysFrom, formatDay } from '../../fields/text.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { longestRecess } from '../schema/fit-days.ts';
import { namesIn, outlineAt, outlineOf } from '../schema/outline.ts';
import { writeItem } from '../schema/write-item.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';
import { dashBefore } from './other-fields.ts';

/** `sábado e domingo` as one item of a list of days: an item for each. */
export function findDays({ source, base, schema }: Checked, path: Path, value: string): Finding | undefined {
  const outline = outlineAt(outlineOf(schema), path);
  const isDay =
    outline?.kind === 'choice' && dayNames.every((day) => outline.words.some(({ word }) => word === day));
  const days = isDay && typeof path.at(-1) === 'number' ? nameDays(value, dayNames) : undefined;
  const { line, column } = locate(source, [...base, ...path]);
  const before = source.text.split('\n')[line - 1]?.slice(0, column - 1) ?? '';
  return days === undefined || days.length < 2 || !/^[ -]*- $/.test(before)
    ? undefined
    : finding('severalDays', { typed: value, lines: days.map((day) => `- ${day}`), line, before });
}

const oneDay = String.raw`\d{1,2}(?:\/\d{1,2}(?:\/\d{4})?|º? de [a-z]{3,9}(?: de \d{4})?)?`;

/** `25/12/2026 e 01/01/2027`, in a text without accents, and nothing else. */
const listedDays = new RegExp(String.raw`^(?:dias? )?${oneDay}(?:(?:, | e )(?:dia )?${oneDay})+$`);

/** The days that a list of some names, each later than the one before. */
function readListed(value: string, today: string): readonly string[] {
  if (!listedDays.test(fold(value.trim()))) return [];
  const days = namedDays(value, today, 'next').map(({ date }) => date);
  const isSure = days.every(
    (day, at) => isRealDate(day) && (at === 0 || isoOf(day) > isoOf(days[at - 1] ?? '')),
  );
  return isSure ? days : [];
}

/** More days in a row are a year read amiss. */
const longestSpan = 200;

/** The days of a span or of a list; of a long span those on which a week as it is written is open. */
function readDays(value: string, today: string, week: unknown): readonly string[] {
  const [first, last] = suchSpan(value, today) ?? [];
  if (first === undefined || last === undefined) return readListed(value, today);
  const [from, until] = [isoOf(first), isoOf(last)];
  const count = daysBetween(from, until) + 1;
  if (count > longestSpan) return [];
  const days = daysFrom(from, until);
  const { data = [] } = schedule.shape.week.safeParse(week);
  const isOpen = (day: string) => data.length === 0 || data.some((row) => hasDayOf(row.days, day));
  return (count > longestRecess ? days.filter(isOpen) : days).map(formatDay);
}

/** What days are called each where the name of them all tells several: `Recesso de 24/12 a 02/01`, or `Natal e Ano Novo`. */
function namesOf(name: string, first: string, today: string): readonly NamedDay[] {
  const days = readSpecialDays(name, first, today) ?? namedDays(name, today, 'next');
  const hasHours = days.some((day) => 'closes' in day);
  return days.length < 2 || hasHours ? [] : days;
}

function nameOn(named: readonly NamedDay[], day: string): { readonly days?: string } {
  const name = named.find(({ date }) => date === day)?.days;
  return name === undefined ? {} : { days: name };
}

/** `24/12/2026 a 02/01/2027`, or two days, where hours take one day: an item for each of them that has none yet. */
export function findEachDay(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const { source, base, schema, today } = checked;
  const [field, at, outline] = [String(path.at(-1)), path.slice(0, -1), outlineOf(schema)];
  const [wanted, item] = [outlineAt(outline, path), outlineAt(outline, at)];
  const isDay = wanted?.kind === 'text' && wanted.control === 'date' && namesIn(item).includes('opens');
  const around = valueAt(source.data, [...base, ...at]);
  if (!isDay || typeof value !== 'string' || today === undefined || !isRecord(around)) return undefined;
  const list = valueAt(source.data, [...base, ...at.slice(0, -1)]);
  const rows = (Array.isArray(list) ? list : []).filter(isRecord);
  const name = typeof around['days'] === 'string' ? around['days'] : '';
  const taken = rows.map((one) => one[field]);
  const week = valueAt(source.data, [...base, ...at.slice(0, -2), 'week']);
  const [first, ...others] = readDays(value, today, week).filter((day) => !taken.includes(day));
  if (first === undefined || others.length === 0) return undefined;
  const within = outlineAt(outline, at.slice(0, -1));
  const most = within?.kind === 'list' ? within.most : undefined;
  if (most !== undefined && rows.length + others.length > most) {
    const [count, last] = [others.length + 1, others.at(-1) ?? first];
    return finding('tooManyDays', { field, count, most, name, first, last });
  }
  const named = namesOf(name, first, today);
  const write = (day: string) => ({ ...nameOn(named, day), [field]: day });
  const items = others.map((day) => writeItem(item, { ...around, ...write(day) }) ?? []);
  return finding('severalValues', { field, own: write(first), at: [...base, ...at], items });
}

/** Whether a name tells days: numbers, and not a year alone. */
const tellsDays = (name: string) => /\d/.test(name.replaceAll(/\b20\d{2}\b/g, ''));

/** The same where rows of hours go after a last day: the days in words, in one row. */
export function findDaysInRow(
  { source, base, schema, today }: Checked,
  path: Path,
  value: unknown,
): Finding | undefined {
  const [field, at] = [String(path.at(-1)), path.slice(0, -1)];
  const names = namesIn(outlineAt(outlineOf(schema), at));
  const isRow = ['days', 'time', 'showUntil'].every((name) => names.includes(name));
  const around = valueAt(source.data, [...base, ...at]);
  if (!isRow || typeof value !== 'string' || today === undefined || !isRecord(around)) return undefined;
  const [first, last = suchEnd(value, today)] = suchSpan(value, today) ?? [];
  const name = around['days'];
  if (last === undefined || typeof name !== 'string' || around['showUntil'] !== undefined) return undefined;
  const told = `${first === undefined ? 'até' : `${first.slice(0, 5)} a`} ${last.slice(0, 5)}`;
  const days = tellsDays(name) ? name : `${name}, ${told}`;
  return finding('daysInRow', { field, days, last, at: [...base, ...at], isSame: days === name });
}

/** `date: 25/12/2026` in a row of hours without such a field: the last day on which it is shown. */
export function findDateOfRow(checked: Checked, path: Path, key: string): Finding | undefined {
  const { source, base, schema } = checked;
  const around = valueAt(source.data, [...base, ...path]);
  const value = valueAt(around, [key]);
  const names = namesIn(outlineAt(outlineOf(schema), path));
  const isRow = ['days', 'time', 'showUntil'].every((name) => names.includes(name));
  if (
    !/^(?:date|data|dia)$/.test(key) ||
    !isRow ||
    typeof value !== 'string' ||
    valueAt(around, ['showUntil']) !== undefined
  )
    return undefined;
  const day = repairDate(value) ?? value;
  if (!dayForm.test(day) || !isRealDate(day)) return findDaysInRow(checked, [...path, key], value);
  return finding('otherField', {
    field: key,
    better: 'showUntil',
    line: `${dashBefore(checked, [...path, key])}showUntil: ${day}`,
  });
}
