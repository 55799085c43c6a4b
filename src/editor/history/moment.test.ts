import { expect, test } from 'vitest';
import { describeMoment } from './moment.ts';

const now = new Date('2026-03-13T02:30:00Z');

test.each([
  ['2026-03-13T02:05:00.000Z', 'hoje, 23:05'],
  ['2026-03-12T17:32:00.000Z', 'hoje, 14:32'],
  ['2026-03-12T03:00:00.000Z', 'hoje, 0:00'],
  ['2026-03-12T02:59:59.999Z', 'ontem, 23:59'],
  ['2026-03-11T12:05:00.000Z', 'ontem, 9:05'],
  ['2026-03-11T02:59:00.000Z', '10 de março de 2026, 23:59'],
  ['2025-03-12T12:05:00.000Z', '12 de março de 2025, 9:05'],
])('%s is told as %j', (when, told) => {
  expect(describeMoment(when, now)).toBe(told);
});

test('the day before the first of a month is yesterday', () => {
  expect(describeMoment('2026-02-28T15:00:00Z', new Date('2026-03-01T15:00:00Z'))).toBe('ontem, 12:00');
});
