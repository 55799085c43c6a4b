import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import {
  expect,
  hasFocus,
  observed,
  openedTab,
  painted,
  pathOf,
  rare,
  test,
  wake,
  type Open,
  type OpenOptions,
} from './harness.ts';

const route = '/castracao';
const bonusOf = (page: Page) => page.getByRole('dialog', { name: 'Um bônus para o seu pet' });

/** Scrolls until so much of the questions' section is in the window, at its lower edge. */
async function showShare(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const box = document.getElementById('duvidas')?.getBoundingClientRect();
    if (!box) throw new Error('There is no #duvidas.');
    scrollTo({ top: scrollY + box.top + box.height * part - innerHeight, behavior: 'instant' });
  }, share);
  await observed(page);
}

/** What the browser remembers for this session. */
function memory(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith('bonus'))
      .toSorted(),
  );
}

async function openAwake(open: Open, options: OpenOptions = {}): Promise<Page> {
  const page = await open(route, options);
  await wake(page);
  return page;
}

async function openShown(open: Open, options: OpenOptions = {}): Promise<Page> {
  const page = await openAwake(open, options);
  await showShare(page, 0.6);
  await bonusOf(page).waitFor();
  return page;
}

/** Goes back to the top and to the questions again, and sees that nothing appears. */
async function expectNotAgain(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await observed(page);
  await showShare(page, 0.8);
  expect(await bonusOf(page).isVisible()).toBe(false);
}

describe('the bonus', () => {
  test.for([
    { width: 1280, height: 800 },
    { width: 360, height: 500 },
  ])(
    'appears when 30 % of the questions are in a window of $width × $height, not before',
    async (size, { open }) => {
      const page = await openAwake(open, size);
      expect(await bonusOf(page).isVisible()).toBe(false);
      await showShare(page, 0.26);
      expect(await bonusOf(page).isVisible()).toBe(false);
      expect(await memory(page)).toEqual([]);

      await showShare(page, 0.33);

      await bonusOf(page).waitFor();
      expect(await memory(page)).toEqual(['bonusShown']);
    },
  );

  rare('appears in a window too low for 30 % of the questions once they fill it', async ({ open }) => {
    const page = await openAwake(open, { width: 360, height: 180 });
    const height = await page.evaluate(() => document.getElementById('duvidas')?.offsetHeight ?? 0);
    expect(height * 0.3).toBeGreaterThan(180);
    await showShare(page, 0.5);
    await bonusOf(page).waitFor();
  });

  rare('appears on a page that was opened at its questions', async ({ open }) => {
    const page = await open(`${route}#duvidas`);
    await bonusOf(page).waitFor();
  });

  test('shows its content', async ({ open }) => {
    const page = await openShown(open);
    const text = await bonusOf(page).innerText();
    for (const part of ['R$ 150,00', 'R$ 0,00', 'Quero o Bônus'])
      expect(text.replaceAll(' ', ' ')).toContain(part);
    const price = bonusOf(page).getByText('R$ 150,00').last();
    const struck = await price.evaluate((element) => element.closest('s, del') !== null);
    expect(struck).toBe(true);
  });

  test.for([
    {
      way: 'its close button',
      close: (page: Page) => bonusOf(page).getByRole('button', { name: 'Fechar' }).click(),
    },
    { way: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  ])('is closed by $way, remembers that and does not come back', async ({ close }, { open }) => {
    const page = await openShown(open);
    await close(page);
    await bonusOf(page).waitFor({ state: 'hidden' });
    expect(await memory(page)).toEqual(['bonusClosed', 'bonusShown']);
    await expectNotAgain(page);
  });

  test('opens the chat of the consultation in a new tab by Quero o Bônus, and closes', async ({ open }) => {
    const page = await openShown(open);
    const link = bonusOf(page).getByRole('link', { name: 'Quero o Bônus' });
    const address = new URL(await openedTab(page, () => link.click()));
    expect(address.origin + address.pathname).toBe('https://wa.me/5554900000000');
    expect(address.searchParams.get('text')).toBe(
      'Olá! Gostaria de agendar a avaliação gratuita para castrar o meu pet.',
    );
    await bonusOf(page).waitFor({ state: 'hidden' });
    expect(await memory(page)).toEqual(['bonusClosed', 'bonusShown']);
    expect(await pathOf(page)).toBe(route);
  });

  test('does not appear again after a reload, even if it was never closed', async ({ open }) => {
    const page = await openShown(open);
    await page.reload();
    await wake(page);
    expect(await memory(page)).toEqual(['bonusShown']);
    await expectNotAgain(page);
  });

  rare('does not come back with a client navigation away and back', async ({ open }) => {
    const page = await openShown(open);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Agendar Consulta' }).first().waitFor();
    await page.goBack();
    await page.locator('#duvidas').waitFor();
    await expectNotAgain(page);
  });

  rare('leaves the focus and the scroll position where they are', async ({ open }) => {
    const page = await openAwake(open);
    const question = page.locator('#duvidas summary').first();
    await question.evaluate((summary) => summary.focus({ preventScroll: true }));
    await showShare(page, 0.6);
    const before = await page.evaluate(() => scrollY);
    await bonusOf(page).waitFor();
    await painted(page);
    expect(await hasFocus(question)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    // It is no modal window: the page behind it still answers.
    await page.keyboard.press('Enter');
    expect(await page.locator('#duvidas details').first().getAttribute('open')).not.toBeNull();
  });

  test('is shown once where the browser refuses to store anything', async ({ open }) => {
    const page = await openShown(open, {
      before: () => {
        const refuse = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        Storage.prototype.getItem = refuse;
        Storage.prototype.setItem = refuse;
      },
    });
    await bonusOf(page).getByRole('button', { name: 'Fechar' }).click();
    await bonusOf(page).waitFor({ state: 'hidden' });
    await expectNotAgain(page);
  });

  rare('stands in the flow of the page without JavaScript', async ({ open }) => {
    const page = await open(route, { javaScript: false });
    const action = page.getByRole('link', { name: 'Quero o Bônus' });
    expect(await action.isVisible()).toBe(true);
    expect(
      await action.evaluate(
        (link) => link.closest('[popover]') && getComputedStyle(link.closest('[popover]') ?? link).position,
      ),
    ).toBe('static');
  });
});
