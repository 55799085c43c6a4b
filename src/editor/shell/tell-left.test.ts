import { expect, it } from 'vitest';
import { change, openSession } from '../session/session.ts';
import { tellLeft } from './tell-left.ts';

const file = 'castracao.yaml';
const page = (title: string, answer: string, more = '') =>
  `title: Castração\nsections:\n- type: steps\n  items:\n  - title: ${title}\n${more}- type: faq\n  items:\n  - question: Como?\n    answer: ${answer}\n`;

/** What saving says of a page that was another before. */
const tell = (before: string, now: string, known = new Set<string>()) =>
  tellLeft({
    files: { [file]: now },
    base: { [file]: { text: before, id: '' } },
    texts: { [file]: now },
    past: [],
    known,
    today: '2026-01-31',
  });

const old = page('Jejum de 12 horas', 'Com 12 horas de jejum.');
const fresh = page('Jejum de 8 horas', 'Com 12 horas de jejum.');

it('says where a page still tells a count that another text has changed, with the way there', () => {
  const told = tell(old, fresh);
  expect(told?.text).toMatch(
    /^Falta conferir – .*\/castracao, Dúvidas.*: ainda diz 12 horas, e você mudou para 8 horas em outro lugar\.$/,
  );
  expect(told?.place).toEqual({ file, path: ['sections', 1, 'items', 0, 'answer'] });
});

it('says where another page still tells a price of the same thing', () => {
  const shop = (price: string) =>
    `title: Loja\nsections:\n- type: offers\n  items:\n  - name: Cama\n    price: R$ ${price}\n`;
  const saved = { files: { 'loja.yaml': shop('20') }, base: { 'loja.yaml': { text: shop('10'), id: '' } } };
  const texts = { 'loja.yaml': shop('20'), 'index.yaml': shop('10') };
  expect(tellLeft({ ...saved, texts, past: [], known: new Set(), today: '2026-01-31' })).toEqual({
    text: 'Falta conferir – Início, Ofertas, oferta 1, preço: ainda diz R$ 10, e você mudou para R$ 20 em outro lugar.',
    place: { file: 'index.yaml', path: ['sections', 0, 'items', 0, 'price'] },
  });
});

it('says how many more places tell the former number of the site', () => {
  const site = (phone: string) => `name: X\nphone: +55 54 ${phone}\n`;
  const saying = (said: string) => `title: A\nsections:\n- type: text\n  text: Ligue ${said}.\n`;
  const pages = { 'a.yaml': saying('(54) 3311-4455'), 'b.yaml': saying('5433114455') };
  const told = tellLeft({
    files: { 'site.yaml': site('3322-1100') },
    base: { 'site.yaml': { text: site('3311-4455'), id: '' } },
    texts: { ...pages, 'site.yaml': site('3322-1100') },
    past: [],
    known: new Set(),
    today: '2026-01-31',
  });
  expect(told?.text).toMatch(
    /\/a, .*: ainda diz \(54\) 3311-4455, e você mudou para \(54\) 3322-1100 em outro lugar\. Há mais um lugar assim\.$/,
  );
});

it('follows the prices of a list below whose items another has come', () => {
  const offer = (name: string, price: number) => `  - name: ${name}\n    price: R$ ${price}\n`;
  const shop = (...offers: readonly string[]) =>
    `title: Loja\nsections:\n- type: offers\n  items:\n${offers.join('')}`;
  const old = shop(offer('Cama', 10), offer('Cesta', 15));
  const saved = {
    files: { 'loja.yaml': shop(offer('Cama', 20), offer('Cesta', 25), offer('Manta', 30)) },
    base: { 'loja.yaml': { text: old, id: '' } },
    past: [],
    known: new Set<string>(),
    today: '2026-01-31',
  };
  const told = () => tellLeft({ ...saved, texts: { ...saved.files, 'index.yaml': old } })?.text;
  expect([told(), told(), told()]).toEqual([
    expect.stringMatching(/oferta 1, preço: ainda diz R\$ 10, e você mudou para R\$ 20/),
    expect.stringMatching(/oferta 2, preço: ainda diz R\$ 15, e você mudou para R\$ 25/),
    undefined,
  ]);
});

it('says how many more places still tell it', () => {
  const more = '- type: faq\n  items:\n  - question: Antes?\n    answer: São 12 horas de jejum.\n';
  const told = tell(`${old}${more}`, `${fresh}${more}`);
  expect(told?.text).toMatch(/e você mudou para 8 horas em outro lugar\. Há mais um lugar assim\.$/);
});

it("says where a page's own menu still has a link that the site's has lost", () => {
  const links = (...routes: readonly string[]) =>
    routes.map((to) => `    - label: Ir a ${to}\n      to: ${to}\n`).join('');
  const site = (...routes: readonly string[]) => `name: X\nheader:\n  menu:\n    links:\n${links(...routes)}`;
  const own = `title: Banho\nheader:\n  menu:\n    links:\n${links('/', '/castracao')}sections:\n`;
  const told = (now: string) =>
    tellLeft({
      files: { 'site.yaml': now },
      base: { 'site.yaml': { text: site('/', '/castracao'), id: '' } },
      texts: { 'site.yaml': now, 'banho.yaml': own },
      past: [],
      known: new Set(),
      today: '2026-01-31',
    });
  const place = { file: 'banho.yaml', path: ['header', 'menu', 'links', 1] };
  expect(told(site('/'))?.text).toMatch(
    /^Falta conferir – .*\/banho.*: o link "Ir a \/castracao" ainda está aqui, e você o tirou do menu em Dados do site\.$/,
  );
  expect(told(site('/'))?.place).toEqual(place);
  const two = tellLeft({
    files: { 'site.yaml': site('/') },
    base: { 'site.yaml': { text: site('/', '/castracao'), id: '' } },
    texts: { 'site.yaml': site('/'), 'banho.yaml': own, 'consulta.yaml': own },
    past: [],
    known: new Set(),
    today: '2026-01-31',
  });
  expect(two?.text).toMatch(/em Dados do site\. Há mais um lugar assim\.$/);
  const hidden = site('/', '/castracao').replace(/(to: \/castracao\n)$/, '$1      hidden: sim\n');
  expect(told(hidden)?.place).toEqual(place);
  expect(told(site('/castracao', '/'))).toBeUndefined();
});

it('says of a copied page what it still tells itself, and nothing of the one that it was copied from', () => {
  const copy = 'cirurgias.yaml';
  const { past } = change(openSession({ [file]: { id: '', text: old } }), {
    label: 'copiar',
    texts: { [copy]: old },
    spot: { file: copy, path: [] },
  });
  const told = (before: string | undefined, now: string) =>
    tellLeft({
      files: { [copy]: now },
      base: {
        [file]: { text: old, id: '' },
        ...(before !== undefined && { [copy]: { text: before, id: '' } }),
      },
      texts: { [file]: old, [copy]: now },
      past,
      known: new Set(),
      today: '2026-01-31',
    });
  expect(told(undefined, fresh)?.place.file).toBe(copy);
  expect(told(old, fresh)?.place.file).toBe(copy);
  const shop = (price: string) =>
    `title: Loja\nsections:\n- type: offers\n  items:\n  - name: Cama\n    price: R$ ${price}\n`;
  const priced = { files: { [copy]: shop('20') }, past, known: new Set<string>(), today: '2026-01-31' };
  const texts = { [file]: shop('10'), [copy]: shop('20') };
  expect(tellLeft({ ...priced, base: { [copy]: { text: shop('10'), id: '' } }, texts })).toBeUndefined();
});

it('says where a page tells what was followed before the text was put right once more', () => {
  const [wrong, right] = ['Jejum de 8 horas', 'Jejum de 10 horas'].map((title) =>
    page(title, 'Com 8 horas de jejum.'),
  );
  const spot = { file, path: [] };
  const past = [old, fresh, wrong ?? ''].map((text) => ({
    label: 'mudar',
    before: { [file]: text },
    after: {},
    spot,
  }));
  const now = { [file]: right ?? '' };
  const told = tellLeft({
    files: now,
    base: { [file]: { text: old, id: '' } },
    texts: now,
    past,
    known: new Set(),
    today: '2026-01-31',
  });
  expect(told?.text).toMatch(/: ainda diz 8 horas, e você mudou para 10 horas em outro lugar\.$/);
  expect(told?.place.path).toEqual(['sections', 1, 'items', 0, 'answer']);
});

it('says it once', () => {
  const known = new Set<string>();
  expect(tell(old, fresh, known)).toBeDefined();
  expect(tell(old, fresh, known)).toBeUndefined();
});

it('says nothing where all of it was changed, or items were moved, added or taken away', () => {
  expect(tell(old, page('Jejum de 8 horas', 'Com 8 horas de jejum.'))).toBeUndefined();
  const two = (one: string, other: string) => page(one, 'Com 12 horas de jejum.', `  - title: ${other}\n`);
  expect(
    tell(two('Jejum de 12 horas', 'Volta em 3 horas'), two('Volta em 3 horas', 'Jejum de 12 horas')),
  ).toBeUndefined();
  expect(tell(old, two('Jejum de 12 horas', 'Volta em 3 horas'))).toBeUndefined();
  expect(
    tell(two('Jejum de 12 horas', 'Volta em 3 horas'), two('Volta em 3 horas', 'Repouso de 12 dias')),
  ).toBeUndefined();
});

const shop = (...names: readonly string[]) =>
  `title: Loja\nsections:\n- type: packages\n  items:\n${names.map((name) => `  - title: ${name}\n    description: De hoje.\n`).join('')}`;
const answered = (answer: string) => `- type: faq\n  items:\n  - question: Como?\n    answer: ${answer}\n`;

/** What saving says of a shop that was another before. */
const tellShop = (before: string, now: string, others: Readonly<Record<string, string>> = {}) =>
  tellLeft({
    past: [],
    files: { 'loja.yaml': now },
    base: Object.fromEntries(
      Object.entries({ ...others, 'loja.yaml': before }).map(([name, text]) => [name, { text, id: '' }]),
    ),
    texts: { ...others, 'loja.yaml': now },
    known: new Set(),
    today: '2026-01-31',
  })?.text;

it('says where texts still have the name of what was changed, taken away or hidden, and how many more', () => {
  const faq = answered('A cesta doce vai hoje.');
  const two = shop('Bolo', 'Cesta Doce') + faq;
  const said = 'Falta conferir – Loja · /loja, Dúvidas, pergunta 1, resposta: ainda diz "cesta doce", e você';
  expect(tellShop(two, shop('Bolo', 'Cesta Mel') + faq)).toBe(
    `${said} mudou para "Cesta Mel" em outro lugar.`,
  );
  expect(tellShop(two, shop('Bolo') + faq)).toBe(`${said} apagou isso em outro lugar.`);
  expect(tellShop(two, shop('Bolo', 'Cesta Doce\n    hidden: sim') + faq)).toBe(
    `${said} escondeu isso em outro lugar.`,
  );
  const index = `title: Um\nsections:\n${answered('Leve a cesta doce.')}`;
  expect(tellShop(two, shop('Bolo') + faq, { 'index.yaml': index })).toBe(
    `${said} apagou isso em outro lugar. Há mais um lugar assim.`,
  );
});

it('knows a text again that its file has with other signs than it says', () => {
  const faq = answered(String.raw`"A \"cesta doce\" vai hoje."`);
  expect(tellShop(shop('Cesta Doce') + faq, shop('Cesta Mel') + faq)).toMatch(/ainda diz "cesta doce"/);
});

it('says the last word of a name where only that is left', () => {
  const faq = answered('O mensal vale a pena.');
  expect(tellShop(shop('Plano Anual', 'Plano Mensal') + faq, shop('Plano Anual') + faq)).toBe(
    'Falta conferir – Loja · /loja, Dúvidas, pergunta 1, resposta: ainda diz "mensal", e você apagou "Plano Mensal" em outro lugar.',
  );
});

it('says nothing of what was moved to another page, or written only now', () => {
  const faq = answered('A cesta doce vai hoje.');
  const moved = { 'a.yaml': shop('Cesta Doce').replace('Loja', 'A') };
  expect(tellShop(shop('Bolo', 'Cesta Doce') + faq, shop('Bolo') + faq, moved)).toBeUndefined();
  expect(tellShop(shop('Bolo', 'Cesta Doce') + answered('Sim.'), shop('Bolo') + faq)).toBeUndefined();
});

it('says where a number or a profile that the site has no more is left', () => {
  const site = (more: string) => `name: X\nphone: +55 54 3311-2233\n${more}`;
  const pages = {
    'a.yaml': 'title: A\nsections:\n- type: text\n  text: Ligue (54) 99911-2233.\n',
    'b.yaml':
      'title: B\nsections:\n- type: cta\n  actions:\n  - label: Ver\n    href: https://rede.com/padaria\n',
  };
  const tellSite = (more: string) =>
    tellLeft({
      past: [],
      files: { 'site.yaml': site('') },
      base: Object.fromEntries(
        Object.entries({ ...pages, 'site.yaml': site(more) }).map(([name, text]) => [name, { text, id: '' }]),
      ),
      texts: { ...pages, 'site.yaml': site('') },
      known: new Set(),
      today: '2026-01-31',
    })?.text;
  expect(tellSite('whatsapp: +55 54 99911-2233\n')).toMatch(
    /\/a, .*: ainda diz "\(54\) 99911-2233", e você apagou isso/,
  );
  expect(tellSite('social:\n- name: Rede\n  href: https://rede.com/padaria\n')).toMatch(
    /\/b, .*: ainda leva a https:\/\/rede\.com\/padaria, e você apagou isso/,
  );
});

it('takes what went, and another that came into its list, for no new name', () => {
  const faq = answered('A cesta doce vai hoje.');
  const states = [
    shop('Bolo', 'Cesta Doce') + faq,
    shop('Bolo') + faq,
    shop('Bolo', "''") + faq,
    shop('Bolo', 'Cesta Mel') + faq,
  ];
  const [old = '', now = ''] = [states[0], states.at(-1)];
  const told = (steps: readonly string[]) =>
    tellLeft({
      past: steps.map((text) => ({
        label: 'mudar',
        before: { 'loja.yaml': text },
        after: {},
        spot: { file: 'loja.yaml', path: [] },
      })),
      files: { 'loja.yaml': now },
      base: { 'loja.yaml': { text: old, id: '' } },
      texts: { 'loja.yaml': now },
      known: new Set(),
      today: '2026-01-31',
    })?.text;
  expect(told(states.slice(0, -1))).toMatch(/ainda diz "cesta doce", e você apagou isso em outro lugar\.$/);
  // The other way round, and above it.
  expect(told([old, shop('Bolo', 'Cesta Doce', 'Cesta Mel') + faq])).toMatch(/apagou isso/);
  expect(told([old, shop('Cesta Mel', 'Bolo', 'Cesta Doce') + faq, shop('Cesta Mel', 'Bolo') + faq])).toMatch(
    /apagou isso/,
  );
  expect(told([old])).toMatch(/mudou para "Cesta Mel"/);
  expect(told([old, shop('Bolo', 'Cesta M') + faq])).toMatch(/mudou para "Cesta Mel"/);
});

it('says where texts speak of what has gone in other forms of its words', () => {
  const faq = answered('Fazemos cestas bem doces.');
  expect(tellShop(shop('Bolo', 'Cestas Doces') + faq, shop('Bolo') + faq)).toMatch(
    /resposta: ainda diz "cestas bem doces", e você apagou "Cestas Doces" em outro lugar\.$/,
  );
  expect(tellShop(shop('Bolo', 'Cestas Doces') + faq, shop('Bolo', 'Cestas Pretas') + faq)).toBeUndefined();
  const moved = { 'a.yaml': shop('Cesta bem doce').replace('Loja', 'A') };
  expect(tellShop(shop('Bolo', 'Cestas Doces') + faq, shop('Bolo') + faq, moved) ?? '').not.toMatch(
    /bem doces/,
  );
});

it('goes on after the next saving with what is left of the places', () => {
  const faq = (...answers: readonly string[]) => answers.map(answered).join('');
  const before = shop('Bolo', 'Cesta Doce') + faq('A cesta doce vai.', 'Leve a cesta doce.');
  const gone = shop('Bolo') + faq('A cesta doce vai.', 'Leve a cesta doce.');
  const half = shop('Bolo') + faq('Vai.', 'Leve a cesta doce.');
  const spot = { file: 'loja.yaml', path: [] };
  const past = [before, gone].map((text) => ({
    label: 'mudar',
    before: { 'loja.yaml': text },
    after: {},
    spot,
  }));
  const texts = { 'loja.yaml': half };
  const base = { 'loja.yaml': { text: gone, id: '' } };
  const told = tellLeft({ past, files: texts, base, texts, known: new Set(), today: '2026-01-31' });
  expect(told?.text).toMatch(/ainda diz "cesta doce", e você apagou isso em outro lugar\.$/);
  expect(told?.place.path).toEqual(['sections', 2, 'items', 0, 'answer']);
});

it('puts between quotes what was written, where it does so with what stood there', () => {
  const menu = (label: string) =>
    `title: A\nheader:\n  links:\n    - label: ${label}\n      to: /loja\nsections:\n`;
  const files = { 'a.yaml': menu('Loja nova') };
  const base = { 'a.yaml': { text: menu('Loja'), id: '' }, 'b.yaml': { text: menu('Loja'), id: '' } };
  const texts = { ...files, 'b.yaml': menu('Loja'), 'loja.yaml': 'title: Loja\nsections:\n' };
  expect(tellLeft({ past: [], files, base, texts, known: new Set(), today: '2026-01-31' })?.text).toMatch(
    /ainda diz "Loja", e você mudou para "Loja nova" em outro lugar/,
  );
});

const plans = (more: string, answer = 'O maior tem 48 aulas em 12 meses e 25%.') =>
  `title: Planos\ndescription: Planos com até 25% de desconto.\nsections:\n- type: packages\n  items:\n  - title: Plano Um\n    discount: 10% de desconto\n    highlight: 4 aulas por mês\n  - title: Plano Anual\n    discount: 25% de desconto\n    highlight: 48 aulas em 12 meses\n${more}- type: faq\n  items:\n  - question: Como?\n    answer: ${answer}\n`;

it.each([
  ['    showFrom: 11/02/2026\n', 'que só aparece a partir de 11/02/2026'],
  ['    hidden: sim\n', 'que você escondeu'],
])('says where texts of the page tell figures of an item alone that is gone: %j', (more, gone) => {
  const known = new Set<string>();
  const told = tell(plans(''), plans(more), known);
  expect(told?.text).toMatch(
    new RegExp(
      `/castracao, Dúvidas.*: ainda diz "48 aulas", de "Plano Anual", ${gone}\\. Há mais um lugar assim\\.$`,
    ),
  );
  expect(told?.place).toEqual({ file, path: ['sections', 1, 'items', 0, 'answer'] });
  expect(tell(plans(''), plans(more), known)).toBeUndefined();
});

it.each([
  ['a day that has been', '    showFrom: 11/01/2026\n', undefined],
  ['figures that another item has', '    showFrom: 11/02/2026\n', 'O menor tem 4 aulas e 10%.'],
])('says nothing of %s', (_, more, answer) => {
  const [before, now] = ['', more].map((one) => plans(one, answer).replace('até 25%', 'muito'));
  expect(tell(before ?? '', now ?? '')).toBeUndefined();
});
