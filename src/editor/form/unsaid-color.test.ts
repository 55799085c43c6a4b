import { expect, it } from 'vitest';
import { unsaidColor } from './unsaid-color.ts';

const three = { name: 'Inverno', strong: '#12355B', accent: '#B23A24', tint: '#E4EFF8' };

it('tells what a colour is when it is left to the three that every theme says', () => {
  expect(unsaidColor({ ...three, deep: '#0A1D33' }, 'deep')).toBe(unsaidColor(three, 'deep'));
  expect(unsaidColor(three, 'deep')).toMatch(/^#[\dA-F]{6}$/);
});

it('tells the usual ground where nothing is made of the three', () => {
  expect(unsaidColor({ ...three, canvas: '#FFFFFF' }, 'canvas')).toBe('#FFFBF5');
});

it('does not mind another colour that is half typed', () => {
  expect(unsaidColor({ ...three, edge: '#55' }, 'deep')).toBe(unsaidColor(three, 'deep'));
});

it('tells nothing while one of the three cannot be read', () => {
  expect(unsaidColor({ ...three, strong: '#12' }, 'deep')).toBeUndefined();
});
