import { describe, expect } from 'vitest';
import type { VisitorTest } from './harness.ts';
import type { Visitor } from './visitor.ts';

const phone = { width: 360, height: 740 };
const toggle = { css: 'header button[aria-label="Menu"]' };
const menu = 'header [popover]';
const close = { css: `${menu} button[aria-label="Fechar menu"]` };

const isOpen = (visitor: Visitor) =>
  visitor.evaluate((css) => document.querySelector(css)?.matches(':popover-open') ?? false, menu);

async function openMenu(visitor: Visitor, { isAwake = true } = {}): Promise<void> {
  if (!isAwake) visitor.gate.refuse(/\/assets\/start-/);
  await visitor.open('/banhoetosa', phone);
  if (isAwake) await visitor.wake();
  await visitor.click(toggle);
  await visitor.until((css) => document.querySelector(css)?.matches(':popover-open') ?? false, menu);
}

/** Opens the menu with the keyboard and walks to its last stop. */
async function walkToEnd(visitor: Visitor): Promise<void> {
  await visitor.open('/banhoetosa', phone);
  await visitor.wake();
  await visitor.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), toggle.css);
  await visitor.press('Enter');
  const stops = await visitor.evaluate(
    (css) =>
      [...document.querySelectorAll(css)].filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
        .length,
    `${menu} :is(a, button)`,
  );
  for (let stop = 0; stop < stops; stop++) {
    await visitor.press('Tab');
    expect(await visitor.hasFocus(menu)).toBe(true);
  }
}

/** The menu: how it opens, closes, leads to sections and is walked by keyboard. */
export function describeMenu(test: VisitorTest): void {
  describe.each([{ isAwake: false }, { isAwake: true }])('the menu, awake: $isAwake', (state) => {
    test('opens with links, phone and hours, and closes by its button', async ({ visitor }) => {
      await openMenu(visitor, state);
      for (const text of ['Pacotes', '(54) 90000-0000', 'Segunda a sábado', 'Agendar Agora'])
        expect(await visitor.sees({ css: `${menu} *`, text })).toBe(true);
      await visitor.click(close);
      await visitor.eventually(() => isOpen(visitor)).toBe(false);
    });

    test('closes by a link to a section and scrolls there', async ({ visitor }) => {
      await openMenu(visitor, state);
      await visitor.click({ css: `${menu} a[href="#pacotes"]` });
      await visitor.until(() => {
        const top = document.getElementById('pacotes')?.getBoundingClientRect().top ?? 9999;
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return top - header >= -4 && top - header < 60;
      });
      expect(await isOpen(visitor)).toBe(false);
      expect(await visitor.evaluate(() => location.hash)).toBe('#pacotes');
    });

    test('closes by a link to a chat, which opens a tab of its own', async ({ visitor }) => {
      await openMenu(visitor, state);
      await visitor.click({ css: `${menu} a`, text: 'Agendar Agora' });
      const [chat] = await visitor.left();
      expect(chat?.href).toMatch(/^https:\/\/wa\.me\/5554900000000\?text=/);
      expect(chat?.target).toBe('_blank');
      await visitor.until((css) => !document.querySelector(css)?.matches(':popover-open'), menu);
    });

    test('closes by Escape, and the focus is on its button', async ({ visitor }) => {
      await openMenu(visitor, state);
      if (state.isAwake) {
        await visitor.press('Tab');
        await visitor.press('Tab');
        expect(await visitor.hasFocus(menu)).toBe(true);
      }
      await visitor.press('Escape');
      await visitor.eventually(() => isOpen(visitor)).toBe(false);
      await visitor.until((css) => document.activeElement?.matches(css) ?? false, toggle.css);
    });
  });

  test('the menu keeps the focus until Tab leaves its end, and gives it back to its button', async ({
    visitor,
  }) => {
    await walkToEnd(visitor);
    expect(await isOpen(visitor)).toBe(true);
    await visitor.press('Tab');
    await visitor.eventually(() => isOpen(visitor)).toBe(false);
    await visitor.eventually(() => visitor.hasFocus(toggle.css)).toBe(true);
  });
}
