import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';
import Reviews from './view.tsx';

type Props = Parameters<typeof Reviews>[0];
type Section = Props['section'];

const site = {} as Props['site'];
const review = {
  name: 'Ana',
  rating: 4.5,
  text: 'Ótimo.',
  source: 'Google',
  date: { month: '2025-07', text: 'julho de 2025' },
};

function show(section: Partial<Section>): string {
  const shown: Section = {
    type: 'reviews',
    key: 'reviews-1',
    level: 2,
    countLabel: 'avaliações',
    items: [review],
    ...section,
  };
  // Without the styles, which the test's renderer writes beside each element.
  return renderToStaticMarkup(<Reviews section={shown} site={site} />).replace(/<style.*?<\/style>/g, '');
}

test('a source with an address is a link that names whose review it leads to', () => {
  const html = show({ items: [{ ...review, href: 'https://example.com/1' }] });
  expect(html).toMatch(/<a href="https:\/\/example\.com\/1"[^>]*>Google<span[^>]*>, Ana<\/span><\/a>/);
});

test('the overall rating and count are told as people write them', () => {
  const html = show({ rating: 4.9, reviewCount: 12_345, countLabel: 'avaliações no Google' });
  expect(html).toContain('>4,9</strong>');
  expect(html).toContain('aria-label="Nota 4,9 de 5"');
  expect(html).toContain('12.345 avaliações no Google');
});

test('a review tells the month and the year it was written in, which never age', () => {
  expect(schema.shape.items.element.shape.date.parse('15/07/2025')).toEqual(review.date);
  expect(show({})).toContain('<time dateTime="2025-07">julho de 2025</time>');
});

test('nothing is said of a rating that nobody wrote', () => {
  expect(show({})).not.toContain('avaliações');
});
