import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { countResults, sumResults } from './results.mjs';
import { runSteps } from './run-steps.mjs';
import { listSteps, selectSteps } from './steps.mjs';

const report = (changes) => ({ numPassedTests: 3, numFailedTests: 0, testResults: [], ...changes });
const steps = [
  { name: 'good', arguments: ['-e', ''] },
  { name: 'bad', arguments: ['-e', 'process.exit(1)'] },
  { name: 'after', arguments: ['-e', ''], needs: ['bad'] },
  { name: 'mute', arguments: ['-e', ''], report: '/nowhere/report.json' },
  { name: 'last', arguments: ['-e', ''] },
];

test('a step without a report counts as one test', () => {
  expect([countResults({ code: 0 }), countResults({ code: 2 })]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
});

test("a report's tests are counted one by one", () => {
  expect(countResults({ code: 1, report: report({ numFailedTests: 2 }) })).toEqual({ passed: 3, failed: 2 });
});

test('a file that broke before its first test is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countResults({ code: 1, report: report({ testResults }) })).toEqual({ passed: 3, failed: 1 });
});

test('a run that ended badly although all its tests passed is a failure', () => {
  expect(countResults({ code: 1, report: report() })).toEqual({ passed: 3, failed: 1 });
});

test('counts add up', () => {
  const counts = [countResults({ code: 0 }), countResults({ code: 1, report: report() })];
  expect(sumResults(counts)).toEqual({ passed: 4, failed: 1 });
});

test('all steps run without names, the named ones in their own order with names', () => {
  const all = listSteps('reports');
  expect(selectSteps(all, []).selected).toEqual(all);
  expect(selectSteps(all, ['browser', 'lint']).selected.map(({ name }) => name)).toEqual(['lint', 'browser']);
});

test('an unknown step is answered with the known ones', () => {
  expect(selectSteps(listSteps('reports'), ['units']).problem).toMatchInlineSnapshot(
    `"No such step: units. There are: format, lint, types, content, schema, unit, build, site, specified, days, weights, browser, engines, pictures."`,
  );
});

test('a failed step, or a test run that reports nothing, stops only those that need it', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const results = await runSteps({ steps, root: path.resolve('.'), env: process.env });
  vi.restoreAllMocks();
  expect(results).toEqual([
    { name: 'good', passed: 1, failed: 0 },
    { name: 'bad', passed: 0, failed: 1 },
    { name: 'after', passed: 0, failed: 1 },
    { name: 'mute', passed: 0, failed: 1 },
    { name: 'last', passed: 1, failed: 0 },
  ]);
});
