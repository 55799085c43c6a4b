import { readData } from '../content/edit/parse.ts';
import { moveSection } from '../content/edit/move.ts';
import { few } from '../testing/amount.ts';
import { Desk, specifiedForTests, textOf, writtenAt } from './editor/desk.ts';
import { eventually, expect, rare, test, type Open } from './harness.ts';

const site = specifiedForTests();

const page = 'banhoetosa.yaml';

async function openDesk(open: Open, options = {}): Promise<Desk> {
  // So high that no list scrolls while a row is held near its end.
  const desk = await Desk.open(open, page, {
    site: site.current.origin,
    width: 1400,
    height: 1400,
    ...options,
  });
  await desk.page.getByRole('button', { name: /Arrastar Dúvidas/ }).waitFor();
  return desk;
}

function lines(text: string): readonly string[] {
  return text.split('\n').toSorted();
}

test('opened and saved without a change, a file stays as it is', async ({ open }) => {
  const windows = textOf(site.current, page).replaceAll('\n', '\r\n').trimEnd();
  site.current.site.put(page, `\uFEFF${windows}`);
  const before = writtenAt(site.current, page);
  const desk = await openDesk(open);
  await expect
    .poll(() => desk.page.getByRole('button', { name: 'Salvar', exact: true }).isDisabled())
    .toBe(true);
  await desk.page.keyboard.press('Control+s');
  await desk.page.getByText('Tudo salvo').waitFor();
  expect(textOf(site.current, page)).toBe(`\uFEFF${windows}`);
  expect(writtenAt(site.current, page)).toBe(before);
});

const moves = [
  [0, 7],
  [0, 1],
  [7, 6],
  [6, 3],
  [2, 5],
  [5, 2],
  [1, 6],
  [4, 0],
  [3, 7],
  [7, 0],
] as const;

test.for(few(moves))(
  'a section dragged from %i to %i is a move in the file, and nothing else',
  async ([from, to], { open }) => {
    const before = textOf(site.current, page);
    const desk = await openDesk(open);
    const names = await desk.names();
    await desk.drag(from, to);
    const moved = names.toSpliced(from, 1).toSpliced(to, 0, names[from] ?? '');
    await eventually(() => desk.names()).toEqual(moved);
    await desk.save();
    const after = textOf(site.current, page);
    const expected = moveSection(before, from, to);
    expect(after).toBe(expected.ok && expected.text);
    expect(lines(after)).toEqual(lines(before));
  },
);

rare('a section that is let go on the line between two others stays between them', async ({ open }) => {
  const desk = await openDesk(open);
  const names = await desk.names();
  const { mouse } = desk.page;
  const grip = await desk.grip(6).boundingBox();
  const [own, above] = [await desk.rows.nth(6).boundingBox(), await desk.rows.nth(2).boundingBox()];
  if (grip === null || own === null || above === null) throw new Error('A row is not there.');
  const [x, start] = [grip.x + grip.width / 2, own.y + own.height / 2];
  await mouse.move(x, start);
  await mouse.down();
  await mouse.move(x, start - 20, { steps: 3 });
  // As far over the line as a hand may miss it.
  await mouse.move(x, above.y + above.height - 4, { steps: 12 });
  await desk.page.getByText('agora sobre a posição 4 de').waitFor();
  await mouse.up();
  await eventually(() => desk.names()).toEqual(names.toSpliced(6, 1).toSpliced(3, 0, names[6] ?? ''));
});

test('a section is moved by the keyboard alone, from opening to saving, and keeps the focus', async ({
  open,
}) => {
  const before = textOf(site.current, page);
  const desk = await openDesk(open);
  const { keyboard } = desk.page;
  const focused = () => desk.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let tries = 0; tries < 60 && !(await focused()).startsWith('Arrastar Dúvidas'); tries += 1)
    await keyboard.press('Tab');
  await keyboard.press('Space');
  await desk.page.getByText('Dúvidas na mão, na posição 7 de 8.').waitFor();
  // The drag listens to keys by a timer of its own, which a busy machine runs after it has spoken.
  await desk.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await keyboard.press('ArrowUp');
  await desk.page.getByText('Dúvidas agora sobre a posição 6 de 8.').waitFor();
  await keyboard.press('Space');
  await expect.poll(focused).toBe('Arrastar Dúvidas, posição 6 de 8');
  await keyboard.press('Control+s');
  await desk.page.getByText('Tudo salvo').waitFor();
  const expected = moveSection(before, 6, 5);
  expect(textOf(site.current, page)).toBe(expected.ok && expected.text);
});

rare('a section is moved by its buttons, which keep the focus', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.page.getByRole('button', { name: 'Subir Dúvidas' }).click();
  await desk.page.keyboard.press('Enter');
  await expect.poll(async () => (await desk.names()).indexOf('Dúvidas')).toBe(4);
  const label = await desk.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(label).toBe('Subir Dúvidas');
});

test('one field changes its own lines alone, and the page follows', async ({ open }) => {
  const before = textOf(site.current, page);
  const desk = await openDesk(open);
  await desk.select(0);
  await desk.page.getByLabel('Título').fill('Banho: sem susto #1');
  await desk.shown.getByRole('heading', { name: 'Banho: sem susto #1', level: 1 }).waitFor();
  await desk.save();
  expect(textOf(site.current, page)).toBe(
    before.replace('title: Seu pet mais bonito e cheiroso que nunca!', 'title: "Banho: sem susto #1"'),
  );
});

rare(
  'letters typed in a row are one step back, and the whole way back is the same text',
  async ({ open }) => {
    const desk = await openDesk(open);
    await desk.select(0);
    const title = desk.page.getByLabel('Título');
    const { keyboard } = desk.page;
    await title.focus();
    await keyboard.press('End');
    await keyboard.type(' Hoje');
    await desk.page.getByRole('button', { name: /^Esconder (?!a seção)/ }).click();
    await desk.page.getByRole('banner').getByRole('button', { name: 'Desfazer' }).click();
    expect(await title.inputValue()).toBe('Seu pet mais bonito e cheiroso que nunca! Hoje');
    await keyboard.press('Control+z');
    await desk.page.getByText('Tudo salvo').waitFor();
    await keyboard.press('Control+Shift+Z');
    expect(await title.inputValue()).toBe('Seu pet mais bonito e cheiroso que nunca! Hoje');
  },
);

test('a section is added from the examples, copied, hidden and deleted', async ({ open }) => {
  const before = textOf(site.current, page);
  const desk = await openDesk(open);
  await desk.page.getByRole('button', { name: 'Acrescentar seção' }).click();
  await desk.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Texto/ })
    .click();
  await expect.poll(async () => (await desk.names()).at(-1)).toContain('Texto');
  await desk.page.getByRole('note').getByText('Ainda estão como no exemplo:').waitFor();
  await desk.page.getByRole('button', { name: 'Ficam assim' }).click();
  await expect.poll(async () => (await desk.names()).at(-1)).toBe('Texto');
  await desk.page.getByRole('button', { name: /^Copiar / }).click();
  await desk.page.getByRole('button', { name: /^Esconder (?!a seção)/ }).click();
  await desk.save();
  // Who has said that they stay is not asked again.
  expect(await desk.page.getByText('Ainda é de exemplo').count()).toBe(0);
  const added = textOf(site.current, page);
  expect(added.startsWith(before.trimEnd())).toBe(true);
  expect(added.slice(before.length)).toContain('  hidden: sim\n');
  for (let left = 0; left < 2; left += 1) {
    await desk.select(8);
    await desk.page.getByRole('button', { name: /^Apagar / }).click();
  }
  await desk.save();
  expect(textOf(site.current, page)).toBe(before);
});

test('an error is told at its field and cannot be saved', async ({ open }) => {
  const before = textOf(site.current, page);
  const desk = await openDesk(open);
  await desk.select(0);
  await desk.page.getByLabel('Título').fill('');
  await desk.page.getByRole('banner').getByRole('button', { name: 'Falta escrever' }).waitFor();
  await desk.page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await desk.page.getByText('Antes de salvar, escreva o que falta.').waitFor();
  expect(textOf(site.current, page)).toBe(before);
});

rare('what is pressed on the page is what the form shows, and leads nowhere', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.shown.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(() => desk.page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value))
    .toBe('Seu pet mais bonito e cheiroso que nunca!');
  await desk.shown.getByRole('link', { name: 'Agendar Agora' }).last().click();
  expect(desk.page.url()).toBe(`${site.current.origin}/_editor#${page}`);
  expect(desk.page.context().pages()).toHaveLength(1);
});

rare('what will change is told in plain words, and the lines on request', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.select(0);
  await desk.page.getByLabel('Título').fill('Um título novo');
  await desk.page.getByRole('button', { name: 'O que vai mudar' }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByText('Seu pet mais bonito e cheiroso que nunca!" → "Um título novo"').waitFor();
  await dialog.getByText('Ver as linhas').click();
  await dialog.getByText('+  title: Um título novo').waitFor();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await desk.page.getByText('Tudo salvo').waitFor();
  await eventually(() =>
    expect(readData(textOf(site.current, page))).toHaveProperty('sections.0.title', 'Um título novo'),
  );
});

test('what somebody else saved meanwhile is put together with what is typed here', async ({ open }) => {
  const before = textOf(site.current, page);
  const desk = await openDesk(open, { expected: /409/ });
  await desk.select(0);
  await desk.page.getByLabel('Título').fill('O meu título');
  const theirs = before.replace('badge: Banho e tosa em Passo Fundo', 'badge: O selo dela # nota dela');
  site.current.site.put(page, theirs);
  await desk.save();
  await desk.page.getByText('Salvo, junto com o que outra pessoa mudou').waitFor();
  await desk.page.getByText('O que mudou', { exact: true }).click();
  await desk.page.getByText('selo da seção Capa: "Banho e tosa em Passo Fundo" → "O selo dela"').waitFor();
  expect(textOf(site.current, page)).toBe(
    theirs.replace('title: Seu pet mais bonito e cheiroso que nunca!', 'title: O meu título'),
  );
});

test('what is typed while the changes of another come in is not lost', async ({ open }) => {
  const before = textOf(site.current, page);
  const desk = await openDesk(open, { expected: /409/ });
  await desk.select(0);
  const title = desk.page.getByLabel('Título');
  await title.fill('O meu título');
  site.current.site.put(page, before.replace('badge: Banho e tosa em Passo Fundo', 'badge: O selo dela'));
  const { asked, release } = await desk.holdReading();
  await desk.page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await asked;
  await title.fill('O meu título, e mais');
  release();
  await desk.page.getByText('Tudo salvo').waitFor();
  expect(textOf(site.current, page)).toContain('title: O meu título, e mais');
  expect(textOf(site.current, page)).toContain('badge: O selo dela');
});

const oldTitle = 'title: Seu pet mais bonito e cheiroso que nunca!';

/** Two people give one field another text each; who saves last is asked which of them stays. */
async function clash(open: Open, before: string): Promise<Desk> {
  const desk = await openDesk(open, { expected: /409/ });
  await desk.select(0);
  await desk.page.getByLabel('Título').fill('O meu título');
  await desk.page.evaluate(() => {
    const { delete: remove } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.delete = function (key) {
      performance.mark('a draft deleted');
      return remove.call(this, key);
    };
  });
  site.current.site.put(page, before.replace(oldTitle, 'title: O título dela'));
  await desk.page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await desk.page.getByRole('dialog').getByText('O título dela').waitFor();
  return desk;
}

test('what two people wrote in one field is shown to choose from, and the page is saved with the choice', async ({
  open,
}) => {
  const before = textOf(site.current, page);
  const desk = await clash(open, before);
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByText('banhoetosa: Capa, título').waitFor();
  const together = desk.page.getByText('As mudanças dela e as suas estão juntas: confira e salve.');
  expect(await together.count()).toBe(0);
  await dialog.getByRole('button', { name: 'Fica o meu' }).click();
  await together.waitFor();
  await desk.save();
  expect(textOf(site.current, page)).toBe(before.replace(oldTitle, 'title: O meu título'));
});

test('what is still to be chosen is asked again once the window was loaded anew', async ({ open }) => {
  const before = textOf(site.current, page);
  const desk = await clash(open, before);
  // A draft that is gone for a moment is lost to whoever leaves in it.
  expect(await desk.page.evaluate(() => performance.getEntriesByName('a draft deleted').length)).toBe(0);
  let isAsked = false;
  desk.page.once('dialog', (question) => {
    isAsked = true;
    void question.accept();
  });
  await desk.page.reload();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByText('O título dela').waitFor();
  expect(isAsked).toBe(true);
  await dialog.getByText('O meu título').waitFor();
  await dialog.getByRole('button', { name: 'Fica o meu' }).click();
  await desk.save();
  expect(textOf(site.current, page)).toBe(before.replace(oldTitle, 'title: O meu título'));
});

test('a text that another has saved with a mistake is put together once it is corrected', async ({
  open,
}) => {
  const before = textOf(site.current, page);
  const desk = await openDesk(open, { expected: /409/ });
  await desk.select(0);
  await desk.page.getByLabel('Título').fill('O meu título');
  site.current.site.put(page, before.replace('sections:', 'sections'));
  await desk.page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByText('O texto que a outra pessoa gravou tem um erro').waitFor();
  expect(await dialog.innerText()).not.toContain('já está junto');
  expect(await dialog.getByText('Título: O meu título').innerText()).not.toContain('badge');
  const retry = dialog.getByRole('button', { name: 'Tentar de novo' });
  await retry.click();
  await dialog.getByText('Ainda não dá para juntar os dois.').waitFor();
  const theirs = before.replace('badge: Banho e tosa em Passo Fundo', 'badge: O selo dela');
  site.current.site.put(page, theirs);
  await retry.click();
  await dialog.waitFor({ state: 'detached' });
  await desk.save();
  expect(textOf(site.current, page)).toBe(theirs.replace(oldTitle, 'title: O meu título'));
});

rare(
  'the address leads to the file that is edited, also where it is loaded anew or changed by hand',
  async ({ open }) => {
    const { page: window } = await openDesk(open);
    const choice = window.getByLabel('Página', { exact: true });
    expect(await choice.inputValue()).toBe(page);
    await choice.selectOption('site.yaml');
    expect(new URL(window.url()).hash).toBe('#site.yaml');
    await window.reload();
    await expect.poll(() => choice.inputValue()).toBe('site.yaml');
    await window.evaluate(() => location.assign('#inverno.yaml'));
    await expect.poll(() => choice.inputValue()).toBe('inverno.yaml');
    await window.goto(`${site.current.origin}/_editor#%`);
    await window.reload();
    await expect.poll(() => choice.inputValue()).toBe('index.yaml');
  },
);

test('what was not saved is there again after a crash, on what others saved meanwhile', async ({ open }) => {
  const before = textOf(site.current, page);
  const desk = await openDesk(open);
  await desk.select(0);
  await desk.page.getByLabel('Título').fill('Antes da queda');
  await desk.shown.getByRole('heading', { name: 'Antes da queda' }).waitFor();
  const context = desk.page.context();
  await desk.page.close({ runBeforeUnload: false });
  site.current.site.put(page, before.replace('badge: Banho e tosa em Passo Fundo', 'badge: O selo dela'));
  const again = new Desk(await context.newPage());
  await again.page.goto(`${site.current.origin}/_editor`);
  await again.page.getByText('O que não tinha sido salvo da última vez está de volta.').waitFor();
  await again.choosePage(page);
  await again.save();
  const after = textOf(site.current, page);
  expect(after).toContain('badge: O selo dela');
  expect(after).toContain('title: Antes da queda');
});

test('a page is made, and a section goes to it', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.page.getByRole('button', { name: 'Nova página' }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByLabel('Assunto').fill('Vacinas para cães');
  await dialog.getByText('A página ficará em /vacinas-para-caes').waitFor();
  await dialog.getByText('Com a capa, que tem o assunto como título.').waitFor();
  await dialog.getByRole('button', { name: 'Criar página' }).click();
  await desk.shown.getByRole('heading', { name: 'Vacinas para cães', level: 1 }).waitFor();
  await desk.choosePage(page);
  await desk.select(2);
  await desk.page
    .getByLabel('Mover ou copiar Benefícios para outra página')
    .selectOption('vacinas-para-caes.yaml');
  await expect.poll(() => desk.names()).toEqual(['Capa', 'Benefícios']);
  await desk.page
    .getByText(/Benefícios está agora no fim de Vacinas para cães.* · \/vacinas-para-caes\./)
    .waitFor();
  await desk.page.getByRole('button', { name: 'O que vai mudar' }).click();
  await dialog.getByText('a seção Benefícios vai para a página /vacinas-para-caes').waitFor();
  await dialog.getByRole('button', { name: 'Voltar a editar' }).click();
  await desk.save();
  expect(textOf(site.current, 'vacinas-para-caes.yaml')).toContain('# ── Por que nos escolher');
  expect(textOf(site.current, page)).not.toContain('- type: benefits');
});

test('its scripts are sent again only where they have changed', async () => {
  const ask = (tag?: string) =>
    fetch(`${site.current.origin}/_editor/app.js`, { headers: { ...(tag && { 'If-None-Match': tag }) } });
  const { status, headers } = await ask();
  const tag = headers.get('etag') ?? '';
  expect([status, headers.get('cache-control'), tag]).toEqual([
    200,
    'no-cache',
    expect.stringMatching(/^"\w+"$/),
  ]);
  const [known, old] = [await ask(tag), await ask('"another"')];
  expect([known.status, await known.text(), old.status]).toEqual([304, '', 200]);
  expect(known.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'));
});
