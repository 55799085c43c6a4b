import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { buildVariant } from './built-variant.ts';
import {
  eventually,
  expect,
  hasFocus,
  painted,
  pathOf,
  rare,
  test,
  wake,
  type Open,
  type OpenOptions,
} from './harness.ts';

let server: Awaited<ReturnType<typeof buildVariant>>;

/** The site as it would be with a pixel of Meta's. */
beforeAll(async () => {
  server = await buildVariant({ 'site.yaml': (text) => `${text}\npixel: "123456789012345"\n` });
});
afterAll(() => server.close());

interface Visit {
  readonly page: Page;
  /** Addresses on other hosts that the page asked for. */
  readonly asked: readonly string[];
}

/** Opens a page of the site with a pixel; in place of Meta's script comes one that keeps what it is told. */
async function visit(open: Open, path: string, options: OpenOptions = {}): Promise<Visit> {
  const asked: string[] = [];
  const prepare = async (page: Page) => {
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) asked.push(request.url());
    });
    await page.route('https://connect.facebook.net/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.told = [...fbq.queue]; fbq.callMethod = (...call) => told.push(call); document.cookie = "_fbp=1; path=/";',
      }),
    );
  };
  const expected = /https:\/\/connect\.facebook\.net\//;
  const page = await open(path, { site: server.url, prepare, expected, ...options });
  return { page, asked };
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Privacidade' });
const told = (page: Page) => page.evaluate<unknown[] | undefined>('window.told');
const cookies = (page: Page) => page.evaluate(() => document.cookie);

describe('a site without a pixel', () => {
  test('asks nothing, sets no cookie and asks no other host', async ({ open }) => {
    const page = await open('/banhoetosa');
    await wake(page);
    expect(await bar(page).count()).toBe(0);
    expect(await page.getByText('Preferências de privacidade').count()).toBe(0);
    expect(await page.locator('[data-consent], [data-consent-bar]').count()).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

describe('a site with a pixel', () => {
  test('asks before anything is loaded, with two buttons that look alike', async ({ open }) => {
    const { page, asked } = await visit(open, '/');
    await bar(page).waitFor();
    const looks = await bar(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { backgroundColor, color, borderColor, fontWeight, width, height };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
    await wake(page);
    expect(await bar(page).isVisible()).toBe(true);
    expect(asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('loads the pixel once it is accepted, and on later visits at once without asking', async ({
    open,
  }) => {
    const { page, asked } = await visit(open, '/');
    await bar(page).getByRole('button', { name: 'Aceitar' }).click();
    await eventually(() => told(page)).toEqual([
      ['init', '123456789012345'],
      ['track', 'PageView'],
    ]);
    expect(await bar(page).isHidden()).toBe(true);
    await page.goto(`${server.url}/banhoetosa`);
    await eventually(async () => (await told(page))?.length).toBe(2);
    expect(await bar(page).isHidden()).toBe(true);
    expect(asked).toHaveLength(2);
  });

  test('never loads it once it is rejected, and does not ask again', async ({ open }) => {
    const { page, asked } = await visit(open, '/');
    await bar(page).getByRole('button', { name: 'Rejeitar' }).click();
    await page.goto(`${server.url}/banhoetosa`);
    await wake(page);
    expect(await bar(page).isHidden()).toBe(true);
    expect(asked).toEqual([]);
    expect(await cookies(page)).toBe('');
  });

  test('lets the choice be changed in the footer, with the focus on the question and back', async ({
    open,
  }) => {
    const { page } = await visit(open, '/produtos');
    await bar(page).getByRole('button', { name: 'Aceitar' }).click();
    await eventually(() => cookies(page)).toContain('_fbp');
    await wake(page);
    const change = page.getByRole('button', { name: 'Preferências de privacidade' });
    expect((await change.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await change.click();
    await eventually(() => hasFocus(bar(page))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await bar(page).waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(change)).toBe(true);
    expect(await told(page)).toContainEqual(['consent', 'revoke']);
    expect(await cookies(page)).toBe('');
  });

  test('keeps the question, and the answer, through hydration and navigation', async ({ open }) => {
    const { page } = await visit(open, '/');
    await wake(page);
    await page.getByRole('banner').getByRole('link', { name: 'Agendar Consulta' }).first().click();
    await eventually(() => pathOf(page)).toBe('/consulta');
    await painted(page);
    expect(await bar(page).isVisible()).toBe(true);
    await bar(page).getByRole('button', { name: 'Rejeitar' }).click();
    await page.goBack();
    await eventually(() => pathOf(page)).toBe('/');
    await painted(page);
    expect(await bar(page).isHidden()).toBe(true);
  });

  rare('works where the browser keeps nothing', async ({ open }) => {
    const before = () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no storage', 'SecurityError');
        },
      });
    const { page } = await visit(open, '/', { before });
    await bar(page).getByRole('button', { name: 'Aceitar' }).click();
    await eventually(async () => (await told(page))?.length).toBe(2);
  });

  rare('leaves the floating chat button free', async ({ open }) => {
    const { page } = await visit(open, '/', { width: 1280, height: 720 });
    await bar(page).waitFor();
    const question = await bar(page).boundingBox();
    const button = await page.locator('[data-screen]').boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(question?.y ?? 0);
  });

  test('shows no question without scripts', async ({ open }) => {
    const { page } = await visit(open, '/', { javaScript: false });
    expect(await bar(page).count()).toBe(0);
  });

  rare('leaves room below the question for what has the focus', async ({ open }) => {
    const { page } = await visit(open, '/consulta', { width: 360, height: 640 });
    await bar(page).waitFor();
    await wake(page);
    const covered: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        const question = document.querySelector('[data-consent-bar]');
        if (!focused || !question || question.contains(focused) || focused === document.body) return '';
        const { top } = question.getBoundingClientRect();
        const box = focused.getBoundingClientRect();
        return box.top >= top ? (focused.textContent ?? '') : '';
      });
      if (name !== '') covered.push(name);
    }
    expect(covered).toEqual([]);
  });
});
