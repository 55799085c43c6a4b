import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { few } from '../testing/amount.ts';
import { Desk, specifiedForTests, textOf } from './editor/desk.ts';
import { eventually, expect, test, type Open, type OpenOptions } from './harness.ts';

const site = specifiedForTests();

const page = 'banhoetosa.yaml';

function openDesk(open: Open, options: OpenOptions = {}): Promise<Desk> {
  return Desk.open(open, page, { site: site.current.origin, width: 1400, ...options });
}

test('a photo from this machine comes into the site, and can be chosen', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.select(0);
  await desk.page.getByRole('button', { name: 'Trocar foto' }).click();
  const photo = await desk.page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2600, height: 1300 });
    canvas.getContext('2d')?.fillRect(0, 0, 900, 900);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  await desk.page.locator('dialog[open] input[type=file]').setInputFiles({
    name: 'IMG 2034.JPG',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(photo, 'base64'),
  });
  await desk.page.getByText('img-2034.jpg').first().waitFor();
  await desk.save();
  expect(textOf(site.current, page)).toContain('image: img-2034.jpg');
  const shown = desk.shown.locator('img[src*="img-2034"]').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

/** Sends a small drawing through the window that is open. */
async function sendDrawing({ page: window }: Desk): Promise<void> {
  const drawing = await window.evaluate(
    () =>
      Object.assign(document.createElement('canvas'), { width: 40, height: 30 }).toDataURL().split(',')[1] ??
      '',
  );
  await window.locator('dialog[open] input[type=file]').setInputFiles({
    name: 'rabisco.png',
    mimeType: 'image/png',
    buffer: Buffer.from(drawing, 'base64'),
  });
}

test('many photos stand in the order of their numbers, and are found by their names', async ({ open }) => {
  const { site: disk } = site.current;
  const photo = readFileSync(join(disk.places.images, 'hero-banho.png'));
  const names = Array.from({ length: 40 }, (_, index) => `Foto ${index + 1}.png`);
  for (const name of names) disk.put(`../public/images/${name}`, photo);
  const desk = await openDesk(open);
  await desk.select(0);
  await desk.page.getByRole('button', { name: 'Trocar foto' }).click();
  const dialog = desk.page.getByRole('dialog');
  const search = dialog.getByRole('searchbox', { name: 'Procurar uma foto' });
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  await search.fill('FOTO');
  const listed = dialog.locator('button').filter({ hasText: '.png' });
  await eventually(() => listed.allTextContents()).toEqual(names);
  await search.fill('girafa');
  await dialog.getByText('Nenhuma foto com esse nome.').waitFor();
});

test('a photo whose window was closed while it was sent goes into no page that is opened meanwhile', async ({
  open,
}) => {
  const desk = await openDesk(open);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await desk.page.route('**/_editor/api/commit', async (route) => {
    await held;
    await route.continue();
  });
  await desk.select(0);
  await desk.page.getByRole('button', { name: 'Trocar foto' }).click();
  await sendDrawing(desk);
  await desk.page.getByText('Enviando a foto…').waitFor();
  await desk.page.keyboard.press('Escape');
  await desk.choosePage('castracao.yaml');
  await desk.select(0);
  const sent = desk.page.waitForResponse('**/_editor/api/commit');
  release();
  await sent;
  // It is there to be chosen, and chosen nowhere.
  await desk.page.getByRole('button', { name: 'Trocar foto' }).click();
  await desk.page.locator('dialog[open]').getByRole('button', { name: 'rabisco.png' }).waitFor();
  await desk.page.keyboard.press('Escape');
  expect(await desk.page.getByText('Tudo salvo').isVisible()).toBe(true);
});

test('a photo that could not be sent is sent by choosing the same file once more', async ({ open }) => {
  const desk = await openDesk(open, { expected: /ERR_FAILED/ });
  await desk.select(0);
  await desk.page.getByRole('button', { name: 'Trocar foto' }).click();
  await desk.page.route('**/_editor/api/**', (route) => route.abort());
  await sendDrawing(desk);
  const dialog = desk.page.locator('dialog[open]');
  await dialog
    .getByRole('status')
    .getByText(/npm start/)
    .waitFor();
  // Browsers tell of no file that is the same as before.
  expect(await dialog.locator('input[type=file]').evaluate((field: HTMLInputElement) => field.value)).toBe(
    '',
  );
});

test('a picture that moves is refused before it would become a still one', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.select(0);
  await desk.page.getByRole('button', { name: 'Trocar foto' }).click();
  const dot = '21f904000a000000 2c000000000100010000 0202442c00';
  const gif = `474946383961 01000100800000 000000ffffff ${dot} ${dot} 3b`;
  await desk.page.locator('dialog[open] input[type=file]').setInputFiles({
    name: 'gato.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from(gif.replaceAll(' ', ''), 'hex'),
  });
  await desk.page.getByText('Esta imagem se mexe, e no site ficaria parada.').waitFor();
  expect(await desk.page.getByText('Tudo salvo').isVisible()).toBe(true);
});

test('of a photo that arrived only its list is missing, and it says so; a lost answer is none of a lost photo', async ({
  open,
}) => {
  const desk = await openDesk(open, { expected: /ERR_FAILED|422/ });
  const dialog = desk.page.locator('dialog[open]');
  await desk.select(0);
  await desk.page.getByRole('button', { name: 'Trocar foto' }).click();
  await desk.page.route('**/_editor/api/list', (route) => route.abort());
  await sendDrawing(desk);
  await dialog
    .getByRole('status')
    .getByText(/^A foto chegou, mas a lista de fotos não pôde ser lida de novo\. Recarregue a página/)
    .waitFor();
  await desk.page.unroute('**/_editor/api/list');
  // The name is taken by now, and once that is known there is another.
  await sendDrawing(desk);
  await dialog.getByRole('button', { name: 'rabisco.png' }).waitFor();
  await desk.page.route('**/_editor/api/commit', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendDrawing(desk);
  await dialog.waitFor({ state: 'detached' });
  await desk.page.getByText('rabisco-2.png', { exact: true }).waitFor();
});

test('a photo that another window has sent comes into the list, and is no change of the site', async ({
  open,
}) => {
  const desk = await openDesk(open);
  const other = await desk.page.context().newPage();
  await other.goto(`${site.current.origin}/_editor#${page}`);
  const there = new Desk(other);
  await there.select(0);
  await other.getByRole('button', { name: 'Trocar foto' }).click();
  await sendDrawing(there);
  await other.getByText('rabisco.png', { exact: true }).waitFor();
  await desk.select(0);
  await desk.page.getByRole('button', { name: 'Trocar foto' }).click();
  await desk.page.evaluate(() => dispatchEvent(new Event('focus')));
  await desk.page.locator('dialog[open]').getByRole('button', { name: 'rabisco.png' }).waitFor();
  expect(await desk.page.getByText(/Outra pessoa|outra janela/).count()).toBe(0);
});

/** Gives the window a small drawing, as the clipboard or a hand that lets go of it does. */
function giveDrawing({ page: window }: Desk, kind: 'paste' | 'drop', where: string): Promise<boolean> {
  return window.evaluate(
    async ([event, selector]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
      const drawing = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve);
      });
      const given = new DataTransfer();
      given.items.add(new File([drawing ?? ''], 'image.png', { type: 'image/png' }));
      const init = { bubbles: true, cancelable: true };
      const told =
        event === 'paste'
          ? new ClipboardEvent(event, { ...init, clipboardData: given })
          : new DragEvent(event, { ...init, dataTransfer: given });
      return document.querySelector(selector)?.dispatchEvent(told) ?? true;
    },
    [kind, where] as const,
  );
}

test.for(
  few([
    ['the way to send one', 'dialog[open] :focus'],
    ['a photo of the list', 'dialog[open] button[aria-pressed]'],
    ['nothing', 'body'],
  ] as const),
)('a photo that is pasted into the window that chooses one, on %s, is sent', async ([, where], { open }) => {
  const desk = await openDesk(open);
  await desk.select(0);
  await desk.page.getByRole('button', { name: 'Trocar foto' }).click();
  await giveDrawing(desk, 'paste', where);
  await desk.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await desk.save();
  expect(textOf(site.current, page)).toContain('image: image.');
});

test('a photo that falls beside its place does not take the editor’s place', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.select(0);
  expect(await giveDrawing(desk, 'drop', 'section[aria-label=Editar] h2')).toBe(false);
  await desk.page.getByRole('button', { name: 'Trocar foto' }).click();
  expect(await giveDrawing(desk, 'drop', 'dialog[open] h2')).toBe(false);
});
