import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from 'playwright-core';
import { listDocuments, type BuiltDocument } from '../serve/documents.ts';
import type { Chunks } from '../vite/client-build.ts';
import type { PageWeight, Weights } from './limits.ts';
import { lighthousePhone, slowDown } from './phone.ts';

type Sizes = Readonly<Record<string, number>>;

interface BuiltSite {
  readonly folder: string;
  /** Where it is served. */
  readonly url: string;
  readonly browser: Browser;
}

const byName = ([one]: readonly [string, number], [other]: readonly [string, number]) =>
  one < other ? -1 : 1;

/** What the built site weighs, in bytes as they travel. */
export async function measureSite({
  folder,
  url,
  browser,
}: BuiltSite): Promise<Pick<Weights, 'pages' | 'files'>> {
  const measurePage = async ({ route, file }: BuiltDocument): Promise<readonly [string, PageWeight]> => {
    const html = sizeOf(join(folder, file));
    // The not-found page stands at every address that has none.
    const address = url + (route === '/404' ? '/404/nada' : route);
    const { fetched, headers } = await measureFirstLoad(browser, address);
    const firstLoad = Object.values(fetched).reduce((sum, size) => sum + size, 0);
    return [route, { html, answer: html + headers, firstLoad, fetched }];
  };
  const pages = Object.fromEntries(await Promise.all(listDocuments(folder).map(measurePage)));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const bootstrap = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const files = Object.fromEntries(
    [...listFiles(folder, 'assets'), ...listFiles(folder, 'fonts')].map((file) => [
      plainName(file),
      sizeOf(join(folder, file)),
    ]),
  );
  return { pages, files: { ...files, bootstrap: brotliCompressSync(bootstrap).length } };
}

/** Bytes of the application's source by package, and of our own by folder, once what is unused is left out. */
export function groupModules(chunks: Chunks): Sizes {
  const groups = new Map<string, number>();
  const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []));
  for (const [id, { code }] of modules) {
    const name = groupOf(id.replaceAll('\\', '/'));
    groups.set(name, (groups.get(name) ?? 0) + (code?.length ?? 0));
  }
  return Object.fromEntries([...groups].filter(([, size]) => size > 0).toSorted(byName));
}

function groupOf(id: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
  if (library !== undefined) return library;
  return /\/(src\/(?:blocks\/[^/]+|[^/]+))\//.exec(id)?.[1] ?? 'bundler';
}

function listFiles(folder: string, name: string): readonly string[] {
  return readdirSync(join(folder, name))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => join(name, file));
}

function plainName(file: string): string {
  return basename(file).replace(/-[0-9a-f]{6}(?=-\d+\.\w+$)|-[\w-]{6}(?=\.\w+$)/, '');
}

/** A file as it travels: compressed, if its neighbour is there. */
function sizeOf(file: string): number {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/**
 * `fetched`: bodies of all that a browser fetches for a fresh visitor who does nothing, by name without hash; on a slow
 * network browsers fetch pictures further ahead. `headers`: those of the document.
 */
async function measureFirstLoad(browser: Browser, address: string) {
  const context = await browser.newContext(lighthousePhone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The headless shell keeps a pointer in the corner of its screen, and tells the page of it.
  await session.send('Input.setIgnoreInputEvents', { ignore: true });
  await slowDown(page);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const document = await page.goto(address, { waitUntil: 'networkidle' });
  if (document === null) throw new Error(`${address} did not answer.`);
  const sizes = await Promise.all(
    requests.map(async (request): Promise<readonly [string, number]> => {
      const name = request.isNavigationRequest() ? 'document' : plainName(new URL(request.url()).pathname);
      return [name, (await request.sizes()).responseBodySize];
    }),
  );
  const { responseHeadersSize: headers } = await document.request().sizes();
  await context.close();
  return { fetched: Object.fromEntries(sizes.toSorted(byName)), headers };
}
