import { expect, it } from 'vitest';
import { lookAt } from './look-at.ts';

const data = {
  header: { topLine: '8h–16h' },
  sections: [
    { type: 'cta', title: 'Venha' },
    {
      type: 'pricing',
      items: [{ title: 'Banho' }, { title: '**Tosa**', price: '40', features: ['Secagem', ''] }],
    },
  ],
};

it.each([
  ['an item', ['sections', 1, 'items', 1], { place: 1, texts: ['Tosa', '40', 'Secagem'] }],
  [
    'a field of an item',
    ['sections', 1, 'items', 1, 'price'],
    { place: 1, texts: ['Tosa', '40', 'Secagem'] },
  ],
  ['an item in an item', ['sections', 1, 'items', 1, 'features', 0], { place: 1, texts: ['Secagem'] }],
  ['an item that says nothing yet', ['sections', 1, 'items', 1, 'features', 1], undefined],
  ['a section', ['sections', 1, 'title'], undefined],
  ['the head', ['header', 'topLine'], { part: 'header' }],
  ['the foot', ['footer', 'links', 0, 'label'], { part: 'footer' }],
  ['the page', ['title'], undefined],
])('while %s is edited, that is looked at', (_, path, look) => {
  expect(lookAt(path, data)).toEqual(look);
});
