import { expect, it } from 'vitest';
import { splitAddress, splitStreet } from './split-address.ts';

it.each([
  [
    'R. Moron, 1555 - Centro, Passo Fundo - RS, 99010-032, Brasil',
    'R. Moron, 1555|Centro|Passo Fundo|RS|99010-032',
  ],
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

const given = { district: 'Centro', city: 'Passo Fundo', state: 'RS', postalCode: '99010-120' };

it.each([
  [
    'Rua Morom, 1532 – Sala 2 – Centro – Passo Fundo/RS – CEP: 99010-032',
    'Rua Morom, 1532, Sala 2|Centro|Passo Fundo|RS|99010-032',
  ],
  [
    'Rua Morom, 1830 - sala 02 - Centro, Passo Fundo - RS, CEP 99010120',
    'Rua Morom, 1830, sala 02|Centro|Passo Fundo|RS|99010-120',
  ],
  ['Rua Morom, 1830\nsala 2\nPasso Fundo/RS', 'Rua Morom, 1830, sala 2|Centro|Passo Fundo|RS|99010-120'],
  ['Rua Morom, 1830, sala 2, Passo Fundo - RS', 'Rua Morom, 1830, sala 2|Centro|Passo Fundo|RS|99010-120'],
  [
    'Rua Morom, 1850 – sala 2 • Centro • 99010-032',
    'Rua Morom, 1850, sala 2|Centro|Passo Fundo|RS|99010-032',
  ],
  [
    'Rua Morom, 1855 – sala 02  Centro, Passo Fundo – RS CEP 99010-032',
    'Rua Morom, 1855, sala 02|Centro|Passo Fundo|RS|99010-032',
  ],
  ['Rua Morom, s/n, Centro', 'Rua Morom, s/n|Centro|Passo Fundo|RS|99010-120'],
  ['Rua Morom, s/nº - Centro - Passo Fundo/RS', 'Rua Morom, s/nº|Centro|Passo Fundo|RS|99010-120'],
  ['Rua Morom, 1532/1540, Centro', 'Rua Morom, 1532/1540|Centro|Passo Fundo|RS|99010-120'],
  ['Rua Morom, 1532, Centro, CEP 99.010-032', 'Rua Morom, 1532|Centro|Passo Fundo|RS|99010-032'],
  ['Rua Morom, 1532, centro', 'Rua Morom, 1532|Centro|Passo Fundo|RS|99010-120'],
  ['Rua Morom, 1532 – Centro – CEP 99010\u2011032', 'Rua Morom, 1532|Centro|Passo Fundo|RS|99010-032'],
  ['Rua Morom, 1532 – Centro – CEP 99010 – 032', 'Rua Morom, 1532|Centro|Passo Fundo|RS|99010-032'],
  ['Rua Morom, 1532, CEP 99010-032', 'Rua Morom, 1532|Centro|Passo Fundo|RS|99010-032'],
  [
    'Av. Brasil, 10, Boqueirão, Passo Fundo, CEP 99025-000',
    'Av. Brasil, 10|Boqueirão|Passo Fundo|RS|99025-000',
  ],
  [
    'Rua Moron, 1540, sala 2 - Centro - Passo Fundo/RS CEP 99010-032 (em frente ao Bourbon)',
    'Rua Moron, 1540, sala 2 (em frente ao Bourbon)|Centro|Passo Fundo|RS|99010-032',
  ],
  [
    'Rua Moron, 1540, sala 2 - Centro - Passo Fundo/RS (em frente ao Bourbon)',
    'Rua Moron, 1540, sala 2 (em frente ao Bourbon)|Centro|Passo Fundo|RS|99010-120',
  ],
  [
    '📍 Novo endereço: R. Moron, 1550 - sala 3, Boqueirão, Passo Fundo - RS, 99010-032 (ao lado da farmácia)',
    'R. Moron, 1550, sala 3 (ao lado da farmácia)|Boqueirão|Passo Fundo|RS|99010-032',
  ],
  [
    'Oi! Novo endereço da loja: Rua Moron, 10, Vila Rica, Passo Fundo - RS 😊',
    'Rua Moron, 10|Vila Rica|Passo Fundo|RS|99010-120',
  ],
  [
    'Rua Moron, 10 - Petrópolis - Passo Fundo/RS - CEP 99010-032 - ao lado da praça',
    'Rua Moron, 10 (ao lado da praça)|Petrópolis|Passo Fundo|RS|99010-032',
  ],
  [
    '📍Av. Brasil, 900 (esquina com a Moron), Boqueirão, Passo Fundo/RS\nObrigada!',
    'Av. Brasil, 900 (esquina com a Moron)|Boqueirão|Passo Fundo|RS|99010-120',
  ],
  [
    'Rua Moron 1540 sala 2 Centro Passo Fundo RS CEP 99010-032',
    'Rua Moron 1540 sala 2|Centro|Passo Fundo|RS|99010-032',
  ],
  [
    'Rua Moron, 1540, Centro, Passo Fundo, RS, em cima da loja',
    'Rua Moron, 1540 (em cima da loja)|Centro|Passo Fundo|RS|99010-120',
  ],
  ['Rua Moron, 1540, Passo Fundo, Centro, CEP 99010-032', 'Rua Moron, 1540|Centro|Passo Fundo|RS|99010-032'],
  [
    'Rua Moron, 1540. Centro. Passo Fundo/RS. CEP 99010-032 (em frente)',
    'Rua Moron, 1540 (em frente)|Centro|Passo Fundo|RS|99010-032',
  ],
])('finds the street in "%s"', (typed, parts) => {
  const { street, district, city, state, postalCode } = splitStreet(typed, given) ?? (given as never);
  expect([street, district, city, state, postalCode].join('|')).toBe(parts);
  // What is a street then says no more than that.
  expect(splitStreet(street ?? '', { district, city, state, postalCode })).toBeUndefined();
});

it.each([
  'Av. Brasil, 10250 - 201',
  'Rua Morom, 1532',
  'Rua Morom, 1532, Centro, sala 2',
  'Rua Independência, 30, esquina com Av. Brasil, Centro, ao lado do banco',
  'Galeria Central - Centro, Rua Morom 10',
  'Estrada Marau - Passo Fundo',
  'Estrada Marau - Passo Fundo, km 3',
  'Av. Brasil, 1200, Bloco A, AP, 302',
  'Rua Morom, 54, fone 99912345',
  'Rua Passo Fundo, 10',
  'Centro',
  'Rua Morom, 1532 - Sala 2',
  'Rua Morom, 1532 (em frente ao banco)',
  'Rodovia RS 324, km 3',
])('leaves the street "%s" alone', (typed) => {
  expect(splitStreet(typed, given)).toBeUndefined();
});
