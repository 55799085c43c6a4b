import { expect, it } from 'vitest';
import { dayIn } from './date-input.tsx';

it.each([
  ['05/12/2026', '05/12/2026'],
  [' 5.12.2026\n', '05/12/2026'],
  ['05/12', '05/12'],
  ['31/02/2026', undefined],
  ['9/13/2026', undefined],
  ['29/02', '29/02'],
  ['sexta', undefined],
  ['05/12 às 8h', undefined],
])('reads the day that was pasted: %j', (text, day) => {
  expect(dayIn(text)).toBe(day);
});
