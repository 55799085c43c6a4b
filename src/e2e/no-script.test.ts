import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { few } from '../testing/amount.ts';
import { eventually, expect, test, wake } from './harness.ts';

const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno', '/nao-existe'];
const expected = /404/;

/** Whether the window would scroll sideways, or anything stands beyond its right edge where it can be reached. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Every picture comes once it is near the window. */
async function expectAllPictures(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 360, height });
  const missing = () =>
    page.evaluate(
      () =>
        [...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length,
    );
  await eventually(missing).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
}

/** Texts and links that cannot be seen, closed answers and buttons of other widths excepted. */
function hiddenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(main, header, footer) :is(h1, h2, h3, p, li, a, dt, dd, td, summary)')]
      .filter((element) => !element.closest('details:not([open]) > :not(summary)'))
      .filter(
        (element) => !element.closest('nav[aria-label=Principal]') && !element.matches('[data-on=wide]'),
      )
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
}

describe.each(few(routes, 2))('%s', (route) => {
  test('reads and works without JavaScript', async ({ open }) => {
    const page = await open(route, { width: 360, height: 740, javaScript: false, expected });
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).count()).toBe(1);
    for (const heading of await main.getByRole('heading').all()) expect(await heading.isVisible()).toBe(true);
    for (const element of await main.locator('h2, h3').all()) {
      const isAnswer = await element.evaluate(
        (heading) => heading.closest('details:not([open]) > :not(summary)') !== null,
      );
      expect(isAnswer || (await element.isVisible())).toBe(true);
    }

    for (const entry of await page.locator('details').all()) {
      await entry.locator('summary').click();
      expect(await entry.locator(':scope > :not(summary)').isVisible()).toBe(true);
    }

    await expectAllPictures(page);
    expect(await hiddenTexts(page)).toEqual([]);
    await expectMenuInFlow(page);
    await expectNoOverflow(page);
  });

  test('never scrolls sideways on a small telephone as an application', async ({ open }) => {
    const page = await open(route, { width: 360, height: 740, touch: true, expected });
    await wake(page);
    await expectNoOverflow(page);
  });
});

/** The menu's links stand in the page, since nothing could open them, and nothing that needs scripts is shown. */
async function expectMenuInFlow(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: 'Menu' });
  const links = menu.getByRole('link');
  expect(await links.count()).toBeGreaterThan(2);
  for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
  expect(await menu.evaluate((nav) => getComputedStyle(nav.closest('[popover]') ?? nav).position)).toBe(
    'static',
  );
  expect(await header.getByRole('button').count()).toBe(0);
  const gap = await page.evaluate(() => {
    const [top, below] = [document.querySelector('header'), document.querySelector('main')];
    return (below?.getBoundingClientRect().top ?? 0) - (top?.getBoundingClientRect().bottom ?? 999);
  });
  expect(gap).toBeGreaterThanOrEqual(0);
}

test('a section link of the menu leads to its section without JavaScript', async ({ open }) => {
  const page = await open('/banhoetosa', { width: 360, height: 740, javaScript: false });
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pacotes' }).click();
  await page.waitForURL(/#pacotes$/);
  await eventually(() =>
    page.evaluate(() => document.getElementById('pacotes')?.getBoundingClientRect().top),
  ).toBeLessThan(120);
});

test('the contact section shows map, hours and ways to the clinic without JavaScript', async ({ open }) => {
  const page = await open('/consulta', { width: 360, height: 740, javaScript: false });
  const contact = page.locator('#contato');
  const map = contact.locator('svg:has(use[href$="#street-map"])');
  await map.scrollIntoViewIfNeeded();
  // What the drawing's file holds is in the window, and not the empty box that was to show it.
  expect((await map.locator('use').boundingBox())?.width).toBeGreaterThan(200);
  expect(await contact.getByRole('row').allInnerTexts()).toEqual([
    expect.stringMatching(/^Segunda a sexta\s+08:30–18:30$/),
    expect.stringMatching(/^Sábado\s+08:30–16:00$/),
  ]);
  for (const name of ['Ver no Google Maps', 'Como Chegar', '(54) 90000-0000']) {
    expect(await contact.getByRole('link', { name }).isVisible()).toBe(true);
  }
});

test('the menu stands in the page without scripts, no higher than what it holds', async ({ open }) => {
  const page = await open('/banhoetosa', { width: 360, height: 740, javaScript: false });
  const room = await page.locator('header [popover]').evaluate((menu) => {
    const below =
      menu.getBoundingClientRect().bottom - (menu.lastElementChild?.getBoundingClientRect().bottom ?? 0);
    return below - Number.parseFloat(getComputedStyle(menu).paddingBottom);
  });
  expect(room).toBeLessThanOrEqual(1);
});
