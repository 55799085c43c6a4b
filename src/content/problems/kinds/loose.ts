import { error, toLine, toWholeLine, type KindsOf } from './kind.ts';

/** What can be wrong with lines that are no field and no item: pasted text, notes, cut-off words. */
export interface LooseParameters {
  /** The line joined to the one above, and the line as a note to the team, where it may be either. */
  readonly looseLine: { readonly joined?: string | undefined; readonly note?: string | undefined };
  readonly looseComment: { readonly line: string };
  readonly nameAlone: { readonly key: string };
  readonly outsideText: { readonly line: string };
  readonly missingItemDash: { readonly line: string };
  /** `sections` is the number of the line below which sections belong. */
  readonly sectionAbove: { readonly sections: number };
  /** An item's first line became a comment, and was `line`; it goes on from line `first` to `last`. */
  readonly commentedItem: { readonly line: string; readonly first: number; readonly last: number };
  readonly firstItemDash: { readonly line: string };
  /** `lines` are the field's and its first item's, as they should be. */
  readonly listAfterValue: { readonly key: string; readonly lines: readonly [string, string] };
  readonly pastedText: {
    readonly key: string;
    /** The number of the line of the field. */
    readonly number: number;
    /** The lines as they should be. */
    readonly better: readonly string[];
    /** Whether the lines may be notes as well. */
    readonly isNote: boolean;
  };
}

export const looseKinds: KindsOf<LooseParameters> = {
  looseLine: error('P004'),
  looseComment: error('P004', toLine),
  nameAlone: error('P004'),
  outsideText: error('P004', toWholeLine),
  missingItemDash: error('P004', toWholeLine),
  sectionAbove: error('P004'),
  commentedItem: error('P006'),
  firstItemDash: error('P004', toWholeLine),
  listAfterValue: error('P004'),
  pastedText: error('P004', ({ number, better, isNote }) =>
    isNote ? undefined : { first: number, last: number + better.length - 2, lines: better },
  ),
};
