import { afterAll, beforeAll } from 'vitest';
import { buildVariant } from './built-variant.ts';
import { expect, test } from './harness.ts';

let server: Awaited<ReturnType<typeof buildVariant>>;

beforeAll(async () => {
  server = await buildVariant({ 'site.yaml': (text) => `${text}\noffline: sim\n` });
});
afterAll(() => server.close());

test('a visitor without internet reads telephone and address, and with it the page', async ({ open }) => {
  // What the page fetches ahead while the connection goes is refused, and the browser says so.
  const page = await open('/', { site: server.url, expected: /status of 503|ERR_INTERNET_DISCONNECTED/ });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  await page.goto(`${server.url}/consulta`);
  expect(await page.title()).toContain('Consulta veterinária');
  await page.context().setOffline(true);
  await page.goto(`${server.url}/inverno`);
  expect(await page.getByRole('link').getAttribute('href')).toBe('tel:+5554900000000');
  expect(await page.locator('body').innerText()).toContain('Centro, Passo Fundo, RS');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
