import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { painted, resize } from './harness.ts';

/** What axe cannot decide by itself, and why it is in order. */
const explained = [
  {
    rule: 'color-contrast',
    element: /^<(?:h[23]|span data-whole)/,
    within: 'ol > li',
    message: /due to a pseudo element/,
    reason: 'The number of a step is drawn beside its title, not behind it; a test below measures that.',
  },
  {
    rule: 'frame-tested',
    element: /^<iframe title="A página"/,
    within: 'main',
    message: /still has to be tested/,
    reason: 'What the editor shows in its frame is a page of the site, and looked at as one.',
  },
  {
    rule: 'color-contrast',
    element: /^<(?:p>|h3 data-size="small")/,
    within: 'section:has(use[href$="#street-map"])',
    message: /overlap/,
    reason:
      'Of a drawn map that its frame cuts, axe counts the whole as drawn: what is cut lies over nothing.',
  },
  {
    rule: 'color-contrast',
    element: /^<p>A página ainda não mudou/,
    within: 'main',
    message: /partially overlaps other elements/,
    reason: 'What is said over the page has a ground of its own, and reaches beyond the page at both sides.',
  },
];

const places = [...new Set(explained.map(({ within }) => within))];

interface Finding {
  readonly rule: string;
  readonly html: string;
  readonly message: string;
  readonly ancestors: readonly string[];
}

/** Looks at the page, or a part of it, with every rule of axe's, and returns what it finds or cannot decide. */
export async function findings(page: Page, part = 'html'): Promise<readonly string[]> {
  const found = await page.evaluate(
    async ({ selector, around }): Promise<Finding[]> => {
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
          ancestors: around.filter((name) => element?.closest(name)),
        })),
      );
    },
    { selector: part, around: places },
  );
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
export async function fitWindow(page: Page, width: number): Promise<void> {
  await resize(page, { width, height: 900 });
  await painted(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await resize(page, { width, height });
  await settled(page);
}

/** Waits until nothing moves, and every section and picture is there. */
export async function settled(page: Page): Promise<void> {
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
export async function findWhatOpens(page: Page, width: number): Promise<readonly string[]> {
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
