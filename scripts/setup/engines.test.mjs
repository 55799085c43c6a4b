import { expect, test } from 'vitest';
import { listMissing } from './engines.mjs';

test('names the engines that were not found', () => {
  expect(listMissing({})).toEqual(['firefox', 'webkit']);
  expect(listMissing({ firefox: '/usr/bin/firefox-esr' })).toEqual(['webkit']);
});
