import { fieldLines } from '../wording.ts';
import type { TextRows } from './loose.ts';
import type { Path } from '../place.ts';
import {
  error,
  toDelete,
  toKnownInText,
  toLines,
  toNearest,
  warning,
  type Advice,
  type Choice,
  type KindsOf,
  type TextLines,
} from './kind.ts';

/** What a value tells of what was meant by it. */
export interface MeantParameters {
  /** A list under a name that is none: the names that it may have there, with what each is for. */
  readonly otherList: {
    readonly field: string;
    readonly lists: readonly { readonly name: string; readonly description: string }[];
  };
  /** A telephone number where the site's own is meant: `line` says so, where there is a field for it. */
  /** A profile in a network, as a button that leads there. */
  readonly profileAsButton: { readonly field: string; readonly lines: readonly string[] };
  /** A day with its hours below those of others: an item of the list `to`. */
  readonly rowAsField: { readonly field: string; readonly lines: readonly string[]; readonly to: Path };
  /** A message that is a telephone number: the line of the site's own field, which may be `given` on a line. */
  readonly numberAsText: {
    readonly key: string;
    readonly line: string;
    readonly isSite: boolean;
    readonly given: number | undefined;
  };
  /** Words with a colon, of which the YAML reader made a field: the `lines` of the texts that take them. */
  readonly sentenceAsField: { readonly lines: readonly string[] };
  /** A link to a place on a map, as a button: an item of a `list` that is there, the list itself, or a button's place. */
  readonly mapLink: {
    readonly field: string;
    readonly list: string;
    readonly lines: readonly string[];
    readonly to?: Path | undefined;
    /** The line of a button's place, in a list that takes no more of them. */
    readonly line?: number | undefined;
  };
  /** A link to a map beside the address, of which the site makes its own. */
  readonly mapOfSite: { readonly field: string; readonly link: string };
  /** A link to a chat in the `field` of another place: `line` opens the site's, and `other` the one that is linked, where it is another. */
  readonly chatLink: {
    readonly field: string;
    readonly line: string;
    readonly other: string | undefined;
  };
  readonly numberOfSite: { readonly line?: string | undefined };
  /** A field of the page, on `line`, that is a section: its `lines` go above another line, in a column. */
  readonly fieldAsSection: {
    readonly key: string;
    readonly label: string;
    readonly lines: readonly string[];
    readonly line: number;
    readonly above: number;
    readonly column: number;
  };
  /** The site's address or e-mail: `lines` are it as site.yaml has it, whose street may hold more than one if it is not whole. */
  readonly datumOfSite: {
    readonly field: 'address' | 'email';
    readonly lines: readonly string[];
    readonly isWhole: boolean;
  };
  /**
   * A button with a number that is not the site's, the `text` that may tell it, and what becomes of the button: it goes, with
   * the `list` that has no other; its `fields` do; or it calls the site by `line`, since its section needs one.
   */
  readonly otherNumber: {
    readonly typed: string;
    readonly text?: TextLines | undefined;
    readonly line: string;
    readonly out:
      | { readonly way: 'item'; readonly list?: string }
      | { readonly way: 'call' }
      | { readonly way: 'fields'; readonly fields: readonly string[] };
  };
  /** A section, written as a field of site.yaml: `lines` are it, as a page has it. */
  readonly sectionInSite: {
    readonly key: string;
    readonly label: string;
    readonly lines: readonly string[];
  };
  /** A number, or a link to a chat, where a message's key belongs; `isOwn` is the one that chats are opened with. */
  readonly numberAsMessage: { readonly line: string; readonly isOwn: boolean; readonly key: string };
  /** A day without its year, and the next such day, or the last one; of what has usually passed the `next` one besides. */
  readonly lostYear: {
    readonly field: string;
    readonly typed: string;
    readonly day: string;
    readonly which: 'next' | 'last';
    readonly next?: string | undefined;
  };
  /** A day that is closed: a week does without it, a day with a date without the `fields` that say so. */
  readonly closedDay: { readonly fields?: readonly string[] | undefined };
  /** An item of the week, from line `first` to `last`, about days with a date; `isThere` where such days have their list already. */
  readonly specialWeek: TextRows & { readonly days: readonly string[]; readonly isThere: boolean };
  /** An item of the week, from line `first` to `last`, with several `hours` of the same days: each as an item. */
  readonly pausedDay: TextRows & { readonly hours: readonly string[] };
  /** A title that begins with a day, where the item has a field for it: `line` is that of line `at` with it. */
  readonly dayInTitle: {
    readonly typed: string;
    readonly title: string;
    readonly day: string;
    readonly at: number;
    readonly line: string;
  };
  /** A row of hours that tells `count` days with their hours in the field of its days. */
  readonly hoursInDays: TextRows & { readonly count: number };
  /** A row of hours without days: those after the pause of the row above, from whose line `first` on both are one. */
  readonly hoursAfterPause: TextRows & { readonly time: string };
  /** A day unlike others as a field `key`: `lines` are an item of the list at the end of the way `to`, or fields there. */
  readonly specialDay: { readonly key: string; readonly to: Path; readonly lines: readonly string[] };
  /** More than a field holds: `lines` are the `note` beside it, from `line` to `last`, with the rest behind its words. */
  readonly restInNote: {
    readonly field: string;
    readonly value: string;
    readonly note: string;
    readonly line: number;
    readonly last: number;
    readonly lines: readonly string[];
  };
  /** Words for a yes, which `line` says for all at the end of the way `to`; other words may be `given` there, on a line of their own. */
  readonly labelForYes: {
    readonly field: string;
    readonly label: string;
    readonly line: string;
    readonly to: Path;
    readonly given?: { readonly line: number; readonly column: number } | undefined;
  };
  /** Several days of the week in one item, on `line` behind what stands `before` it: each as one. */
  readonly severalDays: {
    readonly typed: string;
    readonly lines: readonly string[];
    readonly line: number;
    readonly before: string;
  };
  /** Days in a row in a field for one day: their row tells them in words, and goes after the last of them. */
  readonly daysInRow: {
    readonly field: string;
    readonly days: string;
    readonly last: string;
    readonly at: Path;
    /** Whether the row says them already. */
    readonly isSame: boolean;
  };
  /** More days in a row than items fit, from the first to the last of those that have none. */
  readonly tooManyDays: {
    readonly field: string;
    readonly count: number;
    readonly most: number;
    readonly name: string;
    readonly first: string;
    readonly last: string;
  };
  /** Two days in one field, and the lines of both. */
  readonly twoDays: { readonly lines: readonly string[] };
  /** Words in braces that a message sends as they are. */
  readonly unknownPlaceholder: Choice;
  /** Words in braces that are the name of no question. */
  readonly unknownSlot: Choice;
  /** The answer to a question is not in the message: `better` has it at the end. */
  readonly unusedSlot: { readonly slot: string; readonly better: string };
}

/** The section in its list, and its field away; what stands further down first, which leaves the other where it is. */
function toSection({ key, lines, line, above, column }: MeantParameters['fieldAsSection']): Advice {
  const write = { first: above, last: above - 1, lines: lines.map((one) => ' '.repeat(column) + one) };
  const remove = { remove: [key] };
  return line < above ? [write, remove] : [remove, write];
}

/** The number into its text, and the button as its section can do with it; a line of the button goes first, while its place is known. */
function toOtherNumber({ text, line, out }: MeantParameters['otherNumber']): Advice {
  const write = text === undefined ? [] : [text];
  if (out.way === 'call') return [{ line }, ...write];
  return [...write, { remove: out.way === 'item' ? 'item' : out.fields }];
}

export const meantKinds: KindsOf<MeantParameters> = {
  otherList: error('P012', undefined, ({ lists: [first] }) => first && { over: first.name }),
  profileAsButton: error('P018', undefined, ({ lines }) => ({ instead: lines })),
  rowAsField: error('P012', undefined, ({ field, lines, to }) => [
    { append: lines, to },
    { remove: [field] },
  ]),
  numberAsText: warning('P021', undefined, ({ key, line, isSite, given }) => [
    ...(given === undefined ? [] : [{ first: given, last: given, lines: [line] }]),
    ...(isSite && given === undefined ? [{ add: [line], to: [] }] : []),
    { remove: [key] },
  ]),
  sentenceAsField: error('P012', undefined, ({ lines }) => ({ instead: lines })),
  mapLink: error('P012', undefined, ({ field, lines, to, line }) => {
    if (line !== undefined) return [{ first: line, last: line, lines }, { remove: [field] }];
    return to === undefined ? { instead: lines } : [{ append: lines, to }, { remove: [field] }];
  }),
  mapOfSite: error('P012', undefined, ({ field }) => ({ remove: [field] })),
  chatLink: error('P018', undefined, ({ line }) => ({ instead: [line] })),
  numberOfSite: error('P018', undefined, ({ line }) => (line === undefined ? { remove: 'line' } : { line })),
  datumOfSite: error('P012', undefined, toDelete),
  otherNumber: error('P018', undefined, toOtherNumber),
  fieldAsSection: error('P012', undefined, toSection),
  sectionInSite: error('P012', undefined, ({ key }) => ({ remove: [key] })),
  numberAsMessage: warning('P021', undefined, ({ line }) => ({ instead: [line] })),
  lostYear: error('P018', undefined, ({ day }) => ({ value: day })),
  closedDay: error('P012', undefined, ({ fields }) => ({ remove: fields ?? 'item' })),
  specialWeek: error('P012', undefined, ({ isThere, lines }) => [
    isThere ? { append: lines, to: ['hours', 'exceptions'] } : { add: lines, to: ['hours'] },
    { remove: 'item' },
  ]),
  pausedDay: error('P018', undefined, ({ first, last, lines }) => ({ first, last, lines })),
  dayInTitle: warning('P018', undefined, ({ title, at, line }) => [
    { value: title },
    { first: at, last: at, lines: [line] },
  ]),
  hoursInDays: error('P018', undefined, ({ first, last, lines }) => ({ first, last, lines })),
  hoursAfterPause: error('P015', undefined, ({ first, last, lines }) => ({ first, last, lines })),
  specialDay: error('P012', undefined, ({ key, to, lines }) => [
    to.length === 2 ? { append: lines, to } : { add: lines, to },
    { remove: [key] },
  ]),
  restInNote: error('P018', undefined, ({ value, line, last, lines }) => [
    { value },
    { first: line, last, lines },
  ]),
  labelForYes: error('P017', undefined, ({ line, to, given }) => [
    { value: 'sim' },
    given === undefined
      ? { add: [line], to }
      : { first: given.line, last: given.line, lines: [' '.repeat(given.column - 1) + line] },
  ]),
  severalDays: error('P017', undefined, ({ line, lines, before }) => ({
    first: line,
    last: line,
    lines: lines.map(
      (text, at) => (at === 0 ? before : ' '.repeat(before.length - 2) + '- ') + text.slice(2),
    ),
  })),
  daysInRow: error('P018', undefined, ({ days, last, at, isSame }) => [
    { instead: fieldLines({ showUntil: last }) },
    ...(isSame ? [] : [{ add: fieldLines({ days }), to: at }]),
  ]),
  tooManyDays: error('P018', undefined, () => ({ remove: 'item' })),
  twoDays: error('P018', undefined, toLines),
  unknownPlaceholder: warning('P048', toNearest, toKnownInText),
  unknownSlot: warning('P048', toNearest, toKnownInText),
  unusedSlot: warning('P048', undefined, ({ better }) => ({ value: better })),
};
