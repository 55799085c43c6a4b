import { expect, it } from 'vitest';
import { putLink } from './put-link.ts';

it.each([
  ['Veja a loja hoje.', 'a loja', 'Veja [a loja](/loja) hoje.'],
  ['Veja a loja hoje.', ' a loja ', 'Veja [a loja](/loja) hoje.'],
  ['Veja ', '', 'Veja [Produtos](/loja)'],
  ['', '', '[Produtos](/loja)'],
])('in %j the words %j lead somewhere', (text, selected, expected) => {
  const start = selected === '' ? text.length : text.indexOf(selected);
  const made = putLink(text, { start, end: start + selected.length }, '/loja', 'Produtos');
  expect(made.text).toBe(expected);
  const { start: first, end } = made.words;
  expect(made.text.slice(first, end)).toBe(selected.trim() === '' ? 'Produtos' : 'a loja');
});
