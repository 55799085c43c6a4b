import { expect, it } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import { outlineAt, readData, valueAt, type List } from '../../core/core.ts';
import type { Knowledge } from './desk.ts';
import { emptyFields, keptOfOther, stillKept } from './kept-of-other.ts';
import { wishRows } from './paste-rows.ts';

const block = outlineOfSection('offers');
const found = block && outlineAt(block, ['items']);
if (found?.kind !== 'list') throw new Error('The block has no list.');
const list: List = found;
const path = ['sections', 0, 'items'];

const page = `sections:
- type: offers
  items:
  - name: Cadeira Cabana
    size: P
    image: cadeira.png
    imageAlt: Uma cadeira
    originalPrice: R$ 90
    price: R$ 70
    label: Quero
    chat: consulta
`;

const itemIn = (text: string) => valueAt(readData(text), [...path, 0]);

it.each([
  ['Tapete gelado\tR$ 129,90\tR$ 99,90', ['size', 'image', 'imageAlt']],
  ['Tapete gelado\tM\tR$ 129,90\tR$ 99,90', ['image', 'imageAlt']],
  ['Cadeira de Praia\tR$ 129,90\tR$ 99,90', undefined],
  ['CADEIRA CABANA\tR$ 129,90\tR$ 99,90', undefined],
])('tells what a row leaves of another thing: %j', (text, names) => {
  const data = readData(page);
  const items = valueAt(data, path) as readonly unknown[];
  const site = { today: '2026-11-27' } as Knowledge;
  const wish = wishRows({ text, field: 'name', list, path, index: 0, count: 1, items, data, site });
  expect(wish).toBeDefined();
  const { kept } = wish ?? {};
  expect(kept && Object.keys(kept.fields)).toEqual(names);
  const edit = wish?.edit(page);
  if (kept === undefined || edit?.ok !== true) return;
  expect([kept.old, stillKept(itemIn(edit.text), kept)]).toEqual(['Cadeira Cabana', names]);
});

it('empties what stayed, and asks for what the item needs', () => {
  const edit = emptyFields(page, [...path, 0], ['size', 'image', 'imageAlt'], list);
  expect(edit.ok && itemIn(edit.text)).toEqual({
    name: 'Cadeira Cabana',
    image: '',
    imageAlt: '',
    originalPrice: 'R$ 90',
    price: 'R$ 70',
    label: 'Quero',
    chat: 'consulta',
  });
});

it('tells no more of what was written anew, nor of another item', () => {
  const kept = keptOfOther(
    itemIn(page),
    { name: 'Tapete', price: 'R$ 9' },
    { list, gone: ['originalPrice'] },
  );
  if (kept === undefined) throw new Error('Something stays.');
  expect(stillKept({ name: 'Tapete', size: 'G', image: 'cadeira.png' }, kept)).toEqual(['image']);
  expect(stillKept({ name: 'Outro', image: 'cadeira.png' }, kept)).toEqual([]);
  expect(keptOfOther({ name: '' }, { name: 'Tapete' }, { list, gone: [] })).toBeUndefined();
  expect(keptOfOther({ name: 'Vaso' }, { name: 'Tapete' }, { list, gone: [] })).toBeUndefined();
});
