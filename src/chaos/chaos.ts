import { readArguments } from '../commands/arguments.ts';
import { recordFigures } from '../commands/measured.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conclude } from '../commands/conclude.ts';
import type { Tool } from '../commands/machine.ts';
import { places } from '../testing/specified.ts';
import { buildChanged, buildFolder } from './builds.ts';
import { tormentBuilds } from './build.ts';
import { strikeCommits } from './commits.ts';
import type { Figure, Outcome } from './strike.ts';
import { swapBuilds } from './swap-builds.ts';
import { strikeWriters } from './writers.ts';

/** Swaps builds under nginx while visitors ask, with and without telling it. Nothing where there is no nginx. */
async function swapUnderNginx(root: string, command: string | undefined): Promise<Outcome> {
  if (command === undefined) return { figures: { nginx: 'not installed, not tried' }, faults: [] };
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-chaos-'));
  const origin = { root, pages: places.pages, publicFolder: join(places.images, '..') };
  const figures = { swaps: 0, answers: 0, failed: 0, refused: 0 };
  const faults: string[] = [];
  try {
    const first = await buildFolder(origin, join(folder, 'first'));
    const builds = [first, await buildChanged(origin, folder)] as const;
    for (const reload of [false, true]) {
      const run = await swapBuilds({ command, builds, reload });
      figures.swaps += run.swaps;
      figures.answers += run.answers;
      figures.failed += run.failed;
      figures.refused += run.refused;
      faults.push(...run.faults);
    }
    return { figures, faults };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A figure, or figures of kinds as `old 7 / new 8`. */
function tell(figure: Figure): string {
  if (typeof figure !== 'object') return String(figure);
  return Object.entries(figure)
    .map(([kind, amount]) => `${kind} ${amount}`)
    .join(' / ');
}

const usage = 'Usage: npm run test:chaos -- [--record]';

const options = { record: { type: 'boolean' } } as const;

/** Strikes one thing after the other; prints a table, and every fault. Exit code 1 when there is one. */
export const chaos: Tool = (words, given, { ensureNginx }) =>
  conclude(
    given,
    async (terminal) => {
      const { print, printError, project } = terminal;
      const { root } = project;
      const explain = (message: string) => `${message}\n${usage}`;
      const { record } = readArguments(words, { options, takesWords: false, explain }).values;
      const nginx = await ensureNginx();
      const strikes: Readonly<Record<string, () => Promise<Outcome>>> = {
        'Builds killed, in pairs, on a full disk, under visitors': () => tormentBuilds({ root, nginx }),
        'Writers at once, killed, on a full disk': () => strikeWriters(root),
        'Commits of the editor killed, on a full disk': () => strikeCommits(root),
        'Builds swapped under nginx': () => swapUnderNginx(root, nginx),
      };
      const rows: string[] = [];
      const all: string[] = [];
      for (const [name, strike] of Object.entries(strikes)) {
        const begun = performance.now();
        const { figures, faults } = await strike();
        const seconds = ((performance.now() - begun) / 1000).toFixed(0);
        const told = Object.entries(figures).map(([figure, value]) => `${figure} ${tell(value)}`);
        rows.push(`| ${name} | ${told.join(', ')} | ${faults.length} | ${seconds} s |`);
        all.push(...faults.map((fault) => `${name}: ${fault}`));
      }
      const head = ['| Strike | Figures | Faults | Time |', '| --- | --- | ---: | ---: |'];
      const table = [...head, ...rows].join('\n');
      print(table);
      if (record === true) await recordFigures(terminal, 'chaos', table);
      for (const fault of all) printError(`✗ ${fault}`);
      return all.length === 0 ? 0 : 1;
    },
    'en',
  );
