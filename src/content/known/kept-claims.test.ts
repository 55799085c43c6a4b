import { expect, test } from 'vitest';
import type { PlainClaim } from '../validate/claims/collect.ts';
import { keepClaims, readClaims } from './kept-claims.ts';

const page = { file: 'pages/consulta.yaml', route: '/consulta' };

const claim = (more: Partial<PlainClaim>): PlainClaim => ({
  keys: ['years'],
  value: '20',
  said: '20',
  phrase: '20 anos',
  file: page.file,
  kind: 'page',
  path: ['sections', 0, 'badge'],
  closingPath: undefined,
  week: undefined,
  scope: { route: page.route },
  isShown: true,
  ...more,
});

const claims = [
  claim({}),
  claim({ scope: { route: page.route, anchor: 'contato' }, isShown: false }),
  claim({ path: ['footer', 'about'], scope: { route: page.route, part: 'footer' } }),
  claim({ file: 'pages/_shared/horas.yaml', kind: 'shared', path: ['title'] }),
  claim({
    keys: ['saturday'],
    value: '08:00-12:00',
    phrase: undefined,
    closingPath: ['structuredData', 'hours', 0, 'closes'],
    week: { path: ['structuredData', 'hours'], kind: 'opening-hours', named: [5], closed: [], noted: [6] },
  }),
];

test('claims come back as they were, of a shared section too', () => {
  const kept = JSON.parse(JSON.stringify(keepClaims(claims, page)));
  expect(readClaims(kept, page)).toEqual(claims);
});

test('pages that claim the same keep the same, whatever their names', () => {
  const other = { file: 'pages/produtos.yaml', route: '/produtos' };
  const own = claims.filter(({ file }) => file === page.file);
  const renamed = own.map((one) => ({
    ...one,
    file: other.file,
    scope: { ...one.scope, route: other.route },
  }));
  expect(keepClaims(renamed, other)).toEqual(keepClaims(own, page));
});
