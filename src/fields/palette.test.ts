import { describe, expect, it } from 'vitest';
import { colors as fixed } from '../ui/colors.ts';
import { contrast } from './color.ts';
import { judgeColors, pairs } from './palette.ts';

const shop = { strong: '#9A4A1B', accent: '#1A655A', tint: '#F6EADB' };

function allKept(colors: object): boolean {
  const palette: Readonly<Record<string, string>> = { ...fixed, ...colors };
  return pairs.every(
    ({ front, back, least }) => contrast(palette[front] ?? '', palette[back] ?? '') >= least,
  );
}

it('makes all other colours of three', () => {
  const { colors, clashes } = judgeColors(shop);
  expect(clashes).toEqual([]);
  expect(colors).toMatchObject(shop);
  expect(allKept(colors)).toBe(true);
});

it('keeps every colour that is written and good', () => {
  const written = { ...shop, ink: '#2A1608', canvas: '#FFFDF9', edge: '#A5693F' };
  expect(judgeColors(written).colors).toMatchObject(written);
});

describe('one wrong colour is one clash', () => {
  it.each([
    ['strong', '#E8A87C'],
    ['tint', '#B08050'],
    ['accent', '#8FD6C8'],
    ['deep', '#D9A679'],
    ['onStrongSoft', '#B06A3B'],
    ['canvas', '#6B4A33'],
    ['ink', '#C9B8A8'],
    ['edge', '#EBDCC7'],
  ] as const)('%s %s', (role, color) => {
    const { colors, clashes } = judgeColors({ ...shop, [role]: color });
    expect(clashes.map((clash) => [clash.role, clash.color])).toEqual([[role, color]]);
    expect(colors[role]).toBe(clashes[0]?.passing);
    expect(allKept(colors)).toBe(true);
  });
});

it('finds good colours for any three', () => {
  const odd = ['#000000', '#FFFFFF', '#808080', '#FF0000', '#FFFF00', '#0000FF', '#12355B', '#F6EADB'];
  for (const strong of odd)
    for (const accent of odd)
      for (const tint of odd) {
        const { colors } = judgeColors({ strong, accent, tint });
        expect(allKept(colors), `${strong} ${accent} ${tint}`).toBe(true);
      }
});
