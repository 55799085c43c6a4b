import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { lighthousePhone, slowDown } from '../setup/phone.mjs';

/**
 * What the built site weighs, in bytes as they travel: `pages` by route, `files` by name without hash. A page's `answer` is
 * its document with its headers.
 */
export async function measureSite({ folder, url, browser, modules }) {
  const routes = listRoutes(folder);
  const measurePage = async (route) => {
    const html = sizeOf(path.join(folder, documentOf(route)));
    // The not-found page stands at every address that has none.
    const address = url + (route === '/404' ? '/404/nada' : route);
    const { fetched, headers } = await measureFirstLoad({ browser, address });
    const firstLoad = Object.values(fetched).reduce((sum, size) => sum + size, 0);
    return [route, { html, answer: html + headers, firstLoad, fetched }];
  };
  const pages = Object.fromEntries(await Promise.all(routes.map(measurePage)));
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const bootstrap = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const files = Object.fromEntries(
    [...listFiles(folder, 'assets'), ...listFiles(folder, 'fonts')].map((file) => [
      plainName(file),
      sizeOf(path.join(folder, file)),
    ]),
  );
  return { pages, files: { ...files, bootstrap: brotliCompressSync(bootstrap).length }, modules };
}

/** Bytes of the application's source by package, and of our own by folder, once what is unused is left out. */
export function groupModules(chunks) {
  const groups = {};
  for (const chunk of chunks.filter(({ type }) => type === 'chunk')) {
    for (const [id, { code }] of Object.entries(chunk.modules)) {
      const name = groupOf(id.replaceAll('\\', '/'));
      groups[name] = (groups[name] ?? 0) + (code?.length ?? 0);
    }
  }
  const large = Object.entries(groups).filter(([, size]) => size > 0);
  return Object.fromEntries(large.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function groupOf(id) {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
  if (library !== undefined) return library;
  return /\/(src\/(?:blocks\/[^/]+|[^/]+))\//.exec(id)?.[1] ?? 'bundler';
}

function listRoutes(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/^index\.html$|\.html$/, '')}`)
    .toSorted();
}

function documentOf(route) {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

function listFiles(folder, name) {
  return readdirSync(path.join(folder, name))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => path.join(name, file));
}

function plainName(file) {
  return path.basename(file).replace(/-[0-9a-f]{8,}(?=-\d+\.\w+$)|-[\w-]{8}(?=\.\w+$)/, '');
}

/** A file as it travels: compressed, if its neighbour is there. */
function sizeOf(file) {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/**
 * `fetched`: bodies of all that a browser fetches for a fresh visitor who does nothing, by name without hash; on a slow
 * network browsers fetch pictures further ahead. `headers`: those of the document.
 */
async function measureFirstLoad({ browser, address }) {
  const context = await browser.newContext(lighthousePhone);
  const page = await context.newPage();
  await slowDown(page);
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  const document = await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(
    requests.map(async (request) => {
      const name = request.isNavigationRequest() ? 'document' : plainName(new URL(request.url()).pathname);
      return [name, (await request.sizes()).responseBodySize];
    }),
  );
  const { responseHeadersSize: headers } = await document.request().sizes();
  await context.close();
  return {
    fetched: Object.fromEntries(sizes.toSorted(([one], [other]) => (one < other ? -1 : 1))),
    headers,
  };
}
