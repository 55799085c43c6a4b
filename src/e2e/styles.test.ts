import { expect, test, wake } from './harness.ts';

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
