import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { contentSettings, readOptions } from '../setup/options.mjs';
import { importSource, root } from '../setup/source.mjs';
import { writeHostileFolders } from './folders.mjs';
import { measure } from './run.mjs';
import { formatAccidents, formatCosts } from './tables.mjs';

const usage = 'Usage: npm run bench:validate -- [--runs 3] [--accidents 200] [--seed 1] [--out FILE]';

/** Time and memory of the checker, and of what it cannot do without. */
async function measureCosts(runs) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  const source = "import('./scripts/setup/source.mjs').then((s) => s.importWhole('src/content/check.ts'))";
  const cases = [
    { name: 'node -e 0', args: ['-e', '0'] },
    { name: 'loading the source', args: ['-e', source] },
    { name: 'the real pages', args: ['scripts/validate.mjs'] },
    ...(await writeHostileFolders(folder)).map(({ name, path }) => ({
      name,
      args: ['scripts/validate.mjs', '--pages', path],
    })),
  ];
  const costs = [];
  for (const { name, args } of cases) costs.push({ name, ...(await measure(args, runs)) });
  await rm(folder, { recursive: true, force: true });
  return costs;
}

/** What the checker says of random accidents in each real page. */
async function measureAccidents(count, seed) {
  const { places, conditions } = await contentSettings({ pages: join(root, 'pages'), on: '2026-01-31' });
  const { load } = await importSource('src/content/load/load.ts');
  const { strike } = await importSource('src/content/testing/accidents/accidents.ts');
  const { summarise } = await importSource('src/content/testing/accidents/summary.ts');
  const content = await load(places);
  const perFile = content.sources.map((source, index) => ({
    file: source.file,
    outcomes: strike(content, source, conditions, { seed: seed + index, count }),
  }));
  return [
    ...perFile.map(({ file, outcomes }) => ({ file, ...summarise(outcomes) })),
    { file: 'all', ...summarise(perFile.flatMap(({ outcomes }) => outcomes)) },
  ];
}

/** A whole number above zero from the command line. */
function readCount(name, typed) {
  if (/^[1-9]\d{0,5}$/.test(typed)) return Number(typed);
  console.error(`--${name} takes a whole number above zero.\n${usage}`);
  return process.exit(2);
}

/** Measures the checker, prints tables and writes the figures as JSON. */
async function main() {
  const options = readOptions(
    {
      runs: { type: 'string', default: '3' },
      accidents: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      out: {
        type: 'string',
        default: join(root, 'node_modules', '.cache', 'vitrine', 'bench-validate.json'),
      },
    },
    usage,
  );
  const [runs, count, seed] = ['runs', 'accidents', 'seed'].map((name) => readCount(name, options[name]));
  await ensureDependencies();
  const date = new Date().toISOString().slice(0, 10);
  const machine = { date, cores: availableParallelism(), node: process.version };
  const costs = await measureCosts(runs);
  console.log(`${formatCosts(costs)}\n`);
  const accidents = await measureAccidents(count, seed);
  console.log(`${formatAccidents(accidents)}\n`);
  const out = resolve(options.out);
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, `${JSON.stringify({ ...machine, runs, seed, costs, accidents }, null, 2)}\n`);
  console.log(`${date}, ${machine.cores} cores, Node ${machine.node}. Figures: ${out}`);
}

await main();
