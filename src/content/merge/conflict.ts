import type { Path } from '../problems/problem.ts';

/** What two people did to one thing that cannot both stand. */
type ConflictKind =
  | 'both-changed'
  | 'we-changed-they-removed'
  | 'they-changed-we-removed'
  /** The three values are places in the list, counted from 0. */
  | 'both-moved';

/** One thing that both changed in different ways. In the merged text theirs stands. */
export interface Conflict {
  readonly kind: ConflictKind;
  /** Where it is in the merged text; where it would stand, if it is not there. */
  readonly path: Path;
  /** The three values as data; `undefined` for one that is not there. */
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
  /** Our lines of it at the margin, comments included. */
  readonly lines?: string | undefined;
  /** The names of our group's fields, for one that would be new. */
  readonly order?: readonly string[] | undefined;
  /** Of `both-moved`: the place of the item below which it stands in ours; -1 at the top. */
  readonly after?: number | undefined;
}

/** A text with what is still to be chosen in it. */
export interface Merged {
  readonly text: string;
  readonly conflicts: readonly Conflict[];
}

/** What a conflict between two values is. */
export function kindOfConflict(ours: unknown, theirs: unknown): ConflictKind {
  if (ours === undefined) return 'they-changed-we-removed';
  return theirs === undefined ? 'we-changed-they-removed' : 'both-changed';
}
