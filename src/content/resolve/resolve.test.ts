import { describe, expect, it } from 'vitest';
import { describeDownload } from '../../fields/download.ts';
import { putIntoWords } from '../problems/languages.ts';
import { sha256 } from '../pictures/digest.ts';
import { valueAt } from '../source/place.ts';
import { resolve } from './resolve.ts';
import { checkSample, samplePage, sampleSite } from '../testing/sample.ts';

/** The sections of the one page, final, as plain data. */
function sectionsOf(sections: string, more: Readonly<Record<string, string>> = {}) {
  const page = resolve(checkSample({ 'index.yaml': samplePage(sections), ...more }), sha256).find(
    ({ route }) => route === '/',
  );
  return page?.sections ?? [];
}

/** The final address of the one button of a page. */
const addressOf = (target: string) =>
  valueAt(sectionsOf(`- type: cta\n  title: x\n  id: aqui\n  actions:\n  - label: x\n    ${target}\n`), [
    0,
    'actions',
    0,
    'href',
  ]);

describe('resolve', () => {
  it.each([
    ['chat: consulta', 'https://wa.me/5554900000000?text=Ol%C3%A1!%20Quero%20marcar%20uma%20consulta.'],
    ['chat: inexistente', 'https://wa.me/5554900000000?text=Ol%C3%A1!%20Quero%20marcar%20uma%20consulta.'],
    [
      'maps: search',
      'https://www.google.com/maps/search/?api=1&query=Centro%2C%20Passo%20Fundo%2C%20RS%2C%20CEP%2099010-120',
    ],
    [
      'maps: directions',
      'https://www.google.com/maps/dir/?api=1&destination=Centro%2C%20Passo%20Fundo%2C%20RS%2C%20CEP%2099010-120',
    ],
    ['tel: sim', 'tel:+5554900000000'],
    ['mail: sim', 'mailto:contato@clinica.example'],
    ['mail: rh@clinica.example', 'mailto:rh@clinica.example'],
    ['to: "/#aqui"', '#aqui'],
    ['href: https://example.com/x', 'https://example.com/x'],
  ])('makes the final address of "%s"', (target, href) => {
    expect(addressOf(target)).toBe(href);
  });

  it.each([
    ['Rua das Flores, 100', 'Rua das Flores, 100, Passo Fundo, RS'],
    ['Rua das Flores, 100, Passo Fundo', 'Rua das Flores, 100, Passo Fundo'],
  ])('opens the map of a section at its own address, "%s"', (typed, place) => {
    const maps = '  actions:\n  - label: Ver\n    maps: search\n';
    const sections = sectionsOf(`- type: map\n  address: ${typed}\n${maps}- type: map\n${maps}`);
    const queryOf = (index: number) =>
      new URL(String(valueAt(sections, [index, 'actions', 0, 'href']))).searchParams.get('query');
    expect([queryOf(0), queryOf(1)]).toEqual([place, 'Centro, Passo Fundo, RS, CEP 99010-120']);
  });

  it("fills {product} with the item's name, whatever signs it holds", () => {
    const offers = sectionsOf(
      "- type: offers\n  items:\n  - name: Cama $& R$' {product}\n    price: R$ 179,90\n    image: luna.png\n    imageAlt: Uma cama\n",
    );
    const href = valueAt(offers, [0, 'items', 0, 'action', 'href']);
    const text = new URL(String(href)).searchParams.get('text');
    expect(text).toBe("Olá! Quero comprar: Cama $& R$' {product}");
  });

  it('gives a page its own messages and its header others', () => {
    const page = `title: P\ndescription: D\ntheme: clinic\nmessages:\n  default: meu\n  meu: Da página\nheader:\n  messages:\n    default: topo\n    topo: Do topo\n  actions:\n  - label: x\n    chat: desconhecida\nsections:\n- type: cta\n  title: x\n  actions:\n  - label: x\n    chat: desconhecida\n`;
    const [made] = resolve(checkSample({ 'index.yaml': page }), sha256);
    const text = (href = '') => new URL(href).searchParams.get('text');
    expect(text(made?.header.actions?.[0]?.href)).toBe('Do topo');
    expect(text(made?.floating?.href)).toBe('Da página');
  });

  it("lays a page's header over the site's field by field", () => {
    const page = samplePage('- type: hero\n  title: x\n').replace(
      'theme: clinic',
      'theme: clinic\nheader:\n  topBar: Oi',
    );
    const [made] = resolve(checkSample({ 'index.yaml': page }), sha256);
    expect(made?.header).toMatchObject({ topBar: 'Oi', phone: true, actions: [{ label: 'Conversar' }] });
  });

  it('gives the title of the page to a hero in first place only', () => {
    const hero = '- type: hero\n  title: x\n';
    const cta = '- type: cta\n  title: x\n  actions:\n  - label: x\n    tel: sim\n';
    expect(sectionsOf(hero + cta).map(({ level }) => level)).toEqual([1, 2]);
    expect(sectionsOf(cta + hero).map(({ level }) => level)).toEqual([2, 2]);
  });

  it.each([
    ['', undefined],
    ['  focus: center\n', undefined],
    ['  focus: top right\n', 'top right'],
  ])('tells the picture which part stays in sight: "%s"', (line, focus) => {
    const [section] = sectionsOf(
      `- type: hero\n  title: x\n  image: luna.png\n  imageAlt: Luna de laço\n${line}`,
    );
    expect(valueAt(section, ['image', 'focus'])).toBe(focus);
  });

  it('puts a shared section in the place of the one that uses it', () => {
    const shared = { '_shared/visita.yaml': 'type: cta\ntitle: Venha\nactions:\n- label: x\n  tel: sim\n' };
    const [section] = sectionsOf('- type: use\n  section: visita\n  id: aqui\n', shared);
    expect(section).toMatchObject({ type: 'cta', title: 'Venha', id: 'aqui' });
  });
});

describe('an item', () => {
  const items = (...days: readonly string[]) =>
    `- type: faq\n  id: faq\n  items:\n${days.map((day, at) => `  - question: ${at}?\n    answer: Sim.\n${day}`).join('')}`;
  const shown = (sections: string) =>
    sectionsOf(sections).flatMap((section) => valueAt(section, ['items']) ?? []);

  it('is there from its first day to its last, unless it is hidden, and views see none of these fields', () => {
    expect(
      shown(
        items(
          '',
          '    hidden: sim\n',
          '    hidden: não\n',
          '    showFrom: 31/01/2026\n    showUntil: 31/01/2026\n',
          '    showFrom: 01/02/2026\n',
          '    showUntil: 30/01/2026\n',
        ),
      ),
    ).toEqual(['0?', '2?', '3?'].map((question) => ({ question, answer: 'Sim.' })));
  });

  it('takes its section with it when it is the last, and a link to that is told', () => {
    const hidden = items('    hidden: sim\n');
    expect(sectionsOf(`- type: hero\n  title: Olá\n${hidden}`).map(({ type }) => type)).toEqual(['hero']);
    const link = '- type: cta\n  title: x\n  actions:\n  - label: x\n    to: "#faq"\n';
    const { problems } = checkSample({ 'index.yaml': samplePage(link + hidden) });
    expect(problems.map(({ kind }) => kind)).toContain('hiddenAnchor');
  });

  it('of a list that a section can do without takes that list with it', () => {
    const hero =
      '- type: hero\n  title: Olá\n  stats:\n  - value: 24h\n    label: Plantão\n    hidden: sim\n';
    const [section] = sectionsOf(hero);
    expect(section).toMatchObject({ type: 'hero' });
    expect(section).not.toHaveProperty('stats');
  });

  it('may be a button, of a section or of the header', () => {
    const buttons =
      'actions:\n  - label: Um\n    tel: sim\n    hidden: sim\n  - label: Dois\n    tel: sim\n    showUntil: 31/01/2026\n  - label: Três\n    tel: sim\n    showFrom: 01/02/2026\n';
    const [hero] = sectionsOf(`- type: hero\n  title: Olá\n  ${buttons}`);
    expect(valueAt(hero, ['actions'])).toMatchObject([{ label: 'Dois' }]);
    expect(valueAt(hero, ['actions', 0])).not.toHaveProperty('showUntil');
    const page = samplePage('- type: hero\n  title: Olá\n').replace(
      'theme: clinic',
      `theme: clinic\nheader:\n  ${buttons}`,
    );
    const [made] = resolve(checkSample({ 'index.yaml': page }), sha256);
    expect(made?.header.actions).toMatchObject([{ label: 'Dois' }]);
  });

  it('that is the last button leaves its section where it is', () => {
    const contact = `- type: contact
  chatTitle: Fale
  chatText: Conosco.
  hours:
  - days: Segunda
    time: 8h–12h
  actions:
  - label: Chamar
    chat: oi
    hidden: sim
  mapActions:
  - label: Ver o mapa
    maps: search
    showUntil: 30/01/2026
`;
    const [section] = sectionsOf(contact);
    expect(section).toMatchObject({ type: 'contact', chatTitle: 'Fale' });
    expect(section).not.toHaveProperty('actions');
    expect(section).not.toHaveProperty('mapActions');
  });

  it('takes the item around it with it when it is the last of a list that one cannot do without', () => {
    const row = (name: string, more = '') => `    - name: ${name}\n      price: R$ 10\n${more}`;
    const hidden = '      hidden: sim\n';
    const groups = (...lists: readonly string[]) =>
      `- type: pricelist\n  groups:\n${lists.map((list) => `  - items:\n${list}`).join('')}`;
    const [section] = sectionsOf(groups(row('Um', hidden), row('Dois') + row('Três', hidden)));
    expect(valueAt(section, ['groups'])).toEqual([{ items: [{ name: 'Dois', price: 'R$ 10' }] }]);
    expect(sectionsOf(`- type: hero\n  title: Olá\n${groups(row('Um', hidden))}`)).toHaveLength(1);
  });

  it('of a day with a date stands in the order of their dates, whatever the order in which they are written', () => {
    const day = (name: string, date = '') =>
      `  - days: ${name}\n    time: Fechado\n${date === '' ? '' : `    date: ${date}\n`}`;
    const rows = [day('Natal', '25/12/2026'), day('Feriados'), day('Padroeira', '08/12/2026')];
    const [section] = sectionsOf(`- type: hours\n  exceptions:\n${rows.join('')}`);
    const days = valueAt(section, ['exceptions']);
    expect(Array.isArray(days) && days.map((row) => valueAt(row, ['days']))).toEqual([
      'Padroeira',
      'Feriados',
      'Natal',
    ]);
  });

  it('of a day that has passed is gone from the hours', () => {
    const day = (name: string, date: string) => `  - days: ${name}\n    time: Fechado\n    date: ${date}\n`;
    const hours = '- type: hours\n  hours:\n  - days: Sábado\n    time: 8h–12h\n  exceptions:\n';
    const past = day('Ontem', '30/01/2026');
    const [section] = sectionsOf(`${hours}${past}${day('Hoje', '31/01/2026')}`);
    expect(valueAt(section, ['exceptions'])).toEqual([{ days: 'Hoje', time: 'Fechado', date: '2026-01-31' }]);
    expect(sectionsOf(hours + past)[0]).not.toHaveProperty('exceptions');
  });

  it('with a last day before its first is told', () => {
    const { problems } = checkSample({
      'index.yaml': samplePage(items('    showFrom: 02/02/2026\n    showUntil: 01/02/2026\n')),
    });
    expect(problems.map(({ kind }) => kind)).toContain('endsBeforeStart');
  });

  it('lets a notice stand above the cover, whose title stays that of the page', () => {
    const page = samplePage('- type: use\n  section: feriado\n- type: hero\n  title: Olá\n');
    const notice = 'type: notice\ntitle: Fechado\n';
    const checked = checkSample({ 'index.yaml': page, '_shared/feriado.yaml': notice });
    expect(checked.problems.filter(({ severity }) => severity !== 'hint')).toEqual([]);
    expect(resolve(checked, sha256)[0]?.sections.map(({ level }) => level)).toEqual([2, 1]);
  });
});

describe('a file to download', () => {
  it('stands at its address, with what it is and how heavy', () => {
    const [cta, about] = sectionsOf(
      '- type: cta\n  title: x\n  actions:\n  - label: Baixar a tabela\n    file: tabela.pdf\n- type: about\n  text: Veja [a tabela](tabela.pdf).\n',
    );
    expect(valueAt(cta, ['actions', 0])).toMatchObject({
      label: 'Baixar a tabela (PDF, 240\u00A0kB)',
      kind: 'file',
      href: '/files/tabela.pdf',
    });
    expect(valueAt(about, ['text', 0, 'paragraph', 1, 'link'])).toEqual({
      kind: 'file',
      href: '/files/tabela.pdf',
    });
  });

  it.each([
    ['a.pdf', 400, 'PDF, 1\u00A0kB'],
    ['a.docx', 999_499, 'DOCX, 999\u00A0kB'],
    ['a.zip', 1_250_000, 'ZIP, 1,3\u00A0MB'],
    ['regras', 5000, '5\u00A0kB'],
  ])('is told by its ending and size: %s of %d bytes', (file, bytes, words) => {
    expect(describeDownload(file, bytes)).toBe(words);
  });
});

describe('the business', () => {
  const more = (lines: string, from = '', to = '') => {
    const site = (from === '' ? sampleSite : sampleSite.replace(from, to)) + lines;
    const files = {
      'index.yaml': samplePage('- type: cta\n  title: x\n  actions:\n  - label: x\n    chat: consulta\n'),
      'site.yaml': site,
    };
    const [page] = resolve(checkSample(files), sha256);
    return page;
  };

  it('is written to at its number for chats, and called at its telephone', () => {
    const page = more('whatsapp: "+55 54 91111-1111"\n');
    expect(valueAt(page?.sections, [0, 'actions', 0, 'href'])).toMatch(/^https:\/\/wa\.me\/5554911111111\?/);
    expect(page?.floating?.href).toMatch(/^https:\/\/wa\.me\/5554911111111\?/);
    expect(page?.site.phone.href).toBe('tel:+5554900000000');
  });

  it('has a second telephone where it says one', () => {
    expect(more('otherPhone: "+55 54 3311-4422"\notherPhoneNote: Loja\n')?.site.otherPhone).toEqual({
      text: '(54) 3311-4422',
      href: 'tel:+555433114422',
      note: 'Loja',
    });
    expect(more('')?.site).not.toHaveProperty('otherPhone');
  });

  it('has a free number as it is written', () => {
    expect(more('otherPhone: "0800 702 4000"\n')?.site.otherPhone).toMatchObject({
      text: '0800 702 4000',
      href: 'tel:08007024000',
    });
  });

  it('stands in a street of its part of the town', () => {
    const page = more('', '  district: Centro\n', '  street: Rua das Flores, 100\n  district: Centro\n');
    expect(page?.site.address).toMatchObject({
      street: 'Rua das Flores, 100',
      district: 'Rua das Flores, 100, Centro',
    });
  });
});

describe('a link to a section that is not shown today', () => {
  const target = (days: string) => `- type: stats\n  id: camas\n${days}  items: [{ value: 1, label: x }]\n`;
  const buttons =
    '- type: cta\n  title: x\n  actions:\n  - label: fica\n    tel: sim\n  - label: camas\n    to: "#camas"\n';
  const items = '- type: cards\n  items:\n  - title: x\n    label: camas\n    to: "#camas"\n';
  const words = '- type: about\n  text: Veja [as camas](#camas).\n';
  const read = (days: string) => {
    const { problems } = checkSample({ 'index.yaml': samplePage(target(days) + buttons + items + words) });
    const sections = sectionsOf(target(days) + buttons + items + words);
    const [cta, cards, about] = sections.filter(({ type }) => type !== 'stats');
    return {
      kinds: [...new Set(problems.map(({ kind }) => kind))]
        .filter((kind) => kind !== 'unusedPictures')
        .toSorted(),
      buttons: (valueAt(cta, ['actions']) as readonly { href: string }[]).map(({ href }) => href),
      item: valueAt(cards, ['items', 0, 'action', 'href']),
      text: valueAt(about, ['text']),
    };
  };
  const ended = '  showUntil: 30/01/2026\n';

  it('leads to its page, and is told', () => {
    expect(read(ended)).toEqual({
      kinds: ['hiddenAnchor', 'schedule'],
      buttons: ['tel:+5554900000000', '/'],
      item: '/',
      text: [{ paragraph: ['Veja ', { words: ['as camas'], link: { kind: 'route', href: '/' } }, '.'] }],
    });
  });

  it('goes with the section where that says so, and leaves its words', () => {
    expect(read(`${ended}  whenHidden: drop\n`)).toEqual({
      kinds: ['schedule'],
      buttons: ['tel:+5554900000000'],
      item: undefined,
      text: [{ paragraph: ['Veja ', 'as camas', '.'] }],
    });
  });

  it('is told while the last day lies ahead', () => {
    const { kinds, item } = read('  showUntil: 28/02/2026\n');
    expect([kinds.toSorted(), item]).toEqual([['endingAnchor', 'schedule'], '#camas']);
  });

  it('of which all buttons go leaves no empty list', () => {
    const one = '- type: cta\n  title: x\n  actions:\n  - label: camas\n    to: "#camas"\n';
    const [cta] = sectionsOf(one + target(`${ended}  whenHidden: drop\n`));
    expect(cta).not.toHaveProperty('actions');
  });

  it.each([
    ['today', ended, '/', ['hiddenAnchor']],
    ['from a day on', '  showUntil: 28/02/2026\n', '#camas', ['endingAnchor']],
  ])('is kept and told where it is the one button of its section: %s', (_, days, href, kinds) => {
    const bonus =
      '- type: hero\n  title: Olá\n  id: topo\n- type: bonus\n  trigger: "#topo"\n  title: x\n  action:\n    label: camas\n    to: "#camas"\n';
    const sections = bonus + target(`${days}  whenHidden: drop\n`);
    const { problems } = checkSample({ 'index.yaml': samplePage(sections) });
    const told = problems.filter(({ code }) => code === 'P023');
    const shown = sectionsOf(sections).find(({ type }) => type === 'bonus');
    expect(valueAt(shown, ['action', 'href'])).toBe(href);
    expect(told.map(({ kind }) => kind)).toEqual(kinds);
    expect(
      told.map((problem) => putIntoWords(problem).message + putIntoWords(problem).cure).join(),
    ).not.toMatch(/some com|sumir|whenHidden/);
  });

  const shared =
    '- type: hero\n  title: Olá\n- type: use\n  section: camas\n- type: cta\n  title: x\n  actions:\n  - label: camas\n    to: "#camas"\n';
  const told = (days: string, useDays = '') => {
    const files = {
      'index.yaml': samplePage(shared.replace('section: camas\n', `section: camas\n${useDays}`)),
      '_shared/camas.yaml': `type: stats\nid: camas\n${days}items:\n- value: 24h\n  label: Plantão\n`,
    };
    return checkSample(files)
      .problems.map(({ kind }) => kind)
      .filter((kind) => kind !== 'unusedPictures');
  };

  it.each([
    ['before its days', 'showFrom: 10/02/2026\n', '', ['hiddenAnchor', 'schedule']],
    ['in its days', 'showUntil: 28/02/2026\n', '', ['endingAnchor', 'schedule']],
    ['after its days', 'showUntil: 30/01/2026\n', '', ['hiddenAnchor', 'schedule']],
    ['after the days of what asks for it', '', '  showUntil: 30/01/2026\n', ['hiddenAnchor', 'schedule']],
  ])('is told also of a shared section, %s', (_, days, useDays, kinds) => {
    expect(told(days, useDays).toSorted()).toEqual(kinds);
  });
});
