import { error, hint, toNearest, warning, type Choice, type KindsOf, type None } from './kind.ts';

/** What can be wrong between files: links, messages, shared sections, days and prices. */
export interface LinkParameters {
  readonly unknownMessage: Choice;
  /** The message itself, where its key belongs. `key` is free for it. */
  readonly messageAsKey: { readonly message: string; readonly key: string };
  /** Messages that do not exist and are asked for in several lines of a file, or in several files. */
  readonly unknownMessages: {
    readonly keys: readonly string[];
    /** Numbers of lines, or places such as `pages/index.yaml:7`. */
    readonly places: readonly string[];
    readonly isOneFile: boolean;
    readonly nearest?: string | undefined;
  };
  readonly unknownRoute: Choice;
  readonly unknownAnchor: Choice & { readonly route: string };
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
  };
  readonly differentEnds: { readonly here: string; readonly there: string };
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
  readonly endedOffer: { readonly date: string };
  readonly endingOffer: { readonly date: string; readonly days: number };
  readonly endedPage: { readonly date: string; readonly today: string };
  readonly wordsWithoutPrice: { readonly field: string };
  readonly noteWithoutPhone: None;
  readonly priceAboveOriginal: { readonly price: string; readonly original: string };
  readonly endsBeforeStart: { readonly from: string; readonly until: string };
  readonly closesBeforeOpening: { readonly opens: string; readonly closes: string };
}

export const linkKinds: KindsOf<LinkParameters> = {
  unknownMessage: warning('P021', toNearest),
  messageAsKey: warning('P021'),
  unknownMessages: warning('P021'),
  unknownRoute: error('P022', toNearest),
  unknownAnchor: error('P023', toNearest),
  hiddenAnchor: warning('P023'),
  anchorMissingOn: error('P023', ({ anchor, home }) =>
    home === undefined ? undefined : { from: `#${anchor}`, to: `${home}#${anchor}` },
  ),
  endingAnchor: hint('P023'),
  schedule: hint('P051'),
  differentEnds: warning('P052'),
  menuTooWide: hint('P054'),
  missingFile: error('P053', toNearest),
  unknownShared: error('P026', toNearest),
  redirectTaken: error('P055'),
  redirectTwice: error('P055'),
  redirectChain: error('P055', ({ to, end }) => ({ from: to, to: end })),
  redirectLoop: error('P055'),
  linkNotCopied: hint('P056'),
  endedOffer: warning('P027'),
  endingOffer: warning('P027'),
  endedPage: warning('P027'),
  wordsWithoutPrice: warning('P031'),
  noteWithoutPhone: warning('P031'),
  priceAboveOriginal: error('P036'),
  endsBeforeStart: error('P036'),
  closesBeforeOpening: error('P036'),
};
