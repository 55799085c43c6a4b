import { expect, it } from 'vitest';
import { blocks, outlineAt, outlineOf, valueAt, readData, type Group } from '../../core/core.ts';
import { writingOrder } from './action-group.ts';
import { putAt } from './wishes.ts';

function itemOf(type: string): Group {
  const schema = blocks.get(type)?.schema;
  const item = schema && outlineAt(outlineOf(schema), ['items', 0]);
  if (item?.kind !== 'group') throw new Error(`The items of ${type} have no fields.`);
  return item;
}

it.each([
  ['cards', 'title text label chat', 'badge', 'title text badge label chat'],
  ['cards', 'title label chat', 'text', 'title text label chat'],
  ['packages', 'title features', 'label', 'title features label'],
  ['packages', 'title features label chat', 'icon', 'title features label chat icon'],
])('an item of %s with %s has %s where it is best read', (type, fields, added, expected) => {
  const lines = fields.split(' ').map((name) => `${name}: texto`);
  const text = `items:\n  - ${lines.join('\n    ')}\n`;
  const edit = putAt(text, ['items', 0, added], 'texto', writingOrder(itemOf(type)));
  const names = Object.keys(Object(valueAt(readData(edit.ok ? edit.text : ''), ['items', 0])));
  expect(names.join(' ')).toBe(expected);
});
