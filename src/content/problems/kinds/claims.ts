import type { Subject } from '../../../fields/claim.ts';
import type { Path } from '../place.ts';
import type { Day } from '../../../fields/days-and-hours.ts';
import { hint, toNearest, toWrite, warning, type Choice, type KindsOf } from './kind.ts';

/** What figures or hours speak of: as declarations name it, and in the words of messages. */
export interface Topic {
  readonly subject: Subject;
  readonly name: string;
}

/** A place that says something, in its file. */
export interface SaidAt {
  readonly file: string;
  readonly path: Path;
  readonly said: string;
  /** The words that tell a figure, `said` among them; hours have none. */
  readonly phrase?: string | undefined;
  /** Whether it was noted that this is what holds there. */
  readonly isDeclared: boolean;
}

/** Places that say something, such as `pages/index.yaml:7`: the first of them, and how many more there are. */
export interface Places {
  readonly named: readonly string[];
  readonly more: number;
  /** Those that are named, each by itself where several stand on one line. */
  readonly at: readonly SaidAt[];
}

/** The dates of some days, each once: one with a break is two items. */
export const datesOf = (days: readonly { readonly date: string }[]): readonly string[] => [
  ...new Set(days.map(({ date }) => date)),
];

/** How many places there are, named or not. */
export function countPlaces({ named, more }: Places): number {
  return named.length + more;
}

/** A figure or hours as a place says it: `said`, in the editor's words, by so many places. */
interface Said {
  readonly topics: readonly Topic[];
  readonly said: string;
  /** The other places that say the same. */
  readonly alike: Places;
}

/** What can be wrong with figures and hours, and with the declarations about them in `site.yaml`. */
export interface ClaimParameters {
  readonly disagrees: Said & {
    readonly there: string;
    /** The places that say that. */
    readonly others: Places;
    /** What is said instead in yet other places. */
    readonly elsewhere: readonly { readonly said: string; readonly places: Places }[];
    /** The fields that hold nothing else here, in forms of their own. */
    readonly fields: readonly string[];
    /** Lines to paste into `site.yaml`, where both may hold. */
    readonly paste: readonly string[];
    /** Where they go: behind the last declaration, below a new `claims:`, or into the `where` on some lines. */
    readonly into: 'claims' | 'new' | readonly number[];
    /** That file, and the line of it below which they may stand. */
    readonly file: string;
    readonly below: number;
  };
  readonly notAsDeclared: Said & {
    readonly declared: string;
    /** Lines of `site.yaml` that declare it. */
    readonly lines: readonly number[];
    /** Other places that would have to say it too. */
    readonly others: Places;
    /** The lines of the site's own hours that would have to say it too, with what is written there. */
    readonly ends: readonly { readonly line: number; readonly text: string }[];
    /** The line to write there, with its spaces. */
    readonly value: string;
    /** That file. */
    readonly file: string;
    /** Whether it tells the declared hours with the last before the first. */
    readonly isTurned: boolean;
  };
  /**
   * Days that a list or a line of hours leaves out, or tells to be closed among working days, of which `told` places tell that they are open, by `said`: the item that would
   * say so here, as it is written in a list.
   */
  readonly dayLeftOut: {
    readonly days: readonly Day[];
    readonly said: string;
    readonly told: Places;
    /** Whether it says that they are closed. */
    readonly isClosed: boolean;
    /** Whether it is a list in words, in which a day may say that it is closed. */
    readonly isInWords: boolean;
    readonly item: readonly string[];
  };
  /** Hours of which a row tells one `end` alone, where line `at` of `site.yaml` declares both: the `line` to write there. */
  readonly halfHours: {
    readonly topic: Topic;
    readonly said: string;
    readonly end: 'opens' | 'closes';
    readonly declared: string;
    readonly at: number;
    readonly line: string;
  };
  /**
   * Days of which two rows of a list tell hours that cannot both be: `row`, the one of more days, and the `other`. The `line` has
   * the days of `row` without them, where any are left and they are told in words.
   */
  readonly dayTwice: {
    readonly days: readonly Day[];
    readonly row: string;
    readonly other: string;
    readonly line: string | undefined;
  };
  /** Hours with the days of their row before them: the `line` without these. */
  readonly daysInTime: { readonly line: string };
  /**
   * Hours of `others`' days in the row of some days: the lines from `first` to `last` as they are to be, with rows for those of
   * which none is `known` to the list; without lines where the row's own days have several hours too.
   */
  readonly otherDaysInTime: {
    readonly others: readonly string[];
    readonly known: readonly string[];
    readonly first: number;
    readonly last: number;
    readonly lines: readonly string[];
  };
  /**
   * Days that a row of hours or a sentence tells and the site's own hours lack: what they are as items, with `…` for what is
   * to be said, and the lines for them, below line `after` of `file`, which is `site.yaml`.
   */
  readonly daysNotInHours: {
    readonly days: readonly (Readonly<Record<string, string>> & { readonly date: string })[];
    readonly file: string;
    readonly after: number;
    /** The addresses of the pages that tell them: of a shared section all that have it. */
    readonly routes: readonly string[];
    readonly lines: readonly string[];
  };
  /** A price that a text tells, and the one that the page asks for the same. */
  /** Hours that a notice tells for a while, `said`, of which the site's hours, `known`, know nothing. */
  readonly hoursForWhile: {
    readonly first: string;
    readonly last: string;
    readonly said: string;
    readonly known: readonly string[];
    readonly hasBegun: boolean;
  };
  /** A row about a day with a date that tells other hours of it, `said`, than the site's hours, `known`; `opens` and `closes` are the row's. */
  readonly otherOnDay: {
    readonly date: string;
    readonly said: string;
    readonly known: string;
    readonly opens?: string | undefined;
    readonly closes?: string | undefined;
  };
  /** A text which says that it stays open at noon, beside hours with a break. */
  readonly noonSaid: { readonly field: string; readonly said: string; readonly time: string };
  /** Words that count the items of their section, as `Cinco passos`, where so many are `shown`; `right` are the same with that number. */
  readonly countedItems: {
    readonly said: string;
    readonly right?: string | undefined;
    readonly shown: number;
    readonly isMore: boolean;
  };
  /** Something with a price here and another `there`, in a section of the page with that address or of the same page. */
  readonly otherPrice: {
    readonly name: string;
    readonly price: string;
    readonly there: string;
    readonly route: string | undefined;
    readonly asked: { readonly file: string; readonly path: Path };
  };
  /**
   * A question that has `here` for its answer and another one `there`: on the page with that address, in the `shared` section of that
   * name, or in another list of the same page.
   */
  readonly otherAnswer: {
    readonly question: string;
    readonly here: string;
    readonly there: string;
    readonly route: string | undefined;
    readonly shared: string | undefined;
    readonly asked: { readonly file: string; readonly path: Path };
  };
  /**
   * Two items of one list with the same `name`, of which the second has `here` in its `field`, a price, words in the place of one or
   * an answer, and the `first`, at its place of the file, has something else `there`.
   */
  readonly twiceNamed: {
    readonly name: string;
    readonly field: string;
    readonly here: string;
    readonly there: string;
    readonly first: Path;
  };
  /** A special day of the site's hours whose date another one has `there`; `isSame` where both say nothing but the same. */
  readonly twiceDated: {
    readonly date: string;
    readonly here: string;
    readonly there: string;
    readonly isSame: boolean;
  };
  /** `said` may be that something costs nothing; `asked` is the field of the price, where that can be what was said. */
  readonly toldPrice: {
    readonly name: string;
    readonly said: string;
    readonly price: string;
    /** The page that asks it, where that is another one. */
    readonly route?: string | undefined;
    readonly asked?: { readonly file: string; readonly path: Path } | undefined;
  };
  /** A text says of a thing that it is free, by another name than that of its price; `rest` is the phrase without that, where it stays true. */
  readonly stillFree: {
    readonly name: string;
    readonly said: string;
    readonly phrase: string;
    readonly price: string;
    readonly rest: string | undefined;
  };
  /** A text which says that it closes for lunch, beside hours without a break; `time` has it. */
  readonly breakSaid: { readonly said: string; readonly time: string };
  readonly unknownPlace: Choice;
  readonly unreadableClaim: { readonly topic: Topic; readonly value: string; readonly isHours: boolean };
  readonly stale: { readonly topic: Topic; readonly value: string };
  readonly stalePlace: { readonly topic: Topic; readonly value: string; readonly place: string };
}

export const claimKinds: KindsOf<ClaimParameters> = {
  disagrees: {
    ...warning<ClaimParameters['disagrees']>('P043', undefined, ({ said, there, fields }) =>
      fields.length === 0 ? { from: said, to: there } : { add: fields.map((field) => `${field}: …`) },
    ),
    others: ({ file, below, into, paste }) => [
      { file, below, lines: into === 'new' ? ['claims:', ...paste] : paste },
    ],
  },
  notAsDeclared: {
    ...warning<ClaimParameters['notAsDeclared']>('P043', undefined, ({ said, declared }) => ({
      from: said,
      to: declared,
    })),
    others: ({ file, ends, lines, value, isTurned }) =>
      (isTurned ? [] : [...ends, ...lines.map((line) => ({ line, text: value }))]).map(({ line, text }) => ({
        file,
        below: line - 1,
        lines: [text],
      })),
  },
  dayLeftOut: warning('P043', undefined, ({ item }) => (item.length === 0 ? undefined : { append: item })),
  dayTwice: warning('P043', undefined, ({ line }) => (line === undefined ? undefined : { instead: [line] })),
  daysInTime: warning('P018', undefined, ({ line }) => ({ instead: [line] })),
  otherDaysInTime: warning('P018', undefined, ({ first, last, lines }) =>
    lines.length === 0 ? undefined : { first, last, lines },
  ),
  halfHours: hint('P043', undefined, ({ line }) => ({ instead: [line] })),
  daysNotInHours: warning('P043', undefined, ({ file, after, lines }) => ({ file, below: after, lines })),
  hoursForWhile: hint('P043'),
  otherOnDay: warning('P043', undefined, ({ said, known }) => ({ from: said, to: known })),
  noonSaid: warning('P043', undefined, ({ field }) => ({ remove: [field] })),
  countedItems: warning('P043', undefined, ({ said, right }) =>
    right === undefined ? undefined : { from: said, to: right },
  ),
  breakSaid: warning('P043', undefined, ({ time }) => ({ value: time })),
  otherPrice: hint('P043', undefined, ({ there }) => ({ value: there })),
  otherAnswer: hint('P043', undefined, ({ there }) => ({ value: there })),
  twiceNamed: hint('P043', undefined, () => ({ remove: 'item' })),
  twiceDated: warning('P043', undefined, ({ isSame }) => (isSame ? { remove: 'item' } : undefined)),
  toldPrice: warning('P043', undefined, ({ said, price }) => ({ from: said, to: price })),
  stillFree: warning('P043', undefined, ({ phrase, rest }) =>
    rest === undefined ? undefined : { from: phrase, to: rest },
  ),
  unknownPlace: warning('P044', toNearest),
  unreadableClaim: warning('P044', undefined, toWrite),
  stale: hint('P044', undefined, () => ({ remove: 'item' })),
  stalePlace: hint('P044', undefined, () => ({ remove: 'item' })),
};
