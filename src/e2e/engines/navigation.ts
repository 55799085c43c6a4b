import { expect } from 'vitest';
import type { VisitorTest } from './harness.ts';
import type { Visitor } from './visitor.ts';

const toConsultation = { css: 'header a[href="/consulta"]', text: 'Agendar Consulta' };

async function openMarked(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.wake();
  await visitor.evaluate(() => void Object.assign(window, { isSameDocument: true }));
}

const isSameDocument = (visitor: Visitor) => visitor.evaluate(() => 'isSameDocument' in window);

async function arrived(visitor: Visitor, text: string): Promise<void> {
  await visitor.awaits({ css: 'main h1', text });
}

/** Client navigation: title, focus, scroll position, history, sections, pages that do not exist. */
export function describeNavigation(test: VisitorTest): void {
  test('a link changes the page, title, focus and scroll, and going back restores them', async ({
    visitor,
  }) => {
    await openMarked(visitor, '/');
    await visitor.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await visitor.painted();
    await visitor.click(toConsultation);
    await arrived(visitor, 'como se fosse da nossa família');
    await visitor.until(() => location.pathname === '/consulta' && scrollY === 0);
    await visitor.until(() => document.title === 'Consulta veterinária em Passo Fundo | Vitrine Pet');
    await visitor.until(() => document.activeElement?.tagName === 'MAIN');
    await visitor.step('back');
    await arrived(visitor, 'em um só lugar');
    await visitor.until(() => Math.round(scrollY) === 1200);
    await visitor.step('forward');
    await arrived(visitor, 'como se fosse da nossa família');
    expect(await isSameDocument(visitor)).toBe(true);
  });

  test('a link is followed by the keyboard, and the next Tab stays in the new page', async ({ visitor }) => {
    await openMarked(visitor, '/');
    await visitor.evaluate(() => document.querySelector<HTMLElement>('header a[href="/consulta"]')?.focus());
    await visitor.press('Enter');
    await arrived(visitor, 'como se fosse da nossa família');
    await visitor.until(() => document.activeElement?.tagName === 'MAIN');
    await visitor.press('Tab');
    expect(await visitor.hasFocus('main')).toBe(true);
    expect(await isSameDocument(visitor)).toBe(true);
  });

  test('a link to a section of another page stops below the header', async ({ visitor }) => {
    await openMarked(visitor, '/produtos');
    await visitor.click({ css: 'header a', text: 'Especialidades' });
    await visitor.until(() => {
      const top = document.getElementById('especialidades')?.getBoundingClientRect().top ?? 9999;
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return location.hash === '#especialidades' && top - header >= -4 && top - header < 60;
    });
    expect(await isSameDocument(visitor)).toBe(true);
  });

  test('lazy sections show skeletons while their views travel, and none is left', async ({ visitor }) => {
    const release = visitor.gate.hold(/\/assets\/deferred-views-/);
    await visitor.open('/');
    await visitor.press('Tab');
    await visitor.until(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    await visitor.click(toConsultation);
    await arrived(visitor, 'como se fosse da nossa família');
    await visitor.awaits({ css: '[aria-busy=true]' });
    release();
    await visitor.awaits({ css: '#servicos' });
    await visitor.awaits({ css: '[aria-busy]' }, { gone: true });
  });

  test('a page that does not exist says so, logs its path once and leads home', async ({ visitor }) => {
    await openMarked(visitor, '/');
    await visitor.evaluate(() => {
      history.pushState(null, '', '/nao-existe');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await arrived(visitor, 'Oops! Page not found');
    expect(await visitor.evaluate(() => Reflect.get(window, 'faults') as unknown)).toEqual([
      '404: /nao-existe',
    ]);
    await visitor.evaluate(() => void (Reflect.get(window, 'faults') as string[]).splice(0));
    await visitor.click({ css: 'main a', text: 'Return to Home' });
    await arrived(visitor, 'em um só lugar');
    expect(await isSameDocument(visitor)).toBe(true);
  });
}
