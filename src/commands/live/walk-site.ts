import { inTurn } from '../../content/pictures/in-turn.ts';
import type { Fault } from './faults.ts';
import { isStructuredData, judgeHeaders, judgeReply } from './judge-answer.ts';
import { readDocument, readImports, readSitemap, type ReadDocument } from './read-document.ts';
import { parseAddress, type SiteVisitor } from './site-visitor.ts';

/** What came of a walk over a live site. */
export interface Walk {
  readonly pages: number;
  readonly faults: readonly Fault[];
  /** What `version.json` says, where it can be read. */
  readonly version: { readonly version: string; readonly day: string } | undefined;
}

/** How many requests are on their way at a time. */
const atOnce = 8;

/** An address that no site has. */
const missing = '/esta-pagina-nao-existe';

interface Page {
  readonly path: string;
  readonly document: ReadDocument;
}

/** An address of this site, and where it is named. */
interface Place {
  readonly from: string;
  readonly path: string;
}

/** One that need not be named anywhere. */
type Unnamed = Pick<Place, 'path'> & Partial<Place>;

/** One that some page names. */
interface Target extends Place {
  readonly fragment: string;
}

/** The pages of the sitemap as paths of this site, with their addresses there. */
async function readPages(visitor: SiteVisitor, faults: Fault[]): Promise<ReadonlyMap<string, string>> {
  const address = '/sitemap.xml';
  const reply = await visitor.ask(address);
  const fault = judgeReply(reply, address);
  if (fault !== undefined || 'failure' in reply) {
    if (fault !== undefined) faults.push(fault);
    return new Map();
  }
  faults.push(...judgeHeaders(reply, address));
  const urls = readSitemap(reply.body).flatMap((text) => parseAddress(text, visitor.origin) ?? []);
  if (urls.length === 0) faults.push({ kind: 'emptySitemap', address });
  for (const origin of new Set(urls.map((url) => url.origin)))
    if (origin !== visitor.origin) faults.push({ kind: 'foreignSitemap', address, origin });
  return new Map(urls.map((url) => [url.pathname, url.href]));
}

function judgeDocument({ path, document }: Page, listed: string): readonly Fault[] {
  const faults: Fault[] = [];
  const { canonical = '', data } = document;
  if (parseAddress(canonical, listed)?.href !== listed)
    faults.push({ kind: 'canonical', address: path, found: canonical, wanted: listed });
  if (data.length === 0) faults.push({ kind: 'noData', address: path });
  if (!data.every(isStructuredData)) faults.push({ kind: 'badData', address: path });
  return faults;
}

async function visitPage(visitor: SiteVisitor, [path, listed]: readonly [string, string], faults: Fault[]) {
  if (visitor.isOver()) return undefined;
  const reply = await visitor.ask(path);
  const fault = judgeReply(reply, path);
  if (fault !== undefined) faults.push(fault);
  if (fault !== undefined || 'failure' in reply) return undefined;
  const page = { path, document: readDocument(reply.body) };
  faults.push(...judgeHeaders(reply, path), ...judgeDocument(page, listed));
  return page;
}

/** Addresses of this site; pages may name those in its sitemap by the site's own origin. */
function listTargets(
  pages: readonly Page[],
  origins: ReadonlySet<string>,
  origin: string,
): readonly Target[] {
  return pages.flatMap(({ path: from, document }) =>
    document.addresses.flatMap((written) => {
      const url = parseAddress(written, origin + from);
      if (url === undefined || !origins.has(url.origin)) return [];
      return [{ from, path: url.pathname, fragment: decodeFragment(url.hash) }];
    }),
  );
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const isScript = (path: string) => /^[^?]+\.m?js$/.test(path);

/** Has a look at an address that is no listed page; gives those that it imports in its turn. */
async function visitTarget(visitor: SiteVisitor, { path, from }: Unnamed, faults: Fault[]) {
  const reply = await visitor.ask(path, isScript(path) ? 'GET' : 'HEAD');
  const fault = judgeReply(reply, path, from);
  if (fault !== undefined) faults.push(fault);
  if (fault !== undefined || 'failure' in reply) return [];
  faults.push(...judgeHeaders(reply, path));
  return readImports(reply.body).flatMap((written) => {
    const url = parseAddress(written, visitor.origin + path);
    return url === undefined ? [] : [{ path: url.pathname, from: path }];
  });
}

/**
 * Has a look at each address that is named and is no listed page, and at what scripts among them import; gives how many
 * there was no time for.
 */
async function visitTargets(
  visitor: SiteVisitor,
  targets: readonly Place[],
  listed: ReadonlyMap<string, string>,
  faults: Fault[],
) {
  const known = new Set(listed.keys());
  let [unseen, named] = [0, targets];
  while (named.length > 0) {
    const next = named.filter(({ path }) => !known.has(path) && known.add(path));
    const imported = await inTurn(next, atOnce, (place) => {
      if (!visitor.isOver()) return visitTarget(visitor, place, faults);
      unseen += 1;
      return Promise.resolve([]);
    });
    named = imported.flat();
  }
  return unseen;
}

function findDeadAnchors(targets: readonly Target[], pages: readonly Page[]): readonly Fault[] {
  const ids = new Map(pages.map(({ path, document }) => [path, document.ids]));
  const dead = targets.filter(
    ({ path, fragment }) => fragment !== '' && fragment !== 'top' && ids.get(path)?.has(fragment) === false,
  );
  const told = new Map(
    dead.map(({ from, path, fragment }) => [
      `${from} ${path}#${fragment}`,
      { from, to: `${path}#${fragment}` },
    ]),
  );
  return [...told.values()].map(({ from, to }) => ({ kind: 'anchor', address: from, to }));
}

async function visitMissing(visitor: SiteVisitor, faults: Fault[]): Promise<void> {
  const reply = await visitor.ask(missing);
  if ('failure' in reply) return;
  if (reply.status !== 404) faults.push({ kind: 'found404', address: missing, status: reply.status });
  else if (readDocument(reply.body).isIndexed) faults.push({ kind: 'indexed404', address: missing });
  else faults.push(...judgeHeaders(reply, missing));
}

async function readVersion(visitor: SiteVisitor, today: string, faults: Fault[]): Promise<Walk['version']> {
  const address = '/version.json';
  const reply = await visitor.ask(address);
  const text = 'failure' in reply || reply.status !== 200 ? '' : reply.body;
  const [, version] = /"version":"([\da-f]{12})"/.exec(text) ?? [];
  const [, day] = /"day":"(\d{4}-\d\d-\d\d)"/.exec(text) ?? [];
  if (version === undefined || day === undefined) {
    if (!visitor.isOver()) faults.push({ kind: 'noVersion', address });
    return undefined;
  }
  // The nightly build of today may still be on its way.
  const days = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  if (days > 1) faults.push({ kind: 'oldVersion', address, day, today });
  return { version, day };
}

/** Walks a live site as its sitemap and its pages lead: addresses, headers, links, structured data, and what is not there. */
export async function walkSite(visitor: SiteVisitor, today: string): Promise<Walk> {
  const faults: Fault[] = [];
  // Whatever the sitemap says, there is a first page.
  const listed = new Map([['/', `${visitor.origin}/`], ...(await readPages(visitor, faults))]);
  const visited = await inTurn([...listed], atOnce, (page) => visitPage(visitor, page, faults));
  const pages = visited.filter((page) => page !== undefined);
  const own = [...listed.values()].flatMap((address) => parseAddress(address, visitor.origin)?.origin ?? []);
  const targets = listTargets(pages, new Set([visitor.origin, ...own]), visitor.origin);
  const unseen = await visitTargets(visitor, targets, listed, faults);
  faults.push(...findDeadAnchors(targets, pages));
  if (!visitor.isOver()) await visitTarget(visitor, { path: '/robots.txt' }, faults);
  await visitMissing(visitor, faults);
  const version = await readVersion(visitor, today, faults);
  const left = unseen + (visitor.isOver() ? listed.size - pages.length : 0);
  if (left > 0) faults.push({ kind: 'unseen', address: visitor.origin, count: left });
  return { pages: pages.length, faults, version };
}
