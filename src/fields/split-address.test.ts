import { expect, it } from 'vitest';
import { splitAddress } from './split-address.ts';

it.each([
  ['Rua Moron, 1200, Centro, Passo Fundo - RS, 99010-120', 'Rua Moron, 1200|Centro|Passo Fundo|RS|99010-120'],
  [
    'Rua Moron, 1200 - Centro, Passo Fundo/RS CEP: 99010120',
    'Rua Moron, 1200|Centro|Passo Fundo|RS|99010-120',
  ],
  ['Centro, Passo Fundo, RS', '|Centro|Passo Fundo|RS|'],
])('divides "%s"', (typed, parts) => {
  const { street = '', district, city, state, postalCode = '' } = splitAddress(typed) ?? {};
  expect([street, district, city, state, postalCode].join('|')).toBe(parts);
});

it.each(['Rua Moron, 1200', 'Passo Fundo, RS', 'Rua RS, 10, Centro, Passo Fundo', ''])(
  'leaves "%s" alone',
  (typed) => {
    expect(splitAddress(typed)).toBeUndefined();
  },
);
