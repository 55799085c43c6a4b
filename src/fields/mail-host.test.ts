import { expect, it } from 'vitest';
import { checkMailHost } from './mail-host.ts';

it.each([
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['Ana@Gmial.con', 'Ana@gmail.com'],
  ['ana@yaho.com.br', 'ana@yahoo.com.br'],
])('knows "%s" for a slip', (typed, better) => {
  expect(checkMailHost(typed)).toEqual([{ kind: 'mistyped-host', typed, better }]);
});

it.each([
  'ana@gmail.com',
  'ana@Gmail.com',
  'ana@yahoo.com.br',
  'ana@hotmail.co.uk',
  'ana@yahoo.fr',
  'ana@gmal.net',
  'contato@vitrinepet.con.example',
  'contato@clinica.com.br',
  'ana',
])('leaves "%s" alone', (typed) => {
  expect(checkMailHost(typed)).toEqual([]);
});
