import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { few } from '../testing/amount.ts';
import { eventually, expect, observed, painted, rare, test, wake, whenHydrated } from './harness.ts';
import { hold, quiet } from './network.ts';
import { recordShifts, shiftsOf } from './recorders.ts';

/** How much of a section shines through all that it stands in. */
function opacityOf(page: Page, selector: string): Promise<number> {
  return page.evaluate((name) => {
    let opacity = 1;
    for (let box: Element | null = document.querySelector(name); box; box = box.parentElement) {
      opacity *= Number(getComputedStyle(box).opacity);
    }
    return opacity;
  }, selector);
}

/** Headings that cannot be seen, by their text. */
function hiddenHeadings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isHidden = (heading: Element) => !heading.checkVisibility({ opacityProperty: true });
    return [...document.querySelectorAll('main h1, main h2')]
      .filter(isHidden)
      .map(({ textContent }) => textContent);
  });
}

/** From the first frame on, keeps the lowest opacity that anything around the first heading ever had. */
function recordFirstScreen(): void {
  Object.assign(window, { lowest: 1 });
  const look = () => {
    let opacity = 1;
    for (let box: Element | null = document.querySelector('h1'); box; box = box.parentElement) {
      opacity *= Number(getComputedStyle(box).opacity);
    }
    Object.assign(window, { lowest: Math.min(opacity, Number(Reflect.get(window, 'lowest'))) });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

describe('sections below the window', () => {
  test.for(
    few([
      { route: '/', section: '#sobre' },
      { route: '/banhoetosa', section: '#faq' },
    ]),
  )('of $route fade in when they are scrolled to, and stay', async ({ route, section }, { open }) => {
    const page = await open(route, { reducedMotion: 'no-preference', before: recordFirstScreen });
    expect(await opacityOf(page, section)).toBe(1);
    await wake(page);
    await eventually(() => opacityOf(page, section)).toBe(0);
    expect(await page.evaluate('window.lowest')).toBe(1);

    await page.evaluate(
      (name) => document.querySelector(name)?.scrollIntoView({ behavior: 'instant' }),
      section,
    );
    await eventually(() => opacityOf(page, section)).toBe(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await painted(page);
    expect(await opacityOf(page, section)).toBe(1);
    expect(await page.evaluate('window.lowest')).toBe(1);
  });

  rare('fade in on a page that was navigated to as well', async ({ open }) => {
    const page = await open('/', { reducedMotion: 'no-preference' });
    await wake(page);
    await page.getByRole('banner').getByRole('link', { name: 'Agendar Consulta' }).click();
    await page.locator('#contato').waitFor();
    await eventually(() => opacityOf(page, '#contato')).toBe(0);
    expect(await opacityOf(page, 'h1')).toBe(1);
    await page.evaluate(() => document.querySelector('#contato')?.scrollIntoView({ behavior: 'instant' }));
    await eventually(() => opacityOf(page, '#contato')).toBe(1);
  });

  test('never fade for a visitor who prefers less motion', async ({ open }) => {
    const page = await open('/');
    await wake(page);
    expect(await hiddenHeadings(page)).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Agendar Consulta' }).click();
    await page.locator('#contato').waitFor();
    await painted(page);
    expect(await hiddenHeadings(page)).toEqual([]);
  });

  rare('never fade without JavaScript, nor without an IntersectionObserver', async ({ open }) => {
    const plain = await open('/consulta', { reducedMotion: 'no-preference', javaScript: false });
    expect(await hiddenHeadings(plain)).toEqual([]);
    const old = await open('/consulta', {
      reducedMotion: 'no-preference',
      before: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
    });
    await wake(old);
    await painted(old);
    expect(await hiddenHeadings(old)).toEqual([]);
  });
});

const deferred = /\/assets\/deferred-views-/;

/** Counts the skeletons that ever stand in the page. */
function countSkeletons(): void {
  Object.assign(window, { skeletons: 0 });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const isSkeleton =
        node instanceof Element && (node.matches('[aria-busy]') || node.querySelector('[aria-busy]'));
      if (isSkeleton) Object.assign(window, { skeletons: Number(Reflect.get(window, 'skeletons')) + 1 });
    }
  }).observe(document, { subtree: true, childList: true });
}

describe('lazy sections', () => {
  test('keep the HTML of the server on the first load while their views travel', async ({ open }) => {
    const views = hold(deferred);
    const page = await open('/', { before: countSkeletons, prepare: views.prepare });
    const asked = page.waitForRequest(deferred);
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await asked;
    await painted(page);
    expect(await page.getByRole('heading', { name: 'Motivos para ficar tranquilo' }).isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    views.release();
    await whenHydrated(page);
    expect(await page.evaluate('window.skeletons')).toBe(0);
  });

  test('show skeletons in a page that is navigated to while their views travel, and no more after', async ({
    open,
  }) => {
    const views = hold(deferred);
    const page = await open('/', { before: countSkeletons, prepare: views.prepare });
    const asked = page.waitForRequest(deferred);
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await asked;
    await page.getByRole('banner').getByRole('link', { name: 'Agendar Consulta' }).click();
    await page.getByRole('heading', { level: 1, name: /como se fosse da nossa família/ }).waitFor();
    await eventually(() => page.getByRole('main').locator('[aria-busy=true]').count()).toBe(3);
    await eventually(() => page.locator('[aria-busy=true]').count()).toBe(4);
    await page.locator('#contato').waitFor();
    expect(await page.locator('#servicos').count()).toBe(0);
    for (const skeleton of await page.locator('[aria-busy=true]').all()) {
      expect((await skeleton.boundingBox())?.height).toBeGreaterThan(200);
    }

    views.release();
    await page.locator('#servicos').waitFor();
    await page.getByRole('contentinfo').waitFor();
    await eventually(() => page.locator('[aria-busy]').count()).toBe(0);

    await page.evaluate(() => Object.assign(window, { skeletons: 0 }));
    await page.goBack();
    await page.getByRole('heading', { name: 'Motivos para ficar tranquilo' }).waitFor();
    await page.goForward();
    await page.locator('#depoimentos').waitFor();
    await painted(page);
    expect(await page.evaluate('window.skeletons')).toBe(0);
  });
});

rare('a page whose data and views are at hand is shown without any skeleton', async ({ open }) => {
  const page = await open('/', { before: countSkeletons });
  const data = page.waitForResponse(/consulta\.page\.json/);
  await wake(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Agendar Consulta' });
  await link.hover();
  await (await data).finished();
  // The page has read it once it has read what it asked for later.
  await page.evaluate(async () => (await fetch('/consulta.page.json')).json());
  await link.click();
  await page.locator('#servicos').waitFor();
  await painted(page);
  expect(await page.evaluate('window.skeletons')).toBe(0);
});

test.for([
  { route: '/', width: 360 },
  { route: '/banhoetosa', width: 1280 },
])(
  'nothing jumps while $route, $width px wide, becomes an application and is scrolled',
  async (at, { open }) => {
    const page = await open(at.route, { width: at.width, reducedMotion: 'no-preference' });
    // What the fonts move when they come is measured by a test of its own.
    await painted(page);
    await page.evaluate(recordShifts);
    await wake(page);
    for (let isEnd = false; !isEnd;) {
      isEnd = await page.evaluate(() => {
        scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      });
      await observed(page);
    }
    await quiet(page);
    expect(await shiftsOf(page)).toEqual([]);
  },
);

rare('views that few pages have are fetched by none of the others', async ({ open }) => {
  const asked: string[] = [];
  const page = await open('/', {
    prepare: async (fresh) => void fresh.on('request', (request) => asked.push(request.url())),
  });
  await wake(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.some((url) => deferred.test(url))).toBe(true);
  expect(asked.filter((url) => /\/assets\/view-/.test(url))).toEqual([]);
});
