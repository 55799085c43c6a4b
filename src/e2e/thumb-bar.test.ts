import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildVariant } from './built-variant.ts';
import { eventually, expect, painted, rare, test, wake, type Open } from './harness.ts';

const lines = `
thumbBar: sim
hours:
  week:
    - days: [segunda]
      opens: 08:30
      closes: 18:30
  duty: sim
`;

let server: Awaited<ReturnType<typeof buildVariant>>;

/** The site as it would be with a bar for the thumb on every page. */
beforeAll(async () => {
  server = await buildVariant({ 'site.yaml': (text) => text + lines });
});
afterAll(() => server.close());

const phone = { width: 360, height: 720, touch: true } as const;
const visit = (open: Open, path: string, options: object = phone) =>
  open(path, { site: server.url, ...options });

const bar = (page: Page) => page.locator('aside:has(> a[href^="tel:"])');
const topOf = async (page: Page) => (await bar(page).boundingBox())?.y ?? Number.NaN;

test('calls, writes and shows the way, with targets for a thumb and a name for each', async ({ open }) => {
  const page = await visit(open, '/');
  const links = bar(page).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.textContent))).toEqual([
    'Emergência 24 horas: Ligar',
    'WhatsApp',
    'Como chegar',
  ]);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.map((address) => address.split(/[?/]/).slice(0, 3).join('/'))).toEqual([
    'tel:+5554900000000',
    'https://wa.me',
    'https://www.google.com',
  ]);
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  }
});

test('is there without scripts, and not on wide screens', async ({ open }) => {
  const still = await visit(open, '/', { ...phone, javaScript: false });
  expect(await bar(still).isVisible()).toBe(true);
  const wide = await visit(open, '/', { width: 768, height: 900 });
  expect(await bar(wide).isVisible()).toBe(false);
});

test('covers no last line', async ({ open }) => {
  const page = await visit(open, '/produtos');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await painted(page);
  const end = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual((await topOf(page)) + 0.5);
});

test('covers nothing that has the focus', async ({ open }) => {
  const page = await visit(open, '/', { width: 360, height: 720 });
  await wake(page);
  const stops = await page.locator('main a, main button, main summary').count();
  expect(stops).toBeGreaterThan(5);
  const top = await topOf(page);
  for (let stop = 0; stop < stops + 8; stop += 1) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('main') ? focused.getBoundingClientRect().bottom : 0;
    });
    expect(bottom).toBeLessThanOrEqual(top);
  }
});

test('on a phone on its side leaves most of the window to the page, and stays itself', async ({ open }) => {
  const page = await visit(open, '/', { width: 640, height: 360, touch: true });
  await page.evaluate(() => scrollTo(0, 600));
  await painted(page);
  const header = await page.locator('header').boundingBox();
  const seen = (await topOf(page)) - Math.max(0, (header?.y ?? 0) + (header?.height ?? 0));
  expect(seen).toBeGreaterThan(360 * 0.8);
  expect(seen).toBeLessThan(360 - 44);
});

rare('hides while the bonus is read, and comes back', async ({ open }) => {
  const page = await visit(open, '/castracao');
  await wake(page);
  expect(await bar(page).isVisible()).toBe(true);
  await page.locator('#duvidas').scrollIntoViewIfNeeded();
  const bonus = page.getByRole('dialog');
  await bonus.waitFor();
  await eventually(() => bar(page).isVisible()).toBe(false);
  await bonus.getByRole('button', { name: 'Fechar' }).click();
  await eventually(() => bar(page).isVisible()).toBe(true);
});

rare('hides while one types', async ({ open }) => {
  const page = await visit(open, '/');
  await page.evaluate(() => {
    const input = document.createElement('input');
    document.body.prepend(input);
    input.focus();
  });
  await eventually(() => bar(page).isVisible()).toBe(false);
});
