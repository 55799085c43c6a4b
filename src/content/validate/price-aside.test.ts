import { expect, it } from 'vitest';
import { putIntoWords } from '../problems/languages.ts';
import { checkSample, samplePage } from '../testing/sample.ts';

const list = (...groups: readonly string[]) =>
  `- type: pricelist\n  note: Ligue antes.\n  groups:\n${groups.map((price) => `  - items:\n    - name: Corte\n      priceSuffix: cada\n      price: ${price}\n`).join('')}`;

/** The kinds of what is told of the prices of a page. */
const kindsOf = (sections: string) =>
  checkSample({ 'index.yaml': samplePage(sections) }).problems.flatMap(({ kind, path }) =>
    path?.at(-1) === 'price' ? [kind] : [],
  );

it('writes what is said of one item into a text of the section only where there is no other item', () => {
  expect(kindsOf(list('R$ 80 (porte pequeno)'))).toEqual(['priceAside']);
  expect(kindsOf(list('R$ 80 (porte pequeno)', 'R$ 90'))).not.toContain('priceAside');
});

it.each([
  ['R$ 80 (à vista)', 'dividedValue'],
  ['R$ 80 (era R$ 99)', 'priceAside'],
  ['R$ 80 (até 31/12)', 'priceAside'],
])('gives "%s" to the field beside the price where that is what it is for', (price, kind) => {
  expect(kindsOf(list(price).replace('      priceSuffix: cada\n', ''))).toEqual([kind]);
});

it.each(['R$ 80 - R$ 95', 'R$ 80 – R$ 95', 'R$ 80,00 - R$ 95,00 conforme o porte'])(
  'tells "%s" as what it is, from one price to another',
  (price) => {
    const sections = list(price).replace('      priceSuffix: cada\n', '');
    const { problems } = checkSample({ 'index.yaml': samplePage(sections) });
    const cure = problems.find(({ path }) => path?.at(-1) === 'price');
    expect(cure && putIntoWords(cure).cure).toMatch(/priceSuffix: a R\$ 95/);
  },
);

it('tells a second price, which is that of another case, as one', () => {
  const sections = list('R$ 80 - R$ 95 no cartão').replace('      priceSuffix: cada\n', '');
  const { problems } = checkSample({ 'index.yaml': samplePage(sections) });
  const cure = problems.find(({ path }) => path?.at(-1) === 'price');
  expect(cure && putIntoWords(cure).cure).toMatch(/priceSuffix: ou R\$ 95 no cartão/);
});
