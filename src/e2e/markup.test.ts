import type { Page } from 'playwright-core';
import { eventually, expect, test, wake } from './harness.ts';

const routes = ['/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno', '/'];

/** What view transitions and focus add while the page lives. */
const live = ['main style', 'section tabindex'];

/** Each attribute that stands in the page, or in the finished document at its address, with its element. */
function readAttributes(page: Page, from: 'page' | 'document'): Promise<readonly string[]> {
  return page.evaluate(async (source) => {
    const text = source === 'page' ? '' : await (await fetch(location.href)).text();
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    // What stands in <noscript> is markup too, but only where scripts are off.
    const inert = [...parsed.querySelectorAll('noscript')].map(({ textContent, innerHTML }) =>
      new DOMParser().parseFromString(textContent || innerHTML, 'text/html'),
    );
    const roots = source === 'page' ? [document.getElementById('root')] : [parsed, ...inert];
    const elements = roots.flatMap((root) => [...(root?.querySelectorAll('*') ?? [])]);
    const names = elements.flatMap((element) =>
      element.getAttributeNames().map((name) => `${element.localName} ${name}`),
    );
    return [...new Set(names)].toSorted();
  }, from);
}

test('components give elements in the browser no attribute that the server did not give them', async ({
  open,
}) => {
  const page = await open('/');
  await wake(page);
  for (const route of routes) {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, route);
    await eventually(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      route === '/' ? /\/$/ : new RegExp(`${route}$`),
    );
    await page.locator('footer').waitFor();
    const finished = await readAttributes(page, 'document');
    const shown = await readAttributes(page, 'page');
    expect(shown.filter((name) => !finished.includes(name) && !live.includes(name))).toEqual([]);
  }
});
