import { expect, it } from 'vitest';
import { sayUnsent } from './say-unsent.ts';

it('says what to do before a photo can be sent once more', () => {
  expect(sayUnsent({ kind: 'stopped' })).toContain('npm start');
  expect(sayUnsent({ kind: 'outdated', reason: 'Recarregue a página.' })).toBe('Recarregue a página.');
  expect(sayUnsent({ kind: 'saved', head: '', files: {} })).toMatch(/^A foto chegou, .*Recarregue a página/);
  expect(sayUnsent({ kind: 'unknown' })).toBe('A foto não chegou. Tente de novo.');
});
