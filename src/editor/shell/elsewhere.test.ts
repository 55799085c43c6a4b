import { expect, it } from 'vitest';
import { moveSection } from '../../core/core.ts';
import { change, openSession, settle, textsOf } from '../session/session.ts';
import { findElsewhere } from './elsewhere.ts';
import { savedBefore } from './former-values.ts';
import type { Action } from './state.ts';
import { tellLeft } from './tell-left.ts';

/** A session in which a file has come from one text to another by one step. */
const changed = (file: string, before: string, now: string) =>
  change(openSession({ [file]: { id: '1', text: before } }), {
    label: 'mudar',
    texts: { [file]: now },
    spot: { file, path: [] },
  });

const page = `title: Banho
sections:
- type: contact
  title: Banho
  hours:
  - days: Segunda a sexta
    time: 8h às 18h
- type: contact
  title: Plantão
  hours:
  - days: Segunda a sexta
    time: 18h às 23h
`;

const apart = `${page}- type: contact
  title: Loja
  hours:
  - days: Segunda a sábado
    time: 9h às 18h
- type: contact
  title: Clínica
  hours:
  - days: Segunda a sexta
    time: 08:00–18:00
`;

it('tells first of the places that say what was said here, then of those that were different', () => {
  const text = apart.replace('8h às 18h', '8h às 17h');
  const session = change(openSession({ 'banho.yaml': { id: '1', text: apart } }), {
    label: 'mudar',
    texts: { 'banho.yaml': text },
    spot: { file: 'banho.yaml', path: [] },
  });
  const place = { session, texts: { 'banho.yaml': text }, file: 'banho.yaml', section: 0 };
  const found = findElsewhere(place, ['sections', 0, 'hours', 0, 'time'], () => {});
  expect(found.map(({ told, places, onApart }) => [told, places.length, onApart !== undefined])).toEqual([
    ['Segunda a sexta 8h às 18h ainda está em:', 1, true],
    // The shop may end as well, or have these hours.
    ['Outro horário de segunda a sexta já estava em:', 3, false],
  ]);
});

it('tells of each price that was changed in one step, which put another item below', () => {
  const offer = (name: string, price: number) => `  - name: ${name}\n    price: R$ ${price}\n`;
  const shop = (...offers: readonly string[]) =>
    `title: Loja\nsections:\n- type: offers\n  items:\n${offers.join('')}`;
  const old = shop(offer('Cama', 10), offer('Cesta', 15));
  const now = shop(offer('Cama', 20), offer('Cesta', 25), offer('Manta', 30));
  const texts = { 'loja.yaml': now, 'index.yaml': old };
  const place = { session: changed('loja.yaml', old, now), texts, file: 'loja.yaml', section: 0 };
  const told = [0, 1, 2].map((at) =>
    findElsewhere(place, ['sections', 0, 'items', at, 'price'], () => {}).map((found) => found.told),
  );
  expect(told).toEqual([['R$ 10 ainda está em:'], ['R$ 15 ainda está em:'], []]);
});

it('takes a section that was moved for no other hours', () => {
  const edit = moveSection(page, 0, 1);
  const session = change(openSession({ 'banho.yaml': { id: '1', text: page } }), {
    label: 'mover',
    texts: { 'banho.yaml': edit.ok ? edit.text : '' },
    spot: { file: 'banho.yaml', path: [] },
  });
  const texts = { 'banho.yaml': edit.ok ? edit.text : '' };
  const place = { session, texts, file: 'banho.yaml', section: 1 };
  const path = ['sections', 1, 'hours', 0, 'time'];
  expect(findElsewhere(place, path, () => {})).toEqual([]);
});

it('tells of a count that is left also after a section was put above, and saved', () => {
  const old =
    'title: Castração\nsections:\n- type: steps\n  items:\n  - title: Jejum de 12 horas\n- type: faq\n  items:\n  - question: Como?\n    answer: Com 12 horas de jejum.\n';
  const noticed = old.replace('sections:\n', 'sections:\n- type: use\n  section: aviso\n');
  const now = noticed.replace('Jejum de 12', 'Jejum de 8');
  const spot = { file: 'castracao.yaml', path: [] };
  const put = change(openSession({ 'castracao.yaml': { id: '1', text: old } }), {
    label: 'pôr um aviso',
    texts: { 'castracao.yaml': noticed },
    spot,
  });
  const saved = settle(put, { 'castracao.yaml': noticed }, { 'castracao.yaml': '2' });
  const session = change(saved, { label: 'mudar', texts: { 'castracao.yaml': now }, spot });
  const place = { session, texts: { 'castracao.yaml': now }, file: 'castracao.yaml', section: 1 };
  const found = findElsewhere(place, ['sections', 1, 'items', 0, 'title'], () => {});
  expect(found.map(({ told, places }) => [told, places.length])).toEqual([['12 horas ainda está em:', 1]]);
});

it('tells of a price that is left also once it was saved, after a section was put below', () => {
  const old =
    'title: Castração\nsections:\n- type: offers\n  items:\n  - name: Cama\n    price: R$ 10\n- type: services\n  items:\n  - title: Cama\n    price: R$ 10\n';
  const more = `${old}- type: use\n  section: aviso\n`;
  const now = more.replace('R$ 10', 'R$ 20');
  const spot = { file: 'loja.yaml', path: [] };
  const open = openSession({ 'loja.yaml': { id: '1', text: old } });
  const put = change(open, { label: 'pôr um aviso', texts: { 'loja.yaml': more }, spot });
  const session = settle(
    change(put, { label: 'mudar', texts: { 'loja.yaml': now }, spot }),
    { 'loja.yaml': now },
    { 'loja.yaml': '2' },
  );
  const place = { session, texts: { 'loja.yaml': now }, file: 'loja.yaml', section: 0 };
  const found = findElsewhere(place, ['sections', 0, 'items', 0, 'price'], () => {});
  expect(found.map(({ told, places }) => [told, places.length])).toEqual([['R$ 10 ainda está em:', 1]]);
});

it.each([
  ['below both hours of a day where both were changed', ['09:00', '17:00'], [0, 1]],
  ['at the hour that was changed where it is the one of opening', ['09:00', '18:00'], [1, 0]],
  ['at the hour that was changed where it is the one of closing', ['08:00', '17:00'], [0, 1]],
] as const)('tells where else the hours of a day are once, %s', (_, [opens, closes], counts) => {
  const hours = (one: string, other: string) =>
    `hours:\n  week:\n  - days: [segunda]\n    opens: ${one}\n    closes: ${other}\n`;
  const texts = {
    'banho.yaml': page.replace('Segunda a sexta', 'Segunda').replace('8h às 18h', '08:00–18:00'),
    'site.yaml': hours(opens, closes),
  };
  const session = change(
    openSession({
      'banho.yaml': { id: '1', text: texts['banho.yaml'] },
      'site.yaml': { id: '1', text: hours('08:00', '18:00') },
    }),
    {
      label: 'mudar',
      texts: { 'site.yaml': texts['site.yaml'] },
      spot: { file: 'site.yaml', path: [] },
    },
  );
  const place = { session, texts, file: 'site.yaml', section: undefined };
  const found = ['opens', 'closes'].map((name) => findElsewhere(place, ['hours', 'week', 0, name], () => {}));
  expect(found.map((offers) => offers.filter(({ onApart }) => onApart !== undefined).length)).toEqual(counts);
});

it.each(['before it is saved', 'after it was saved'])(
  'tells of a count and a price that were followed, and put right once more, %s',
  (when) => {
    const page = (count: string, price: string, followed: readonly [string, string]) =>
      `title: A\nsections:\n- type: steps\n  items:\n  - title: Espera de ${count} horas\n    name: Bolo\n    price: R$ ${price}\n- type: faq\n  items:\n  - question: Quanto?\n    answer: A espera é de ${followed[0]} horas.\n- type: cta\n  title: Bolo\n  price: R$ ${followed[1]}\n`;
    const texts = [
      page('8', '20', ['12', '10']),
      page('8', '20', ['8', '20']),
      page('9', '20', ['8', '20']),
      page('9', '30', ['8', '20']),
    ];
    const spot = { file: 'a.yaml', path: [] };
    const done = (from: Parameters<typeof change>[0], some: readonly string[]) =>
      some.reduce((one, text) => change(one, { label: 'x', texts: { 'a.yaml': text }, spot }), from);
    const open = openSession({ 'a.yaml': { id: '1', text: page('12', '10', ['12', '10']) } });
    const followed = done(open, texts.slice(0, 2));
    const saved = { 'a.yaml': texts[1] ?? '' };
    const start = when === 'after it was saved' ? settle(followed, saved, { 'a.yaml': '2' }) : followed;
    const session = done(start, texts.slice(2));
    const place = { session, texts: { 'a.yaml': texts[3] ?? '' }, file: 'a.yaml', section: 0 };
    const told = (field: string) =>
      findElsewhere(place, ['sections', 0, 'items', 0, field], () => {}).map((found) => found.told);
    expect(told('title')).toEqual(['8 horas ainda está em:']);
    expect(told('price')).toEqual(['R$ 20 ainda está em:']);
  },
);

it('tells where a text has a telephone that was followed before it was put right', () => {
  const site = (phone: string) => `name: Padaria\nphone: ${phone}\n`;
  const page = (phone: string) => `title: Um\nsections:\n- type: notice\n  title: Ligue ${phone}\n`;
  const [wrong, right] = ['+55 54 3311-2233', '+55 54 3311-2244'];
  const open = openSession({
    'site.yaml': { id: '1', text: site('+55 54 99123-4567') },
    'banho.yaml': { id: '1', text: page('(54) 99123-4567') },
  });
  const spot = { file: 'site.yaml', path: [] };
  const texts = { 'site.yaml': site(right), 'banho.yaml': page('(54) 3311-2233') };
  const once = change(open, { label: 'mudar', texts: { 'site.yaml': site(wrong) }, spot });
  const followed = change(once, { label: 'mudar lá', texts: { 'banho.yaml': texts['banho.yaml'] }, spot });
  const session = change(followed, { label: 'mudar', texts: { 'site.yaml': site(right) }, spot });
  const found = findElsewhere({ session, texts, file: 'site.yaml', section: undefined }, ['phone'], () => {});
  expect(found.map(({ told }) => told)).toEqual(['(54) 3311-2233 ainda está em:']);
});

it('tells where a text still has the telephone of before', () => {
  const site = (phone: string) => `name: Padaria\nphone: ${phone}\n`;
  const texts = {
    'site.yaml': site('+55 54 3311-2233'),
    'banho.yaml': 'title: Um\nsections:\n- type: notice\n  title: Ligue (54) 99123-4567\n',
  };
  const open = openSession({
    'site.yaml': { id: '1', text: site('+55 54 99123-4567') },
    'banho.yaml': { id: '1', text: texts['banho.yaml'] },
  });
  const spot = { file: 'site.yaml', path: [] };
  const session = change(open, { label: 'mudar', texts: { 'site.yaml': texts['site.yaml'] }, spot });
  const found = findElsewhere({ session, texts, file: 'site.yaml', section: undefined }, ['phone'], () => {});
  expect(found.map(({ told, places }) => [told, places.map(({ name }) => name)])).toEqual([
    ['(54) 99123-4567 ainda está em:', ['Um · /banho › Aviso › Ligue (54) 99123-4567']],
  ]);
});

it('tells of what an item that was moved has said before, and of the description of its page', () => {
  const packages = (first: string, second: string) =>
    `title: Banho\ndescription: Pacotes com até 25% de desconto.\nsections:\n- type: packages\n  items:\n${first}${second}- type: text\n  text: O mensal tem 10% e o anual 25% de desconto.\n`;
  const monthly = '  - title: Pacote Mensal\n    discount: 10% de desconto\n';
  const yearly = '  - title: Pacote Anual\n    discount: 25% de desconto\n';
  const text = packages(yearly.replace('25', '30'), monthly);
  const session = change(openSession({ 'banho.yaml': { id: '1', text: packages(monthly, yearly) } }), {
    label: 'mudar',
    texts: { 'banho.yaml': text },
    spot: { file: 'banho.yaml', path: [] },
  });
  const place = { session, texts: { 'banho.yaml': text }, file: 'banho.yaml', section: 0 };
  const found = findElsewhere(place, ['sections', 0, 'items', 0, 'discount'], () => {});
  expect(found.map(({ told, places }) => [told, places.length])).toEqual([['25% ainda está em:', 2]]);
  expect(found[0]?.places[1]?.name).toContain('Pacotes com até 25% de desconto.');
});

it('tells which pages with a menu of their own lack a link that was added to the site’s, and puts it there', () => {
  const site = (more: string) =>
    `name: Padaria\nheader:\n  links:\n  - label: Início\n    to: /\n${more}footer:\n  about: Oi\n`;
  const link = '  - label: Pães\n    to: /paes\n';
  const files = {
    'site.yaml': site(link),
    'bolos.yaml': 'title: Bolos\nheader:\n  links:\n  - label: Bolos\n    to: /bolos\n',
    'tortas.yaml': `title: Tortas\nheader:\n  links:\n${link}`,
    'paes.yaml': 'title: Pães\n',
  };
  const session = changed('site.yaml', site(''), files['site.yaml']);
  const done: unknown[] = [];
  const place = { session, texts: files, file: 'site.yaml', section: undefined };
  const [found] = findElsewhere(place, ['header', 'links', 1, 'to'], (action) => done.push(action));
  expect(found?.places.map(({ name }) => name)).toEqual(['/bolos']);
  expect(findElsewhere(place, ['header', 'links', 0, 'to'], () => {})).toEqual([]);
  const further = {
    ...files,
    'bolos.yaml': `${files['bolos.yaml']}  menu:\n    links:\n    - label: Pães\n      to: /paes#trigo\n`,
    'paes.yaml': `title: Pães\nheader:\n  links:\n  - label: Preços\n    to: "#precos"\n`,
  };
  expect(findElsewhere({ ...place, texts: further }, ['header', 'links', 1, 'to'], () => {})).toEqual([]);
  found?.onFollow?.();
  expect(JSON.stringify(done)).toContain(String.raw`- label: Pães\n    to: /paes`);
  // Another part of a page that the menu leads to already is a link of its own.
  const part = {
    'site.yaml': site('  - label: Receitas\n    to: "/#receitas"\n'),
    'bolos.yaml': files['bolos.yaml'],
  };
  const parted = {
    session: changed('site.yaml', site(''), part['site.yaml']),
    texts: part,
    file: 'site.yaml',
    section: undefined,
  };
  const lacking = findElsewhere(parted, ['header', 'links', 1, 'to'], () => {});
  expect(lacking.map(({ places }) => places.map(({ name }) => name))).toEqual([['/bolos']]);
});

it('tells where the link of a menu that came and was saved since is still called as it was', () => {
  const menu = (...labels: readonly string[]) =>
    `name: X\nheader:\n  links:\n${labels.map((label, at) => `  - label: ${label}\n    to: /${at}\n`).join('')}`;
  const [none, long, short] = [menu('Um'), menu('Um', 'Mutirão do dia 12'), menu('Um', 'Mutirão')];
  const own = `title: A\n${long.replace('name: X\n', '')}`;
  const step = (texts: Record<string, string>) => ({
    label: 'x',
    texts,
    spot: { file: 'site.yaml', path: [] },
  });
  const came = change(
    openSession({ 'site.yaml': { id: '1', text: none }, 'a.yaml': { id: '1', text: own } }),
    step({ 'site.yaml': long }),
  );
  const session = change(
    settle(came, { 'site.yaml': long }, { 'site.yaml': '2' }),
    step({ 'site.yaml': short }),
  );
  const place = {
    session,
    texts: { 'site.yaml': short, 'a.yaml': own },
    file: 'site.yaml',
    section: undefined,
  };
  const [found] = findElsewhere(place, ['header', 'links', 1, 'label'], () => {});
  expect([found?.told, found?.places.length]).toEqual(['"Mutirão do dia 12" ainda está em:', 1]);
});

it('offers a day that was added to the site’s hours to the lists of hours that do not tell of it', () => {
  const site = (more: string) =>
    `name: Padaria\nhours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n${more}footer:\n  hours:\n  - days: Segunda\n    time: 8h às 18h\n`;
  const day = '  exceptions:\n  - days: Padroeira\n    date: 08/12/2099\n';
  const files = {
    'site.yaml': site(day),
    'contato.yaml': `title: Contato\nsections:\n- type: contact\n  title: Onde\n  hours:\n  - days: Segunda\n    time: 8h às 18h\n`,
  };
  const session = changed('site.yaml', site(''), files['site.yaml']);
  const done: unknown[] = [];
  const place = { session, texts: files, file: 'site.yaml', section: undefined };
  const path = ['hours', 'exceptions', 0, 'date'];
  const [found] = findElsewhere(place, path, (action) => done.push(action));
  expect(found?.places.map(({ name }) => name)).toEqual(['Contato · /contato: Contato, horário']);
  found?.onFollow?.();
  expect(JSON.stringify(done)).toContain(
    String.raw`- days: Padroeira (08/12)\n    time: Fechado\n    showUntil: 08/12/2099`,
  );
  const row = `  - days: Padroeira (08/12)\n    time: Fechado\n    showUntil: 08/12/2099\n`;
  const texts = {
    'site.yaml': site(`${day}    opens: 08:00\n    closes: 12:00\n`),
    'contato.yaml': `${files['contato.yaml']}${row}`,
  };
  const [other] = findElsewhere({ ...place, texts }, [...path.slice(0, -1), 'closes'], (action) =>
    done.push(action),
  );
  other?.onFollow?.();
  expect(JSON.stringify(done.at(-1))).toContain(String.raw`time: 8h às 12h\n    showUntil: 08/12/2099`);
  expect(findElsewhere({ ...place, texts }, path, () => {})).toEqual([]);
  const again = {
    ...files,
    'contato.yaml': `${files['contato.yaml']}  - days: Dia 08/12\n    time: Fechado\n`,
  };
  expect(findElsewhere({ ...place, texts: again }, path, () => {})).toEqual([]);
  for (const name of ['Véspera, até 12h', 'Meio período']) {
    const half = { ...files, 'site.yaml': site(`  exceptions:\n  - days: ${name}\n    date: 24/12/2099\n`) };
    const halfDay = changed('site.yaml', site(''), half['site.yaml']);
    expect(
      findElsewhere({ ...place, session: halfDay, texts: half }, path, () => {}),
      name,
    ).toEqual([]);
  }
  const natal = {
    'site.yaml': site('  exceptions:\n  - days: Natal\n    date: 25/12/2099\n'),
    'contato.yaml': `${files['contato.yaml']}  - days: No Natal\n    time: Fechado\n`,
  };
  expect(findElsewhere({ ...place, texts: natal }, path, () => {})).toEqual([]);
});

it('tells that the foot of a page lacks such a day, and leaves it to a person, as its rows go by themselves never', () => {
  const site = 'name: Padaria\nhours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n';
  const day = '  exceptions:\n  - days: Padroeira\n    date: 08/12/2099\n';
  const foot = 'title: Loja\nfooter:\n  hours:\n  - days: Segunda\n    time: 8h às 18h\n';
  const find = (page: string) => {
    const session = changed('site.yaml', site, site + day);
    const texts = { 'site.yaml': site + day, 'loja.yaml': page };
    const place = { session, texts, file: 'site.yaml', section: undefined };
    return findElsewhere(place, ['hours', 'exceptions', 0, 'date'], () => {});
  };
  const [found] = find(foot);
  expect(found?.places.map(({ name, onFollow }) => [name, onFollow])).toEqual([
    ['Loja · /loja: rodapé, horário (ali a linha fica: tire-a depois desse dia)', undefined],
  ]);
  expect(found?.onFollow).toBeUndefined();
  expect(find(`${foot}  - days: Dia 08/12\n    time: Fechado\n`)).toEqual([]);
});

it('offers such a day to the special days of a section, where it has some', () => {
  const site = 'name: Padaria\nhours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n';
  const day = '  exceptions:\n  - days: Padroeira\n    date: 08/12/2099\n';
  const pageOf = (rows: string) =>
    `title: Contato\nsections:\n- type: hours\n  title: Quando\n  hours:\n  - days: Segunda\n    time: 8h às 18h\n  exceptions:\n${rows}`;
  const session = changed('site.yaml', site, site + day);
  const other = '  - days: Natal\n    date: 25/12/2099\n    time: Fechado\n';
  const follow = (page: string): unknown => {
    const done: unknown[] = [];
    const texts = { 'site.yaml': site + day, 'contato.yaml': page };
    const place = { session, texts, file: 'site.yaml', section: undefined };
    const [found] = findElsewhere(place, ['hours', 'exceptions', 0, 'date'], (action) => done.push(action));
    found?.onFollow?.();
    return JSON.stringify(done);
  };
  const own = '  - days: Padroeira\n    date: 08/12/2099\n    time: Fechado\n';
  const written = (rows: string) => JSON.stringify(pageOf(rows)).slice(1, -1);
  expect(follow(pageOf(other))).toContain(written(own + other));
  expect(follow(pageOf(own.replace('Fechado', '8h às 12h')))).toContain(written(own));
  expect(follow(pageOf(own))).toBe('[]');
});

it('carries both halves of a day to other lists, by its date and written as they write hours', () => {
  const site = 'name: Padaria\nhours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n';
  const half = (opens: string, closes: string) =>
    `  - days: Padroeira\n    date: 08/12/2099\n    opens: ${opens}\n    closes: ${closes}\n`;
  const day = `  exceptions:\n${half('13:30', '18:00')}${half('08:00', '12:00')}`;
  const row = (days: string, time: string, date: string) =>
    `  - days: ${days}\n    time: ${time}\n    showUntil: ${date}\n`;
  const [before, after] = [row('Feriado', 'Fechado', '15/11/2099'), row('Natal', 'Fechado', '25/12/2099')];
  const pageOf = (rows: string) =>
    `title: Contato\nsections:\n- type: contact\n  title: Onde\n  hours:\n  - days: Segunda\n    time: 8h–18h\n${rows}`;
  const session = changed('site.yaml', site, site + day);
  const done: unknown[] = [];
  const look = (texts: Readonly<Record<string, string>>) =>
    findElsewhere(
      { session, texts, file: 'site.yaml', section: undefined },
      ['hours', 'exceptions', 1, 'closes'],
      (action) => done.push(action),
    );
  const [found] = look({ 'site.yaml': site + day, 'contato.yaml': pageOf(before + after) });
  expect(found?.told).toContain('“Padroeira (08/12): 8h–12h e 13h30–18h”');
  found?.onFollow?.();
  const written = pageOf(before + row('Padroeira (08/12)', '8h–12h e 13h30–18h', '08/12/2099') + after);
  expect(JSON.stringify(done)).toContain(JSON.stringify(written).slice(1, -1));
  expect(look({ 'site.yaml': site + day, 'contato.yaml': written })).toEqual([]);
  const open = day.replace('    closes: 18:00\n', '');
  expect(look({ 'site.yaml': site + open, 'contato.yaml': pageOf('') })).toEqual([]);
});

it('does not take a copy for the item that stood in its place', () => {
  const plan = (name: string, percent: string) =>
    `  - title: ${name}\n    description: Com ${percent} de desconto.\n`;
  const pageOf = (...items: readonly string[]) =>
    `title: A\nsections:\n- type: services\n  items:\n${items.join('')}- type: faq\n  items:\n  - question: Quanto?\n    answer: São 15% de desconto.\n`;
  const [month, year] = [plan('Mensal', '10%'), plan('Anual', '15%')];
  const now = pageOf(month, plan('Quinzenal', '5%'), year);
  const place = {
    session: changed('a.yaml', pageOf(month, year), now),
    texts: { 'a.yaml': now },
    file: 'a.yaml',
    section: 0,
  };
  expect(findElsewhere(place, ['sections', 0, 'items', 1, 'description'], () => {})).toEqual([]);
  // Nor what the copy came with for what it said before.
  const copied = pageOf(month, month, year);
  const steps = [pageOf(month, year), copied, pageOf(month, plan('Quinzenal', '10%'), year), now];
  const session = steps.reduce(
    (one, text) => change(one, { label: 'x', texts: { 'a.yaml': text }, spot: { file: 'a.yaml', path: [] } }),
    openSession({ 'a.yaml': { id: '1', text: steps[0] ?? '' } }),
  );
  const asked = pageOf(month, plan('Quinzenal', '5%'), year).replace('São 15%', 'São 10%');
  const look = { session, texts: { 'a.yaml': asked }, file: 'a.yaml', section: 0 };
  expect(findElsewhere(look, ['sections', 0, 'items', 1, 'description'], () => {})).toEqual([]);
});

it('tells what a copied item still says of the one that it was copied from, and writes the new name there', () => {
  const itemOf = (name: string) => `  - name: ${name}\n    imageAlt: Desenho de Lia, de laço.\n`;
  const pageOf = (...items: readonly string[]) =>
    `title: A\nsections:\n- type: gallery\n  items:\n${items.join('')}`;
  const path = ['sections', 0, 'items', 1, 'name'];
  const spot = { file: 'a.yaml', path };
  const [copied, now] = ['Lia', 'Rita'].map((name) => pageOf(itemOf('Lia'), itemOf(name)));
  const copy = changed('a.yaml', pageOf(itemOf('Lia')), copied ?? '');
  const texts = { 'a.yaml': now ?? '' };
  const session = change(copy, { label: 'mudar', texts, spot });
  const done: Action[] = [];
  const [found] = findElsewhere({ session, texts, file: 'a.yaml', section: 0 }, path, (one) =>
    done.push(one),
  );
  expect(found?.told).toBe('Lia ainda está neste item (ao mudar, confira o resto da frase):');
  expect(found?.places.map(({ name }) => name)).toEqual(['A · /a › Galeria › Desenho de Lia, de laço.']);
  found?.onFollow?.();
  expect(done[0]).toMatchObject({ texts: { 'a.yaml': now?.replace(/Lia(?!.*[^]*Lia)/, 'Rita') } });
});

it('offers nothing that is written into a copied page to the one that it was copied from', () => {
  const pageOf = (price: string, label: string) =>
    `title: A\nheader:\n  links:\n  - label: ${label}\n    to: /c\nsections:\n- type: packages\n  items:\n  - name: Cama\n    price: R$ ${price}\n`;
  const old = pageOf('10', 'Cestos');
  const spot = { file: 'b.yaml', path: [] };
  const opened = openSession({ 'a.yaml': { id: '1', text: old } });
  const copied = change(opened, { label: 'copiar', texts: { 'b.yaml': old }, spot });
  const told = (file: string, base = copied.base) => {
    const texts = { 'a.yaml': old, 'b.yaml': old, [file]: pageOf('20', 'Cestas') };
    const session = { ...change(copied, { label: 'mudar', texts, spot }), base };
    const paths = [
      ['sections', 0, 'items', 0, 'price'],
      ['header', 'links', 0, 'label'],
    ];
    return paths.map((path) => findElsewhere({ session, texts, file, section: 0 }, path, () => {}).length);
  };
  // A link to the same page is the same in all menus.
  expect(told('b.yaml')).toEqual([0, 1]);
  expect(told('b.yaml', { ...copied.base, 'b.yaml': { id: '2', text: old } })).toEqual([0, 1]);
  expect(told('a.yaml')).toEqual([1, 1]);
});

it('tells nothing of a section that has come, be it saved since or not', () => {
  const section = (count: string) =>
    `- type: stats\n  items:\n  - value: ${count}\n    label: Pets atendidos\n`;
  const before = `title: Banho\nsections:\n- type: hero\n  title: Olá\n${section('8k+')}`;
  const added = `${before}${section('10k+')}`;
  const session = change(openSession({ 'banho.yaml': { id: '1', text: before } }), {
    label: 'copiar',
    texts: { 'banho.yaml': added },
    spot: { file: 'banho.yaml', path: [] },
  });
  const tell = (base: typeof session.base) =>
    findElsewhere(
      { session: { ...session, base }, texts: { 'banho.yaml': added }, file: 'banho.yaml', section: 2 },
      ['sections', 2, 'items', 0, 'value'],
      () => {},
    );
  expect(tell(session.base)).toEqual([]);
  expect(tell({ 'banho.yaml': { id: '2', text: added } })).toEqual([]);
});

it('offers the other menus a new link that is called otherwise, whether it or its name was saved before', () => {
  const menu = (...labels: readonly string[]) =>
    `header:\n  links:\n${labels.map((label) => `    - label: ${label}\n      to: /${label.slice(0, 4).toLowerCase()}\n`).join('')}`;
  const page = (...labels: readonly string[]) => `title: Forno\n${menu(...labels)}sections:\n`;
  const texts = {
    'site.yaml': `name: Forno\n${menu('Bolos')}`,
    'a.yaml': page('Bolos'),
    'b.yaml': page('Bolos'),
  };
  const put = {
    'site.yaml': `name: Forno\n${menu('Bolos', 'Pães doces')}`,
    'a.yaml': page('Bolos', 'Pães doces'),
    'b.yaml': page('Bolos', 'Pães doces'),
  };
  const named = { ...put, 'site.yaml': `name: Forno\n${menu('Bolos', 'Pães')}` };
  const ids = { 'site.yaml': '2', 'a.yaml': '2', 'b.yaml': '2' };
  const path = ['header', 'links', 1, 'label'];
  const base = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, { id: '1', text }]));
  const open = openSession(base);
  const came = change(open, { label: 'pôr', texts: put, spot: { file: 'paes.yaml', path: [] } });
  const told = (session: typeof open) =>
    findElsewhere({ session, texts: named, file: 'site.yaml', section: undefined }, path, () => {}).map(
      ({ told, places }) => [told, places.length],
    );
  for (const start of [came, settle(came, put, ids)]) {
    const session = change(start, {
      label: 'mudar',
      texts: { 'site.yaml': named['site.yaml'] },
      spot: { file: 'site.yaml', path },
    });
    expect(told(session)).toEqual([['"Pães doces" ainda está em:', 2]]);
    expect(told(settle(session, named, ids))).toEqual([['"Pães doces" ainda está em:', 2]]);
  }
});

it('knows what was saved before the last change of it, be that saved too', () => {
  const spot = { file: 'a.yaml', path: [] };
  const open = openSession({
    'a.yaml': { id: '1', text: 'title: A' },
    'b.yaml': { id: '1', text: 'title: B' },
  });
  const step = (text: string) => ({ label: 'mudar', texts: { 'a.yaml': text }, spot });
  const typed = change(change(open, step('title: Aa')), step('title: Aaa'));
  const savedIn = (session: typeof open) => savedBefore(session, textsOf(session))['a.yaml']?.text;
  expect(savedIn(typed)).toBe('title: A');
  const saved = settle(typed, { 'a.yaml': 'title: Aaa' }, { 'a.yaml': '2' });
  expect(savedIn(saved)).toBe('title: A');
  expect(savedIn(change(saved, step('title: Aaaa')))).toBe('title: Aaa');
  expect(savedBefore(saved, textsOf(saved))['b.yaml']?.text).toBe('title: B');
});

it.each(['saved', 'only followed'])(
  'tells where hours stand that a field had in between, once it has those of the beginning again: %s',
  (way) => {
    const site = (closes: string) =>
      `name: Padaria\nhours:\n  week:\n  - days: [sábado]\n    opens: 08:00\n    closes: "${closes}"\n`;
    const pageOf = (time: string) =>
      `title: Contato\nsections:\n- type: contact\n  title: Onde\n  hours:\n  - days: Sábado\n    time: ${time}\n`;
    const spot = { file: 'site.yaml', path: [] };
    const opened = openSession({
      'site.yaml': { id: '1', text: site('16:00') },
      'contato.yaml': { id: '1', text: pageOf('8h–16h') },
    });
    const between = { 'site.yaml': site('17:00'), 'contato.yaml': pageOf('8h–17h') };
    const followed = change(opened, { label: 'mudar', texts: between, spot });
    const ids = { 'site.yaml': '2', 'contato.yaml': '2' };
    const kept = way === 'saved' ? settle(followed, between, ids) : followed;
    const back = { 'site.yaml': site('16:00') };
    const session = change(kept, { label: 'voltar', texts: back, spot });
    const look = (time: string) => {
      const texts = { ...back, 'contato.yaml': pageOf(time) };
      const place = { session, texts, file: 'site.yaml', section: undefined };
      return findElsewhere(place, ['hours', 'week', 0, 'closes'], () => {}).map(({ told }) => told);
    };
    expect(look('8h–17h')).toEqual(['Sábado 08:00–17:00 ainda está em:']);
    expect(look('8h–16h')).toEqual([]);
    expect(look('8h–15h')).toEqual([]);
  },
);

it('names no hours that a field has not had since it was saved last', () => {
  const line = (hours: string) =>
    `title: Banho\nheader:\n  topBar: ${hours}\n  menu:\n    hours: Segunda a sábado 8h–18h\n`;
  const file = 'banho.yaml';
  const path = ['header', 'topBar'];
  const spot = { file, path };
  const step = (session: ReturnType<typeof changed>, hours: string) =>
    change(session, { label: 'mudar', texts: { [file]: line(hours) }, spot });
  const told = (session: ReturnType<typeof changed>, hours: string) =>
    findElsewhere({ session, texts: { [file]: line(hours) }, file, section: undefined }, path, () => {}).map(
      (one) => one.told,
    );
  const typed = changed(file, line('Segunda a sábado 8h–18h'), line('Segunda a sábado 9h–18h'));
  expect(told(typed, 'Segunda a sábado 9h–18h')).toEqual(['Segunda a sábado 8h–18h ainda está em:']);
  const saved = settle(typed, { [file]: line('Segunda a sábado 9h–18h') }, { [file]: '2' });
  expect(told(step(saved, 'Segunda a sábado 10h–18h'), 'Segunda a sábado 10h–18h')).toEqual([
    'Outro horário de segunda a sábado está em:',
  ]);
});

it.each([
  [
    ['footer', 'note'],
    ['/banho', '/loja'],
    'Estas páginas têm nota própria, e este texto não aparece nelas:',
  ],
  [['footer', 'about'], ['/loja'], 'Esta página tem apresentação própria, e este texto não aparece nela:'],
  [['footer', 'rating'], [], undefined],
] as const)('tells which pages have their own text in the place of %j', (path, routes, told) => {
  const site = (note: string) =>
    `name: X\nfooter:\n  note: ${note}\n  about: ${note} tudo\n  rating: 4.9/5\n`;
  const text = site('CNPJ 12.345.678/0001-95');
  const session = changed('site.yaml', site('Resposta em um dia'), text);
  const texts = {
    'site.yaml': text,
    'banho.yaml': 'title: Banho\nfooter:\n  note: Resposta Imediata\n',
    'loja.yaml': 'title: Loja\nfooter:\n  note: Hoje\n  about: A loja.\n',
    'sobre.yaml': 'title: Sobre\nfooter:\n  note: CNPJ 12.345.678/0001-95 e mais\n',
    'index.yaml': 'title: Início\n',
  };
  const found = findElsewhere({ session, texts, file: 'site.yaml', section: 0 }, path, () => {});
  expect(found.map((one) => one.told)).toEqual(told === undefined ? [] : [told]);
  expect(found.flatMap(({ places }) => places.map(({ name }) => name))).toEqual(routes);
});

it.each([
  ['WhatsApp da oficina', '', true],
  ['Zap só da oficina', '', true],
  ['WhatsApp da oficina', 'whatsapp: +55 54 98444-1213\n', false],
  ['Só da oficina', '', false],
  ['Não é WhatsApp', '', false],
])('tells at a second telephone called "%s" which number buttons open: %j', (note, more, isTold) => {
  const site = (words: string) =>
    `name: X\nphone: +55 54 90000-0000\n${more}otherPhone: +55 54 98444-1213\notherPhoneNote: ${words}\n`;
  const session = changed('site.yaml', site('Oficina'), site(note));
  const find = (texts: Readonly<Record<string, string>>) =>
    findElsewhere({ session, texts, file: 'site.yaml', section: 0 }, ['otherPhoneNote'], () => {}).map(
      ({ told }) => told,
    );
  const told =
    'Os botões de WhatsApp continuam abrindo (54) 90000-0000. Para que um deles abra este número, escolha nele “Levar a outro site” e cole: https://wa.me/5554984441213';
  expect(find({ 'site.yaml': site(note) })).toEqual(isTold ? [told] : []);
  const button = 'title: A\nsections:\n- type: hero\n  actions:\n  - href: https://wa.me/5554984441213\n';
  expect(find({ 'site.yaml': site(note), 'a.yaml': button })).toEqual([]);
});

const service = (title: string, label: string, more = 'chat: pedido') =>
  `  - title: ${title}\n    action:\n      label: ${label}\n      ${more}\n`;
const services = (...items: readonly string[]) =>
  `title: A\nsections:\n- type: services\n  items:\n${items.join('')}- type: cta\n  action:\n    label: Agendar exame\n    chat: pedido\n`;
const [first, second] = [service('Pão', 'Pedir pão'), service('Exame', 'Agendar exame')];
const copiedInto = (...items: readonly string[]) => {
  const now = services(...items);
  const texts = { 'a.yaml': now };
  return { session: changed('a.yaml', services(first, second), now), texts, file: 'a.yaml', section: 0 };
};

it.each([
  ['a copy', [first, first, second], 1],
  ['a copy that has its own words', [first, service('Bolo', 'Pedir bolo'), second], 1],
  ['an item that came first', [service('Bolo', 'Pedir bolo'), first, second], 0],
  ['an item that another came before', [service('Bolo', 'Pedir bolo'), first, second], 2],
  ['an item that was moved', [second, first], 1],
])('takes the button of %s for no new name of the one that stood there', (_, items, at) => {
  const path = ['sections', 0, 'items', at, 'action', 'label'];
  expect(findElsewhere(copiedInto(...items), path, () => {})).toEqual([]);
});

it('tells the other buttons of an item that stands elsewhere by now', () => {
  const place = copiedInto(service('Bolo', 'Pedir bolo'), first, service('Exame', 'Marcar exame'));
  const [found] = findElsewhere(place, ['sections', 0, 'items', 2, 'action', 'label'], () => {});
  expect([found?.told, found?.places.length]).toEqual(['"Agendar exame" ainda está em:', 1]);
});

it('leaves what the copied item has always said as it is, once its copy was saved', () => {
  const copied = services(first, first, second);
  const now = services(first, service('Bolo', 'Pedir bolo'), second);
  const saved = settle(
    changed('a.yaml', services(first, second), copied),
    { 'a.yaml': copied },
    { 'a.yaml': '2' },
  );
  const texts = { 'a.yaml': now };
  const session = change(saved, { label: 'mudar', texts, spot: { file: 'a.yaml', path: [] } });
  const path = ['sections', 0, 'items', 1, 'action', 'label'];
  expect(findElsewhere({ session, texts, file: 'a.yaml', section: 0 }, path, () => {})).toEqual([]);
});

it('tells no more, also after saving, what is said to be of another thing, until the field says something else', () => {
  const site = (note: string) => `name: X\nphoneNote: ${note}\n`;
  const cover = 'title: A\nsections:\n- type: hero\n  title: Um\n  badge: Plantão da loja 24h\n';
  const [old, now] = [site('Plantão da loja 24h'), site('Plantão da loja até 22h')];
  const opened = openSession({ 'site.yaml': { id: '1', text: old }, 'a.yaml': { id: '1', text: cover } });
  const spot = { file: 'site.yaml', path: [] };
  const session = change(opened, { label: 'x', texts: { 'site.yaml': now }, spot });
  const texts = { 'site.yaml': now, 'a.yaml': cover };
  const place = { session, texts, file: 'site.yaml', section: undefined };
  const done: Action[] = [];
  const [found] = findElsewhere(place, ['phoneNote'], (action) => done.push(action));
  expect(found?.told).toBe('"Plantão da loja 24h" ainda está em:');
  found?.onOther?.();
  const approved = done.flatMap((action) => (action.kind === 'approve' ? [action.key] : []));
  expect(approved).toHaveLength(1);
  expect(findElsewhere({ ...place, approved }, ['phoneNote'], () => {})).toEqual([]);
  const saved = {
    files: { 'site.yaml': now },
    base: opened.base,
    past: session.past,
    texts,
    today: '2026-11-27',
  };
  expect(tellLeft({ ...saved, known: new Set() })?.text).toContain('Plantão da loja 24h');
  expect(tellLeft({ ...saved, known: new Set(), approved })).toBeUndefined();
  const again = { ...texts, 'site.yaml': site('Plantão da loja até 23h') };
  expect(findElsewhere({ ...place, texts: again, approved }, ['phoneNote'], () => {})).toHaveLength(1);
});

it('tells other hours no more, also after saving, once these are said to be of another thing', () => {
  const page = (time: string) => `title: A\nheader:\n  topBar: Segunda a sexta ${time}\n`;
  const site =
    'hours:\n  week:\n  - days: [segunda, terça, quarta, quinta, sexta]\n    opens: 08:30\n    closes: 18:30\n';
  const other = 'title: B\nheader:\n  topBar: Segunda a sexta 8h–18h\n';
  const [old, now] = [page('8h–18h'), page('9h–18h')];
  const opened = openSession({
    'a.yaml': { id: '1', text: old },
    'b.yaml': { id: '1', text: other },
    'site.yaml': { id: '1', text: site },
  });
  const spot = { file: 'a.yaml', path: [] };
  const changes = change(opened, { label: 'x', texts: { 'a.yaml': now }, spot });
  const session = settle(changes, { 'a.yaml': now }, { 'a.yaml': '2' });
  const texts = { 'a.yaml': now, 'b.yaml': other, 'site.yaml': site };
  const place = { session, texts, file: 'a.yaml', section: undefined };
  const done: Action[] = [];
  const found = findElsewhere(place, ['header', 'topBar'], (action) => done.push(action));
  expect(found.map(({ told, onOther }) => [told, onOther !== undefined])).toEqual([
    ['Segunda a sexta 8h–18h ainda está em:', false],
    ['Outro horário de segunda a sexta já estava em:', true],
  ]);
  found[1]?.onOther?.();
  const approved = done.flatMap((action) => (action.kind === 'approve' ? [action.key] : []));
  expect(findElsewhere({ ...place, approved }, ['header', 'topBar'], () => {})).toEqual([]);
});
