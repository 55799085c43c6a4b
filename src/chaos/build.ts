import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeChance } from '../content/testing/accidents/random.ts';
import { fill, limit } from './full-disk.ts';
import { mustBuild, type Part } from './part.ts';
import { listLeftovers, recognise } from './site-state.ts';
import { build, removeStage, setStage, startBuild, wordsFor, type Name } from './stage.ts';
import type { Figure, Outcome } from './strike.ts';
import { visitWhile } from './visit-while.ts';

/**
 * Kills builds at random moments, and at each kind of step while files move. Every fifth is followed by a sound build. A
 * mixed site, whole in each document, is what a kill while files move may leave until the next build begins.
 */
const kill: Part = async (stage, { kills, seed, deadline }) => {
  const [chance, out] = [makeChance(seed), join(stage.folder, 'killed')];
  const names: readonly Name[] = ['one', 'two'];
  const startedAt = performance.now();
  const faults = [...(await mustBuild(stage, 'one', out))];
  const usual = performance.now() - startedAt;
  const found = { one: 0, two: 0, mixed: 0, broken: 0 };
  let done = 0;
  for (; done < kills && (done < 4 || Date.now() < deadline); done += 1) {
    // Every fourth dies while files move, which takes too little time to be met by chance.
    const dieAt = done % 4 === 3 ? 1 + chance.below(25) : undefined;
    const { child, ended } = startBuild(stage, [wordsFor(stage, chance.pick(names), out)], { dieAt });
    if (dieAt === undefined) await Promise.race([ended, sleep((chance.below(1000) / 1000) * usual)]);
    if (dieAt === undefined) child.kill('SIGKILL');
    await ended;
    const state = recognise(stage.sites, out);
    found[state] += 1;
    const moment = dieAt === undefined ? 'at random' : `at change ${dieAt}`;
    if (state === 'broken') faults.push(`a build killed ${moment} left a broken site`);
    if (done % 5 === 4) faults.push(...(await mustBuild(stage, chance.pick(names), out)));
  }
  faults.push(...(await mustBuild(stage, 'two', out)));
  return { figures: { kills: done, found }, faults };
};

/** Two builds of one folder at once, of the same content and of different ones. */
const double: Part = async (stage) => {
  const out = join(stage.folder, 'doubled');
  const faults: string[] = [];
  const pairs: readonly (readonly [Name, Name])[] = [
    ['one', 'one'],
    ['one', 'two'],
  ];
  for (const pair of pairs) {
    const ends = await Promise.all(pair.map((name) => build(stage, [wordsFor(stage, name, out)])));
    for (const { code, said } of ends)
      if (code !== 0) faults.push(`one of two builds ended with ${code}: ${said.trim()}`);
    const state = recognise(stage.sites, out);
    if (!pair.some((name) => name === state)) faults.push(`two builds at once left ${state}`);
    if (listLeftovers(out).length > 0) faults.push('two builds at once left something of their own');
  }
  return { figures: { pairs: pairs.length }, faults };
};

/** A pipe among the public files, which a careless reader waits for without end. */
const pipe: Part = async (stage) => {
  const places = ['favicon-2.svg', 'menu.pdf', 'images/rex.png'].map((name) =>
    join(stage.folder, 'one', 'public', name),
  );
  if (spawnSync('mkfifo', places).status !== 0) return { figures: { pipes: 0 }, faults: [] };
  const faults = await mustBuild(stage, 'one', join(stage.folder, 'piped'));
  for (const place of places) rmSync(place);
  return { figures: { pipes: places.length }, faults };
};

/** Builds both sites in turn into a folder that is being visited. */
const swap: Part = async (stage, { swaps, halfway, nginx }) => {
  const out = join(stage.folder, 'visited');
  const faults = await mustBuild(stage, 'one', out);
  const builds = Array.from({ length: swaps }, (_, index) =>
    wordsFor(stage, index % 2 === 0 ? 'two' : 'one', out),
  );
  const work = () => build(stage, builds, { until: halfway });
  const { result, servers, asked, faults: seen } = await visitWhile(stage, { out, nginx }, work);
  const { code, said } = result;
  return {
    figures: {
      swaps: said.split(' páginas em ').length - 1,
      servers: servers.join(' and '),
      requests: asked,
      failed: seen.length,
    },
    faults: [
      ...faults,
      ...(code === 0 ? [] : [`the builds ended with ${code}: ${said.trim()}`]),
      ...new Set(seen),
    ],
  };
};

const parts: readonly Part[] = [pipe, limit, fill, double, swap, kill];

interface Torment {
  /** The project's folder. */
  readonly root: string;
  readonly nginx: string | undefined;
  readonly kills?: number;
  readonly swaps?: number;
  readonly seed?: number;
  /** On a busy machine it does less: nothing new begins after them, but for what shows that all is well again. */
  readonly seconds?: number;
}

/** Kills builds, runs them in pairs, fills their disk, and visits the site while it changes. Same kills for the same seed. */
export async function tormentBuilds({ root, nginx, ...amounts }: Torment): Promise<Outcome> {
  const { kills = 20, swaps = 20, seed = 1, seconds = 120 } = amounts;
  const stage = await setStage(root);
  const figures: Record<string, Figure> = { seed };
  const faults: string[] = [];
  try {
    const after = (share: number) => Date.now() + share * seconds * 1000;
    const measure = { kills, swaps, seed, nginx, halfway: after(0.6), deadline: after(1) };
    for (const part of parts) {
      const outcome = await part(stage, measure);
      Object.assign(figures, outcome.figures);
      faults.push(...outcome.faults);
    }
  } finally {
    removeStage(stage);
  }
  return { figures, faults };
}
