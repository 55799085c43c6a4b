import { isSpans, readTime, readWeek, splitDays, type WeekItem } from '../../fields/days-and-hours.ts';
import { isEmpty } from '../../fields/is-empty.ts';
import { isRecord } from '../../fields/is-record.ts';
import { dayNames } from '../../fields/schedule.ts';
import { finding } from '../problems/finding.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import { writeItem } from '../schema/write-item.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { hasRemarks, rowsOfItem } from './item-rows.ts';
import { ofWeek, tellOfRows } from './tell-of-rows.ts';

/** A sentence of days and hours, and nothing else, as items of a week. */
const readSentence = (days: string, time: string) =>
  isSpans(time) ? readWeek({ [days]: time }, dayNames) : undefined;

/** The items that one stands for in which several hours of the same days, or the days with their hours, are told. */
function readItems(typed: Readonly<Record<string, unknown>>): readonly WeekItem[] | undefined {
  const { days, opens, closes, time, ...rest } = typed;
  if (Object.keys(rest).length > 0) return undefined;
  const given = [opens, closes, time].filter((one) => !isEmpty(one));
  // Rows of pages have `time`, and none of the other two.
  if (!isEmpty(time) && given.length > 1) return undefined;
  const said = [days ?? []].flat();
  if (!said.every((one) => typeof one === 'string')) return undefined;
  if (given.length === 0) {
    const parts = said.length === 1 ? splitDays(said[0] ?? '') : undefined;
    return parts && readSentence(...parts);
  }
  if (!given.every((one) => typeof one === 'string') || given.every((one) => readTime(one) === undefined))
    return undefined;
  const named = said.length === 0 ? undefined : said.join(', ');
  if (named === undefined) return undefined;
  const [first = '', last = ''] = given;
  const whole = given.length === 1 ? first : `${first} às ${last}`;
  const items = readSentence(named, whole);
  if (items !== undefined || given.length === 1) return items;
  if (isSpans(first) && isSpans(last)) return readSentence(named, `${first} e ${last}`);
  // All hours in one of two fields, and in the other one of them once more.
  const [told, again] = isSpans(first) ? [first, last] : [last, first];
  const read = readSentence(named, told);
  const same = readSentence(named, `${again} às ${again}`)?.[0]?.opens;
  const isKnown =
    same !== undefined && read?.some(({ opens: from, closes: to }) => [from, to].includes(same));
  return isKnown ? read : undefined;
}

function findItem(checked: Checked, row: Path): Problem | undefined {
  const typed = valueAt(checked.source.data, row);
  const list = outlineAt(outlineOf(checked.schema), ['hours', 'week']);
  const items = isRecord(typed) ? readItems(typed) : undefined;
  if (items === undefined || items.length === 0 || list?.kind !== 'list' || hasRemarks(checked, row))
    return undefined;
  const { first, last, column } = rowsOfItem(checked, row);
  const lines = items
    .flatMap((one) => writeItem(list.item, { ...one }) ?? [])
    .map((line) => ' '.repeat(column) + line);
  const hours = items.map(({ opens, closes }) => `${opens}–${closes}`);
  const field = ['opens', 'closes', 'time', 'days'].find(
    (name) => isRecord(typed) && typed[name] !== undefined && !isHour(typed[name]),
  );
  const mistake = finding('pausedDay', { hours, first, last, lines });
  return placeProblem(checked.source, [...row, field ?? 'days'], mistake);
}

const isHour = (value: unknown) => /^\d\d:\d\d$/.test(String(value));

/** Items of the week that tell several hours at once, such as those before and after a pause, and the issues that are about nothing else. */
export function findPausedDays<Issue extends { readonly path: readonly PropertyKey[] }>(
  checked: Checked,
  issues: readonly Issue[],
) {
  return tellOfRows(issues, ofWeek(checked), (row) => findItem(checked, row));
}
