import { expect, it } from 'vitest';
import { dividePrice } from './divide-price.ts';

it.each([
  ['R$ 89,90/mês', 'price: R$ 89,90, priceSuffix: /mês'],
  ['R$ 89,90 / mês', 'price: R$ 89,90, priceSuffix: /mês'],
  ['R$ 95 a dose', 'price: R$ 95, priceSuffix: a dose'],
  ['A partir de R$ 35', 'pricePrefix: A partir de, price: R$ 35'],
  ['A partir de: R$35,5 por hora', 'pricePrefix: A partir de, price: R$ 35,50, priceSuffix: por hora'],
  ['89.90 /mês', 'price: R$ 89,90, priceSuffix: /mês'],
])('divides "%s"', (typed, parts) => {
  const written = dividePrice(typed)?.map(({ field, value }) => `${field}: ${value}`);
  expect(written?.join(', ')).toBe(parts);
});

it.each(['R$ 35', 'Sob consulta', 'R$ 35 a R$ 50', 'R$ 35: com desconto', 'de R$ 35 #1', '10x de R$ 35', ''])(
  'leaves "%s" alone',
  (typed) => {
    expect(dividePrice(typed)).toBeUndefined();
  },
);
