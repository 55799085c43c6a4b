import { expect, it } from 'vitest';
import { apart } from './apart.ts';

it('tells names apart that are the same, and gives each the same key wherever it stands', () => {
  expect(apart(['a', 'b', 'a', 'a'])).toEqual(['a 0', 'b 0', 'a 1', 'a 2']);
  expect(new Set(apart(['a', 'a 0', 'a', 'a 0', 'a 0 0'])).size).toBe(5);
});
