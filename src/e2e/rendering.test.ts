import { describe } from 'vitest';
import { expect, test, wake, whenHydrated } from './harness.ts';

const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno'];

describe.each(routes)('%s', (route) => {
  test('asks for no script before the first intent', async ({ open }) => {
    const asked: string[] = [];
    const page = await open(route);
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await page.waitForTimeout(700);
    expect(asked.filter((url) => /\.(js|json)$/.test(url))).toEqual([]);
  });

  test('asks for each font of its style once, before it has read the style', async ({ open }) => {
    const page = await open(route);
    const [named, asked] = await page.evaluate(async () => {
      await document.fonts.ready;
      const faces = [...document.styleSheets]
        .flatMap(({ cssRules }) => Array.from(cssRules))
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .flatMap(({ style }) => /url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1] ?? []);
      const requests = performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/fonts/'))
        .map(({ name, initiatorType }) => `${initiatorType} ${new URL(name).pathname}`);
      return [faces, requests] as const;
    });
    expect(named).toHaveLength(2);
    // Asked for by its style, a font would be told as `css`; with another mode than the style's it would come twice.
    expect(asked.toSorted()).toEqual(named.map((address) => `link ${address}`).toSorted());
  });

  test('becomes an application at the first intent without a word in the console', async ({ open }) => {
    const page = await open(route);
    await wake(page);
    expect(await page.title()).not.toBe('');
  });
});

test('becomes an application at once where the visitor left off before a reload', async ({ open }) => {
  const page = await open('/consulta');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await whenHydrated(page);
  await page.reload();
  await whenHydrated(page);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test('asks for the first picture once and early, as AVIF, and for none below the first screen', async ({
  open,
}) => {
  const asked: string[] = [];
  const page = await open('/banhoetosa', {
    width: 412,
    prepare: async (opened) =>
      opened.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
      }),
  });
  const heroes = () => asked.filter((address) => address.startsWith('/images/hero-banho-'));
  await wake(page);
  await page.waitForLoadState('networkidle');
  expect(heroes()).toHaveLength(1);
  expect(heroes()[0]).toMatch(/\.avif$/);
  expect(await page.locator('link[rel=preload][as=image]').count()).toBe(1);
  expect(asked.filter((address) => address.startsWith('/images/galeria-'))).toEqual([]);
});
