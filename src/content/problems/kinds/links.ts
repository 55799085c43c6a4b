import { writeValue } from '../wording.ts';
import type { TextRows } from './loose.ts';
import {
  error,
  hint,
  toKnown,
  toKnownInText,
  toNearest,
  toWrite,
  warning,
  type Advice,
  type Choice,
  type GoneLines,
  type KindsOf,
  type None,
} from './kind.ts';
import { quote } from '../wording.ts';

/** What can be wrong between files: links, messages, shared sections, days and prices. */
/** Where a message for a place goes: below a line of a file, behind so many spaces. `isHere` is in the file of the place. */
export interface MessageHome {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly isHere: boolean;
}

export interface LinkParameters {
  readonly unknownMessage: Choice & { readonly home?: MessageHome | undefined };
  /** The message itself, where its key belongs. `key` is free for it. */
  readonly messageAsKey: {
    readonly message: string;
    readonly key: string;
    readonly home?: MessageHome | undefined;
  };
  /** Messages that only another page has; `known` are those that this one can use. */
  readonly messagesElsewhere: {
    readonly messages: readonly { readonly key: string; readonly text: string }[];
    /** The file of that page. */
    readonly file: string;
    /** Whether a shared section asks for them, which has no messages itself. */
    readonly isShared: boolean;
    readonly known: readonly string[];
    readonly home: MessageHome;
  };
  /** Messages that do not exist and are asked for in several lines of a file, or in several files. */
  readonly unknownMessages: {
    readonly keys: readonly string[];
    /** Numbers of lines, or places such as `pages/index.yaml:7`. */
    readonly places: readonly string[];
    readonly isOneFile: boolean;
    readonly nearest?: string | undefined;
    readonly home?: MessageHome | undefined;
  };
  /** A complete address of the site's own page; `to` is that, as it is written. */
  readonly ownAddress: { readonly to: string };
  /** `gone`: the lines of the link, or of the button, that go with the page. */
  readonly unknownRoute: Choice & { readonly gone?: GoneLines | undefined };
  /** `isHere`: the link leads to a section of its own page; `gone`: its lines, which go with the section. */
  readonly unknownAnchor: Choice & {
    readonly route: string;
    readonly isHere: boolean;
    readonly gone?: GoneLines | undefined;
  };
  /** `isKept` says that the link is one that its section cannot do without. */
  readonly hiddenAnchor: { readonly anchor: string; readonly route: string; readonly isKept: boolean };
  /** A link of `site.yaml` that some pages cannot follow; `home` is one that can. */
  readonly anchorMissingOn: {
    readonly anchor: string;
    readonly routes: readonly string[];
    readonly home?: string | undefined;
  };
  /** A link to a section that goes after a day; then it leads to the page alone, or goes as well. One that is kept leads to the page. */
  readonly endingAnchor: {
    readonly anchor: string;
    readonly date: string;
    readonly links: 'page' | 'drop' | 'kept';
  };
  /** What is shown from one day on, or until one. */
  readonly schedule: {
    readonly what: 'section' | 'item';
    readonly from?: string | undefined;
    readonly until?: string | undefined;
    /** The last day, which is over. */
    readonly ended?: string | undefined;
    /** The day after its last one, where the item has a price, which may be all that changes then. */
    readonly next?: string | undefined;
  };
  /** A row of hours about days with a date, the `last` of which is not its own last day. */
  readonly rowStays: { readonly last: string };
  /** A notice about days with a date, of which `last` is the last, that has no last day itself. */
  readonly noticeStays: { readonly last: string };
  /** A notice about days with a date, of which even `last` has just passed. */
  readonly noticeOver: { readonly last: string };
  /** `edits` are the lines that go on saying the day of before, where the page's own last day is a new one. */
  readonly differentEnds: {
    readonly here: string;
    readonly there: string;
    readonly edits?: readonly { readonly line: number; readonly text: string }[] | undefined;
  };
  /**
   * The offers of a page are all valid until `until` again, and the page still tells and changes by the day of before:
   * `edits` are the lines that do, with the new day.
   */
  readonly renewedOffers: {
    readonly former: string;
    readonly until: string;
    readonly edits: readonly { readonly line: number; readonly text: string }[];
  };
  /** A section that says since a day that an offer has ended, which is valid until another; `next` is the day after that. */
  readonly endToldEarly: { readonly from: string; readonly until: string; readonly next: string };
  /**
   * A section of a `type` that a page has once, which begins while the one before it is still shown: on which days both would
   * be, and the day after. `message` is how the block tells two of them.
   */
  readonly shownTogether: {
    readonly type: string;
    readonly message: string;
    readonly from: string;
    readonly until: string;
    readonly next: string;
  };
  /** `next` is the last day in the first year in which it is not before `from`. */
  readonly endsBeforeReturn: { readonly from: string; readonly until: string; readonly next: string };
  /** Words that something has ended, which stand over it once it comes back; `until` is the day before `from`. */
  readonly endToldOn: { readonly from: string; readonly until: string };
  /** A date beside another day of the week than its own; `better` is `typed` with that, `near` the nearest day with the other. */
  readonly wrongWeekday: {
    readonly date: string;
    readonly said: string;
    readonly real: string;
    readonly typed: string;
    readonly better: string;
    readonly near: string;
  };
  /** A day on which something was, far ahead; `near` is the last such day of a year. */
  readonly farDay: { readonly date: string; readonly near: string };
  /** A link of the open menu that the header has too; `field` is what goes with it where it is the only one. */
  readonly twiceInMenu: { readonly label: string; readonly field?: 'links' | 'menu' | undefined };
  /** Links of a header that are more or longer than a window has room for. */
  readonly menuTooWide: { readonly links: number; readonly fits: number; readonly window: 768 | 1280 };
  readonly missingFile: Choice;
  readonly unknownShared: Choice;
  /** An old address at which something is served today. */
  readonly redirectTaken: {
    readonly from: string;
    readonly by: { readonly page: string } | { readonly file: string } | { readonly folder: string };
  };
  readonly redirectTwice: { readonly from: string };
  /** An old address that leads to another one; `end` is where that leads in the end. */
  readonly redirectChain: { readonly to: string; readonly end: string };
  /** A link of the site's header that pages leave out which repeat others of it. */
  readonly linkNotCopied: { readonly label: string; readonly routes: readonly string[] };
  readonly redirectLoop: { readonly from: string; readonly known: readonly string[] };
  /** Days as `31/01/2026`. */
  readonly endedTarget: { readonly route: string; readonly date: string };
  readonly endedOffer: { readonly date: string };
  readonly endingOffer: { readonly date: string; readonly days: number };
  readonly endedPage: { readonly date: string; readonly today: string };
  readonly endingPage: { readonly date: string; readonly days: number };
  /** A button of an item without words. */
  readonly targetAlone: { readonly target: string };
  /** The words of a button of an item that leads nowhere. */
  readonly labelAlone: { readonly label: string };
  /** The words of a button with an address in them: `label` is without it, and `given` are the fields that say where it leads now. */
  readonly addressInLabel: {
    readonly label: string;
    readonly href: string;
    readonly given: readonly string[];
  };
  /** The name of a day with hours, which the day has not: it is closed. The lines are those of the days that it is about. */
  readonly hoursInName: TextRows & { readonly name: string; readonly isOpen: boolean };
  /** A product whose name says that nothing is left of it; `name` is without these words. */
  readonly goneInName: { readonly name: string };
  readonly wordsWithoutPrice: { readonly field: string };
  readonly noteWithoutPhone: None;
  /** The site's telephone, a landline, which is the chat's number too; `mobile` is the second one. */
  readonly landlineChat: { readonly number: string; readonly mobile?: string | undefined };
  readonly openNowWithoutHours: None;
  readonly priceAboveOriginal: { readonly price: string; readonly original: string };
  /** `year` is the last day with the year that was most likely meant, where that is what is wrong. */
  readonly endsBeforeStart: {
    readonly from: string;
    readonly until: string;
    readonly year?: string | undefined;
  };
  readonly closesBeforeOpening: { readonly opens: string; readonly closes: string };
}

/** Messages as lines of their group. */
export function messageLines({
  messages,
}: Pick<LinkParameters['messagesElsewhere'], 'messages'>): readonly string[] {
  return messages.flatMap(({ key, text }) => {
    const rows = text.trim().split('\n');
    return rows.length === 1
      ? [`${key}: ${quote(text.trim())}`]
      : [`${key}: |`, ...rows.map((row) => (row === '' ? '' : `  ${row}`))];
  });
}

/** Lines of messages where they belong, in another file. */
function atHome(home: MessageHome | undefined, lines: readonly string[]): readonly Advice[] {
  if (home === undefined || home.isHere) return [];
  const { file, line, column } = home;
  return [{ file, below: line, lines: lines.map((text) => ' '.repeat(column) + text) }];
}

/** A message for each key, in the page's own group or in the site's. */
function addMessages(keys: readonly string[], isOneFile: boolean): Advice {
  const lines = keys.map((key) => `${key}: …`);
  return isOneFile
    ? { add: ['messages:', ...lines.map((line) => `  ${line}`)], to: [] }
    : { add: lines, to: ['messages'] };
}

/** Without the link; where it is more than that, one of the ids that there are; where there is none, the first section of the page gets it. */
function toAnchor({
  typed,
  isHere,
  gone,
  known: [first],
}: LinkParameters['unknownAnchor']): Advice | undefined {
  if (gone !== undefined) return { remove: gone.remove };
  if (first !== undefined) return { from: `#${typed}`, to: `#${first}` };
  return isHere ? { add: [`id: ${typed}`], to: ['sections', 0] } : undefined;
}

/** Without the link, whose page may have gone; where it is more than that, one of the pages that there are. */
function toRoute({ gone, ...choice }: LinkParameters['unknownRoute']): Advice {
  return gone === undefined ? toKnownInText(choice) : { remove: gone.remove };
}

export const linkKinds: KindsOf<LinkParameters> = {
  unknownMessage: warning('P021', toNearest, toKnown),
  messageAsKey: warning('P021', undefined, ({ message, key, home }) => {
    const line = `${key}: ${quote(message.trim())}`;
    return home?.isHere === true
      ? [{ value: key }, { first: home.line + 1, last: home.line, lines: [' '.repeat(home.column) + line] }]
      : [...atHome(home, [line]), { add: ['messages:', `  ${line}`], to: [] }, { value: key }];
  }),
  messagesElsewhere: warning('P021', undefined, ({ home, isShared, ...found }) => {
    const lines = messageLines(found);
    const written = lines.map((line) => ' '.repeat(home.column) + line);
    if (home.isHere) return { first: home.line + 1, last: home.line, lines: written };
    const own: Advice = { add: ['messages:', ...lines.map((line) => `  ${line}`)], to: [] };
    return isShared ? atHome(home, lines) : [...atHome(home, lines), own];
  }),
  unknownMessages: warning('P021', undefined, ({ keys, isOneFile, nearest, home }) =>
    nearest === undefined
      ? [
          ...atHome(
            home,
            keys.map((key) => `${key}: …`),
          ),
          addMessages(keys, isOneFile),
        ]
      : { value: nearest },
  ),
  ownAddress: warning('P018', undefined, ({ to }) => ({ instead: [`to: ${to}`] })),
  unknownRoute: error('P022', toNearest, toRoute),
  unknownAnchor: error('P023', toNearest, toAnchor),
  hiddenAnchor: warning('P023'),
  anchorMissingOn: error('P023', ({ anchor, home }) =>
    home === undefined ? undefined : { from: `#${anchor}`, to: `${home}#${anchor}` },
  ),
  endingAnchor: hint('P023'),
  schedule: hint('P051'),
  rowStays: hint('P051', undefined, ({ last }) => ({ add: [`showUntil: ${last}`] })),
  noticeStays: hint('P051', undefined, ({ last }) => ({ add: [`showUntil: ${last}`] })),
  noticeOver: hint('P051', undefined, () => ({ add: ['hidden: sim'] })),
  differentEnds: warning('P052', undefined, ({ here, there, edits = [] }) =>
    edits.length === 0
      ? { from: here, to: there }
      : edits.map(({ line, text }) => ({ first: line, last: line, lines: [text] })),
  ),
  renewedOffers: warning('P052', undefined, ({ edits }) =>
    edits.map(({ line, text }) => ({ first: line, last: line, lines: [text] })),
  ),
  shownTogether: error('P040', undefined, ({ from, next }) => ({ from, to: next })),
  endToldEarly: warning('P052', undefined, ({ from, next }) => ({ from, to: next })),
  endsBeforeReturn: warning('P052', undefined, ({ until, next }) => ({ from: until, to: next })),
  endToldOn: warning('P052', undefined, ({ until }) => ({ add: [`showUntil: ${until}`] })),
  wrongWeekday: warning('P036', undefined, ({ typed, better }) => ({ from: typed, to: better })),
  farDay: warning('P036', undefined, ({ date, near }) => ({ from: date, to: near })),
  twiceInMenu: warning('P054', undefined, ({ field }) => ({
    remove: field === undefined ? 'item' : [field],
  })),
  menuTooWide: hint('P054', undefined, ({ fits }) => (fits === 0 ? undefined : { cut: fits })),
  missingFile: error('P053', toNearest, toKnownInText),
  unknownShared: error('P026', toNearest),
  redirectTaken: error('P055', undefined, () => ({ remove: 'item' })),
  redirectTwice: error('P055', undefined, () => ({ remove: 'item' })),
  redirectChain: error('P055', ({ to, end }) => ({ from: to, to: end })),
  redirectLoop: error('P055', undefined, ({ known: [first = '…'] }) => ({ add: [`to: ${first}`] })),
  linkNotCopied: hint('P056'),
  endedTarget: hint('P027', undefined, toWrite),
  endedOffer: warning('P027', undefined, toWrite),
  endingOffer: warning('P027', undefined, toWrite),
  endedPage: warning('P027', undefined, toWrite),
  endingPage: warning('P027', undefined, toWrite),
  targetAlone: error('P013', undefined, () => ({ add: ['label: …'] })),
  labelAlone: warning('P031', undefined, () => ({ remove: ['label'] })),
  addressInLabel: warning('P018', undefined, ({ label, href, given }) => [
    ...(given.length === 0 ? [] : [{ remove: given }]),
    { instead: [`label: ${writeValue(label)}`, `href: ${href}`] },
  ]),
  hoursInName: warning('P018', undefined, ({ first, last, lines }) => ({ first, last, lines })),
  goneInName: warning('P031', undefined, () => ({ add: ['soldOut: sim'] })),
  wordsWithoutPrice: warning('P031', undefined, () => ({ add: ['price: …'] })),
  landlineChat: hint('P058', undefined, ({ number, mobile = number }) => ({ add: [`whatsapp: ${mobile}`] })),
  noteWithoutPhone: warning('P031', undefined, () => ({ add: ['otherPhone: …'] })),
  openNowWithoutHours: error('P031', undefined, () => ({ remove: ['openNow'] })),
  priceAboveOriginal: error('P036', undefined, toWrite),
  endsBeforeStart: error(
    'P036',
    ({ until, year }) => (year === undefined ? undefined : { from: until, to: year }),
    ({ from, until, year }) =>
      year === undefined
        ? { add: [`showFrom: ${until}`, `showUntil: ${from}`] }
        : { add: [`showUntil: ${year}`] },
  ),
  closesBeforeOpening: error('P036', undefined, toWrite),
};
