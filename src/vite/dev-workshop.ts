import type { ViteDevServer } from 'vite';
import type { LiveUpdate } from '../client/live.ts';
import type { Memory } from '../content/known/check-site.ts';
import type { Site, SitePage } from '../content/known/site.ts';
import type { Progress } from '../content/pictures/in-turn.ts';
import type { Places } from '../content/load/load.ts';
import type { Conditions } from '../content/validate/validate.ts';
import type { PageData } from '../fields/page-data.ts';
import type { ClientFiles } from '../render/document.ts';
import type { Store } from '../editor/store/store.ts';
import { answerCatalogue } from './dev-catalogue.ts';
import type { EditorTools } from './dev-editor.ts';
import { findFile, type DevFile } from './dev-files.ts';
import { buildEditor } from './editor-build.ts';

export interface DevOptions {
  readonly places: Places;
  readonly conditions: Conditions;
  /** Is given each report of the checker; an empty one means that all is well. */
  readonly report: (text: string) => void;
  /** Is told how many of the pictures that browsers wait for are ready. */
  readonly progress?: Progress | undefined;
  /** Whether the editor is there, which only this machine may reach. */
  readonly hasEditor?: boolean | undefined;
}

const checker = '/src/content/known/check-site.ts';

/** Where a size of a picture is served. */
const isVariant = /^\/images\/.+-\d+\.(?:avif|webp)$/;

/** Of a site with no more pages than these all are made at once: who breaks one sees it as it last was. */
const fewPages = 200;

/** Stands in a page's data where a build names itself. */
export const buildName = 'dev';

/** Development runs the same application, but at once and from its sources. */
const client: Omit<ClientFiles, 'fonts'> = {
  bootstrap: "import('/src/client/overlay.ts');import('/src/client/bootstrap.ts')",
  gallery: { script: ";import('/src/client/gallery.ts')", viewer: '/src/blocks/gallery/viewer.ts' },
  consent: "import('/src/client/consent.ts')",
  openNow: "import('/src/client/open-now.ts')",
  app: '/src/client/app.tsx',
  preload: [],
  build: buildName,
  isEager: true,
};

/** The pages as they last were good, and what is wrong now. */
export class Workshop {
  readonly #server: ViteDevServer;
  readonly #options: DevOptions;
  readonly #client: ClientFiles;
  readonly #lastGood = new Map<string, PageData>();
  /** Pages of the catalogue that were shown. */
  readonly #examples = new Map<string, PageData>();
  #site: Site | undefined;
  #pages: ReadonlyMap<string, SitePage> = new Map();
  /** The names of the pages' data as open pages were told of it. */
  #sent: ReadonlyMap<string, string> = new Map();
  /** What came of pages, by the name of what they were judged by. */
  #remembered: { readonly name: string; readonly records: Awaited<ReturnType<Memory['read']>> } | undefined;
  #program: string | undefined;
  #reports: Readonly<Record<string, string>> = {};
  readonly #pictures = { asked: 0, ready: 0 };
  #store: Store | undefined;
  #editor: ReturnType<EditorTools['openFiles']> | undefined;

  constructor(server: ViteDevServer, options: DevOptions, fonts: ClientFiles['fonts']) {
    this.#server = server;
    this.#options = options;
    this.#client = { ...client, fonts };
  }

  async #import<Module>(path: string): Promise<Module> {
    // The module's own type; the server only knows its address.
    return (await this.#server.ssrLoadModule(path)) as Module;
  }

  /** Remembers in this process, beginning with what the cache has from others. */
  async #openMemory(): Promise<Memory> {
    const { memoryOf } = await this.#import<typeof import('../content/known/check-site.ts')>(checker);
    const cache = memoryOf(this.#options.places);
    return {
      read: async (name) => (this.#remembered?.name === name ? this.#remembered.records : cache.read(name)),
      write: async (name, records) => {
        const isFirst = this.#remembered === undefined;
        this.#remembered = { name, records };
        if (isFirst) await cache.write(name, records);
      },
    };
  }

  async #nameProgram(): Promise<string> {
    const { nameProgram } =
      await this.#import<typeof import('../commands/program.ts')>('/src/commands/program.ts');
    this.#program ??= nameProgram(this.#server.config.root);
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

  async #look(): Promise<void> {
    const { checkSite } = await this.#import<typeof import('../content/known/check-site.ts')>(checker);
    const report = await this.#import<typeof import('../content/present/report.ts')>(
      '/src/content/present/report.ts',
    );
    const { places, conditions } = this.#options;
    const asked = { ...conditions, program: await this.#nameProgram(), isMade: true, isPartial: true };
    const site = await checkSite(places, asked, await this.#openMemory());
    const { problems, content } = site;
    const reports = report.reportByRoute(site, content.sources);
    const told = problems.length === 0 ? '' : report.formatReport(problems, content.sources);
    this.#take(site);
    this.#reports = reports;
    this.#options.report(told);
  }

  /** Runs the chain on what is on disk now. */
  async refresh(): Promise<void> {
    const { untilUnchanged } = await this.#import<typeof import('../content/known/shelf.ts')>(
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

  async #current(): Promise<Site> {
    if (this.#site === undefined) await this.refresh();
    // `refresh` has just set it.
    return this.#site as Site;
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
    await this.#current();
    if (this.#reports[route] === undefined && !this.#pages.has(route)) return undefined;
    if (!this.#lastGood.has(route)) await this.#make(route);
    return this.#lastGood.get(route);
  }

  async answer(route: string): Promise<{ readonly status: number; readonly page: PageData | undefined }> {
    const page = await this.find(route);
    if (page !== undefined || this.#reports[route] !== undefined) return { status: 200, page };
    return this.answerMissing();
  }

  async answerMissing() {
    await this.#current();
    const isMissing = ({ isNotFound }: { readonly isNotFound: boolean }) => isNotFound;
    const missing = this.#site?.pages.find(isMissing) ?? [...this.#lastGood.values()].find(isMissing);
    return { status: 404, page: missing && (await this.find(missing.route)) };
  }

  async renderDocument(address: string, page: PageData | undefined): Promise<string> {
    const { render, renderEmpty } =
      await this.#import<typeof import('../render/render.tsx')>('/src/render/render.tsx');
    const html = page === undefined ? renderEmpty(this.#client) : render(page, this.#client);
    return this.#server.transformIndexHtml(address, html);
  }

  /** The document at an old address, with or without a slash behind it. */
  async findRedirect(address: string): Promise<string | undefined> {
    const { redirects } = await this.#current();
    const redirect = redirects.find(({ from }) => from === address.replace(/\/$/, ''));
    if (redirect === undefined) return undefined;
    const { renderRedirect } =
      await this.#import<typeof import('../render/redirect.ts')>('/src/render/redirect.ts');
    return renderRedirect(redirect);
  }

  /** A page of the catalogue of blocks, if the address is one. */
  async answerCatalogue(address: string) {
    if (!address.startsWith('/_blocks')) return undefined;
    return answerCatalogue(
      {
        load: (path) => this.#import(path),
        current: () => this.#current(),
        conditions: this.#options.conditions,
        noteShown: (page) => this.#examples.set(page.route, page),
        client: { ...this.#client, bootstrap: "import('/src/client/bootstrap.ts')" },
      },
      address,
    ).then(async (answer) => {
      if (answer?.type.startsWith('text/html') !== true) return answer;
      return { ...answer, body: await this.#server.transformIndexHtml(address, answer.body) };
    });
  }

  async #openStore(): Promise<Store> {
    const { DiskStore } = await this.#import<typeof import('../commands/disk-store.ts')>(
      '/src/commands/disk-store.ts',
    );
    const tell = (text: string) => this.#server.config.logger.warn(text);
    // A module that was edited brings another class.
    if (!(this.#store instanceof DiskStore)) this.#store = new DiskStore({ ...this.#options, tell });
    return this.#store;
  }

  /** The editor's application is bundled when it is first asked for, and again once its sources have changed. */
  #openFiles(): ReturnType<EditorTools['openFiles']> {
    this.#editor ??= buildEditor(this.#server.config.root);
    const built = this.#editor;
    // A source that is mended is tried anew.
    built.catch(() => (this.#editor = undefined));
    return built;
  }

  /** Forgets what was made of our own sources, one of which has changed. */
  noteSources(): void {
    this.#editor = undefined;
    this.#program = undefined;
  }

  /** What the editor's addresses stand on. */
  editorTools(): EditorTools {
    const { logger } = this.#server.config;
    return {
      openFiles: () => this.#openFiles(),
      fonts: this.#client.fonts,
      load: (path) => this.#import(path),
      openStore: () => this.#openStore(),
      noteFault: (error) => logger.error(error instanceof Error ? (error.stack ?? '') : String(error)),
    };
  }

  /** The reports of broken pages by route, for the overlay. */
  async reports(): Promise<Readonly<Record<string, string>>> {
    await this.#current();
    return this.#reports;
  }

  async #findFile(address: string): Promise<DevFile | undefined> {
    const site = await this.#current();
    return findFile(
      {
        ...this.#options,
        root: this.#server.config.root,
        load: (path) => this.#import(path),
        site,
        pages: [...this.#lastGood.values(), ...this.#examples.values()],
        pictures: this.#pictures,
      },
      address,
    );
  }

  /** A file that the built site would have beside its pages, if the address is one. */
  async findFile(address: string): Promise<DevFile | undefined> {
    const file = await this.#findFile(address);
    if (file !== undefined || !isVariant.test(address)) return file;
    // A page that the editor shows asks for a photo that was saved just now, before the watcher has told of it.
    await this.refresh();
    return this.#findFile(address);
  }
}
