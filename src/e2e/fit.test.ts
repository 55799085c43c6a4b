import { beforeAll } from 'vitest';
import type { Content } from '../content/load/content.ts';
import { renderSections, withBarePages, withoutFrame } from '../render/sample.ts';
import { loadSpecified } from '../testing/specified-content.ts';
import { expect, resize, test, type Open } from './harness.ts';

let content: Content;

beforeAll(async () => {
  content = withBarePages(await loadSpecified());
});

const hero = { type: 'hero', title: 'Olá' };

/** A page of such sections alone. */
async function openSections(open: Open, sections: readonly Readonly<Record<string, unknown>>[]) {
  const { errors, html } = renderSections(content, sections);
  expect(errors).toEqual([]);
  return open('/exemplo', {
    width: 320,
    expected: /404/,
    prepare: (fresh) =>
      fresh.route('**/exemplo', (route) =>
        route.fulfill({ body: withoutFrame(html), contentType: 'text/html' }),
      ),
  });
}

test('a package by itself is as wide as its lines are read, and on a phone as the page', async ({ open }) => {
  const features = ['Consulta de avaliação', 'Exames antes da cirurgia'];
  const items = [{ title: 'Filhote', price: 'R$ 179,90', features }];
  const page = await openSections(open, [hero, { type: 'packages', title: 'Pacote', items }]);
  const widths: number[] = [];
  for (const width of [360, 768, 1280]) {
    await resize(page, { width, height: 740 });
    widths.push(await page.locator('[data-tone=card]').evaluate((card) => card.clientWidth));
  }
  expect(widths[0]).toBeGreaterThan(320);
  for (const width of widths) expect(width).toBeLessThan(560);
});
