import { expect, it } from 'vitest';
import { listOutcomes } from './outcome.ts';

const tell = (before: unknown, after: unknown) =>
  listOutcomes(before, after).map(
    ({ field = 'item', before: old, after: fresh }) => `${field}: ${old} > ${fresh}`,
  );

it('tells each field that would be written, emptied or new, and none that stays', () => {
  const before = { title: 'A', items: [{ name: 'Ana – banho', age: '3' }] };
  const after = { title: 'A', items: [{ name: 'Ana', role: 'Banho' }] };
  expect(tell(before, after)).toEqual(['name: Ana – banho > Ana', 'age: 3 > ', 'role:  > Banho']);
});

it('tells an item that comes or goes between others as one, by its words', () => {
  const [one, other] = [{ name: 'Um', chat: 'consulta' }, { name: 'Dois' }];
  const fresh = { name: 'Novo', chat: 'consulta', price: 'R$ 10', list: ['a', 'b'] };
  expect(tell({ items: [one, other] }, { items: [one, fresh, other] })).toEqual([
    'item:  > Novo · R$ 10 · a · b',
  ]);
  expect(tell({ items: [one, fresh, other] }, { items: [one, other] })).toEqual([
    'item: Novo · R$ 10 · a · b > ',
  ]);
});

it('tells the words of a list by the name of the list', () => {
  expect(tell({ list: ['a'] }, { list: ['a', 'b'] })).toEqual(['list:  > b']);
  expect(tell({ list: ['a'], chat: 'x' }, { list: ['a'], chat: 'y' })).toEqual([]);
});
