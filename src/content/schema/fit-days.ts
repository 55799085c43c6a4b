import { readHoursRows, writeDays, writeTime } from '../../fields/week-rows.ts';
import { readDatedRow } from '../../fields/special-day.ts';
import type { Parts } from './fit-parts.ts';
import { namesIn, type Outline } from './outline.ts';

/** `24/12  8h as 12h` as an item about a day with a date; nothing where a list has no such items, or for any other row. */
export function fitSpecialDay(item: Outline, line: string, today: string): Parts | undefined {
  const names = namesIn(item);
  const isDay = ['days', 'date'].every((name) => names.includes(name));
  const day = isDay ? readDatedRow(line.replaceAll('\t', ' '), today) : undefined;
  if (day === undefined) return undefined;
  const { days, date, opens, closes } = day;
  const isOpen = opens !== undefined && closes !== undefined;
  const time = isOpen ? `${opens} às ${closes}` : 'Fechado';
  return { days, date, ...(names.includes('time') ? { time } : isOpen && { opens, closes }) };
}

/** `seg a sex 9h as 19h, sáb 9h às 13h`, in one line or several, as items with days and hours; nothing where a word is of something else. */
export function fitHours(item: Outline, lines: readonly string[]): readonly Parts[] | undefined {
  const names = namesIn(item);
  const rows = ['days', 'time'].every((name) => names.includes(name)) ? lines.map(readHoursRows) : [];
  return rows.length > 0 && rows.every((row) => row !== undefined)
    ? rows.flat().map(([days, time]) => ({ days: writeDays(days), time: writeTime(time) }))
    : undefined;
}
