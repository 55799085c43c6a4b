import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { eventually, expect, openQuestions, painted, resize, test, wake } from './harness.ts';

const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno', '/nao-existe'];
const widths = [320, 360, 1280];
/** Once all has risen, a page looks the same with less motion: it is looked at so at one width. */
const states = [
  { width: 320, reducedMotion: 'no-preference' },
  { width: 360, reducedMotion: 'reduce' },
  { width: 1280, reducedMotion: 'no-preference' },
] as const;

/** What axe cannot decide by itself, and why it is in order. */
const explained = [
  {
    rule: 'color-contrast',
    element: /^<(?:h[23]|span data-whole)/,
    within: 'ol > li',
    message: /due to a pseudo element/,
    reason: 'The number of a step is drawn beside its title, not behind it; a test below measures that.',
  },
];

interface Finding {
  readonly rule: string;
  readonly html: string;
  readonly message: string;
  readonly ancestors: readonly string[];
}

/** Looks at the page, or a part of it, with every rule of axe's, and returns what it finds or cannot decide. */
async function findings(page: Page, part = 'html'): Promise<readonly string[]> {
  const found = await page.evaluate(async (selector): Promise<Finding[]> => {
    // Axe's own object, which the page was given.
    const runner = Reflect.get(window, 'axe') as typeof axe;
    const { violations, incomplete } = await runner.run(selector, {
      resultTypes: ['violations', 'incomplete'],
      rules: { 'target-size': { enabled: true } },
      elementRef: true,
    });
    return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
      nodes.map(({ html, element, any, all, none }) => ({
        rule: id,
        html: html.slice(0, 160),
        message: [...any, ...all, ...none].map(({ message }) => message).join(' '),
        ancestors: ['ol > li'].filter((name) => element?.closest(name)),
      })),
    );
  }, part);
  return found
    .filter((finding) => !explained.some((known) => isExplained(finding, known)))
    .map(({ rule, html, message }) => `${rule}: ${html} (${message})`);
}

function isExplained(
  { rule, html, message, ancestors }: Finding,
  known: (typeof explained)[number],
): boolean {
  return (
    rule === known.rule &&
    known.element.test(html) &&
    known.message.test(message) &&
    ancestors.includes(known.within)
  );
}

/**
 * Makes the window as high as the page: so every picture is fetched, every section has risen, and neither the
 * header nor the floating button stands over text.
 */
async function fitWindow(page: Page, width: number): Promise<void> {
  await resize(page, { width, height: 900 });
  await painted(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await resize(page, { width, height });
  await settled(page);
}

/** Waits until nothing moves, and every section and picture is there. */
async function settled(page: Page): Promise<void> {
  await painted(page);
  await page.waitForFunction(
    () =>
      // An animation that follows the scroll position never ends.
      document.getAnimations().every(({ playState, timeline }) => {
        return playState !== 'running' || timeline !== document.timeline;
      }) &&
      document.querySelector('[aria-busy=true]') === null &&
      [...document.images].every(({ complete }) => complete),
  );
}

const bonusOf = (page: Page) => page.locator('[role=dialog][popover]');

/** Opens what lies over the page, one after the other, and looks at each. */
async function findWhatOpens(page: Page, width: number): Promise<readonly string[]> {
  const found: string[] = [];
  const look = async (part: string) => {
    await settled(page);
    found.push(...(await findings(page, part)));
  };
  if (width < 768) {
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await look('header');
    await page.keyboard.press('Escape');
  }
  const card = page.locator('[data-replay]').first();
  if ((await card.count()) > 0) {
    await card.click();
    await page.getByRole('dialog').waitFor();
    await look('dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  if ((await bonusOf(page).count()) > 0) {
    await bonusOf(page).evaluate((card: HTMLElement) => card.showPopover());
    await look('[role=dialog][popover]');
  }
  return found;
}

describe.each(routes)('%s', (route) => {
  test.for(states)(
    'has nothing for axe to find at $width px (motion: $reducedMotion), with everything open',
    async ({ width, reducedMotion }, { open }) => {
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
});

test.for(['/castracao', '/produtos', '/inverno'])(
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
