import { few } from '../testing/amount.ts';
import { Desk, specifiedForTests, textOf } from './editor/desk.ts';
import { eventually, expect, rare, test } from './harness.ts';

const dev = specifiedForTests();
const phone = { width: 360, height: 740, touch: true };

rare('on a phone the buttons of an open item stand side by side', async ({ open }) => {
  const desk = new Desk(await open('/_editor', { site: dev.current.origin, ...phone }));
  await desk.choosePage('banhoetosa.yaml');
  await desk.select(6);
  const item = desk.items.first();
  await item.locator('button').nth(1).click();
  const heights = ['Copiar', 'Esconder', 'Apagar'].map(
    async (name) => (await item.getByRole('button', { name }).first().boundingBox())?.y,
  );
  expect(new Set(await Promise.all(heights)).size).toBe(1);
});

test('on a phone a section is hidden, shown and deleted from its form', async ({ open }) => {
  const desk = await Desk.open(open, 'banhoetosa.yaml', { site: dev.current.origin, ...phone });
  const { page } = desk;
  await desk.select(6);
  const form = page.getByRole('region', { name: 'Editar' });
  const buttons = ['Copiar', 'Esconder', 'Apagar'].map((name) =>
    form.getByRole('button', { name: `${name} Dúvidas` }),
  );
  const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  await form.getByRole('button', { name: 'Esconder Dúvidas' }).tap();
  await page.getByText('Dúvidas não aparece mais nesta página.').waitFor();
  await form.getByRole('button', { name: 'Mostrar Dúvidas' }).tap();
  await form.getByRole('button', { name: 'Apagar Dúvidas' }).tap();
  await page.getByText('Dúvidas foi apagada.').waitFor();
  await desk.rows.first().waitFor();
  expect(await desk.names()).not.toContain('Dúvidas');
});

rare('on a phone a section is shown on some days alone, from its form', async ({ open }) => {
  const desk = await Desk.open(open, 'banhoetosa.yaml', { site: dev.current.origin, ...phone });
  const { page } = desk;
  await desk.select(6);
  const form = page.getByRole('region', { name: 'Editar' });
  await form.getByRole('button', { name: 'Só em alguns dias: Dúvidas' }).tap();
  await form
    .getByRole('group', { name: 'Quando a seção aparece' })
    .getByLabel('Aparece a partir de')
    .fill('2027-05-01');
  await page.getByRole('status').filter({ hasText: '01/05/2027' }).first().waitFor();
  await desk.save();
  expect(textOf(dev.current, 'banhoetosa.yaml')).toContain('showFrom: 01/05/2027');
});

rare(
  'however much will change, saving is in sight, and what throws it away stands last',
  async ({ open }) => {
    const desk = new Desk(await open('/_editor', { site: dev.current.origin, ...phone }));
    const { page } = desk;
    for (const file of ['banhoetosa.yaml', 'castracao.yaml', 'consulta.yaml', 'inverno.yaml', 'index.yaml']) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await desk.choosePage(file);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await desk.select(0);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page
        .getByRole('button', { name: /^Apagar / })
        .first()
        .tap();
    }
    await page.getByRole('button', { name: 'O que vai mudar' }).tap();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Salvar' });
    const bottom = await save.evaluate((button) => button.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(phone.height);
    const names = await dialog.locator('[data-foot] button').allTextContents();
    expect(names).toEqual(['Salvar', 'Voltar a editar', 'Descartar tudo']);
  },
);

rare('saving from what will change leads to what is still to be written', async ({ open }) => {
  const desk = new Desk(await open('/_editor', { site: dev.current.origin, ...phone }));
  await desk.choosePage('banhoetosa.yaml');
  await desk.select(6);
  await desk.page.getByRole('button', { name: 'Acrescentar pergunta' }).click();
  await desk.page.getByRole('button', { name: 'Falta escrever' }).waitFor();
  await desk.page.getByRole('button', { name: 'O que vai mudar' }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await desk.page.getByText('Antes de salvar, escreva o que falta.').waitFor();
  const field = desk.items.last().getByRole('textbox', { name: /^Pergunta/ });
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
});

rare(
  'a notice that comes to stand on every page is asked for its own days in one place alone',
  async ({ open }) => {
    const notice = '- type: notice\n  title: Fechado no feriado\n  showUntil: 15/07/2030\n\n';
    const before = textOf(dev.current, 'index.yaml');
    dev.current.site.put(
      'index.yaml',
      before.replace(/^sections:\n+/m, (start) => start + notice),
    );
    const desk = new Desk(await open('/_editor', { site: dev.current.origin, width: 1280, height: 800 }));
    const { page } = desk;
    await desk.select(0);
    const form = page.getByRole('region', { name: 'Editar' });
    await form.getByLabel('Último dia').waitFor();
    await page
      .getByLabel('Mover ou copiar Aviso para outra página')
      .selectOption({ label: 'Em todas as páginas' });
    await form.getByRole('button', { name: 'Editar a seção compartilhada' }).waitFor();
    await eventually(() =>
      form.getByLabel('Último dia').evaluate((day) => day.closest('details')?.open),
    ).toBe(false);
  },
);

rare(
  'a notice for all pages is found by its words, written once, and hidden everywhere at once',
  async ({ open }) => {
    const desk = await Desk.open(open, 'consulta.yaml', { site: dev.current.origin, ...phone });
    const { page } = desk;
    await page.getByRole('button', { name: 'Acrescentar seção' }).tap();
    await page.getByRole('searchbox').fill('um aviso no topo de todas as páginas');
    await page.getByRole('button', { name: /^Aviso em todas as páginas/ }).tap();
    const title = page.getByRole('region', { name: 'Editar' }).getByLabel(/^Título/);
    await eventually(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
    await title.fill('Fechado no feriado');
    await desk.save();
    for (const file of ['banhoetosa.yaml', 'consulta.yaml', 'index.yaml'])
      expect(textOf(dev.current, file)).toMatch(/sections:\n+(?:#.*\n)*- type: use\n {2}section: aviso\n/);
    expect(textOf(dev.current, '_shared/aviso.yaml')).toMatch(/^type: notice\ntitle: Fechado no feriado\n/m);
    await desk.choosePage('site.yaml');
    await desk.part('Seções');
    await page.getByRole('button', { name: 'Aviso em todas as páginas', exact: true }).tap();
    await page.getByText('Este já está em todas as páginas.').waitFor();
    await page.getByRole('button', { name: /^Só em alguns dias/ }).tap();
    await page.getByLabel('Aparece até, com este dia').fill('2099-12-25');
    await page.getByRole('button', { name: 'Esconder em todas as páginas' }).tap();
    await desk.save();
    expect(textOf(dev.current, '_shared/aviso.yaml')).toMatch(
      /^type: notice\nhidden: sim\nshowUntil: 25\/12\/2099\n/m,
    );
  },
);

rare(
  'hours that a page takes from the site lead there, pressed on the page or from the empty field',
  async ({ open }) => {
    const hours = '  week:\n    - days:\n        - sábado\n      opens: 08:30\n      closes: 16:00\n';
    dev.current.site.put('site.yaml', `${textOf(dev.current, 'site.yaml').trimEnd()}\n\nhours:\n${hours}`);
    const site = { site: dev.current.origin, width: 1280, height: 800 };
    const desk = await Desk.open(open, 'consulta.yaml', site);
    const form = desk.page.getByRole('region', { name: 'Editar' });
    await desk.shown.locator('footer').getByText('08:30–16:00').click();
    const focused = () =>
      desk.page.evaluate(() => (document.activeElement as HTMLTextAreaElement | null)?.value);
    await eventually(focused).toBe('08:30');
    await desk.choosePage('consulta.yaml');
    await form.getByText('Mais opções').first().click();
    const note = form.getByText('Só para um horário diferente aqui. O do site (sábado 08:30–16:00)').first();
    await note.scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: 'Mudar o horário do site' }).first().click();
    await form.getByRole('heading', { name: 'Dados do site' }).waitFor();
    await eventually(() => form.locator('fieldset:focus > legend').textContent()).toBe('Horário');
  },
);

rare.for(few([740, 568, 915]))(
  'a phone that lies down keeps its height for what is edited, at %i',
  async (width, { open }) => {
    const lying = { ...phone, width, height: 360 };
    const desk = await Desk.open(open, 'banhoetosa.yaml', { site: dev.current.origin, ...lying });
    const { page } = desk;
    for (const part of ['Seções', 'Página', 'Editar'] as const) {
      await desk.part(part);
      const height = await page.locator('main').evaluate((parts) => parts.clientHeight);
      expect(height, part).toBeGreaterThan(260);
    }
    const save = await page.getByRole('button', { name: 'Salvar', exact: true }).boundingBox();
    expect((save?.x ?? width) + (save?.width ?? 0)).toBeLessThanOrEqual(width);
  },
);
