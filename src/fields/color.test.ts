import { expect, it } from 'vitest';
import { contrast, mix, nearestGood } from './color.ts';
import { repairColor } from './repair.ts';

it('reckons contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

it('mixes colours, ends included', () => {
  expect(mix('#93305F', '#FFFFFF', 0)).toBe('#93305F');
  expect(mix('#93305F', '#FFFFFF', 1)).toBe('#FFFFFF');
});

it.each([
  ['#7FBFB0', '#FFFFFF', 4.5],
  ['#FFEE00', '#FFFFFF', 4.5],
  ['#000000', '#0F6B5C', 4.5],
  ['#FFFFFF', '#FFFFFF', 3],
])('finds the nearest colour to %s that keeps its distance from %s', (color, other, least) => {
  const isGood = (one: string) => contrast(one, other) >= least;
  const found = nearestGood(color, isGood) ?? '';
  expect(contrast(found, other)).toBeGreaterThanOrEqual(least);
  expect(contrast(found, other)).toBeLessThan(least * 1.03);
});

it('leaves a good colour as it was typed', () => {
  expect(nearestGood('#0f6b5c', () => true)).toBe('#0f6b5c');
});

it.each([
  ['0f6b5c', '"#0F6B5C"'],
  ['#0F6', '"#00FF66"'],
  ['rgb(15, 107, 92)', '"#0F6B5C"'],
  ['verde', '"#008000"'],
  ['Azul claro', '"#74A3FF"'],
  ['vermelha escura', '"#630000"'],
  ['cor da clínica', undefined],
  ['constructor', undefined],
  ['rgb(15, 300, 92)', undefined],
])('takes %s for %s', (typed, meant) => {
  expect(repairColor(typed)).toBe(meant);
});
