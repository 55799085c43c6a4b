import { expect, it } from 'vitest';
import { fitSeveral } from './fit-several.ts';
import { outlineAt, outlineOf, type Outline } from './outline.ts';
import { blocks } from './registry.ts';

function itemOf(type: string, list: string): Outline {
  const schema = blocks.get(type)?.schema;
  const item =
    schema &&
    outlineAt(
      outlineOf(schema),
      list.split('.').flatMap((name) => [name, 0]),
    );
  if (item === undefined) throw new Error('The block has no items.');
  return item;
}

const [price, service] = [itemOf('pricelist', 'groups.items'), itemOf('services', 'items')];

it.each([
  [
    'Exame: 25 (até 5kg), 35 (5 a 10kg), 50 (acima de 10kg)',
    price,
    [
      { name: 'Exame', detail: 'até 5kg', price: 'R$ 25' },
      { name: 'Exame', detail: '5 a 10kg', price: 'R$ 35' },
      { name: 'Exame', detail: 'acima de 10kg', price: 'R$ 50' },
    ],
  ],
  [
    'Corte P R$45 / M R$55 / G R$70',
    service,
    [
      { title: 'Corte P', price: 'R$ 45' },
      { title: 'Corte M', price: 'R$ 55' },
      { title: 'Corte G', price: 'R$ 70' },
    ],
  ],
  [
    'Corte: P R$ 45, M R$ 55',
    price,
    [
      { name: 'Corte', detail: 'P', price: 'R$ 45' },
      { name: 'Corte', detail: 'M', price: 'R$ 55' },
    ],
  ],
  [
    'Fisioterapia: sessão avulsa R$ 110, pacote 10 sessões R$ 900',
    price,
    [
      { name: 'Fisioterapia', detail: 'sessão avulsa', price: 'R$ 110' },
      { name: 'Fisioterapia', detail: 'pacote 10 sessões', price: 'R$ 900' },
    ],
  ],
  [
    'Corte (P) = R$45 / Corte (M) = R$60',
    price,
    [
      { name: 'Corte P', price: 'R$ 45' },
      { name: 'Corte M', price: 'R$ 60' },
    ],
  ],
])('makes an item of each price of one thing: %s', (line, item, items) => {
  expect(fitSeveral(item, line)).toEqual(items);
});

it.each([
  'Corte: R$ 45',
  'Corte: R$ 45 à vista ou R$ 50 no cartão',
  'Corte R$ 45',
  'Horário: 8 às 12, 14 às 18',
])('makes none of one price, or of ways to pay it: %s', (line) => {
  expect(fitSeveral(price, line)).toBeUndefined();
});
