import { expect, it } from 'vitest';
import { followPath } from './follow-path.ts';

const bread = { title: 'Pães', items: [{ title: 'Francês' }, { title: 'Integral' }] };
const cakes = { title: 'Bolos', items: [{ title: 'Cenoura' }] };
const before = { sections: [bread, cakes] };

it('leads to the same item of the same section, wherever both stand now', () => {
  const after = {
    sections: [cakes, { ...bread, items: [{ title: 'Milho' }, bread.items[1], bread.items[0]] }],
  };
  expect(followPath(before, after, ['sections', 0, 'items', 0, 'price'])).toEqual([
    'sections',
    1,
    'items',
    2,
    'price',
  ]);
});

it('leads nowhere once the section is gone', () => {
  expect(followPath(before, { sections: [cakes] }, ['sections', 0, 'title'])).toBeUndefined();
});
