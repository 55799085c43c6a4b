import { repairHour } from '../../fields/repair.ts';
import { closesTooEarly } from '../../fields/schedule.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import type { Checked } from '../source/place-problem.ts';
import { besideOf } from './other-fields.ts';

const isHour = (hour: unknown): hour is string => typeof hour === 'string' && /^\d{2}:\d{2}$/.test(hour);

/** Says that an hour of closing is before that of opening, and what may be meant: the hour of the afternoon, or that the two are swapped. */
export function tellTooEarly(opens: string, closes: string): Finding {
  const evening = `${Number(closes.slice(0, 2)) + 12}${closes.slice(2)}`;
  const late = closes < opens && opens < '12:00' && evening > opens ? evening : undefined;
  const isTurned = closes < opens && late === undefined;
  return finding('closesBeforeOpening', { opens, closes, late, isTurned });
}

/** `closes: 6:30` below `opens: 08:30`: written as hours are it would only be told to be too early. */
export function findTooEarly(
  checked: Checked,
  path: Path,
  repaired: string | undefined,
): Finding | undefined {
  if (path.at(-1) !== 'closes' || !isHour(repaired)) return undefined;
  const typed = besideOf(checked, path)['opens'];
  const opens = typeof typed === 'string' ? (repairHour(typed) ?? typed) : undefined;
  return isHour(opens) && closesTooEarly(opens, repaired) ? tellTooEarly(opens, repaired) : undefined;
}
