import { describe, expect } from 'vitest';
import { framePath } from './gate.ts';
import type { VisitorTest } from './harness.ts';

const routes = ['/', '/consulta', '/banhoetosa', '/castracao', '/produtos', '/inverno', '/nao-existe'];

/** Every page: that it stands, becomes an application, links out as it should, and reads without scripts. */
export function describePages(test: VisitorTest): void {
  describe.each(routes)('%s', (route) => {
    test('becomes an application without a fault, and never scrolls sideways', async ({ visitor }) => {
      await visitor.open(route, { width: 360, height: 800 });
      await visitor.wake();
      for (const width of [360, 1280]) {
        await visitor.resize(width, 800);
        expect(
          await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
      await visitor.until(() => document.fonts.check('1rem Nunito'));
    });

    test('reads without scripts, its menu and answers too', async ({ visitor }) => {
      visitor.gate.allowFrames();
      await visitor.open(framePath);
      const facts = await visitor.evaluate(async (address) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-same-origin');
        Object.assign(frame, { width: 400, height: 800, src: address });
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        document.body.append(frame);
        await loaded;
        const page = frame.contentDocument;
        const all = (css: string) => [...(page?.querySelectorAll(css) ?? [])];
        const hidden = (css: string) =>
          all(css)
            .filter((element) => !element.closest('details') && !element.checkVisibility())
            .map(({ textContent }) => textContent);
        return {
          headings: all('main h1').length,
          hidden: hidden('main h1, main h2, main h3, header [popover] a'),
          buttons: all('header button').filter((button) => button.checkVisibility()).length,
          links: all('header [popover] a').length,
        };
      }, route);
      expect(facts).toMatchObject({ headings: 1, hidden: [], buttons: 0 });
      expect(facts.links).toBeGreaterThan(2);
    });
  });

  test('chat and map links open a tab of their own, before hydration and after', async ({ visitor }) => {
    await visitor.open('/');
    const chat = { css: 'main a[href^="https://wa.me/"]' };
    const map = { css: 'a[href*="google.com/maps"]' };
    for (const isAwake of [false, true]) {
      if (isAwake) await visitor.wake();
      const before = (await visitor.left()).length;
      await visitor.click(chat);
      await visitor.click(map);
      const [first, second] = (await visitor.left()).slice(before);
      expect(first).toMatchObject({ target: '_blank' });
      expect(first?.href).toMatch(/^https:\/\/wa\.me\/5554900000000\?text=/);
      expect(second).toMatchObject({ target: '_blank' });
      expect(second?.href).toMatch(/^https:\/\/(www\.)?google\.com\/maps\//);
    }
  });
}
