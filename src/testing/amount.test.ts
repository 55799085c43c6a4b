import { expect, it } from 'vitest';
import { amount, few } from './amount.ts';

it('tries few cases in every run, the first and the last among them, and all in a thorough one', () => {
  const cases = ['a', 'b', 'c', 'd', 'e', 'f'];
  const isThorough = amount(0, 1) === 1;
  expect([1, 2, 3].map((usual) => few(cases, usual).join(''))).toEqual(
    isThorough ? Array(3).fill('abcdef') : ['a', 'af', 'adf'],
  );
  expect(few(['a'], 3)).toEqual(['a']);
});
