import { afterAll, beforeAll } from 'vitest';
import { buildVariant } from './built-variant.ts';
import { eventually, expect, pathOf, test, wake } from './harness.ts';

const links = `  menu:
    links:
      - label: Castração de pets
        to: /castracao
      - label: Loja
        to: /produtos
`;

let server: Awaited<ReturnType<typeof buildVariant>>;

/** The site as it would be if its menus led to further pages. */
beforeAll(async () => {
  server = await buildVariant({ 'site.yaml': (text) => text.replace('  menu:\n', links) });
});
afterAll(() => server.close());

test('the menu leads on to other pages, behind the links of the header', async ({ open }) => {
  const page = await open('/', { site: server.url, width: 360, height: 740 });
  await wake(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  expect((await menu.getByRole('link').allTextContents()).slice(-3)).toEqual([
    'Sobre',
    'Castração de pets',
    'Loja',
  ]);
  await menu.getByRole('link', { name: 'Loja' }).click();
  await eventually(() => pathOf(page)).toBe('/produtos');
  await menu.waitFor({ state: 'hidden' });
});

test('a wide header has the links of its own alone', async ({ open }) => {
  const page = await open('/', { site: server.url, width: 1280 });
  expect(await page.getByRole('banner').getByRole('link', { name: 'Loja' }).count()).toBe(0);
});
