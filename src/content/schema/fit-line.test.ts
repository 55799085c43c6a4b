import { expect, it } from 'vitest';
import { fitLine } from './fit-line.ts';
import { outlineAt, outlineOf, type Outline } from './outline.ts';
import { blocks } from './registry.ts';

function itemOf(type: string): Outline {
  const schema = blocks.get(type)?.schema;
  const item = schema && outlineAt(outlineOf(schema), ['items', 0]);
  if (item === undefined) throw new Error('The block has no items.');
  return item;
}

const [service, offer, plan] = [itemOf('services'), itemOf('offers'), itemOf('packages')];
const today = '2026-11-26';

it.each([
  ['*Hidratação* 🛁 R$60', service, { title: 'Hidratação 🛁', price: 'R$ 60' }],
  ['*Corte R$ 80*', service, { title: 'Corte', price: 'R$ 80' }],
  ['- Corte *R$ 45* 💙', service, { title: 'Corte', price: 'R$ 45' }],
  ['Corte......R$ 45', service, { title: 'Corte', price: 'R$ 45' }],
  ['Corte por apenas R$ 45', service, { title: 'Corte', price: 'R$ 45' }],
  ['Corte | 45 reais', service, { title: 'Corte', price: 'R$ 45' }],
  ['Corte R$ 45 (acima, R$ 55)', service, { title: 'Corte', price: 'R$ 45', priceSuffix: '(acima, R$ 55)' }],
  [
    'Pacote de 4 cortes por R$ 200 com hidratação de brinde',
    service,
    { title: 'Pacote de 4 cortes', price: 'R$ 200', priceSuffix: 'com hidratação de brinde' },
  ],
  ['Exame a partir de 600', service, { title: 'Exame', pricePrefix: 'a partir de', price: 'R$ 600' }],
  ['Microchip $ 130', service, { title: 'Microchip', price: 'R$ 130' }],
  [
    'Guia 5m: R$ 69,90 no pix / R$ 74,90 no cartão',
    offer,
    { name: 'Guia 5m', price: 'R$ 69,90', priceSuffix: 'no pix / R$ 74,90 no cartão' },
  ],
  [
    'Noiva: corte, laço e perfume por R$ 130',
    plan,
    { title: 'Noiva', features: 'corte\nlaço\nperfume', price: 'R$ 130' },
  ],
  [
    'Manta 12kg de R$ 219,90 por R$ 179,90, só dia 27/11',
    offer,
    {
      name: 'Manta 12kg',
      originalPrice: 'R$ 219,90',
      price: 'R$ 179,90',
      showFrom: '27/11/2026',
      showUntil: '27/11/2026',
    },
  ],
  ['V8 ➡️ R$ 85', service, { title: 'V8', price: 'R$ 85' }],
  ['Diária 180/dia', service, { title: 'Diária', price: 'R$ 180', priceSuffix: '/dia' }],
  ['Guia R$ 189,90 só até 05/11', offer, { name: 'Guia', price: 'R$ 189,90', priceSuffix: 'só até 05/11' }],
  ['Guia G R$ 289,00 ESGOTADO', offer, { name: 'Guia G', price: 'R$ 289,00', soldOut: 'sim' }],
  ['Bifinho 500g R$ 24,90 cada', offer, { name: 'Bifinho 500g', price: 'R$ 24,90', priceSuffix: 'cada' }],
  ['Sachê 85g 2 por 9,98', offer, { name: 'Sachê 85g', pricePrefix: '2 por', price: 'R$ 9,98' }],
  [
    'Pintura – de 160 a 220 reais dependendo do tamanho',
    service,
    { title: 'Pintura', price: 'R$ 160', priceSuffix: 'a R$ 220, dependendo do tamanho' },
  ],
  [
    'Manta 30un - de R$ 69,90 por R$ 54,90 até sexta',
    offer,
    { name: 'Manta 30un', originalPrice: 'R$ 69,90', price: 'R$ 54,90', priceSuffix: 'até sexta' },
  ],
  [
    'Taxa de urgência (após 20h): + R$ 90,00',
    service,
    { title: 'Taxa de urgência (após 20h)', pricePrefix: '+', price: 'R$ 90,00' },
  ],
  [
    'Corte completo - a partir de R$ 45',
    service,
    { title: 'Corte completo', pricePrefix: 'a partir de', price: 'R$ 45' },
  ],
  [
    'PROMO 🐜 Comprimido 10-20kg de R$ 269,90 por R$ 229,90, só de 01/12 até 15/12',
    offer,
    {
      name: 'PROMO 🐜 Comprimido 10-20kg',
      originalPrice: 'R$ 269,90',
      price: 'R$ 229,90',
      showFrom: '01/12/2026',
      showUntil: '15/12/2026',
    },
  ],
  [
    'Cama Nuvem tam M por R$199,90 até 24/12',
    offer,
    { name: 'Cama Nuvem', size: 'M', price: 'R$ 199,90', showUntil: '24/12/2026' },
  ],
  ['Cama R$ 45, válido até 24/12/2026', offer, { name: 'Cama', price: 'R$ 45', showUntil: '24/12/2026' }],
  ['Cama R$ 45 vale até 24/12', offer, { name: 'Cama', price: 'R$ 45', showUntil: '24/12/2026' }],
  [
    'Cama R$ 45 (só até 24/12, enquanto durar o estoque)',
    offer,
    { name: 'Cama', price: 'R$ 45', priceSuffix: 'enquanto durar o estoque', showUntil: '24/12/2026' },
  ],
  ['Corte – com lavagem – R$60', service, { title: 'Corte', description: 'com lavagem', price: 'R$ 60' }],
  [
    'Corte e barba de 80 por 65 reais',
    service,
    { title: 'Corte e barba', pricePrefix: 'de R$ 80 por', price: 'R$ 65' },
  ],
  [
    'Corte - valor R$25 - com lavagem',
    service,
    { title: 'Corte', description: 'com lavagem', price: 'R$ 25' },
  ],
  ['Corte a partir R$ 35', service, { title: 'Corte', pricePrefix: 'a partir de', price: 'R$ 35' }],
  ['Anual – R$ 480 (15% off)', plan, { title: 'Anual', price: 'R$ 480', discount: '15% off' }],
  ['Cama ~R$ 289,90~ R$ 249,90', offer, { name: 'Cama', originalPrice: 'R$ 289,90', price: 'R$ 249,90' }],
  [
    'Cama R$ 219 antes R$ 250, até 10/12',
    offer,
    { name: 'Cama', originalPrice: 'R$ 250', price: 'R$ 219', showUntil: '10/12/2026' },
  ],
  ['Corte R$ 65 (5 a 10kg)', service, { title: 'Corte', price: 'R$ 65', priceSuffix: '(5 a 10kg)' }],
  ['Corte R$ 65 (porte médio)', service, { title: 'Corte', price: 'R$ 65', priceSuffix: '(porte médio)' }],
  [
    'Cama tam. M de 189,90 por R$ 149,90 até 20/12',
    offer,
    { name: 'Cama', size: 'M', originalPrice: 'R$ 189,90', price: 'R$ 149,90', showUntil: '20/12/2026' },
  ],
  ['Corte 45,00', service, { title: 'Corte', price: 'R$ 45,00' }],
  ['Corte R$ 45 (até 5kg)', service, { title: 'Corte', price: 'R$ 45', priceSuffix: '(até 5kg)' }],
  ['Corte R$ 45, na hora', service, { title: 'Corte', description: 'na hora', price: 'R$ 45' }],
  ['Corte R$ 45 (com lavagem)', service, { title: 'Corte', description: 'com lavagem', price: 'R$ 45' }],
  [
    'Ouro R$ 99/mês: visitas livres, entrega',
    plan,
    { title: 'Ouro', features: 'visitas livres\nentrega', price: 'R$ 99', priceSuffix: '/mês' },
  ],
  ['Cama 10,5kg - R$ 219 no pix', offer, { name: 'Cama 10,5kg', price: 'R$ 219', priceSuffix: 'no pix' }],
  ['Cama: 49,90 (antes 64,90)', offer, { name: 'Cama', originalPrice: 'R$ 64,90', price: 'R$ 49,90' }],
])('divides a line that tells all of an item: %s', (line, item, parts) => {
  expect(fitLine(item, line, today)).toEqual(parts);
});

it.each([
  'Corte completo',
  'R$ 45',
  'Corte R$ 45 e mais R$ 10 por nó',
  'Corte pequeno R$ 35, grande R$ 55',
  'Corte R$ 45*',
  'Corte com 1,50 m',
  'Casinha de 1,20 metros',
  'Nossa nota 4,95',
  'Corte às 8,30',
  'Corte R$ 45, desconto de 10%',
  'Corte R$ 45 até 24/12 às 12h',
  'Corte R$ 45 até 24/11',
  'Corte R$ 45 de 01/11 a 15/11',
  'Corte R$ 45 a partir de 01/12 até 15/12',
  'Frete grátis acima de R$ 200',
  'Desconto de R$ 20',
  'Parcele em 3x de R$ 50',
  'Corte era R$ 60',
  `Corte R$ 45 ${'de '.repeat(5000)}`,
])('leaves a line that says anything else: %s', (line) => {
  expect(fitLine(service, line, today)).toBeUndefined();
});
