import type { Contract } from '../../../fields/contract.ts';
import {
  error,
  hint,
  toLine,
  toNearest,
  warning,
  type Choice,
  type Meaning,
  type Correction,
  type KindsOf,
  type None,
} from './kind.ts';

/** Where a field belongs that stands in the wrong place: in a field beside it, or in what is around it. */
export type Home = { readonly in: 'field'; readonly name: string } | { readonly in: 'outside' };

/** The types of sections, each with its name in Portuguese. */
interface Types {
  readonly types: readonly { readonly type: string; readonly label: string }[];
}

interface Empty {
  readonly field: string;
  /** Whether the field may not be missing, so that deleting its line is no way out. */
  readonly isNeeded: boolean;
}

interface Repair {
  readonly field: string;
  readonly typed: string;
  readonly meant: string;
  /** The whole line as it should be: a field, or an item with its dash. */
  readonly line: string;
}

/** What can be wrong with a section's or a page's fields. `said` are words of the field's own schema, in Portuguese. */
export interface FieldParameters {
  readonly unknownType: Choice & Types;
  readonly missingType: Types;
  /** `written` is the entry as it is written, such as `hero:`. */
  readonly keyedSection: { readonly type: string; readonly written: string };
  readonly unknownField: Choice;
  readonly misplacedField: { readonly field: string; readonly home: Home };
  readonly missingField: { readonly field: string; readonly said: string };
  readonly unknownFields: { readonly fields: readonly string[]; readonly home?: Home | undefined };
  readonly missingFields: { readonly fields: readonly string[]; readonly isFile: boolean };
  readonly colonInItem: { readonly line: string };
  /** `lines` are the item as it is to be written, where items have fields. */
  readonly wantsList: {
    readonly field: string;
    readonly value?: string | undefined;
    readonly lines?: readonly string[] | undefined;
  };
  readonly wantsFields: { readonly field: string; readonly lines?: readonly string[] | undefined };
  readonly wantsText: { readonly field: string };
  readonly bracketInText: { readonly field: string; readonly line: string };
  readonly emptyValue: Empty;
  readonly blankValue: Empty & { readonly isSpaces: boolean };
  readonly nothing: Empty;
  readonly emptyList: Empty;
  readonly tooFew: { readonly field: string; readonly least: number };
  readonly tooMany: { readonly field: string; readonly most: number };
  /** `meanings` are those of a choice's words: the likeliest where any is like what was typed, or else all. */
  readonly unknownValue: Choice & {
    readonly field: string;
    readonly said: string;
    readonly meanings?: readonly Meaning[] | undefined;
  };
  readonly repairableChoice: Repair;
  readonly repairableForm: Repair;
  /** A value in the form of another field, `better`, and the line with that one. */
  readonly otherField: { readonly field: string; readonly better: string; readonly line: string };
  /** What is in a field belongs in several, itself among them: the lines that say so. */
  readonly dividedValue: { readonly field: string; readonly lines: readonly string[] };
  readonly invalidForm: { readonly field: string; readonly value: string; readonly said: string };
  /** `typed` has the form of a day, `31/02/2026`, and the calendar has no such day. */
  readonly noSuchDay: { readonly field: string; readonly typed: string };
  readonly tooLong: { readonly field: string; readonly most: number };
  readonly tooShort: { readonly field: string; readonly least: number };
  readonly duplicateId: { readonly id: string; readonly free: string };
  /** A button without a destination: one of `fields` says it. */
  readonly incomplete: { readonly fields: readonly string[]; readonly said: string };
  /** A button with two destinations: `first` says one, `second` another. */
  readonly wrongCombination: { readonly first: string; readonly second: string; readonly said: string };
  readonly lengthOfHead: {
    readonly field: 'title' | 'description';
    readonly letters: number;
    readonly least: number;
    readonly most: number;
  };
  readonly copiedSection: None;
  /** `more` counts the other sections of this page that are equal to ones of the file. */
  readonly sharedCopy: { readonly file: string; readonly more: number };
  readonly unknownDefault: Choice;
  /** What a block asks of its page, in its own words. */
  readonly contract: {
    readonly type: string;
    readonly contract: Contract;
    readonly correction?: { readonly from: string; readonly to: string } | undefined;
  };
}

function toMeant({ typed, meant }: Repair): Correction {
  return { from: typed, to: meant };
}

export const fieldKinds: KindsOf<FieldParameters> = {
  unknownType: error('P010', toNearest),
  missingType: error('P011'),
  keyedSection: error('P011'),
  unknownField: error('P012', toNearest),
  misplacedField: error('P012'),
  missingField: error('P013'),
  unknownFields: error('P012'),
  missingFields: error('P013'),
  colonInItem: error('P014', toLine),
  wantsList: error('P014'),
  wantsFields: error('P014'),
  wantsText: error('P014'),
  bracketInText: error('P014', toLine),
  emptyValue: error('P015'),
  blankValue: error('P015'),
  nothing: error('P015'),
  emptyList: error('P015'),
  tooFew: error('P016'),
  tooMany: error('P016'),
  unknownValue: error('P017', toNearest),
  repairableChoice: error('P017', toMeant),
  repairableForm: error('P018', toMeant),
  otherField: error('P018', toLine),
  dividedValue: error('P018'),
  invalidForm: error('P018'),
  noSuchDay: error('P018'),
  tooLong: error('P019'),
  tooShort: error('P019'),
  duplicateId: error('P020', ({ id, free }) => ({ from: id, to: free })),
  incomplete: error('P031'),
  wrongCombination: error('P031'),
  lengthOfHead: warning('P038'),
  copiedSection: warning('P039'),
  sharedCopy: hint('P039'),
  unknownDefault: error('P032', toNearest),
  contract: error('P040', ({ correction }) => correction),
};
