import path from 'node:path';

const tools = {
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/** The frozen site of the tests, built as `npm run build` builds any other. */
const folder = 'src/testing/specified';
const specified =
  `scripts/build.mjs --pages ${folder}/pages --public ${folder}/public --on 2026-01-31 --out test-results/specified`.split(
    ' ',
  );

/**
 * What `npm test` runs, in order. A step's arguments are Node's; one with a `report` is a vitest run that writes its
 * results there, any other counts as one test. `needs` names what must have gone well before.
 */
export function listSteps(reports) {
  return [
    { name: 'format', arguments: [tools.oxfmt, '--check'] },
    { name: 'lint', arguments: [tools.oxlint, '--deny-warnings'] },
    { name: 'types', arguments: [tools.tsc, '-p', '.'] },
    { name: 'content', arguments: ['scripts/validate.mjs'] },
    { name: 'schema', arguments: ['scripts/schema.mjs', '--check'] },
    runVitest('unit', reports),
    { name: 'build', arguments: ['scripts/build.mjs'] },
    { name: 'site', arguments: ['scripts/testing/site.mjs'], needs: ['build'] },
    { name: 'specified', arguments: specified },
    runDays(reports),
    {
      name: 'weights',
      arguments: ['scripts/weights.mjs', '--folder', 'test-results/specified'],
      needs: ['specified', 'chromium'],
    },
    { ...runVitest('browser', reports), needs: ['specified', 'chromium'] },
    { ...runVitest('engines', reports), needs: ['specified', 'chromium'] },
    { name: 'pictures', arguments: ['scripts/pictures.mjs'], needs: ['specified', 'chromium'] },
  ];
}

/** Days of ordinary edits on the specified site, each counted as a test. */
function runDays(reports) {
  const report = path.join(reports, 'days.json');
  return { name: 'days', arguments: ['scripts/testing/days.mjs', report], report };
}

function runVitest(project, reports) {
  const report = path.join(reports, `${project}.json`);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name: project, arguments: [tools.vitest, 'run', '--project', project, ...output], report };
}

/** The steps whose names were given, all without names; `{ problem }` when a name is unknown. */
export function selectSteps(steps, names) {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return { problem: `No such step: ${unknown.join(', ')}. There are: ${known.join(', ')}.` };
  return { selected: names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name)) };
}
