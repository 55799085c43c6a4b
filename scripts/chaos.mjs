import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tormentBuilds } from './chaos/build.mjs';
import { strikeWriters } from './chaos/writers.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { importSource, root } from './setup/source.mjs';

/** Swaps builds under nginx while visitors ask, with and without telling it. Nothing where there is no nginx. */
async function swapUnderNginx() {
  const command = await ensureNginx();
  if (command === undefined) return { figures: { nginx: 'not installed, not tried' }, faults: [] };
  const { places } = await importSource('src/testing/specified.ts');
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-chaos-'));
  const { buildChanged, buildFolder } = await importSource('src/chaos/builds.ts');
  const { swapBuilds } = await importSource('src/chaos/swap-builds.ts');
  const from = { root, pages: places.pages, publicFolder: join(places.images, '..') };
  try {
    const builds = [await buildFolder(from, join(folder, 'first')), await buildChanged(from, folder)];
    const runs = [];
    for (const reload of [false, true]) runs.push(await swapBuilds({ command, builds, reload }));
    const sum = (name) => runs.reduce((total, run) => total + run[name], 0);
    const figures = {
      swaps: sum('swaps'),
      answers: sum('answers'),
      failed: sum('failed'),
      refused: sum('refused'),
    };
    return { figures, faults: runs.flatMap(({ faults }) => faults) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const strikes = {
  'Builds killed, in pairs, on a full disk, under visitors': tormentBuilds,

  'Writers at once, killed, on a full disk': strikeWriters,
  'Builds swapped under nginx': swapUnderNginx,
};

/** A figure, or figures of kinds as `old 7 / new 8`. */
function tell(value) {
  if (typeof value !== 'object') return value;
  return Object.entries(value)
    .map(([kind, amount]) => `${kind} ${amount}`)
    .join(' / ');
}

/** Strikes one thing after the other; prints a table, and every fault. */
async function main() {
  await ensureDependencies();
  const rows = [];
  const all = [];
  for (const [name, strike] of Object.entries(strikes)) {
    const begun = performance.now();
    const { figures, faults } = await strike();
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const told = Object.entries(figures).map(([figure, value]) => `${figure} ${tell(value)}`);
    rows.push(`| ${name} | ${told.join(', ')} | ${faults.length} | ${seconds} s |`);
    all.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  console.log(['| Strike | Figures | Faults | Time |', '| --- | --- | ---: | ---: |', ...rows].join('\n'));
  for (const fault of all) console.error(`✗ ${fault}`);
  return all.length === 0 ? 0 : 1;
}

process.exitCode = await main();
