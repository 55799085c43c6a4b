import { browserArguments } from '../setup/browser.mjs';
import { importSource } from '../setup/source.mjs';
import { median } from './statistics.mjs';

const { lighthousePhone, slowDown } = await importSource('src/weigh/phone.ts');

/**
 * What visitors feel once they do something, on a throttled phone, in ms: medians of `runs`.
 * - `tap`: from the first tap on a gallery card, after scrolling there, to the photo viewer on the screen; `secondTap` the
 *   same once more, when all is in memory; `coldTap` a tap at the first moment the card is in sight.
 * - `navigation`: from a tap on a link to the next page's heading on the screen; `fullLoad` that page's first paint when
 *   it is opened by its address.
 */
export async function measureAfterIntent({ executablePath, url, gallery, from, to, runs }) {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const taken = { tap: [], secondTap: [], coldTap: [], navigation: [], fullLoad: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      const warm = await withPage(browser, (page) => measureTaps(page, url + gallery));
      taken.tap.push(warm.first);
      taken.secondTap.push(warm.second);
      taken.coldTap.push(await withPage(browser, (page) => measureColdTap(page, url + gallery)));
      taken.navigation.push(await withPage(browser, (page) => measureNavigation(page, url + from, to)));
      taken.fullLoad.push(await withPage(browser, (page) => measureFullLoad(page, url + to)));
    }
  } finally {
    await browser.close();
  }
  return Object.fromEntries(Object.entries(taken).map(([name, times]) => [name, median(times)]));
}

async function withPage(browser, measure) {
  const context = await browser.newContext(lighthousePhone);
  try {
    const page = await context.newPage();
    await slowDown(page, { processor: 4 });
    await page.addInitScript(watchFrames);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** In the page: notes when the last tap was, and when what a selector names was first painted after it. */
function watchFrames() {
  const notes = { tapped: 0, painted: 0 };
  Object.assign(window, {
    expectPaint: (isThere) => {
      notes.painted = 0;
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look);
        // The frame in which it is there is on the screen when the next one begins.
        return requestAnimationFrame(() => (notes.painted = performance.now()));
      };
      look();
    },
    notes,
  });
  addEventListener('pointerdown', ({ timeStamp }) => (notes.tapped = timeStamp), { capture: true });
}

async function readDelay(page) {
  await page.waitForFunction(() => window.notes.painted > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.notes.painted - window.notes.tapped);
}

const card = 'a[data-replay]';

async function expectViewer(page) {
  await page.evaluate(() => window.expectPaint(() => document.querySelector('dialog[open]')));
}

/** Scrolls as a thumb does, until the card stands in the window. */
async function scrollTo(page) {
  for (let step = 0; step < 60; step += 1) {
    const top = await page.evaluate((name) => document.querySelector(name).getBoundingClientRect().top, card);
    if (top < 500) return;
    await page.evaluate(
      (distance) => scrollBy({ top: distance, behavior: 'instant' }),
      Math.min(500, top - 300),
    );
    await page.waitForTimeout(150);
  }
}

async function tapCard(page) {
  const { x, y, width, height } = await page.locator(card).first().boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function measureTaps(page, url) {
  await page.goto(url);
  await scrollTo(page);
  await page.waitForTimeout(1000);
  await expectViewer(page);
  await tapCard(page);
  const first = await readDelay(page);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await expectViewer(page);
  await tapCard(page);
  return { first, second: await readDelay(page) };
}

async function measureColdTap(page, url) {
  await page.goto(url);
  await expectViewer(page);
  await page.evaluate((name) => document.querySelector(name).scrollIntoView({ block: 'center' }), card);
  await tapCard(page);
  return readDelay(page);
}

async function measureNavigation(page, url, to) {
  await page.goto(url);
  // A visitor reads for a moment; the application arrives meanwhile.
  await page.touchscreen.tap(5, 300);
  await page.waitForFunction(() => Object.keys(document.querySelector('footer a') ?? {}).length > 0);
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    const before = document.querySelector('main h1').textContent;
    window.expectPaint(() => {
      const heading = document.querySelector('main h1');
      return heading && heading.textContent !== before;
    });
  });
  const { x, y, width, height } = await link.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  return readDelay(page);
}

async function measureFullLoad(page, url) {
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime);
}
