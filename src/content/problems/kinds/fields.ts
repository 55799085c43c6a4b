import type { Contract } from '../../../fields/contract.ts';
import type { Path } from '../place.ts';
import {
  error,
  hint,
  toKnown,
  toLine,
  toLines,
  toNearest,
  toWrite,
  warning,
  type Advice,
  type Choice,
  type KindsOf,
  type Leaving,
  type None,
  type TextLines,
} from './kind.ts';

/** Where a field belongs that stands in the wrong place: in a field beside it, or in what is around it. */
export type Home = { readonly in: 'field'; readonly name: string } | { readonly in: 'outside' };

/** The types of sections, each with its name in Portuguese. */
interface Types {
  readonly types: readonly { readonly type: string; readonly label: string }[];
}

/** A field without a value. */
export interface Empty {
  readonly field: string;
  /** Whether the field may not be missing, so that deleting its line is no way out. */
  readonly isNeeded: boolean;
}

/** What can be wrong with a section's or a page's fields. `said` are words of the field's own schema, in Portuguese. */
export interface FieldParameters {
  /** `fitting` are the types for which the section's fields would be right, where they are few. */
  readonly unknownType: Choice & Types & { readonly fitting: readonly string[] };
  /** `dash` stands before the type: none in a file that holds the one section. */
  readonly missingType: Types & {
    readonly fitting: readonly string[];
    readonly isEmpty: boolean;
    readonly dash: string;
  };
  /** `written` is the entry as it is written, such as `- hero:`. */
  readonly keyedSection: {
    readonly type: string;
    readonly written: string;
    /** The section as it is to be written, as far as it has fields. */
    readonly lines: readonly string[];
  };
  /** `block` is a section of its own that says what the name asks for. */
  readonly unknownField: Choice & {
    readonly block?: { readonly type: string; readonly label: string } | undefined;
    /** The text of the item around with the words, where visitors are to read them. */
    readonly into?: TextLines | undefined;
    /** What leaves the site with the day that the nearest field tells. */
    readonly leaves?: Leaving | undefined;
  };
  /** A field `typed` as another, which is given from `line` to `last`; `lines` are that one with the words of both. */
  readonly givenField: {
    readonly typed: string;
    readonly field: string;
    readonly line: number;
    readonly last: number;
    readonly isSame: boolean;
    readonly lines?: readonly string[] | undefined;
  };
  /** `lines` are the field as it is to be written there: a complete item, where it belongs into the items of a list. */
  readonly misplacedField: {
    readonly field: string;
    readonly home: Home;
    readonly lines?: readonly string[] | undefined;
    /** Where `lines` go, as the way to the group or the list. */
    readonly to?: Path | undefined;
  };
  /** A page is there as long as its file is: `file` is that of a page which was to be hidden. */
  readonly hiddenPage: { readonly field: string; readonly file: string };
  /** `lines` are the field as it is to be written; `bare` is the one line of a section that has no other. */
  readonly missingField: {
    readonly field: string;
    readonly said: string;
    readonly lines: readonly string[];
    readonly bare?: string | undefined;
  };
  /** `lines` are the item as it would be written with the fields that it needs. */
  readonly unknownFields: {
    readonly fields: readonly string[];
    readonly known: readonly string[];
    readonly home?: Home | undefined;
    readonly lines?: readonly string[] | undefined;
  };
  /** An item of the `other` list in this one, on the lines from `first` to `last`, and where it goes. */
  readonly itemOfOther: {
    readonly list: string;
    readonly other: string;
    readonly first: number;
    readonly last: number;
    readonly above: number;
    readonly column: number;
  };
  /** `lines` are the list with what the fields say. */
  readonly itemsAsFields: {
    readonly fields: readonly string[];
    readonly list: string;
    readonly lines: readonly string[];
  };
  /** From line `first` to `last` stands the item, which `lines` make an item of for each of the fields. */
  readonly pricesAsFields: {
    readonly fields: readonly string[];
    readonly first: number;
    readonly last: number;
    readonly lines: readonly string[];
  };
  /** Prices beside one under names that are none, and the text that tells them; where it `isItem`, items of their own. */
  readonly secondPrice: {
    readonly fields: readonly string[];
    readonly into: TextLines;
    readonly isItem: boolean;
  };
  readonly missingFields: {
    readonly fields: readonly string[];
    readonly isFile: boolean;
    readonly lines: readonly string[];
  };
  readonly colonInItem: { readonly line: string };
  /** `lines` are the list as it is to be written; `isOpen`: what was typed is too long for them, and belongs where `…` stands. */
  readonly wantsList: {
    readonly field: string;
    readonly lines: readonly string[];
    readonly isOpen: boolean;
  };
  /** `indent`: columns before the dash, where it is an item of a list; `last`: the last line, where it stands on several. */
  readonly wantsFields: {
    readonly field: string;
    readonly lines?: readonly string[] | undefined;
    readonly indent?: number | undefined;
    readonly last?: number | undefined;
  };
  /** `line` says what stands there as a text, where that is one. */
  /** `lines` are the field as it is to be written, where that can be told. */
  readonly wantsText: { readonly field: string; readonly lines?: readonly string[] | undefined };
  readonly bracketInText: { readonly field: string; readonly line: string };
  /** `lines` are the list with one item. */
  readonly emptyList: Empty & { readonly lines: readonly string[] };
  readonly tooFew: {
    readonly field: string;
    readonly least: number;
    readonly lines: readonly string[];
  };
  /** `other`: another list beside it that takes what is too much. */
  readonly tooMany: { readonly field: string; readonly most: number; readonly other?: string | undefined };
  /** `isSame`: the two sections say the same. */
  readonly duplicateId: { readonly id: string; readonly free: string; readonly isSame: boolean };
  /** A button without a destination: one of `fields` says it. */
  readonly incomplete: {
    readonly fields: readonly string[];
    readonly said: string;
    /** The first of them as it is to be written, where that takes several lines. */
    readonly lines?: readonly string[] | undefined;
  };
  /** A button with two destinations: `first` says one, `second` another. */
  readonly wrongCombination: {
    readonly first: string;
    readonly second: string;
    readonly said: string;
    /** The fields that go, as `said` tells first. */
    readonly drop: readonly string[];
  };
  /** A title of a section or an item that is a whole text. */
  readonly longTitle: { readonly letters: number };
  readonly lengthOfHead: {
    readonly field: 'title' | 'description';
    readonly letters: number;
    readonly least: number;
    readonly most: number;
  };
  readonly copiedSection: None;
  readonly copiedItem: None;
  /** Somebody with the number of a register that stands beside an `other` name too, at a `place` where that is in another file. */
  readonly sameRegister: {
    readonly name: string;
    readonly register: string;
    readonly other: string;
    readonly place: string | undefined;
  };
  /** `more` counts the other sections of this page that are equal to ones of the file. */
  readonly sharedCopy: { readonly file: string; readonly more: number };
  readonly unknownDefault: Choice;
  /** What a block asks of its page, in its own words. */
  readonly contract: {
    readonly type: string;
    readonly contract: Contract;
    readonly correction?: { readonly from: string; readonly to: string } | undefined;
    /** An item as it is to be written, where the list has too few. */
    readonly lines?: readonly string[] | undefined;
    /** The ids of the page's sections, where one of them is asked for. */
    readonly known?: readonly string[] | undefined;
  };
}

function toPromise({ contract, lines }: FieldParameters['contract']): Advice {
  switch (contract.rule) {
    case 'once':
      return { remove: 'item' };
    case 'first':
      return { section: 0 };
    case 'one-marked':
      return { remove: [contract.field] };
    case 'least':
      return { append: lines ?? [] };
    case 'target':
      return { value: '…' };
  }
}

function toFitting({ fitting: [type = '…'] }: FieldParameters['unknownType']): Advice {
  return { value: type };
}

function toMove({ field, lines, to }: FieldParameters['misplacedField']): Advice | undefined {
  if (lines === undefined || to === undefined) return undefined;
  return [
    { remove: [field] },
    lines[0]?.startsWith('- ') === true ? { append: lines, to } : { add: lines, to },
  ];
}

/** The words of both in the field that is given, and the other away. */
function toBoth({ typed, line, last, lines }: FieldParameters['givenField']): Advice {
  const remove = { remove: [typed] };
  return lines === undefined ? remove : [{ first: line, last, lines }, remove];
}

export const fieldKinds: KindsOf<FieldParameters> = {
  unknownType: error('P010', toNearest, toFitting),
  missingType: error('P011', undefined, ({ isEmpty, fitting: [type = '…'] }) =>
    isEmpty ? { remove: 'item' } : { add: [`type: ${type}`] },
  ),
  keyedSection: error('P011', undefined, ({ written, lines: [line = '', ...more] }) => {
    if (more.length === 0) return { line };
    // A file's own type is no item of a list.
    return written.startsWith('type: ') ? { over: [line, ...more].join('\n') } : { instead: [line, ...more] };
  }),
  unknownField: error('P012', toNearest, ({ typed, into }: FieldParameters['unknownField']) =>
    into === undefined ? { remove: [typed] } : [into, { remove: [typed] }],
  ),
  givenField: error('P012', undefined, toBoth),
  misplacedField: error('P012', undefined, toMove),
  hiddenPage: error('P012', undefined, ({ field }) => ({ remove: [field] })),
  missingField: error('P013', undefined, ({ lines }) => ({ add: lines })),
  unknownFields: error('P012', undefined, ({ fields, lines }) =>
    lines === undefined
      ? { remove: fields }
      : [{ add: lines.map((line) => line.slice(2)) }, { remove: fields }],
  ),
  itemOfOther: error('P012', undefined, ({ first, last, above, column }) => ({ first, last, above, column })),
  itemsAsFields: error('P012', undefined, ({ fields, lines }) => [{ add: lines }, { remove: fields }]),
  pricesAsFields: error('P012', undefined, (found) => found),
  secondPrice: error('P012', undefined, ({ fields, into }) => [into, { remove: fields }]),
  missingFields: error('P013', undefined, ({ lines }) => ({ add: lines })),
  colonInItem: error('P014', toLine),
  wantsList: error('P014', undefined, toLines),
  wantsFields: error('P014', undefined, toLines),
  wantsText: error('P014', undefined, toLines),
  bracketInText: error('P014', toLine),
  emptyList: error('P015', undefined, toLines),
  tooFew: error('P016', undefined, toLines),
  tooMany: error('P016', undefined, ({ most }) => ({ cut: most })),
  duplicateId: error(
    'P020',
    ({ id, free, isSame }) => (isSame ? undefined : { from: id, to: free }),
    ({ isSame }) => (isSame ? { remove: 'item' } : undefined),
  ),
  incomplete: error('P031', undefined, ({ fields: [first = ''], lines = [`${first}: …`] }) => ({
    add: lines,
  })),
  wrongCombination: error('P031', undefined, ({ drop }) => ({ remove: drop })),
  longTitle: hint('P019', undefined, toWrite),
  lengthOfHead: warning('P038', undefined, toWrite),
  copiedSection: warning('P039', undefined, () => ({ remove: 'item' })),
  copiedItem: warning('P039', undefined, () => ({ remove: 'item' })),
  sameRegister: hint('P039', undefined, toWrite),
  sharedCopy: hint('P039'),
  unknownDefault: error('P032', toNearest, toKnown),
  contract: error('P040', ({ correction }) => correction, toPromise),
};
