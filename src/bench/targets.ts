import type { TimesAfterIntent } from './after-intent.ts';
import type { Report } from './lighthouse.ts';
import { formatTable } from './statistics.ts';

/** What Lighthouse says of a variant of a route. */
export type Result = Report & { readonly route: string; readonly variant: string };

interface Pair {
  readonly site: Report;
  /** The same document without scripts, what no application can beat. */
  readonly control: Report;
}

/** What the site promises, by route. */
const targets: readonly (readonly [name: string, isMet: (pair: Pair) => boolean])[] = [
  ['performance at least 99', ({ site }) => site.performance >= 99],
  [
    'accessibility, best practices and SEO 100',
    ({ site }) => Math.min(site.accessibility, site.bestPractices, site.seo) === 100,
  ],
  ['LCP within 5 %', ({ site, control }) => site.lcp <= control.lcp * 1.05],
  ['bytes within 5 %', ({ site, control }) => site.bytes <= control.bytes * 1.05],
  ['TBT within 30 ms', ({ site, control }) => site.tbt <= control.tbt + 30],
  ['CLS at most 0.005', ({ site }) => site.cls <= 0.005],
];

/** And once visitors do something. */
const targetsAfterIntent: readonly (readonly [name: string, isMet: (times: TimesAfterIntent) => boolean])[] =
  [
    ['first tap within 150 ms', ({ tap }) => tap <= 150],
    ['cold tap within 250 ms', ({ coldTap }) => coldTap <= 250],
    [
      "a photo by the gallery's anchor within 300 ms of the text, a round trip a request",
      ({ connectedPicture, connectedText }) => connectedPicture <= connectedText + 300,
    ],
    ['next page within 0.4 of its full load', ({ navigation, fullLoad }) => navigation <= 0.4 * fullLoad],
  ];

function controlOf(results: readonly Result[], wanted: string): Result {
  const control = results.find(({ route, variant }) => route === wanted && variant === 'no script');
  if (control === undefined) throw new Error(`${wanted} was not measured without scripts.`);
  return control;
}

/** The targets that are missed. */
export function listMissed(results: readonly Result[], afterIntent: TimesAfterIntent): readonly string[] {
  const missedOnRoutes = results
    .filter(({ variant }) => variant === 'site')
    .flatMap((site) => {
      const control = controlOf(results, site.route);
      return targets
        .filter(([, isMet]) => !isMet({ site, control }))
        .map(([name]) => `${site.route}: ${name} (${site.failed.join(', ') || 'no audit failed'})`);
    });
  const missed = targetsAfterIntent.filter(([, isMet]) => !isMet(afterIntent)).map(([name]) => name);
  return [...missedOnRoutes, ...missed];
}

const head = [
  'route',
  'variant',
  'score',
  'FCP ms',
  'LCP ms',
  'LCP ratio',
  'TBT ms',
  'CLS',
  'kB',
  'kB ratio',
];

/** Each variant of each route beside the one without scripts. */
export function formatResults(results: readonly Result[]): string {
  const rows = results.map((row) => {
    const control = controlOf(results, row.route);
    return [
      row.route,
      row.variant,
      row.performance,
      Math.round(row.fcp),
      Math.round(row.lcp),
      (row.lcp / control.lcp).toFixed(2),
      Math.round(row.tbt),
      row.cls.toFixed(3),
      (row.bytes / 1000).toFixed(1),
      (row.bytes / control.bytes).toFixed(2),
    ];
  });
  return formatTable(head, rows);
}

/** What visitors feel beside what they would at best, or at worst. */
export function formatAfterIntent(times: TimesAfterIntent): string {
  const row = (name: string, time: number, against: string, other: number) => [
    name,
    Math.round(time),
    against,
    Math.round(other),
    (time / other).toFixed(2),
  ];
  return formatTable(
    ['after intent', 'ms', 'against', 'ms', 'ratio'],
    [
      row('first tap on a photo', times.tap, 'the second tap', times.secondTap),
      row('cold tap on a photo', times.coldTap, 'the second tap', times.secondTap),
      row("a photo by the gallery's anchor", times.anchorPicture, 'its first paint', times.anchorText),
      row('the same, a round trip a request', times.connectedPicture, 'its first paint', times.connectedText),
      row('next page by a link', times.navigation, 'its full load', times.fullLoad),
    ],
  );
}
