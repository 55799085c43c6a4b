import { expect, it } from 'vitest';
import { readData } from './parse.ts';
import { changeTwins, findTwins } from './twins.ts';

const item = (name: string, price: string) => `      - name: ${name}\n        price: ${price}\n`;
const page = (...items: readonly string[]) => `sections:\n  - type: packages\n    items:\n${items.join('')}`;

const before = page(item('Banho P', 'R$ 35'), item('Tosa', 'R$ 35'));
const path = ['sections', 0, 'items', 0, 'price'];
const texts = {
  'a.yaml': page(item('Banho P', 'R$ 40'), item('Tosa', 'R$ 35')),
  'b.yaml': page(item('Tosa', 'R$ 60'), item('banho p', 'R$ 35 # de sempre')),
  'c.yaml': page(item('Banho P', 'R$ 33')),
  '_shared/d.yaml': `type: packages\nitems:\n  - name: Banho P\n    price: "R$ 35"\n`,
};
type Texts = Readonly<Record<string, string>>;

/** Finds in texts, of which one was another before. */
function find({
  texts: all,
  before: old,
  ...place
}: {
  texts: Texts;
  file: string;
  path: (string | number)[];
  before: string;
}) {
  const files = Object.fromEntries(Object.entries(all).map(([name, text]) => [name, readData(text)]));
  return findTwins({ files, before: readData(old), ...place });
}

const changed = { texts, file: 'a.yaml', path, before };

it('finds where the same thing has the price of before, and nowhere else', () => {
  expect(find(changed)).toEqual({
    before: 'R$ 35',
    now: 'R$ 40',
    places: [
      { file: 'b.yaml', path: ['sections', 0, 'items', 1, 'price'], name: 'Banho P' },
      { file: '_shared/d.yaml', path: ['items', 0, 'price'], name: 'Banho P' },
    ],
  });
});

it('finds no days of another section of the same name', () => {
  const shown = (day: string) => `sections:\n  - type: notice\n    title: Acabou\n    showFrom: ${day}\n`;
  const all = { 'a.yaml': shown('01/03/2027'), 'b.yaml': shown('16/07/2025') };
  const found = find({
    texts: all,
    file: 'a.yaml',
    path: ['sections', 0, 'showFrom'],
    before: shown('16/07/2025'),
  });
  expect(found).toBeUndefined();
});

it('finds the other buttons of a page that are called alike and do the same', () => {
  const button = (label: string, more: string) => `    - label: ${label}\n      ${more}\n`;
  const page = (first: string) =>
    `sections:\n- type: hero\n  actions:\n${button(first, 'chat: pedido')}- type: cta\n  actions:\n${['chat: pedido', 'chat: festa', 'to: /bolos'].map((more) => button('Pedir de graça', more)).join('')}`;
  const path = ['sections', 0, 'actions', 0, 'label'];
  const change = (now: string) =>
    find({
      texts: { 'a.yaml': page(now), 'b.yaml': page('Pedir de graça') },
      file: 'a.yaml',
      path,
      before: page('Pedir de graça'),
    });
  expect(change('Pedir')).toEqual({
    before: '"Pedir de graça"',
    now: 'Pedir',
    places: [{ file: 'a.yaml', path: ['sections', 1, 'actions', 0, 'label'], name: 'Pedir de graça' }],
  });
  expect(change('""')).toBeUndefined();
});

it('changes them all, and nothing else', () => {
  const twins = find(changed);
  expect(twins && changeTwins(texts, twins)).toMatchObject({
    ok: true,
    texts: {
      'b.yaml': texts['b.yaml'].replace('R$ 35', 'R$ 40'),
      '_shared/d.yaml': texts['_shared/d.yaml'].replace('R$ 35', 'R$ 40'),
    },
  });
});

it('knows hours by their days, and an item that has moved by its name', () => {
  const hours = (time: string) => `footer:\n  hours:\n    - days: Sábado\n      time: ${time}\n`;
  const files = { 'a.yaml': hours('8h–17h'), 'b.yaml': hours('8h–16h') };
  const asked = { texts: files, file: 'a.yaml', path: ['footer', 'hours', 0, 'time'] };
  expect(find({ ...asked, before: hours('8h–16h') })?.places).toHaveLength(1);
  const moved = `footer:\n  hours:\n    - days: Domingo\n      time: fechado\n    - days: Sábado\n      time: 8h–16h\n`;
  expect(find({ ...asked, before: moved })?.places).toHaveLength(1);
});

it('takes the same product in another size for another thing', () => {
  const sized = (size: string, price: string) => page(`${item('Cama', price)}        size: ${size}\n`);
  const files = { 'a.yaml': sized('P', 'R$ 40'), 'b.yaml': sized('G', 'R$ 35') };
  expect(find({ texts: files, file: 'a.yaml', path, before: sized('P', 'R$ 35') })).toBeUndefined();
});

it.each([
  ['nothing was changed', { before: texts['a.yaml'] }],
  ['it is new', { before: page(item('Tosa', 'R$ 35')) }],
  ['it was said in words', { before: page(item('Banho P', 'sob consulta')) }],
  ['its name was changed', { path: ['sections', 0, 'items', 0, 'name'] }],
])('finds nothing where %s', (_, other) => {
  expect(find({ ...changed, ...other })).toBeUndefined();
});

it('knows a price beside a heading by the words beside it', () => {
  const priced = (title: string, original: string) =>
    `  - type: cta\n    title: ${title}\n    priceLabel: Consulta\n    originalPrice: ${original}\n    price: R$ 0\n`;
  const before = `sections:\n${priced('Venha', 'R$ 150')}${priced('Um bônus', 'R$ 150')}`;
  const files = { 'a.yaml': before.replace('R$ 150', 'R$ 180') };
  const asked = { texts: files, before, file: 'a.yaml', path: ['sections', 0, 'originalPrice'] };
  expect(find(asked)?.places).toEqual([
    { file: 'a.yaml', path: ['sections', 1, 'originalPrice'], name: 'Consulta' },
  ]);
});

it('finds all that still lead where a link led, whatever they are called', () => {
  const old = 'https://www.instagram.com/antes';
  const profile = (href: string) => `social:\n  - name: Instagram\n    href: ${href}\n`;
  const files = {
    'site.yaml': profile('https://www.instagram.com/agora'),
    'a.yaml': `sections:\n  - type: cta\n    actions:\n      - label: Veja mais\n        href: ${old}\n      - label: Outro\n        href: ${old}2\n`,
  };
  const twins = find({
    texts: files,
    before: profile(old),
    file: 'site.yaml',
    path: ['social', 0, 'href'],
  });
  expect(twins?.places).toEqual([
    { file: 'a.yaml', path: ['sections', 0, 'actions', 0, 'href'], name: 'Veja mais' },
  ]);
  const changed = twins && changeTwins(files, twins);
  expect(changed?.ok === true && changed.texts['a.yaml']).toBe(
    files['a.yaml'].replace(`${old}\n`, 'https://www.instagram.com/agora\n'),
  );
});

it('finds a link of any menu or foot by where it leads, and what leads to a part of the page on that page alone', () => {
  const links = (label: string, to: string) => `links:\n    - label: ${label}\n      to: "${to}"\n`;
  const menu = (label: string, to: string) => `header:\n  menu:\n    ${links(label, to)}`;
  const find = (to: string) => {
    const texts = {
      'site.yaml': `${menu('Bolos', to)}footer:\n    ${links('Pães', to)}`,
      'a.yaml': `title: Um\n${menu('Pães', to)}`,
    };
    const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, readData(text)]));
    const before = readData(menu('Pães', to));
    const path = ['header', 'menu', 'links', 0, 'label'];
    return findTwins({ files, file: 'site.yaml', path, before })?.places.map(({ file }) => file);
  };
  expect([find('/paes'), find('#paes')]).toEqual([['site.yaml', 'a.yaml'], ['site.yaml']]);
});

it('finds the other menus that call a link as it was called before', () => {
  const menu = (label: string) =>
    `header:\n  links:\n  - label: Contato\n    to: /contato\n  - label: ${label}\n    to: /pães\n`;
  const all = {
    'site.yaml': menu('Pães'),
    'a.yaml': `title: Um\n${menu('Pães de toda a semana')}`,
    'b.yaml': `title: Pães de toda a semana\n`,
  };
  const found = find({
    texts: all,
    file: 'site.yaml',
    path: ['header', 'links', 1, 'label'],
    before: menu('Pães de toda a semana'),
  });
  expect(found).toEqual({
    before: '"Pães de toda a semana"',
    now: 'Pães',
    places: [{ file: 'a.yaml', path: ['header', 'links', 1, 'label'], name: 'Pães de toda a semana' }],
  });
});

it("takes a link to a part of another menu's own page for another link", () => {
  const menu = (label: string, to: string) => `header:\n  links:\n  - label: ${label}\n    to: "${to}"\n`;
  const look = (to: string, there: string) =>
    find({
      texts: { 'a.yaml': menu('Pães', to), 'b.yaml': menu('Lista', there) },
      before: menu('Lista', to),
      file: 'a.yaml',
      path: ['header', 'links', 0, 'label'],
    })?.places.map(({ file }) => file);
  expect(look('#lista', '#lista')).toBeUndefined();
  expect(look('#lista', '/a#lista')).toEqual(['b.yaml']);
  expect(look('/c#lista', '/c#lista')).toEqual(['b.yaml']);
});

it('leaves places that say what the site has declared for them, where this one follows what is declared for it', () => {
  const stats = (value: string) =>
    `sections:\n- type: stats\n  items:\n  - value: ${value}\n    label: Pets\n`;
  const claim = (value: string, route: string) =>
    `- subject: pets\n  value: ${value}\n  where:\n  - ${route}\n`;
  const look = (...claims: readonly string[]) =>
    find({
      texts: {
        'site.yaml': `claims:\n${claims.join('')}`,
        'a.yaml': stats('8k+'),
        'index.yaml': stats('10k+'),
      },
      before: stats('10k+'),
      file: 'a.yaml',
      path: ['sections', 0, 'items', 0, 'value'],
    })?.places.map(({ file }) => file);
  expect(look(claim('8k+', '/a'), claim('10k+', '/#sobre'))).toBeUndefined();
  expect(look(claim('8k+', '/a'))).toEqual(['index.yaml']);
  expect(look(claim('10k+', '/'))).toEqual(['index.yaml']);
});

it('does not take a post for where a profile has gone, nor the same address in another form for another one', () => {
  const link = (href: string) => `sections:\n- type: cta\n  actions:\n  - label: Ver\n    href: ${href}\n`;
  const look = (now: string) =>
    find({
      texts: { 'a.yaml': link(now), 'b.yaml': link('https://www.instagram.com/a/') },
      before: link('https://www.instagram.com/a/'),
      file: 'a.yaml',
      path: ['sections', 0, 'actions', 0, 'href'],
    });
  expect(look('https://www.instagram.com/b/')?.places).toHaveLength(1);
  expect(look('https://www.instagram.com/p/DAbc123/')).toBeUndefined();
  expect(look('https://chat.whatsapp.com/HxYz123')).toBeUndefined();
  expect(look('https://instagram.com/a')).toBeUndefined();
});

it('tells the same name in two groups of a list apart by what the groups are called', () => {
  const list = (bread: string, cake: string) =>
    `sections:\n- type: pricelist\n  groups:\n  - title: Pães\n    items:\n    - name: Pequeno\n      price: R$ ${bread}\n  - title: Bolos\n    items:\n    - name: Pequeno\n      price: R$ ${cake}\n`;
  const look = (other: string) =>
    find({
      texts: { 'a.yaml': list('65', '60'), 'b.yaml': other },
      before: list('60', '60'),
      file: 'a.yaml',
      path: ['sections', 0, 'groups', 0, 'items', 0, 'price'],
    })?.places.map(({ file, path }) => [file, path[3]]);
  expect(look('title: B\n')).toBeUndefined();
  expect(look(list('60', '60'))).toEqual([['b.yaml', 0]]);
});
