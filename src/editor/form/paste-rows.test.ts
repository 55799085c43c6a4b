import { expect, it } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import { outlineAt, walkOutline } from '../../content/schema/outline.ts';
import { outlineOf, pageSchema, readData, siteSchema, valueAt, type List } from '../../core/core.ts';
import type { Knowledge } from './desk.ts';
import { wishRows } from './paste-rows.ts';

const section = outlineOfSection('pricelist');
const found = section && [...walkOutline(section)].find(({ name }) => name === 'items')?.outline;
if (found?.kind !== 'list') throw new Error('The block has no list.');
const list: List = found;
const text = `sections:
- type: pricelist
  groups:
  - title: Cortes
    items:
    - name: Um corte
      price: R$ 10
    - name: O último
`;
const path = ['sections', 0, 'groups', 0, 'items'];
// Nothing of the site is asked for by items without buttons.
const site = {} as Knowledge;

const paste = (pasted: string, field = 'name', count = 2) =>
  wishRows({ text: pasted, field, list, path, index: 0, count, site });

it('makes the item that rows are pasted into the first of them, with the others behind it', () => {
  const wish = paste('Corte\tR$ 45\nBarba\tR$ 30');
  const edit = wish?.edit(text);
  expect(edit?.ok === true && valueAt(readData(edit.text), path)).toEqual([
    { name: 'Corte', price: 'R$ 45' },
    { name: 'Barba', price: 'R$ 30' },
    { name: 'O último' },
  ]);
  expect(wish?.said).toBe('O que você colou são agora 2 itens da lista.');
});

it('leaves nothing of what an example said of the item, and all of what somebody has written', () => {
  const detailed = text.replace(
    '    - name: Um corte\n',
    '    - name: Um corte\n      detail: Com lavagem\n',
  );
  const first = (before: string) => {
    const edit = paste('Corte\tR$ 45\nBarba\tR$ 30')?.edit(before);
    return edit?.ok === true ? valueAt(readData(edit.text), [...path, 0]) : undefined;
  };
  expect(first(detailed)).toEqual({ name: 'Corte', detail: 'Com lavagem', price: 'R$ 45' });
  const example = detailed.replace('pricelist\n', 'pricelist\n  placeholder: sim\n');
  expect(first(example)).toEqual({ name: 'Corte', price: 'R$ 45' });
});

it('leaves no picture, button or list of an example with what a row says, nor words that are needed', () => {
  const cards = outlineOfSection('cards');
  const items = cards && outlineAt(cards, ['items']);
  if (items?.kind !== 'list') throw new Error('The block has no list.');
  const card =
    '  - title: Em casa\n    text: Vamos até aí.\n    image: casa.png\n    imageAlt: Uma casa.\n    features: [Visita]\n    label: Ver\n    to: /\n';
  const before = (picture: string) =>
    `sections:\n- type: cards\n  placeholder: sim\n  items:\n${card.replace('casa.png', picture)}`;
  const yaml = `- type: cards\n  items:\n${card}`;
  const catalogue = {
    blocks: [{ type: 'cards', examples: [{ name: 'Uma', yaml }] }],
  } as unknown as NonNullable<Knowledge['catalogue']>;
  const first = (picture: string) => {
    const wish = wishRows({
      text: 'Plano Básico\tConsultas\nPlano Ouro\tTudo',
      field: 'title',
      list: items,
      path: ['sections', 0, 'items'],
      index: 0,
      count: 1,
      site: { ...site, catalogue },
    });
    const edit = wish?.edit(before(picture));
    return edit?.ok === true ? valueAt(readData(edit.text), ['sections', 0, 'items', 0]) : undefined;
  };
  expect(first('casa.png')).toEqual({ title: 'Plano Básico', text: 'Consultas' });
  expect(first('nossa.png')).toEqual({
    title: 'Plano Básico',
    text: 'Consultas',
    image: 'nossa.png',
    imageAlt: 'Uma casa.',
  });
});

it('leaves the button that every such item has, said or not', () => {
  const offers = outlineOfSection('offers');
  const items = offers && outlineAt(offers, ['items']);
  if (items?.kind !== 'list') throw new Error('The block has no list.');
  const item = (label: string) =>
    `  - name: Cesta\n    price: R$ 10\n    image: a.jpg\n    imageAlt: Uma cesta.\n    label: ${label}\n    chat: produto\n`;
  const left = (label: string) => {
    const example = `- type: offers\n  items:\n${item(label)}`;
    const catalogue = { blocks: [{ type: 'offers', examples: [{ name: 'Um', route: '/', yaml: example }] }] };
    const before = `sections:\n${example.replace('offers\n', 'offers\n  placeholder: sim\n')}`;
    const wish = wishRows({
      text: 'Cama\tR$ 45\nCasa\tR$ 30',
      field: 'name',
      list: items,
      path: ['sections', 0, 'items'],
      index: 0,
      count: 1,
      site: { ...site, catalogue } as unknown as Knowledge,
    });
    const edit = wish?.edit(before);
    return edit?.ok === true && valueAt(readData(edit.text), ['sections', 0, 'items', 0, 'label']);
  };
  expect(left('Comprar pelo WhatsApp')).toBe('Comprar pelo WhatsApp');
  expect(left('Ver a cesta')).toBeUndefined();
});

it('takes a price of an example away once, with what stood around it', () => {
  const offers = outlineOfSection('offers');
  const items = offers && outlineAt(offers, ['items']);
  if (items?.kind !== 'list') throw new Error('The block has no list.');
  const example = `- type: offers\n  items:\n  - name: Cesta\n    originalPrice: R$ 20\n    pricePrefix: só\n    price: R$ 10\n`;
  const catalogue = { blocks: [{ type: 'offers', examples: [{ name: 'Um', route: '/', yaml: example }] }] };
  const before = `sections:\n${example.replace('offers\n', 'offers\n  placeholder: sim\n')}`;
  const wish = wishRows({
    text: 'Cama\tR$ 45\nCasa\tR$ 30',
    field: 'name',
    list: items,
    path: ['sections', 0, 'items'],
    index: 0,
    count: 1,
    site: { ...site, catalogue } as unknown as Knowledge,
  });
  const edit = wish?.edit(before);
  expect(edit?.ok === true && valueAt(readData(edit.text), ['sections', 0, 'items', 0])).toEqual({
    name: 'Cama',
    price: 'R$ 45',
  });
});

it('replaces no item whose other field they were pasted into', () => {
  expect(paste('Corte\tR$ 45\nBarba\tR$ 30', 'detail')).toBeUndefined();
});

it('takes no names of fields for rows', () => {
  const services = outlineOfSection('services');
  const items = services && outlineAt(services, ['items']);
  if (items?.kind !== 'list') throw new Error('The block has no list.');
  const copied = '- title: Corte\n  description: Com lavagem.';
  const given = { text: copied, field: 'title', list: items, path: ['sections', 0, 'items'] };
  expect(wishRows({ ...given, index: 0, count: 1, site })).toBeUndefined();
});

it('leaves a paste alone that would be more items than there may be', () => {
  const most = list.most ?? 0;
  if (most > 0) expect(paste('Corte\tR$ 45\nBarba\tR$ 30', 'name', most)).toBeUndefined();
  expect(paste('Corte')).toBeUndefined();
});

it('makes rows of hours also of what is pasted in the place of a time', () => {
  const footer = outlineOfSection('hours');
  const hours = footer && [...walkOutline(footer)].find(({ name }) => name === 'hours')?.outline;
  if (hours?.kind !== 'list') throw new Error('The block has no list.');
  const before = 'sections:\n- type: hours\n  hours:\n  - days: Sábado\n    time: 8h–16h\n';
  const at = ['sections', 0, 'hours'];
  const wish = wishRows({
    text: 'SEG A SEX 8h as 19h\nSAB 8h as 17h\nDOM FECHADO',
    field: 'time',
    list: hours,
    path: at,
    index: 0,
    count: 1,
    site,
  });
  const edit = wish?.edit(before);
  expect(edit?.ok === true && valueAt(readData(edit.text), at)).toEqual([
    { days: 'Segunda a sexta', time: '8h às 19h' },
    { days: 'Sábado', time: '8h às 17h' },
    { days: 'Domingo', time: 'Fechado' },
  ]);
});

it('takes what an item said of its price away where a row tells another', () => {
  const priced = text.replace('      price: R$ 10\n', '      priceText: a combinar\n');
  const edit = paste('Corte\tR$ 45\nBarba\tR$ 30')?.edit(priced);
  expect(edit?.ok === true && valueAt(readData(edit.text), [...path, 0])).toEqual({
    name: 'Corte',
    price: 'R$ 45',
  });
});

it('takes the rows of hours away whose days were pasted anew, and leaves others', () => {
  const footer = outlineOfSection('hours');
  const hours = footer && [...walkOutline(footer)].find(({ name }) => name === 'hours')?.outline;
  if (hours?.kind !== 'list') throw new Error('The block has no list.');
  const before =
    'sections:\n- type: hours\n  hours:\n  - days: Segunda a sexta\n    time: 8h–18h\n  - days: Sábado\n    time: 8h–16h\n  - days: Feriados\n    time: Plantão\n';
  const at = ['sections', 0, 'hours'];
  const items = valueAt(readData(before), at) as readonly unknown[];
  const wish = wishRows({
    text: 'Seg a sex: 9h-19h\nSáb: 9h-13h',
    field: 'days',
    list: hours,
    path: at,
    index: 0,
    count: 3,
    items,
    site,
  });
  const edit = wish?.edit(before);
  expect(edit?.ok === true && valueAt(readData(edit.text), at)).toEqual([
    { days: 'Segunda a sexta', time: '9h-19h' },
    { days: 'Sábado', time: '9h-13h' },
    { days: 'Feriados', time: 'Plantão' },
  ]);
  expect(wish?.said).toMatch(/O horário de antes desses dias saiu\.$/);
  const inOneLine = (text: string, index: number, field = 'time') => {
    const one = wishRows({ text, field, list: hours, path: at, index, count: 3, items, site });
    const done = one?.edit(before);
    return done?.ok === true ? valueAt(readData(done.text), at) : undefined;
  };
  const week = 'seg a sex 9hs as 19hs, sab 9h às 13h';
  for (const index of [0, 1])
    expect(inOneLine(week, index)).toEqual([
      { days: 'Segunda a sexta', time: '9h às 19h' },
      { days: 'Sábado', time: '9h às 13h' },
      { days: 'Feriados', time: 'Plantão' },
    ]);
  expect(inOneLine('sáb 9h às 13h', 1)).toMatchObject([{}, { days: 'Sábado', time: '9h às 13h' }, {}]);
  // The days of the row would be gone.
  expect(inOneLine('sáb 9h às 13h', 0)).toBeUndefined();
  expect(inOneLine('9h às 13h', 0)).toBeUndefined();
});

it('gives the cells of a single row to the fields of the item, and leaves a text with no cells', () => {
  const wish = paste('Barba\tsem lavagem\tR$ 30');
  const edit = wish?.edit(text);
  expect(edit?.ok === true && valueAt(readData(edit.text), [...path, 0])).toEqual({
    name: 'Barba',
    detail: 'sem lavagem',
    price: 'R$ 30',
  });
  expect(wish?.said).toBe('O que você colou foi para os campos deste item.');
  expect(paste('Barba')).toBeUndefined();
  expect(paste('•\tBarba')).toBeUndefined();
  expect(paste('Barba\t\t')).toBeUndefined();
});

it('takes special days away whose dates were pasted anew', () => {
  const exceptions = outlineAt(outlineOf(siteSchema), ['hours', 'exceptions']);
  if (exceptions?.kind !== 'list') throw new Error('The site has no list.');
  const before =
    'hours:\n  exceptions:\n  - days: Natal\n    date: 25/12/2026\n  - days: Novo\n    date: ""\n';
  const at = ['hours', 'exceptions'];
  const wish = wishRows({
    text: '24/12\t8h30 às 12h\n25/12\tFechado',
    field: 'days',
    list: exceptions,
    path: at,
    index: 1,
    count: 2,
    items: valueAt(readData(before), at) as readonly unknown[],
    site: { ...site, today: '2026-11-26' },
  });
  const edit = wish?.edit(before);
  expect(edit?.ok === true && valueAt(readData(edit.text), at)).toEqual([
    { days: 'Véspera de Natal', date: '24/12/2026', opens: '08:30', closes: '12:00' },
    { days: 'Natal', date: '25/12/2026' },
  ]);
});

it('closes a special day at the hour that its line tells alone, and opens it as the week does', () => {
  const exceptions = outlineAt(outlineOf(siteSchema), ['hours', 'exceptions']);
  if (exceptions?.kind !== 'list') throw new Error('The site has no list.');
  const before = (week: string) => `hours:\n${week}  exceptions:\n  - days: ""\n    date: ""\n`;
  const at = ['hours', 'exceptions'];
  const lines = '24/12 até meio dia\n25/12 fechado\n31/12 - até meio dia\n01/01 fechado';
  const given = { text: lines, field: 'days', list: exceptions, path: at, index: 0, count: 1 };
  const wish = wishRows({ ...given, site: { ...site, today: '2026-11-27' } });
  const paste = (week: string) => {
    const edit = wish?.edit(before(week));
    return edit?.ok === true && valueAt(readData(edit.text), at);
  };
  const week = '  week:\n  - days: [quarta, quinta, sexta]\n    opens: "08:30"\n    closes: "18:30"\n';
  expect(paste(week)).toEqual([
    { days: 'Véspera de Natal', date: '24/12/2026', opens: '08:30', closes: '12:00' },
    { days: 'Natal', date: '25/12/2026' },
    { days: 'Véspera de Ano Novo', date: '31/12/2026', opens: '08:30', closes: '12:00' },
    { days: 'Ano Novo', date: '01/01/2027' },
  ]);
  // The form asks for the other hour where the week does not tell it.
  expect(paste(week.replace('quinta, ', ''))).toMatchObject([
    { days: 'Véspera de Natal', date: '24/12/2026', closes: '12:00' },
    {},
    { closes: '12:00' },
    {},
  ]);
});

it('says no line twice that was in the list of words already', () => {
  const footer = 'footer:\n  services:\n  - Banho simples\n  - Tosa\n  - Hidratação\n';
  const services = outlineAt(outlineOf(pageSchema), ['footer', 'services']);
  if (services?.kind !== 'list') throw new Error('The foot has no list.');
  const wish = wishRows({
    text: '1) Banho\n2) Hidratacao\n3) Corte de unhas',
    field: undefined,
    list: services,
    path: ['footer', 'services'],
    index: 0,
    count: 3,
    items: ['Banho simples', 'Tosa', 'Hidratação'],
    site,
  });
  const edit = wish?.edit(footer);
  expect(edit?.ok === true && valueAt(readData(edit.text), ['footer', 'services'])).toEqual([
    'Banho',
    'Hidratação',
    'Corte de unhas',
    'Tosa',
  ]);
  expect(wish?.said).toBe(
    'O que você colou são agora 3 itens da lista. Um já estava na lista, e não ficou duas vezes.',
  );
});

it('leaves questions with their answers to the button that makes items of them', () => {
  const faq = outlineOfSection('faq');
  const items = faq && outlineAt(faq, ['items']);
  if (items?.kind !== 'list') throw new Error('The block has no list.');
  const at = ['sections', 0, 'items'];
  const asked = (text: string) =>
    wishRows({ text, field: 'question', list: items, path: at, index: 0, count: 1, site });
  expect(asked('P: Vocês buscam em casa?\nR: Sim, por R$ 25.\nP: Aceitam cheque?\nR: Não.')).toBeUndefined();
  expect(asked('P: entregam\nR: sim\nP: e cheque\nR: não')).toBeUndefined();
  expect(asked('Entregam?\tSim.\nAceitam cheque?\tNão.')).toBeDefined();
});

it('takes no row away that says more than days and hours, nor writes over a name or words of somebody', () => {
  const block = outlineOfSection('hours');
  const hours = block && [...walkOutline(block)].find(({ name }) => name === 'hours')?.outline;
  if (hours?.kind !== 'list') throw new Error('The block has no list.');
  const at = ['sections', 0, 'hours'];
  const rows = [
    { days: 'Segunda a sexta', time: '8h–18h' },
    { days: 'Sábado', time: '8h–12h' },
    { days: 'Sábado', time: '14h–17h' },
    { days: 'Domingo', time: 'Plantão com a Ana' },
    { days: 'Balcão', time: '9h–17h' },
    { days: '', time: '' },
  ];
  const before = `sections:\n- type: hours\n  hours:\n${rows.map(({ days, time }) => `  - days: "${days}"\n    time: "${time}"\n`).join('')}`;
  const after = (text: string, index: number, field: string) => {
    const items = valueAt(readData(before), at) as readonly unknown[];
    const wish = wishRows({ text, field, list: hours, path: at, index, count: items.length, items, site });
    const edit = wish?.edit(before);
    return edit?.ok === true ? valueAt(readData(edit.text), at) : undefined;
  };
  expect(after('seg a sex 9h as 19h', 4, 'time')).toBeUndefined();
  expect(after('domingo fechado', 3, 'days')).toBeUndefined();
  expect(after('domingo 9h às 12h', 5, 'days')).toEqual([
    ...rows.slice(0, 5),
    { days: 'Domingo', time: '9h às 12h' },
  ]);
  expect(after('seg a sex 9h as 19h, sáb 9h às 13h, dom fechado', 5, 'days')).toEqual([
    ...rows.slice(1, 5),
    { days: 'Segunda a sexta', time: '9h às 19h' },
    { days: 'Sábado', time: '9h às 13h' },
    { days: 'Domingo', time: 'Fechado' },
  ]);
});

it('moves no special day whose words or date another one is pasted over', () => {
  const block = outlineOfSection('hours');
  const days = block && [...walkOutline(block)].find(({ name }) => name === 'exceptions')?.outline;
  if (days?.kind !== 'list') throw new Error('The block has no list.');
  const items = [{ days: 'Natal', date: '25/12/2026', time: '8h às 12h, só urgências' }];
  const wish = (text: string, field: string) =>
    wishRows({
      text,
      field,
      list: days,
      path: ['exceptions'],
      index: 0,
      count: 1,
      items,
      site: { today: '2026-11-26' } as Knowledge,
    });
  expect(wish('24/12 fechado', 'days')).toBeUndefined();
  expect(wish('24/12 fechado', 'time')).toBeUndefined();
});

it('writes over no description that somebody wrote', () => {
  const block = outlineOfSection('services');
  const services = block && outlineAt(block, ['items']);
  if (services?.kind !== 'list') throw new Error('The block has no list.');
  const at = ['sections', 0, 'items'];
  const after = (description: string) => {
    const before = `sections:\n- type: services\n  items:\n  - title: Corte\n    description: "${description}"\n    price: R$ 30\n`;
    const data = readData(before);
    const wish = wishRows({
      text: 'Corte R$ 45, na hora\nBarba R$ 60',
      field: 'title',
      list: services,
      path: at,
      index: 0,
      count: 1,
      data,
      site,
    });
    const edit = wish?.edit(before);
    return edit?.ok === true ? valueAt(readData(edit.text), [...at, 0]) : undefined;
  };
  expect(after('')).toEqual({ title: 'Corte', description: 'Na hora', price: 'R$ 45' });
  expect(after('Com calma.')).toBeUndefined();
});

it('leaves no hours on a day that is closed now, and another name of a day with it', () => {
  const days = outlineAt(outlineOf(siteSchema), ['hours', 'exceptions']);
  if (days?.kind !== 'list') throw new Error('The site has no such list.');
  const before =
    'hours:\n  exceptions:\n  - days: Natal\n    date: 25/12/2026\n    opens: "08:00"\n    closes: "12:00"\n  - days: Recesso da equipe\n    date: 24/12/2026\n';
  const at = ['hours', 'exceptions'];
  const items = valueAt(readData(before), at) as readonly unknown[];
  const after = (text: string) => {
    const wish = wishRows({
      text,
      field: 'days',
      list: days,
      path: at,
      index: 0,
      count: 2,
      items,
      site: { today: '2026-11-26' } as Knowledge,
    });
    const edit = wish?.edit(before);
    return edit?.ok === true ? valueAt(readData(edit.text), at) : undefined;
  };
  expect(after('25/12 fechado')).toEqual([
    { days: 'Natal', date: '25/12/2026' },
    { days: 'Recesso da equipe', date: '24/12/2026' },
  ]);
  expect(after('25/12 fechado\n24/12 8h às 12h')).toHaveLength(3);
  expect(after('31/12 fechado')).toBeUndefined();
});

it('begins the text of an item with a capital, and no address or praise', () => {
  const textAfter = (type: string, name: string, typed: string, rest: string) => {
    const block = outlineOfSection(type);
    const items = block && outlineAt(block, ['items']);
    if (items?.kind !== 'list') throw new Error('The block has no list.');
    const at = ['sections', 0, 'items'];
    const before = `sections:\n- type: ${type}\n  items:\n  - ${name}: ""\n`;
    const wish = wishRows({ text: typed, field: name, list: items, path: at, index: 0, count: 1, site });
    const edit = wish?.edit(before);
    return edit?.ok === true && valueAt(readData(edit.text), [...at, 0, rest]);
  };
  expect(textAfter('steps', 'title', 'Vaga\ttemos 6 vagas na frente', 'text')).toBe(
    'Temos 6 vagas na frente',
  );
  expect(textAfter('steps', 'title', 'Loja\twww.exemplo.com, sempre', 'text')).toBe(
    'www.exemplo.com, sempre',
  );
});
