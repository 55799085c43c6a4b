import { describe } from 'vitest';
import { few, pairUp } from '../testing/amount.ts';
import { expect, observed, test, wake, whenHydrated } from './harness.ts';
import { quiet } from './network.ts';

const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno'];

test('a new window of these tests is left alone: nothing wakes its page that no visitor does', async ({
  open,
}) => {
  const asked: string[] = [];
  // No other test has a window of this size, which could have been used before.
  const page = await open('/', {
    width: 1013,
    height: 777,
    prepare: async (fresh) => void fresh.on('request', (request) => asked.push(request.url())),
  });
  await observed(page);
  await quiet(page);
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter((url) => /\.(js|json)$/.test(url))).toEqual([]);
});

describe.each(few(routes, 2))('%s', (route) => {
  test('asks for no script before the first intent, and then becomes an application without a word in the console', async ({
    open,
  }) => {
    const asked: string[] = [];
    const page = await open(route, {
      prepare: async (fresh) => {
        fresh.on('request', (request) => asked.push(request.url()));
        await fresh.clock.install();
      },
    });
    await observed(page);
    // What would wake it by itself would be a timer: all that it set are due within these ten minutes.
    await page.clock.runFor(600_000);
    await quiet(page);
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((url) => /\.(js|json)$/.test(url))).toEqual([]);
    await wake(page);
    expect(await page.title()).not.toBe('');
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
  await quiet(page);
  expect(heroes()).toHaveLength(1);
  expect(heroes()[0]).toMatch(/\.avif$/);
  expect(await page.locator('link[rel=preload][as=image]').count()).toBe(1);
  expect(asked.filter((address) => address.startsWith('/images/galeria-'))).toEqual([]);
});

test.for(pairUp(few(routes, 3), [360, 768, 1280]))(
  '%s at %i px shows the picture that it preloads, fetched once',
  async ([route, width], { open }) => {
    const asked: string[] = [];
    const page = await open(route, {
      width,
      prepare: async (opened) => opened.on('request', (request) => asked.push(request.url())),
    });
    const preloads = page.locator('link[rel=preload][as=image]');
    if ((await preloads.count()) === 0) return;
    const [candidate = ''] = ((await preloads.getAttribute('imagesrcset')) ?? '').split(' ');
    const base = candidate.replace(/\d+\.avif$/, '');
    await page.waitForFunction(
      (start) => [...document.images].some((image) => image.complete && image.currentSrc.includes(start)),
      base,
    );
    expect(asked.filter((url) => url.includes(base))).toHaveLength(1);
  },
);
