import { expect, it } from 'vitest';
import { restoreLine } from './lost-letters.ts';

const wordsOf = (line: string, text = line) =>
  restoreLine(line, text).words.map(({ typed, meant }) => `${typed} ${meant}`);

it.each([
  ['n\uFFFDo', 'n\uFFFDo não'],
  ['N\uFFFDO', 'N\uFFFDO NÃO'],
  ['Servi\uFFFDos', 'Servi\uFFFDos Serviços'],
  ['segunda e ter\uFFFDa-feira', 'ter\uFFFDa-feira terça-feira'],
  ['Hor\uFFFD\uFFFDrio', 'Hor\uFFFD\uFFFDrio Horário'],
  ['n\uFFFD\uFFFDo', 'n\uFFFD\uFFFDo não'],
])('tells what the letters of "%s" were', (line, told) => {
  expect(wordsOf(line)).toEqual([told]);
});

it('takes an ending for what it nearly always is, where each sign was a letter', () => {
  const text = 'Promo\uFFFD\uFFFDo e avi\uFFFDo, op\uFFFD\uFFFDes e cart\uFFFDes, j\uFFFD';
  expect(restoreLine(text, text).line).toBe('Promoção e avião, opções e cartões, já');
});

it('leaves an ending alone where two signs may be one letter', () => {
  expect(wordsOf('Irm\uFFFD\uFFFDo')).toEqual(['Irm\uFFFD\uFFFDo undefined']);
});

it('knows a word that stands whole in the same file', () => {
  expect(wordsOf('Pel\uFFFDcia', 'title: Pelúcia\ntext: Pel\uFFFDcia')).toEqual(['Pel\uFFFDcia Pelúcia']);
});

it('tells nothing where more than one word fits, or none', () => {
  expect(wordsOf('m\uFFFDs', 'más, mês, m\uFFFDs')).toEqual(['m\uFFFDs undefined']);
  expect(wordsOf('\uFFFD')).toEqual(['\uFFFD undefined']);
  expect(wordsOf('xyz\uFFFDk')).toEqual(['xyz\uFFFDk undefined']);
});
