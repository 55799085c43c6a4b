import type { Day } from './days-and-hours.ts';
import { dayNames } from './schedule.ts';

/** Days that follow one another, together. */
function runsOf(days: readonly Day[]): readonly (readonly Day[])[] {
  const runs: Day[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs;
}

function writeRun(run: readonly Day[]): string {
  const [first, last] = [dayNames[run[0] ?? 0], dayNames[run.at(-1) ?? 0]];
  if (run.length === 1) return first;
  return run.length === 2 ? `${first} e ${last}` : `${first} a ${last}`;
}

/** Days in words: `segunda a sexta`. */
export function writeDays(days: readonly Day[]): string {
  return runsOf(days).map(writeRun).join(', ');
}
