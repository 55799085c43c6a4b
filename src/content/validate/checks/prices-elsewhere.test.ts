import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';
import { checkPricesElsewhere } from './prices-elsewhere.ts';

const hero = '- type: hero\n  title: Olá\n';

const list = (...rows: readonly string[]) =>
  `- type: pricelist\n  groups:\n  - items:\n${rows.map((row) => `    - ${row}\n`).join('')}`;

const row = (name: string, price: string) => `name: ${name}\n      price: ${price}`;

const says = (text: string) => `- type: notice\n  title: Aviso\n  text: ${JSON.stringify(text)}\n`;

/** What is told of prices on two pages, where and how. */
function toldOf(home: string, other: string): readonly string[] {
  const head = (page: string) =>
    page.replace('Uma página de', 'Outra página de').replace('Uma página', 'Aquela página');
  const { problems } = checkSample({
    'index.yaml': samplePage(hero + home),
    'precos.yaml': head(samplePage(hero + other)),
  });
  return problems.flatMap((one) => {
    if (one.kind === 'toldPrice')
      return [`${one.file}: ${one.parameters.said} no texto, ${one.parameters.price}`];
    return one.kind === 'otherPrice'
      ? [`${one.file}: ${one.parameters.price}, lá ${one.parameters.there}`]
      : [];
  });
}

it.each([
  ['O corte simples custa R$ 35.', ['pages/index.yaml: R$ 35 no texto, R$ 39']],
  ['O corte simples custa R$ 39.', []],
  ['O corte simples custa R$ 35 no plano anual.', []],
  ['Corte por R$ 35', []],
])('holds "%s" against the page that sells it', (text, wanted) => {
  expect(toldOf(says(text), list(row('Corte simples', 'R$ 39'), row('Corte', 'R$ 50')))).toEqual(wanted);
});

it('tells at both pages what is sold on two at two prices', () => {
  expect(toldOf(list(row('Corte simples', 'R$ 35')), list(row('Corte Simples', 'R$ 39')))).toEqual([
    'pages/index.yaml: R$ 35, lá R$ 39',
    'pages/precos.yaml: R$ 39, lá R$ 35',
  ]);
});

it('tells at the later section what one page sells at two prices', () => {
  const twice = list(row('Corte simples', 'R$ 35')) + list(row('Corte simples', 'R$ 39'));
  expect(toldOf(twice, '')).toEqual(['pages/index.yaml: R$ 39, lá R$ 35']);
});

it.each([
  ['the same price', row('Corte simples', 'R$ 39'), row('Corte simples', 'R$ 39,00')],
  ['a size', row('Porte pequeno', 'R$ 35'), row('Porte pequeno', 'R$ 39')],
  ['a plan', row('Plano mensal', 'R$ 35'), row('Plano mensal', 'R$ 39')],
  ['one word', row('Corte', 'R$ 35'), row('Corte', 'R$ 39')],
  ['a detail', `${row('Corte simples', 'R$ 35')}\n      detail: Aos domingos`, row('Corte simples', 'R$ 39')],
  [
    'a last day',
    `${row('Corte simples', 'R$ 35')}\n      showUntil: 31/12/2026`,
    row('Corte simples', 'R$ 39'),
  ],
])('leaves %s alone', (_, one, other) => {
  expect(toldOf(list(one), list(other))).toEqual([]);
});

it('leaves a name that one section sells at several prices, one of them as elsewhere', () => {
  const several = list(row('Corte simples', 'R$ 35'), row('Corte simples', 'R$ 60'));
  expect(toldOf(several, list(row('Corte simples', 'R$ 35')))).toEqual([]);
});

const titled = (title: string, price: string) =>
  `- type: pricelist\n  title: ${title}\n  groups:\n  - items:\n    - ${row('Quarto de casal', price)}\n`;

it.each([
  ['Baixa temporada', 'Alta temporada', 0],
  ['Quartos pequenos', 'Quartos grandes', 0],
  ['Segunda a sexta', 'Fins de semana', 0],
  ['Escolha o de hoje', 'Tabela de preços', 1],
  ['Baixa temporada', 'Tabela de preços', 1],
  ['Hospedagem', 'Preços da hospedagem', 1],
])('takes what stands below "%s" and below "%s" for the same or not', (one, other, count) => {
  expect(toldOf(titled(one, 'R$ 200') + titled(other, 'R$ 300'), '')).toHaveLength(count);
});

it('takes the title of a group for one of the section', () => {
  const grouped = (title: string, price: string) =>
    list(row('Quarto de casal', price)).replace('- items:', `- title: ${title}\n    items:`);
  expect(toldOf(grouped('Na praia', 'R$ 200') + grouped('Na serra', 'R$ 300'), '')).toEqual([]);
  expect(toldOf(grouped('Na praia', 'R$ 200') + grouped('Na praia', 'R$ 300'), '')).toHaveLength(1);
});

/** Two pages about something, that ask two prices for a thing. */
const twoPages = (one: string, other: string) =>
  checkSample({
    'um.yaml': samplePage(hero + titled('Preços', 'R$ 200')).replace(/title: .*/, `title: ${one}`),
    'outro.yaml': samplePage(hero + titled('Preços', 'R$ 300'))
      .replace(/title: .*/, `title: ${other}`)
      .replace('Uma página de', 'Outra página de'),
  }).problems.filter(({ kind }) => kind === 'otherPrice');

it('holds pages against each other that are not about two things', () => {
  expect(twoPages('Casa da praia em Torres | Casas', 'Casa da serra em Canela | Casas')).toEqual([]);
  expect(twoPages('Casa da praia | Casas', 'Casa da praia em dezembro | Casas')).toHaveLength(2);
});

it.each([
  ['the same', () => '39'],
  ['each something else', (at: number) => String(100 + at)],
])('looks as often at each of many pages that ask %s', (_, ask) => {
  /** How often the prices of a page are looked at, among so many. */
  const looksAmong = (pages: number) => {
    let looks = 0;
    const look = {
      get: (prices: readonly string[], key: PropertyKey) => (looks++, Reflect.get(prices, key)),
    };
    const pricer = (__: unknown, at: number) => {
      const prices = new Proxy([ask(at), '99'], look);
      const asked = { key: 'corte simples', name: 'Corte simples', price: ask(at), prices };
      const path = ['sections', 0, 'price'];
      const pricing = { asked: [{ ...asked, path, about: '', subject: '' }], texts: [] };
      return { route: `/${at}`, pricing, read: () => expect.fail('Nothing is told.') };
    };
    checkPricesElsewhere(Array.from({ length: pages }, pricer));
    return looks / pages;
  };
  expect(looksAmong(1000)).toBeLessThan(1.1 * looksAmong(250));
});
