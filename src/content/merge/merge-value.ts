import { isRecord } from '../../fields/is-record.ts';
import { isSame } from '../edit/parse.ts';
import { dispute, isUntouched, takeOurs, valuesAt, type Draft, type Spot } from './draft.ts';
import { mergeFields } from './merge-fields.ts';
import { mergeList } from './merge-list.ts';

/** A value that is not divided: ours, if they left it alone. */
function mergeWhole(draft: Draft, spot: Spot): void {
  if (!isUntouched(draft, spot) || !takeOurs(draft, spot)) dispute(draft, spot);
}

/** Merges one value. Gives the spots inside it that are still to be merged. */
export function mergeValue(draft: Draft, spot: Spot): readonly Spot[] {
  const { base, ours, theirs } = valuesAt(draft, spot);
  if (isSame(ours, theirs) || isSame(ours, base)) return [];
  const divide =
    Array.isArray(ours) && Array.isArray(theirs)
      ? mergeList
      : isRecord(ours) && isRecord(theirs)
        ? mergeFields
        : undefined;
  const rest = divide?.(draft, spot);
  if (rest === undefined) mergeWhole(draft, spot);
  return rest ?? [];
}
