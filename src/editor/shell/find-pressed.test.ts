import { expect, it } from 'vitest';
import { findPressed } from './find-pressed.ts';

const section = {
  title: 'Dúvidas',
  items: [
    { question: 'Dói?', answer: 'Não. Veja **tudo** na [loja](/loja).' },
    { name: 'Luna', imageAlt: 'Luna de laço' },
  ],
};

it.each([
  [['Dói?'], ['items', 0, 'question']],
  [['Não. Veja tudo  na loja.'], ['items', 0, 'answer']],
  [
    ['tudo', 'Não. Veja tudo na loja.'],
    ['items', 0, 'answer'],
  ],
  [
    ['Luna de laço', 'Luna'],
    ['items', 1, 'imageAlt'],
  ],
])('finds %j', (texts, path) => {
  expect(findPressed(section, texts)).toEqual(path);
});

it('finds nothing that the section does not say', () => {
  expect(findPressed(section, ['', 'Outra coisa'])).toBeUndefined();
});
