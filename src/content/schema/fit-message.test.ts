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
  const message =
    '*Banho completo*\nShampoo e secagem\n\nValor: R$ 55\nFotos: https://www.exemplo.com.br/fotos';
  expect(fitMessage(service, message, today)).toEqual({
    title: 'Banho completo',
    description: 'Shampoo e secagem\n\nFotos: https://www.exemplo.com.br/fotos',
    price: 'R$ 55',
  });
});

it('loses no line where the one with the price tells what the others would be for', () => {
  const message = 'Serviço novo: Corte a seco - a partir de R$ 50,00\nPra quem não gosta de água, com calma';
  expect(fitMessage(service, message, today)).toBeUndefined();
});

it('calls an item what stands above the sentence that tells its price', () => {
  expect(fitMessage(service, 'Consulta noturna 🌙\nToda quarta, com hora. R$ 180,00', today)).toEqual({
    title: 'Consulta noturna 🌙',
    description: 'Toda quarta, com hora.',
    price: 'R$ 180,00',
  });
  expect(fitMessage(service, 'Oi, tudo bem?\nBanho com hora. R$ 55', today)?.['title']).toBe(
    'Banho com hora.',
  );
  expect(fitMessage(service, 'Bom dia Ana\nCorte com hora. R$ 55', today)?.['title']).toBe('Corte com hora.');
  expect(fitMessage(itemOf('offers'), 'Válido até 20/12\nCorte com barba! R$ 120', today)).toEqual({
    name: 'Corte com barba!',
    price: 'R$ 120',
    showUntil: '20/12/2026',
  });
});

it('makes items of a list of lines for which there is no text', () => {
  const message = 'Mensal\n✅ 4 vezes\n\n✅ com entrega, e mais\nde R$ 300 por R$ 250';
  expect(fitMessage(itemOf('packages'), message, today)).toEqual({
    title: 'Mensal',
    features: '4 vezes\ncom entrega, e mais',
    pricePrefix: 'de R$ 300 por',
    price: 'R$ 250',
  });
});

it('reads what something cost and costs from two lines, and another way to pay', () => {
  const offer = 'Manta 15 kg\nDe: R$ 289,90\nPor: R$ 249,90\nenquanto durar o estoque';
  expect(fitMessage(itemOf('offers'), offer, today)).toEqual({
    name: 'Manta 15 kg enquanto durar o estoque',
    originalPrice: 'R$ 289,90',
    price: 'R$ 249,90',
  });
  const turned = '🔥 Manta 4kg\n💰 R$ 54,90 ➡️ R$ 44,90\n📅 até 06/12';
  expect(fitMessage(itemOf('offers'), turned, today)).toEqual({
    name: '🔥 Manta 4kg',
    originalPrice: 'R$ 54,90',
    price: 'R$ 44,90',
    showUntil: '06/12/2026',
  });
  const club = 'Clube do Corte\n4 cortes por mês por R$ 160\nNão acumula';
  expect(fitMessage(itemOf('packages'), club, today)).toEqual({
    title: 'Clube do Corte',
    features: '4 cortes por mês\nNão acumula',
    price: 'R$ 160',
  });
  const starred = 'PROMO 🎄\nManta 15kg\nde R$189,90 por *R$159,90*\nVálido de 05/12 até 24/12';
  expect(fitMessage(itemOf('offers'), starred, today)).toEqual({
    name: 'PROMO 🎄 Manta 15kg',
    originalPrice: 'R$ 189,90',
    price: 'R$ 159,90',
    showFrom: '05/12/2026',
    showUntil: '24/12/2026',
  });
  const sized = 'Moletom Listrado Tam: M\nDe R$ 94,90 por R$ 74,90';
  expect(fitMessage(itemOf('offers'), sized, today)).toEqual({
    name: 'Moletom Listrado',
    size: 'M',
    originalPrice: 'R$ 94,90',
    price: 'R$ 74,90',
  });
  const bare = 'Xampu 500 ml\nde 54,90\npor 39,90';
  expect(fitMessage(itemOf('offers'), bare, today)).toEqual({
    name: 'Xampu 500 ml',
    originalPrice: 'R$ 54,90',
    price: 'R$ 39,90',
  });
  const daily = 'Creche\nCom monitor, das 8h às 18h.\nDiária R$ 50';
  expect(fitMessage(service, daily, today)).toEqual({
    title: 'Creche',
    description: 'Com monitor, das 8h às 18h.',
    pricePrefix: 'Diária',
    price: 'R$ 50',
  });
  const plan = 'Pacote Início 🎉\n3 aulas + livro\nR$ 320,00 à vista ou 3x de R$ 115,00';
  expect(fitMessage(itemOf('packages'), plan, today)).toEqual({
    title: 'Pacote Início 🎉',
    features: '3 aulas + livro',
    price: 'R$ 320,00',
    priceSuffix: 'à vista ou 3x de R$ 115,00',
  });
});

it('knows prices without the sign of money by their cents', () => {
  expect(fitMessage(itemOf('offers'), 'Cama Nuvem\nDe 199,90 por 169,90', today)).toEqual({
    name: 'Cama Nuvem',
    originalPrice: 'R$ 199,90',
    price: 'R$ 169,90',
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
    priceSuffix: 'enquanto durar o estoque',
    showFrom: '01/12/2026',
    showUntil: '24/12/2026',
  });
  expect(fitMessage(itemOf('offers'), 'Cama\nde R$ 80 por R$ 60\naté 24/12/2026', today)).toEqual({
    name: 'Cama',
    originalPrice: 'R$ 80',
    price: 'R$ 60',
    showUntil: '24/12/2026',
  });
  expect(fitMessage(itemOf('offers'), 'Cama\nR$ 60\naté 24/12 às 12h', today)).toBeUndefined();
  const headed = '🎁 *NATAL* 🎁\nPanettone 100g de R$ 39,90 por R$29,90\nde 01/12 até 24/12';
  expect(fitMessage(itemOf('offers'), headed, today)).toEqual({
    name: '🎁 NATAL 🎁 Panettone 100g',
    originalPrice: 'R$ 39,90',
    price: 'R$ 29,90',
    showFrom: '01/12/2026',
    showUntil: '24/12/2026',
  });
  expect(fitMessage(service, 'Novidade!\nCorte R$ 60\nCom hora marcada', today)).toEqual({
    title: 'Corte',
    description: 'Novidade!\nCom hora marcada',
    price: 'R$ 60',
  });
  expect(fitMessage(service, 'Corte R$ 60\nEscova R$ 40', today)).toBeUndefined();
});

it('makes an item of each paragraph that is called something', () => {
  expect(
    fitParagraphs(itemOf('steps'), 'Chegada\nVenha cedo.\nTraga os papéis.\n\nAlta\nNo mesmo dia.', today),
  ).toEqual([
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
