import type { LiveUpdate } from '../client/live.ts';
import type { ListedSite } from '../content/known/list-site.ts';
import type { Site, SitePage } from '../content/known/site.ts';
import type { PageData } from '../fields/page-data.ts';
import { Courtesy } from './courtesy.ts';
import { DevChecker, type CheckerOptions } from './dev-checker.ts';

interface DevSiteOptions extends Omit<CheckerOptions, 'rest'> {
  /** Is given each report of the checker; an empty one means that all is well. */
  readonly report: (text: string) => void;
  /** Lets those who wait for an answer go before the check of a large site. */
  readonly courtesy?: Courtesy | undefined;
}

/**
 * Of a site with no more pages than these all are made at once: who breaks one sees it as it last was. Of a larger one a
 * page is shown by itself until all have been looked at.
 */
const fewPages = 200;

/** The pages as they last were good, and what is wrong now. Of a large site pages are made once somebody asks for them. */
export class DevSite {
  readonly #courtesy: Courtesy;
  readonly #report: DevSiteOptions['report'];
  readonly #checker: DevChecker;
  readonly #lastGood = new Map<string, PageData>();
  #site: Site | undefined;
  #pages: ReadonlyMap<string, SitePage> = new Map();
  /** The names of the pages' data as open pages were told of it. */
  #sent: ReadonlyMap<string, string> = new Map();
  /** A large site as it was when its files were listed last. */
  #listed: Promise<ListedSite | undefined> | undefined;
  #reports: Readonly<Record<string, string>> = {};
  /** The check that goes on, and the one that begins once it has ended. */
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor({ courtesy = new Courtesy(), report, ...options }: DevSiteOptions) {
    this.#courtesy = courtesy;
    this.#report = report;
    this.#checker = new DevChecker({ ...options, rest: () => courtesy.rest() });
  }

  /** Takes a site as it is now: pages that somebody may see are made, of a small site all. */
  #take(site: Site): void {
    const isSmall = site.pages.length <= fewPages;
    for (const { route, summary, make } of site.pages) {
      const isShown = isSmall || this.#lastGood.has(route);
      if (isShown && this.#pages.get(route)?.summary.name !== summary.name) this.#lastGood.set(route, make());
    }
    this.#site = site;
    this.#pages = new Map(site.pages.map((page) => [page.route, page]));
  }

  async #list(): Promise<ListedSite | undefined> {
    const listed = await this.#checker.list();
    return listed.routes.size > fewPages ? listed : undefined;
  }

  /** A large site as its files were listed last. */
  #large(): Promise<ListedSite | undefined> {
    this.#listed ??= this.#list();
    return this.#listed;
  }

  /** The same, as long as its pages have not been looked at. */
  async #early(): Promise<ListedSite | undefined> {
    return this.#site === undefined ? this.#large() : undefined;
  }

  /** The reports of broken pages as they were when all were looked at last. */
  get lastReports(): LiveUpdate['reports'] {
    return this.#reports;
  }

  /** Whether all pages take so long to look at that nobody should wait for it. */
  async isLarge(): Promise<boolean> {
    return (await this.#large()) !== undefined;
  }

  /** A page of a large site by itself, as its file is now. */
  async glimpse(route: string): Promise<PageData | undefined> {
    const page = (await this.#large())?.show(route);
    if (page !== undefined) this.#lastGood.set(route, page);
    return page;
  }

  async #look(): Promise<void> {
    this.#listed = this.#list();
    const { site, told, reports } = await this.#checker.check();
    this.#take(site);
    this.#reports = reports;
    this.#report(told);
  }

  /** Runs the chain once for all who ask before it begins. */
  #join(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const look = this.#checker.untilUnchanged(() => this.#look());
      this.#running = look.catch(() => {});
      return look;
    });
    return this.#next;
  }

  /** Runs the chain on what is on disk now, for somebody who waits for it. */
  refresh(): Promise<void> {
    return this.#courtesy.needWork(this.#join());
  }

  /** Checks a site as it would be, for somebody who waits for it: after the check that goes on, which makes it a short one. */
  readonly checkListed: DevChecker['checkListed'] = async (listing) => {
    await this.#courtesy.needWork(this.#running);
    return this.#checker.checkListed(listing);
  };

  /** Runs the chain, once nobody waits for anything else, and gives what has changed since this was asked last. */
  async update(): Promise<LiveUpdate> {
    await this.#join();
    const pages = [...this.#pages.values()].flatMap(({ route, summary }) => {
      const isSame = this.#sent.get(route) === summary.name;
      return isSame ? [] : (this.#lastGood.get(route) ?? []);
    });
    this.#sent = new Map([...this.#pages.values()].map(({ route, summary }) => [route, summary.name]));
    return { pages, reports: this.#reports };
  }

  /** The site as it was when it was looked at last. */
  async current(): Promise<Site> {
    if (this.#site === undefined) await this.#courtesy.needWork(this.#next ?? this.#running);
    if (this.#site === undefined) await this.refresh();
    // `refresh` has just set it.
    return this.#site as Site;
  }

  /** The site as far as it is known: of a large one that nobody has looked at yet, what is beside its pages. */
  async known(): Promise<Site> {
    return (await this.#early())?.site ?? this.current();
  }

  /** Where an old address leads. */
  async findRedirect(from: string): Promise<Site['redirects'][number] | undefined> {
    if ((await this.#early())?.redirected.has(from) === false) return undefined;
    return (await this.current()).redirects.find((redirect) => redirect.from === from);
  }

  /** Makes a page that nobody has asked for yet. */
  async #make(route: string): Promise<void> {
    try {
      const page = this.#pages.get(route)?.make();
      if (page !== undefined) this.#lastGood.set(route, page);
    } catch {
      // Somebody has saved its file, and the watcher has not told yet.
      await this.refresh();
      const page = this.#pages.get(route)?.make();
      if (page !== undefined) this.#lastGood.set(route, page);
    }
  }

  /** The page's data, or as it was before it broke; nothing for an address without a page. */
  async find(route: string): Promise<PageData | undefined> {
    const early = await this.#early();
    if (early?.routes.has(route) === false) return undefined;
    const page = early && (await this.glimpse(route));
    if (page !== undefined) return page;
    await this.current();
    if (this.#reports[route] === undefined && !this.#pages.has(route)) return undefined;
    if (!this.#lastGood.has(route)) await this.#make(route);
    return this.#lastGood.get(route);
  }

  /** The not-found page. */
  async findMissing(): Promise<PageData | undefined> {
    const early = await this.#early();
    if (early !== undefined) return early.show(early.missing);
    const { pages } = await this.current();
    const isMissing = ({ isNotFound }: { readonly isNotFound: boolean }) => isNotFound;
    const missing = pages.find(isMissing) ?? [...this.#lastGood.values()].find(isMissing);
    return missing && this.find(missing.route);
  }

  /** Pages that are or were shown, as they last were good. */
  listShown(): Iterable<PageData> {
    return this.#lastGood.values();
  }

  /** The reports of broken pages by route: of a large site that nobody has looked at yet they are told later. */
  async reports(): Promise<Readonly<Record<string, string>>> {
    if ((await this.#early()) === undefined) await this.current();
    return this.#reports;
  }

  /** Forgets what our own sources made, one of which has changed. */
  noteSources(): void {
    this.#checker.noteSources();
  }
}
