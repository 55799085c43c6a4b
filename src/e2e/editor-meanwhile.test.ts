import { describe } from 'vitest';
import { insertData, moveSection, readData, valueAt } from '../core/core.ts';
import { Desk, specifiedForTests, textOf } from './editor/desk.ts';
import { few } from '../testing/amount.ts';
import { expect, rare, test, type Open, type OpenOptions } from './harness.ts';

const dev = specifiedForTests();
const file = 'banhoetosa.yaml';
const hours = (text: string) => text.replace('time: 8h–16h', 'time: 8h–14h');

/** The price of the package of this name in a text, wherever it stands. */
function priceIn(text: string, name: string): unknown {
  const sections: unknown = valueAt(readData(text), ['sections']);
  const packages = (Array.isArray(sections) ? sections : []).find(
    (one) => valueAt(one, ['id']) === 'pacotes',
  );
  const items: unknown = valueAt(packages, ['items']);
  const named = (Array.isArray(items) ? items : []).find((one) => valueAt(one, ['title']) === name);
  return valueAt(named, ['price']);
}

/** The price of the first package in hand, with a move of another section that is not saved. */
async function openPrice(open: Open, options: OpenOptions) {
  const desk = await Desk.open(open, file, { site: dev.current.origin, expected: /409/, ...options });
  await desk.page.getByRole('button', { name: 'Subir Dúvidas' }).click();
  await desk.select(3);
  await desk.items.nth(0).locator('button[aria-expanded]').click();
  const price = desk.page.getByLabel('Preço', { exact: true });
  await price.click();
  return { desk, price };
}

/** The names of what the notice keeps from being pressed: of the toolbar, and of the parts of the editor. */
function listCovered(desk: Desk): Promise<readonly string[]> {
  return desk.page.evaluate(() => {
    const tools = [...document.querySelectorAll('header button, nav[aria-label="Parte do editor"] button')];
    return tools
      .filter((tool) => tool.checkVisibility() && !tool.matches(':disabled, [aria-disabled=true]'))
      .filter((tool) => {
        const { left, top, width, height } = tool.getBoundingClientRect();
        return !tool.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((tool) => tool.textContent);
  });
}

describe.each(
  few([
    { width: 360, height: 740, touch: true },
    { width: 1280, height: 720 },
  ]),
)('what is typed into a field that still has the focus, in a window of $width', (size) => {
  rare.for(few(['the button', 'the keys']))(
    'is saved by %s on what another desk has saved',
    async (by, { open }) => {
      const before = textOf(dev.current, file);
      const { desk } = await openPrice(open, size);
      dev.current.site.put(file, hours(before));
      await desk.page.keyboard.type('R$ 180');
      await (by === 'the keys'
        ? desk.page.keyboard.press('Control+s')
        : desk.page.getByRole('button', { name: 'Salvar', exact: true }).click());
      await desk.page.getByText('Salvo, junto com o que outra pessoa mudou').waitFor();
      const after = textOf(dev.current, file);
      const moved = moveSection(hours(before), 6, 5);
      expect(moved.ok && valueAt(readData(moved.text), ['sections', 5, 'id'])).toBe(
        valueAt(readData(after), ['sections', 5, 'id']),
      );
      expect(after).toContain('time: 8h–14h');
      expect(priceIn(after, 'Pacote Mensal')).toBe('R$ 180');
    },
  );

  test('can be undone after it was saved on what another desk has saved, of which nothing goes', async ({
    open,
  }) => {
    const before = textOf(dev.current, file);
    const { desk } = await openPrice(open, size);
    dev.current.site.put(file, hours(before));
    await desk.page.keyboard.type('R$ 180');
    await desk.save();
    const notice = desk.page.getByText('Salvo, junto com o que outra pessoa mudou');
    await notice.waitFor();
    const { height = Infinity } = (await notice.locator('../..').boundingBox()) ?? {};
    expect(height).toBeLessThan(size.height / 9);
    await expect.poll(() => listCovered(desk)).toEqual([]);
    const undo = desk.page.getByRole('banner').getByRole('button', { name: 'Desfazer' });
    await undo.click();
    await undo.click();
    expect(await undo.isDisabled()).toBe(true);
    await desk.save();
    expect(textOf(dev.current, file)).toBe(hours(before));
  });

  test('goes on into the same item while a section and an item of another desk come in above', async ({
    open,
  }) => {
    const before = textOf(dev.current, file);
    const { desk, price } = await openPrice(open, size);
    const moved = moveSection(before, 1, 4);
    const item = { title: 'Pacote Novo', features: ['Um banho'], label: 'Quero', chat: 'pacote' };
    const added = moved.ok ? insertData(moved.text, ['sections', 2, 'items'], 0, item) : moved;
    dev.current.site.put(file, added.ok ? added.text : '');
    const { asked, release } = await desk.holdReading();
    await desk.page.keyboard.type('R$ 1');
    await desk.page.keyboard.press('Control+s');
    await asked;
    await desk.page.keyboard.type('8');
    release();
    await desk.page.getByText('Salvo, junto com o que outra pessoa mudou').waitFor();
    await expect.poll(() => price.inputValue()).toBe('R$ 18');
    await desk.page.keyboard.type('0');
    await desk.save();
    const after = textOf(dev.current, file);
    expect(priceIn(after, 'Pacote Mensal')).toBe('R$ 180');
    expect(priceIn(after, 'Pacote Novo')).toBeUndefined();
  });
});
