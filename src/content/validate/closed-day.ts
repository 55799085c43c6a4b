import { isRecord } from '../../fields/is-record.ts';
import { dayNames } from '../../fields/schedule.ts';
import { finding } from '../problems/finding.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { fieldsIn, outlineAt, outlineOf, type Outline } from '../schema/outline.ts';
import { valueAt } from '../source/place.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { innermost, tellOfRows } from './tell-of-rows.ts';

const isClosed = (said: unknown) => typeof said === 'string' && /^\s*(?:fechad[oa]s?|closed)\s*$/i.test(said);

/** Whether a field takes the days of a week. */
const takesDays = ({ outline }: { readonly outline: Outline }) =>
  outline.kind === 'list' &&
  outline.item.kind === 'choice' &&
  outline.item.words.some(({ word }) => word === dayNames[0]);

/** A row of hours that says that a day is closed, by the way to it; a week does without it, a day with a date without the field. */
function findRow(checked: Checked, row: Path): Problem | undefined {
  const { source, base, schema } = checked;
  const full = [...base, ...row];
  const typed = valueAt(source.data, full);
  const fields = fieldsIn(outlineAt(outlineOf(schema), row));
  if (!isRecord(typed) || fields.every(({ name }) => name !== 'closes')) return undefined;
  const names = Object.keys(typed).filter((name) => isClosed(name) || isClosed(typed[name]));
  const [first] = names;
  if (first === undefined) return undefined;
  const mistake = finding('closedDay', { fields: fields.some(takesDays) ? undefined : names });
  return placeProblem(source, [...full, first], mistake, 'key');
}

/** Days that are told as closed where only open ones have hours, and the issues that are about nothing else. */
export function findClosedDays<Issue extends { readonly path: readonly PropertyKey[] }>(
  checked: Checked,
  issues: readonly Issue[],
) {
  return tellOfRows(issues, innermost, (row) => findRow(checked, row));
}
