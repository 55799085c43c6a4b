import type { Mark } from '../../../fields/marks.ts';
import { error, hint, toWrite, warning, type Advice, type KindsOf } from './kind.ts';
import { inOneLine, writeValue } from '../wording.ts';

/** What can be wrong with how a text is shaped. */
/** What becomes no link, as it was typed and as it was to be. At the start of a text without quotes its `line` gets some. */
interface LooseLink {
  readonly typed: string;
  readonly better: string;
  readonly isApart: boolean;
  readonly line?: string | undefined;
}

export interface TextParameters {
  /** `meant` is the target that was most likely meant. */
  /** A link with its target in the place of its words. */
  readonly turnedLink: { readonly typed: string; readonly better: string };
  /** A link whose parts stand apart, or between the wrong signs: visitors would see the signs. */
  readonly looseLink: LooseLink;
  readonly brokenTextLink: { readonly to: string; readonly meant?: string | undefined };
  /**
   * Further `questions` in the answer to one, on the lines from `first` to `last` of an item that ends on line `end`: `lines` are
   * the items that they are. The line `repeated` of the answer says the item's own question again.
   */
  readonly askedInAnswer: {
    readonly questions: readonly string[];
    readonly first: number;
    readonly last: number;
    readonly end: number;
    readonly lines: readonly string[];
    readonly repeated?: number | undefined;
  };
  /**
   * Several `questions` with their answers in one `field` of an item, whose other is empty: `lines` are the items that they are, in
   * the place of the lines from `first` to `last`, which are all of that item.
   */
  readonly questionsInField: {
    readonly field: string;
    readonly questions: readonly string[];
    readonly first: number;
    readonly last: number;
    readonly lines: readonly string[];
  };
  /**
   * A line of the text of a `field` that reads as another field's, or as the first of an item: `lines` are the lines from `first`
   * to `last` where they belong.
   */
  readonly fieldsInText: {
    readonly field: string;
    readonly typed: string;
    readonly first: number;
    readonly last: number;
    readonly lines: readonly string[];
    readonly isItem: boolean;
  };
  /**
   * An item, or a section of a `block`, that was copied from a file into the text of a `field` on the lines from `first` to `last`:
   * its `lines` go below line `end`, and of the field only what is `left` stays, to be written.
   */
  readonly copiedIntoText: {
    readonly field: string;
    readonly typed: string;
    readonly block: string | undefined;
    readonly first: number;
    readonly last: number;
    readonly end: number;
    readonly lines: readonly string[];
    readonly left: readonly string[];
  };
  /** A link in a text with the complete address of a page of this very site, which is `to`. */
  readonly ownTextAddress: { readonly typed: string; readonly to: string };
  /** A sign that visitors would see as it was typed; in a field that is not `isShaped` there is no bold and no link. */
  readonly visibleMark: { readonly mark: Mark; readonly isShaped: boolean };
  /** Lines of a text of one line, and where that is certain what they are in one. */
  /** Rows of a table in a field of one line: their cells would run together. */
  readonly tableInLine: object;
  readonly lostLines: { readonly joined?: string | undefined };
  /** The name of the site, and another that all titles, of so many `pages`, end with. */
  readonly formerName: { readonly name: string; readonly former: string; readonly pages: number };
  /** A page's title or description, or both, that the page of another file has too, and `more` pages besides. */
  readonly sameHead: {
    readonly fields: readonly ('title' | 'description')[];
    readonly file: string;
    readonly more: number;
  };
  /** A street, where the part of the town belongs. */
  readonly streetInDistrict: { readonly typed: string };
  /**
   * The whole address as its street: `parts` are the fields that say something else then, and `lines` the lines from `first` to
   * `last` with them. `code` is the postal code, where it is another than the given one.
   */
  readonly wholeAddress: {
    readonly first: number;
    readonly last: number;
    readonly lines: readonly string[];
    readonly parts: Readonly<Record<string, string>>;
    readonly code?: string | undefined;
  };
  /** A link as the street, be it one to a map or another. */
  readonly linkAsStreet: { readonly isMap: boolean };
  /** A town with its `state`, which has a field of its own: the town alone, and what is `given` there. */
  readonly stateInCity: { readonly city: string; readonly state: string; readonly given: string };
}

/** What stands in a mark's place that nothing better is known for. */
const instead: Readonly<Partial<Record<Mark['kind'], string>>> = {
  'line-break-tag': '\n',
  placeholder: '…',
  blank: '…',
};

function toUnmarked({
  mark: { kind, typed, better, whole },
  isShaped,
}: TextParameters['visibleMark']): Advice {
  if (whole !== undefined) return { value: isShaped ? whole : inOneLine(whole) };
  return { from: typed, to: better ?? instead[kind] ?? '' };
}

/** The items below the one that holds them, and their lines away: those further down first, which leaves the others where they are. */
function toItems({ first, last, end, lines, repeated }: TextParameters['askedInAnswer']): Advice {
  return [
    { first: end + 1, last: end, lines },
    { first, last, lines: [] },
    ...(repeated === undefined ? [] : [{ first: repeated, last: repeated, lines: [] }]),
  ];
}

export const textKinds: KindsOf<TextParameters> = {
  brokenTextLink: error(
    'P022',
    ({ to, meant }) => (meant === undefined ? undefined : { from: `](${to})`, to: `](${meant})` }),
    ({ to }) => ({ from: `](${to})`, to: '](…)' }),
  ),
  turnedLink: error('P022', ({ typed, better }) => ({ from: typed, to: better })),
  looseLink: warning('P048', ({ typed, better, line }) =>
    line === undefined ? { from: typed, to: better } : { line },
  ),
  askedInAnswer: warning('P048', undefined, toItems),
  questionsInField: error('P048', undefined, ({ first, last, lines }) => ({ first, last, lines })),
  fieldsInText: warning('P048', undefined, ({ first, last, lines }) => ({ first, last, lines })),
  copiedIntoText: warning('P048', undefined, ({ first, last, end, lines, left }) => [
    { first: end + 1, last: end, lines },
    { first, last, lines: left },
  ]),
  ownTextAddress: warning('P018', ({ typed, to }) => ({ from: `](${typed})`, to: `](${to})` })),
  visibleMark: warning(
    'P048',
    ({ mark: { typed, better, whole } }) =>
      better === undefined || whole !== undefined ? undefined : { from: typed, to: better },
    toUnmarked,
  ),
  tableInLine: warning('P048', undefined, toWrite),
  lostLines: warning('P048', undefined, ({ joined = '…' }) => ({ value: joined })),
  formerName: hint('P057'),
  sameHead: warning('P038', undefined, toWrite),
  wholeAddress: warning('P018', undefined, ({ first, last, lines }) =>
    lines.length === 0 ? undefined : { first, last, lines },
  ),
  linkAsStreet: warning('P018', undefined, () => ({ value: '…' })),
  // Of two states only a person knows which is right.
  stateInCity: warning('P018', undefined, ({ city, state, given }) =>
    state === given ? { value: city } : undefined,
  ),
  streetInDistrict: warning('P018', undefined, ({ typed }) => ({
    instead: [`street: ${writeValue(typed)}`, 'district: …'],
  })),
};
