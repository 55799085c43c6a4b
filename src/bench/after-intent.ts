import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { lighthousePhone, slowDown } from '../weigh/phone.ts';
import { median } from './statistics.ts';

declare global {
  interface Window {
    /** When the last tap was, and when what was awaited was first painted after it. */
    readonly paintNotes: { tapped: number; painted: number };
    readonly expectPaint: (isThere: () => unknown) => void;
  }
}

/** What visitors feel once they do something, on a throttled phone, in ms. */
export interface TimesAfterIntent {
  /** From the first tap on a gallery card, after scrolling there, to the photo viewer on the screen. */
  readonly tap: number;
  /** The same once more, when all is in memory. */
  readonly secondTap: number;
  /** A tap at the first moment the card is in sight. */
  readonly coldTap: number;
  /** For who comes to the gallery by its anchor, until its first picture is on the screen. */
  readonly anchorPicture: number;
  /** And until that page's first paint. */
  readonly anchorText: number;
  /** Both once more, where a request waits one round trip. */
  readonly connectedPicture: number;
  readonly connectedText: number;
  /** From a tap on a link to the next page's heading on the screen. */
  readonly navigation: number;
  /** That page's first paint when it is opened by its address. */
  readonly fullLoad: number;
}

interface Trial {
  readonly launch: { readonly executablePath: string; readonly args: string[] };
  /** Where the site is served, and the routes to try. */
  readonly url: string;
  readonly gallery: string;
  readonly anchor: string;
  readonly from: string;
  readonly to: string;
  readonly runs: number;
}

/** Measures it so many times, and gives the medians. */
export async function measureAfterIntent(trial: Trial): Promise<TimesAfterIntent> {
  const browser = await chromium.launch(trial.launch);
  const taken: TimesAfterIntent[] = [];
  try {
    for (let run = 0; run < trial.runs; run += 1) taken.push(await measureOnce(browser, trial));
  } finally {
    await browser.close();
  }
  const middle = (read: (times: TimesAfterIntent) => number) => median(taken.map(read));
  return {
    tap: middle(({ tap }) => tap),
    secondTap: middle(({ secondTap }) => secondTap),
    coldTap: middle(({ coldTap }) => coldTap),
    anchorPicture: middle(({ anchorPicture }) => anchorPicture),
    anchorText: middle(({ anchorText }) => anchorText),
    connectedPicture: middle(({ connectedPicture }) => connectedPicture),
    connectedText: middle(({ connectedText }) => connectedText),
    navigation: middle(({ navigation }) => navigation),
    fullLoad: middle(({ fullLoad }) => fullLoad),
  };
}

async function measureOnce(browser: Browser, trial: Trial): Promise<TimesAfterIntent> {
  const { url, gallery, anchor, from, to } = trial;
  const warm = await withPage(browser, (page) => measureTaps(page, url + gallery));
  const visit = (page: Page) => measureAnchor(page, url + gallery + anchor);
  const anchored = await withPage(browser, visit);
  const connected = await withPage(browser, visit, { isConnected: true });
  return {
    tap: warm.first,
    secondTap: warm.second,
    coldTap: await withPage(browser, (page) => measureColdTap(page, url + gallery)),
    anchorPicture: anchored.picture,
    anchorText: anchored.text,
    connectedPicture: connected.picture,
    connectedText: connected.text,
    navigation: await withPage(browser, (page) => measureNavigation(page, url + from, to)),
    fullLoad: await withPage(browser, (page) => measureFullLoad(page, url + to)),
  };
}

async function withPage<Result>(
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
  network: { readonly isConnected?: boolean } = {},
): Promise<Result> {
  const context = await browser.newContext(lighthousePhone);
  try {
    const page = await context.newPage();
    await slowDown(page, { processor: 4, ...network });
    await page.addInitScript(watchFrames);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** In the page: notes when the last tap was, and when what is awaited was first painted after it. */
function watchFrames(): void {
  const paintNotes = { tapped: 0, painted: 0 };
  Object.assign(window, {
    expectPaint: (isThere: () => unknown) => {
      paintNotes.painted = 0;
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look);
        // The frame in which it is there is on the screen when the next one begins.
        return requestAnimationFrame(() => (paintNotes.painted = performance.now()));
      };
      look();
    },
    paintNotes,
  });
  addEventListener('pointerdown', ({ timeStamp }) => (paintNotes.tapped = timeStamp), { capture: true });
}

async function readDelay(page: Page): Promise<number> {
  await page.waitForFunction(() => window.paintNotes.painted > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.paintNotes.painted - window.paintNotes.tapped);
}

const card = 'a[data-replay]';

async function expectViewer(page: Page): Promise<void> {
  await page.evaluate(() => window.expectPaint(() => document.querySelector('dialog[open]')));
}

/** Scrolls as a thumb does, until the card stands in the window. */
async function scrollToCard(page: Page): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const top = await page.evaluate(
      (name) => document.querySelector(name)?.getBoundingClientRect().top,
      card,
    );
    if (top === undefined || top < 500) return;
    await page.evaluate(
      (distance) => scrollBy({ top: distance, behavior: 'instant' }),
      Math.min(500, top - 300),
    );
    await page.waitForTimeout(150);
  }
}

async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('What should be tapped is not in sight.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function measureTaps(page: Page, url: string) {
  await page.goto(url);
  await scrollToCard(page);
  await page.waitForTimeout(1000);
  await expectViewer(page);
  await tap(page, page.locator(card).first());
  const first = await readDelay(page);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await expectViewer(page);
  await tap(page, page.locator(card).first());
  return { first, second: await readDelay(page) };
}

async function measureColdTap(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await expectViewer(page);
  await page.evaluate((name) => document.querySelector(name)?.scrollIntoView({ block: 'center' }), card);
  await tap(page, page.locator(card).first());
  return readDelay(page);
}

/** In the page: awaits the gallery's first picture from the beginning. */
function watchPicture(): void {
  window.expectPaint(() => {
    const img = document.querySelector<HTMLImageElement>('[data-lazy] img');
    return img?.complete === true && img.naturalWidth > 0;
  });
}

async function measureAnchor(page: Page, url: string) {
  await page.addInitScript(watchPicture);
  const text = await measureFullLoad(page, url);
  await page.waitForFunction(() => window.paintNotes.painted > 0, undefined, { timeout: 60_000 });
  return { text, picture: await page.evaluate(() => window.paintNotes.painted) };
}

async function measureNavigation(page: Page, url: string, to: string): Promise<number> {
  await page.goto(url);
  // A visitor reads for a moment; the application arrives meanwhile.
  await page.touchscreen.tap(5, 300);
  await page.waitForFunction(() => Object.keys(document.querySelector('footer a') ?? {}).length > 0);
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    const read = () => document.querySelector('main h1')?.textContent;
    const before = read();
    window.expectPaint(() => ![undefined, before].includes(read()));
  });
  await tap(page, link);
  return readDelay(page);
}

async function measureFullLoad(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
}
