import { writeValue } from '../wording.ts';
import {
  error,
  hint,
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

/** What can be wrong between files, links, shared sections and menus, and between fields of one item. */
export interface LinkParameters {
  /** The address of a chat whose number lacks the code of this country, and the one with it. */
  readonly chatAbroad: { readonly typed: string; readonly better: string };
  /** A complete address of the site's own page; `to` is that, as it is written. */
  readonly ownAddress: { readonly to: string };
  /** `gone`: the lines of the link, or of the button, that go with the page; `renamed`: a page that it may be by now. */
  readonly unknownRoute: Choice & {
    readonly gone?: GoneLines | undefined;
    readonly renamed?: string | undefined;
  };
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
  /**
   * A link to a section that goes after a day; then it leads to the page alone, or goes as well. One that is kept leads to the page. What
   * waits for the section is of no use without it.
   */
  readonly endingAnchor: {
    readonly anchor: string;
    readonly route: string;
    readonly date: string;
    readonly links: 'page' | 'drop' | 'kept' | 'needed';
  };
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
  /** The words of a link name a network, as they are `typed`, and its address is in another. */
  readonly otherNetwork: { readonly typed: string; readonly network: string };
  /** A product whose name says that nothing is left of it; `name` is without these words. */
  readonly goneInName: { readonly name: string };
  readonly wordsWithoutPrice: { readonly field: string };
  readonly noteWithoutPhone: None;
  /** What is reached by the second telephone of a site that has none. */
  readonly noSecondPhone: None;
  /** The site's telephone, a landline, which is the chat's number too; `mobile` is the second one. */
  readonly landlineChat: { readonly number: string; readonly mobile?: string | undefined };
  /** An e-mail address at a well-known host whose name is mistyped, and as it is meant. */
  readonly mistypedHost: { readonly typed: string; readonly better: string };
  /** A mobile's number without its ninth digit, and with it. */
  readonly shortMobile: { readonly number: string; readonly better: string };
  readonly openNowWithoutHours: None;
  /** A price that is the one of before as well. */
  readonly sameOriginal: { readonly price: string };
  readonly priceAboveOriginal: { readonly price: string; readonly original: string };
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

/** Whether an address is that of the front page, or of a place on it. */
export const isFrontPage = (address: string) => /^\/(?:#|$)/.test(address);

/** To the page that it may be by now; else without the link, or, where it is more than that, to one of the pages that there are. */
function toRoute({ gone, renamed, ...choice }: LinkParameters['unknownRoute']): Advice | undefined {
  if (isFrontPage(choice.typed)) return undefined;
  if (renamed !== undefined) return { from: choice.typed, to: renamed };
  return gone === undefined ? toKnownInText(choice) : { remove: gone.remove };
}

export const linkKinds: KindsOf<LinkParameters> = {
  chatAbroad: warning('P018', ({ typed, better }) => ({ from: typed, to: better })),
  ownAddress: warning('P018', undefined, ({ to }) => ({ instead: [`to: ${to}`] })),
  unknownRoute: error(
    'P022',
    (choice) => (isFrontPage(choice.typed) ? undefined : toNearest(choice)),
    toRoute,
  ),
  unknownAnchor: error('P023', toNearest, toAnchor),
  hiddenAnchor: warning('P023'),
  anchorMissingOn: error('P023', ({ anchor, home }) =>
    home === undefined ? undefined : { from: `#${anchor}`, to: `${home}#${anchor}` },
  ),
  endingAnchor: hint('P023', undefined, ({ date, links }) =>
    links === 'needed' ? { add: [`showUntil: ${date}`] } : undefined,
  ),
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
  targetAlone: error('P013', undefined, () => ({ add: ['label: …'] })),
  labelAlone: warning('P031', undefined, () => ({ remove: ['label'] })),
  addressInLabel: warning('P018', undefined, ({ label, href, given }) => [
    ...(given.length === 0 ? [] : [{ remove: given }]),
    { instead: [`label: ${writeValue(label)}`, `href: ${href}`] },
  ]),
  otherNetwork: warning('P018', undefined, ({ typed, network }) => ({ from: typed, to: network })),
  goneInName: warning('P031', undefined, () => ({ add: ['soldOut: sim'] })),
  wordsWithoutPrice: warning('P031', undefined, () => ({ add: ['price: …'] })),
  landlineChat: hint('P058', undefined, ({ number, mobile = number }) => ({ add: [`whatsapp: ${mobile}`] })),
  mistypedHost: warning('P018', undefined, ({ typed, better }) => ({ from: typed, to: better })),
  shortMobile: warning('P018', undefined, ({ number, better }) => ({ from: number, to: better })),
  noSecondPhone: error('P031', undefined, () => ({ from: 'segundo', to: 'sim' })),
  noteWithoutPhone: warning('P031', undefined, () => ({ add: ['otherPhone: …'] })),
  openNowWithoutHours: error('P031', undefined, () => ({ remove: ['openNow'] })),
  sameOriginal: warning('P036', undefined, () => ({ remove: ['originalPrice'] })),
  priceAboveOriginal: error('P036', undefined, toWrite),
};
