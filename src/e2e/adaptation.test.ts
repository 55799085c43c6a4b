import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { few } from '../testing/amount.ts';
import { eventually, expect, openQuestions, rare, resize, test, wake } from './harness.ts';
import { lostText } from './lost-text.ts';

const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno', '/nao-existe'];

/** Links and buttons that a finger may miss: shorter or narrower than 44 px, and not part of a sentence. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isInSentence = (element: Element) =>
      element.parentElement?.localName === 'p' &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement.textContent.trim() !== element.textContent.trim();
    return [...document.querySelectorAll('a, button, summary')]
      .filter((element) => element.checkVisibility() && !isInSentence(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`);
  });
}

/** As a visitor's own style sheet spaces text (WCAG 1.4.12). */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

describe.each(few(routes, 2))('%s', (route) => {
  test('can be hit with a thumb, and loses nothing at 400 % or with text spaced apart', async ({ open }) => {
    const page = await open(route, { width: 360, height: 740, expected: /404/ });
    await wake(page);
    await openQuestions(page);
    for (const width of [360, 1280]) {
      await resize(page, { width, height: 740 });
      expect(await smallTargets(page)).toEqual([]);
      expect(await lostText(page)).toEqual([]);
    }
    await resize(page, { width: 320, height: 256 });
    expect(await lostText(page)).toEqual([]);

    await spaceText(page);
    for (const width of [320, 360, 768, 1280]) {
      await resize(page, { width, height: 740 });
      expect(await lostText(page), `spaced, ${width} px`).toEqual([]);
    }
  });
});

test.for(few(['/banhoetosa', '/', '/castracao']))(
  'the menu of %s fits a thumb and 400 %',
  async (route, { open }) => {
    const page = await open(route, { width: 320, height: 256 });
    await wake(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('banner').locator('[popover]');
    await menu.waitFor({ state: 'visible' });
    expect(await smallTargets(page)).toEqual([]);
    await spaceText(page);
    expect(await menu.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
    const last = menu.getByRole('link').last();
    await last.focus();
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(256);
  },
);

rare.for([320, 1280])('the bonus fits a thumb, %s px wide', async (width, { open }) => {
  const page = await open('/castracao#duvidas', { width, height: 740 });
  await page.getByRole('dialog', { name: 'Um bônus para o seu pet' }).waitFor();
  expect(await smallTargets(page)).toEqual([]);
});

rare('the viewer fits a thumb, and its buttons and name are there at 400 %', async ({ open }) => {
  const page = await open('/banhoetosa', { width: 320, height: 256 });
  await wake(page);
  await page.locator('[data-replay]').first().click();
  const viewer = page.getByRole('dialog');
  await viewer.waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await eventually(() =>
    viewer.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0),
  ).toBe(true);
  const [picture, name] = [
    await viewer.locator('img').boundingBox(),
    await viewer.locator('figcaption').boundingBox(),
  ];
  expect((picture?.y ?? 0) + (picture?.height ?? 999)).toBeLessThanOrEqual(name?.y ?? 0);
  for (const part of await viewer.locator('button, figcaption, img').all()) {
    const box = await part.boundingBox();
    expect(box?.height).toBeGreaterThan(20);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(256);
  }
});

describe('colours that the visitor chooses', () => {
  /** What has no edge, or one that cannot be told from the page. */
  const edges = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((elements) => {
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      const isVisible = (element: Element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
        if (Number.parseFloat(borderTopWidth) === 0 || borderTopStyle === 'none') return false;
        return !/^rgba.*, 0\)$/.test(borderTopColor) && borderTopColor !== ground;
      };
      return elements
        .filter((element) => element.checkVisibility() && !isVisible(element))
        .map((element) => `${getComputedStyle(element).borderTop} ${element.outerHTML.slice(0, 80)}`);
    });
  /** Icons in the colour of what they stand on. */
  const lostIcons = (page: Page) =>
    page.locator('svg[aria-hidden=true]').evaluateAll((icons) => {
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return icons
        .filter((icon) => icon.checkVisibility() && getComputedStyle(icon).stroke === ground)
        .map(({ outerHTML }) => outerHTML.slice(0, 80));
    });

  rare.for(few(routes, 3))('leave the edges of buttons and the drawings of %s', async (route, { open }) => {
    const page = await open(route, {
      width: 360,
      height: 740,
      expected: /404/,
      prepare: (fresh) => fresh.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }),
    });
    await wake(page);
    expect(await edges(page, 'a[data-variant], button')).toEqual([]);
    expect(await lostIcons(page)).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await edges(page, 'a[data-variant], button, [popover]')).toEqual([]);
  });

  rare('leave the edges of the bonus and of the viewer', async ({ open }) => {
    const forced = (fresh: Page) => fresh.emulateMedia({ forcedColors: 'active' });
    const bonus = await open('/castracao#duvidas', { prepare: forced });
    await bonus.locator('[role=dialog]').waitFor();
    expect(await edges(bonus, '[role=dialog], [role=dialog] a, [role=dialog] button')).toEqual([]);
    const viewer = await open('/banhoetosa', { prepare: forced });
    await wake(viewer);
    await viewer.locator('[data-replay]').first().click();
    await viewer.getByRole('dialog').waitFor();
    expect(await edges(viewer, 'dialog button')).toEqual([]);
  });
});

rare('the name beside the mark is there whole or not at all', async ({ open }) => {
  const page = await open('/castracao', { width: 320 });
  for (const isSpaced of [false, true]) {
    if (isSpaced) await spaceText(page);
    for (const width of [320, 360, 600, 768, 1024, 1280]) {
      await resize(page, { width, height: 740 });
      const cut = await page
        .getByRole('banner')
        .locator('a[href="/"] span span')
        .evaluate((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          const words = range.getBoundingClientRect();
          const box = name.parentElement?.getBoundingClientRect();
          return [
            Math.round(words.top - (box?.top ?? 0)),
            Math.round((box?.bottom ?? 0) - words.bottom),
            Math.round((box?.bottom ?? 0) - words.top),
          ];
        });
      const [above = -1, below = -1, shown = 0] = cut;
      expect([width, cut, (above >= -2 && below >= -2) || shown <= 0]).toEqual([width, cut, true]);
    }
  }
});

describe('what a screen reader says', () => {
  test.for(['/banhoetosa', '/castracao', '/inverno', '/produtos'])(
    'of a lowered price of %s is "de … por …"',
    async (route, { open }) => {
      const page = await open(route);
      const said = await page
        .locator('p:has(> s)')
        .evaluateAll((prices) => prices.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()));
      for (const price of said) expect(price).toMatch(/^De: R\$ [\d.]+,\d\d Por: R\$ [\d.]+,\d\d$/);
      if (['/castracao', '/inverno'].includes(route)) expect(said.length).toBeGreaterThan(0);
    },
  );

  rare('of stars is their number', async ({ open }) => {
    const page = await open('/consulta');
    const stars = page.locator('#depoimentos').getByRole('img', { name: /^Nota \d(,\d)? de 5$/ });
    expect(await stars.count()).toBe(await page.locator('#depoimentos figure').count());
    expect(await stars.count()).toBeGreaterThan(1);
  });

  test.for(routes)(
    'of %s: one banner, main and contentinfo, Portuguese, and no drawing',
    async (route, { open }) => {
      const page = await open(route, { expected: /404/ });
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        expect(await page.getByRole(landmark).count()).toBe(1);
      expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
      expect(await page.locator('svg:not([aria-hidden=true], [role=img], svg svg)').count()).toBe(0);
      expect(await page.locator('img:not([alt])').count()).toBe(0);
      const names = await page
        .getByRole('navigation')
        .evaluateAll((parts) => parts.map((part) => part.ariaLabel));
      expect(new Set(names).size).toBe(names.length);
    },
  );
});

rare(
  'on paper nothing stands on every sheet, and no photo that has not come leaves a hole',
  async ({ open }) => {
    const page = await open('/banhoetosa');
    await page.emulateMedia({ media: 'print' });
    const left = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((part) => getComputedStyle(part).position === 'fixed' || part.matches('[data-lazy]'))
        .filter((part) => part.checkVisibility())
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect(left).toEqual([]);
  },
);

test('a button whose label has no room beside its icon has both in its middle', async ({ open }) => {
  const page = await open('/consulta', { width: 320 });
  const button = page.locator('#contato a[data-variant=secondary]').first();
  const [middle, ...parts] = await button.evaluate((link) => {
    const centre = ({ left, right }: DOMRect) => (left + right) / 2;
    return [link, ...link.children].map((part) => centre(part.getBoundingClientRect()));
  });
  expect(parts).toHaveLength(2);
  for (const part of parts) expect(part).toBeCloseTo(middle ?? 0, 0);
});

test('badges of a hero begin where its text does, on a window between a phone and a desktop', async ({
  open,
}) => {
  const page = await open('/banhoetosa', { width: 768 });
  const lefts = await page
    .locator('main section')
    .first()
    .locator('h1, img, ul')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
  expect(lefts).toHaveLength(3);
  expect(new Set(lefts).size).toBe(1);
});

test('on paper no picture takes half a sheet, and no card is cut in two', async ({ open }) => {
  const page = await open('/consulta', { width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  const heights = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
  expect(heights).not.toEqual([]);
  for (const height of heights) expect(height).toBeLessThan(1047 / 2);
  const breaks = await page
    .locator('main [data-tone=card]')
    .evaluateAll((cards) => [...new Set(cards.map((card) => getComputedStyle(card).breakInside))]);
  expect(breaks).toEqual(['avoid']);
});

test('on paper no title leaves what is said above and below it, and no figure what it counts', async ({
  open,
}) => {
  const page = await open('/banhoetosa', { width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  const heads = page.locator('section > div > div:has(> div > h2)');
  for (const parts of [heads, page.locator('dl > div')]) {
    const breaks = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  }
});
