import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { few } from '../testing/amount.ts';
import { eventually, expect, rare, test, wake } from './harness.ts';
import { withoutApp } from './network.ts';

const entriesOf = (page: Page) => page.locator('#faq details, #duvidas details');

/** Indexes of the entries whose answers can be read. */
async function openEntries(page: Page): Promise<readonly number[]> {
  const states = await entriesOf(page).evaluateAll((entries) =>
    entries.map((entry) => {
      const answer = entry.querySelector(':scope > :not(summary)');
      return entry instanceof HTMLDetailsElement && entry.open && answer?.checkVisibility() === true;
    }),
  );
  return states.flatMap((isOpen, index) => (isOpen ? [index] : []));
}

async function toggle(page: Page, index: number): Promise<void> {
  await entriesOf(page).nth(index).locator('summary').click();
}

async function expectOpen(page: Page, indexes: readonly number[]): Promise<void> {
  await eventually(() => openEntries(page)).toEqual(indexes);
}

/** The bonus appears beside the questions, and may do so under a click. */
const withoutBonus = (): void => sessionStorage.setItem('bonusShown', 'true');

const ways = [
  { when: 'before hydration', options: withoutApp, isAwake: false },
  { when: 'after hydration', options: { before: withoutBonus }, isAwake: true },
  { when: 'without JavaScript', options: { javaScript: false }, isAwake: false },
];

describe.each(ways)('questions $when', ({ options, isAwake }) => {
  test.for(
    few([
      { route: '/banhoetosa', count: 7 },
      { route: '/castracao', count: 6 },
    ]),
  )('of $route open one at a time, and the open one closes', async ({ route, count }, { open }) => {
    const page = await open(route, options);
    if (isAwake) await wake(page);
    expect(await entriesOf(page).count()).toBe(count);
    expect(await openEntries(page)).toEqual([]);
    await toggle(page, 1);
    await expectOpen(page, [1]);
    await toggle(page, count - 1);
    await expectOpen(page, [count - 1]);
    await toggle(page, 0);
    await expectOpen(page, [0]);
    await toggle(page, 0);
    await expectOpen(page, []);
  });

  test('open and close with the keyboard', async ({ open }) => {
    const page = await open('/banhoetosa', options);
    if (isAwake) await wake(page);
    await entriesOf(page).nth(2).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, [2]);
    await page.keyboard.press('Space');
    await expectOpen(page, []);
    await page.keyboard.press('Enter');
    await expectOpen(page, [2]);
    await entriesOf(page).nth(3).locator('summary').focus();
    await page.keyboard.press('Space');
    await expectOpen(page, [3]);
  });
});

test('a question opened before hydration stays open, and still only one is', async ({ open }) => {
  const page = await open('/banhoetosa');
  // As the browser itself does it, without an event that would wake the application first.
  await entriesOf(page)
    .nth(4)
    .evaluate((entry) => entry.setAttribute('open', ''));
  await wake(page);
  expect(await openEntries(page)).toEqual([4]);
  await toggle(page, 5);
  await expectOpen(page, [5]);
});

rare('the questions of a browser that does not group them still open one at a time', async ({ open }) => {
  const page = await open('/castracao', {
    before: () => {
      Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
      // Ungrouped, as in a browser that does not know the attribute.
      new MutationObserver(() => {
        for (const entry of document.querySelectorAll('details[name]')) entry.removeAttribute('name');
      }).observe(document, { subtree: true, childList: true });
    },
    expected: /hydrat/i,
  });
  await wake(page);
  await toggle(page, 0);
  await expectOpen(page, [0]);
  await toggle(page, 3);
  await expectOpen(page, [3]);
});
