import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from './stars.tsx';

test('stars are cut off at the rating, and not made smaller', () => {
  const html = renderToStaticMarkup(<Stars rating={3.5} />);
  expect(html).toContain('aria-label="Nota 3,5 de 5"');
  expect(html).toContain('<svg width="84" height="24"');
  const rows = [...html.matchAll(/<use [^>]*>/g)].map(([row]) => / width="120" height="24"/.test(row));
  expect(rows).toEqual([true, true]);
});
