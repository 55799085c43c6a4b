import type { ViteDevServer } from 'vite';
import type { LiveUpdate } from '../client/live.ts';
import type { Progress } from '../content/pictures/in-turn.ts';
import type { Places } from '../content/load/load.ts';
import type { Conditions } from '../content/validate/validate.ts';
import type { PageData } from '../fields/page-data.ts';
import type { ClientFiles } from '../render/document.ts';
import type { Store } from '../editor/store/store.ts';
import { Courtesy } from './courtesy.ts';
import { answerCatalogue } from './dev-catalogue.ts';
import type { EditorTools } from './dev-editor.ts';
import { findFile, type DevFile } from './dev-files.ts';
import { DevSite } from './dev-site.ts';
import { keepEditor } from './editor-build.ts';

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

interface WorkshopOptions extends DevOptions {
  /** A module of ours that is at hand as it is now, by its address; nothing of one that Vite is to bring. */
  readonly findPrepared?: (path: string) => Promise<unknown> | undefined;
}

/** Where a size of a picture is served. */
const isVariant = /^\/images\/.+-\d+\.(?:avif|webp)$/;

/** Stands in a page's data where a build names itself. */
export const buildName = 'dev';

/** Development runs the same application, but at once and from its sources. */
const client: Omit<ClientFiles, 'fonts'> = {
  bootstrap: "import('/src/client/overlay.ts');import('/src/client/bootstrap.ts')",
  gallery: { script: ";import('/src/client/gallery.ts')", viewer: '/src/blocks/gallery/viewer.ts' },
  consent: "import('/src/client/consent.ts')",
  openNow: "import('/src/client/open-now.ts')",
  request: "import('/src/client/request.ts')",
  app: '/src/client/app.tsx',
  preload: [],
  build: buildName,
  isEager: true,
};

/** What the development server answers with. */
export class Workshop {
  readonly #server: ViteDevServer;
  readonly #options: WorkshopOptions;
  readonly #client: ClientFiles;
  readonly #site: DevSite;
  readonly #courtesy = new Courtesy();
  /** Pages of the catalogue that were shown. */
  readonly #examples = new Map<string, PageData>();
  readonly #pictures = { asked: 0, ready: 0 };
  #store: Store | undefined;
  #editor: ReturnType<EditorTools['openFiles']> | undefined;

  constructor(server: ViteDevServer, options: WorkshopOptions, fonts: ClientFiles['fonts']) {
    this.#server = server;
    this.#options = options;
    this.#client = { ...client, fonts };
    const load = <Module>(path: string) => this.#import<Module>(path);
    this.#site = new DevSite({ ...options, root: server.config.root, load, courtesy: this.#courtesy });
  }

  /** Somebody waits for an answer, until what this gives is called: what nobody waits for is done afterwards. */
  enter(): () => void {
    return this.#courtesy.enter();
  }

  /** A module of ours as it is now. */
  async #import<Module>(path: string): Promise<Module> {
    const near = this.#options.findPrepared?.(path);
    // The module's own type; the server only knows its address.
    return (await (near ?? this.#server.ssrLoadModule(path))) as Module;
  }

  /** Runs the chain on what is on disk now, and gives what has changed since this was asked last. */
  update(): Promise<LiveUpdate> {
    return this.#site.update();
  }

  /** The reports of broken pages as they were told last. */
  get lastReports(): LiveUpdate['reports'] {
    return this.#site.lastReports;
  }

  /** Whether all pages take so long to look at that nobody should wait for it. */
  isLarge(): Promise<boolean> {
    return this.#site.isLarge();
  }

  /** Pages of a large site by themselves, as their files are now: what all others say of them follows. */
  async glimpse(routes: readonly string[]): Promise<readonly PageData[]> {
    const pages = await Promise.all(routes.map((route) => this.#site.glimpse(route)));
    return pages.filter((page) => page !== undefined);
  }

  /** The page's data, or as it was before it broke; nothing for an address without a page. */
  find(route: string): Promise<PageData | undefined> {
    return this.#site.find(route);
  }

  async answer(route: string): Promise<{ readonly status: number; readonly page: PageData | undefined }> {
    const page = await this.find(route);
    if (page !== undefined || (await this.reports())[route] !== undefined) return { status: 200, page };
    return this.answerMissing();
  }

  async answerMissing() {
    return { status: 404, page: await this.#site.findMissing() };
  }

  async renderDocument(address: string, page: PageData | undefined): Promise<string> {
    const { render, renderEmpty } =
      await this.#import<typeof import('../render/render.tsx')>('/src/render/render.tsx');
    const html = page === undefined ? renderEmpty(this.#client) : render(page, this.#client);
    return this.#server.transformIndexHtml(address, html);
  }

  /** The document at an old address, with or without a slash behind it. */
  async findRedirect(address: string): Promise<string | undefined> {
    const redirect = await this.#site.findRedirect(address.replace(/\/$/, ''));
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
        current: () => this.#site.current(),
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
    if (!(this.#store instanceof DiskStore))
      this.#store = new DiskStore({ ...this.#options, tell, check: this.#site.checkListed });
    return this.#store;
  }

  async #bundleEditor(): ReturnType<EditorTools['openFiles']> {
    const { nameProgram } =
      await this.#import<typeof import('../commands/program.ts')>('/src/commands/program.ts');
    const { root } = this.#server.config;
    return keepEditor(root, this.#options.places.cache, nameProgram(root));
  }

  /** The editor's application is there when it is first asked for, and another one once its sources have changed. */
  #openFiles(): ReturnType<EditorTools['openFiles']> {
    this.#editor ??= this.#bundleEditor();
    const built = this.#editor;
    // A source that is mended is tried anew.
    built.catch(() => (this.#editor = undefined));
    return built;
  }

  /** Forgets what was made of our own sources, one of which has changed. */
  noteSources(): void {
    this.#editor = undefined;
    this.#site.noteSources();
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
  reports(): Promise<Readonly<Record<string, string>>> {
    return this.#site.reports();
  }

  async #findFile(address: string): Promise<DevFile | undefined> {
    return findFile(
      {
        ...this.#options,
        root: this.#server.config.root,
        load: (path) => this.#import(path),
        site: await this.#site.known(),
        pages: [...this.#site.listShown(), ...this.#examples.values()],
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
    await this.#site.refresh();
    return this.#findFile(address);
  }
}
