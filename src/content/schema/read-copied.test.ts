import { expect, it } from 'vitest';
import { outlineAt, outlineOf } from './outline.ts';
import { readCopied } from './read-copied.ts';
import { blocks } from './registry.ts';

const schema = blocks.get('cards')?.schema;
const card = schema && outlineAt(outlineOf(schema), ['items', 0]);
const tosa = { title: 'Tosa', text: 'Na tesoura.' };

it.each([
  ['with its dash', '- title: Tosa\n  text: Na tesoura.', [tosa]],
  ['without a dash', 'title: Tosa\ntext: Na tesoura.\n', [tosa]],
  ['without the spaces before its first line', '- title: Tosa\n      text: Na tesoura.', [tosa]],
  [
    'with another one',
    '    - title: Tosa\n      text: Na tesoura.\n    - title: Tosa\n      text: Na tesoura.',
    [tosa, tosa],
  ],
])('reads an item that was copied %s', (_, text, items) => {
  expect(readCopied(card, text)).toMatchObject({ what: 'items', items });
});

it('reads a section, whose lines stand in one column', () => {
  const found = readCopied(undefined, 'type: faq\n  items:\n    - question: Dói?\n      answer: Não.');
  expect([found?.what, found?.lines]).toEqual([
    'section',
    ['- type: faq', '  items:', '    - question: Dói?', '      answer: Não.'],
  ]);
});

it('keeps the dashes of a list that stands in the column of its name', () => {
  const found = readCopied(undefined, '- type: faq\n  items:\n  - question: Dói?\n    answer: Não.');
  expect(found?.items).toEqual([{ type: 'faq', items: [{ question: 'Dói?', answer: 'Não.' }] }]);
});

it.each([
  'Tosa: na tesoura.\nBanho: com secagem.',
  'title: Tosa',
  'title: Tosa\npreço: R$ 10',
  'Veja:\ntitle: Tosa\ntext: Na tesoura.',
  'type: nada\nitems: []',
  'title: *Tosa\ntext: Na tesoura.',
])('reads nothing of %j', (text) => {
  expect(readCopied(card, text)).toBeUndefined();
});
