import { expect, it } from 'vitest';
import { blocks, outlineAt, outlineOf, type Field } from '../../core/core.ts';
import { askedFields, briefFirst, pictureFirst } from './asked-fields.ts';

function fieldsOf(type: string): readonly Field[] {
  const schema = blocks.get(type)?.schema;
  const item = schema && outlineAt(outlineOf(schema), ['items', 0]);
  return item?.kind === 'group' ? [...item.fields.values()] : [];
}

const namesOf = (fields: readonly Field[]) => fields.map(({ name }) => name);
const ways = ['name', 'detail', 'petName', 'breed', 'service'];

it.each([
  [[], ['name', 'detail']],
  [['name'], ['name', 'detail']],
  [['petName'], ['detail', 'petName']],
  [
    ['petName', 'breed'],
    ['petName', 'breed', 'service'],
  ],
  [
    ['name', 'petName'],
    ['name', 'detail', 'petName'],
  ],
])('of two ways to write one thing, with %j in use, a form asks for %j', (used, asked) => {
  const names = namesOf(askedFields(fieldsOf('gallery'), (name) => used.includes(name)));
  expect(names.filter((name) => ways.includes(name))).toEqual(asked);
});

it.each([
  [[], ['name']],
  [['name'], ['name']],
  [['petName'], []],
])('needs the usual one of the ways of which one is needed: with %j in use %j', (used, needed) => {
  const asked = askedFields(fieldsOf('gallery'), (name) => used.includes(name));
  const marked = namesOf(asked.filter(({ isNeeded }) => isNeeded));
  expect(marked.filter((name) => ways.includes(name))).toEqual(needed);
});

it('asks of an item for the picture that it cannot do without before all else', () => {
  expect(namesOf(pictureFirst(fieldsOf('gallery'))).slice(0, 2)).toEqual(['image', 'imageAlt']);
  expect(namesOf(pictureFirst(fieldsOf('offers'))).slice(0, 2)).toEqual(['image', 'imageAlt']);
});

it('leaves fields as they are where no picture is needed', () => {
  const fields = fieldsOf('faq');
  expect(namesOf(pictureFirst(fields))).toEqual(namesOf(fields));
});

it('asks for yes or no above the first field of an item that takes room', () => {
  const names = namesOf(briefFirst(pictureFirst(fieldsOf('offers'))));
  expect(names.indexOf('soldOut')).toBeLessThan(names.indexOf('image'));
  expect([...names].toSorted()).toEqual(namesOf(fieldsOf('offers')).toSorted());
});
