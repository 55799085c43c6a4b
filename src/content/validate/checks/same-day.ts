import { capital } from '../../../fields/capital.ts';
import { areShifts, isTimeAlone, type Day } from '../../../fields/days-and-hours.ts';
import { isShownOn } from '../../../fields/item.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { finding } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { writeDays } from '../../../fields/write-days.ts';
import { valueAt } from '../../source/place.ts';
import { placeProblem, type Checked } from '../../source/place-problem.ts';
import { listHoursRows, type ToldHours } from '../claims/told-hours.ts';

/** What a list says in an item, in a person's words. */
const sayRow = ({ days, said }: ToldHours) => `${writeDays(days)} ${said}`;

const listOf = ({ path }: ToldHours) => path.slice(0, -1).join('\n');

/** The first other row of a list that tells of the same days what cannot be true besides: closed, or hours within those. */
function findOther(row: ToldHours, rows: readonly ToldHours[]): ToldHours | undefined {
  return rows.find(
    (other) =>
      other !== row &&
      listOf(other) === listOf(row) &&
      other.time !== row.time &&
      other.days.some((day) => row.days.includes(day)) &&
      !areShifts([row.time, other.time]),
  );
}

/** The words for the days of a row once some are out of it; nothing where none would be left. */
function writeRest({ kind, days }: ToldHours, gone: readonly Day[]): string | undefined {
  const rest = days.filter((day) => !gone.includes(day));
  if (rest.length === 0 || kind === 'opening') return undefined;
  const words = writeDays(rest);
  return `days: ${capital(words)}`;
}

/** Days that two rows of one list of hours tell otherwise: told at the row of more days, which may go on without them. */
export function checkSameDays(
  { source, base, schema, data }: Checked & { readonly data: unknown },
  today: string,
): readonly Problem[] {
  // Words beside hours may say that they are of something else, which is open besides.
  const rows = listHoursRows(schema, data).filter(({ kind, path, said }) => {
    const row = valueAt(data, path);
    return (
      (kind === 'row' || kind === 'opening') && isTimeAlone(said) && isRecord(row) && isShownOn(row, today)
    );
  });
  return rows.flatMap((row, at): readonly Problem[] => {
    const other = findOther(row, rows);
    const isWider = other !== undefined && row.days.length > other.days.length;
    // Of two rows of as many days the first is told.
    if (
      other === undefined ||
      !(isWider || (row.days.length === other.days.length && rows.indexOf(other) > at))
    )
      return [];
    const days = row.days.filter((day) => other.days.includes(day));
    const line = isWider ? writeRest(row, days) : undefined;
    const mistake = finding('dayTwice', { days, row: sayRow(row), other: sayRow(other), line });
    return [placeProblem(source, [...base, ...row.path, 'days'], mistake)];
  });
}
