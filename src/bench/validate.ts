import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readArguments, readCount } from '../commands/arguments.ts';
import { conclude } from '../commands/conclude.ts';
import type { Tool } from '../commands/machine.ts';
import { recordFigures } from '../commands/measured.ts';
import { contentSettings } from '../commands/settings.ts';
import type { Terminal } from '../commands/terminal.ts';
import { load } from '../content/load/load.ts';
import { strike } from '../content/testing/accidents/accidents.ts';
import { summarise } from '../content/testing/accidents/summary.ts';
import { writeHostileFolders } from './folders.ts';
import { readScript } from './npm-script.ts';
import { measure } from './run.ts';
import { formatAccidents, formatCosts, type FileSummary, type NamedCost } from './tables.ts';

const usage =
  'Usage: npm run bench:validate -- [--runs 3] [--accidents 200] [--seed 1] [--out FILE] [--record]';

const options = {
  runs: { type: 'string', default: '3' },
  accidents: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
  record: { type: 'boolean' },
} as const;

/** Time and memory of the checker, and of what it cannot do without. */
async function measureCosts(root: string, runs: number): Promise<readonly NamedCost[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  const source = "import('./scripts/setup/source.mjs').then((s) => s.importWhole('src/content/check.ts'))";
  const checker = await readScript(root, 'validate');
  const cases = [
    { name: 'node -e 0', words: ['-e', '0'] },
    { name: 'loading the source', words: ['-e', source] },
    { name: 'the real pages', words: checker },
    ...(await writeHostileFolders(folder)).map(({ name, path }) => ({
      name,
      words: [...checker, '--pages', path],
    })),
  ];
  const costs = [];
  for (const { name, words } of cases) costs.push({ name, ...(await measure(root, words, runs)) });
  await rm(folder, { recursive: true, force: true });
  return costs;
}

/** What the checker says of random accidents in each real page. */
async function measureAccidents(terminal: Terminal, count: number, seed: number) {
  const pages = join(terminal.project.root, 'pages');
  const { places, conditions } = contentSettings({ pages, on: '2026-01-31' }, terminal);
  const content = await load(places);
  const perFile = content.sources.map((source, index) => ({
    file: source.file,
    outcomes: strike(content, source, conditions, { seed: seed + index, count }),
  }));
  const summaries: readonly FileSummary[] = [
    ...perFile.map(({ file, outcomes }) => ({ file, ...summarise(outcomes) })),
    { file: 'all', ...summarise(perFile.flatMap(({ outcomes }) => outcomes)) },
  ];
  return summaries;
}

/** Measures the checker, prints tables and writes the figures as JSON. */
export const validate: Tool = (words, given) =>
  conclude(
    given,
    async (terminal) => {
      const { print, folder, project } = terminal;
      const explain = (message: string) => `${message}\n${usage}`;
      const { values } = readArguments(words, { options, takesWords: false, explain });
      const runs = readCount('runs', values.runs, usage);
      const count = readCount('accidents', values.accidents, usage);
      const seed = readCount('seed', values.seed, usage);
      const date = new Date().toISOString().slice(0, 10);
      const machine = { date, cores: availableParallelism(), node: process.version };
      const costs = await measureCosts(project.root, runs);
      print(`${formatCosts(costs)}\n`);
      const accidents = await measureAccidents(terminal, count, seed);
      print(`${formatAccidents(accidents)}\n`);
      if (values.record === true)
        await recordFigures(terminal, 'checker', `${formatCosts(costs)}\n\n${formatAccidents(accidents)}`);
      const out = resolve(folder, values.out ?? join(project.cache, 'bench-validate.json'));
      await mkdir(dirname(out), { recursive: true });
      await writeFile(out, `${JSON.stringify({ ...machine, runs, seed, costs, accidents }, null, 2)}\n`);
      print(`${date}, ${machine.cores} cores, Node ${machine.node}. Figures: ${out}`);
      return 0;
    },
    'en',
  );
