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
