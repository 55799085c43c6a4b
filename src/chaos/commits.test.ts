import { expect, test } from 'vitest';
import { amount } from '../testing/amount.ts';
import { strikeCommits } from './commits.ts';

test('commits that are killed or find the disk full leave the site as it was or as it was to be', async () => {
  const kills = amount(3, 100);
  const { figures, faults } = await strikeCommits(process.cwd(), { kills, savers: 0 });
  expect(faults).toEqual([]);
  expect(figures['kills']).toBe(kills);
});
