import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { few, pairUp } from '../testing/amount.ts';
import { eventually, expect, painted, rare, resize, test, wake } from './harness.ts';

const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno', '/nao-existe'];

/** As in an old browser: what the application would like to have is not there. */
function removeAll(): void {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: undefined, configurable: true });
}

/** As under a strict setting or extension: it is there, and throws. */
function breakAll(): void {
  const fail = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: fail, configurable: true });
  Object.defineProperty(window, 'IntersectionObserver', { value: fail, configurable: true });
  Object.defineProperty(Document.prototype, 'startViewTransition', { value: fail, configurable: true });
}

/** As on a phone that is too slow for it: the page changes, and the transition is given up. */
function delayTransitions(): void {
  const start = ({ update }: { readonly update: () => unknown }) => {
    const updateCallbackDone = Promise.resolve().then(update);
    const ready = updateCallbackDone.then(() => {
      Object.assign(window, { wasSkipped: true });
      throw new DOMException('Transition was aborted because of timeout in DOM update', 'TimeoutError');
    });
    return { ready, updateCallbackDone, finished: updateCallbackDone };
  };
  Object.defineProperty(Document.prototype, 'startViewTransition', { value: start, configurable: true });
}

/** Texts of the page that cannot be seen, those in closed answers and menus excepted. */
function hiddenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, dt, dd, img)')]
      .filter((element) => !element.closest('details, [popover]'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.matches('[data-on]'))
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/** Pictures that have not come, once all of the page has been in the window. */
function missingPictures(page: Page): Promise<number> {
  return page.evaluate(
    () => [...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length,
  );
}

const breaking = { missing: removeAll, throwing: breakAll };
const ways = ['missing', 'throwing'] as const;

test.for(pairUp(few(routes, 2), ways))(
  '%s shows everything with storage, observers and view transitions %s',
  async ([route, way], { open }) => {
    const page = await open(route, {
      before: breaking[way],
      reducedMotion: 'no-preference',
      expected: /404/,
    });
    await wake(page);
    expect(await page.getByText('Unexpected Application Error!').count()).toBe(0);
    await eventually(() => hiddenTexts(page)).toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await resize(page, { width: 1280, height });
    await eventually(() => missingPictures(page)).toBe(0);
    const drawn = await page.locator('main img').count();
    expect(drawn).toBeGreaterThanOrEqual(route === '/banhoetosa' ? 7 : route === '/nao-existe' ? 0 : 1);
  },
);

describe.each(few(ways))('with storage, observers and view transitions %s', (way) => {
  test('the viewer, the questions and navigation work', async ({ open }) => {
    const page = await open('/banhoetosa', { before: breaking[way], reducedMotion: 'no-preference' });
    await wake(page);
    await page.locator('[data-replay]').first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('summary').first().click();
    expect(await page.locator('details').first().getAttribute('open')).not.toBeNull();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Consulta veterinária' }).click();
    await page.getByRole('heading', { level: 1, name: /como se fosse da nossa família/ }).waitFor();
    await painted(page);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});

/**
 * The document as browsers see it that know nothing of popovers: neither their rules nor that they are not shown, nor what
 * their buttons are for. Of a list in `:is` they read what they know.
 */
async function withoutPopovers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const style of document.styleSheets)
      for (let at = style.cssRules.length - 1; at >= 0; at -= 1) {
        const text = style.cssRules[at]?.cssText ?? '';
        if (!text.includes(':popover-open')) continue;
        style.deleteRule(at);
        const known = text.replace(':is([data-open], :popover-open)', '[data-open]');
        if (!known.includes(':popover-open')) style.insertRule(known, at);
      }
    document.styleSheets[0]?.insertRule(':where([popover]){display:block}', 0);
    for (const name of ['popover', 'showPopover', 'hidePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    const ignore = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[popovertarget]')) event.preventDefault();
    };
    addEventListener('click', ignore, { capture: true });
  });
}

test('a page with a bonus stays in a browser that knows neither popovers nor observers', async ({ open }) => {
  const page = await open('/castracao', {
    before: () => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
      for (const name of ['popover', 'showPopover', 'hidePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    },
  });
  await wake(page);
  await eventually(() => page.locator('main h1').count()).toBe(1);
  expect(await page.getByText('Unexpected Application Error!').count()).toBe(0);
});

test('what an old browser could not open does not cover the page', async ({ open }) => {
  const page = await open('/castracao', { width: 360, height: 740 });
  await withoutPopovers(page);
  await painted(page);
  const covering = page.locator('[popover]').filter({ visible: true });
  expect(await page.locator('[popover]').count()).toBe(2);
  expect(await covering.count()).toBe(0);
});

describe('the menu of a browser that knows no popovers', () => {
  const panelOf = (page: Page) => page.locator('#_menu');

  test('opens as high as the window, and closes by either button and by what is chosen', async ({ open }) => {
    const page = await open('/castracao', { width: 360, height: 740 });
    await withoutPopovers(page);
    const button = page.locator('header [popovertarget]').first();
    await button.click();
    const box = await panelOf(page).boundingBox();
    expect(box?.height).toBeGreaterThan(590);
    await panelOf(page).locator('[popovertarget]').click();
    expect(await panelOf(page).isVisible()).toBe(false);
    await button.click();
    await panelOf(page).getByRole('link', { name: 'Idade Ideal' }).click();
    expect(await panelOf(page).isVisible()).toBe(false);
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('idade-ideal');
  });

  test('lets the keyboard through', async ({ open }) => {
    const page = await open('/castracao', { width: 360, height: 740 });
    await wake(page);
    await withoutPopovers(page);
    await page.locator('header [popovertarget]').first().click();
    await panelOf(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    expect(await panelOf(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(false);
  });
});

/** The document as browsers see it that cannot mix colours: what a value with `color-mix` sets is not set. */
async function withoutMixedColors(page: Page): Promise<void> {
  await page.evaluate(() => {
    const forget = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSGroupingRule) forget(rule.cssRules);
        if (!(rule instanceof CSSStyleRule)) continue;
        for (const name of rule.style)
          if (rule.style.getPropertyValue(name).includes('color-mix'))
            rule.style.setProperty(name, 'initial');
        if (rule.style.background.includes('color-mix')) rule.style.background = 'initial';
      }
    };
    for (const style of document.styleSheets) forget(style.cssRules);
  });
}

test('the header covers what scrolls below it where colours cannot be mixed', async ({ open }) => {
  const page = await open('/castracao', { width: 360, height: 740 });
  await withoutMixedColors(page);
  await painted(page);
  const color = await page.locator('header').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const [, alpha = '0'] = /, ([\d.]+)\)$/.exec(color) ?? [];
  expect(Number(alpha)).toBeGreaterThan(0.85);
});

rare(
  'a page whose transition takes too long comes all the same, and nothing is reported',
  async ({ open }) => {
    const page = await open('/', { before: delayTransitions, reducedMotion: 'no-preference' });
    await wake(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Consulta veterinária' }).click();
    await page.getByRole('heading', { level: 1, name: /como se fosse da nossa família/ }).waitFor();
    await eventually(() => page.evaluate(() => 'wasSkipped' in window)).toBe(true);
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await painted(page);
  },
);
