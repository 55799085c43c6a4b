import type { Locator } from 'playwright-core';
import { readData, valueAt } from '../core/core.ts';
import { Desk, specifiedForTests, textOf } from './editor/desk.ts';
import { expect, rare, test, type Open } from './harness.ts';

const dev = specifiedForTests();
const file = 'banhoetosa.yaml';

const prices = `
- type: pricelist
  groups:
    - title: Vacinas
      items:
        - name: Uma vacina
          price: R$ 10
`;

const openDesk = (open: Open) => Desk.open(open, file, { site: dev.current.origin });

/** Pastes a text over what stands in a field, as browsers do. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
}

rare(
  'rows of a table that are pasted into a field are items of its list, and undone in one step',
  async ({ open }) => {
    const before = textOf(dev.current, file).trimEnd() + prices;
    dev.current.site.put(file, before);
    const desk = await openDesk(open);
    await desk.select((await desk.rows.count()) - 1);
    const form = desk.page.getByRole('region', { name: 'Editar' });
    await form.getByRole('button', { name: /^Vacinas/ }).click();
    await form.getByRole('button', { name: /^Uma vacina/ }).click();
    await paste(
      form.getByLabel('Nome obrigatório'),
      'Vacina\tPreço\nV10\tR$ 95,00\nAntirrábica\t70\nGripe\tR$ 85,00\n',
    );
    await desk.page.getByText('O que você colou são agora 3 itens da lista.').waitFor();
    await desk.shown.getByText('Antirrábica').waitFor();
    await desk.save();
    const items = valueAt(readData(textOf(dev.current, file)), ['sections']) as readonly unknown[];
    expect(valueAt(items.at(-1), ['groups', 0, 'items'])).toEqual([
      { name: 'V10', price: 'R$ 95,00' },
      { name: 'Antirrábica', price: 'R$ 70' },
      { name: 'Gripe', price: 'R$ 85,00' },
    ]);
    await desk.page.getByRole('banner').getByRole('button', { name: 'Desfazer' }).click();
    await desk.save();
    expect(textOf(dev.current, file)).toBe(before);
  },
);

rare(
  'a price in a line of a list is given its field by a button, which outlives the sign of the list',
  async ({ open }) => {
    dev.current.site.put(file, textOf(dev.current, file).trimEnd() + prices);
    const desk = await openDesk(open);
    await desk.select((await desk.rows.count()) - 1);
    const form = desk.page.getByRole('region', { name: 'Editar' });
    await form.getByRole('button', { name: /^Vacinas/ }).click();
    await form.getByRole('button', { name: /^Uma vacina/ }).click();
    await paste(form.getByLabel('Nome obrigatório'), '- Vacina V10 R$ 95,00');
    await form.getByRole('button', { name: 'Pôr cada parte no seu campo' }).click();
    await desk.shown.getByText('Vacina V10', { exact: true }).waitFor();
    await desk.save();
    const items = valueAt(readData(textOf(dev.current, file)), ['sections']) as readonly unknown[];
    expect(valueAt(items.at(-1), ['groups', 0, 'items'])).toEqual([
      { name: 'Vacina V10', price: 'R$ 95,00' },
    ]);
  },
);

rare(
  'lines that are pasted into a title say that they stand in one, and go to the text by a button',
  async ({ open }) => {
    const desk = await openDesk(open);
    await desk.select(0);
    const lines = [
      'Promoção de dezembro',
      'Banho completo com 10% de desconto',
      'Chame pelo WhatsApp e marque',
    ];
    await paste(desk.page.getByLabel('Título'), lines.join('\n'));
    await desk.page.getByText('As 3 linhas que você colou ficaram em uma só.').waitFor();
    await desk.page.getByRole('button', { name: 'Pôr as outras em “Texto”' }).click();
    await desk.shown.getByRole('heading', { name: 'Promoção de dezembro', exact: true }).waitFor();
    expect(await desk.page.getByText('ficaram em uma só').count()).toBe(0);
    await desk.save();
    const { title, text } = valueAt(readData(textOf(dev.current, file)), ['sections', 0]) as Record<
      string,
      string
    >;
    expect(title).toBe(lines[0]);
    expect(text).toMatch(/patinhas\.\n\nBanho completo com 10% de desconto\nChame pelo WhatsApp e marque$/);
  },
);

rare(
  'questions that are pasted into one are made an item each by a button, in one step',
  async ({ open }) => {
    const faq = '\n- type: faq\n  items:\n    - question: Demora?\n      answer: Pouco.\n';
    const before = textOf(dev.current, file).trimEnd() + faq;
    dev.current.site.put(file, before);
    const desk = await openDesk(open);
    await desk.select((await desk.rows.count()) - 1);
    const form = desk.page.getByRole('region', { name: 'Editar' });
    await form.getByRole('button', { name: 'Acrescentar pergunta' }).click();
    await paste(
      form.getByLabel('Pergunta obrigatório'),
      'Vocês parcelam?\nSim, em até 3x.\n\nTem entrega?\nSim.\n\nAceitam troca?\nEm 7 dias.',
    );
    await form.getByRole('button', { name: 'Fazer 3 perguntas' }).click();
    await desk.page.getByText('O que você colou são agora 3 perguntas da lista.').waitFor();
    await desk.shown.getByText('Aceitam troca?').waitFor();
    await desk.save();
    const items = valueAt(readData(textOf(dev.current, file)), ['sections']) as readonly unknown[];
    expect(valueAt(items.at(-1), ['items'])).toEqual([
      { question: 'Demora?', answer: 'Pouco.' },
      { question: 'Vocês parcelam?', answer: 'Sim, em até 3x.' },
      { question: 'Tem entrega?', answer: 'Sim.' },
      { question: 'Aceitam troca?', answer: 'Em 7 dias.' },
    ]);
    await desk.page.getByRole('banner').getByRole('button', { name: 'Desfazer' }).click();
    await form.getByRole('button', { name: 'Fazer 3 perguntas' }).waitFor();
  },
);

rare('questions that are pasted into an answer are made an item each by a button', async ({ open }) => {
  const faq = '\n- type: faq\n  items:\n    - question: Demora?\n      answer: Pouco.\n';
  dev.current.site.put(file, textOf(dev.current, file).trimEnd() + faq);
  const desk = await openDesk(open);
  await desk.select((await desk.rows.count()) - 1);
  const form = desk.page.getByRole('region', { name: 'Editar' });
  await form.getByRole('button', { name: 'Acrescentar pergunta' }).click();
  await paste(form.getByLabel('Resposta obrigatório'), 'Vocês parcelam?\nSim.\n\nTem entrega?\nSim.');
  await form.getByRole('button', { name: 'Fazer 2 perguntas' }).click();
  await desk.shown.getByText('Tem entrega?').waitFor();
  await form.getByRole('button', { name: /^Tem entrega\?/ }).waitFor();
});

/** The form of a section of services with one of them, at the end of the page. */
async function openServices(open: Open) {
  const item = 'title: Consulta\n      description: Com calma.\n      price: R$ 10\n';
  const services = `\n- type: services\n  title: Serviços\n  items:\n    - ${item}`;
  dev.current.site.put(file, textOf(dev.current, file).trimEnd() + services);
  const desk = await openDesk(open);
  await desk.select((await desk.rows.count()) - 1);
  const form = desk.page.getByRole('region', { name: 'Editar' });
  return { desk, form };
}

rare('prices of sizes that are pasted into one price are made an item each by a button', async ({ open }) => {
  const { desk, form } = await openServices(open);
  await form.getByRole('button', { name: /^Consulta/ }).click();
  await paste(form.getByLabel('Preço', { exact: true }), 'P R$ 42\nM R$ 55\nG R$ 70');
  await form.getByRole('button', { name: 'Fazer 3 serviços' }).click();
  await desk.shown.getByText('Consulta G').waitFor();
});

rare(
  'lines of a file that are pasted into a title are given to their fields by a button',
  async ({ open }) => {
    const { desk, form } = await openServices(open);
    await form.getByRole('button', { name: 'Acrescentar serviço' }).click();
    const title = form.locator('li').getByLabel('Título');
    await paste(title, '- title: Retorno\n      description: Em 15 dias.\n      price: R$ 20');
    await form.getByText('O que você colou é do arquivo de uma página').waitFor();
    await form.getByRole('button', { name: 'Pôr cada parte no seu campo' }).click();
    await desk.shown.getByText('Em 15 dias.').waitFor();
    await paste(title, '- type: text\n  title: Sobre a casa\n  text: Desde 2010.');
    await form.getByRole('button', { name: 'Pôr em uma seção nova' }).click();
    await desk.shown.getByText('Desde 2010.').waitFor();
  },
);

rare(
  'a text of a word processor comes without the signs that nobody sees, where the cursor is',
  async ({ open }) => {
    const desk = await openDesk(open);
    await desk.select(0);
    const title = desk.page.getByLabel('Título');
    await title.fill('Banho hoje');
    await title.evaluate((field: HTMLTextAreaElement) => {
      field.setSelectionRange(6, 6);
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'de\u00A0seg\u2011feira\u00AD ');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await desk.page.keyboard.type('e ');
    expect(await title.inputValue()).toBe('Banho de seg-feira e hoje');
  },
);

rare('what is said of a table that made its field tall is brought into sight', async ({ open }) => {
  const cards = '\n- type: cards\n  items:\n    - title: Banho\n      text: Com calma.\n';
  dev.current.site.put(file, textOf(dev.current, file).trimEnd() + cards);
  const desk = await openDesk(open);
  await desk.select((await desk.rows.count()) - 1);
  const form = desk.page.getByRole('region', { name: 'Editar' });
  await form.getByRole('button', { name: /^Banho/ }).click();
  const rows = Array.from({ length: 40 }, (_, at) => `Serviço número ${at}\tFeito com carinho, ${at} vezes.`);
  await paste(form.getByLabel('Título obrigatório'), rows.join('\n'));
  const said = form.getByText('Nesta lista cabem no máximo 24, e você colou 40.');
  await expect
    .poll(() => said.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);
});

test('a list that is pasted into one item is made an item of each by a button', async ({ open }) => {
  const cards =
    '\n- type: cards\n  items:\n    - title: Em casa\n      text: Vamos até aí.\n      features:\n        - Visita\n        - Banho\n';
  dev.current.site.put(file, textOf(dev.current, file).trimEnd() + cards);
  const desk = await openDesk(open);
  await desk.select((await desk.rows.count()) - 1);
  const form = desk.page.getByRole('region', { name: 'Editar' });
  await form.getByRole('button', { name: /^Em casa/ }).click();
  await form.getByRole('button', { name: /^Visita/ }).click();
  await paste(form.getByLabel('Texto obrigatório').last(), 'Banho, tosa, corte de unhas e escovação');
  await form.getByRole('button', { name: /^Fazer 4 / }).click();
  await desk.page.getByText('O que você colou são agora 4 itens da lista.').waitFor();
  await desk.save();
  const items = valueAt(readData(textOf(dev.current, file)), ['sections']) as readonly unknown[];
  expect(valueAt(items.at(-1), ['items', 0, 'features'])).toEqual([
    'Banho',
    'Tosa',
    'Corte de unhas',
    'Escovação',
  ]);
});

rare(
  'praise that is pasted into its text goes to the fields that it tells, by a button',
  async ({ open }) => {
    const praise =
      '\n- type: testimonials\n  items:\n    - name: Ana\n      rating: 5\n      comment: Muito bom.\n      date: Há um mês\n';
    dev.current.site.put(file, textOf(dev.current, file).trimEnd() + praise);
    const desk = await openDesk(open);
    await desk.select((await desk.rows.count()) - 1);
    const form = desk.page.getByRole('region', { name: 'Editar' });
    await form
      .getByRole('button', { name: /^Acrescentar / })
      .first()
      .click();
    await paste(
      form.getByLabel('Comentário obrigatório'),
      '⭐⭐⭐⭐ “Fui bem atendida, recomendo” – Bia M. (há 2 semanas)',
    );
    await form.getByRole('button', { name: 'Pôr cada parte no seu campo' }).click();
    await desk.shown.getByText('Fui bem atendida, recomendo').waitFor();
    await desk.save();
    const items = valueAt(readData(textOf(dev.current, file)), ['sections']) as readonly unknown[];
    expect(valueAt(items.at(-1), ['items', 1])).toMatchObject({
      name: 'Bia M.',
      comment: 'Fui bem atendida, recomendo',
      date: 'há 2 semanas',
    });
  },
);

rare('a day that is pasted into a calendar is taken', async ({ open }) => {
  const news = '\n- type: news\n  title: Novidades\n  items:\n    - date: 20/01/2025\n      title: Chegou\n';
  dev.current.site.put(file, textOf(dev.current, file).trimEnd() + news);
  const desk = await openDesk(open);
  await desk.select((await desk.rows.count()) - 1);
  const form = desk.page.getByRole('region', { name: 'Editar' });
  await form.getByRole('button', { name: /^Chegou/ }).click();
  const day = form.getByLabel('Data obrigatório');
  const pasteDay = (text: string) =>
    day.evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await pasteDay('5/2/2025');
  await expect.poll(() => day.inputValue()).toBe('2025-02-05');
  await pasteDay('24 e 31 de dezembro');
  const said = form.getByText('“24 e 31 de dezembro” não é um dia só: escolha o dia no calendário.');
  await said.waitFor();
  expect(await day.inputValue()).toBe('2025-02-05');
  await pasteDay('quinta-feira, 6 de março de 2025');
  await expect.poll(() => day.inputValue()).toBe('2025-03-06');
  expect(await said.count()).toBe(0);
});

rare('the lines of an address that are pasted into a map have commas between them', async ({ open }) => {
  const map =
    '\n- type: map\n  title: Como chegar\n  actions:\n    - label: Abrir no mapa\n      maps: search\n';
  dev.current.site.put(file, textOf(dev.current, file).trimEnd() + map);
  const desk = await openDesk(open);
  await desk.select((await desk.rows.count()) - 1);
  const address = desk.page.getByRole('textbox', { name: 'Endereço', exact: true });
  await paste(address, 'Rua Morom, 1234,\nCentro\nPasso Fundo - RS');
  await expect.poll(() => address.inputValue()).toBe('Rua Morom, 1234, Centro, Passo Fundo - RS');
  expect(await desk.page.getByText('linhas que você colou').count()).toBe(0);
});

rare(
  'a price in a pasted title is put in the place of the one of before by a button that names that',
  async ({ open }) => {
    const before = textOf(dev.current, file);
    const desk = await openDesk(open);
    const place = (readData(before) as { sections: readonly { type: string }[] }).sections.findIndex(
      ({ type }) => type === 'services',
    );
    await desk.select(place);
    const form = desk.page.getByRole('region', { name: 'Editar' });
    await form.getByRole('button', { name: /^Banho Completo/ }).click();
    await paste(form.getByLabel('Título obrigatório'), 'Banho Completo - agora por R$ 39,90 até sexta');
    const button = form.getByRole('button', { name: /^Pôr cada parte no seu campo, no lugar de “R\$ 35”/ });
    await button.waitFor();
    await button.click();
    await desk.page.getByText('Cada parte do que você colou está no seu campo.').waitFor();
    await desk.save();
    expect(valueAt(readData(textOf(dev.current, file)), ['sections', place, 'items', 0])).toMatchObject({
      title: 'Banho Completo',
      price: 'R$ 39,90',
      priceSuffix: 'até sexta',
    });
  },
);
