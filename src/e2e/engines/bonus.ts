import { expect } from 'vitest';
import type { VisitorTest } from './harness.ts';
import type { Visitor } from './visitor.ts';

const bonus = { css: '[popover]:popover-open, [role=dialog]', text: 'Quero o Bônus' };

/** Scrolls until so much of the questions is in the window, at its lower edge. */
async function showShare(visitor: Visitor, share: number): Promise<void> {
  await visitor.evaluate((part) => {
    const box = document.getElementById('duvidas')?.getBoundingClientRect();
    scrollTo({
      top: scrollY + (box?.top ?? 0) + (box?.height ?? 0) * part - innerHeight,
      behavior: 'instant',
    });
  }, share);
  await visitor.observed();
}

async function open(visitor: Visitor): Promise<void> {
  await visitor.open('/castracao');
  await visitor.wake();
}

/** The bonus: when it appears, how it is closed, and that it does not come back. */
export function describeBonus(test: VisitorTest): void {
  test('the bonus appears at 30 % of the questions, once a session', async ({ visitor }) => {
    await open(visitor);
    await showShare(visitor, 0.26);
    expect(await visitor.sees(bonus)).toBe(false);
    await showShare(visitor, 0.34);
    await visitor.awaits(bonus);
    await visitor.press('Escape');
    await visitor.awaits(bonus, { gone: true });
    await visitor.step('reload');
    await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await visitor.wake();
    await showShare(visitor, 0.6);
    expect(await visitor.sees(bonus)).toBe(false);
  });

  test('the bonus leaves the focus and the page alone, and opens a chat', async ({ visitor }) => {
    await open(visitor);
    await visitor.evaluate(() =>
      document.querySelector<HTMLElement>('#duvidas summary')?.focus({ preventScroll: true }),
    );
    await showShare(visitor, 0.6);
    await visitor.awaits(bonus);
    expect(await visitor.hasFocus('#duvidas summary')).toBe(true);
    await visitor.press('Enter');
    expect(await visitor.evaluate(() => document.querySelectorAll('#duvidas details[open]').length)).toBe(1);
    await visitor.click({ css: 'a', text: 'Quero o Bônus' });
    expect((await visitor.left())[0]?.href).toMatch(/^https:\/\/wa\.me\//);
    await visitor.awaits(bonus, { gone: true });
  });

  test('the bonus can be reached and closed by the keyboard', async ({ visitor }) => {
    await open(visitor);
    await showShare(visitor, 0.6);
    await visitor.awaits(bonus);
    await visitor.evaluate(() =>
      document.querySelector<HTMLElement>('[popover]:popover-open button')?.focus(),
    );
    await visitor.press('Enter');
    await visitor.awaits(bonus, { gone: true });
  });
}
