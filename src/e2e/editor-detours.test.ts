import { readData } from '../content/edit/parse.ts';
import { few } from '../testing/amount.ts';
import { Desk, dragByFinger, specifiedForTests, textOf } from './editor/desk.ts';
import { expect, rare, type Open, type OpenOptions } from './harness.ts';

const dev = specifiedForTests();

async function openFile(open: Open, file: string, options: OpenOptions = {}): Promise<Desk> {
  const site = dev.current.origin;
  const desk = await Desk.open(open, file, { site, width: 1400, height: 900, ...options });
  return desk;
}

/** What can be pressed in the toolbar and is seen: its name, and the middle of its height; nothing of it is cut off. */
function listTools(desk: Desk) {
  return desk.page.getByRole('banner').evaluate((bar) => {
    const tools = [...bar.querySelectorAll<HTMLElement>('button, select, summary')];
    return tools
      .filter((tool) => tool.checkVisibility())
      .map((tool) => {
        const { left, right, top, bottom } = tool.getBoundingClientRect();
        const name = tool.getAttribute('aria-label') ?? tool.textContent.trim();
        const isWhole = left >= 0 && right <= innerWidth && tool.scrollWidth <= tool.clientWidth + 1;
        return { name, row: Math.round((top + bottom) / 2), isWhole };
      });
  });
}

rare('on a phone the toolbar takes two rows, with all that it has', async ({ open }) => {
  const desk = await openFile(open, 'banhoetosa.yaml', { width: 360, height: 740, touch: true });
  await desk.select(0);
  await desk.page.getByLabel('Título').fill('');
  await desk.page.getByRole('banner').getByRole('button', { name: 'Falta escrever' }).waitFor();
  const tools = await listTools(desk);
  expect(tools.map(({ name }) => name)).toEqual([
    'Página',
    'Página',
    'Nova página',
    'Desfazer',
    'Refazer',
    'Falta escrever',
    'O que vai mudar',
    'Salvar',
  ]);
  expect(tools.filter(({ isWhole }) => !isWhole)).toEqual([]);
  expect(new Set(tools.map(({ row }) => row)).size).toBe(2);
  await desk.part('Página');
  await desk.page.getByRole('group', { name: 'Ver a página como em' }).getByLabel('Tablet').tap();
  const frame = desk.page.locator('iframe');
  await expect
    .poll(() => frame.evaluate((shown) => (shown as HTMLIFrameElement).contentWindow?.innerWidth))
    .toBe(800);
});

rare.for(
  few([
    { width: 360, height: 740, touch: true },
    { width: 1280, height: 720 },
  ]),
)(
  'the arrow that moves a section stays where it was pressed, at $width pixels',
  async (options, { open }) => {
    const desk = await openFile(open, 'banhoetosa.yaml', options);
    const { page } = desk;
    const arrow = page.getByRole('button', { name: 'Subir Dúvidas' });
    await arrow.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await arrow.boundingBox()) ?? {};
    const [left, top] = [x + width / 2, y + height / 2];
    const names = await desk.names();
    const place = names.indexOf('Dúvidas');
    const press = () =>
      options.touch === true ? page.touchscreen.tap(left, top) : page.mouse.click(left, top);
    for (let moves = 1; moves <= place; moves += 1) {
      // oxlint-disable-next-line no-await-in-loop -- blindly, one after the other
      await press();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page
        .getByText(`A seção Dúvidas subiu para a posição ${place + 1 - moves}.`, { exact: true })
        .waitFor();
    }
    await press();
    expect(await desk.names()).toEqual(['Dúvidas', ...names.toSpliced(place, 1)]);
    await page.getByRole('button', { name: 'Esconder Dúvidas' }).waitFor();
  },
);

rare('the room that keeps an arrow under a finger goes when the list is scrolled', async ({ open }) => {
  const desk = await openFile(open, 'banhoetosa.yaml', { width: 360, height: 740, touch: true });
  const { page } = desk;
  const arrow = page.getByRole('button', { name: 'Subir Dúvidas' });
  await arrow.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await arrow.boundingBox()) ?? {};
  const place = (await desk.names()).indexOf('Dúvidas');
  for (let moves = 1; moves <= place; moves += 1) {
    // oxlint-disable-next-line no-await-in-loop -- blindly, one after the other
    await page.touchscreen.tap(x + 10, y + 10);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page
      .getByText(`A seção Dúvidas subiu para a posição ${place + 1 - moves}.`, { exact: true })
      .waitFor();
  }
  const list = page.getByRole('navigation', { name: 'Seções' });
  const room = () =>
    list.evaluate((box) => {
      const [head, outline] = [box.firstElementChild, box.querySelector('ul[aria-label]')];
      return [head, outline].map((one) => (one instanceof HTMLElement ? one.style.cssText : '')).join('');
    });
  expect(await room()).not.toBe('');
  await dragByFinger(page, list.locator('strong').nth(3), list.locator('strong').nth(1));
  await expect.poll(room).toBe('');
});

rare('a section is hidden until a day beside "Esconder", also one that is hidden', async ({ open }) => {
  const desk = await openFile(open, 'inverno.yaml');
  await desk.select(1);
  await desk.page.getByRole('button', { name: 'Esconder Ofertas' }).click();
  await desk.page.getByRole('button', { name: 'Só em alguns dias' }).click();
  await desk.page.getByLabel('Aparece a partir de').fill('2999-05-01');
  await desk.page.getByText('Ainda não aparece: só a partir de 01/05/2999.').first().waitFor();
  await desk.save();
  const section = () => (readData(textOf(dev.current, 'inverno.yaml')) as { sections: object[] }).sections[1];
  expect(section()).toMatchObject({ showFrom: '01/05/2999' });
  expect(section()).not.toHaveProperty('hidden');
  await desk.page.getByLabel('Aparece a partir de').fill('');
  await desk.page.getByLabel('Aparece a partir de').blur();
  await desk.save();
  expect(section()).not.toHaveProperty('showFrom');
});

rare('an item is hidden until a day beside "Esconder", as a section is', async ({ open }) => {
  const desk = await openFile(open, 'banhoetosa.yaml');
  const sections = (readData(textOf(dev.current, 'banhoetosa.yaml')) as { sections: { type: string }[] })
    .sections;
  const place = sections.findIndex(({ type }) => type === 'packages');
  await desk.select(place);
  const form = desk.page.getByRole('region', { name: 'Editar' });
  const row = form
    .locator('li')
    .filter({ has: desk.page.getByRole('button', { name: 'Subir Pacote Anual' }) });
  await row.getByRole('button', { name: /^Pacote Anual/ }).click();
  await row.getByRole('button', { name: 'Esconder Pacote Anual' }).click();
  await row.getByRole('button', { name: 'Só em alguns dias: Pacote Anual' }).click();
  await row
    .getByRole('group', { name: 'Quando o item aparece' })
    .getByLabel('Aparece a partir de')
    .fill('2999-01-11');
  await row.getByText('Ainda não aparece: só a partir de 11/01/2999.').waitFor();
  await row.getByText('(desde 11/01/2999)').waitFor();
  await desk.save();
  expect(textOf(dev.current, 'banhoetosa.yaml')).toMatch(
    /- title: Pacote Anual\n(?: {6}.*\n)*? {6}showFrom: 11\/01\/2999\n/,
  );
  expect(textOf(dev.current, 'banhoetosa.yaml')).not.toContain('hidden');
});

rare('the two days of a section stand side by side at one height', async ({ open }) => {
  const desk = await openFile(open, 'inverno.yaml', { width: 360, height: 740, touch: true });
  await desk.select(1);
  await desk.part('Seções');
  await desk.page.getByRole('button', { name: 'Só em alguns dias' }).tap();
  const days = desk.page.getByRole('group', { name: 'Quando a seção aparece' }).locator('input');
  const tops = await days.evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});

rare.for(few([360, 1400]))(
  'what leads to a section that is hidden is told where it is hidden, with a way there, at %i pixels',
  async (width, { open }) => {
    const desk = await openFile(open, 'inverno.yaml', { width });
    const place = (await desk.names()).indexOf('Ofertas');
    await desk.select(place);
    await desk.part('Seções');
    await desk.page.getByRole('button', { name: 'Esconder Ofertas' }).click();
    const led = desk.page.getByRole('list', { name: 'O que leva a esta seção' });
    await led.getByRole('button', { name: 'Ir lá: Nesta página: Capa, botão 2 (Ver as Ofertas)' }).click();
    const form = desk.page.getByRole('region', { name: 'Editar' });
    await form.getByRole('heading', { name: 'Capa' }).waitFor();
    await expect.poll(() => form.locator('select:focus').inputValue()).toBe('#camas');
  },
);

rare.for(few([360, 1400]))(
  'the data of the site have an index that leads to each part, at %i pixels',
  async (width, { open }) => {
    const desk = await openFile(open, 'site.yaml', { width });
    const index = desk.page.getByRole('list', { name: 'Partes dos dados do site' });
    const names = await index.getByRole('button').allTextContents();
    expect(names).toContain('Horário');
    const focused = () => {
      const { activeElement: found } = document;
      const { top = -1 } = found?.getBoundingClientRect() ?? {};
      const isField = found?.matches('input, textarea, select, fieldset') === true;
      return isField && top >= 0 && top < innerHeight - 40;
    };
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await desk.part('Seções');
      // oxlint-disable-next-line no-await-in-loop -- as above
      await index.getByRole('button', { name, exact: true }).click();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect.poll(() => desk.page.evaluate(focused), { message: name }).toBe(true);
    }
  },
);

rare('what is provisional or declared is told in words', async ({ open }) => {
  const desk = await openFile(open, 'site.yaml');
  await desk.page.getByRole('button', { name: 'Dados provisórios' }).click();
  const list = desk.page.getByRole('group', { name: /^Dados provisórios/ });
  await list.getByRole('checkbox', { name: 'o telefone', exact: true, checked: true }).waitFor();
  await desk.page.getByRole('button', { name: 'horário de sábado: 8h–16h', exact: true }).waitFor();
  expect(await list.getByText('phone', { exact: true }).count()).toBe(0);
});

rare('a page is deleted with its links in menus, in one step and one save', async ({ open }) => {
  const desk = await openFile(open, 'consulta.yaml');
  const { page } = desk;
  await page.locator('summary', { hasText: 'Página' }).click();
  await page.getByRole('button', { name: 'Apagar', exact: true }).last().click();
  const dialog = page.getByRole('dialog');
  const links = dialog.getByRole('list', { name: 'Links que levam a esta página' }).getByRole('listitem');
  expect((await links.allTextContents()).slice(0, 3)).toEqual([
    'Dados do site: cabeçalho, link 1 (Agendar Consulta)',
    'Dados do site: rodapé, link 2 (Consulta veterinária)',
    'Dados do site: rodapé, link 7 (Contato e horários)',
  ]);
  const unlist = dialog.getByRole('checkbox', { name: 'Apagar também os 3 links do menu e do rodapé' });
  expect(await unlist.isChecked()).toBe(true);
  await dialog.getByText('Os outros links e o endereço antigo passam a levar').waitFor();
  await dialog.getByRole('button', { name: 'Apagar página' }).click();
  await desk.save();
  const site = textOf(dev.current, 'site.yaml');
  expect(site).not.toMatch(/label: (?:Agendar Consulta|Consulta veterinária|Contato e horários)$/m);
  expect(readData(site)).toMatchObject({ redirects: [{ from: '/consulta', to: '/' }] });
  expect(textOf(dev.current, 'index.yaml')).not.toContain('to: /consulta');
});

rare.for([
  { file: 'site.yaml', part: 'Nome', heading: 'Dados do site' },
  { file: '_shared/clinica-completa.yaml', part: 'Título', heading: undefined },
])('$file has earlier versions that can be looked at and brought back', async ({ file, part }, { open }) => {
  const before = textOf(dev.current, file);
  const desk = await openFile(open, file);
  const { page } = desk;
  const field = page.getByRole('region', { name: 'Editar' }).getByLabel(part).first();
  const old = await field.inputValue();
  await field.fill('Outras palavras aqui');
  await desk.save();
  await page.getByRole('button', { name: 'Versões anteriores', exact: true }).click();
  await page.getByRole('list', { name: 'Versões anteriores' }).getByRole('button').first().click();
  await page.getByText('só para olhar').first().waitFor();
  await desk.shown.getByText(old).first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Trazer de volta' }).first().click();
  await desk.save();
  expect(textOf(dev.current, file)).toBe(before);
});

rare(
  'the hours of Saturday are changed at one place, and by buttons wherever else the site tells them',
  async ({ open }) => {
    const desk = await openFile(open, 'site.yaml');
    const { page } = desk;
    const form = page.getByRole('region', { name: 'Editar' });
    await page.getByRole('button', { name: 'Horário', exact: true }).click();
    await form.getByRole('button', { name: /^Ir lá: .* · \/consulta: .* sábado 08:30–16:00$/ }).click();
    const time = form.getByLabel(/^Hora/);
    await expect.poll(() => time.evaluate((field) => field === document.activeElement)).toBe(true);
    await time.fill('08:30–13:00');
    await form.getByText('Outro horário de sábado está em:').waitFor();
    const places = await form.getByRole('status').getByRole('listitem').locator('button').all();
    const names = await Promise.all(places.map((place) => place.getAttribute('aria-label')));
    expect(names).toMatchInlineSnapshot(`
      [
        "Mudar lá também: Banho e tosa em Passo Fundo · /banhoetosa: cabeçalho, linha do alto: Segunda a sábado 8h–18h → segunda a sexta 8h–18h, sábado 8h–13h",
        "Mudar lá também: Banho e tosa em Passo Fundo · /banhoetosa: cabeçalho, menu, horário: Segunda a sábado 8h–18h → segunda a sexta 8h–18h, sábado 8h–13h",
        "Mudar lá também: Banho e tosa em Passo Fundo · /banhoetosa: rodapé, horário 2: sábado 8h–16h → sábado 8h–13h",
        "Mudar lá também: Dados do site: dados para buscadores, dados estruturados, horário 2: sábado 08:00–17:00 → sábado 08:00–13:00",
      ]
    `);
    await form.getByRole('button', { name: names[0] ?? '' }).click();
    await page.getByText(/^O horário de sábado mudou também em .*: sábado 8h–13h\.$/).waitFor();
    await form.getByRole('button', { name: names[1] ?? '' }).click();
    await form.getByRole('button', { name: names[2] ?? '' }).click();
    // What other pages say may be of something else there: no button changes all of it at once.
    await form.getByRole('button', { name: 'Mudar lá também' }).click();
    await form.getByText('Outro horário de sábado').waitFor({ state: 'detached' });
    await desk.save();
    const bath = textOf(dev.current, 'banhoetosa.yaml');
    // Only the end was changed: each place keeps its own beginning.
    expect(bath).toContain('  topBar: Segunda a sexta 8h–18h, sábado 8h–13h\n');
    expect(bath).toContain('    - days: Sábado\n      time: 8h–13h\n');
    const site = textOf(dev.current, 'site.yaml');
    expect(site).toContain('- sábado\n        opens: 08:00\n        closes: 13:00\n');
    expect(site.split('\n').filter((_, line, lines) => lines[line - 1] === '  - subject: saturday')).toEqual([
      '    value: 8h30–13h',
      '    value: 8h–13h',
    ]);
    await page.getByRole('banner').getByRole('button', { name: 'Desfazer' }).click();
    await form.getByRole('button', { name: 'Mudar lá também' }).waitFor();
  },
);

rare.for([
  { part: 'footer', text: 'Banho terapêutico', file: 'banhoetosa.yaml' },
  { part: 'footer', text: 'contato@vitrinepet.example', file: 'site.yaml' },
  { part: 'header', text: 'Pacotes', file: 'banhoetosa.yaml' },
] as const)(
  'what is pressed in the $part ($text) is what the form shows, in $file',
  async ({ part, text, file }, { open }) => {
    const desk = await openFile(open, 'banhoetosa.yaml');
    await desk.page.getByRole('button', { name: 'Computador' }).click();
    await desk.shown.locator(part).getByText(text, { exact: true }).first().click();
    await expect.poll(() => desk.page.getByLabel('Página', { exact: true }).inputValue()).toBe(file);
    const focused = () =>
      desk.page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value ?? '');
    await expect.poll(focused).toBe(text);
  },
);

rare('a shared section is marked on the page that is shown for it', async ({ open }) => {
  const desk = await openFile(open, 'banhoetosa.yaml');
  await desk.choosePage('_shared/clinica-completa.yaml');
  await desk.shown.locator('[data-edited]').getByText('Tudo para o seu pet em um só lugar').waitFor();
});

rare(
  'a shared section goes by what it is, is chosen by it, and is opened from where it stands',
  async ({ open }) => {
    const desk = await openFile(open, 'inverno.yaml');
    const { page } = desk;
    const pages = await page.getByLabel('Página', { exact: true }).locator('option').allTextContents();
    expect(pages).toEqual(expect.arrayContaining(['Passos: Três passos e pronto · 3 passos', 'Início']));
    await desk.rows.filter({ hasText: 'Três passos e pronto' }).locator('button').nth(1).click();
    const form = page.getByRole('region', { name: 'Editar' });
    const choice = form.getByLabel(/^Seção/);
    await choice.selectOption('Chamada: Tudo para o seu pet em um só lugar');
    await desk.shown.getByRole('heading', { name: 'Tudo para o seu pet em um só lugar' }).waitFor();
    await form.getByRole('button', { name: 'Editar a seção compartilhada' }).click();
    await expect
      .poll(() => page.getByLabel('Página', { exact: true }).inputValue())
      .toBe('_shared/clinica-completa.yaml');
  },
);

rare(
  'a window that opens by itself is seen while it is edited, as on the site, and covers nothing else',
  async ({ open }) => {
    const desk = await openFile(open, 'castracao.yaml');
    const bonus = desk.shown.getByRole('dialog', { name: 'Um bônus para o seu pet' });
    await desk.rows.filter({ hasText: 'Bônus' }).locator('button').nth(1).click();
    await bonus.waitFor();
    expect(await bonus.evaluate((box) => getComputedStyle(box).paddingLeft)).toBe('20px');
    await desk.rows.filter({ hasText: 'Dúvidas' }).locator('button').nth(1).click();
    await bonus.waitFor({ state: 'hidden' });
  },
);

rare(
  'a section that was copied to another page is in sight there, in the list and on the page',
  async ({ open }) => {
    const desk = await openFile(open, 'castracao.yaml', { width: 360, height: 740, touch: true });
    const { page } = desk;
    const pages = await page.getByLabel('Página', { exact: true }).locator('option').allTextContents();
    expect([pages[0], pages[6]]).toEqual(['Início', 'Página não encontrada']);
    await desk.select(1);
    await desk.part('Seções');
    await page.getByLabel('Mover ou copiar Benefícios para outra página').selectOption('copy:consulta.yaml');
    await page.getByText('A cópia de Benefícios está no fim de').waitFor();
    const isSeen = (box: Element) => {
      const { top, bottom } = box.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    };
    await expect.poll(() => desk.rows.last().evaluate(isSeen)).toBe(true);
    await desk.part('Página');
    await expect.poll(() => desk.shown.locator('[data-edited]').evaluate(isSeen)).toBe(true);
    await desk.shown.locator('[data-edited]').getByText('Por que castrar').first().waitFor();
  },
);

rare('a photo that is pressed on the page opens the item that shows it', async ({ open }) => {
  const desk = await openFile(open, 'banhoetosa.yaml');
  const { page } = desk;
  await desk.select((await desk.names()).indexOf('Galeria'));
  const photo = desk.shown.locator('[data-edited] img').nth(1);
  await photo.click();
  const described = page.getByRole('region', { name: 'Editar' }).locator('textarea:focus, input:focus');
  await expect.poll(() => described.inputValue()).toBe(await photo.getAttribute('alt'));
});

rare('a notice goes to all pages at once, and is taken away with one step back', async ({ open }) => {
  const desk = await openFile(open, 'consulta.yaml');
  const { page } = desk;
  await desk.select(0);
  await page.getByRole('button', { name: 'Acrescentar seção' }).click();
  await page.getByRole('searchbox').fill('aviso');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Aviso Um recado/ })
    .click();
  const form = page.getByRole('region', { name: 'Editar' });
  await form.getByLabel(/^Título/).fill('Fechado no feriado');
  await page
    .getByLabel('Mover ou copiar Aviso para outra página')
    .selectOption({ label: 'Em todas as páginas' });
  await desk.rows.filter({ hasText: 'Fechado no feriado' }).getByText('em várias páginas').waitFor();
  await desk.shown.locator('[data-edited]').getByText('Fechado no feriado').waitFor();
  const files = ['banhoetosa.yaml', 'index.yaml', 'produtos.yaml'];
  const before = files.map((file) => textOf(dev.current, file));
  await desk.save();
  const stand = '- type: use\n  section: fechado-no-feriado\n';
  for (const file of files) expect(textOf(dev.current, file)).toContain(stand);
  expect(textOf(dev.current, '_shared/fechado-no-feriado.yaml')).toContain('title: Fechado no feriado\n');
  expect(textOf(dev.current, '404.yaml')).not.toContain(stand);
  await page.getByRole('banner').getByRole('button', { name: 'Desfazer' }).click();
  await desk.save();
  expect(files.map((file) => textOf(dev.current, file))).toEqual(before);
});

rare('an example that is added names what the data of the site say by then', async ({ open }) => {
  const desk = await openFile(open, 'site.yaml');
  const { page } = desk;
  const form = page.getByRole('region', { name: 'Editar' });
  await form.locator('button[aria-expanded]', { hasText: 'Instagram' }).click();
  await form
    .getByRole('textbox', { name: /^Endereço/ })
    .last()
    .fill('https://www.instagram.com/outra');
  await desk.choosePage('produtos.yaml');
  await desk.shown.locator('main').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Acrescentar seção' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Novidades/ })
    .click();
  await desk.save();
  expect(textOf(dev.current, 'produtos.yaml')).toContain('href: https://www.instagram.com/outra\n');
});
