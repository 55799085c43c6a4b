import type { Facts } from './examine.ts';
import type { Survey, SurveyedPage, Whole } from './checks/links.ts';
import { LazyMap } from './lazy-map.ts';
import { survey, type Ground } from './validate.ts';

/**
 * What a page takes for granted of others: addresses as `/consulta`, which have to be there and not to have ended, and
 * sections as `/consulta#contato`, which have to be shown without a last day; or, of each, just what was seen of it.
 */
export type Presumption = readonly (string | readonly [place: string, seen: string])[];

/** The site as one page sees it that has met no other yet. */
interface Presumed<Site extends Survey | Whole = Survey | Whole> {
  readonly whole: Site;
  /** What was taken for granted since; nothing where an answer was needed that nobody can presume. */
  readonly close: () => Presumption | undefined;
}

type Ids = ReadonlySet<string> | 'unknown';

/** What was asked of other pages. */
interface Asked {
  readonly places: Set<string>;
  isDoubtful: boolean;
}

/** The ids of another page: whatever is asked for is there. */
class PresumedIds extends Set<string> {
  private readonly route: string;
  private readonly asked: Asked;

  constructor(route: string, asked: Asked) {
    super();
    this.route = route;
    this.asked = asked;
  }

  override has(id: string): boolean {
    // A link to the page as a whole.
    if (id === '') return false;
    this.asked.places.add(`${this.route}#${id}`);
    return true;
  }

  override [Symbol.iterator](): SetIterator<string> {
    this.asked.isDoubtful = true;
    return super[Symbol.iterator]();
  }
}

/** Every route of the site, with the page's own ids and whatever is asked of others. */
class PresumedAnchors extends Map<string, Ids> {
  private readonly routes: ReadonlySet<string>;
  private readonly asked: Asked;

  constructor(routes: ReadonlySet<string>, asked: Asked) {
    super();
    this.routes = routes;
    this.asked = asked;
  }

  override get(route: string): Ids | undefined {
    const own = super.get(route);
    if (own !== undefined) return own;
    if (this.routes.has(route)) {
      this.asked.places.add(route);
      return new PresumedIds(route, this.asked);
    }
    this.asked.isDoubtful = true;
    return undefined;
  }

  override has(route: string): boolean {
    return this.get(route) !== undefined;
  }

  override keys(): MapIterator<string> {
    this.asked.isDoubtful = true;
    return super.keys();
  }
}

/** Shows a page the site before other pages have been read; `routes` are those of all files. */
export function presume(ground: Ground, page: SurveyedPage & Facts, routes: ReadonlySet<string>): Presumed {
  const alone = survey(ground, [page], []);
  const asked: Asked = { places: new Set(), isDoubtful: false };
  const anchors = new PresumedAnchors(routes, asked);
  for (const [route, ids] of alone.siteMap.anchors) anchors.set(route, ids);
  return {
    whole: { ...alone, siteMap: { ...alone.siteMap, anchors } },
    close: () => (asked.isDoubtful ? undefined : [...asked.places].toSorted()),
  };
}

/** What others tell of an address or a section to whoever asks. */
function seenAt(place: string, { siteMap: { anchors, endOf, endedPages, hiddenAnchor } }: Whole): string {
  const [route = '', id] = place.split('#', 2);
  const ids = anchors.get(route);
  const ofPage = [ids !== undefined, endedPages.get(route)];
  if (id === undefined) return JSON.stringify(ofPage);
  const isShown = ids === 'unknown' ? ids : ids?.has(id);
  return JSON.stringify([...ofPage, isShown, endOf(route, id), hiddenAnchor(route, id)]);
}

/** Whether all that a page took for granted is so. */
export function holds(presumption: Presumption, whole: Whole): boolean {
  const { anchors, endOf, endedPages } = whole.siteMap;
  return presumption.every((presumed) => {
    if (typeof presumed !== 'string') return seenAt(presumed[0], whole) === presumed[1];
    const [route = '', id] = presumed.split('#', 2);
    if (!anchors.has(route) || endedPages.has(route)) return false;
    if (id === undefined) return true;
    const ids = anchors.get(route);
    return ids === 'unknown' || (ids?.has(id) === true && endOf(route, id) === undefined);
  });
}

/** Tells what is asked of a map or a set: of one key, or of more than one. */
function watchKeys<Keyed extends ReadonlyMap<string, unknown> | ReadonlySet<string>>(
  keyed: Keyed,
  note: (key: string) => void,
  doubt: () => void,
): Keyed {
  return new Proxy(keyed, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      const isOfOne = name === 'get' || name === 'has';
      if (!isOfOne) doubt();
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]): unknown => {
        if (isOfOne) note(String(given[0]));
        return Reflect.apply(member, target, given);
      };
    },
  });
}

/** Shows a page the site as it is, and notes what is asked of others. */
export function watch<Site extends Survey | Whole>(whole: Site, own: string): Presumed<Site> {
  const asked: Asked = { places: new Set(), isDoubtful: false };
  const doubt = () => {
    asked.isDoubtful = true;
  };
  const note = (route: string, id?: string) => {
    if (route !== own) asked.places.add(id === undefined ? route : `${route}#${id}`);
  };
  // Where something stands on another page is true as long as that stays as it is.
  const doubtOthers = (route: string) => {
    if (route !== own) doubt();
  };
  const { siteMap, book } = whole;
  const idsOf = new LazyMap(siteMap.anchors, (ids, route) => {
    if (ids !== 'unknown') {
      return watchKeys(
        ids,
        (id) => note(route, id),
        () => doubtOthers(route),
      );
    }
    // As soon as somebody can read that page, all is asked that was not asked now.
    doubt();
    return ids;
  });
  const watched = {
    ...whole,
    siteMap: {
      ...siteMap,
      anchors: watchKeys(idsOf, note, doubt),
      endedPages: watchKeys(siteMap.endedPages, note, doubt),
      endOf: (route: string, id: string) => {
        note(route, id);
        return siteMap.endOf(route, id);
      },
      hiddenAnchor: (route: string, id: string) => {
        note(route, id);
        return siteMap.hiddenAnchor(route, id);
      },
    },
    book: {
      shown: watchKeys(book.shown, doubtOthers, doubt),
      hidden: watchKeys(book.hidden, doubtOthers, doubt),
      ending: watchKeys(book.ending, doubtOthers, doubt),
    },
    ...('pages' in whole && {
      pages: new Proxy(whole.pages, {
        get(pages, name) {
          doubt();
          return Reflect.get(pages, name) as unknown;
        },
      }),
    }),
  };
  return {
    whole: watched,
    close() {
      if (asked.isDoubtful) return undefined;
      const places = [...asked.places].toSorted();
      return places.map((place) =>
        holds([place], whole) ? place : ([place, seenAt(place, whole)] as const),
      );
    },
  };
}
