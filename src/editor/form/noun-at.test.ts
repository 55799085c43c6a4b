import { expect, it } from 'vitest';
import { nounAt } from './noun-at.ts';

it('calls an item of a shared section as it does that of a section of a page', () => {
  const faq = { type: 'faq', items: [] };
  expect(nounAt({ sections: [faq] }, ['sections', 0, 'items'])).toBe('pergunta');
  expect(nounAt(faq, ['items'])).toBe('pergunta');
  expect(nounAt({ name: 'Padaria' }, ['header', 'links'])).toBe('link');
});
