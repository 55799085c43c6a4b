import type { BrowserContext, Page } from 'playwright-core';
import { Desk, specifiedForTests, textOf } from './editor/desk.ts';
import { eventually, expect, test, type Open } from './harness.ts';

const site = specifiedForTests();

const page = 'banhoetosa.yaml';
const oldTitle = 'Seu pet mais bonito e cheiroso que nunca!';
const recovered = 'O que não tinha sido salvo da última vez está de volta.';

function openDesk(open: Open): Promise<Desk> {
  return Desk.open(open, page, { site: site.current.origin, width: 1400, expected: /409/ });
}

/** Another window of the same browser. */
async function another(context: BrowserContext, file = page): Promise<Desk> {
  const window = await context.newPage();
  await window.goto(`${site.current.origin}/_editor#${file}`);
  await window.getByLabel('Página', { exact: true }).waitFor();
  return new Desk(window);
}

/** The texts that the browser keeps, in one. */
function keptIn(window: Page): Promise<string> {
  return window.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('vitrine-editor');
        opening.addEventListener('error', () => reject(new Error('The drafts cannot be read.')));
        opening.addEventListener('success', () => {
          const drafts = opening.result.transaction('drafts').objectStore('drafts').getAll();
          drafts.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(drafts.result.map(({ changed }) => changed)));
          });
        });
      }),
  );
}

/** Writes the title of the section that is edited, and waits until the browser keeps it. */
async function write({ page: window }: Desk, title: string): Promise<void> {
  await window
    .getByLabel(/^Título/)
    .first()
    .fill(title);
  await eventually(() => keptIn(window)).toContain(title);
}

async function titleOf(desk: Desk, section = 0): Promise<string> {
  await desk.select(section);
  return desk.page
    .getByLabel(/^Título/)
    .first()
    .inputValue();
}

test('what two windows had not saved as they crashed is all there in the next one', async ({ open }) => {
  const one = await openDesk(open);
  const context = one.page.context();
  const two = await another(context);
  const three = await another(context, 'consulta.yaml');
  await one.select(0);
  await write(one, 'A capa de Ana');
  await two.select(6);
  await write(two, 'As dúvidas de Beto');
  await three.select(0);
  await write(three, 'A consulta de Caio');
  const next = await context.newPage();
  for (const { page: window } of [one, two, three]) await window.close({ runBeforeUnload: false });
  await next.goto(`${site.current.origin}/_editor#${page}`);
  await next.getByText(recovered, { exact: true }).waitFor();
  const desk = new Desk(next);
  expect(await titleOf(desk)).toBe('A capa de Ana');
  expect(await titleOf(desk, 6)).toBe('As dúvidas de Beto');
  await desk.save();
  expect(textOf(site.current, 'consulta.yaml')).toContain('A consulta de Caio');
  await eventually(() => keptIn(next)).toBe('[]');
});

test('a window keeps its own words while another one writes, saves and is loaded anew', async ({ open }) => {
  const one = await openDesk(open);
  const two = await another(one.page.context(), 'consulta.yaml');
  await one.select(0);
  await write(one, 'A capa de Ana');
  await two.select(0);
  await write(two, 'A consulta de Beto');
  one.page.on('dialog', (question) => void question.accept());
  await one.page.reload();
  await one.page.getByText(recovered, { exact: true }).waitFor();
  expect(await titleOf(one)).toBe('A capa de Ana');
  expect(await keptIn(one.page)).toContain('A consulta de Beto');
  await two.save();
  await one.page.reload();
  expect(await titleOf(one)).toBe('A capa de Ana');
  await one.choosePage('consulta.yaml');
  expect(await titleOf(one)).toBe('A consulta de Beto');
});

test('a window that was duplicated writes apart from the first', async ({ open }) => {
  const one = await openDesk(open);
  await one.select(0);
  await write(one, 'A capa de Ana');
  const opening = one.page.context().waitForEvent('page');
  // As a duplicated window does, it begins with what the first one keeps for itself.
  await one.page.evaluate(() => void open(location.href));
  const two = new Desk(await opening);
  expect(await titleOf(two)).toBe(oldTitle);
  await two.select(6);
  await write(two, 'As dúvidas de Beto');
  for (const { page: window } of [one, two]) {
    window.on('dialog', (question) => void question.accept());
    await window.reload();
    await window.getByText(recovered, { exact: true }).waitFor();
  }
  expect(await titleOf(one)).toBe('A capa de Ana');
  expect(await titleOf(two)).toBe(oldTitle);
  expect(await titleOf(two, 6)).toBe('As dúvidas de Beto');
});

test('of two windows that wrote in one field, the words of the second wait until the first are saved', async ({
  open,
}) => {
  const one = await openDesk(open);
  const context = one.page.context();
  const two = await another(context);
  await one.select(0);
  await write(one, 'A capa de Ana');
  await two.select(0);
  await write(two, 'A capa de Beto');
  const next = await context.newPage();
  for (const { page: window } of [one, two]) await window.close({ runBeforeUnload: false });
  await next.goto(`${site.current.origin}/_editor#${page}`);
  await next.getByText('Outra janela tinha mudado os mesmos textos').waitFor();
  const desk = new Desk(next);
  const first = await titleOf(desk);
  await desk.save();
  await next.reload();
  const dialog = next.getByRole('dialog');
  await dialog.getByText('A capa de Ana').waitFor();
  await dialog.getByText('A capa de Beto').waitFor();
  expect(await dialog.innerText()).not.toMatch(/pessoa/);
  await dialog.getByRole('button', { name: 'Fica o que não foi salvo' }).click();
  await desk.save();
  const second = first === 'A capa de Ana' ? 'A capa de Beto' : 'A capa de Ana';
  expect(textOf(site.current, page)).toContain(`title: ${second}`);
});

test('what an earlier version of the editor has kept is found', async ({ open }) => {
  const { page: window } = await openDesk(open);
  const text = textOf(site.current, page);
  const changed = { [page]: text.replace(oldTitle, 'A capa de antes') };
  await window.evaluate(
    async ([draft, api]) => {
      const token = document.querySelector<HTMLMetaElement>('meta[name="editor-token"]')?.content ?? '';
      const { place } = await (await fetch(api, { headers: { 'X-Editor-Token': token } })).json();
      await new Promise((resolve) => {
        const opening = indexedDB.open('vitrine-editor');
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('drafts', 'readwrite');
          writing.objectStore('drafts').put(draft, place);
          writing.addEventListener('complete', resolve);
        });
      });
    },
    [{ base: { [page]: { id: 'before', text } }, changed }, '/_editor/api/list'] as const,
  );
  await window.reload();
  await window.getByText(recovered, { exact: true }).waitFor();
  expect(await titleOf(new Desk(window))).toBe('A capa de antes');
  // It is this window's own by now.
  await window.reload();
  await window.getByText(recovered, { exact: true }).waitFor();
});

test('what is typed as a window is left is there to the last letter', async ({ open }) => {
  const desk = await openDesk(open);
  desk.page.on('dialog', (question) => void question.accept());
  for (const word of [' um', ' dois', ' três']) {
    await desk.select(0);
    const title = desk.page.getByLabel(/^Título/).first();
    await title.focus();
    // Of a text that goes on over lines End alone would find the end of one.
    await desk.page.keyboard.press('Control+End');
    await desk.page.keyboard.type(word);
    await desk.page.reload();
    await desk.page.getByText(recovered, { exact: true }).waitFor();
  }
  expect(await titleOf(desk)).toBe(`${oldTitle} um dois três`);
});
