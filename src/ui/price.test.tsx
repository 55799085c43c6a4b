import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

const textOf = (html: string) => html.replaceAll(/<style.*?<\/style>|<[^>]*>/g, '');

test('a price is read with the words around it', () => {
  const html = renderToStaticMarkup(<Price price="R$ 89,90" prefix="A partir de" suffix="/mês" />);
  expect(textOf(html)).toBe('A partir de R$ 89,90 /mês');
});

test('a price with nothing behind it stands alone', () => {
  expect(renderToStaticMarkup(<Price price="R$ 35" />)).toContain('<strong>R$ 35</strong>');
});
