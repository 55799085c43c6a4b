import { isRecord } from '../../fields/is-record.ts';
import { namedDays } from '../../fields/holidays.ts';
import { hourForm, repairHour } from '../../fields/repair.ts';
import { saysClosed } from '../../fields/text.ts';
import { finding } from '../problems/finding.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import { writeField, writeItem } from '../schema/write-item.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { rowsOfItem } from './item-rows.ts';
import { isDayThere } from './special-day.ts';
import { ofWeek, tellOfRows } from './tell-of-rows.ts';

/** An hour as the site has it; nothing for what is none. */
function hourOf(typed: unknown): string | undefined {
  const said = typeof typed === 'string' ? (repairHour(typed) ?? typed) : '';
  return hourForm.test(said) ? said : undefined;
}

/** An item of the week that is about days with a date, such as holidays: these have a list of their own. */
function findItem(checked: Checked, row: Path): Problem | undefined {
  const { source, schema, today } = checked;
  const typed = valueAt(source.data, row);
  if (!isRecord(typed) || today === undefined) return undefined;
  const said = [typed['days'] ?? []].flat().map(String);
  const days = said.map((one) => namedDays(one, today, 'next'));
  const list = outlineAt(outlineOf(schema), ['hours', 'exceptions']);
  // Days of the week beside them keep the item, and no one can say which hours are whose.
  if (said.length === 0 || days.some(({ length }) => length === 0) || list?.kind !== 'list') return undefined;
  const [opens, closes] = [hourOf(typed['opens']), hourOf(typed['closes'])];
  const isOpen = opens !== undefined && closes !== undefined;
  const others = Object.entries(typed).filter(([name]) => name !== 'days');
  // Hours that cannot be read would be lost.
  if (!isOpen && others.some(([, one]) => typeof one !== 'string' || !saysClosed(one))) return undefined;
  if (isOpen && others.length > 2) return undefined;
  const rows = days
    .flat()
    .map(({ days: name, date }) => (isOpen ? { days: name, date, opens, closes } : { days: name, date }));
  if (rows.some((one) => isDayThere(checked, one))) return undefined;
  const isThere = valueAt(source.data, ['hours', 'exceptions']) !== undefined;
  const lines = isThere
    ? rows.flatMap((one) => writeItem(list.item, one) ?? [])
    : (writeField('exceptions', rows, list) ?? []);
  const { first, last } = rowsOfItem(checked, row);
  const mistake = finding('specialWeek', { days: said, isThere, first, last, lines });
  return lines.length === 0 ? undefined : placeProblem(source, [...row, 'days'], mistake, 'key');
}

/** Items of the week that are about days with a date, and the issues that are about nothing else. */
export function findSpecialWeek<Issue extends { readonly path: readonly PropertyKey[] }>(
  checked: Checked,
  issues: readonly Issue[],
) {
  // The list for such days is begun once.
  let isBegun = false;
  return tellOfRows(issues, ofWeek(checked), (row) => {
    const problem = isBegun ? undefined : findItem(checked, row);
    isBegun ||= problem !== undefined;
    return problem;
  });
}
