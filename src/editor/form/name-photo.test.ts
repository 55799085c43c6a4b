import { expect, it } from 'vitest';
import { judgeOrder } from '../../core/core.ts';
import { namePhoto } from './name-photo.ts';

it.each([
  ['IMG 2034.JPG', 'img-2034.jpg'],
  ['Árvore & Luna (1).jpeg', 'arvore-luna-1.jpg'],
  ['🐶.png', 'foto.jpg'],
  ['Luna.PNG', 'luna-3.jpg'],
  ['site.jpg', 'foto-site.jpg'],
  ['Con.jpg', 'foto-con.jpg'],
  [`${'foto da luna '.repeat(12)}.jpg`, `${'foto-da-luna-'.repeat(4)}foto-da.jpg`],
])('calls %s %s, which the site takes', (file, name) => {
  const pictures = ['Luna.jpg', 'luna-2.jpg'];
  expect(namePhoto(file, 'jpg', pictures)).toBe(name);
  const order = { base: { files: {} }, files: {}, pictures: { [name]: '' } };
  expect(judgeOrder(order, { files: new Map(), pictures })).toEqual({ kind: 'fits' });
});
