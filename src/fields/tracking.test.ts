import { expect, it } from 'vitest';
import { ownLink } from './link.ts';
import { withoutCampaign } from './tracking.ts';

it.each([
  ['https://a.example/precos?utm_source=ig', 'https://a.example/precos'],
  ['https://a.example/precos?utm_source=ig&fbclid=1#tabela', 'https://a.example/precos#tabela'],
  ['https://a.example/precos#tabela?utm_source=ig&utm_medium=bio', 'https://a.example/precos#tabela'],
  ['https://a.example/precos?cor=azul', 'https://a.example/precos?cor=azul'],
  ['https://a.example/precos?cor=azul&utm_source=ig', 'https://a.example/precos?cor=azul&utm_source=ig'],
])('cuts what only counts visitors from an address: %s', (typed, bare) => {
  expect(withoutCampaign(typed)).toBe(bare);
});

it('knows the page of the site in an address whose anchor has such a query behind it', () => {
  const typed = 'https://a.example/precos#tabela?utm_source=ig';
  expect(ownLink(typed, 'https://a.example')).toBe('/precos#tabela');
});
