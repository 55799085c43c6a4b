import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import { browserArguments, openPage } from '../../scripts/setup/browser.mjs';
import { isThorough } from '../testing/amount.ts';
import { patience } from './patience.ts';
import { watchTraffic } from './traffic.ts';

/** How a test opens a page. */
export interface OpenOptions {
  readonly width?: number;
  readonly height?: number;
  /** `false` turns scripts off. */
  readonly javaScript?: boolean;
  /** Motion is reduced unless a test is about motion. */
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly touch?: boolean;
  /** Runs in the page before its own scripts. */
  readonly before?: () => void;
  /** Sets the page up before it goes anywhere, such as its network. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Console messages and failed requests that the test is about. */
  readonly expected?: RegExp;
  /** Another site than the built one, such as a dev server. */
  readonly site?: string;
}

/** A page that was opened, and what went wrong in it. */
class Watch {
  readonly faults: string[] = [];

  attach(page: Page, site: string, expected: RegExp | undefined): void {
    const note = (text: string) => expected?.test(text) !== true && this.faults.push(text);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`thrown: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(site) && !/^(data|blob|about):/.test(url))
        note(`request to another origin: ${url}`);
    });
  }
}

function contextOptions(options: OpenOptions): BrowserContextOptions {
  const { width = 1280, height = 800, javaScript = true, reducedMotion = 'reduce', touch = false } = options;
  return {
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    reducedMotion,
    hasTouch: touch,
    isMobile: touch,
    locale: 'pt-BR',
  };
}

export type Open = (path: string, options?: OpenOptions) => Promise<Page>;

interface Fixtures {
  /** Opens a page of the built site. The test fails when it logs an error, throws or asks another origin. */
  readonly open: Open;
}

let browser: Promise<Browser> | undefined;

/** The worker's browser, another one where it has crashed. No name leads out of this machine in it. */
function launch(): Promise<Browser> {
  const rules = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';
  // Most scripts of a test end before optimised code would pay for its making, a third of the processor's time.
  const interpreted = '--js-flags=--no-turbofan,--no-maglev';
  // Letters are as wide as their font says, whatever the machine prefers.
  const drawn = '--font-render-hinting=none';
  browser ??= chromium
    .launch({
      executablePath: inject('browserPath'),
      args: [...browserArguments, rules, interpreted, drawn],
      timeout: patience,
    })
    .then((started) =>
      started.on('disconnected', () => {
        browser = undefined;
        idle.clear();
      }),
    );
  return browser;
}

/** Pages that tests have left, as good as new ones. Opening a window costs more than most tests. */
const idle = new Map<string, Page>();

const siteOf = ({ site }: OpenOptions) => site ?? inject('siteUrl');

/**
 * What a window has for good, as a key: a page that was left suits a test that asks for the same. Its size is part of it,
 * since a document that comes into a resized window fetches its first picture for the size of before.
 */
function windowOf(options: OpenOptions): string {
  const { javaScriptEnabled, hasTouch, viewport } = contextOptions(options);
  return JSON.stringify({ site: siteOf(options), javaScriptEnabled, hasTouch, viewport });
}

/** Closes what was left of other sites than these: those of one file of tests nobody opens again. */
async function closeOthers(sites: readonly string[]): Promise<void> {
  const others = [...idle].filter(([kind]) => !sites.includes(JSON.parse(kind).site));
  for (const [kind] of others) idle.delete(kind);
  await Promise.all(others.map(([, page]) => page.context().close()));
}

async function newPage(options: OpenOptions): Promise<Page> {
  const context = await (await launch()).newContext(contextOptions(options));
  context.setDefaultTimeout(patience);
  return openPage(context);
}

/** The page that was left, set up as another test wants it; a new one where there is none. */
async function takePage(options: OpenOptions): Promise<Page> {
  const page = idle.get(windowOf(options));
  if (page === undefined) return newPage(options);
  idle.delete(windowOf(options));
  await page.emulateMedia({ reducedMotion: contextOptions(options).reducedMotion ?? null });
  return page;
}

/** Makes a page that a test has left as good as new, and tells whether it is. */
async function reset(page: Page): Promise<boolean> {
  const others = page
    .context()
    .pages()
    .filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.removeAllListeners();
  // A worker of the site's stays with its origin, whatever the next test is about.
  if (await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0))
    return false;
  await page.emulateMedia({ colorScheme: null, forcedColors: null, contrast: null, media: null });
  // The editor asks whether what is not saved may be left.
  page.once('dialog', (dialog) => void dialog.accept());
  // By itself it stays in the process of the site, and may reach what the site has stored, once it has left that page.
  await page.evaluate(() => location.replace('about:blank'));
  await page.waitForURL('about:blank');
  page.removeAllListeners();
  return page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases())
      // oxlint-disable-next-line no-await-in-loop -- there is one at most
      await new Promise((done) => {
        const request = indexedDB.deleteDatabase(name ?? '');
        request.addEventListener('success', done);
        request.addEventListener('error', done);
      });
    // As long as a page lives, so does a clock that Playwright has put into it.
    return document.cookie === '' && !('__pwClock' in window);
  });
}

/** Keeps a page for the next test, or closes it with its context where that cannot be. */
async function leavePage(page: Page, options: OpenOptions): Promise<void> {
  const kind = windowOf(options);
  const isOfSite = !page.isClosed() && page.url().startsWith(siteOf(options));
  const { width, height } = page.viewportSize() ?? {};
  const asked = contextOptions(options).viewport;
  const isSized = width === asked?.width && height === asked?.height;
  const isClean = isOfSite && isSized && !idle.has(kind) && (await reset(page).catch(() => false));
  if (!isClean) return page.context().close();
  await closeOthers([inject('siteUrl'), siteOf(options)]);
  idle.set(kind, page);
}

export const test = base.extend<Fixtures>({
  // Vitest reads a fixture's needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  open: async ({}, use) => {
    const watch = new Watch();
    const opened: { readonly page: Page; readonly options: OpenOptions }[] = [];
    const scripts: { dispose(): Promise<void> }[] = [];
    await use(async (path, options = {}) => {
      const site = options.site ?? inject('siteUrl');
      const page = await takePage(options);
      opened.push({ page, options });
      watchTraffic(page);
      if (options.before) scripts.push(await page.addInitScript(options.before));
      await options.prepare?.(page);
      watch.attach(page, site, options.expected);
      await page.goto(site + path);
      return page;
    });
    await Promise.all(scripts.map((script) => script.dispose()));
    for (const { page, options } of opened) await leavePage(page, options);
    expect(watch.faults).toEqual([]);
  },
});

/**
 * A test of a thorough run alone: of a convenience, or of another case of what every run proves. What could lose words,
 * stop a visitor or let something through is proven in every run.
 */
export const rare = isThorough ? test : test.skip;

/** Makes the page an application, as a visitor's first movement does, and waits until all of it is one. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await whenHydrated(page);
}

/** Waits until React has taken over every link and button of the page, and its effects have run. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const elements = [...document.querySelectorAll('#root a, #root button, #root summary')];
    return elements.length > 0 && elements.every(isReacts);
  });
  await painted(page);
}

/** Waits until the browser has painted, in its final fonts, and effects that follow have run. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await frame();
    await frame();
  });
}

/** Where the page is, as it says itself: Playwright hears of it later. */
export function pathOf(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname);
}

/** Whether an element has the focus. */
export function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element === document.activeElement);
}

/** Gives the page a window of another size, and waits until it has it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await eventually(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size);
}

/** Opens all questions at once, which their common name would not allow. */
export function openQuestions(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const entry of document.querySelectorAll('details')) {
      entry.removeAttribute('name');
      entry.open = true;
    }
  });
}

/** The address that the tab asks for that an action opens. The tab is then closed: nothing of it leaves this machine. */
export async function openedTab(page: Page, action: () => Promise<void>): Promise<string> {
  const context = page.context();
  const isNavigation = (request: Request) => request.isNavigationRequest();
  const [opened, asked] = [context.waitForEvent('page'), context.waitForEvent('request', isNavigation)];
  await action();
  const tab = await opened;
  // What it asked for before it was watched has come already.
  const come = tab.waitForURL(/^http/, { waitUntil: 'commit' });
  const address = await Promise.any([asked.then((request) => request.url()), come.then(() => tab.url())]);
  await tab.close();
  return address;
}

/**
 * Waits until every observer of the page has been told how things stand now, and what follows from it has run: one
 * that is made now is told last.
 */
export async function observed(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );
  await painted(page);
}

/** Reads until what is expected of the answer holds: `await eventually(() => page.title()).toBe('…')`. */
export function eventually<Value>(read: () => Value) {
  return expect.poll(read);
}

export { expect };
