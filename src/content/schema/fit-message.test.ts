import { expect, it } from 'vitest';
import { fitMessage, fitParagraphs } from './fit-message.ts';
import { outlineAt, outlineOf, type Outline } from './outline.ts';
import { blocks } from './registry.ts';

function itemOf(type: string): Outline {
  const schema = blocks.get(type)?.schema;
  const item = schema && outlineAt(outlineOf(schema), ['items', 0]);
  if (item === undefined) throw new Error('The block has no items.');
  return item;
}

const service = itemOf('services');
const today = '2026-11-26';

it('gives the lines of a message to the fields that they are for', () => {
  const message = '*Banho completo*\nShampoo e secagem\n\nValor: R$ 55\nFotos: https://www.exemplo.com.br/fotos';
  expect(fitMessage(service, message, today)).toEqual({
    title: 'Banho completo',
    description: 'Shampoo e secagem\n\nFotos: https://www.exemplo.com.br/fotos',
    price: 'R$ 55',
  });
});

it('keeps the words around a price', () => {
  expect(fitMessage(service, 'Banho\n💰 A partir de R$ 55,00\nShampoo', today)).toEqual({
    title: 'Banho',
    description: 'Shampoo',
    pricePrefix: 'A partir de',
    price: 'R$ 55,00',
  });
});

it.each([
  ['no price', service, 'Banho\nShampoo e secagem'],
  ['two prices', service, 'Banho\nShampoo\nR$ 55\nR$ 70'],
  ['a price among other words', service, 'Banho\nShampoo\nR$ 55 e mais R$ 10 por nó'],
  ['words that no field takes', itemOf('packages'), 'Mensal\nQuatro vezes\nR$ 55'],
])('gives nothing of a message with %s', (_, item, message) => {
  expect(fitMessage(item, message, today)).toBeUndefined();
});

it('reads the days behind such words as people put around them', () => {
  const message =
    'OFERTA DE NATAL 🎄\nCama Nuvem G\nde R$189,90 por R$149,90\nvale de 01/12 até 24/12 ou enquanto durar o estoque';
  expect(fitMessage(itemOf('offers'), message, today)).toEqual({
    name: 'OFERTA DE NATAL 🎄 Cama Nuvem G',
    originalPrice: 'R$ 189,90',
    price: 'R$ 149,90',
    showFrom: '01/12/2026',
    showUntil: '24/12/2026',
  });
});

it.each([
  ['*Hidratação* 🛁 R$60', service, { title: 'Hidratação 🛁', price: 'R$ 60' }],
  ['Banho completo - a partir de R$ 45', service, { title: 'Banho completo', pricePrefix: 'a partir de', price: 'R$ 45' }],
  [
    'PROMO 🐜 Comprimido 10-20kg de R$ 269,90 por R$ 229,90, só de 01/12 até 15/12',
    itemOf('offers'),
    {
      name: 'PROMO 🐜 Comprimido 10-20kg',
      originalPrice: 'R$ 269,90',
      price: 'R$ 229,90',
      showFrom: '01/12/2026',
      showUntil: '15/12/2026',
    },
  ],
  ['Cama Nuvem tam M por R$199,90 até 24/12', itemOf('offers'), { name: 'Cama Nuvem tam M', price: 'R$ 199,90', showUntil: '24/12/2026' }],
])('divides a line that tells all of an item: %s', (line, item, parts) => {
  expect(fitMessage(item, line, today)).toEqual(parts);
});

it.each([
  'Banho completo',
  'R$ 45',
  'Banho R$ 45 e mais R$ 10 por nó',
  'Pacote de 4 banhos por R$ 200 com hidratação de brinde',
  'Banho pequeno R$ 35, grande R$ 55',
])('leaves a line that says anything else: %s', (line) => {
  expect(fitMessage(service, line, today)).toBeUndefined();
});

it('makes an item of each paragraph that is called something', () => {
  expect(fitParagraphs(itemOf('steps'), 'Chegada\nVenha cedo.\nTraga os papéis.\n\nAlta\nNo mesmo dia.', today)).toEqual([
    { title: 'Chegada', text: 'Venha cedo.\nTraga os papéis.' },
    { title: 'Alta', text: 'No mesmo dia.' },
  ]);
  expect(fitParagraphs(service, 'Banho\nShampoo\nR$ 55\n\nTosa\nR$ 70\nNa tesoura', today)).toEqual([
    { title: 'Banho', description: 'Shampoo', price: 'R$ 55' },
    { title: 'Tosa', description: 'Na tesoura', price: 'R$ 70' },
  ]);
});

it.each([
  ['a sentence above another', itemOf('steps'), 'Chegue cedo.\nTraga os papéis.\n\nAlta\nNo mesmo dia.'],
  ['a line alone', itemOf('steps'), 'Passos\n\nAlta\nNo mesmo dia.'],
  ['a price in one of them alone', service, 'Banho\nShampoo\nR$ 55\n\nTosa\nNa tesoura'],
  ['items that need more', itemOf('team'), 'Ana\nRecepção\n\nBia\nCaixa'],
])('makes none of paragraphs with %s', (_, item, text) => {
  expect(fitParagraphs(item, text, today)).toBeUndefined();
});

it('gives an offer its two prices and its days', () => {
  const message = 'BLACK 🖤\nAntipulgas P\nDe R$ 189,90 por R$ 149,90\nSó de 27/11 a 30/11!';
  expect(fitMessage(itemOf('offers'), message, today)).toEqual({
    name: 'BLACK 🖤 Antipulgas P',
    originalPrice: 'R$ 189,90',
    price: 'R$ 149,90',
    showFrom: '27/11/2026',
    showUntil: '30/11/2026',
  });
});
