import { error, hint, toDelete, toLine, toWholeLine, type Advice, type KindsOf, type None } from './kind.ts';

interface Line {
  /** The whole line as it should be. */
  readonly line: string;
}

/** Items on the lines from `first` to `last` that belong below line `after`, in a section of a type, as they stand there. */
interface Rows {
  readonly type: string;
  readonly first: number;
  readonly last: number;
  readonly after: number;
  readonly lines: readonly string[];
}

/** What can be wrong with how a file is written: indents, quotes, colons, dashes. */
export interface SyntaxParameters {
  readonly tab: { readonly line?: string | undefined };
  /** The same on some of the lines from `first` to `last`. */
  readonly tabs: { readonly first: number; readonly last: number; readonly lines: readonly string[] };
  readonly specialSpace: Line;
  readonly spaceAfterColon: Line;
  readonly alias: Line;
  readonly anchor: Line;
  readonly tag: Line;
  readonly mergeKey: None;
  /** The lines from `first` to `last` as one field, where that is what they say. */
  readonly questionKey: { readonly line?: string | undefined; readonly first: number; readonly last: number };
  readonly reservedKey: { readonly key: string };
  readonly blockSign: { readonly sign: string; readonly better: string };
  readonly specialStart: Line & { readonly sign: string };
  readonly chatStamp: Line;
  readonly directive: None;
  readonly severalDocuments: None;
  /** Between the marks, which stand on `first` and `last`, the first of the two versions. */
  readonly conflict: { readonly first: number; readonly last: number; readonly version: readonly string[] };
  /** One or two of the three marks, the first of them on a line counted from 1. */
  readonly halfConflict: { readonly mark: string; readonly line: number };
  readonly cutByHash: Line & { readonly cut: string };
  readonly openQuote: Line;
  readonly openBracket: Line & { readonly sign: string; readonly isList: boolean };
  readonly textAfterQuotes: Line;
  /** `more`: lines below with the same mistake, as they should be; `whole` are all from the first to the last of them. */
  readonly curlyQuotes: Line & {
    readonly more: readonly { readonly number: number; readonly text: string }[];
    readonly whole?:
      | { readonly first: number; readonly last: number; readonly lines: readonly string[] }
      | undefined;
  };
  readonly curlyQuotesShown: { readonly bare: string };
  /** The text goes from line `first` to `last`, counted from 1. */
  readonly colonInText: Line & { readonly first: number; readonly last: number };
  /** The fields of a line that holds two, and its number. */
  readonly twoFields: { readonly lines: readonly string[]; readonly number: number };
  readonly indentedTooMuch: Line;
  readonly indentedWrong: Line;
  readonly gluedColon: Line;
  /** The same on some of the lines from `first` to `last`. */
  readonly gluedColons: { readonly first: number; readonly last: number; readonly lines: readonly string[] };
  readonly gluedDash: Line;
  /** The same on each line from `first` to `last`. */
  readonly gluedDashes: { readonly first: number; readonly last: number; readonly lines: readonly string[] };
  /** Rows of a list from `first` to `last` that begin as no item does here. */
  readonly foreignRows: { readonly first: number; readonly last: number; readonly lines: readonly string[] };
  readonly foreignDash: Line & { readonly sign: string };
  readonly foreignColon: Line;
  /** `lines` are the list with its first item, or the text where the field holds no list; the line's number. */
  readonly listOnKeyLine: {
    readonly key: string;
    readonly isList: boolean;
    readonly lines: readonly string[];
    readonly number: number;
  };
  /** `isWhole`: its spaces at the start are others. */
  readonly namelessItem: Line;
  readonly missingColon: Line & { readonly isWhole?: boolean };
  readonly backslash: Line;
  /** The way to a file on somebody's computer: its name alone, and the folder into which the file goes. */
  readonly filePath: Line & {
    readonly typed: string;
    readonly meant: string;
    readonly name: string;
    readonly folder: string;
  };
  readonly missingDash: None;
  /** Above `line`, with `indent` spaces, the list's `name` is missing, where one fits; line `over` has it with other words. */
  readonly missingList: {
    readonly name?: string | undefined;
    readonly over?: number | undefined;
    readonly line: number;
    readonly indent: number;
  };
  /** Items that belong to the `list` of another section, which has a number from 1 on. */
  readonly strayItem: Rows & {
    readonly list: string;
    readonly section: number;
  };
  /** Items of a list, below fields that stand after it. */
  readonly itemBelowList: Omit<Rows, 'type'> & { readonly list: string };
  /** A list or a group that is there already, from its name on line `first`; `lines` are what it holds. */
  readonly secondHolder: Omit<Rows, 'type'> & { readonly name: string; readonly isList: boolean };
  /** A section whose fields stand at the margin, with its lines as they are to be; `after` where it stands above all sections. */
  readonly marginSection: Omit<Rows, 'type' | 'after'> & { readonly after: number | undefined };
  /** Items that are none of the section in which they stand, and the section of their own that goes below line `after`. */
  readonly otherItems: Rows & { readonly label: string };
  readonly trailing: None;
  readonly unreadable: None;
}

function toHome({ first, last, after, lines }: Omit<Rows, 'type'>): Advice {
  const cut = { first, last, lines: [] };
  const written = { first: after + 1, last: after, lines };
  // What stands further down goes first, which leaves the other where it is.
  return after < first ? [cut, written] : [written, cut];
}

export const syntaxKinds: KindsOf<SyntaxParameters> = {
  tab: error('P005', ({ line }) => (line === undefined ? undefined : { line, isWhole: true })),
  tabs: error('P005', (found) => found),
  specialSpace: error('P005', undefined, toWholeLine),
  spaceAfterColon: error('P005', toLine),
  alias: error('P007', toLine),
  anchor: error('P007', toLine),
  tag: error('P007', toLine),
  mergeKey: error('P007', undefined, toDelete),
  questionKey: error('P007', ({ line, first, last }) =>
    line === undefined ? undefined : { first, last, lines: [line] },
  ),
  reservedKey: error('P012', undefined, toDelete),
  blockSign: error('P007', undefined, ({ sign, better }) => ({ from: sign, to: better })),
  specialStart: error('P007', toLine),
  chatStamp: error('P007', toLine),
  directive: error('P008', undefined, toDelete),
  severalDocuments: error('P008', undefined, toDelete),
  conflict: error('P008', undefined, ({ first, last, version }) => ({ first, last, lines: version })),
  halfConflict: error('P008', undefined, toDelete),
  cutByHash: error('P030', toLine),
  openQuote: error('P004', toLine),
  openBracket: error('P004', undefined, toLine),
  textAfterQuotes: error('P004', toLine),
  curlyQuotes: error('P004', ({ line, whole }) => whole ?? { line }),
  curlyQuotesShown: hint('P037', undefined, ({ bare }) => ({ over: bare })),
  colonInText: error('P004', ({ line, first, last }) =>
    first === last ? { line } : { first, last, lines: [line] },
  ),
  twoFields: error('P004', undefined, ({ lines, number }) => ({ first: number, last: number, lines })),
  indentedTooMuch: error('P004', toWholeLine),
  indentedWrong: error('P004', toWholeLine),
  gluedColon: error('P004', toLine),
  gluedColons: error('P004', (found) => found),
  gluedDash: error('P004', toLine),
  gluedDashes: error('P004', (found) => found),
  foreignRows: error('P004', undefined, (found) => found),
  foreignDash: error('P004', toLine),
  foreignColon: error('P004', toLine),
  listOnKeyLine: error('P004', undefined, ({ number, lines }) => ({ first: number, last: number, lines })),
  namelessItem: error('P004', (found) => found),
  missingColon: error('P004', (found) => found),
  backslash: error('P004', toLine),
  filePath: error('P018', ({ typed, meant }) => ({ from: typed, to: meant })),
  missingDash: error('P004'),
  missingList: error('P004', undefined, ({ name, line, indent, over }) => ({
    first: over ?? line,
    last: over ?? line - 1,
    lines: [`${' '.repeat(indent)}${name ?? '…'}:`],
  })),
  strayItem: error('P004', undefined, toHome),
  itemBelowList: error('P004', undefined, toHome),
  secondHolder: error('P006', undefined, toHome),
  marginSection: error('P004', undefined, ({ first, last, after, lines }) =>
    after === undefined ? { first, last, lines } : toHome({ first, last, after, lines }),
  ),
  otherItems: error('P004', undefined, (found) =>
    found.after > found.last
      ? toHome({ ...found, lines: ['', ...found.lines] })
      : { first: found.first, last: found.last, lines: ['', ...found.lines] },
  ),
  trailing: error('P004'),
  unreadable: error('P004'),
};
