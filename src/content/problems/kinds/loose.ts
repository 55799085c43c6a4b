import {
  error,
  toLine,
  toWholeLine,
  type Advice,
  type Correction,
  type KindsOf,
  type TextLines,
} from './kind.ts';

/** What stands in the place of the lines from `first` to `last`, counted from 1. */
export interface TextRows {
  readonly first: number;
  readonly last: number;
  readonly lines: readonly string[];
}

/** What can be wrong with lines that are no field and no item: pasted text, notes, cut-off words. */
export interface LooseParameters {
  /** The line joined to the one above, and the line as a note to the team, where it may be either. Lines count from 1. */
  readonly looseLine: {
    readonly joined?: string | undefined;
    readonly note?: string | undefined;
    /** The line, with those below it, as the field that the section or item above needs, with its spaces. */
    readonly named?: string | undefined;
    /** The line, with those below it, as the fields of the item around them that take them. */
    readonly fields?: TextRows | undefined;
    /** The text of the item or section around the line with its words, which then go from line `cut`. */
    readonly text?: (TextLines & { readonly cut: number }) | undefined;
    /** The line as one more item of the list, with the lines of the item above that go before it. */
    readonly item?: TextRows | undefined;
    readonly above: number;
    /** The last of the lines that are joined. */
    readonly line: number;
  };
  /** `count` lines that count on below an item: its rest and the items that they are, or one of them joined to the line above. */
  readonly nextItems: TextRows & { readonly count: number; readonly joined?: string | undefined };
  readonly looseComment: { readonly line: string };
  /** `isRest`: the line above is that field, whole. */
  readonly nameAlone: { readonly key: string; readonly isRest: boolean; readonly isYesNo: boolean };
  /** Words that say alone what a field does, such as that nothing is left, as that field; the whole line. */
  readonly answerAlone: { readonly line: string; readonly isItem: boolean };
  /** Words that say until when a section or an item holds, as the field that ends it; the whole line. */
  readonly lastDayAlone: { readonly line: string; readonly isItem: boolean; readonly isShown: boolean };
  /** A day unlike others on a line of the site's hours: the lines that tell it, in its place or, where it goes from line `cut`, elsewhere. */
  readonly specialDayLine: TextRows & { readonly cut?: number | undefined };
  /** Words between `sections:` and the first of them, on line `number`: the section that they are, or a note to the team. */
  readonly wordsAboveSections: {
    readonly number: number;
    readonly lines: readonly string[];
    readonly note: string;
  };
  /** Words between two sections, from line `first` to `last`: the section that they are, or notes to the team. */
  readonly wordsBetweenSections: {
    readonly first: number;
    readonly last: number;
    readonly lines: readonly string[];
  };
  /**
   * Code of a map or a video, or its `address`, on line `number` of a section, which shows nothing: the `lines` of the section
   * that is for it go above line `above`, or below the `last`.
   */
  readonly strayEmbed: {
    readonly address: string;
    readonly number: number;
    readonly above?: number | undefined;
    readonly last: number;
    readonly lines?: readonly string[] | undefined;
  };
  /** A section that stands `by` spaces too far in, or below 0 too far out, from line `first` to `last`, and its lines as they should be. */
  readonly shiftedSection: {
    readonly first: number;
    readonly last: number;
    readonly by: number;
    readonly lines: readonly string[];
  };
  /** Lines from `first` to `last` that lack `by` spaces at their start, or below 0 have them too many, and as they should be. */
  readonly shiftedLines: {
    readonly first: number;
    readonly last: number;
    readonly by: number;
    readonly lines: readonly string[];
  };
  /** Rows of a spreadsheet from line `first` to `last`, and the items that they are. */
  readonly tabbedRows: { readonly first: number; readonly last: number; readonly lines: readonly string[] };
  /** Reviews as they were copied, from line `first` to `last`, and the items that they are. */
  readonly reviewRows: { readonly first: number; readonly last: number; readonly lines: readonly string[] };
  /** Questions with their answers, line by line, and the items that they are. */
  readonly askedRows: { readonly first: number; readonly last: number; readonly lines: readonly string[] };
  /** A field on line `number`, right above the section that it belongs to: both lines as they should be. */
  readonly fieldAboveSection: { readonly number: number; readonly lines: readonly string[] };
  /** A section's field below the name of one of its lists, on line `last`: both lines as they should be. */
  readonly fieldInList: { readonly first: number; readonly last: number; readonly lines: readonly string[] };
  /** A field of a list's first item, above its dash. */
  readonly fieldAboveItem: {
    readonly first: number;
    readonly last: number;
    readonly lines: readonly string[];
  };
  /** A field of the item above, with a dash as if another one began. */
  readonly dashInItem: { readonly line: string };
  /** Marks around an example, on the lines `first` and `last`, and the lines between them. */
  readonly pastedFence: { readonly first: number; readonly last: number; readonly lines: readonly string[] };
  /** The first line of a shared section without its dash. */
  readonly dashAtStart: { readonly line: string };
  /** Rows of a list without their dashes, from line `first` to `last`, and the items that they are. */
  readonly dashlessRows: { readonly first: number; readonly last: number; readonly lines: readonly string[] };
  readonly outsideText: { readonly line: string };
  /** A message, with a dash as if it were an item. */
  readonly messageDash: { readonly line: string };
  readonly missingItemDash: { readonly line: string };
  /** `sections` is the number of the line below which sections belong; from `first` to `last` stands the section, which may go above `above`. */
  readonly sectionAbove: {
    readonly sections: number;
    readonly first: number;
    readonly last: number;
    readonly above: number;
  };
  /** An item's first line became a comment, and was `line`; it goes on from line `first` to `last`, which are `hidden` as comments. */
  readonly commentedItem: {
    readonly line: string;
    readonly first: number;
    readonly last: number;
    readonly hidden: readonly string[];
  };
  readonly firstItemDash: { readonly line: string };
  /** `lines` are the field's and its first item's, as they should be. */
  readonly listAfterValue: {
    readonly key: string;
    readonly lines: readonly [string, string];
    /** The line joined to the one above, where the field holds no list. */
    readonly joined?: string | undefined;
    /** The number of the field's line. */
    readonly line: number;
  };
  /** The text of `key` belongs to `field`, one of those below it; `lines` are both as they should be. */
  readonly valueAboveFields: {
    readonly key: string;
    readonly field: string;
    readonly lines: readonly string[];
    /** The number of the line of `key`. */
    readonly line: number;
  };
  readonly pastedText: {
    readonly key: string;
    /** The number of the line of the field. */
    readonly number: number;
    /** The lines as they should be. */
    readonly better: readonly string[];
    /** Whether the lines may be notes as well. */
    readonly isNote: boolean;
    /** Whether nothing of the text stands on the field's own line. */
    readonly isEmpty: boolean;
    /** Whether the sign stands there that begins such a text. */
    readonly hasSign: boolean;
    /** Whether the file keeps all of them, and a page would join them. */
    readonly isJoined?: boolean;
  };
}

function toJoined({ joined, above, line }: LooseParameters['looseLine']): Advice | undefined {
  return joined === undefined ? undefined : { first: above, last: line, lines: [joined] };
}

function toText({ cut, first, last, lines }: NonNullable<LooseParameters['looseLine']['text']>): Advice {
  const gone = { first: cut, last: cut, lines: [] };
  const written = { first, last, lines };
  // Whose numbers are to stay is done later.
  return first > cut ? [written, gone] : [gone, written];
}

function toSense(found: LooseParameters['looseLine']): Advice {
  const { note, named, fields, text, above, line } = found;
  if (fields !== undefined) return fields;
  if (text !== undefined) return toText(text);
  if (named !== undefined)
    return line > above + 1
      ? { first: above + 1, last: line, lines: [named] }
      : { line: named, isWhole: true };
  return toJoined(found) ?? (note === undefined ? { remove: 'line' } : { line: note });
}

function toLongText({ number, better, isEmpty }: LooseParameters['pastedText']): Correction {
  return { first: number, last: number + better.length - (isEmpty ? 1 : 2), lines: better };
}

function toEmbed({ number, above, last, lines }: LooseParameters['strayEmbed']): Advice {
  const cut = { first: number, last: number, lines: [] };
  if (lines === undefined) return cut;
  const first = above ?? last + 1;
  return [{ first, last: first - 1, lines: above === undefined ? ['', ...lines] : [...lines, ''] }, cut];
}

export const looseKinds: KindsOf<LooseParameters> = {
  looseLine: {
    ...error('P004', undefined, toSense),
    others: (found) => [found.item, toJoined(found)],
  },
  nextItems: error('P004', undefined, ({ first, last, lines }) => ({ first, last, lines })),
  looseComment: error('P004', toLine),
  nameAlone: error('P004', undefined, ({ key, isRest, isYesNo }) =>
    isRest ? { remove: 'line' } : { line: `${key}: ${isYesNo ? 'sim' : '…'}` },
  ),
  answerAlone: error('P004', undefined, toWholeLine),
  lastDayAlone: error('P004', undefined, toWholeLine),
  specialDayLine: error('P004', undefined, ({ cut, ...rows }) =>
    cut === undefined ? rows : toText({ field: '', cut, ...rows }),
  ),
  wordsAboveSections: error('P004', undefined, ({ number, lines }) => ({
    first: number,
    last: number,
    lines,
  })),
  wordsBetweenSections: error('P004', undefined, (found) => found),
  strayEmbed: error('P004', undefined, toEmbed),
  shiftedSection: error('P004', ({ first, last, lines }) => ({ first, last, lines })),
  shiftedLines: error('P004', ({ first, last, lines }) => ({ first, last, lines })),
  tabbedRows: error('P004', undefined, (found) => found),
  reviewRows: error('P004', undefined, (found) => found),
  askedRows: error('P004', undefined, (found) => found),
  fieldAboveSection: error('P004', ({ number, lines }) => ({ first: number, last: number + 1, lines })),
  fieldInList: error('P004', (found) => found),
  fieldAboveItem: error('P004', (found) => found),
  dashInItem: error('P004', toWholeLine),
  pastedFence: error('P004', undefined, (found) => found),
  dashAtStart: error('P004', toWholeLine),
  dashlessRows: error('P004', undefined, (found) => found),
  outsideText: error('P004', toWholeLine),
  messageDash: error('P004', toWholeLine),
  missingItemDash: error('P004', toWholeLine),
  sectionAbove: error('P004', undefined, ({ first, last, above }) => ({ first, last, above })),
  commentedItem: error('P006', undefined, ({ first, last, hidden }) => ({ first, last, lines: hidden })),
  firstItemDash: error('P004', toWholeLine),
  listAfterValue: error('P004', undefined, ({ line, lines, joined }) =>
    joined === undefined
      ? { first: line, last: line, lines }
      : { first: line, last: line + 1, lines: [joined] },
  ),
  valueAboveFields: error('P004', undefined, ({ line, lines }) => ({ first: line, last: line, lines })),
  pastedText: error('P004', (found) => (found.isNote ? undefined : toLongText(found)), toLongText),
};
