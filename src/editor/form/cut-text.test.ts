import { expect, it } from 'vitest';
import { cutText, tellLength } from './cut-text.ts';

it('cuts between words, and only what has no room', () => {
  expect(cutText('Banho e tosa', 12)).toBe('Banho e tosa');
  expect(cutText('Banho e tosa, consulta', 15)).toBe('Banho e tosa …');
  expect(cutText('Inconstitucionalissimamente', 10)).toBe('Inconstitu …');
});

it.each([
  ['title', 'Banho', 'O título diz pouco: cabe bem mais.'],
  ['title', 'Banho e tosa em Passo Fundo', 'O título cabe inteiro.'],
  ['title', 'palavra '.repeat(12), 'O título é comprido: é cortado depois de "palavra palavra".'],
  ['description', 'Curta.', 'A descrição diz pouco: cabe bem mais.'],
  ['description', 'palavra '.repeat(12), 'A descrição cabe inteira.'],
  ['description', 'palavra '.repeat(30), 'A descrição é comprida: é cortada depois de "palavra palavra".'],
] as const)('says of a %s what becomes of it: %s', (field, text, said) => {
  expect(tellLength(field, text)).toBe(said);
});
