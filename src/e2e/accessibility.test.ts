import axe from 'axe-core';
import { few, pairUp } from '../testing/amount.ts';
import { findings, findWhatOpens, fitWindow, settled } from './axe.ts';
import { eventually, expect, openQuestions, resize, test, wake } from './harness.ts';

const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno', '/nao-existe'];
const widths = [320, 360, 1280];
/** Once all has risen, a page looks the same with less motion: it is looked at so at one width. */
const states = [
  { width: 320, reducedMotion: 'no-preference' },
  { width: 360, reducedMotion: 'reduce' },
  { width: 1280, reducedMotion: 'no-preference' },
] as const;

test.for(pairUp(few(routes, 4), states))(
  '%s has nothing for axe to find with everything open, in %j',
  async ([route, { width, reducedMotion }], { open }) => {
    const page = await open(route, { width, reducedMotion, expected: /404/ });
    await wake(page);
    await page.evaluate(axe.source);
    await openQuestions(page);
    await fitWindow(page, width);
    await page.keyboard.press('Escape');
    await settled(page);
    expect(await findings(page)).toEqual([]);
    expect(await findWhatOpens(page, width)).toEqual([]);
  },
);

test.for(few(['/castracao', '/produtos', '/inverno']))(
  'the numbers of the steps of %s stand beside their titles',
  async (route, { open }) => {
    const page = await open(route, { width: 320 });
    for (const width of widths) {
      await resize(page, { width, height: 800 });
      const covered = await page.locator('main ol > li > *').evaluateAll((parts) =>
        parts.filter((part) => {
          const item = part.parentElement;
          if (!item) return false;
          const number = getComputedStyle(item, '::before');
          const [box, own] = [item.getBoundingClientRect(), part.getBoundingClientRect()];
          const right = box.left + Number.parseFloat(number.left) + Number.parseFloat(number.width);
          const bottom = box.top + Number.parseFloat(number.top) + Number.parseFloat(number.height);
          return own.left < right && own.top < bottom;
        }),
      );
      expect(covered).toHaveLength(0);
    }
  },
);

test('a page that is navigated to is announced, and axe finds nothing in it', async ({ open }) => {
  const page = await open('/');
  await wake(page);
  await page.evaluate(axe.source);
  await page.getByRole('banner').getByRole('link', { name: 'Agendar Consulta' }).first().click();
  await page.getByRole('heading', { level: 1, name: /como se fosse da nossa família/ }).waitFor();
  await eventually(() => page.locator('[aria-live=polite]').last().textContent()).toBe(await page.title());
  await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
  await fitWindow(page, 1280);
  expect(await findings(page)).toEqual([]);
});
