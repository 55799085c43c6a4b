import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importSource } from '../setup/source.mjs';
import { build, listLeftovers, recognise, setStage, startBuild, wordsFor } from './stage.mjs';
import { visitWhile } from './swap-visitors.mjs';

/** The site that the folder must hold after a build that went well. */
async function mustBuild(stage, name, out, faults) {
  const { status, said } = await build(stage, [wordsFor(stage, name, out)]);
  if (status !== 0) faults.push(`a sound build of ${name} ended with ${status}: ${said.trim()}`);
  const found = recognise(stage, out);
  if (found !== name) faults.push(`a sound build of ${name} left ${found}`);
  const leftovers = listLeftovers(out);
  if (leftovers.length > 0) faults.push(`a sound build left ${leftovers.join(', ')}`);
}

/**
 * Kills builds at random moments, and at each kind of step while files move. Every fifth is followed by a sound build. A
 * mixed site, whole in each document, is what a kill while files move may leave until the next build begins.
 */
async function kill(stage, { kills, seed, deadline }) {
  const { makeChance } = await importSource('src/content/testing/accidents/random.ts');
  const [chance, out, faults] = [makeChance(seed), path.join(stage.folder, 'killed'), []];
  const startedAt = performance.now();
  await mustBuild(stage, 'one', out, faults);
  const usual = performance.now() - startedAt;
  const found = { one: 0, two: 0, mixed: 0, broken: 0 };
  let done = 0;
  for (; done < kills && (done < 4 || Date.now() < deadline); done += 1) {
    // Every fourth dies while files move, which takes too little time to be met by chance.
    const dieAt = done % 4 === 3 ? 1 + chance.below(25) : undefined;
    const name = chance.pick(['one', 'two']);
    const { child, done: end } = startBuild(stage, [wordsFor(stage, name, out)], { dieAt });
    if (dieAt === undefined) await Promise.race([end, sleep((chance.below(1000) / 1000) * usual)]);
    if (dieAt === undefined) child.kill('SIGKILL');
    await end;
    const state = recognise(stage, out);
    found[state] += 1;
    if (state === 'broken')
      faults.push(
        `a build killed ${dieAt === undefined ? 'at random' : `at change ${dieAt}`} left a broken site`,
      );
    if (done % 5 === 4) await mustBuild(stage, chance.pick(['one', 'two']), out, faults);
  }
  await mustBuild(stage, 'two', out, faults);
  return { figures: { kills: done, found }, faults };
}

/** Two builds of one folder at once, of the same content and of different ones. */
async function double(stage) {
  const [out, faults] = [path.join(stage.folder, 'doubled'), []];
  for (const [one, other] of [
    ['one', 'one'],
    ['one', 'two'],
  ]) {
    const ends = await Promise.all([one, other].map((name) => build(stage, [wordsFor(stage, name, out)])));
    for (const { status, said } of ends)
      if (status !== 0) faults.push(`one of two builds ended with ${status}: ${said.trim()}`);
    const state = recognise(stage, out);
    if (state !== one && state !== other) faults.push(`two builds at once left ${state}`);
    if (listLeftovers(out).length > 0) faults.push('two builds at once left something of their own');
  }
  return { figures: { pairs: 2 }, faults };
}

/** What a build must do that the machine does not let write: end with 2 and a sentence, and leave the former site. */
function judgeRefusal(stage, out, { status, said }, told) {
  const faults = [];
  if (status !== 2 || !said.includes(told))
    faults.push(`${told} was to be told, and a build ended with ${status}: ${said.trim()}`);
  if (/\n\s+at /.test(said)) faults.push(`a stack was shown: ${said.trim()}`);
  const state = recognise(stage, out);
  if (state !== 'one') faults.push(`"${told}": the former site became ${state}`);
  return faults;
}

/** A limit for the size of files stands for a full disk where nothing can be mounted. */
async function limit(stage) {
  const [out, faults] = [path.join(stage.folder, 'limited'), []];
  await mustBuild(stage, 'one', out, faults);
  const end = await build(stage, [wordsFor(stage, 'two', out)], { shell: 'ulimit -f 40' });
  faults.push(...judgeRefusal(stage, out, end, 'Não há espaço no disco'));
  await mustBuild(stage, 'two', out, faults);
  return { figures: { limited: 1 }, faults };
}

function mount(...words) {
  return spawnSync('mount', words, { stdio: 'ignore' }).status === 0;
}

/** A site's folder that is a disk of its own: too small, then read-only, then large enough. */
async function fill(stage) {
  const [out, faults] = [path.join(stage.folder, 'disk'), []];
  mkdirSync(out);
  if (process.getuid?.() !== 0 || !mount('-t', 'tmpfs', '-o', 'size=8m', 'chaos', out))
    return { figures: { disks: 0 }, faults };
  try {
    await mustBuild(stage, 'one', out, faults);
    const used = Number(spawnSync('du', ['-sk', out], { encoding: 'utf8' }).stdout.split('\t')[0]);
    mount('-o', `remount,size=${used + 60}k`, out);
    const full = await build(stage, [wordsFor(stage, 'two', out)]);
    faults.push(...judgeRefusal(stage, out, full, 'Não há espaço no disco'));
    mount('-o', 'remount,ro', out);
    const closed = await build(stage, [wordsFor(stage, 'two', out)]);
    faults.push(...judgeRefusal(stage, out, closed, 'Não é permitido escrever'));
    mount('-o', 'remount,rw,size=8m', out);
    await mustBuild(stage, 'two', out, faults);
  } finally {
    spawnSync('umount', [out], { stdio: 'ignore' });
  }
  return { figures: { disks: 1 }, faults };
}

/** A pipe among the public files, which a careless reader waits for without end. */
async function pipe(stage) {
  const [out, faults] = [path.join(stage.folder, 'piped'), []];
  const places = ['favicon-2.svg', 'menu.pdf', 'images/rex.png'].map((name) =>
    path.join(stage.folder, 'one', 'public', name),
  );
  if (spawnSync('mkfifo', places).status !== 0) return { figures: { pipes: 0 }, faults };
  await mustBuild(stage, 'one', out, faults);
  for (const place of places) rmSync(place);
  return { figures: { pipes: places.length }, faults };
}

/** Builds both sites in turn into a folder that is being visited. */
async function swap(stage, { swaps, halfway }) {
  const out = path.join(stage.folder, 'visited');
  const faults = [];
  await mustBuild(stage, 'one', out, faults);
  const builds = Array.from({ length: swaps }, (_, index) =>
    wordsFor(stage, index % 2 === 0 ? 'two' : 'one', out),
  );
  const {
    result,
    servers,
    asked,
    faults: seen,
  } = await visitWhile(stage, out, () => build(stage, builds, { until: halfway }));
  if (result.status !== 0) faults.push(`the builds ended with ${result.status}: ${result.said.trim()}`);
  return {
    figures: {
      swaps: result.said.split(' páginas em ').length - 1,
      servers,
      requests: asked,
      failed: seen.length,
    },
    faults: [...faults, ...new Set(seen)],
  };
}

/**
 * Kills builds, runs them in pairs, fills their disk, and visits the site while it changes. Gives what was done as `figures`
 * and each thing that went wrong as a line of `faults`. Same kills for the same seed. On a busy machine it does less: nothing new begins
 * after `seconds`, but for what shows that all is well again.
 */
export async function tormentBuilds({ kills = 20, swaps = 20, seed = 1, seconds = 120 } = {}) {
  process.env.NODE_ENV = 'production';
  const stage = await setStage();
  const parts = { pipe, limit, fill, double, swap, kill };
  const results = [];
  try {
    const [halfway, deadline] = [0.6, 1].map((share) => Date.now() + share * seconds * 1000);
    for (const part of Object.values(parts))
      results.push(await part(stage, { kills, swaps, seed, halfway, deadline }));
  } finally {
    stage.remove();
  }
  return {
    figures: Object.assign({ seed }, ...results.map(({ figures }) => figures)),
    faults: results.flatMap(({ faults }) => faults),
  };
}
