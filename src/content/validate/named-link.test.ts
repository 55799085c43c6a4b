import { describe, expect, it } from 'vitest';
import { findNamedLink, listNamedLinks } from './named-link.ts';

const links = [
  { label: 'Início', to: '/' },
  { label: 'Banho e tosa', to: '/banhoetosa' },
  { label: 'Promoção de inverno', to: '/inverno' },
  { label: 'Promoção do dia', to: '/dia' },
];

describe('the page that a name in a link means', () => {
  it.each([
    ['Promoção de Inverno', '/inverno'],
    ['página de banho e tosa', '/banhoetosa'],
    ['Inverno', '/inverno'],
    ['INICIO', '/'],
  ])('%s is %s', (typed, to) => {
    expect(findNamedLink(typed, links)).toBe(to);
  });

  it.each(['Promoção', 'e', 'página', 'Vacinas', '/inverno', '#inverno', 'inverno.yaml', ''])(
    '%s is none for certain',
    (typed) => {
      expect(findNamedLink(typed, links)).toBeUndefined();
    },
  );
});

it('finds the links that any part of the site names, and no other addresses', () => {
  const data = {
    header: { menu: { links: [{ label: 'Preços', to: '/precos' }] } },
    footer: {
      links: [
        { label: 'Dúvidas', to: '#faq' },
        { label: 'Rede', href: 'https://rede.example' },
      ],
    },
  };
  expect(listNamedLinks(data)).toEqual([{ label: 'Preços', to: '/precos' }]);
});
