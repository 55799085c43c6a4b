import type { Facts } from './examine.ts';
import type { Survey, SurveyedPage, Whole } from './checks/links.ts';
import { survey, type Ground } from './validate.ts';

/**
 * What a page takes for granted of others: addresses as `/consulta`, which have to be there and not to have ended, and
 * sections as `/consulta#contato`, which have to be shown without a last day.
 */
export type Presumption = readonly string[];

/** The site as one page sees it that has met no other yet. */
export interface Presumed {
  readonly whole: Survey | Whole;
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

/** Whether all that a page took for granted is so. */
export function holds(presumption: Presumption, { siteMap: { anchors, endOf, endedPages } }: Whole): boolean {
  return presumption.every((place) => {
    const [route = '', id] = place.split('#', 2);
    if (!anchors.has(route) || endedPages.has(route)) return false;
    if (id === undefined) return true;
    const ids = anchors.get(route);
    return ids === 'unknown' || (ids?.has(id) === true && endOf(route, id) === undefined);
  });
}
