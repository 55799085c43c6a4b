import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { listChanged, narrow } from './changed.mjs';
import { countResults, sumResults } from './results.mjs';
import { runSteps } from './run-steps.mjs';
import { formatSlowest } from './slowest.mjs';
import { listSteps, selectSteps } from './steps.mjs';

/** @param {Partial<import('./step.d.ts').Report>} [changes] */
const report = (changes = {}) => ({ numPassedTests: 3, numFailedTests: 0, testResults: [], ...changes });
const steps = [
  { name: 'good', arguments: ['-e', ''] },
  { name: 'bad', arguments: ['-e', 'process.exit(1)'] },
  { name: 'after', arguments: ['-e', ''], needs: ['bad'] },
  { name: 'mute', arguments: ['-e', ''], report: '/nowhere/report.json' },
  {
    name: 'told',
    arguments: ['-e', 'process.exit(process.env.ENGINE === "found" ? 0 : 1)'],
    needs: ['engine'],
  },
  {
    name: 'own',
    arguments: ['-e', 'process.exit(process.env.OWN === "1" ? 0 : 1)'],
    env: { OWN: '1' },
  },
  { name: 'without', arguments: ['-e', ''], needs: ['absent'] },
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

test('without names all steps run but the rare, in a thorough run all, and the named ones in their own order with those they need', () => {
  const all = listSteps('reports');
  /** @param {readonly string[]} names */
  const namesOf = (names) => selectSteps(all, names).selected?.map(({ name }) => name);
  expect(namesOf([])).toEqual(all.map(({ name }) => name).filter((name) => name !== 'recipes'));
  expect(selectSteps(all, [], true).selected).toEqual(all);
  expect(namesOf(['recipes'])).toEqual(['recipes']);
  expect(namesOf(['unit', 'lint'])).toEqual(['lint', 'unit']);
  expect(namesOf(['browser'])).toEqual(['specified', 'bakery', 'browser']);
});

test('the step of the other engines runs where there is one, or where it is named', () => {
  const steps = listSteps('reports', { hasEngines: false });
  const all = steps.map(({ name }) => name);
  expect(selectSteps(steps, [], true).selected?.map(({ name }) => name)).toEqual(all.slice(0, -1));
  expect(selectSteps(steps, ['engines']).selected?.map(({ name }) => name)).toEqual(['specified', 'engines']);
});

test('an unknown step is answered with the known ones', () => {
  expect(selectSteps(listSteps('reports'), ['units']).problem).toMatchInlineSnapshot(
    `"No such step: units. There are: format, lint, types, content, schema, build, unit, recipes, specified, bakery, site, days, weights, browser, pictures, engines."`,
  );
});

test('a change of a page concerns the steps for pages, one of the renderer nearly all', () => {
  /** @param {readonly string[]} files */
  const concerned = (...files) =>
    narrow(listSteps('reports'), { base: 'HEAD', files }).map(({ name }) => name);
  expect(concerned('pages/index.yaml')).toEqual(['format', 'content', 'build', 'unit', 'site']);
  expect(concerned('src/ui/button.tsx')).toEqual(listSteps('reports').map(({ name }) => name));
});

test('the unit tests of a change are found by the modules that they import', () => {
  const steps = narrow(listSteps('reports'), { base: 'HEAD~2', files: ['README.md'] });
  const unit = steps.find(({ name }) => name === 'unit');
  expect(unit?.arguments.slice(-2)).toEqual(['--changed', 'HEAD~2']);
});

test('what changed since a revision is listed with new files, and an unknown revision is none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-changed-'));
  /** @param {readonly string[]} words */
  const git = (...words) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...words], {
      cwd: folder,
      stdio: 'pipe',
    });
  /** @param {string} file */
  const commit = (file) => {
    writeFileSync(path.join(folder, file), file);
    git('add', '.');
    git('commit', '-qm', file);
  };
  git('init', '-q');
  commit('a.ts');
  commit('b.ts');
  const clean = listChanged(folder);
  writeFileSync(path.join(folder, 'ção.ts'), '');
  const dirty = listChanged(folder);
  const unknown = listChanged(folder, 'nothing');
  rmSync(folder, { recursive: true });
  expect([clean, dirty, unknown]).toEqual([
    { base: 'HEAD~1', files: ['b.ts'] },
    { base: 'HEAD', files: ['ção.ts'] },
    undefined,
  ]);
});

test('the slowest tests are told with their step and file, the slowest first', () => {
  /**
   * @param {string} name
   * @param {readonly number[]} durations
   */
  const file = (name, durations) => ({
    name,
    assertionResults: durations.map((duration, index) => ({ fullName: `test ${index}`, duration })),
  });
  const reports = {
    unit: report({ testResults: [file('/home/a/src/x.test.ts', [50, 4000])] }),
    browser: report({ testResults: [file('C:\\v\\src\\e2e\\y.test.ts', [12_345])] }),
    days: report({}),
  };
  expect(formatSlowest(reports, 2)).toMatchInlineSnapshot(`
    "The slowest 2 tests:
      12.3 s  browser  src/e2e/y.test.ts › test 0
       4.0 s  unit     src/x.test.ts › test 1"
  `);
  expect(formatSlowest({})).toBe('');
});

test('a failed step, or a test run that reports nothing, stops only those that need it', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  const ready = { engine: Promise.resolve({ ENGINE: 'found' }), absent: Promise.resolve(undefined) };
  const results = await runSteps({ steps, root: path.resolve('.'), env: process.env, ready });
  told.mockRestore();
  expect(results).toEqual([
    { name: 'good', passed: 1, failed: 0 },
    { name: 'bad', passed: 0, failed: 1 },
    { name: 'after', passed: 0, failed: 1 },
    { name: 'mute', passed: 0, failed: 1 },
    { name: 'told', passed: 1, failed: 0 },
    { name: 'own', passed: 1, failed: 0 },
    { name: 'without', passed: 0, failed: 1 },
    { name: 'last', passed: 1, failed: 0 },
  ]);
});

test('two steps run at a time, but of those that print as they go one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-steps-'));
  const log = path.join(folder, 'log');
  /** @param {string} text */
  const append = (text) => `require('fs').appendFileSync(${JSON.stringify(log)},'${text}');`;
  /** @param {string} name */
  const brief = (name) => append(`${name}(`) + append(`)${name}`);
  // Ends only once the other is there.
  /** @param {string} other */
  const awaits = (other) =>
    `setInterval(()=>{if(require('fs').readFileSync(${JSON.stringify(log)},'utf8').includes('${other}')){${append(')a')}process.exit()}},5)`;
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  await runSteps({
    steps: [
      { name: 'a', arguments: ['-e', append('a(') + awaits('d(')] },
      { name: 'c', arguments: ['-e', brief('c')], isLong: true },
      { name: 'd', arguments: ['-e', brief('d')], isLong: true },
    ],
    root: folder,
    env: process.env,
  });
  told.mockRestore();
  const order = readFileSync(log, 'utf8').replaceAll(/a\(|\)a/g, '');
  rmSync(folder, { recursive: true });
  expect(order).toBe('c()cd()d');
});
