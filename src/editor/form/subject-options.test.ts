import { expect, it } from 'vitest';
import { subjectOptions } from './subject-options.ts';

const nameOf = (site: unknown, subject: string) =>
  subjectOptions(site).find(({ value }) => value === subject)?.label;

it('names what every site speaks of in words', () => {
  expect(nameOf({}, 'saturday')).toBe('horário de sábado');
});

it('names what a site counts by its own words, as a whole and by the month', () => {
  const site = { figures: { counted: [{ subject: 'paes', name: 'pães assados' }] } };
  expect(nameOf(site, 'paes')).toBe('pães assados ao todo');
  expect(nameOf(site, 'paes-per-month')).toBe('pães assados por mês');
});

it('takes what is not written yet as it is', () => {
  expect(nameOf({ figures: { counted: ['', { subject: 'paes' }] } }, 'paes')).toBe('paes ao todo');
});
