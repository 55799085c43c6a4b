import { expect, it } from 'vitest';
import { putLink } from './put-link.ts';

it.each([
  ['Veja a loja hoje.', 'a loja', 'Veja [a loja](/loja) hoje.'],
  ['Veja a loja hoje.', ' a loja ', 'Veja [a loja](/loja) hoje.'],
  ['Veja ', '', 'Veja [Produtos](/loja)'],
  ['Veja', '', 'Veja [Produtos](/loja)'],
  ['', '', '[Produtos](/loja)'],
])('in %j the words %j lead somewhere', (text, selected, expected) => {
  const start = selected === '' ? text.length : text.indexOf(selected);
  const made = putLink(text, { start, end: start + selected.length }, '/loja', 'Produtos');
  expect(made.text).toBe(expected);
  const { start: first, end } = made.words;
  expect(made.text.slice(first, end)).toBe(selected.trim() === '' ? 'Produtos' : 'a loja');
});

it.each([
  ['Veja hoje.', 4, 'Veja [Produtos](/loja) hoje.'],
  ['Veja hoje.', 5, 'Veja [Produtos](/loja) hoje.'],
  ['Veja.', 4, 'Veja [Produtos](/loja).'],
])('words put into %j at %d stand apart from the others', (text, at, expected) => {
  expect(putLink(text, { start: at, end: at }, '/loja', 'Produtos').text).toBe(expected);
});

it('the word with the cursor leads somewhere', () => {
  const made = putLink('Um banho bom.', { start: 5, end: 5 }, '/loja', 'Produtos');
  expect(made).toEqual({ text: 'Um [banho](/loja) bom.', words: { start: 4, end: 9 } });
});
