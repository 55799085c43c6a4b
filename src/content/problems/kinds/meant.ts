import {
  error,
  toKnownInText,
  toLines,
  toNearest,
  warning,
  type Advice,
  type Choice,
  type KindsOf,
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
  /** A section, written as a field of site.yaml: `lines` are it, as a page has it. */
  readonly sectionInSite: {
    readonly key: string;
    readonly label: string;
    readonly lines: readonly string[];
  };
  /** A number, or a link to a chat, where a message's key belongs; `isOwn` is the one that chats are opened with. */
  readonly numberAsMessage: { readonly line: string; readonly isOwn: boolean; readonly key: string };
  /** A day without its year, and the next such day, or the last one. */
  readonly lostYear: {
    readonly field: string;
    readonly typed: string;
    readonly day: string;
    readonly which: 'next' | 'last';
  };
  /** A day that is closed: a week does without it, a day with a date without the `fields` that say so. */
  readonly closedDay: { readonly fields?: readonly string[] | undefined };
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

export const meantKinds: KindsOf<MeantParameters> = {
  otherList: error('P012', undefined, ({ lists: [first] }) => first && { over: first.name }),
  profileAsButton: error('P018', undefined, ({ lines }) => ({ instead: lines })),
  numberOfSite: error('P018', undefined, ({ line }) => (line === undefined ? { remove: 'line' } : { line })),
  fieldAsSection: error('P012', undefined, toSection),
  sectionInSite: error('P012', undefined, ({ key }) => ({ remove: [key] })),
  numberAsMessage: warning('P021', undefined, ({ line }) => ({ instead: [line] })),
  lostYear: error('P018', undefined, ({ day }) => ({ value: day })),
  closedDay: error('P012', undefined, ({ fields }) => ({ remove: fields ?? 'item' })),
  twoDays: error('P018', undefined, toLines),
  unknownPlaceholder: warning('P048', toNearest, toKnownInText),
  unknownSlot: warning('P048', toNearest, toKnownInText),
  unusedSlot: warning('P048', undefined, ({ better }) => ({ value: better })),
};
