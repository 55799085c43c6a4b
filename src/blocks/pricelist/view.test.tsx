import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rows } from './rows.tsx';

const html = renderToStaticMarkup(
  <Rows
    items={[
      { name: 'Plano', detail: 'Para dois', pricePrefix: 'até', price: 'R$ 89,90', priceSuffix: '/mês' },
      { name: 'Entrega', priceText: 'A combinar' },
    ]}
  />,
);
const texts = (tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, ''),
  );

test('each row is a term and its price, with a space between all that is read', () => {
  expect(texts('dt')).toEqual(['Plano Para dois', 'Entrega']);
  expect(texts('dd')).toEqual(['até R$ 89,90 /mês', 'A combinar']);
});
