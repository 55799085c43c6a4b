import { expect, it } from 'vitest';
import { findNameBeside } from './name-beside.ts';

const path = ['items', 0, 'name'];
const itemOf = (item: Readonly<Record<string, unknown>>) => ({ items: [item] });

it('finds the texts of an item that still say its former name, and what they would say', () => {
  const item = { name: 'Rita', comment: 'Lia foi bem. A Lia volta, e Liana também.', image: 'Lia.png' };
  expect(findNameBeside(itemOf(item), path, 'Lia')).toEqual({
    before: 'Lia',
    now: 'Rita',
    places: [{ path: ['items', 0, 'comment'], text: 'Rita foi bem. A Rita volta, e Liana também.' }],
  });
});

it('leaves to a person what may have to bend with another gender', () => {
  const data = itemOf({ name: 'Dra. Ana Souza', bio: 'Dr. João Silva é formado aqui.' });
  expect(findNameBeside(data, path, 'Dr. João Silva')?.places).toEqual([
    { path: ['items', 0, 'bio'], text: undefined },
  ]);
});

it('finds nothing where the name says more than before, is no name, or is of no item', () => {
  const text = 'Veja a Lia e o azul.';
  expect(findNameBeside(itemOf({ name: 'Lia Souza', text }), path, 'Lia')).toBeUndefined();
  expect(findNameBeside(itemOf({ name: 'verde', text }), path, 'azul')).toBeUndefined();
  expect(findNameBeside(itemOf({ name: '', text }), path, 'Lia')).toBeUndefined();
  expect(findNameBeside(itemOf({ title: 'Rita', text }), ['items', 0, 'title'], 'Lia')).toBeUndefined();
  expect(findNameBeside({ name: 'Rita', text }, ['name'], 'Lia')).toBeUndefined();
});
