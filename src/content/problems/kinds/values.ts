import { explainNoSuchDay } from '../days.ts';
import type { Path } from '../place.ts';
import { fieldLines } from '../wording.ts';
import type { Empty } from './fields.ts';
import {
  error,
  toLine,
  toLines,
  toMeant,
  toNearest,
  toWrite,
  type Advice,
  type Choice,
  type KindsOf,
  type Leaving,
  type Meaning,
  type TextLines,
} from './kind.ts';

interface Repair {
  readonly field: string;
  readonly typed: string;
  readonly meant: string;
  /** The whole line as it should be: a field, or an item with its dash. */
  readonly line: string;
}

/** What can be wrong with what stands in a field. `said` are words of the field's own schema, in Portuguese. */
export interface ValueParameters {
  /** `isItem`: it is a field of one item of several. */
  /** `hasRemark`: something stands behind a # on its line. */
  readonly emptyValue: Empty & { readonly isItem: boolean; readonly hasRemark: boolean };
  /** A dash with nothing behind it: `lines` are the item as it would be written. */
  readonly emptyItem: { readonly lines: readonly string[] };
  readonly blankValue: Empty & { readonly isSpaces: boolean };
  readonly nothing: Empty;
  /** `meanings` are those of a choice's words: the likeliest where any is like what was typed, or else all. */
  readonly unknownValue: Choice & {
    readonly field: string;
    readonly said: string;
    readonly meanings?: readonly Meaning[] | undefined;
    /** Whether a colour was typed where a section takes a tone of those of its page. */
    readonly isColor?: boolean | undefined;
  };
  readonly repairableChoice: Repair;
  readonly repairableForm: Repair;
  /** A value in the form of another field, `better`, and the line with that one. */
  /** An item that can be hidden, and not marked as sold out. */
  readonly noSoldOut: { readonly line: string };
  /**
   * A price of before, a discount or a last day beside a price that has no field for it: what says so is a `line` of words
   * around the price, or goes `into` a text. `homes` are the sections that have the field, `hides` is the line with which
   * the whole item goes.
   */
  readonly besidePrice: {
    readonly field: string;
    readonly what: 'amount' | 'struck' | 'discount' | 'day';
    readonly homes: readonly { readonly type: string; readonly label: string }[];
    readonly line?: string | undefined;
    readonly hides?: string | undefined;
    readonly into?: TextLines | undefined;
  };
  readonly otherField: {
    readonly field: string;
    readonly better: string;
    readonly line: string;
    /** What stands beside a price alone, and goes with the one that gives way. */
    readonly besides?: readonly string[] | undefined;
    /** What leaves the site with the day that `better` tells. */
    readonly leaves?: Leaving | undefined;
  };
  /** A field under another name, and its value belongs in several: the lines that say so. */
  readonly misnamedValue: {
    readonly typed: string;
    readonly field: string;
    readonly lines: readonly string[];
  };
  /** What is in a field belongs in several, itself among them: the lines that say so. `old` is the price of before, which they tell anew. */
  readonly dividedValue: {
    readonly field: string;
    readonly lines: readonly string[];
    /** The field beside it whose line goes, since the lines say it otherwise. */
    readonly old?: { readonly field: string; readonly line: string } | undefined;
    /** The field beside it that is told here, where that is missing or empty. */
    readonly missing?: string | undefined;
  };
  /**
   * A price with the `sign` of a footnote: its `lines` as they are to be written, what goes behind the words after it that are
   * `given`, and whether its section `isOpen` for a note.
   */
  readonly starredPrice: {
    readonly field: string;
    readonly sign: string;
    readonly lines: readonly string[];
    readonly given?: { readonly line: number; readonly text: string } | undefined;
    readonly isOpen: boolean;
  };
  /** A price with words behind it: its `line` without them, and the text that takes them. */
  readonly priceAside: {
    readonly field: string;
    readonly aside: string;
    readonly line: string;
    readonly into: TextLines;
  };
  /** Two telephone numbers in a field: the lines of both, with `…` for an area that nobody tells. */
  readonly twoPhones: { readonly field: string; readonly lines: readonly string[] };
  /** Several values where an item takes one: the fields of `own`, which is `at` a path, and the other `items` that they are. */
  readonly severalValues: {
    readonly field: string;
    readonly own: Readonly<Record<string, string>>;
    readonly at: Path;
    readonly items: readonly (readonly string[])[];
    /** The fields of a single item that tells all of it: the lowest price with a word before it, and the others in its text. */
    readonly lowest?: Readonly<Record<string, string>> | undefined;
  };
  /** Words in a price's place: the `line` of the `text` that they go behind, which may be given already. */
  readonly priceWords: {
    readonly field: string;
    readonly text: string;
    readonly line: string;
    readonly isGiven: boolean;
    /** What stands beside a price alone, and goes with it. */
    readonly besides: readonly string[];
  };
  /** A price that may be one amount or another: both, as they are written. */
  readonly eitherPrice: { readonly field: string; readonly typed: string; readonly meant: readonly string[] };
  readonly invalidForm: { readonly field: string; readonly value: string; readonly said: string };
  /** `typed` has the form of a day, `31/02/2026`, and the calendar has no such day. */
  readonly noSuchDay: { readonly field: string; readonly typed: string };
  readonly tooLong: { readonly field: string; readonly most: number };
  readonly tooShort: { readonly field: string; readonly least: number };
}

/** The day that the words for one that does not exist tell. */
function toRealDay({ typed }: ValueParameters['noSuchDay']): Advice {
  const found = explainNoSuchDay(typed);
  return { value: (found.wrong === 'month' ? found.swapped : found.nearest) ?? '…' };
}

function toItems({ field, own, at, items }: ValueParameters['severalValues']): Advice {
  const { [field]: value = '', ...others } = own;
  return [
    { instead: fieldLines({ [field]: value }) },
    ...fieldLines(others).map((line): Advice => ({ add: [line], to: at })),
    ...items
      .toReversed()
      .map((append): Advice => ({ append, to: at.slice(0, -1), behind: Number(at.at(-1)) })),
  ];
}

function toMeaning({ known, meanings }: ValueParameters['unknownValue']): Advice {
  return { value: meanings?.[0]?.word ?? known[0] ?? '…' };
}

export const valueKinds: KindsOf<ValueParameters> = {
  emptyValue: error('P015', undefined, toWrite),
  emptyItem: error('P015', undefined, () => ({ remove: 'item' })),
  blankValue: error('P015', undefined, toWrite),
  nothing: error('P015', undefined, toWrite),
  unknownValue: error('P017', toNearest, toMeaning),
  repairableChoice: error('P017', toMeant),
  repairableForm: error('P018', toMeant),
  noSoldOut: error('P012', undefined, toLine),
  besidePrice: error('P012', undefined, ({ field, line, into }) =>
    into === undefined ? (line === undefined ? undefined : { line }) : [into, { remove: [field] }],
  ),
  otherField: error(
    'P018',
    (found) => (found.besides === undefined ? toLine(found) : undefined),
    ({ line, besides }) => (besides === undefined ? undefined : [{ remove: besides }, { instead: [line] }]),
  ),
  misnamedValue: error('P012', undefined, ({ lines }) => ({ instead: lines })),
  dividedValue: error('P018', undefined, ({ lines, old }) => [
    ...(old === undefined ? [] : [{ remove: [old.field] }]),
    { instead: lines },
  ]),
  starredPrice: error('P018', undefined, ({ lines, given }) => [
    { instead: lines },
    ...(given === undefined ? [] : [{ first: given.line, last: given.line, lines: [given.text] }]),
  ]),
  priceAside: error('P018', undefined, ({ line, into }) => [into, { instead: [line] }]),
  twoPhones: error('P018', undefined, toLines),
  severalValues: error('P018', undefined, toItems),
  priceWords: error('P018', undefined, ({ text, line, isGiven, besides }) => [
    ...(isGiven || besides.length > 0 ? [{ remove: [...(isGiven ? [text] : []), ...besides] }] : []),
    { instead: [line] },
  ]),
  eitherPrice: error('P018', undefined, ({ meant }) => ({ value: meant[0] ?? '…' })),
  invalidForm: error('P018', undefined, toWrite),
  noSuchDay: error('P018', undefined, toRealDay),
  tooLong: error('P019', undefined, toWrite),
  tooShort: error('P019', undefined, toWrite),
};
