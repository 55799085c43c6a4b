import { expect, it } from 'vitest';
import { originOf, sayingOf, summarise } from './describe-version.ts';

const says = (text: string) => sayingOf({ id: '1', when: '2026-03-12T09:05:00.000Z', says: text });

it.each(['Título de antes', 'Muda o preço do banho', 'Horario novo de sabado', 'Fotos da Luna e do Thor'])(
  'what a person said of a version is told: %s',
  (text) => {
    expect(says(text)).toBe(text);
  },
);

it.each([
  'Update banhoetosa.yaml',
  "Menus name further pages, and the clinic's words read as a native's",
  'Keep a broken page from breaking links to it',
  'fix: preço do banho',
  "Merge branch 'main' of github.com:x/y",
  '',
])('what a machine or a programmer said of it is not: %j', (text) => {
  expect(says(text)).toBeUndefined();
});

it.each([
  [{ who: 'Ana Íris', says: 'Muda o preço do banho' }, 'Muda o preço do banho · Ana Íris'],
  [{ who: 'Ana Íris', says: 'Update banhoetosa.yaml' }, 'Ana Íris'],
  [{}, 'Guardada pelo editor'],
])('of %j a row says %j', (known, told) => {
  expect(originOf({ id: '1', when: '2026-03-12T09:05:00.000Z', ...known })).toBe(told);
});

it.each([
  [[], undefined],
  [['preço de Banho: "R$ 35" → "R$ 40"'], 'preço de Banho: "R$ 35" → "R$ 40"'],
  [['a', 'b', 'c'], 'a; b e mais uma mudança'],
  [['a', 'b', 'c', 'd'], 'a; b e mais 2 mudanças'],
  [[`texto da seção Capa: "${'palavra '.repeat(12)}" → "outro"`], 'texto da seção Capa'],
])('of the changes %j a row says %j', (changes, told) => {
  expect(summarise(changes)).toBe(told);
});
