import { expect, it } from 'vitest';
import { amount, few, isInTurn, isThorough } from './amount.ts';

it('tries few cases in every run, the first and the last among them, and all in a thorough one', () => {
  const cases = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect([1, 2, 3].map((usual) => few(cases, usual).join(''))).toEqual(
    isThorough ? Array(3).fill('abcdef') : ['a', 'af', 'adf'],
  );
  expect(few(['a'], 3)).toEqual(['a']);
});

it('tries each case in one of the conditions that take turns, and all in a thorough run', () => {
  const shares = [0, 1].map((condition) => [0, 1, 2, 3, 4].filter((index) => isInTurn(index, condition, 2)));
  expect(shares).toEqual(
    isThorough
      ? [
          [0, 1, 2, 3, 4],
          [0, 1, 2, 3, 4],
        ]
      : [
          [0, 3, 4],
          [1, 2],
        ],
  );
  expect(isInTurn(3, 0, 1)).toBe(true);
  expect(amount(1, 2)).toBe(isThorough ? 2 : 1);
});
