import type { PageData } from '../fields/page-data.ts';
import { applicationOf, FullLoadNeeded } from './full-load.ts';

/** A page's data as its file carries it. */
interface PageAnswer {
  /** The application that shows it, a hyphen, and the page's own content, as in the page's document. */
  readonly build: string;
  readonly page: PageData;
}

const notFoundAddress = '/404.page.json';
const build = document.documentElement.dataset['build'];
const answers = new Map<string, Promise<PageData>>();
const inMemory = new Map<string, PageData>();

/** One spelling for each address: `/consulta/` and `/consulta/index.html` are `/consulta`. */
export function normaliseRoute(path: string): string {
  const bare = path.replace(/\/(index\.html)?$/, '').replace(/\/{2,}/g, '/');
  return bare === '' ? '/' : bare;
}

async function fetchAnswer(address: string, priority: RequestPriority = 'auto'): Promise<Response> {
  return fetch(address, { headers: { accept: 'application/json' }, priority }).catch((cause: unknown) => {
    throw new FullLoadNeeded('offline', { cause });
  });
}

/** Reads the data of a page that the application is to show, or of the very document that is open. */
async function readAnswer(response: Response, isOpen = false): Promise<PageData> {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (!response.ok || !isJson) throw new FullLoadNeeded(`answer ${response.status}`);
  // Written by our own build, whose name is checked next.
  const answer = (await response.json().catch(() => undefined)) as PageAnswer | undefined;
  const isFit = isOpen ? answer?.build === build : applicationOf(answer?.build) === applicationOf(build);
  if (answer === undefined || !isFit) throw new FullLoadNeeded('another build');
  return answer.page;
}

async function fetchPage(route: string, priority: RequestPriority): Promise<PageData> {
  const response = await fetchAnswer(route === '/' ? '/page.json' : `${route}.page.json`, priority);
  if (response.status !== 404) return readAnswer(response);
  console.error(`404: ${route}`);
  return readAnswer(await fetchAnswer(notFoundAddress));
}

/** A page's data, fetched once. Rejects with `FullLoadNeeded` when the browser must load the document instead. */
export function loadPage(route: string, priority: RequestPriority = 'auto'): Promise<PageData> {
  const known = answers.get(route);
  if (known !== undefined) return known;
  const answer = fetchPage(route, priority);
  answer.then(
    (page) => inMemory.set(route, page),
    () => answers.delete(route),
  );
  answers.set(route, answer);
  return answer;
}

/** A page's data, if it has arrived. */
export function pageInMemory(route: string): PageData | undefined {
  return inMemory.get(route);
}

/** The data of the document that is open, at the address it names. */
export async function loadFirstPage(): Promise<PageData> {
  return readAnswer(await fetchAnswer(document.documentElement.dataset['page'] ?? ''), true);
}

/** Takes a page that came another way: from the first document or from the dev server. */
export function keepPage(route: string, page: PageData): void {
  inMemory.set(route, page);
  answers.set(route, Promise.resolve(page));
}
