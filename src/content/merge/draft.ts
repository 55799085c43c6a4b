import { isSame, type Parsed } from '../edit/parse.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import { newComments } from './comments.ts';
import { kindOfConflict, type Conflict } from './conflict.ts';
import { linesAt } from './units.ts';
import { writeField } from './write-field.ts';

/** A merge at work: their text, with ours put into it step by step. */
export interface Draft {
  readonly base: Parsed;
  readonly ours: Parsed;
  merged: Parsed;
  readonly conflicts: Conflict[];
}

/** One value by its places. In the merged text it stands for good: what is around it has been merged before. */
export interface Spot {
  readonly path: Path;
  readonly base: Path | undefined;
  readonly ours: Path;
}

/** A value of the three versions. */
export interface Values {
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** What stands at a spot in the three versions; theirs is what the merged text has. */
export function valuesAt(draft: Draft, { path, base, ours }: Spot): Values {
  return {
    base: base && valueAt(draft.base.data, base),
    ours: valueAt(draft.ours.data, ours),
    theirs: valueAt(draft.merged.data, path),
  };
}

/** The spot of a field or item. */
export function inside({ path, base, ours }: Spot, name: string): Spot {
  return { path: [...path, name], base: base && [...base, name], ours: [...ours, name] };
}

/** The names of the fields around ours, in our order. */
function orderAround(draft: Draft, { ours }: Spot): readonly string[] {
  return Object.keys(Object(valueAt(draft.ours.data, ours.slice(0, -1))));
}

/** Notes that both changed a value; theirs stands. */
export function dispute(draft: Draft, spot: Spot): void {
  const values = valuesAt(draft, spot);
  draft.conflicts.push({
    kind: kindOfConflict(values.ours, values.theirs),
    path: spot.path,
    ...values,
    lines: values.ours === undefined ? undefined : linesAt(draft.ours, spot.ours),
    order: orderAround(draft, spot),
  });
}

/** Whether they left a value as it was, with its comments. */
export function isUntouched(draft: Draft, spot: Spot): boolean {
  const { base, theirs } = valuesAt(draft, spot);
  if (spot.base === undefined || !isSame(base, theirs)) return false;
  const [before, after] = [linesAt(draft.base, spot.base), linesAt(draft.merged, spot.path)];
  return before === after || newComments(after ?? '', before ?? '').length === 0;
}

/** Whether they left even a value's lines as they were. */
function hasSameLines(draft: Draft, { base, path }: Spot): boolean {
  const before = base && linesAt(draft.base, base);
  return before !== undefined && before === linesAt(draft.merged, path);
}

/** Writes our value over theirs, or where there is none, with our lines if they left theirs alone. */
export function takeOurs(draft: Draft, spot: Spot): boolean {
  const { ours, theirs } = valuesAt(draft, spot);
  const isFree = theirs === undefined || hasSameLines(draft, spot);
  const written = writeField(draft.merged, {
    path: spot.path,
    value: ours,
    lines: isFree ? linesAt(draft.ours, spot.ours) : undefined,
    order: orderAround(draft, spot),
  });
  draft.merged = written ?? draft.merged;
  return written !== undefined;
}
