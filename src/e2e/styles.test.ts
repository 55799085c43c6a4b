import { expect, rare, test, wake } from './harness.ts';
import { withoutApp } from './network.ts';

test('the application brings no style that the page has already', async ({ open }) => {
  const page = await open('/banhoetosa');
  await wake(page);
  const rules = await page.evaluate(() => {
    const [own, ...later] = [...document.styleSheets].map(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    return later.flat().filter((text) => own?.includes(text));
  });
  expect(rules).toEqual([]);
});

rare.for(['active', 'none'] as const)(
  'what is pressed shows it at once and moves nothing, with forced colours %s',
  async (forcedColors, { open }) => {
    const page = await open('/banhoetosa', { width: 360, height: 740, ...withoutApp });
    await page.emulateMedia({ forcedColors });
    const kinds = ['a[data-variant]', 'a[href^="tel:"]', '[popovertarget]', 'a[data-replay]', 'summary'];
    for (const kind of kinds) {
      const part = page.locator(`${kind}:visible`).first();
      const look = () =>
        part.evaluate((element) => {
          const { opacity, outlineStyle } = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          return { opacity, outlineStyle, size: [width, height] };
        });
      const { size } = await look();
      await part.hover();
      await page.mouse.down();
      expect.soft({ kind, ...(await look()) }).toEqual({
        kind,
        size,
        opacity: '0.6',
        outlineStyle: forcedColors === 'active' ? 'solid' : 'none',
      });
      // Let go beside it, so that nothing opens.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  },
);
