import { expect, it } from 'vitest';
import { splitCity } from './state.ts';

it.each([
  'Passo Fundo - RS',
  'Passo Fundo/RS',
  'Passo Fundo, RS',
  'Passo Fundo (RS)',
  'Passo Fundo-RS',
  'Passo Fundo – Rio Grande do Sul',
  'Passo Fundo - rs',
])('reads %s as a town and its state', (typed) => {
  expect(splitCity(typed)).toEqual({ city: 'Passo Fundo', state: 'RS' });
});

it.each(['Passo Fundo', 'Ji-Paraná', 'São Paulo', 'Passo Fundo - Centro', 'RS', ''])(
  'reads no state in %s',
  (typed) => {
    expect(splitCity(typed)).toBeUndefined();
  },
);
