import { expect, it } from 'vitest';
import { formatTable, median } from './statistics.ts';

it('finds the middle of an odd and of an even count', () => {
  expect([median([9, 1, 3]), median([4, 1, 3, 10]), median([7])]).toEqual([3, 3.5, 7]);
});

it('aligns figures to the right and names to the left', () => {
  expect(
    formatTable(
      ['page', 'ms'],
      [
        ['/', 12],
        ['/consulta', 1234],
      ],
    ),
  ).toMatchInlineSnapshot(`
    "| page      |   ms |
    | --------- | ---: |
    | /         |   12 |
    | /consulta | 1234 |"
  `);
});
