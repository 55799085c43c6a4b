import { expect, it } from 'vitest';
import { tellOthers } from './others.ts';

it.each(['fresh', 'merged', 'saved'] as const)('names another window as such (%s)', (opening) => {
  expect(tellOthers([], opening, { author: 'person' }).text).toMatch(/outra pessoa/i);
  const { text } = tellOthers([], opening, { author: 'window' });
  expect(text).toMatch(/outra janela/);
  expect(text).not.toMatch(/pessoa|\bela\b|dela/);
});
