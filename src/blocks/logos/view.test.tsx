import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Logos from './view.tsx';

const site = {} as Parameters<typeof Logos>[0]['site'];
const image = { base: '/images/rex', widths: [240], width: 240, height: 120, color: '#ffffff' };
const items = [
  { name: 'Rex', image, href: 'https://rex.example/' },
  { name: 'Luna', image },
  { name: 'Thor' },
];
const section = { type: 'logos', key: 'logos-1', level: 2, items } as const;
const html = renderToStaticMarkup(<Logos section={section} site={site} />);

test('a mark with an address is a link that its name says, to a tab of its own', () => {
  expect(html.match(/<a [^>]*>/g)).toHaveLength(1);
  expect(html).toMatch(
    /<a href="https:\/\/rex\.example\/" target="_blank" rel="noopener"[^>]*><picture>.*?alt="Rex"/,
  );
});

test('a mark without a logo is its name', () => {
  expect(html).toMatch(/<li[^>]*>(?:<style.*?<\/style>)?<span[^>]*>Thor<\/span><\/li>/);
});

test('a mark without one is its picture alone', () => {
  expect(html).toMatch(/<li[^>]*><picture>.*?alt="Luna"/);
});
