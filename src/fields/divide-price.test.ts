import { expect, it } from 'vitest';
import { dividePrice } from './divide-price.ts';

it.each([
  ['R$ 89,90/mês', 'price: R$ 89,90, priceSuffix: /mês'],
  ['R$ 89,90 / mês', 'price: R$ 89,90, priceSuffix: /mês'],
  ['R$ 95 a dose', 'price: R$ 95, priceSuffix: a dose'],
  ['A partir de R$ 35', 'pricePrefix: A partir de, price: R$ 35'],
  ['A partir de: R$35,5 por hora', 'pricePrefix: A partir de, price: R$ 35,50, priceSuffix: por hora'],
  ['R$ 95\t/hora', 'price: R$ 95, priceSuffix: /hora'],
  ['R$ 95\u00A0a dose', 'price: R$ 95, priceSuffix: a dose'],
  ['de R$ 45 por R$ 39', 'originalPrice: R$ 45, price: R$ 39'],
  ['De: R$ 45,00 por apenas R$39.9', 'originalPrice: R$ 45,00, price: R$ 39,90'],
  ['89.90 /mês', 'price: R$ 89,90, priceSuffix: /mês'],
])('divides "%s"', (typed, parts) => {
  const [first] = dividePrice(typed);
  expect(first?.map(({ field, value }) => `${field}: ${value}`).join(', ')).toBe(parts);
});

it.each(['R$ 35', 'Sob consulta', 'R$ 35 a R$ 50', 'R$ 35: com desconto', 'de R$ 35 #1', '10x de R$ 35', ''])(
  'leaves "%s" alone',
  (typed) => {
    expect(dividePrice(typed)).toEqual([]);
  },
);
