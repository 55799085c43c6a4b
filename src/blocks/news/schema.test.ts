import { expect, test } from 'vitest';
import { sha256 } from '../../content/pictures/digest.ts';
import { resolve } from '../../content/resolve/resolve.ts';
import { checkSample, samplePage } from '../../content/testing/sample.ts';

const news = (date: string, title: string, more = '') =>
  `  - date: ${date}\n    title: ${title}\n${more && `    ${more}\n`}`;

/** Titles of the news that a page shows, in their order. */
function shown(items: string, fields = ''): readonly unknown[] {
  const page = samplePage(`- type: news\n${fields}  items:\n${items}`);
  const [made] = resolve(checkSample({ 'index.yaml': page }), sha256);
  // The fields belong to the view alone, so no type of shared code names them.
  const [section] = (made?.sections ?? []) as readonly { readonly items?: readonly { title: unknown }[] }[];
  return section?.items?.map(({ title }) => title) ?? [];
}

const march = news('05/03/2025', 'Março');
const july = news('01/07/2025', 'Julho');
const last = news('31/12/2024', 'Dezembro');

test('the newest comes first, in whatever order they were written', () => {
  expect(shown(march + last + july)).toEqual(['Julho', 'Março', 'Dezembro']);
});

test('those of one day stay as they were written', () => {
  expect(shown(news('05/03/2025', 'Uma') + july + news('05/03/2025', 'Outra'))).toEqual([
    'Julho',
    'Uma',
    'Outra',
  ]);
});

test('the oldest fall away', () => {
  expect(shown(march + last + july, '  show: 2\n')).toEqual(['Julho', 'Março']);
  expect(shown(march + last + july + march + last)).toHaveLength(4);
});

test('what is hidden, or not to be shown yet, takes no place', () => {
  const hidden = news('02/08/2025', 'Escondida', 'hidden: sim');
  const later = news('01/08/2025', 'Depois', 'showFrom: 01/01/2999');
  expect(shown(hidden + later + march + july, '  show: 1\n')).toEqual(['Julho']);
});
