import { expect } from 'vitest';
import type { VisitorTest } from './harness.ts';
import type { Visitor } from './visitor.ts';

const card = (name: string) => ({ css: '#transformacoes a[data-replay]', text: name });
const viewer = { css: 'dialog' };
/** The photo is there, and can be closed, before its viewer with an entry of the history. */
const filled = { css: '#_viewer' };

async function openViewer(visitor: Visitor, name: string): Promise<void> {
  await visitor.open('/banhoetosa');
  await visitor.wake();
  await visitor.click(card(name));
  await visitor.awaits(viewer);
}

async function expectShown(visitor: Visitor, number: number): Promise<void> {
  await visitor.awaits({ css: 'dialog *', text: `${number} de 6` });
}

/** The gallery: when its pictures travel, and how its viewer turns and closes. */
export function describeGallery(test: VisitorTest): void {
  const asked = (visitor: Visitor) => visitor.gate.asked.filter((path) => path.includes('/galeria-'));

  test('pictures of the gallery travel when they come near the window, not before', async ({ visitor }) => {
    await visitor.open('/banhoetosa');
    await visitor.wake();
    const scrollTo = (distance: number) =>
      visitor.evaluate((pixels) => {
        const box = document.querySelector('#transformacoes [data-replay] > *')?.getBoundingClientRect();
        window.scrollTo({ top: scrollY + (box?.top ?? 0) - innerHeight - pixels, behavior: 'instant' });
      }, distance);
    await scrollTo(120);
    await visitor.observed();
    expect(asked(visitor)).toEqual([]);
    await scrollTo(-100);
    await visitor.eventually(() => asked(visitor).join(' ')).toContain('galeria-luna');
    await visitor.evaluate(() => {
      const last = [...document.querySelectorAll('#transformacoes [data-replay]')].at(-1);
      last?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await visitor.eventually(() => new Set(asked(visitor)).size).toBe(6);
    await visitor.observed();
    expect(asked(visitor)).toHaveLength(6);
  });

  test('the viewer turns by arrows and buttons, wraps around, keeps the focus and gives it back', async ({
    visitor,
  }) => {
    await openViewer(visitor, 'Nina');
    await expectShown(visitor, 5);
    for (const number of [6, 1]) {
      await visitor.press('ArrowRight');
      await expectShown(visitor, number);
    }
    await visitor.press('ArrowLeft');
    await expectShown(visitor, 6);
    await visitor.click({ css: 'dialog button', text: 'Próxima foto' });
    await expectShown(visitor, 1);
    await visitor.click({ css: 'dialog button', text: 'Foto anterior' });
    await expectShown(visitor, 6);
    for (let stop = 0; stop < 5; stop++) {
      await visitor.press('Tab');
      // Browsers let the focus out to their own bars, never to the page behind.
      const place = await visitor.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
      expect(await visitor.evaluate(() => document.activeElement?.matches('dialog *, dialog, body'))).toBe(
        true,
      );
      expect(['DIALOG', 'BODY']).toContain(place);
    }
    await visitor.press('Escape');
    await visitor.awaits(viewer, { gone: true });
    await visitor.until(() => document.activeElement?.textContent.includes('Nina') ?? false);
  });

  test('the viewer closes by its button, and the focus is on the card again', async ({ visitor }) => {
    await openViewer(visitor, 'Thor');
    await visitor.click({ css: 'dialog button', text: 'Fechar' });
    await visitor.awaits(viewer, { gone: true });
    await visitor.until(() => document.activeElement?.textContent.includes('Thor') ?? false);
  });

  test('back closes the viewer before it leaves the page, and forward comes again', async ({ visitor }) => {
    const path = () => visitor.evaluate(() => location.pathname);
    await visitor.open('/castracao');
    await visitor.wake();
    await visitor.click({ css: 'footer a', text: 'Banho e tosa' });
    await visitor.click(card('Mel'));
    await visitor.awaits(filled);
    await visitor.step('back');
    await visitor.awaits(viewer, { gone: true });
    expect(await path()).toBe('/banhoetosa');
    await visitor.step('back');
    await visitor.eventually(path).toBe('/castracao');
    await visitor.step('forward');
    await visitor.eventually(path).toBe('/banhoetosa');
  });

  test('forward after the viewer leaves nothing to go back from, after another page too', async ({
    visitor,
  }) => {
    const path = () => visitor.evaluate(() => location.pathname);
    const isOnViewers = () => visitor.evaluate(() => 'viewer' in ((history.state as object | null) ?? {}));
    await visitor.open('/castracao');
    await visitor.wake();
    await visitor.click({ css: 'footer a', text: 'Banho e tosa' });
    await visitor.click(card('Mel'));
    await visitor.awaits(filled);
    await visitor.press('Escape');
    await visitor.awaits(viewer, { gone: true });
    await visitor.eventually(isOnViewers).toBe(false);
    // On through the history, one step in the page and two at once from another.
    for (const steps of [1, 2]) {
      const place = await visitor.evaluate(() => scrollY);
      await visitor.evaluate((far) => {
        Object.assign(window, { popped: false });
        addEventListener('popstate', () => Object.assign(window, { popped: true }), { once: true });
        history.go(far);
      }, steps);
      await visitor.until(() => Reflect.get(window, 'popped') === true);
      await visitor.eventually(isOnViewers).toBe(false);
      await visitor.eventually(path).toBe('/banhoetosa');
      expect(await visitor.sees(viewer)).toBe(false);
      if (steps === 1) expect(await visitor.evaluate(() => scrollY)).toBe(place);
      await visitor.step('back');
      await visitor.eventually(path).toBe('/castracao');
    }
  });

  test('closing the viewer leaves the page and the focus where they were, with an anchor and no application', async ({
    visitor,
  }) => {
    visitor.gate.refuse(/\/assets\/start-/);
    await visitor.open('/banhoetosa#pacotes', { width: 360, height: 740 });
    const ways = [
      () => visitor.click({ css: 'dialog button', text: 'Fechar' }),
      () => visitor.press('Escape'),
      () => visitor.evaluate(() => history.back()),
    ];
    for (const close of ways) {
      await visitor.evaluate(() => {
        const photo = document.querySelectorAll('#transformacoes a[data-replay]')[2];
        photo?.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await visitor.painted();
      const place = await visitor.evaluate(() => scrollY);
      await visitor.click(card('Yorkshire'));
      await visitor.awaits(filled);
      await visitor.evaluate(() => {
        addEventListener('popstate', () => Object.assign(window, { popped: true }), { once: true });
      });
      await close();
      await visitor.until(() => Reflect.get(window, 'popped') === true);
      await visitor.awaits(viewer, { gone: true });
      await visitor.painted();
      expect(await visitor.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
      expect(await visitor.hasFocus('#transformacoes li:nth-child(3) a')).toBe(true);
      await visitor.evaluate(() => void Object.assign(window, { popped: false }));
    }
  });

  test('closing the viewer twice at once closes it and stays on the page', async ({ visitor }) => {
    await visitor.open('/castracao');
    await visitor.open('/banhoetosa');
    await visitor.click(card('Thor'));
    await visitor.awaits(filled);
    await visitor.evaluate(() => {
      const button = document.querySelector<HTMLElement>('dialog [data-place=close]');
      for (let press = 0; press < 3; press++) button?.click();
    });
    await visitor.awaits(viewer, { gone: true });
    await visitor.painted();
    expect(await visitor.evaluate(() => location.pathname)).toBe('/banhoetosa');
  });

  test('a card that is tapped before the application is there opens the viewer', async ({ visitor }) => {
    const release = visitor.gate.hold(/\/assets\/start-/);
    await visitor.open('/banhoetosa', { width: 360, height: 740 });
    await visitor.click(card('Bidu'));
    await visitor.awaits(viewer);
    await expectShown(visitor, 4);
    release();
    await visitor.press('Escape');
    await visitor.awaits(viewer, { gone: true });
    await visitor.painted();
    expect(await visitor.sees(viewer)).toBe(false);
  });

  test('a photo whose viewer cannot come stands alone over the page, and a press closes it', async ({
    visitor,
  }) => {
    visitor.gate.refuse(/\/assets\/viewer-/);
    await visitor.open('/banhoetosa');
    await visitor.click(card('Thor'));
    await expectShown(visitor, 2);
    const isThere = async () => {
      if (await visitor.sees(viewer)) await visitor.click(viewer);
      return visitor.sees(viewer);
    };
    await visitor.eventually(isThere).toBe(false);
    expect(await visitor.evaluate(() => location.pathname)).toBe('/banhoetosa');
  });
}
