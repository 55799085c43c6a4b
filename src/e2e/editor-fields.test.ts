import { readData } from '../content/edit/parse.ts';
import { few } from '../testing/amount.ts';
import { Desk, specifiedForTests, textOf } from './editor/desk.ts';
import { eventually, expect, rare, test, type Open, type OpenOptions } from './harness.ts';

const dev = specifiedForTests();
const file = 'banhoetosa.yaml';

async function openDesk(open: Open, options: OpenOptions = {}): Promise<Desk> {
  const site = dev.current.origin;
  const desk = await Desk.open(open, file, { site, width: 1400, height: 1000, ...options });
  await desk.page.getByRole('button', { name: /Arrastar Dúvidas/ }).waitFor();
  return desk;
}

rare(
  'a click on the photo chooses what is never cut, the arrows move it, and the middle is no line',
  async ({ open }) => {
    const desk = await openDesk(open);
    const before = textOf(dev.current, file);
    await desk.select(0);
    const form = desk.page.getByRole('region', { name: 'Editar' });
    const group = form.getByRole('group', { name: 'Aponte o que nunca pode ser cortado' });
    const photo = group.locator('img');
    // Until it is there, it has no middle to be cut from.
    await photo.evaluate((image: HTMLImageElement) => image.decode());
    const box = await photo.boundingBox();
    await desk.page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
    await group.getByText('o alto, à esquerda. Onde a foto aparece inteira, nada muda.').waitFor();
    await desk.save();
    expect(textOf(dev.current, file)).toContain('  image: hero-banho.png\n  imageAlt');
    expect(textOf(dev.current, file)).toContain('  focus: top left\n');
    await group.getByRole('radio', { checked: true }).focus();
    await desk.page.keyboard.press('ArrowRight');
    await desk.page.keyboard.press('ArrowUp');
    await desk.page.keyboard.press('ArrowRight');
    await desk.page.keyboard.press('ArrowDown');
    await expect.poll(() => group.getByRole('radio', { name: 'a direita' }).isChecked()).toBe(true);
    await desk.save();
    expect(textOf(dev.current, file)).toContain('  focus: right\n');
    await group.getByRole('button', { name: 'No meio' }).click();
    await desk.save();
    expect(textOf(dev.current, file)).toBe(before);
  },
);

rare.for(
  few([
    { width: 360, height: 740, touch: true },
    { width: 1280, height: 720 },
  ]),
)(
  'what is asked about the description of a new photo is in sight, at $width pixels',
  async (options, { open }) => {
    const desk = await openDesk(open, options);
    const { page } = desk;
    await desk.select(0);
    await page.getByRole('button', { name: 'Trocar foto' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'hero-clinica.png' }).click();
    const right = page.getByRole('button', { name: 'Está certa' });
    await expect
      .poll(async () => {
        const { y = Infinity, height = 0 } = (await right.boundingBox()) ?? {};
        return y >= 0 && y + height <= options.height;
      })
      .toBe(true);
    // The lower part of the new photo at least, below whatever stands at the top.
    const photos = page.getByRole('region', { name: 'Editar' }).locator('img');
    const countSeen = (all: Element[]) =>
      all.filter((photo) => {
        const { left, bottom, width } = photo.getBoundingClientRect();
        return photo.parentElement?.contains(document.elementFromPoint(left + width / 2, bottom - 70));
      }).length;
    expect(await photos.evaluateAll(countSeen)).toBeGreaterThan(0);
  },
);

rare.for(
  few([
    { width: 360, height: 740, touch: true },
    { width: 1280, height: 720 },
  ]),
)(
  'the page says what keeps it from following, and leads there, at $width pixels',
  async (options, { open }) => {
    const desk = await openDesk(open, options);
    const { page } = desk;
    await desk.select(3);
    await page.getByRole('button', { name: 'Acrescentar pacote' }).click();
    // What was added is written at once.
    await page.getByLabel('Título').and(page.locator(':focus')).waitFor();
    await desk.part('Página');
    const shown = page.getByRole('region', { name: 'A página' });
    await shown.getByText('Falta escrever: Pacotes, pacote 4, título').waitFor();
    await shown.getByRole('button', { name: 'Ir lá' }).click();
    const title = page.getByLabel('Título').and(page.locator(':focus'));
    expect(await shown.isVisible()).toBe(options.width > 960);
    await title.fill('Pacote Novo');
    await desk.part('Página');
    await shown.getByText('Falta escrever: Pacotes, pacote 4, título').waitFor({ state: 'detached' });
  },
);

rare('a photo that takes the place of another asks about its description', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.select(0);
  const { page } = desk;
  const asked = page.getByText('A descrição ainda fala da foto de antes?');
  const exchange = async (name: string) => {
    await page.getByRole('button', { name: 'Trocar foto' }).click();
    await page.locator('dialog[open]').getByRole('button', { name }).click();
  };
  await exchange('hero-clinica.png');
  await asked.waitFor();
  await page.getByRole('button', { name: 'Escrever outra' }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('poodle');
  await page.keyboard.type('A frente da clínica.');
  await asked.waitFor({ state: 'detached' });
  await page.getByRole('banner').getByRole('button', { name: 'Desfazer' }).click();
  await asked.waitFor();
  await exchange('hero-banho.png');
  await asked.waitFor({ state: 'detached' });
  await exchange('hero-clinica.png');
  await page.getByRole('button', { name: 'Está certa' }).click();
  await asked.waitFor({ state: 'detached' });
});

rare('a day is picked in the calendar, written as people write it, and cleared', async ({ open }) => {
  const desk = await openDesk(open);
  const before = textOf(dev.current, file);
  await desk.select(6);
  await desk.page.getByText('Mais opções').last().click();
  const [from, until] = [desk.page.getByLabel('Primeiro dia'), desk.page.getByLabel('Último dia')];
  await from.focus();
  await desk.page.keyboard.type('05');
  await from.blur();
  const partial = desk.page.getByText('Ainda não vale: falta o dia, o mês ou o ano.');
  await partial.waitFor();
  await from.fill('2026-05-20');
  await partial.waitFor({ state: 'detached' });
  await expect.poll(() => desk.names()).toEqual(expect.arrayContaining([expect.stringContaining('desde')]));
  expect(await from.evaluate((input) => input === document.activeElement)).toBe(true);
  await desk.save();
  expect(textOf(dev.current, file)).toContain('  showFrom: 20/05/2026\n');
  await until.fill('2026-05-10');
  await desk.page.getByText('1 erro a corrigir').waitFor();
  await until.locator('..').getByText('20/05/2026').first().waitFor();
  await until.fill('');
  await until.blur();
  await from.fill('');
  await from.blur();
  await desk.save();
  expect(textOf(dev.current, file)).toBe(before);
});

rare('a hidden section with days says that they do not count, and can be shown', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.select(6);
  await desk.page.getByRole('button', { name: /^Esconder (?!a seção)/ }).click();
  await desk.page.getByText('Não aparece até você mostrar de novo.').waitFor();
  await desk.page.getByText('Mais opções').last().click();
  await desk.page.getByLabel('Último dia').fill('2999-05-10');
  await desk.page.getByText('as datas não contam enquanto isso').waitFor();
  await desk.page.getByRole('button', { name: 'Mostrar nesses dias' }).click();
  await desk.page.getByText('Aparece até 10/05/2999, com este dia.').waitFor();
  await desk.save();
  expect(textOf(dev.current, file)).not.toContain('hidden');
});

rare('a button that opens the map says for which address, and the map can be looked at', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.choosePage('index.yaml');
  await desk.select(0);
  const form = desk.page.getByRole('region', { name: 'Editar' });
  await form.getByRole('button', { name: 'Como Chegar', exact: true }).click();
  await form.getByText('Centro, Passo Fundo, RS, CEP 99010-120').waitFor();
  const link = form.getByRole('link', { name: 'Ver no mapa' });
  expect(await link.getAttribute('href')).toContain('/maps/dir/?api=1&destination=Centro%2C%20Passo%20Fundo');
  expect(await link.getAttribute('target')).toBe('_blank');
  await form.getByLabel(/^Mapa/).selectOption('search');
  await expect.poll(() => link.getAttribute('href')).toContain('/maps/search/?api=1&query=Centro');
  await form.getByLabel('O que o botão faz').selectOption('tel');
  await form.getByLabel('O que o botão faz').selectOption('maps');
  await expect.poll(() => link.getAttribute('href')).toContain('/maps/dir/');
});

rare('the page shows about how it is found and shared, as its title is typed', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.page.getByRole('button', { name: /^Título, descrição/ }).click();
  const shown = desk.page.getByRole('figure', { name: 'Como a página é encontrada' });
  await shown.getByText('www.vitrinepet.example › banhoetosa').waitFor();
  await shown.getByText('O título cabe inteiro. A descrição cabe inteira.').waitFor();
  const title = 'Banho e tosa com hora marcada para cães e gatos de todos os tamanhos em Passo Fundo';
  await desk.page.getByLabel('Título obrigatório').fill(title);
  await shown.getByText('Banho e tosa com hora marcada para cães e gatos de todos os …').waitFor();
  await shown.getByText('O título é comprido: é cortado depois de "todos os".').waitFor();
  expect(await shown.locator('img').getAttribute('src')).toContain('hero-banho');
  await desk.choosePage('404.yaml');
  await desk.page.getByRole('button', { name: /^Título, descrição/ }).click();
  await desk.page.getByText('Quem abre um endereço que não existe vê esta página.').waitFor();
});

rare('a declaration says in words what it speaks of', async ({ open }) => {
  const desk = await openDesk(open);
  await desk.choosePage('site.yaml');
  const form = desk.page.getByRole('region', { name: 'Editar' });
  await form.getByRole('button', { name: 'pets atendidos ao todo: 10k+', exact: true }).waitFor();
});

rare.for(
  few([
    { width: 360, height: 740, touch: true },
    { width: 1280, height: 720 },
  ]),
)(
  'hours before and after noon are two rows of the same days, made and taken away, at $width pixels',
  async (options, { open }) => {
    const desk = await openDesk(open, options);
    const before = textOf(dev.current, 'site.yaml');
    const { page } = desk;
    await desk.choosePage('site.yaml');
    await desk.part('Seções');
    await page.getByRole('button', { name: 'Horário', exact: true }).click();
    const week = page.getByRole('group', { name: /^Horário da semana/ });
    await week.getByRole('button', { name: 'Acrescentar horário' }).click();
    for (const day of ['terça', 'quinta', 'quarta'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await week.getByRole('checkbox', { name: day }).click();
    await week.getByRole('checkbox', { name: 'segunda' }).click();
    await week.getByLabel(/^Hora de abrir/).fill('08:00');
    await week.getByLabel(/^Hora de fechar/).fill('12:00');
    await week.getByRole('button', { name: 'terça a quinta 08:00–12:00', exact: true }).waitFor();
    await week.getByRole('button', { name: 'Copiar terça a quinta 08:00–12:00' }).click();
    await week.getByLabel(/^Hora de abrir/).fill('13:30');
    await week.getByLabel(/^Hora de fechar/).fill('18:00');
    await desk.save();
    const rows = [
      { days: ['terça', 'quarta', 'quinta'], opens: '08:00', closes: '12:00' },
      { days: ['terça', 'quarta', 'quinta'], opens: '13:30', closes: '18:00' },
    ];
    expect(readData(textOf(dev.current, 'site.yaml'))).toMatchObject({ hours: { week: rows } });
    await week.getByRole('button', { name: 'Apagar terça a quinta 13:30–18:00' }).click();
    // Its name tells too that other places say other hours.
    await week.getByRole('button', { name: /^terça a quinta 08:00–12:00/ }).click();
    await week.getByRole('button', { name: 'Apagar terça a quinta 08:00–12:00' }).click();
    await desk.save();
    expect(textOf(dev.current, 'site.yaml')).toBe(before);
  },
);

rare(
  'what was written for all buttons is for one alone once that is said, and the others say what they did',
  async ({ open }) => {
    const desk = await openDesk(open);
    const before = textOf(dev.current, file);
    await desk.select(0);
    await desk.items.nth(0).locator('button[aria-expanded]').click();
    const form = desk.page.getByRole('region', { name: 'Editar' });
    await form.getByLabel('O que a mensagem diz').fill('Olá! Quero marcar um banho.');
    await form.getByRole('button', { name: 'Outra mensagem só para este botão' }).click();
    await desk.page.getByText('Os outros dizem de novo o que diziam.').waitFor();
    await desk.save();
    expect(readData(textOf(dev.current, file))).toMatchObject({
      messages: {
        ...(readData(before) as { messages: object }).messages,
        'completo-2': 'Olá! Quero marcar um banho.',
      },
    });
  },
);

rare('a button gets a message of its own, and the others with the one it had keep it', async ({ open }) => {
  const desk = await openDesk(open);
  const before = textOf(dev.current, file);
  await desk.select(0);
  await desk.items.nth(0).locator('button[aria-expanded]').click();
  const form = desk.page.getByRole('region', { name: 'Editar' });
  await form.getByRole('button', { name: 'Outra mensagem só para este botão' }).click();
  await form
    .getByText('Só este botão a usa. Também há "Agendar Agora" nesta página com outra mensagem: ')
    .waitFor();
  await form
    .getByRole('button', { name: 'Outra mensagem só para este botão' })
    .waitFor({ state: 'detached' });
  const said = form.getByLabel('O que a mensagem diz');
  expect(await said.evaluate((area) => area === document.activeElement)).toBe(true);
  await said.fill('Olá! Quero marcar um banho.');
  await desk.save();
  const text = textOf(dev.current, file);
  expect(readData(text)).toMatchObject({
    messages: {
      ...(readData(before) as { messages: object }).messages,
      'completo-2': 'Olá! Quero marcar um banho.',
    },
  });
  expect(text.match(/chat: completo-2$/gm)).toHaveLength(1);
  expect(text.match(/chat: completo$/gm)?.length).toBe((before.match(/chat: completo$/gm)?.length ?? 0) - 1);
});

rare.for(few([360, 1400]))(
  'a card is marked as sold out right below its name, and so it stands on the page, at %i pixels',
  async (width, { open }) => {
    const before = textOf(dev.current, 'produtos.yaml');
    const site = dev.current.origin;
    const desk = await Desk.open(open, 'produtos.yaml', { site, width, height: 1000 });
    await desk.select((await desk.names()).indexOf('Cartões'));
    await desk.part('Editar');
    await desk.page.getByRole('button', { name: 'Brinquedos', exact: true }).click();
    const button = desk.page.getByRole('button', { name: 'Esgotado: Brinquedos' });
    const copy = desk.page.getByRole('button', { name: 'Copiar Brinquedos' });
    const [one, other] = [await button.boundingBox(), await copy.boundingBox()];
    expect(Math.abs((one?.y ?? 0) - (other?.y ?? 0))).toBeLessThan(100);
    await button.click();
    await desk.page.getByRole('button', { name: 'Brinquedos (esgotado)' }).waitFor();
    await desk.part('Página');
    await desk.shown.getByText('Esgotado', { exact: true }).waitFor();
    await desk.part('Editar');
    await desk.save();
    const lines = textOf(dev.current, 'produtos.yaml').split('\n');
    const mark = lines.indexOf('      soldOut: sim');
    expect(mark).toBeGreaterThan(lines.indexOf('    - title: Brinquedos'));
    expect(lines.toSpliced(mark, 1).join('\n')).toBe(before);
    await desk.page.getByRole('button', { name: 'Tirar “Esgotado”: Brinquedos' }).click();
    await desk.save();
    expect(textOf(dev.current, 'produtos.yaml')).toBe(before);
  },
);

rare('what is wrong with the looks of a button is seen without opening them', async ({ open }) => {
  const before = textOf(dev.current, file);
  dev.current.site.put(file, before.replace(/secondary(?=\n +icon: package)/, 'enorme'));
  const desk = await openDesk(open);
  await desk.select(0);
  const looks = desk.page.locator('details', { hasText: 'Aparência do botão' });
  await desk.page.getByRole('button', { name: 'Agendar Agora', exact: true }).click();
  await looks.waitFor();
  expect(await looks.getAttribute('open')).toBe(null);
  await desk.page.getByRole('button', { name: 'Ver Pacotes', exact: true }).click();
  await expect.poll(() => looks.getAttribute('open')).toBe('');
});

rare('what is only written in another way is put right as its field is left', async ({ open }) => {
  const desk = await openDesk(open);
  const { page } = desk;
  await desk.shown.locator('#servicos').getByText('R$ 35', { exact: true }).click();
  const price = page
    .getByRole('region', { name: 'Editar' })
    .getByRole('textbox', { name: /^Preço/ })
    .first();
  await price.fill('140');
  await price.blur();
  expect(await price.inputValue()).toBe('R$ 140');
  await price.fill('fale conosco');
  await price.blur();
  expect(await price.inputValue()).toBe('fale conosco');
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect.poll(() => price.inputValue()).toBe('R$ 140');
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect.poll(() => price.inputValue()).toBe('R$ 35');
});

rare(
  'the menu of the page opens in the editor, and its links lead to where they are written',
  async ({ open }) => {
    const desk = await openDesk(open, { width: 360, height: 740, touch: true });
    await desk.part('Página');
    await desk.shown.getByRole('button', { name: 'Menu', exact: true }).tap();
    const link = desk.shown.locator('[popover]:popover-open').getByRole('link').first();
    const label = await link.textContent();
    await link.tap();
    await expect.poll(() => desk.page.locator(':focus').inputValue()).toBe(label);
  },
);

test('an answer is in view on the page while it is written, however far down its question stands', async ({
  open,
}) => {
  const desk = await openDesk(open, { width: 1280, height: 860 });
  await desk.select(6);
  await desk.page.getByRole('button', { name: 'Acrescentar pergunta' }).click();
  await desk.page.getByLabel(/^Pergunta/).fill('Vocês buscam em casa?');
  await desk.page.getByLabel(/^Resposta/).fill('Buscamos e levamos de volta. '.repeat(4));
  const shown = desk.shown.locator('details[open] p').last();
  await eventually(() => shown.textContent()).toContain('Buscamos e levamos de volta.');
  await eventually(() =>
    shown.evaluate((answer) => answer.getBoundingClientRect().bottom <= innerHeight),
  ).toBe(true);
});
