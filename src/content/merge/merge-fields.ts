import { isSame } from '../edit/parse.ts';
import { placeFields } from '../edit/place-field.ts';
import { dispute, inside, isUntouched, takeOurs, valuesAt, type Draft, type Spot } from './draft.ts';
import { dropField } from './write-field.ts';

/** Takes a field away that we removed. */
function takeRemoval(draft: Draft, spot: Spot): boolean {
  const written = dropField(draft.merged, spot.path);
  draft.merged = written ?? draft.merged;
  return written !== undefined;
}

/** Merges a field that we changed, put in or removed; gives its spot where both versions have it. */
function mergeField(draft: Draft, spot: Spot): readonly Spot[] {
  const { base, ours, theirs } = valuesAt(draft, spot);
  if (isSame(ours, base) || isSame(ours, theirs)) return [];
  if (ours !== undefined && theirs !== undefined) return [spot];
  const isFree = ours === undefined ? isUntouched(draft, spot) : base === undefined;
  const isMade = isFree && (ours === undefined ? takeRemoval(draft, spot) : takeOurs(draft, spot));
  if (!isMade) dispute(draft, spot);
  return [];
}

/** Merges a group field by field. Gives the spots of those that are still to be merged; nothing where it cannot be. */
export function mergeFields(draft: Draft, spot: Spot): readonly Spot[] | undefined {
  const { base, ours, theirs } = valuesAt(draft, spot);
  const names = [...new Set([ours, base].flatMap((group) => Object.keys(Object(group))))];
  // A group in braces takes other values, and no fields more or less.
  const isWhole = names.every(
    (name) => Object.hasOwn(Object(ours), name) && Object.hasOwn(Object(theirs), name),
  );
  if (!isWhole && !placeFields(draft.merged, spot.path).ok) return undefined;
  return names.flatMap((name) => mergeField(draft, inside(spot, name)));
}
