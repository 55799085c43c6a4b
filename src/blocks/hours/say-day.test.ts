import { expect, it } from 'vitest';
import { sayDay, withoutDate } from './say-day.ts';

it.each([
  ['2026-12-25', '25/12/2026, sexta-feira'],
  ['2027-01-01', '01/01/2027, sexta-feira'],
  ['2028-02-29', '29/02/2028, terça-feira'],
  ['2026-11-22', '22/11/2026, domingo'],
])('%s is %s', (isoDay, said) => {
  expect(sayDay(isoDay)).toBe(said);
});

it.each([
  ['Natal', 'Natal'],
  ['25/12/2026', ''],
  ['25/12', ''],
  ['Natal (25/12)', 'Natal'],
  ['Natal, 25/12/26', 'Natal'],
  ['25/12 – Natal', 'Natal'],
  ['Natal e 26/12', 'Natal e 26/12'],
  ['Natal 25/12/2027', 'Natal 25/12/2027'],
])('"%s" beside 25/12/2026 is shown as "%s"', (name, shown) => {
  expect(withoutDate(name, '2026-12-25')).toBe(shown);
});
