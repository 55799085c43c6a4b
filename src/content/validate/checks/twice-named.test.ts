import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

const hero = '- type: hero\n  title: Olá\n';

/** What is told of a list of prices, or of a whole section. */
function toldOf(section: string, files: Readonly<Record<string, string>> = {}) {
  const { problems } = checkSample({ 'index.yaml': samplePage(hero + section), ...files });
  return problems.flatMap((one) =>
    one.kind === 'twiceNamed'
      ? [`${one.file}:${one.path?.join('.')} ${one.parameters.here}, antes ${one.parameters.there}`]
      : [],
  );
}

const list = (...items: readonly string[]) =>
  `- type: pricelist\n  groups:\n  - items:\n${items.map((lines) => `    - ${lines.replaceAll('\n', '\n      ')}\n`).join('')}`;

it.each([
  ['the same name', ['name: Corte P\nprice: R$ 40', 'name: corte  p\nprice: R$ 45'], 1],
  ['the same price', ['name: Corte\nprice: R$ 40', 'name: Corte\nprice: R$ 40,00'], 0],
  ['words in its place', ['name: Corte\npriceText: A combinar', 'name: Corte\nprice: R$ 45'], 1],
  [
    'another detail',
    ['name: Corte\ndetail: curto\nprice: R$ 40', 'name: Corte\ndetail: longo\nprice: R$ 45'],
    0,
  ],
  ['a detail of one', ['name: Corte\nprice: R$ 40', 'name: Corte\ndetail: longo\nprice: R$ 45'], 0],
  ['another unit', ['name: Corte\nprice: R$ 40', 'name: Corte\nprice: R$ 99\npriceSuffix: /mês'], 0],
  ['a hidden one', ['name: Corte\nhidden: sim\nprice: R$ 40', 'name: Corte\nprice: R$ 45'], 0],
  ['one that is over', ['name: Corte\nshowUntil: 15/01/2020\nprice: R$ 40', 'name: Corte\nprice: R$ 45'], 0],
  [
    'one that goes before the other comes',
    ['name: Corte\nshowFrom: 01/06/2031\nprice: R$ 45', 'name: Corte\nshowUntil: 31/05/2031\nprice: R$ 40'],
    0,
  ],
  [
    'one that goes after the other has come',
    ['name: Corte\nshowFrom: 01/05/2031\nprice: R$ 45', 'name: Corte\nshowUntil: 31/05/2031\nprice: R$ 40'],
    1,
  ],
])('tells of two prices in a list with %s: %#', (_, items, count) => {
  expect(toldOf(list(...items))).toHaveLength(count);
});

it('tells it at the second, and leaves another group alone', () => {
  const [one, two] = ['name: Corte\nprice: R$ 40', 'name: Corte\nprice: R$ 45'];
  expect(toldOf(list(one, 'name: Barba\nprice: R$ 20', two))).toEqual([
    'pages/index.yaml:sections.1.groups.0.items.2 R$ 45, antes R$ 40',
  ]);
  expect(toldOf(list(one) + list(two).replace(/^.*\n.*\n/, ''))).toEqual([]);
});

it('leaves things that pictures or texts tell apart, and hidden sections', () => {
  const service = (text: string, price: string) =>
    `  - title: Corte\n    description: ${text}\n    price: ${price}\n`;
  const two = (text: string) =>
    `- type: services\n  items:\n${service('Bom.', 'R$ 40')}${service(text, 'R$ 45')}`;
  expect(toldOf(two('Bom.'))).toHaveLength(1);
  expect(toldOf(two('Longo.'))).toEqual([]);
  expect(toldOf(two('Bom.').replace('services\n', 'services\n  hidden: sim\n'))).toEqual([]);
});

it('tells of two answers to a question, in a shared section too', () => {
  const faq = (last: string) =>
    `type: faq\nitems:\n- question: Dói?\n  answer: Não.\n- question: Custa?\n  answer: Sim.\n- question: "doi ?"\n  answer: ${last}\n`;
  const use = '- type: use\n  section: duvidas\n';
  expect(toldOf(use, { '_shared/duvidas.yaml': faq('Um pouco.') })).toEqual([
    'pages/_shared/duvidas.yaml:items.2 Um pouco., antes Não.',
  ]);
  expect(toldOf(use, { '_shared/duvidas.yaml': faq('não.') })).toEqual([]);
});
