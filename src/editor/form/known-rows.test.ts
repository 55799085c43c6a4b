import { expect, it } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import { outlineAt, readData, valueAt } from '../../core/core.ts';
import type { Knowledge } from './desk.ts';
import { wishInside } from './paste-inside.ts';
import { wishParts } from './paste-parts.ts';
import { wishRows } from './paste-rows.ts';

const site = { today: '2026-11-26', messages: [] } as unknown as Knowledge;

/** A list of a block in a page of its own, and what is pasted into one of its items. */
function listOf(type: string, before: string) {
  const block = outlineOfSection(type);
  const path = ['sections', 0, 'items'];
  const list = block && outlineAt(block, ['items']);
  if (list?.kind !== 'list') throw new Error('The block has no list.');
  const text = `sections:\n- type: ${type}\n  items:\n${before}`;
  const data = readData(text);
  const items = valueAt(data, path) as readonly unknown[];
  const given = (pasted: string, index: number, field: string) => ({
    text: pasted,
    field,
    list,
    path,
    index,
    count: items.length,
    items,
    data,
    site,
  });
  const after = (wish: ReturnType<typeof wishRows>) => {
    const edit = wish?.edit(text);
    return edit?.ok === true ? edit.text.replace(/^.*\n.*\n {2}items:\n/, '') : undefined;
  };
  return {
    rows: (pasted: string, index: number, field = 'title') => {
      const wish = wishRows(given(pasted, index, field));
      return { label: wish?.label, said: wish?.said, after: after(wish) };
    },
    /** By the button, once the text stands in the field. */
    parts: (pasted: string, index: number, field: string, noun: string) => {
      const wish = wishParts(data, noun, given(pasted, index, field));
      return { label: wish?.label, said: wish?.said, after: after(wish) };
    },
  };
}

const services = `  # A mais pedida
  - title: Corte P
    description: Com calma.
    price: R$ 40 # desde maio
    priceSuffix: à vista
  - title: Barba
    description: Na hora.
    price: R$ 20
    hidden: sim
`;
const blank = '  - title: ""\n    description: ""\n';

it('writes the prices of rows into the items of their names, and leaves all else as it is', () => {
  expect(listOf('services', services + blank).rows('corte  p – R$ 45\nBarba – R$ 25', 2)).toEqual({
    label: 'mudar o preço de “Corte P” e “Barba”',
    said: 'Mudou o preço de “Corte P” e “Barba”.',
    after: services.replace('R$ 40', 'R$ 45').replace('R$ 20', 'R$ 25'),
  });
});

it('says what stays beside a new price and may not be true of it', () => {
  const offer = (price: string, former: string) =>
    `  - name: Manta\n    image: a.jpg\n    originalPrice: ${former}\n    price: ${price}\n  - name: Cama\n    image: b.jpg\n    price: R$ 90\n  - name: ""\n    image: ""\n    price: ""\n`;
  const offers = listOf('offers', offer('R$ 80', 'R$ 100'));
  expect(offers.rows('Manta\tR$ 110\nCama\tR$ 95', 2, 'name').said).toBe(
    'Mudou o preço de “Manta” e “Cama”. Ao lado do novo preço ficou o preço de antes “R$ 100” em “Manta”: confira se ainda vale.',
  );
  expect(offers.rows('Manta\tR$ 85\nCama\tR$ 95', 2, 'name').said).toBe('Mudou o preço de “Manta” e “Cama”.');
  const packages = (name: string, more: string) => `  - title: ${name}\n    price: R$ 90\n${more}`;
  const list = listOf(
    'packages',
    `${packages('Mensal', '    discount: 10% de desconto\n')}${packages('Anual', '    pricePrefix: A partir de\n')}  - title: ""\n    price: ""\n`,
  );
  expect(list.rows('Mensal\tR$ 95\nAnual\tR$ 120', 2).said).toBe(
    'Mudou o preço de “Mensal” e “Anual”. Ao lado do novo preço ficou o desconto “10% de desconto” em “Mensal” e “A partir de” em “Anual”: confira se ainda vale.',
  );
});

it('puts the other rows into the empty item, or below what was changed', () => {
  const rows = 'Corte P\tR$ 45\nBarba\tR$ 20\nHidratação\tR$ 60';
  const added = '  - title: Hidratação\n    description: ""\n    price: R$ 60\n';
  const changed = services.replace('R$ 40', 'R$ 45');
  const told = {
    label: 'mudar o preço de “Corte P”, e acrescentar “Hidratação”',
    said: 'Mudou o preço de “Corte P”, e “Hidratação” entrou na lista. O resto já estava assim.',
    after: changed + added,
  };
  expect(listOf('services', services + blank).rows(rows, 2)).toEqual(told);
  const other = '  - title: Escova\n    description: Rápida.\n';
  expect(listOf('services', services).rows(rows, 0)).toEqual({ ...told, after: changed + added });
  expect(listOf('services', other + services).rows(rows, 0).after).toBe(other + changed + added);
});

it('takes nothing but an empty item away where the list says all of it already', () => {
  expect(listOf('services', services + blank).rows('Corte P\tR$ 40\nBarba\tR$ 20', 2)).toEqual({
    label: 'deixar a lista como está',
    said: 'O que você colou já estava na lista.',
    after: services,
  });
});

it('counts more than three items', () => {
  const many = ['A', 'B', 'C', 'D'].map(
    (name) => `  - title: Corte ${name}\n    description: x\n    price: R$ 1\n`,
  );
  const rows = ['A', 'B', 'C', 'D'].map((name) => `Corte ${name}\tR$ 2`).join('\n');
  expect(listOf('services', many.join('') + blank).rows(rows, 4).label).toBe('mudar o preço de 4 itens');
});

it('tells of a name that two items or two rows have, and adds its row as it does others', () => {
  const twice = listOf('services', services.replace('Barba', 'Corte P') + blank);
  const { label, said, after } = twice.rows('Corte P\tR$ 45\nHidratação\tR$ 60', 2);
  expect(label).toBe('colar 2 itens');
  expect(said).toBe(
    'O que você colou são agora 2 itens da lista. “Corte P” já estava na lista, e está agora mais uma vez: confira qual fica.',
  );
  expect(after?.match(/title: Corte P/g)).toHaveLength(3);
  const rows = 'Barba\tR$ 25\nBarba\tR$ 35\nCorte P\tR$ 45';
  expect(listOf('services', services + blank).rows(rows, 2)).toMatchObject({
    label: 'mudar o preço de “Corte P”, e acrescentar “Barba” e “Barba”',
    said: expect.stringMatching(
      /“Barba” já estava na lista, e está agora mais uma vez: confira qual fica\.$/,
    ),
  });
});

const offers = ['P', 'M']
  .map(
    (size) =>
      `  - name: Manta\n    size: ${size}\n    price: R$ 50\n    image: a.jpg\n    imageAlt: Uma manta.\n`,
  )
  .join('');

it('knows a thing by its size too, and not without it', () => {
  const list = listOf('offers', `${offers}  - name: ""\n    image: ""\n    imageAlt: ""\n`);
  expect(list.rows('Manta P\tR$ 55\nManta M\tR$ 65', 2, 'name')).toMatchObject({
    label: 'mudar o preço de “Manta P” e “Manta M”',
    after: offers.replace('R$ 50', 'R$ 55').replace('R$ 50', 'R$ 65'),
  });
  expect(list.rows('Manta GG\tR$ 75\nManta M\tR$ 65', 2, 'name').label).toBe(
    'mudar o preço de “Manta M”, e acrescentar “Manta GG”',
  );
  const sack = '  - name: Saco 10 kg\n    price: R$ 50\n    image: a.jpg\n    imageAlt: Um saco.\n';
  expect(listOf('offers', sack).rows('saco 10kg\tR$ 55', 0, 'name').label).toBe(
    'mudar o preço de “Saco 10 kg”',
  );
  expect(list.rows('Manta P R$ 45 até 30/12\nManta M R$ 65', 2, 'name')).toMatchObject({
    label: 'mudar o preço de “Manta M”, e acrescentar “Manta P”',
    said: expect.stringContaining('“Manta P” já estava na lista'),
  });
  expect(list.rows('Manta\tR$ 55\nCama\tR$ 65', 2, 'name').said).toMatch(/“Manta” já estava na lista/);
});

it('has a price in the place of words, and words in the place of a price', () => {
  const block = outlineOfSection('pricelist');
  const groups = block && outlineAt(block, ['groups']);
  if (groups?.kind !== 'list') throw new Error('The block has no groups.');
  const text =
    'sections:\n- type: pricelist\n  groups:\n  - title: Cortes\n    items:\n    - name: Curto\n      priceText: Sob consulta\n    - name: Longo\n      price: R$ 50\n      pricePrefix: A partir de\n';
  const wish = wishInside({
    text: 'Curto\tR$ 45\nLongo\tSob consulta\nMédio\tR$ 48',
    field: 'title',
    list: groups,
    path: ['sections', 0, 'groups'],
    index: 0,
    count: 1,
    data: readData(text),
    site,
  });
  const edit = wish?.edit(text);
  expect(wish?.said).toBe('Mudou o preço de “Curto” e “Longo”, e “Médio” entrou na lista.');
  expect(edit?.ok === true && valueAt(readData(edit.text), ['sections', 0, 'groups', 0, 'items'])).toEqual([
    { name: 'Curto', price: 'R$ 45' },
    { name: 'Longo', priceText: 'Sob consulta' },
    { name: 'Médio', price: 'R$ 48' },
  ]);
});

it('offers by a button what lines below a greeting say of items, and names the words that go', () => {
  const pasted = 'Oi! Novos valores:\nCorte P R$ 45\nBarba R$ 25\nHidratação R$ 60';
  const inLine = pasted.replace(/\s+/g, ' ');
  const list = listOf('services', `${services}  - title: "${inLine}"\n    description: ""\n`);
  const { label, after } = list.parts(pasted, 2, 'title', 'serviço');
  expect(label).toBe(
    'mudar o preço de “Corte P” e “Barba”, e acrescentar “Hidratação”, sem “Oi! Novos valores:”',
  );
  expect(after).toBe(
    `${services.replace('R$ 40', 'R$ 45').replace('R$ 20', 'R$ 25')}  - title: "Hidratação"\n    description: ""\n    price: R$ 60\n`,
  );
  const own = 'Corte P R$ 45, com lavagem\nBarba R$ 25';
  const lines = listOf('services', `${services}${blank}`);
  expect(lines.rows(own, 2).label).toBeUndefined();
  const button = listOf(
    'services',
    `${services}  - title: "${own.replace('\n', ' ')}"\n    description: ""\n`,
  );
  expect(button.parts(own, 2, 'title', 'serviço').label).toMatch(
    /^mudar “Corte P” e “Barba”, no lugar de “Com calma\.”$/,
  );
});

it('says of one row that was pasted into another item that its own may be in the list', () => {
  const list = (more: string) =>
    listOf('services', `${services}  - title: Corte P R$ 45\n    description: ${more}\n`);
  const pasted = 'Corte P R$ 45';
  expect(list('""').parts(pasted, 2, 'title', 'serviço').label).toBe('mudar o preço de “Corte P”');
  const other = list('Com navalha.').parts(pasted, 2, 'title', 'serviço');
  expect(other.label).toBe('pôr cada parte no seu campo');
  expect(other.said).toMatch(
    / “Corte P” já estava na lista, e está agora mais uma vez: confira qual fica\.$/,
  );
  expect(other.after).toContain(services);
});

it('gives a question its new answer', () => {
  const faq =
    '  - question: Vocês parcelam?\n    answer: Em 3x.\n  - question: Tem entrega no sábado?\n    answer: Sim.\n';
  const pasted = 'Vocês parcelam?\nSim, em até 6x.\n\nAceitam troca?\nEm 7 dias.';
  const list = listOf('faq', `${faq}  - question: ${pasted.replace(/\s+/g, ' ')}\n    answer: ""\n`);
  expect(list.parts(pasted, 2, 'question', 'pergunta')).toEqual({
    label: 'mudar a resposta de “Vocês parcelam?”, e acrescentar “Aceitam troca?”',
    said: 'Mudou a resposta de “Vocês parcelam?”, e “Aceitam troca?” entrou na lista.',
    after: `${faq.replace('Em 3x.', 'Sim, em até 6x.')}  - question: Aceitam troca?\n    answer: Em 7 dias.\n`,
  });
  const only = 'Vocês parcelam?\nSim, em até 6x.';
  const one = listOf('faq', `${faq}  - question: ${only.replace(/\s+/g, ' ')}\n    answer: ""\n`);
  expect(one.parts(only, 2, 'question', 'pergunta')).toMatchObject({
    label: 'mudar a resposta de “Vocês parcelam?”',
    after: faq.replace('Em 3x.', 'Sim, em até 6x.'),
  });
});

it('leaves an example to be written over, and an item with words of its own as it is', () => {
  const example = listOf('services', services).rows('Barba\tR$ 25', 0);
  expect(example).toMatchObject({ after: services.replace('R$ 20', 'R$ 25') });
  const block = outlineOfSection('services');
  const list = block && outlineAt(block, ['items']);
  if (list?.kind !== 'list') throw new Error('The block has no list.');
  const data = readData(`sections:\n- type: services\n  placeholder: sim\n  items:\n${services}`);
  const path = ['sections', 0, 'items'];
  const items = valueAt(data, path) as readonly unknown[];
  const given = { field: 'title', list, path, index: 0, count: 2, items, data, site };
  expect(wishRows({ ...given, text: 'Barba\tR$ 25\nHidratação\tR$ 60' })?.label).toBe('colar 2 itens');
});

it('knows no events by their names, of which each may have its day', () => {
  const news = listOf(
    'news',
    '  - title: Feira\n    date: 05/12/2026\n    text: Na praça.\n  - title: ""\n    date: ""\n    text: ""\n',
  );
  expect(news.rows('Feira\t12/12\tNa praça\nBazar\t13/12\tEm casa', 1).label).toMatch(/^colar 2 itens$/);
});
