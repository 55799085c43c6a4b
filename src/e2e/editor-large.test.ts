import { afterAll, beforeAll } from 'vitest';
import { moveSection } from '../content/edit/move.ts';
import { readLongPage } from '../bench/editor-sites.ts';
import { readSpecified, startDevSite, type DevSite } from '../testing/dev-site.ts';
import { devCache } from './editor/dev-cache.ts';
import { Desk, textOf } from './editor/desk.ts';
import { expect, test } from './harness.ts';

let dev: DevSite;

const page = 'banhoetosa.yaml';

beforeAll(async () => {
  const { files } = await readLongPage();
  const text = new TextDecoder().decode((await readSpecified())[page]);
  const copies = Array.from({ length: 30 }, (_, copy) => [
    `copia-${copy}.yaml`,
    text.replace(/^(title|description): /gm, `$1: ${copy} `),
  ]);
  dev = await startDevSite({ ...files, ...Object.fromEntries(copies) }, devCache);
});

afterAll(() => dev.close());

test('among many pages one is found as its name is typed, and opened', async ({ open }) => {
  const desk = new Desk(await open('/_editor', { site: dev.origin, width: 1280, height: 800 }));
  await desk.page.getByRole('button', { name: 'Início' }).click();
  const dialog = desk.page.getByRole('dialog', { name: 'Escolher a página' });
  const field = dialog.getByRole('searchbox', { name: 'Procurar uma página' });
  await field.fill('CÓPIA-12');
  await expect.poll(() => dialog.getByRole('button', { name: '/copia-12 ' }).count()).toBe(1);
  await expect.poll(() => dialog.getByRole('button', { name: '/copia-20 ' }).count()).toBe(0);
  await field.fill('nada assim');
  await dialog.getByText('Nenhuma página com esse nome ou endereço.').waitFor();
  await field.fill('copia 12');
  await dialog.getByRole('button', { name: '/copia-12 ' }).click();
  await desk.page.getByRole('button', { name: '/copia-12 ' }).waitFor();
  await desk.page.getByRole('button', { name: 'Arrastar Dúvidas, posição 7 de 8' }).waitFor();
});

test('among many sections one is found by its words, and moved by its buttons', async ({ open }) => {
  const before = textOf(dev, page);
  const desk = new Desk(await open('/_editor', { site: dev.origin, width: 1280, height: 800 }));
  await desk.page.getByRole('button', { name: 'Início' }).click();
  await desk.page.getByRole('searchbox', { name: 'Procurar uma página' }).fill('banhoetosa');
  await desk.page.getByRole('dialog').getByRole('button', { name: '/banhoetosa ' }).click();
  const field = desk.page.getByRole('searchbox', { name: 'Procurar uma seção' });
  await field.fill('duvidas');
  await expect.poll(() => desk.names()).toEqual(['Dúvidas']);
  await desk.page.getByRole('button', { name: 'Subir Dúvidas' }).click();
  await expect.poll(async () => (await desk.names()).length).toBe(100);
  await expect.poll(async () => (await desk.names()).indexOf('Dúvidas')).toBe(5);
  await desk.save();
  const expected = moveSection(before, 6, 5);
  expect(textOf(dev, page)).toBe(expected.ok && expected.text);
  await field.fill('nada assim');
  await desk.page.getByText('Nenhuma seção com essas palavras.').waitFor();
});

test('a page that was never sound says when it will be seen', async ({ open }) => {
  dev.site.put('quebrada.yaml', textOf(dev, page).replace('badge:', 'bagde:'));
  const desk = new Desk(await open('/_editor', { site: dev.origin, width: 1280, height: 800 }));
  const told = desk.page.getByText('A página aparece aqui assim que o que está marcado em vermelho');
  await desk.shown.getByRole('heading', { level: 1 }).waitFor();
  expect(await told.count()).toBe(0);
  await desk.page.getByRole('button', { name: 'Início' }).click();
  await desk.page.getByRole('searchbox', { name: 'Procurar uma página' }).fill('quebrada');
  await desk.page.getByRole('dialog').getByRole('button', { name: '/quebrada ' }).click();
  await told.waitFor();
  expect(await desk.page.locator('iframe').isVisible()).toBe(false);
});
