import { findNamedDays, type Day } from '../../../fields/days-and-hours.ts';
import { isRecord } from '../../../fields/is-record.ts';
import type { Path } from '../../problems/problem.ts';
import { valueAt } from '../../source/place.ts';
import type { Recognised } from './recognise.ts';

/** The days that are named by texts beside a list, such as a note below it. */
function findNoted(data: unknown, list: Path): readonly Day[] {
  const beside = valueAt(data, list.slice(0, -1));
  const texts = isRecord(beside) ? Object.values(beside) : [];
  return [...new Set(texts.flatMap((text) => (typeof text === 'string' ? findNamedDays(text) : [])))];
}

/** A claim of a list of hours, with the days that are noted beside that; any other claim as it is. */
export function withNoted(claim: Recognised, data: unknown): Recognised {
  const { week } = claim;
  return week?.kind === 'hours' ? { ...claim, week: { ...week, noted: findNoted(data, week.path) } } : claim;
}
