import type { Locator } from 'playwright-core';
import { few } from '../testing/amount.ts';
import { Desk, specifiedForTests, textOf } from './editor/desk.ts';
import { expect, rare, type Open, type OpenOptions } from './harness.ts';

const dev = specifiedForTests();
const file = '_themes/winter.yaml';

function openColours(open: Open, options: OpenOptions = {}): Promise<Desk> {
  return Desk.open(open, file, { site: dev.current.origin, width: 1280, height: 720, ...options });
}

const main = ({ page }: Desk) => page.getByRole('textbox', { name: /^Cor principal(?: obrigatório)?$/ });

const picker = ({ page }: Desk) => page.getByRole('region', { name: 'Editar' }).locator('input[type=color]');

/** The main colour of the page in the frame. */
const shownColour = ({ shown }: Desk) =>
  shown
    .locator('[data-theme]')
    .evaluate((page) => getComputedStyle(page).getPropertyValue('--strong').trim());

const summary = ({ page }: Desk): Locator => page.getByText('Ajustes finos: só se precisar', { exact: true });

rare('a colour that is picked changes its own line, and the page beside it', async ({ open }) => {
  const before = textOf(dev.current, file);
  const desk = await openColours(open);
  await expect.poll(() => shownColour(desk)).toBe('#12355B');
  await picker(desk).first().fill('#0b4f6c');
  expect(await main(desk).inputValue()).toBe('#0B4F6C');
  await expect.poll(() => shownColour(desk)).toBe('#0B4F6C');
  await desk.save();
  expect(textOf(dev.current, file)).toBe(before.replace('#12355B', '#0B4F6C'));
});

rare('what will change says which colour, and undo takes it back', async ({ open }) => {
  const desk = await openColours(open);
  const { page } = desk;
  await main(desk).fill('#0B4F6C');
  await page.getByRole('button', { name: 'O que vai mudar' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('heading', { name: 'Cores: Inverno' }).waitFor();
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual(['cor principal: #12355B → #0B4F6C']);
  await dialog.getByRole('button', { name: 'Voltar a editar' }).click();
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect.poll(() => main(desk).inputValue()).toBe('#12355B');
});

rare('a colour on which nothing can be read says so at its field, and is cured there', async ({ open }) => {
  const desk = await openColours(open);
  const { page } = desk;
  const accent = page.getByRole('textbox', { name: /^Cor de destaque/ });
  await accent.fill('#F2B8A8');
  await page.getByText(/^"Cor de destaque" quase não se distingue/).waitFor();
  await page.getByRole('button', { name: 'Corrigir as cores' }).click();
  await expect.poll(() => page.getByText('quase não se distingue').count()).toBe(0);
  expect(await accent.inputValue()).toMatch(/^#(?!F2B8A8)[\dA-F]{6}$/);
  await desk.save();
});

rare('a new colour brings the others along in one press, readable or not', async ({ open }) => {
  const desk = await openColours(open);
  const { page } = desk;
  await main(desk).fill('#FFD400');
  await page.getByText('Nos ajustes finos, 7 cores ainda são da cor de antes.').waitFor();
  await page.getByRole('button', { name: 'Corrigir as cores' }).first().click();
  await expect.poll(() => page.getByText(/quase não se distingue|cor de antes/).count()).toBe(0);
  await desk.save();
  const lines = textOf(dev.current, file).split('\n');
  expect(lines.filter((line) => /^\w+:/.test(line)).map((line) => line.split(':')[0])).toEqual([
    'name',
    'strong',
    'accent',
    'tint',
    'onStrongMark',
  ]);
});

rare('what was made for a colour from before is made anew for one that is readable too', async ({ open }) => {
  const desk = await openColours(open);
  const { page } = desk;
  await main(desk).fill('#0B4F6C');
  await page.getByRole('button', { name: 'Combinar com a nova' }).click();
  await expect.poll(() => page.getByText('cor de antes').count()).toBe(0);
  expect(await main(desk).inputValue()).toBe('#0B4F6C');
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await page.getByRole('button', { name: 'Combinar com a nova' }).waitFor();
});

rare('a colour that need not be said can be left to the site, which tells it', async ({ open }) => {
  const desk = await openColours(open);
  const { page } = desk;
  const foot = page.getByRole('textbox', { name: 'Cor do rodapé e dos títulos', exact: true });
  expect(await foot.isVisible()).toBe(false);
  await summary(desk).click();
  await page.getByRole('button', { name: 'Deixar automática Cor do rodapé e dos títulos' }).click();
  await page
    .getByText(/^Automática:\s*#[\dA-F]{6}$/)
    .first()
    .waitFor();
  expect(await foot.inputValue()).toBe('');
  expect(await foot.evaluate((field) => field === document.activeElement)).toBe(true);
  await desk.save();
  expect(textOf(dev.current, file)).not.toContain('deep:');
});

rare.for(few([360, 1280]))(
  'a page leads to its colours, and they lead back, at %i',
  async (width, { open }) => {
    const site = dev.current.origin;
    const desk = await Desk.open(open, 'inverno.yaml', { site, width, height: 740, touch: width < 500 });
    const { page } = desk;
    await desk.part('Seções');
    await page.getByRole('button', { name: /^Título, descrição/ }).click();
    await page.getByRole('button', { name: 'Mudar estas cores' }).click();
    await page.getByRole('heading', { name: 'Cores: Inverno' }).waitFor();
    expect(await main(desk).isVisible()).toBe(true);
    await page.getByRole('button', { name: /^Ir lá: .*inverno/ }).click();
    expect(await page.getByRole('radio', { name: 'Inverno' }).isChecked()).toBe(true);
  },
);

rare('colours that are chosen on a phone open at once', async ({ open }) => {
  const site = dev.current.origin;
  const desk = await Desk.open(open, 'index.yaml', { site, width: 360, height: 740, touch: true });
  await desk.choosePage(file);
  await main(desk).waitFor();
});

rare("colours that no page has say that the page beside them is another's", async ({ open }) => {
  dev.current.site.put('_themes/spare.yaml', textOf(dev.current, file).replace('Inverno', 'Guardadas'));
  const desk = await Desk.open(open, '_themes/spare.yaml', {
    site: dev.current.origin,
    width: 1280,
    height: 720,
  });
  await desk.page.getByText('Nenhuma página tem estas cores ainda').waitFor();
  await expect.poll(() => shownColour(desk)).toBe('#0F6B5C');
});

rare('a file of colours that cannot be read opens as text', async ({ open }) => {
  dev.current.site.put(file, `${textOf(dev.current, file)}\n  - oi: [\n`);
  const desk = await openColours(open);
  await desk.page.getByRole('textbox', { name: `Texto de ${file}` }).waitFor();
});
