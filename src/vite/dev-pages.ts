import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { LiveUpdate } from '../client/live.ts';
import type { CheckedContent } from '../content/check.ts';
import type { Progress } from '../content/in-turn.ts';
import type { Places } from '../content/load.ts';
import type { Conditions } from '../content/validate.ts';
import type { PageData } from '../fields/page-data.ts';
import type { ClientFiles } from '../render/document.ts';
import { answerCatalogue } from './dev-catalogue.ts';
import { findFile, type DevFile } from './dev-files.ts';
import { makeFonts, type MadeFont } from './fonts.ts';

interface DevOptions {
  readonly places: Places;
  readonly conditions: Conditions;
  /** Is given each report of the checker; an empty one means that all is well. */
  readonly report: (text: string) => void;
  /** Is told how many of the pictures that browsers wait for are ready. */
  readonly progress?: Progress | undefined;
}

const buildName = 'dev';

/** Development runs the same application, but at once and from its sources. */
const client: Omit<ClientFiles, 'fonts'> = {
  bootstrap: "import('/src/client/overlay.ts');import('/src/client/bootstrap.ts')",
  consent: "import('/src/client/consent.ts')",
  app: '/src/client/app.tsx',
  preload: [],
  build: buildName,
  isEager: true,
  hasPolicy: false,
};

/** The pages as they last were good, and what is wrong now. */
class Workshop {
  readonly #server: ViteDevServer;
  readonly #options: DevOptions;
  readonly #client: ClientFiles;
  readonly #lastGood = new Map<string, PageData>();
  #checked: CheckedContent | undefined;
  #reports: Readonly<Record<string, string>> = {};
  readonly #pictures = { asked: 0, ready: 0 };

  constructor(server: ViteDevServer, options: DevOptions, fonts: ClientFiles['fonts']) {
    this.#server = server;
    this.#options = options;
    this.#client = { ...client, fonts };
  }

  async #import<Module>(path: string): Promise<Module> {
    // The module's own type; the server only knows its address.
    return (await this.#server.ssrLoadModule(path)) as Module;
  }

  /** Runs the chain on what is on disk now. */
  async refresh(): Promise<LiveUpdate> {
    const { check } = await this.#import<typeof import('../content/check.ts')>('/src/content/check.ts');
    const report = await this.#import<typeof import('../content/report.ts')>('/src/content/report.ts');
    const checked = await check(this.#options.places, this.#options.conditions);
    const { problems } = checked.validated;
    this.#checked = checked;
    this.#reports = report.reportByRoute(checked.validated, checked.content.sources);
    for (const page of checked.pages) this.#lastGood.set(page.route, page);
    this.#options.report(problems.length === 0 ? '' : report.formatReport(problems, checked.content.sources));
    return { pages: checked.pages, reports: this.#reports };
  }

  async #current(): Promise<CheckedContent> {
    if (this.#checked === undefined) await this.refresh();
    // `refresh` has just set it.
    return this.#checked as CheckedContent;
  }

  /** The page's data, or as it was before it broke; nothing for an address without a page. */
  async find(route: string): Promise<PageData | undefined> {
    await this.#current();
    const isKnown =
      this.#reports[route] !== undefined || this.#checked?.pages.some((page) => page.route === route);
    return isKnown === true ? this.#lastGood.get(route) : undefined;
  }

  async answer(route: string): Promise<{ readonly status: number; readonly page: PageData | undefined }> {
    const page = await this.find(route);
    if (page !== undefined || this.#reports[route] !== undefined) return { status: 200, page };
    return { status: 404, page: await this.find('/404') };
  }

  async renderDocument(address: string, page: PageData | undefined): Promise<string> {
    const { render, renderEmpty } =
      await this.#import<typeof import('../render/render.tsx')>('/src/render/render.tsx');
    const html = page === undefined ? renderEmpty(this.#client) : render(page, this.#client);
    return this.#server.transformIndexHtml(address, html);
  }

  /** A page of the catalogue of blocks, if the address is one. */
  async answerCatalogue(address: string) {
    if (!address.startsWith('/_blocks')) return undefined;
    return answerCatalogue(
      {
        load: (path) => this.#import(path),
        current: () => this.#current(),
        conditions: this.#options.conditions,
        client: { ...this.#client, bootstrap: "import('/src/client/bootstrap.ts')" },
      },
      address,
    ).then(async (answer) => {
      if (answer?.type.startsWith('text/html') !== true) return answer;
      return { ...answer, body: await this.#server.transformIndexHtml(address, answer.body) };
    });
  }

  /** The reports of broken pages by route, for the overlay. */
  async reports(): Promise<Readonly<Record<string, string>>> {
    await this.#current();
    return this.#reports;
  }

  /** A file that the built site would have beside its pages, if the address is one. */
  async findFile(address: string): Promise<DevFile | undefined> {
    const checked = await this.#current();
    return findFile(
      {
        ...this.#options,
        root: this.#server.config.root,
        load: (path) => this.#import(path),
        checked,
        pictures: this.#pictures,
      },
      address,
    );
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

function routeOf(pathname: string): string {
  const bare = pathname.replace(/\/(index\.html)?$/, '');
  return bare === '' ? '/' : bare;
}

/** Answers for pages, their data, pictures and the fonts. Everything else is Vite's. */
async function answerRequest(
  workshop: Workshop,
  fonts: readonly MadeFont[],
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const address = decodeURIComponent(pathname);
  const font = fonts.find((made) => made.address === address);
  if (font !== undefined) {
    send(response, 200, 'font/woff2', font.bytes);
    return true;
  }
  if (address === '/_reports.json') {
    send(response, 200, 'application/json', JSON.stringify(await workshop.reports()));
    return true;
  }
  const shown = await workshop.answerCatalogue(address);
  if (shown !== undefined) {
    send(response, shown.status, shown.type, shown.body);
    return true;
  }
  const file = await workshop.findFile(address);
  if (file !== undefined) {
    send(response, 200, file.type, file.bytes);
    return true;
  }
  if (address.endsWith('/page.json')) {
    const page = await workshop.find(routeOf(address.slice(0, -'page.json'.length)));
    send(response, page ? 200 : 404, 'application/json', JSON.stringify({ build: buildName, page }));
    return true;
  }
  if (!request.headers.accept?.includes('text/html')) return false;
  const { status, page } = await workshop.answer(routeOf(address));
  send(response, status, 'text/html; charset=utf-8', await workshop.renderDocument(address, page));
  return true;
}

/** Whether a saved file changes what the chain makes of the content. */
function concernsContent(file: string, { pages, images }: Places, root: string): boolean {
  const inside = (folder: string) => file.startsWith(resolve(folder) + sep);
  if (inside(pages) || inside(images)) return true;
  return (
    inside(join(root, 'src', 'content')) ||
    inside(join(root, 'src', 'fields')) ||
    file.endsWith(`${sep}schema.ts`)
  );
}

/** Serves the pages from their files and shows each saved change in the open page, without a reload. */
export function devPages(options: DevOptions): Plugin {
  return {
    name: 'vitrine:dev-pages',
    apply: 'serve',
    async configureServer(server) {
      const { root, logger } = server.config;
      const fonts = await makeFonts(root, options.places.cache);
      const workshop = new Workshop(server, options, fonts);
      let timer: NodeJS.Timeout | undefined;
      const update = async () => server.ws.send('vitrine:update', await workshop.refresh());
      server.watcher.add([options.places.pages, options.places.images]);
      server.watcher.on('all', (_, file) => {
        if (!concernsContent(file, options.places, root)) return;
        clearTimeout(timer);
        // Editors write a file in several steps.
        timer = setTimeout(() => void update().catch((error: Error) => logger.error(error.stack ?? '')), 40);
      });
      server.middlewares.use((request, response, next) => {
        answerRequest(workshop, fonts, request, response)
          .then((isAnswered) => isAnswered || next())
          .catch(next);
      });
      await workshop.refresh();
    },
  };
}
