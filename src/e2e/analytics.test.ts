import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { eventually, expect, openedTab, painted, rare, test, wake, type OpenOptions } from './harness.ts';
import { hold, withoutApp } from './network.ts';

/** A pixel that keeps what it is told; chats open no tabs meanwhile. */
function fakePixel(): void {
  const calls: unknown[] = [];
  Object.assign(window, { calls, fbq: (...call: unknown[]) => calls.push(call) });
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[target=_blank], a[href^="tel:"]'))
      event.preventDefault();
  });
}

const callsOf = (page: Page) => page.evaluate<unknown[]>('window.calls');
const contact = ['track', 'Contact', { method: 'whatsapp' }];

interface Click {
  readonly place: string;
  readonly calls: readonly unknown[];
}

/** Clicks every link that opens a chat and tells where it stands and what the pixel heard. */
function clickChats(page: Page): Promise<readonly Click[]> {
  return page.evaluate(async () => {
    const calls = Reflect.get(window, 'calls') as unknown[];
    const clicks: Click[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')) {
      calls.length = 0;
      link.click();
      await new Promise((resolve) => setTimeout(resolve));
      const place = link.closest('[popover]')?.tagName
        ? 'menu'
        : link.closest('header, footer, section[id], section')?.id;
      const landmark = link.closest('header') ? 'header' : link.closest('footer') ? 'footer' : 'hero';
      clicks.push({ place: place === 'menu' ? 'menu' : place || landmark, calls: [...calls] });
    }
    return clicks;
  });
}

const everywhere = ['header', 'menu', 'hero', 'servicos', 'pacotes', 'transformacoes', 'footer'];

describe.each([
  { when: 'before hydration', options: withoutApp as OpenOptions, isAwake: false },
  { when: 'after hydration', options: {}, isAwake: true },
])('the pixel of /banhoetosa $when', ({ options, isAwake }) => {
  test('hears of each click on a chat button, once, wherever it stands', async ({ open }) => {
    const page = await open('/banhoetosa', { ...options, before: fakePixel });
    if (isAwake) await wake(page);
    const clicks = await clickChats(page);
    for (const { calls } of clicks) expect(calls).toEqual([contact]);
    expect([...new Set(clicks.map(({ place }) => place))]).toEqual(expect.arrayContaining(everywhere));
  });

  rare('hears of no other click', async ({ open }) => {
    const page = await open('/banhoetosa', { ...options, before: fakePixel });
    if (isAwake) await wake(page);
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>(
        'a[href^="#"], a[href^="tel:"], a[href*="instagram"], a[href*="/maps"]',
      )) {
        link.click();
      }
    });
    await painted(page);
    expect(await callsOf(page)).toEqual([]);
  });
});

rare('a click while the application loads is reported once', async ({ open }) => {
  const app = hold(/\/assets\/start-/);
  const page = await open('/banhoetosa', { before: fakePixel, prepare: app.prepare });
  await page.getByRole('main').getByRole('link', { name: 'Agendar Agora' }).click();
  app.release();
  await wake(page);
  await painted(page);
  expect(await callsOf(page)).toEqual([contact]);
});

test('the pixel hears nothing on the other pages', async ({ open }) => {
  for (const route of ['/', '/castracao', '/inverno']) {
    const page = await open(route, { before: fakePixel });
    await wake(page);
    const clicks = await clickChats(page);
    expect(clicks.length).toBeGreaterThan(3);
    expect(clicks.flatMap(({ calls }) => calls)).toEqual([]);
  }
});

test('the pixel hears of /banhoetosa also when a visitor comes there from the home page, until they leave', async ({
  open,
}) => {
  const page = await open('/', { before: fakePixel });
  await wake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Banho e tosa' }).click();
  await page.getByRole('heading', { level: 1, name: 'Seu pet mais bonito e cheiroso que nunca!' }).waitFor();
  const chat = page.getByRole('main').getByRole('link', { name: 'Agendar Agora' });
  await eventually(() => chat.isVisible()).toBe(true);
  await chat.click();
  expect(await callsOf(page)).toEqual([contact]);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /em um só lugar/ }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Atendimento no WhatsApp' }).click();
  expect(await callsOf(page)).toHaveLength(1);
});

test('a chat opens without an error where there is no pixel', async ({ open }) => {
  const page = await open('/banhoetosa');
  for (const isAwake of [false, true]) {
    if (isAwake) await wake(page);
    const chat = await openedTab(page, () =>
      page.getByRole('main').getByRole('link', { name: 'Agendar Agora' }).click(),
    );
    expect(new URL(chat).origin).toBe('https://wa.me');
  }
  expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
});
