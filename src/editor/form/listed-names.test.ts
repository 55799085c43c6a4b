import { expect, it } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import { walkOutline } from '../../content/schema/outline.ts';
import { readData, valueAt, type List } from '../../core/core.ts';
import type { Knowledge } from './desk.ts';
import { listedNames, wishListed } from './listed-names.ts';

const section = outlineOfSection('cards');
const found = section && [...walkOutline(section)].find(({ name }) => name === 'features')?.outline;
if (found?.kind !== 'list') throw new Error('The block has no list.');
const list: List = found;
const path = ['sections', 0, 'items', 0, 'features'];
const site = {} as Knowledge;

it('reads the names that a line lists, and nothing that says more', () => {
  expect(listedNames('Corte de unhas, Tosa higiênica, Spa canino, taxi dog')).toHaveLength(4);
  expect(listedNames('Massas, doces e salgados.')).toEqual(['Massas', 'doces', 'salgados']);
  expect(listedNames('Massas; doces; e salgados')).toEqual(['Massas', 'doces', 'salgados']);
  for (const text of [
    'Massas e doces',
    'Massas, doces (bolos, tortas) e salgados',
    'massas, pães, e, bolos',
    'Massas, doces',
    'Pão de 1,5 kg, 2,0 kg e 3,5 kg, com a massa que a casa faz todos os dias desde 1990, sem pressa',
    'Pão R$ 10, bolo R$ 20, torta R$ 30',
    'Venha, traga a família, e fique. Esperamos por todos.',
    'Segunda 8h, terça 9h, quarta 10h',
    'Massas,\ndoces, salgados',
  ])
    expect(listedNames(text), text).toBeUndefined();
});

it('makes an item of each, leaves out what the list has already, and nothing once the text has changed', () => {
  const text = `sections:
- type: cards
  items:
  - title: Em casa
    features:
    - Massas, doces, salgados e pães
    - Doces
`;
  const pasted = 'Massas, doces, salgados e pães';
  const items = ['Massas, doces, salgados e pães', 'Doces'];
  const wish = wishListed(readData(text), {
    text: pasted,
    field: undefined,
    list,
    path,
    index: 0,
    count: 2,
    items,
    site,
  });
  expect(wish?.label).toMatch(/^fazer 4 /);
  const edit = wish?.edit(text);
  expect(edit?.ok === true && valueAt(readData(edit.text), path)).toEqual([
    'Massas',
    'Doces',
    'Salgados',
    'Pães',
  ]);
  const other = text.replace('e pães', 'e tortas');
  expect(
    wishListed(readData(other), { text: pasted, field: undefined, list, path, index: 0, count: 2, site }),
  ).toBeUndefined();
});
