import { Desk, specifiedForTests, textOf } from './editor/desk.ts';
import { expect, rare, test, type Open } from './harness.ts';

const site = specifiedForTests();

const page = 'banhoetosa.yaml';
const title = 'title: Seu pet mais bonito e cheiroso que nunca!';

async function openPage(open: Open, options = {}): Promise<Desk> {
  const desk = await Desk.open(open, page, {
    site: site.current.origin,
    width: 1400,
    height: 900,
    ...options,
  });
  return desk;
}

const area = ({ page: shown }: Desk) => shown.getByRole('textbox', { name: `Texto de ${page}` });
const problems = ({ page: shown }: Desk) => shown.getByRole('region', { name: 'O que corrigir' });

test('a file that is broken opens as text, is repaired as far as is certain, and saved', async ({ open }) => {
  const sound = textOf(site.current, page);
  const broken = sound.replace(title, 'title: Banho: sem susto');
  site.current.site.put(page, broken);
  const desk = await openPage(open);
  await area(desk).waitFor();
  const line = broken.split('\n').findIndex((one) => one.includes('Banho: sem susto')) + 1;
  await problems(desk).getByText(`Linha ${line}`).waitFor();
  await desk.page.locator('.cm-lintRange-error').waitFor();
  await desk.page.getByRole('button', { name: 'Consertar o que é certo' }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByText('+  title: "Banho: sem susto"').waitFor();
  expect(textOf(site.current, page)).toBe(broken);
  await dialog.getByRole('button', { name: 'Consertar', exact: true }).click();
  await desk.shown.getByRole('heading', { name: 'Banho: sem susto', level: 1 }).waitFor();
  await problems(desk).getByText('Nada a corrigir neste arquivo.').waitFor();
  await desk.save();
  expect(textOf(site.current, page)).toBe(sound.replace(title, 'title: "Banho: sem susto"'));
});

test('an error that another page had before keeps nobody from saving', async ({ open }) => {
  const other = textOf(site.current, 'consulta.yaml').replace('title: ', 'titel: ');
  site.current.site.put('consulta.yaml', other);
  const desk = await openPage(open);
  await desk.page.getByText('1 erro a corrigir').waitFor();
  await desk.select(0);
  await desk.page.getByLabel('Título').fill('Salvo apesar do erro');
  await desk.page.keyboard.press('Control+s');
  await desk.page.getByText(/^Salvo\./).waitFor();
  expect(textOf(site.current, page)).toContain('title: Salvo apesar do erro');
  await desk.page.getByText('1 erro a corrigir').click();
  await desk.page.getByRole('heading', { name: 'A página' }).waitFor();
  expect(textOf(site.current, 'consulta.yaml')).toBe(other);
});

rare('a line leads to its place, and its cure is a button', async ({ open }) => {
  const sound = textOf(site.current, page);
  site.current.site.put(page, sound.replace(title, title.replace('title', 'titel')));
  const desk = await openPage(open);
  await desk.page.getByRole('button', { name: 'Ver como texto' }).click();
  await problems(desk)
    .getByRole('button', { name: /^Linha / })
    .first()
    .click();
  expect(await desk.page.locator('.cm-activeLine').textContent()).toContain('titel: Seu pet');
  await problems(desk).getByRole('button', { name: 'Corrigir' }).first().click();
  await problems(desk).getByText('Nada a corrigir neste arquivo.').waitFor();
  await desk.save();
  expect(textOf(site.current, page)).toBe(sound);
});

rare('letters typed in a row are one step, undone and redone over text and form alike', async ({ open }) => {
  const windows = `\uFEFF${textOf(site.current, page).replaceAll('\n', '\r\n')}`;
  site.current.site.put(page, windows);
  const desk = await openPage(open);
  const { keyboard } = desk.page;
  await desk.select(0);
  await desk.page.getByLabel('Título').fill('Do formulário');
  await desk.page.getByRole('button', { name: 'Ver como texto' }).click();
  await area(desk).click();
  await keyboard.press('Control+End');
  await keyboard.type('# Uma nota\n# e outra', { delay: 15 });
  await keyboard.press('Control+z');
  await desk.page.getByText(`Desfeito: escrever em ${page}.`).waitFor();
  expect(await area(desk).textContent()).not.toContain('Uma nota');
  await keyboard.press('Control+Shift+Z');
  await desk.save();
  const written = windows.replace(title, 'title: Do formulário');
  expect(textOf(site.current, page)).toBe(`${written}# Uma nota\r\n# e outra`);
  await keyboard.press('Control+z');
  await keyboard.press('Control+z');
  await desk.save();
  expect(textOf(site.current, page)).toBe(windows);
});

test('Tab leaves the text, an error blocks saving, and the form is there again', async ({ open }) => {
  const before = textOf(site.current, page);
  const desk = await openPage(open);
  await desk.page.getByRole('button', { name: 'Ver como texto' }).click();
  await area(desk).click();
  await desk.page.keyboard.press('Tab');
  expect(await area(desk).evaluate((node) => node === document.activeElement)).toBe(false);
  await area(desk).click();
  await desk.page.keyboard.press('Control+Home');
  await desk.page.keyboard.type('titel: Oi\n');
  await desk.page.getByText('1 erro a corrigir').waitFor();
  await desk.page.keyboard.press('Control+s');
  await desk.page.getByText('Corrija primeiro o que está marcado em vermelho.').waitFor();
  expect(textOf(site.current, page)).toBe(before);
  await desk.page.keyboard.press('Control+z');
  await desk.page.getByRole('button', { name: 'Voltar ao formulário' }).click();
  await desk.page.getByLabel('Título').first().waitFor();
  expect(await area(desk).count()).toBe(0);
});

rare('the text editor is fetched when it is first needed', async ({ open }) => {
  const desk = await openPage(open);
  const fetched = () =>
    desk.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('text-pane')),
    );
  expect(await fetched()).toEqual([]);
  await desk.page.getByRole('button', { name: 'Ver como texto' }).click();
  await area(desk).waitFor();
  expect(await fetched()).toHaveLength(1);
});
