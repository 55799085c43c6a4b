import path from 'node:path';
import { shortLived } from './short-lived.mjs';

const tools = {
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

const folder = 'src/testing/specified';
/** The frozen site of the tests, built as `npm run build` builds any other. */
const specified =
  `scripts/build.mjs --pages ${folder}/pages --public ${folder}/public --on 2025-07-01 --out test-results/specified`.split(
    ' ',
  );

/**
 * Several checkers would each look into the types of the same libraries, on cores that other steps fill; and Go's collector
 * would take a quarter of the time for a heap that all but lasts to the end.
 */
const types = { name: 'types', arguments: [tools.tsc, '-p', '.', '--checkers', '1'], env: { GOGC: '400' } };

const bakery = specified.map((word) => word.replace('specified', 'bakery'));

/** What decides how the site is built and what it is like, and what only real pages do. */
const renderer = /^(src|schema|scripts)\/|^(package(-lock)?\.json|vite\.config\.ts|tsconfig\.json)$/;
const content = new RegExp(`^(pages|public)/|${renderer.source}`);
const anything = /./;

/**
 * What `npm test` runs, in order; tests' results are written into the folder `reports`. Without engines beside Chromium
 * their step is idle.
 *
 * @param {string} reports
 * @param {{ hasEngines?: boolean }} [machine]
 * @returns {import('./step.d.ts').Step[]}
 */
export function listSteps(reports, { hasEngines = true } = {}) {
  const onSite = { needs: ['specified', 'chromium'], concerns: renderer };
  return [
    { name: 'format', arguments: [tools.oxfmt, '--check'], concerns: anything },
    { name: 'lint', arguments: [tools.oxlint, '--deny-warnings'], concerns: renderer },
    { ...types, concerns: renderer },
    { name: 'content', arguments: ['scripts/validate.mjs'], concerns: content },
    { name: 'schema', arguments: ['scripts/schema.mjs', '--check'], concerns: renderer },
    { name: 'build', arguments: ['scripts/build.mjs'], concerns: content },
    { ...runVitest('unit', reports), concerns: anything, follows: true },
    { ...runVitest('recipes', reports), concerns: renderer, isLong: false, isRare: true },
    // Behind the build, which has prepared the same pictures.
    { name: 'specified', arguments: specified, concerns: renderer },
    { name: 'bakery', arguments: bakery, concerns: renderer },
    {
      name: 'site',
      arguments: [...shortLived, 'scripts/testing/site.mjs'],
      needs: ['build'],
      concerns: content,
    },
    { ...runDays(reports), concerns: renderer },
    { name: 'weights', arguments: ['scripts/weights.mjs', '--folder', 'test-results/specified'], ...onSite },
    { ...runVitest('browser', reports), ...onSite, needs: ['specified', 'bakery', 'chromium'] },
    // Beside the browser tests, whose start leaves a core idle.
    { name: 'pictures', arguments: ['scripts/pictures.mjs', '--built'], ...onSite },
    { ...runVitest('engines', reports), ...onSite, isIdle: !hasEngines },
  ];
}

/**
 * Days of ordinary edits on the specified site, each counted as a test.
 *
 * @param {string} reports
 */
function runDays(reports) {
  const report = path.join(reports, 'days.json');
  return { name: 'days', arguments: [...shortLived, 'scripts/testing/days.mjs', report], report };
}

/**
 * @param {string} project
 * @param {string} reports
 */
function runVitest(project, reports) {
  const report = path.join(reports, `${project}.json`);
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests'];
  return {
    name: project,
    arguments: [tools.vitest, 'run', '--project', project, ...output],
    report,
    isLong: true,
  };
}

/**
 * The steps whose names were given, with those they need; without names all but the idle, the rare in a thorough run alone;
 * `{ problem }` when a name is unknown.
 *
 * @param {readonly import('./step.d.ts').Step[]} steps
 * @param {readonly string[]} names
 * @param {boolean} [isThorough]
 */
export function selectSteps(steps, names, isThorough = false) {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return { problem: `No such step: ${unknown.join(', ')}. There are: ${known.join(', ')}.` };
  if (names.length === 0)
    return { selected: steps.filter(({ isIdle, isRare }) => !isIdle && (isThorough || !isRare)) };
  return { selected: withNeeds(steps, new Set(names)) };
}

/**
 * Steps by name, and those that they need, in the order of all.
 *
 * @param {readonly import('./step.d.ts').Step[]} steps
 * @param {ReadonlySet<string>} names
 */
export function withNeeds(steps, names) {
  const wanted = new Set(names);
  // A set takes in what is added while it is gone through.
  for (const name of wanted)
    for (const need of steps.find((step) => step.name === name)?.needs ?? []) wanted.add(need);
  return steps.filter(({ name }) => wanted.has(name));
}
