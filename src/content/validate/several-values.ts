import { nameDays } from '../../fields/days-and-hours.ts';
import { isoOf, suchSpan } from '../../fields/repair-date.ts';
import { dayNames } from '../../fields/schedule.ts';
import { daysBetween, formatDay } from '../../fields/text.ts';
import { isRecord } from '../../fields/is-record.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { behaviourFor } from '../schema/fields.ts';
import { fieldsIn, namesIn, outlineAt, outlineOf } from '../schema/outline.ts';
import { writeItem } from '../schema/write-item.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';

/** A text, or the items of a list or the fields of a group as one: `pequeno: 35` and `grande: 60`. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(asText).join('; ');
  if (!isRecord(value)) return '';
  return Object.entries(value)
    .map(([name, said]) => `${name} ${String(said)}`)
    .join('; ');
}

/** `sábado e domingo` as one item of a list of days: an item for each. */
export function findDays({ source, base, schema }: Checked, path: Path, value: string): Finding | undefined {
  const outline = outlineAt(outlineOf(schema), path);
  const isDay =
    outline?.kind === 'choice' && dayNames.every((day) => outline.words.some(({ word }) => word === day));
  const days = isDay && typeof path.at(-1) === 'number' ? nameDays(value, dayNames) : undefined;
  const { line, column } = locate(source, [...base, ...path]);
  const before = source.text.split('\n')[line - 1]?.slice(0, column - 1) ?? '';
  return days === undefined || !/^[ -]*- $/.test(before)
    ? undefined
    : finding('severalDays', { typed: value, lines: days.map((day) => `- ${day}`), line, before });
}

/** With more days than these nobody lists each of them. */
const mostDays = 16;

/** The days from one to another, as `31/01/2026`. */
function daysFrom([first, last]: readonly [string, string]): readonly string[] {
  const start = Date.parse(isoOf(first));
  const length = daysBetween(isoOf(first), isoOf(last)) + 1;
  return Array.from({ length: Math.max(0, length) }, (_, turn) =>
    formatDay(new Date(start + turn * 86_400_000).toISOString().slice(0, 10)),
  );
}

/** `24/12/2026 a 02/01/2027` where hours take one day: an item for each of them. */
export function findEachDay(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const { source, base, schema, today } = checked;
  const [field, at, outline] = [String(path.at(-1)), path.slice(0, -1), outlineOf(schema)];
  const [wanted, item] = [outlineAt(outline, path), outlineAt(outline, at)];
  const isDay = wanted?.kind === 'text' && wanted.control === 'date' && namesIn(item).includes('opens');
  const around = valueAt(source.data, [...base, ...at]);
  if (!isDay || typeof value !== 'string' || today === undefined || !isRecord(around)) return undefined;
  const span = suchSpan(value, today);
  const [first, ...others] = span === undefined ? [] : daysFrom(span);
  if (first === undefined || others.length === 0 || others.length >= mostDays) return undefined;
  const items = others.map((day) => writeItem(item, { ...around, [field]: day }) ?? []);
  return finding('severalValues', { field, own: { [field]: first }, at: [...base, ...at], items });
}

/** Several values in a field of an item that takes one: the item is several. */
export function findSeveral(checked: Checked, path: Path, value: unknown): Finding | undefined {
  const outline = outlineOf(checked.schema);
  const [field, at] = [String(path.at(-1)), path.slice(0, -1)];
  const [wanted, item] = [outlineAt(outline, path), outlineAt(outline, at)];
  const around = valueAt(checked.source.data, [...checked.base, ...at]);
  const values = wanted && behaviourFor(wanted.schema)?.several?.(asText(value));
  const [first, ...others] = values ?? [];
  if (first === undefined || others.length === 0 || typeof at.at(-1) !== 'number' || !isRecord(around))
    return undefined;
  const names = namesIn(item);
  const name =
    names.includes('size') && around['size'] === undefined
      ? 'size'
      : fieldsIn(item).find((one) => one.isNeeded)?.name;
  if (name === undefined || name === field) return undefined;
  const own = typeof around[name] === 'string' ? around[name] : undefined;
  const write = ({ words, price }: typeof first) => ({
    [name]: own === undefined ? words : `${own} ${words === '' ? '…' : words}`,
    [field]: price,
  });
  const items = others.map((one) => writeItem(item, { ...around, ...write(one) }));
  if (items.some((lines) => lines === undefined)) return undefined;
  return finding('severalValues', {
    field,
    own: write(first),
    at: [...checked.base, ...at],
    items: items.map((lines) => lines ?? []),
  });
}
