import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { widthOf } from './letter-widths.ts';
import { countFitting, findFold } from './menu-fit.ts';

const font = create(readFileSync('node_modules/@fontsource/nunito/files/nunito-latin-700-normal.woff2'));

it.each([
  'Início',
  'Consultas e exames',
  'Dúvidas frequentes',
  'OPORTUNIDADES',
  'Quem somos nós',
  'Minha Conta',
  '(54) 90000-0000',
])('reckons the width of "%s" within a twentieth of what the font says', (text) => {
  if (!('layout' in font)) throw new Error('The font is a collection.');
  const measured = font.layout(text).advanceWidth / font.unitsPerEm;
  expect(Math.abs(widthOf(text) / measured - 1)).toBeLessThan(0.05);
});

const row = (count: number, label = 'Serviços') => ({
  links: Array.from({ length: count }, () => label),
  name: 'Casa da Esquina',
  hasLogo: true,
  phone: undefined,
  buttons: [],
});

it.each([
  [0, undefined],
  [4, undefined],
  [9, 72],
  [30, 'never'],
] as const)('finds where %s links have room: %s', (count, fold) => {
  expect(findFold(row(count))).toBe(fold);
});

it('counts the links that have room', () => {
  expect([768, 1280].map((window) => countFitting(row(30), window))).toEqual([8, 9]);
  expect(countFitting(row(2, 'Uma palavra '.repeat(20)), 1280)).toBe(0);
});
