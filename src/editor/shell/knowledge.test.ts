import { expect, it } from 'vitest';
import { pageShowing } from './knowledge.ts';
import { begin, reduce } from './state.ts';

const page = (more = '') => `title: Um\nsections:\n- type: use\n  section: passos\n${more}`;
const texts = {
  'a.yaml': page('  hidden: sim\n'),
  'b.yaml': page('  showUntil: 15/07/2025\n'),
  'c.yaml': page(),
  'd.yaml': page('  showUntil: 15/07/2030\n'),
  'e.yaml': 'title: Cinco\nsections:\n',
  'rosa.yaml': 'title: Rosa\ntheme: rosa\nsections:\n',
  'rosada.yaml': 'title: Rosada\ntheme: rosa\nsections:\n',
  '_shared/passos.yaml': 'type: steps\ntitle: Passos\n',
  '_themes/rosa.yaml': 'primary: "#c2185b"\n',
};
const today = '2026-01-31';

it.each([
  ['that it was opened from', 'd.yaml', 'd.yaml'],
  ['that shows it, where that it was opened from does not', 'b.yaml', 'c.yaml'],
  ['that shows it, where that it was opened from does not have it', 'e.yaml', 'c.yaml'],
  ['that shows it, where it was opened from none', undefined, 'c.yaml'],
])('shows beside a shared section the page %s', (_, last, shown) => {
  expect(pageShowing('_shared/passos.yaml', texts, { today, last })).toBe(shown);
});

it('shows beside a shared section that appears nowhere the page that it was opened from', () => {
  const hidden = { ...texts, 'c.yaml': texts['a.yaml'], 'd.yaml': texts['a.yaml'] };
  expect(pageShowing('_shared/passos.yaml', hidden, { today, last: 'b.yaml' })).toBe('b.yaml');
  const dated = { ...texts, '_shared/passos.yaml': `${texts['_shared/passos.yaml']}showUntil: 01/01/2026\n` };
  expect(pageShowing('_shared/passos.yaml', dated, { today, last: 'c.yaml' })).toBe('d.yaml');
});

it('shows beside colours the page that they were opened from', () => {
  expect(pageShowing('_themes/rosa.yaml', texts, { today, last: 'rosada.yaml' })).toBe('rosada.yaml');
  expect(pageShowing('_themes/rosa.yaml', texts, { today, last: 'a.yaml' })).toBe('rosa.yaml');
});

it('knows the file that another was opened from', () => {
  const base = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, { id: '1', text }]));
  const listing = { place: '', head: '', files: {}, beside: { pictures: [], problems: [] }, today };
  const open = begin(listing, base, 'd.yaml');
  const led = reduce(open, { kind: 'show', file: '_shared/passos.yaml' });
  expect(reduce(led, { kind: 'rest' }).lastFile).toBe('d.yaml');
});
