import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTrash } from '../commands/trash.ts';
import { readData } from '../content/edit/parse.ts';
import { places } from '../testing/specified.ts';
import { Desk, specifiedForTests, textOf } from './editor/desk.ts';
import { expect, rare, test, type Open, type OpenOptions } from './harness.ts';

const dev = specifiedForTests();

const folder = () => dev.current.site.places.pages;
const isThere = (path: string) => existsSync(join(folder(), path));
const originalOf = (path: string) => readFileSync(join(places.pages, path), 'utf8');
const redirects = () => (readData(textOf(dev.current, 'site.yaml')) as { redirects?: unknown }).redirects;

/** The editor with a page open, and a way into its menu. */
async function openPage(open: Open, file: string, options: OpenOptions = {}) {
  const desk = await Desk.open(open, file, {
    site: dev.current.origin,
    width: 1400,
    height: 900,
    ...options,
  });
  const { page } = desk;
  const menu = page.locator('summary', { hasText: 'Página' });
  const choose = async (name: string) => {
    await menu.click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  return { desk, page, menu, choose, dialog: page.getByRole('dialog') };
}

test('a page gets another address: links follow, and the old address leads to the new one', async ({
  open,
}) => {
  const { desk, page, choose, dialog } = await openPage(open, 'consulta.yaml');
  await choose('Mudar o endereço');
  const field = dialog.getByLabel('Novo endereço');
  await field.fill('banhoetosa');
  await dialog.getByText('Já existe uma página em /banhoetosa. Escolha outro endereço.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Mudar endereço' }).isDisabled()).toBe(true);
  await field.fill('/Consultas');
  expect(await field.inputValue()).toBe('Consultas');
  await dialog.getByText('O nome "Consultas" não serve de endereço.').waitFor();
  await dialog.getByRole('button', { name: 'Corrigir' }).click();
  expect(await field.inputValue()).toBe('consultas');
  await dialog.getByText('Os 5 links que levam a esta página mudam junto.').waitFor();
  await field.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByText('A página vai para /consultas quando você salvar. Quem abrir /consulta chega a ela.')
    .waitFor();
  expect(await page.getByLabel('Página', { exact: true }).inputValue()).toBe('consultas.yaml');
  await desk.save();
  expect(isThere('consulta.yaml')).toBe(false);
  expect(textOf(dev.current, 'consultas.yaml')).toBe(originalOf('consulta.yaml'));
  for (const file of ['site.yaml', 'index.yaml', '_shared/clinica-completa.yaml']) {
    const before = originalOf(file);
    // Links, and the places of which the site declares what they say.
    const led = before.replaceAll(/((?:to:|^ +-) "?\/consulta)(?=["#\s])/gm, '$1s');
    expect(textOf(dev.current, file).replace(/redirects:\n.*\n.*\n/, '')).toBe(led);
  }
  expect(redirects()).toEqual([{ from: '/consulta', to: '/consultas' }]);
  expect(await readTrash(folder())).toEqual([]);
});

rare('a page that was given another address has its old one again with one step back', async ({ open }) => {
  const { page, choose, dialog } = await openPage(open, 'consulta.yaml');
  await choose('Mudar o endereço');
  await dialog.getByLabel('Novo endereço').fill('consultas');
  await dialog.getByRole('button', { name: 'Mudar endereço' }).click();
  await page.getByText('Mudanças não salvas').waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Desfazer' }).click();
  await page.getByText('Tudo salvo').waitFor();
  expect(await page.getByLabel('Página', { exact: true }).inputValue()).toBe('consulta.yaml');
});

test('a page is deleted once its links were seen, stays until it is saved, and comes back from the trash', async ({
  open,
}) => {
  const { desk, page, choose, dialog } = await openPage(open, 'consulta.yaml');
  await choose('Apagar');
  const told = await dialog
    .getByRole('list', { name: 'Links que levam a esta página' })
    .getByRole('listitem')
    .allTextContents();
  expect(told).toMatchInlineSnapshot(`
    [
      "Dados do site: cabeçalho, link 1 (Agendar Consulta)",
      "Dados do site: rodapé, link 2 (Consulta veterinária)",
      "Dados do site: rodapé, link 7 (Contato e horários)",
      "Seção compartilhada "Chamada: Tudo para o seu pet em um só lugar": botão 1 (Conhecer a Clínica)",
      "Início: Cartões (seção 2), cartão 1 (Ver consultas)",
    ]
  `);
  await dialog.getByRole('button', { name: 'Apagar página' }).click();
  await page.getByText('A página /consulta foi apagada.').waitFor();
  await page.getByText('Mudanças não salvas').waitFor();
  expect(isThere('consulta.yaml')).toBe(true);
  await page.getByRole('banner').getByRole('button', { name: 'Desfazer' }).click();
  await page.getByText('Tudo salvo').waitFor();
  expect(await page.getByLabel('Página', { exact: true }).inputValue()).toBe('consulta.yaml');
  await page.getByRole('banner').getByRole('button', { name: 'Refazer' }).click();
  await desk.save();
  expect(isThere('consulta.yaml')).toBe(false);
  expect(redirects()).toEqual([{ from: '/consulta', to: '/' }]);
  const text = originalOf('consulta.yaml');
  expect(await readTrash(folder())).toMatchObject([{ path: 'consulta.yaml', text }]);

  await page.getByRole('button', { name: 'Nova página' }).click();
  await dialog.getByText('Trazer de volta uma página apagada').click();
  await dialog.getByRole('button', { name: /^Trazer \/consulta de volta/ }).click();
  await desk.shown.getByRole('heading', { level: 1 }).waitFor();
  await desk.save();
  expect(textOf(dev.current, 'consulta.yaml')).toBe(text);
  expect(redirects()).toBeUndefined();
});

test('a page with another address that is not saved is open again in a window loaded anew', async ({
  open,
}) => {
  const { page, choose, dialog } = await openPage(open, 'consulta.yaml');
  await choose('Mudar o endereço');
  await dialog.getByLabel('Novo endereço').fill('consultas');
  await dialog.getByRole('button', { name: 'Mudar endereço' }).click();
  await page.getByText('A página vai para /consultas').waitFor();
  await page.reload();
  await page.getByText('está de volta').waitFor();
  expect(await page.getByLabel('Página', { exact: true }).inputValue()).toBe('consultas.yaml');
});

rare('a page whose links stay as they are cannot be gone before each leads somewhere', async ({ open }) => {
  const { page, choose, dialog } = await openPage(open, 'consulta.yaml', { expected: /422/ });
  await choose('Apagar');
  await dialog.getByRole('combobox').selectOption('aonde eu disser em cada um');
  await dialog.getByText('Só dá para salvar depois de mudar cada um.').waitFor();
  await dialog.getByRole('button', { name: 'Apagar página' }).click();
  await page.getByText(/\d erros a corrigir/).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Corrija primeiro o que está marcado em vermelho.').waitFor();
  expect(isThere('consulta.yaml')).toBe(true);
});

rare('the home page stays where it is, and its menu says why', async ({ open }) => {
  const { page, menu } = await openPage(open, 'index.yaml');
  await menu.click();
  await page.getByText('A página inicial é o endereço do site: ela não muda de nome nem se apaga.').waitFor();
  expect(await page.getByRole('button', { name: 'Mudar o endereço' }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Apagar', exact: true }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await menu.evaluate((head) => head === document.activeElement)).toBe(true);
  expect(await page.getByRole('button', { name: 'Mudar o endereço' }).isVisible()).toBe(false);
});

rare('a page is copied, and the copy has an address of its own', async ({ open }) => {
  const { desk, choose, dialog } = await openPage(open, 'consulta.yaml');
  await choose('Copiar');
  await dialog.getByText(/^Com tudo o que há em Consulta .*, para mudar o que é diferente\./).waitFor();
  await dialog.getByLabel('Assunto').fill('Retorno');
  await dialog.getByRole('button', { name: 'Criar página' }).click();
  await desk.save();
  expect(textOf(dev.current, 'retorno.yaml')).toBe(
    textOf(dev.current, 'consulta.yaml').replace(
      /^title: .*$/m,
      'title: Retorno em Passo Fundo | Vitrine Pet',
    ),
  );
});

rare('links to a section whose id is another follow on request', async ({ open }) => {
  const { desk, page } = await openPage(open, 'consulta.yaml');
  const place = (await desk.names()).indexOf('Contato');
  await desk.select(place);
  await page.getByText('Mais opções').click();
  await page
    .getByRole('region', { name: 'Editar' })
    .getByLabel('Nome da seção no endereço')
    .fill('fale-conosco');
  await page.getByRole('button', { name: /^Mudar também os \d links que levam aqui$/ }).click();
  await page.getByText(/^Os \d links levam aqui de novo\.$/).waitFor();
  await desk.save();
  expect(textOf(dev.current, 'consulta.yaml')).toContain('id: fale-conosco');
  expect(textOf(dev.current, 'site.yaml')).toContain('"/consulta#fale-conosco"');
});

rare('a new page opens at its top, whatever field of another was asked for before', async ({ open }) => {
  const { desk, page, dialog } = await openPage(open, 'banhoetosa.yaml');
  await desk.shown.getByRole('banner').getByText('Agendar').first().click();
  const form = page.getByRole('region', { name: 'Editar' });
  await form
    .getByText(/^Mais opções|^Cabeçalho/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Nova página' }).click();
  await dialog.getByLabel('Assunto').fill('Entregas');
  await dialog.getByRole('button', { name: 'Criar página' }).click();
  await page.getByText('A página /entregas foi criada').waitFor();
  await form.getByRole('heading', { name: 'A página' }).waitFor();
  expect(await form.locator('details[open]').count()).toBe(0);
  expect(await form.evaluate((element) => element.scrollTop)).toBe(0);
});
