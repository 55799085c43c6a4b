import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { widthOf } from './letter-widths.ts';
import type { PageContext } from './context.ts';
import { countFitting, findFold, rowOf } from './menu-fit.ts';

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

it('takes a long name as wide as its lines are', () => {
  const name = 'Panificadora e Confeitaria Artesanal Irmãos Vasconcellos de Albuquerque';
  expect(countFitting({ ...row(4), name }, 1280)).toBe(4);
});

it('leaves what is hidden, or not shown on that day, out of the row', () => {
  const context = { today: '2026-01-31' } as PageContext;
  const button = (label: string, more = {}) => ({ label, tel: true, ...more });
  const header = {
    links: [button('Um'), button('Dois', { hidden: true }), button('Três', { showFrom: '2026-02-01' })],
    actions: [button('Ligar', { showUntil: '2026-01-30' })],
  } as unknown as Parameters<typeof rowOf>[0];
  const site = { name: 'Casa da Esquina' } as Parameters<typeof rowOf>[1];
  expect(rowOf(header, site, context)).toMatchObject({ links: ['Um'], buttons: [] });
});
