import type { TextRows } from './loose.ts';
import { error, hint, toWrite, warning, type KindsOf } from './kind.ts';

/** Has a page say `to` instead of `from`, both as `15/07/2025`: the lines that do, as they are to be. */
export interface DayWay {
  readonly from: string;
  readonly to: string;
  readonly edits: readonly { readonly line: number; readonly text: string }[];
}

/** What can be wrong with days: when something is shown, until when it holds, and what is said of it. */
export interface DayParameters {
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
  /** A row of hours about a day with a date, `last`, that goes before it: its own last day is `until`. */
  readonly rowGoesEarly: { readonly until: string; readonly last: string };
  /** A notice about days with a date, of which `last` is the last, that has no last day itself. */
  readonly noticeStays: { readonly last: string };
  /**
   * An offer that a text says to be only until `last`, in the words `said`, where what it is of has no last day itself; a cover of a
   * page that is there for good can have none.
   */
  readonly offerStays: {
    readonly said: string;
    readonly last: string;
    readonly of: 'page' | 'section' | 'item' | 'cover';
  };
  /** An offer without a last day, which another section of the page has until `last`. */
  readonly offerEndsThere: { readonly name: string; readonly last: string };
  /** A notice about days with a date, of which even `last` has just passed. */
  readonly noticeOver: { readonly last: string };
  /** A text which promises something until `last`, which has passed. */
  readonly textOver: { readonly last: string };
  /**
   * `ways` are the ways out where one of the two is the page's own last day, the likely one first. `shown` is what is shown until
   * `there` around a text that says `here`, which is the day `last`.
   */
  readonly differentEnds: {
    readonly here: string;
    readonly there: string;
    readonly ways?: readonly DayWay[] | undefined;
    readonly shown?: { readonly what: 'item' | 'section'; readonly last: string } | undefined;
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
  /** A day in a text that no calendar has, and in its place the last one of its month, which is counted from 1. */
  readonly unrealDay: {
    readonly typed: string;
    readonly better: string;
    readonly month: number;
    readonly year?: number | undefined;
  };
  /** A day of a notice that is another one tomorrow, and what it is today, where that is certain. */
  readonly relativeDay: { readonly typed: string; readonly better?: string | undefined };
  /** A day on which something was, far ahead; `near` is the last such day of a year. */
  readonly farDay: { readonly date: string; readonly near: string };
  /** Days as `31/01/2026`. */
  readonly endedTarget: { readonly route: string; readonly date: string };
  readonly endedOffer: { readonly date: string };
  /** An offer that is shown until a day, in a section whose own last day is over. */
  readonly unsoldOffer: { readonly date: string; readonly until: string };
  readonly endingOffer: { readonly date: string; readonly days: number };
  readonly endedPage: { readonly date: string; readonly today: string };
  readonly endingPage: { readonly date: string; readonly days: number };
  /** The name of a day with hours, which the day has not: it is closed. The lines are those of the days that it is about. */
  readonly hoursInName: TextRows & { readonly name: string; readonly isOpen: boolean };
  /** The hours of opening and closing in the field for one of them; `was` is what stands in the other and is not what is told. */
  readonly bothHours: TextRows & {
    readonly opens: string;
    readonly closes: string;
    readonly was?: { readonly field: string; readonly hour: string; readonly now: string } | undefined;
  };
  /** `year` is the last day with the year that was most likely meant, where that is what is wrong. */
  readonly endsBeforeStart: {
    readonly from: string;
    readonly until: string;
    readonly year?: string | undefined;
  };
  /** An hour of closing before that of opening: `late` is the same of the afternoon, where that is after it, and `isTurned` where else each stands for the other. */
  readonly closesBeforeOpening: {
    readonly opens: string;
    readonly closes: string;
    readonly late: string | undefined;
    readonly isTurned: boolean;
  };
}

export const dayKinds: KindsOf<DayParameters> = {
  schedule: hint('P051'),
  rowStays: hint('P051', undefined, ({ last }) => ({ add: [`showUntil: ${last}`] })),
  rowGoesEarly: warning('P051', undefined, ({ last }) => ({ value: last })),
  noticeStays: hint('P051', undefined, ({ last }) => ({ add: [`showUntil: ${last}`] })),
  offerStays: hint('P051', undefined, ({ last, of }) => {
    if (of === 'cover') return undefined;
    return of === 'page' ? { add: [`validUntil: ${last}`], to: [] } : { add: [`showUntil: ${last}`] };
  }),
  offerEndsThere: hint('P052', undefined, ({ last }) => ({ add: [`showUntil: ${last}`] })),
  noticeOver: hint('P051', undefined, () => ({ add: ['hidden: sim'] })),
  textOver: hint('P051', undefined, toWrite),
  differentEnds: warning('P052', undefined, ({ here, there, ways = [] }) =>
    ways[0] === undefined
      ? { from: here, to: there }
      : ways[0].edits.map(({ line, text }) => ({ first: line, last: line, lines: [text] })),
  ),
  renewedOffers: warning('P052', undefined, ({ edits }) =>
    edits.map(({ line, text }) => ({ first: line, last: line, lines: [text] })),
  ),
  shownTogether: error('P040', undefined, ({ from, next }) => ({ from, to: next })),
  endToldEarly: warning('P052', undefined, ({ from, next }) => ({ from, to: next })),
  endsBeforeReturn: warning('P052', undefined, ({ until, next }) => ({ from: until, to: next })),
  endToldOn: warning('P052', undefined, ({ until }) => ({ add: [`showUntil: ${until}`] })),
  wrongWeekday: warning('P036', undefined, ({ typed, better }) => ({ from: typed, to: better })),
  unrealDay: warning('P036', undefined, ({ typed, better }) => ({ from: typed, to: better })),
  relativeDay: warning('P036', undefined, ({ typed, better }) =>
    better === undefined ? undefined : { from: typed, to: better },
  ),
  farDay: warning('P036', undefined, ({ date, near }) => ({ from: date, to: near })),
  endedTarget: hint('P027', undefined, toWrite),
  endedOffer: warning('P027', undefined, toWrite),
  unsoldOffer: warning('P027'),
  endingOffer: warning('P027', undefined, toWrite),
  endedPage: warning('P027', undefined, toWrite),
  endingPage: warning('P027', undefined, toWrite),
  hoursInName: warning('P018', undefined, ({ first, last, lines }) =>
    lines.length === 0 ? undefined : { first, last, lines },
  ),
  bothHours: error('P018', undefined, ({ first, last, lines }) => ({ first, last, lines })),
  endsBeforeStart: error(
    'P036',
    ({ until, year }) => (year === undefined ? undefined : { from: until, to: year }),
    ({ from, until, year }) =>
      year === undefined
        ? { add: [`showFrom: ${until}`, `showUntil: ${from}`] }
        : { add: [`showUntil: ${year}`] },
  ),
  closesBeforeOpening: error('P036', undefined, ({ opens, closes, late, isTurned }) =>
    late !== undefined
      ? { value: late }
      : isTurned
        ? [{ remove: ['opens'] }, { instead: [`opens: ${closes}`, `closes: ${opens}`] }]
        : { value: '…' },
  ),
};
