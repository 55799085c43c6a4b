import { beforeAll, describe } from 'vitest';
import type { Content } from '../content/load/content.ts';
import { renderSections, withBarePages, withoutFrame } from '../render/sample.ts';
import { loadSpecified } from '../testing/specified-content.ts';
import { expect, resize, test, type Open } from './harness.ts';
import { lostText } from './lost-text.ts';

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

describe('a long word in a headline', () => {
  const title = 'Otorrinolaringologia para cães e gatos';
  const items = [{ title, text: 'Ouvido, nariz e garganta.' }];

  test('stays on one line on the smallest phone and beside a picture', async ({ open }) => {
    const page = await openSections(open, [
      { ...hero, title, image: 'hero-consulta.png', imageAlt: 'Desenho de um gato.' },
      { type: 'benefits', title, items },
    ]);
    const lines: Record<number, readonly number[]> = {};
    for (const width of [320, 360, 768, 1280]) {
      await resize(page, { width, height: 740 });
      lines[width] = await page.locator('h1, h2, h3').evaluateAll((headings) =>
        headings.map((heading) => {
          const range = document.createRange();
          range.setStart(heading.firstChild ?? heading, 0);
          range.setEnd(heading.firstChild ?? heading, 'Otorrinolaringologia'.length);
          return range.getClientRects().length;
        }),
      );
      expect(await lostText(page)).toEqual([]);
    }
    expect(lines).toEqual({ 320: [1, 1, 1], 360: [1, 1, 1], 768: [1, 1, 1], 1280: [1, 1, 1] });
  });

  test('never makes the headline too small to read', async ({ open }) => {
    const word = 'otorrinolaringologia'.repeat(4);
    const page = await openSections(open, [{ ...hero, title: word }]);
    const size = await page
      .locator('h1')
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    expect(size).toBeGreaterThanOrEqual(18);
    expect(await lostText(page)).toEqual([]);
  });
});
