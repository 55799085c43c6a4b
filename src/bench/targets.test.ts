import { expect, it } from 'vitest';
import { formatAfterIntent, formatResults, listMissed, type Result } from './targets.ts';

const control: Result = {
  route: '/',
  variant: 'no script',
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 900,
  lcp: 1200,
  tbt: 0,
  cls: 0,
  bytes: 70_000,
  failed: [],
};
const site: Result = { ...control, variant: 'site', performance: 99, lcp: 1250, bytes: 73_000 };
const times = {
  tap: 140,
  secondTap: 70,
  coldTap: 210,
  anchorPicture: 1500,
  anchorText: 1000,
  connectedPicture: 900,
  connectedText: 750,
  navigation: 360,
  fullLoad: 900,
};

it('misses nothing where the site is as good as it promises', () => {
  expect(listMissed([control, site], times)).toEqual([]);
});

it('names each target that is missed, with the route and the audits that failed', () => {
  const heavy = { ...site, lcp: 1300, bytes: 80_000, seo: 91, failed: ['meta-description'] };
  expect(listMissed([control, heavy], { ...times, tap: 151, coldTap: 251, navigation: 361 })).toEqual([
    '/: accessibility, best practices and SEO 100 (meta-description)',
    '/: LCP within 5 % (meta-description)',
    '/: bytes within 5 % (meta-description)',
    'first tap within 150 ms',
    'cold tap within 250 ms',
    'next page within 0.4 of its full load',
  ]);
});

it('cannot judge a route that was not measured without scripts', () => {
  expect(() => listMissed([site], times)).toThrow('/ was not measured without scripts');
});

it('shows each variant beside the one without scripts, and times beside what they are held to', () => {
  expect(`${formatResults([control, site])}\n\n${formatAfterIntent(times)}`).toMatchInlineSnapshot(`
    "| route |   variant | score | FCP ms | LCP ms | LCP ratio | TBT ms |   CLS |   kB | kB ratio |
    | ----- | --------: | ----: | -----: | -----: | --------: | -----: | ----: | ---: | -------: |
    | /     | no script |   100 |    900 |   1200 |      1.00 |      0 | 0.000 | 70.0 |     1.00 |
    | /     |      site |    99 |    900 |   1250 |      1.04 |      0 | 0.000 | 73.0 |     1.04 |

    | after intent                     |   ms |         against |   ms | ratio |
    | -------------------------------- | ---: | --------------: | ---: | ----: |
    | first tap on a photo             |  140 |  the second tap |   70 |  2.00 |
    | cold tap on a photo              |  210 |  the second tap |   70 |  3.00 |
    | a photo by the gallery's anchor  | 1500 | its first paint | 1000 |  1.50 |
    | the same, a round trip a request |  900 | its first paint |  750 |  1.20 |
    | next page by a link              |  360 |   its full load |  900 |  0.40 |"
  `);
});
