import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

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
