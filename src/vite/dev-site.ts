import type { LiveUpdate } from '../client/live.ts';
import type { ListedSite } from '../content/known/list-site.ts';
import type { Site, SitePage } from '../content/known/site.ts';
import type { Places } from '../content/load/load.ts';
import type { Conditions } from '../content/validate/validate.ts';
import type { PageData } from '../fields/page-data.ts';
import { DevMemory } from './dev-memory.ts';

interface DevSiteOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly places: Places;
  readonly conditions: Conditions;
  /** Is given each report of the checker; an empty one means that all is well. */
  readonly report: (text: string) => void;
  /** Loads a module of ours as it is now. */
  readonly load: <Module>(path: string) => Promise<Module>;
}

const checker = '/src/content/known/check-site.ts';

/**
 * Of a site with no more pages than these all are made at once: who breaks one sees it as it last was. Of a larger one a
 * page is shown by itself until all have been looked at.
 */
const fewPages = 200;

/** The pages as they last were good, and what is wrong now. Of a large site pages are made once somebody asks for them. */
export class DevSite {
  readonly #options: DevSiteOptions;
  readonly #lastGood = new Map<string, PageData>();
  #site: Site | undefined;
  #pages: ReadonlyMap<string, SitePage> = new Map();
  /** The names of the pages' data as open pages were told of it. */
  #sent: ReadonlyMap<string, string> = new Map();
  readonly #memory: DevMemory;
  #program: string | undefined;
  /** A large site as it was when its files were listed last. */
  #listed: Promise<ListedSite | undefined> | undefined;
  #reports: Readonly<Record<string, string>> = {};

  constructor(options: DevSiteOptions) {
    this.#options = options;
    this.#memory = new DevMemory(options);
  }

  async #nameProgram(): Promise<string> {
    const { nameProgram } =
      await this.#options.load<typeof import('../commands/program.ts')>('/src/commands/program.ts');
    this.#program ??= nameProgram(this.#options.root);
    return this.#program;
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

  async #conditions() {
    return { ...this.#options.conditions, program: await this.#nameProgram(), isMade: true, isPartial: true };
  }

  async #list(): Promise<ListedSite | undefined> {
    const { listSite } = await this.#options.load<typeof import('../content/known/list-site.ts')>(
      '/src/content/known/list-site.ts',
    );
    const listed = await listSite(this.#options.places, await this.#conditions());
    return listed.routes.size > fewPages ? listed : undefined;
  }

  /** The reports of broken pages as they were when all were looked at last. */
  get lastReports(): LiveUpdate['reports'] {
    return this.#reports;
  }

  /** Whether all pages take so long to look at that nobody should wait for it. */
  async isLarge(): Promise<boolean> {
    this.#listed ??= this.#list();
    return (await this.#listed) !== undefined;
  }

  /** A page of a large site by itself, as its file is now. */
  async glimpse(route: string): Promise<PageData | undefined> {
    this.#listed ??= this.#list();
    const page = (await this.#listed)?.show(route);
    if (page !== undefined) this.#lastGood.set(route, page);
    return page;
  }

  async #look(): Promise<void> {
    const { checkSite } = await this.#options.load<typeof import('../content/known/check-site.ts')>(checker);
    const report = await this.#options.load<typeof import('../content/present/report.ts')>(
      '/src/content/present/report.ts',
    );
    this.#listed = this.#list();
    const asked = await this.#conditions();
    const site = await checkSite(this.#options.places, asked, await this.#memory.open());
    const { problems, content } = site;
    const reports = report.reportByRoute(site, content.sources);
    const told = problems.length === 0 ? '' : report.formatReport(problems, content.sources);
    this.#take(site);
    this.#reports = reports;
    this.#options.report(told);
  }

  /** Runs the chain on what is on disk now. */
  async refresh(): Promise<void> {
    const { untilUnchanged } = await this.#options.load<typeof import('../content/known/shelf.ts')>(
      '/src/content/known/shelf.ts',
    );
    await untilUnchanged(() => this.#look());
  }

  /** Runs the chain, and gives what has changed since this was asked last. */
  async update(): Promise<LiveUpdate> {
    await this.refresh();
    const pages = [...this.#pages.values()].flatMap(({ route, summary }) => {
      const isSame = this.#sent.get(route) === summary.name;
      return isSame ? [] : (this.#lastGood.get(route) ?? []);
    });
    this.#sent = new Map([...this.#pages.values()].map(({ route, summary }) => [route, summary.name]));
    return { pages, reports: this.#reports };
  }

  /** The site as it was when it was looked at last. */
  async current(): Promise<Site> {
    if (this.#site === undefined) await this.refresh();
    // `refresh` has just set it.
    return this.#site as Site;
  }

  /** The site as far as it is known: of a large one that nobody has looked at yet, what is beside its pages. */
  async known(): Promise<Site> {
    this.#listed ??= this.#list();
    return this.#site ?? (await this.#listed)?.site ?? this.current();
  }

  /** Whether an address is surely a page's, which nobody has to be asked about. */
  async #isListed(route: string): Promise<boolean> {
    return this.#site === undefined && (await this.#listed)?.routes.has(route) === true;
  }

  /** Where an old address leads. */
  async findRedirect(from: string): Promise<Site['redirects'][number] | undefined> {
    await this.known();
    if (await this.#isListed(from)) return undefined;
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
    const early = this.#site === undefined ? await this.glimpse(route) : undefined;
    if (early !== undefined) return early;
    await this.current();
    if (this.#reports[route] === undefined && !this.#pages.has(route)) return undefined;
    if (!this.#lastGood.has(route)) await this.#make(route);
    return this.#lastGood.get(route);
  }

  /** The not-found page. */
  async findMissing(): Promise<PageData | undefined> {
    const { pages } = await this.current();
    const isMissing = ({ isNotFound }: { readonly isNotFound: boolean }) => isNotFound;
    const missing = pages.find(isMissing) ?? [...this.#lastGood.values()].find(isMissing);
    return missing && this.find(missing.route);
  }

  /** Pages that are or were shown, as they last were good. */
  listShown(): Iterable<PageData> {
    return this.#lastGood.values();
  }

  /** The reports of broken pages by route. */
  async reports(): Promise<Readonly<Record<string, string>>> {
    await this.current();
    return this.#reports;
  }

  /** Forgets what our own sources were called, one of which has changed. */
  noteSources(): void {
    this.#program = undefined;
  }
}
