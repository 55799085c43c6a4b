import { describe, expect } from 'vitest';
import type { VisitorTest } from './harness.ts';
import type { Visitor } from './visitor.ts';

/** Indexes of the questions whose answers can be read. */
const openEntries = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll('#faq details')].flatMap((entry, index) =>
      entry.querySelector(':scope > :not(summary)')?.checkVisibility() ? [index] : [],
    ),
  );

const question = (index: number) => ({ css: `#faq details[data-test="${index}"] summary` });

async function open(visitor: Visitor, isAwake: boolean): Promise<void> {
  if (!isAwake) visitor.gate.refuse(/\/assets\/start-/);
  await visitor.open('/banhoetosa');
  if (isAwake) await visitor.wake();
  await visitor.evaluate(() =>
    document
      .querySelectorAll('#faq details')
      .forEach((entry, index) => entry.setAttribute('data-test', String(index))),
  );
}

async function expectOpen(visitor: Visitor, indexes: readonly number[]): Promise<void> {
  await visitor.eventually(() => openEntries(visitor)).toEqual(indexes);
}

/** The questions: one at a time, by pointer and by keyboard. */
export function describeFaq(test: VisitorTest): void {
  describe.each([{ isAwake: false }, { isAwake: true }])('questions, awake: $isAwake', ({ isAwake }) => {
    test('open one at a time, and the open one closes', async ({ visitor }) => {
      await open(visitor, isAwake);
      await expectOpen(visitor, []);
      for (const index of [1, 6, 0]) {
        await visitor.click(question(index));
        await expectOpen(visitor, [index]);
      }
      await visitor.click(question(0));
      await expectOpen(visitor, []);
    });

    test('are walked and opened by the keyboard', async ({ visitor }) => {
      await open(visitor, isAwake);
      await visitor.evaluate(() => document.querySelector<HTMLElement>('#faq summary')?.focus());
      await visitor.press('Enter');
      await expectOpen(visitor, [0]);
      await visitor.press('Tab');
      expect(await visitor.hasFocus(question(1).css)).toBe(true);
      await visitor.press('Space');
      await expectOpen(visitor, [1]);
      await visitor.press('Shift+Tab');
      expect(await visitor.hasFocus(question(0).css)).toBe(true);
      await visitor.press('Enter');
      await visitor.press('Enter');
      await expectOpen(visitor, []);
    });
  });
}
