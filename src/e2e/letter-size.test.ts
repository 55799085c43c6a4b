import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { browserArguments, openPage } from '../../scripts/setup/browser.mjs';
import { renderSections, withBarePages, withoutFrame } from '../render/sample.ts';
import { pairUp } from '../testing/amount.ts';
import { loadSpecified } from '../testing/specified-content.ts';
import { expect, openQuestions, painted, rare, resize, test } from './harness.ts';
import { lostText } from './lost-text.ts';
import { patience } from './patience.ts';

const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno', '/nao-existe'];
const widths = [320, 360, 412];

/** Words of which a part stands on another line; what follows an @ may. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true }) === true;
      if (!isShown || text.data.includes('@')) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(`${word} in ${text.data.trim().slice(0, 50)}`);
      }
    }
    return [...broken];
  });
}

/** Shows all that a page keeps closed: its questions, and its menu or bonus in turn. */
async function lookAtAll(page: Page, look: () => Promise<void>): Promise<void> {
  await openQuestions(page);
  await painted(page);
  await look();
  const cards = await page.locator('[popover]').all();
  for (const card of cards) {
    await card.evaluate((element: HTMLElement) => element.showPopover());
    await look();
    await card.evaluate((element: HTMLElement) => element.hidePopover());
  }
}

// What a browser's settings give letters, and from how many letters on a word may break there: at twice the usual size the
// twelve of "Medicamentos", in a list with drawings, are wider than a small phone.
const sizes = [
  { size: 16, longest: Infinity },
  { size: 24, longest: Infinity },
  { size: 32, longest: 12 },
];

describe.each(sizes)('letters of $size px', ({ size, longest }) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('browserPath'),
      args: [...browserArguments, `--blink-settings=defaultFontSize=${size}`],
      timeout: patience,
    });
  });
  afterAll(() => browser.close());

  const own = pairUp(routes, sizes).flatMap(([route, other]) => (other.size === size ? [route] : []));

  test.for(own)('lose nothing of %s on a phone, and no word breaks', async (route) => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 740 },
      reducedMotion: 'reduce',
    });
    const page = await openPage(context);
    await page.goto(inject('siteUrl') + route);
    for (const width of widths) {
      await resize(page, { width, height: 740 });
      await lookAtAll(page, async () => {
        expect(await lostText(page), `${width} px`).toEqual([]);
        const broken = await brokenWords(page);
        const short = broken.filter((word) => word.indexOf(' in ') < longest);
        expect(short, `${width} px`).toEqual([]);
      });
    }
    await page.context().close();
  });

  test('are at least as large in a headline with a long word as in the text below it', async () => {
    const title = 'Otorrinolaringologicamente falando';
    const sections = [
      { type: 'hero', title, text: 'Ouvido, nariz e garganta.' },
      { type: 'benefits', title, items: [{ title, text: 'Ouvido, nariz e garganta.' }] },
    ];
    const { errors, html } = renderSections(withBarePages(await loadSpecified()), sections);
    expect(errors).toEqual([]);
    const page = await openPage(await browser.newContext());
    await page.route('**/exemplo', (route) =>
      route.fulfill({ body: withoutFrame(html), contentType: 'text/html' }),
    );
    await page.goto(`${inject('siteUrl')}/exemplo`);
    for (const width of [320, 360, 640, 1280]) {
      await resize(page, { width, height: 740 });
      const sizes = await page
        .locator('h1, h2, h3, main li p')
        .evaluateAll((all) => all.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
      const least = sizes.pop();
      expect(sizes).toHaveLength(3);
      expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(least ?? Infinity);
      expect(await lostText(page)).toEqual([]);
    }
    await page.context().close();
  });

  rare.for([320, 1280])('are what a page of %i px is read in', async (width) => {
    const page = await openPage(await browser.newContext({ viewport: { width, height: 740 } }));
    await page.goto(inject('siteUrl'));
    const paragraphs = page.getByRole('main').locator('p:not(:empty)');
    const sizes = await paragraphs.evaluateAll((all) =>
      all.map((paragraph) => Number.parseFloat(getComputedStyle(paragraph).fontSize)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(size * 0.8);
    await page.context().close();
  });
});

rare('the bonus and the viewer of a gallery hold large letters', async () => {
  const browser = await chromium.launch({
    executablePath: inject('browserPath'),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
    timeout: patience,
  });
  const context = await browser.newContext({
    viewport: { width: 320, height: 740 },
    reducedMotion: 'reduce',
  });
  const page = await openPage(context);
  await page.goto(`${inject('siteUrl')}/castracao#duvidas`);
  await page.locator('[role=dialog]').waitFor();
  expect(await lostText(page)).toEqual([]);
  await page.goto(`${inject('siteUrl')}/banhoetosa`);
  await page.locator('[data-replay]').first().click();
  await page.locator('dialog[open]').waitFor();
  expect(await lostText(page)).toEqual([]);
  await browser.close();
});
