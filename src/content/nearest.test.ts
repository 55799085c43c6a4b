import { expect, it } from 'vitest';
import { countEdits, findNearest } from './nearest.ts';

it.each([
  ['pregunta', ['question', 'answer'], 'question'],
  ['pergunta', ['question', 'answer'], 'question'],
  ['Título', ['title', 'text'], 'title'],
  ['questoin', ['question', 'answer'], 'question'],
  ['tpye', ['type', 'title'], 'type'],
  ['abcd', ['abxy'], undefined],
  ['caxa', ['casa', 'capa'], undefined],
  ['galeria-lnua.png', ['galeria-luna.png', 'galeria-mel.png'], 'galeria-luna.png'],
])('finds what %s was meant to be', (word, known, meant) => {
  expect(findNearest(word, known)).toBe(meant);
});

it('counts a swap of two neighbours as one edit', () => {
  expect(countEdits('tpye', 'type')).toBe(1);
});
