import { few } from '../testing/amount.ts';
import { expect, openedTab, rare } from './harness.ts';

rare.for(
  few([
    { route: '/produtos', card: 'Brinquedos' },
    { route: '/inverno', card: 'Cama Cabana Tenda' },
  ]),
)('on $route a picture leads where the link of its card does', async ({ route, card }, { open }) => {
  for (const width of [360, 800, 1280]) {
    const page = await open(route, { width });
    const item = page.locator('main li').filter({ hasText: card }).first();
    const links = item.locator('a');
    expect(await links.count()).toBe(1);
    await item.locator('img').scrollIntoViewIfNeeded();
    const box = await item.locator('img').boundingBox();
    if (!box) throw new Error('The card shows no picture.');
    const tab = await openedTab(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
    expect(tab).toBe(await links.getAttribute('href'));
    // Words stay words: they can be selected, and a press on them leads nowhere.
    const over = await item.locator('h3').evaluate((heading) => {
      const { left, top } = heading.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + 8)?.closest('a') === null;
    });
    expect(over).toBe(true);
  }
});
