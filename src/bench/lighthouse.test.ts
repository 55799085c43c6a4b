import { expect, it } from 'vitest';
import type { LighthouseResult } from '../commands/machine.ts';
import { readReport } from './lighthouse.ts';

const figures = {
  'first-contentful-paint': 900,
  'largest-contentful-paint': 1200,
  'total-blocking-time': 0,
  'cumulative-layout-shift': 0.001,
  'total-byte-weight': 70_000,
};

const category = (score: number, ...weights: readonly (readonly [id: string, weight: number])[]) => ({
  score,
  auditRefs: weights.map(([id, weight]) => ({ id, weight })),
});
const audit = (score: number) => ({ score, scoreDisplayMode: 'binary' });

const lhr: LighthouseResult = {
  categories: {
    performance: category(0.994),
    accessibility: category(1, ['color-contrast', 7], ['bf-cache', 0]),
    'best-practices': category(0.96, ['errors-in-console', 1]),
    seo: category(1),
  },
  audits: {
    ...Object.fromEntries(
      Object.entries(figures).map(([id, numericValue]) => [
        id,
        { score: 1, scoreDisplayMode: 'numeric', numericValue },
      ]),
    ),
    'color-contrast': audit(1),
    'bf-cache': audit(0),
    'errors-in-console': audit(0),
  },
};

it('reads scores, figures and the audits that fail and count', () => {
  expect(readReport(lhr)).toEqual({
    performance: 99,
    accessibility: 100,
    bestPractices: 96,
    seo: 100,
    fcp: 900,
    lcp: 1200,
    tbt: 0,
    cls: 0.001,
    bytes: 70_000,
    failed: ['errors-in-console'],
  });
});

it('takes no figure for one that is missing, and no report for one that failed', () => {
  expect(() => readReport({ ...lhr, audits: {} })).toThrow('does not tell first-contentful-paint');
  expect(() => readReport({ ...lhr, runtimeError: { message: 'NO_FCP' } })).toThrow('NO_FCP');
});
