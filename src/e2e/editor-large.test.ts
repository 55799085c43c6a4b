import { afterAll, beforeAll } from 'vitest';
import { moveSection } from '../content/edit/move.ts';
import { readLongPage } from '../bench/editor-sites.ts';
import { readSpecified, startDevSite, type DevSite } from '../testing/dev-site.ts';
import { devCache } from './editor/dev-cache.ts';
import { Desk, textOf } from './editor/desk.ts';
import { expect, painted, rare } from './harness.ts';

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

rare('among many pages one is found as its name is typed, and opened', async ({ open }) => {
  const desk = new Desk(await open('/_editor', { site: dev.origin, width: 1280, height: 800 }));
  await desk.page.getByRole('button', { name: 'Início' }).click();
  const dialog = desk.page.getByRole('dialog', { name: 'Escolher a página' });
  const field = dialog.getByRole('searchbox', { name: 'Procurar uma página' });
  // It has the focus already.
  await field.waitFor();
  await desk.page.keyboard.type('CÓPIA-12');
  await expect.poll(() => dialog.getByRole('button', { name: '/copia-12 ' }).count()).toBe(1);
  await expect.poll(() => dialog.getByRole('button', { name: '/copia-20 ' }).count()).toBe(0);
  await field.fill('nada assim');
  await dialog.getByText('Nenhuma página com esse nome ou endereço.').waitFor();
  await field.fill('copia 12');
  await dialog.getByRole('button', { name: '/copia-12 ' }).click();
  await desk.page.getByRole('button', { name: '/copia-12 ' }).waitFor();
  await desk.page.getByRole('button', { name: 'Arrastar Dúvidas, posição 7 de 8' }).waitFor();
});

rare('among many sections one is found by its words, and moved by its buttons', async ({ open }) => {
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

/** Opens a page by the list of all. */
async function choose(desk: Desk, name: string): Promise<void> {
  await desk.page.locator('header button[aria-haspopup=dialog]').first().click();
  await desk.page.getByRole('searchbox', { name: 'Procurar uma página' }).fill(name);
  await desk.page
    .getByRole('dialog')
    .getByRole('button', { name: `/${name} ` })
    .click();
}

rare('where selected words lead is sought among many pages and sections', async ({ open }) => {
  dev.site.restore();
  const before = textOf(dev, 'consulta.yaml');
  const desk = new Desk(await open('/_editor', { site: dev.origin, width: 1280, height: 800 }));
  const { page } = desk;
  await choose(desk, 'consulta');
  await desk.select(0);
  const text = page.getByLabel('Texto', { exact: true });
  const word = /[a-zç]{7,}/i.exec(await text.inputValue())?.[0] ?? '';
  await text.evaluate((area: HTMLTextAreaElement, chosen) => {
    const start = area.value.indexOf(chosen);
    area.setSelectionRange(start, start + chosen.length);
  }, word);
  await page.getByRole('button', { name: 'Pôr um link nas palavras selecionadas' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Escolher aonde leva' });
  const field = dialog.getByRole('searchbox', { name: 'Procurar uma página ou seção' });
  await field.fill('nada assim');
  await dialog.getByText('Nenhuma página ou seção com essas palavras.').waitFor();
  await field.fill('copia-7 duvidas');
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1);
  await dialog.getByRole('button', { name: 'Dúvidas' }).click();
  await desk.shown.getByRole('link', { name: word }).waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(word);
  await desk.save();
  expect(textOf(dev, 'consulta.yaml')).toBe(before.replace(word, `[${word}](/copia-7#faq)`));
});

rare('a section goes to a page that is sought among many, or stands on all of them', async ({ open }) => {
  dev.site.restore();
  const [before, goal] = [textOf(dev, 'consulta.yaml'), textOf(dev, 'copia-3.yaml')];
  const desk = new Desk(await open('/_editor', { site: dev.origin, width: 1280, height: 800 }));
  const { page } = desk;
  await choose(desk, 'consulta');
  const last = (await desk.rows.count()) - 1;
  await desk.select(last);
  const [name = ''] = (await desk.names()).slice(-1);
  await page.getByRole('button', { name: `Mover ou copiar ${name} para outra página` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copiar' }).click();
  await dialog.getByRole('searchbox', { name: 'Procurar uma página' }).fill('copia-3 ');
  await dialog.getByRole('button', { name: '/copia-3' }).click();
  await page.getByText(`A cópia de ${name} está no fim de`).waitFor();
  await desk.save();
  expect(textOf(dev, 'consulta.yaml')).toBe(before);
  expect(textOf(dev, 'copia-3.yaml').length).toBeGreaterThan(goal.length + 100);
  await page.getByRole('button', { name: `Mover ou copiar ${name} para outra página` }).click();
  await dialog.getByRole('button', { name: 'Pôr em todas as páginas' }).click();
  await page.getByText('Ela está em todas as páginas').waitFor();
  expect(await dialog.count()).toBe(0);
});

/** Keeps what a window and its worker say to each other. */
const listen = () => {
  const said = new Array<string>();
  const known = new WeakSet<Worker>();
  Object.assign(window, { said });
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function note(order: { kind: string }, options?: object) {
    if (!known.has(this)) this.addEventListener('message', ({ data }) => said.push(data.kind));
    known.add(this);
    said.push(order.kind);
    return send.call(this, order, options);
  };
};

rare('nothing is checked anew because a field is left', async ({ open }) => {
  dev.site.restore();
  const settings = { site: dev.origin, width: 1280, height: 800, before: listen };
  const desk = new Desk(await open('/_editor', settings));
  const { page } = desk;
  const said = () => page.evaluate(() => Reflect.get(window, 'said') as readonly string[]);
  // The page is there before the others have been looked at.
  await expect.poll(said).toContain('checked');
  await page.evaluate(() => Reflect.get(window, 'said').splice(0));
  await desk.select(0);
  await page.getByLabel('Título').first().press('End');
  await page.keyboard.type('!');
  await expect.poll(said).toEqual(['check', 'shown', 'checked']);
  await page.getByRole('button', { name: 'Desfazer' }).focus();
  await painted(page);
  expect(await said()).toEqual(['check', 'shown', 'checked']);
  // The field has been left for certain: what is typed next is a step of its own.
  await page.getByLabel('Título').first().press('End');
  await page.keyboard.type('?');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(() => page.getByLabel('Título').first().inputValue()).toMatch(/^[^?]*![^?]*$/);
});

rare('a page that was never sound says when it will be seen', async ({ open }) => {
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
