import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { readAddress } from '../serve/address.ts';
import type { Places } from '../content/load/load.ts';
import { makeEditor } from './dev-editor.ts';
import { guard } from './dev-guard.ts';
import { DevNews } from './dev-news.ts';
import { buildName, Workshop, type DevOptions } from './dev-workshop.ts';
import { makeFonts, type MadeFont } from './fonts.ts';
import { watchFolders } from './watch-folders.ts';

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

/** An empty part belongs to no page, here as on hosts. */
function routeOf(pathname: string): string {
  if (pathname.includes('//')) return pathname;
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
  const address = addressOf(request);
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
  const data = /^(\/|\/.+\.)page\.json$/.exec(address);
  if (data !== null) {
    const page = await workshop.find(routeOf((data[1] ?? '').slice(0, -1)));
    send(response, page ? 200 : 404, 'application/json', JSON.stringify({ build: buildName, page }));
    return true;
  }
  const redirect = await workshop.findRedirect(address);
  if (redirect !== undefined) {
    send(response, 200, 'text/html; charset=utf-8', redirect);
    return true;
  }
  const answer = await workshop.answer(routeOf(address));
  // What is no page may be Vite's, unless a browser asks for a page.
  if (answer.status !== 200 && request.headers.accept?.includes('text/html') !== true) return false;
  await sendPage(workshop, answer, address, response);
  return true;
}

function addressOf({ url = '/' }: IncomingMessage): string {
  // The guard has let through what can be read.
  return readAddress(url) ?? '/';
}

async function sendPage(
  workshop: Workshop,
  { status, page }: Awaited<ReturnType<Workshop['answer']>>,
  address: string,
  response: ServerResponse,
): Promise<void> {
  // Vite reads a document's styles as a part of the file at its address, which may be a script.
  const html = await workshop.renderDocument(status === 200 ? address : '/404', page);
  send(response, status, 'text/html; charset=utf-8', html);
}

const isWithin = (file: string, folder: string) => file.startsWith(resolve(folder) + sep);

/** The folders of `pages/` that hold what pages share. */
const innerFolders = ['_shared', '_themes'];

/** Whether a saved file changes what the chain makes of the content. */
function concernsContent(file: string, { pages, images }: Places, root: string): boolean {
  const folders = [pages, images, join(root, 'src', 'content'), join(root, 'src', 'fields')];
  return folders.some((folder) => isWithin(file, folder)) || file.endsWith(`${sep}schema.ts`);
}

export interface DevPagesOptions extends DevOptions {
  /** Modules of ours that are at hand, by their addresses: Vite brings the others, and all once one of our sources is saved. */
  readonly prepared?: Readonly<Record<string, () => Promise<unknown>>> | undefined;
}

/** Serves the pages from their files and shows each saved change in the open page, without a reload. */
export function devPages({ prepared, ...options }: DevPagesOptions): Plugin {
  // Here, since Vite makes another server where its settings are saved.
  let areSourcesSame = true;
  const findPrepared = (path: string) => (areSourcesSame ? prepared?.[path]?.() : undefined);
  return {
    name: 'vitrine:dev-pages',
    apply: 'serve',
    config: () => ({
      server: {
        // Vite lets every page of this machine read what is here.
        cors: false,
        watch: { ignored: (file: string) => isWithin(file + sep, options.places.pages) },
      },
    }),
    async configureServer(server) {
      const { root, logger } = server.config;
      const fonts = await makeFonts(root, options.places.cache);
      const workshop = new Workshop(server, { ...options, findPrepared }, fonts);
      const noteFault = (error: unknown) =>
        logger.error(error instanceof Error ? (error.stack ?? '') : String(error));
      const news = new DevNews({
        pages: options.places.pages,
        isLarge: () => workshop.isLarge(),
        glimpse: (routes) => workshop.glimpse(routes),
        lastReports: () => workshop.lastReports,
        update: () => workshop.update(),
        send: (update) => server.ws.send('vitrine:update', update),
        noteFault,
        enter: () => workshop.enter(),
      });
      const stop = watchFolders(resolve(options.places.pages), innerFolders, (file) => news.note(file));
      server.httpServer?.once('close', () => {
        stop();
        news.close();
      });
      server.watcher.add(options.places.images);
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(join(root, 'src') + sep)) {
          areSourcesSame = false;
          workshop.noteSources();
        }
        if (concernsContent(file, options.places, root)) news.note(file);
      });
      if (options.hasEditor === true) {
        // First of all: what Vite refuses it answers as a page.
        server.middlewares.stack.unshift({ route: '', handle: makeEditor(workshop.editorTools()) });
      }
      server.middlewares.use(guard);
      server.middlewares.use((request, response, next) => {
        response.once('close', workshop.enter());
        answerRequest(workshop, fonts, request, response)
          .then((isAnswered) => isAnswered || next())
          .catch(next);
      });
      if (await workshop.isLarge()) void news.tell();
      else await workshop.update();
      return () => {
        // What Vite has nothing for either.
        server.middlewares.use((request, response, next) => {
          const address = addressOf(request);
          workshop
            .answerMissing()
            .then((answer) => sendPage(workshop, answer, address, response))
            .catch(next);
        });
      };
    },
  };
}
