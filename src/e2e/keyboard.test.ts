import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { few, pairUp } from '../testing/amount.ts';
import { eventually, expect, hasFocus, painted, rare, test, wake } from './harness.ts';

const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno', '/nao-existe'];
const windows = [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
];

/** What has the focus, how it shows that, and how much of it can be seen. */
interface Stop {
  /** Which of the document's elements it is. */
  readonly index: number;
  readonly name: string;
  readonly tag: string;
  /** Between the ring and what it is drawn on. */
  readonly ringContrast: number;
  readonly ringWidth: number;
  /** Of 49 points on it, those where nothing stands in front. */
  readonly visible: number;
}

/** Points of a stop that must be seen. The bonus is higher than half a telephone, and so may cover a part. */
const enough = 21;

/** Read in the page: nothing of it may come from outside. */
async function readStop(): Promise<Stop | undefined> {
  await new Promise((done) => requestAnimationFrame(done));
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const luminance = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  // Mixed colours are told in shares of one: color(srgb 1 0.98 0.96 / 0.88).
  const parse = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const scale = color.startsWith('color(') ? 255 : 1;
    return [red * scale, green * scale, blue * scale, alpha] as const;
  };
  const style = getComputedStyle(focused);
  // An inner ring lies on the element itself, an outer one on what it stands on.
  let ground = Number.parseFloat(style.outlineOffset) < 0 ? focused : focused.parentElement;
  while (ground && parse(getComputedStyle(ground).backgroundColor)[3] < 0.5) ground = ground.parentElement;
  const pair = [style.outlineColor, getComputedStyle(ground ?? document.documentElement).backgroundColor];
  const [light = 0, dark = 0] = pair
    .map((color) => luminance(parse(color).slice(0, 3)))
    .toSorted((a, b) => b - a);
  const box = focused.getBoundingClientRect();
  const steps = [1, 2, 3, 4, 5, 6, 7];
  const points = steps.flatMap((x) => steps.map((y) => [(box.width * x) / 8, (box.height * y) / 8] as const));
  const isOpen = ([x, y]: readonly [number, number]) => {
    const hit = document.elementFromPoint(box.left + x, box.top + y);
    return hit !== null && (focused.contains(hit) || hit.contains(focused));
  };
  return {
    index: [...document.querySelectorAll('*')].indexOf(focused),
    name: (focused.getAttribute('aria-label') ?? focused.textContent).trim(),
    tag: focused.localName,
    ringContrast: (light + 0.05) / (dark + 0.05),
    ringWidth: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
    visible: points.filter(isOpen).length,
  };
}

/** Goes on by one stop. What appears or moves away because of that has then done so. */
async function tab(page: Page, key = 'Tab'): Promise<Stop | undefined> {
  await page.keyboard.press(key);
  return page.evaluate(readStop);
}

/** How many links, buttons and questions the keyboard should come to. */
function reachable(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('a[href], button, summary')].filter((element) =>
        element.checkVisibility(),
      ).length,
  );
}

const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );

test.for(pairUp(few(routes, 2), windows))(
  'Tab comes to everything on %s in a window of %o, seen and with a ring',
  async ([route, size], { open }) => {
    const page = await open(route, { ...size, expected: /404/ });
    await wake(page);
    const stops: Stop[] = [];
    // After the last comes the browser itself, or the first again.
    for (let stop = await tab(page); stop && stop.index !== stops[0]?.index; stop = await tab(page)) {
      stops.push(stop);
      if (stops.length > 120) break;
    }
    expect(stops.filter(({ ringWidth, ringContrast }) => ringWidth < 2 || ringContrast < 3)).toEqual([]);
    expect(stops.filter(({ visible }) => visible < enough)).toEqual([]);
    expect(stops).toHaveLength(await reachable(page));
  },
);

describe('the skip link', () => {
  test.for([
    { when: 'before', isAwake: false },
    { when: 'after', isAwake: true },
  ])('leads past the header $when hydration', async ({ isAwake }, { open }) => {
    const page = await open('/consulta', { width: 1280, height: 720 });
    if (isAwake) await wake(page);
    const link = page.getByRole('link', { name: 'Pular para o conteúdo' });
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Pular para o conteúdo');
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.closest('header') === null)).toBe(true);
  });
});

describe('the menu', () => {
  test('takes the focus in by Tab, and Escape gives it back to its button', async ({ open }) => {
    const page = await open('/banhoetosa', { width: 360, height: 640 });
    await wake(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('banner').locator('[popover]');
    await menu.waitFor({ state: 'visible' });
    await tab(page);
    expect(await focusedName(page)).toBe('Fechar menu');
    await tab(page);
    expect(await menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe('Menu');
  });

  rare('is left at its beginning by Shift and Tab, to its button', async ({ open }) => {
    const page = await open('/castracao', { width: 360, height: 640 });
    await wake(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await tab(page);
    await tab(page, 'Shift+Tab');
    expect(await page.getByRole('banner').locator('[popover]').isVisible()).toBe(false);
    expect(await focusedName(page)).toBe('Menu');
  });

  rare('puts the focus on the section that is chosen', async ({ open }) => {
    const page = await open('/banhoetosa', { width: 360, height: 640 });
    await wake(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Enter');
    const link = page.getByRole('banner').locator('[popover]').getByRole('link', { name: 'Pacotes' });
    await link.focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('pacotes');
    const inside = await tab(page).then(() =>
      page.evaluate(() => document.activeElement?.closest('#pacotes') !== null),
    );
    expect(inside).toBe(true);
  });
});

describe('the viewer', () => {
  test('takes the focus in, keeps it through many stops, and gives it back', async ({ open }) => {
    const page = await open('/banhoetosa', { width: 1280, height: 720 });
    await wake(page);
    const card = page.locator('[data-replay]').nth(1);
    await card.focus();
    await page.keyboard.press('Enter');
    const viewer = page.locator('#_viewer');
    // The viewer comes behind the photo.
    await viewer.waitFor();
    await expect.poll(() => focusedName(page)).toBe('Fechar');
    const seen = new Set<string>();
    for (let step = 0; step < 10; step += 1) {
      const stop = await tab(page, step < 7 ? 'Tab' : 'Shift+Tab');
      // Between the last and the first the browser's own bars have the focus.
      if (!stop) continue;
      expect(await viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      expect([stop.name, stop.ringContrast >= 3, stop.visible]).toEqual([stop.name, true, 49]);
      seen.add(stop.name);
    }
    expect([...seen].toSorted()).toEqual(['Fechar', 'Foto anterior', 'Próxima foto']);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await eventually(() => hasFocus(card)).toBe(true);
  });
});

describe('questions', () => {
  test('open and close where the focus is, and keep it', async ({ open }) => {
    const page = await open('/banhoetosa', { width: 360, height: 640 });
    await wake(page);
    const first = page.locator('#faq summary').first();
    await first.focus();
    for (const key of ['Enter', 'Space']) {
      const wasOpen = await page.locator('#faq details').first().getAttribute('open');
      await page.keyboard.press(key);
      await painted(page);
      expect(await page.locator('#faq details').first().getAttribute('open')).not.toBe(wasOpen);
      expect(await hasFocus(first)).toBe(true);
    }
    await page.keyboard.press('Enter');
    expect((await tab(page))?.tag).toBe('summary');
  });
});

describe.each(few(windows))('the bonus in a window of $width × $height', (size) => {
  const bonusOf = (page: Page) => page.getByRole('dialog', { name: 'Um bônus para o seu pet' });

  async function openAtQuestion(page: Page, index: number): Promise<void> {
    await wake(page);
    await page.locator('#duvidas summary').nth(index).focus();
    await page.locator('#duvidas').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await bonusOf(page).waitFor();
    await painted(page);
  }

  test('appears without taking the focus, and never over it', async ({ open }) => {
    const page = await open('/castracao', size);
    for (const index of [0, 1, 2]) {
      await openAtQuestion(page, index);
      const stop = await page.evaluate(readStop);
      expect([stop?.tag, (stop?.visible ?? 0) >= enough]).toEqual(['summary', true]);
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
    }
  });

  test('keeps off every stop of the keyboard, forwards and backwards', async ({ open }) => {
    const page = await open('/castracao', size);
    await openAtQuestion(page, 0);
    for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(20).fill('Shift+Tab')]) {
      const stop = await tab(page, key);
      expect([stop?.name, (stop?.visible ?? 0) >= enough]).toEqual([stop?.name, true]);
    }
  });

  test('gives the focus back to where it came from', async ({ open }) => {
    const page = await open('/castracao', size);
    await openAtQuestion(page, 0);
    const last = page.locator('#duvidas').locator('a, summary').last();
    await last.focus();
    for (let step = 0; step < 12; step += 1) {
      if ((await focusedName(page)) === 'Fechar') break;
      await tab(page);
    }
    expect(await focusedName(page)).toBe('Fechar');
    await tab(page, 'Shift+Tab');
    const before = await focusedName(page);
    await tab(page);
    await page.keyboard.press('Enter');
    await bonusOf(page).waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe(before);
  });
});

test('at 400 % the bonus fits its part of the window, and what it says can be scrolled to', async ({
  open,
}) => {
  const page = await open('/castracao', { width: 320, height: 256 });
  await wake(page);
  const bonus = page.getByRole('dialog', { name: 'Um bônus para o seu pet' });
  await page.locator('#duvidas summary').nth(2).focus();
  await bonus.waitFor();
  const box = await bonus.boundingBox();
  expect(box?.height).toBeLessThan(170);
  // At one end or the other, so that something is left for the page.
  expect([0, 102]).toContain(Math.round(box?.y ?? -1));
  const action = bonus.getByRole('link', { name: 'Quero o Bônus' });
  await action.focus();
  await painted(page);
  const shown = await action.boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 999)).toBeLessThanOrEqual(257);
});

test('a navigation by the keyboard goes on in the new page', async ({ open }) => {
  const page = await open('/', { width: 1280, height: 720 });
  await wake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Agendar Consulta' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /como se fosse da nossa família/ }).waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
  await tab(page);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
