import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { importSource, root } from '../setup/source.mjs';

/** Starts a command on a folder; what became of it, and the process. */
function start(folder, [command, ...words]) {
  const args = [join(root, 'scripts', `${command}.mjs`), '--pages', folder, ...words];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, said }));
  });
  return { child, ended };
}

const run = (folder, words) => start(folder, words).ended;

async function typesOf(folder, page) {
  const text = await readFile(join(folder, `${page}.yaml`), 'utf8');
  return [...text.matchAll(/^- type: (\S+)/gm)].map(([, type]) => type);
}

function explain(what, answers, isGood) {
  return answers.filter((answer) => !isGood(answer)).map(({ said }) => `${what}: ${said.trim()}`);
}

/** Six new sections at once are six new sections. */
async function addAtOnce(folder) {
  const before = await typesOf(folder, 'banhoetosa');
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => run(folder, ['new', 'section', 'banhoetosa', 'cta'])),
  );
  const added = (await typesOf(folder, 'banhoetosa')).length - before.length;
  const faults = explain('new section', answers, ({ code }) => code === 0);
  return { added, faults: added === 6 ? faults : [...faults, `Six new sections at once added ${added}.`] };
}

/** Of three pairs of moves at once both are kept. */
async function moveAtOnce(folder) {
  const pairs = {
    castracao: ['faq', 'bonus'],
    consulta: ['contact', 'testimonials'],
    index: ['about', 'stats'],
  };
  const moves = Object.entries(pairs).flatMap(([page, types]) => types.map((type) => [page, type]));
  const answers = await Promise.all(moves.map(([page, type]) => run(folder, ['move', page, type, 'first'])));
  const faults = explain('move', answers, ({ code }) => code === 0);
  let kept = 0;
  for (const [page, types] of Object.entries(pairs)) {
    const after = await typesOf(folder, page);
    const isKept = types.every((type) => after.slice(0, 2).includes(type));
    if (isKept) kept += 1;
    else faults.push(`A move of ${page} was lost: ${after.join(', ')}.`);
  }
  return { kept, faults };
}

/** Waits until a file of some name comes up in a folder, or a command has ended. */
function see(folder, pattern, { ended }, signal) {
  return new Promise((resolve) => {
    const watcher = watch(folder, { signal }, (_, name) => pattern.test(name ?? '') && resolve());
    watcher.on('error', () => resolve());
    void ended.then(resolve);
  });
}

/** Moments at which a command may be killed, the last ones while it writes: until when it waits, and how much longer. */
const moments = [
  { pattern: undefined, most: 1500 },
  { pattern: /^\.turn-/, most: 300 },
  { pattern: /\.unfinished$/, most: 3 },
  { pattern: /\.unfinished$/, most: 15 },
];

/** Starts writers and kills each at a random moment. */
async function killWriters(folder, chance) {
  const writers = [
    ['new', 'section', 'produtos', 'cta'],
    ['move', 'produtos', 'faq', 'first'],
    ['fix', '--yes'],
  ].map((words) => start(folder, words));
  const done = new AbortController();
  const kills = writers.map(async (writer) => {
    const { pattern, most } = chance.pick(moments);
    const patience = chance.below(most);
    if (pattern !== undefined) await see(folder, pattern, writer, done.signal);
    await pause(patience);
    writer.child.kill('SIGKILL');
    return writer.ended;
  });
  const answers = await Promise.all(kills);
  done.abort();
  return answers.filter(({ signal }) => signal === 'SIGKILL').length;
}

/** What is wrong with the files of a folder whose writers were killed. */
async function findTorn(folder, whole) {
  const { readSource } = await importSource('src/content/source/source.ts');
  const faults = [];
  for (const [name, lines] of whole) {
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (bytes === undefined) {
      faults.push(`${name} is gone.`);
      continue;
    }
    const kind = name === 'site.yaml' ? 'site' : 'page';
    const { source, problems } = readSource({ file: name, name, kind }, bytes);
    const left = new Set(source.text.split('\n'));
    const lost = lines.filter((line) => !left.has(line));
    if (problems.length > 0 || lost.length > 0)
      faults.push(`${name} is torn: ${problems[0]?.message ?? `"${lost[0]}" is missing`}`);
  }
  return faults;
}

async function readLines(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
  const texts = names.map(async (name) => [name, (await readFile(join(folder, name), 'utf8')).split('\n')]);
  return Promise.all(texts);
}

/** What killed writers leave: whole files, and nothing that keeps the next command from its turn. */
async function surviveKills(folder, { rounds, chance }) {
  const faults = [];
  let killed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const whole = await readLines(folder);
    // A slip for `fix` to repair, in a page of its own.
    const slipped = 'title: Um\ndescription: Um.\ntheme: clinic\nsections:\n- type: hero\n   title: Olá\n';
    await writeFile(join(folder, 'deslize.yaml'), slipped);
    killed += await killWriters(folder, chance);
    faults.push(...(await findTorn(folder, whole)));
    await rm(join(folder, 'deslize.yaml'), { force: true });
    const next = await run(folder, ['move', 'produtos', 'faq', round % 2 === 0 ? 'last' : 'first']);
    faults.push(...explain('the next move', [next], ({ code }) => code === 0));
    const left = (await readdir(folder)).filter((name) => name.startsWith('.'));
    if (left.length > 0) faults.push(`After the next move there still is ${left.join(', ')}.`);
  }
  return { killed, faults };
}

/** A full disk leaves the page as it was and is told in a sentence. Only root can make one; undefined elsewhere. */
async function fillDisk(parent, pages) {
  const disk = join(parent, 'disco');
  await mkdir(disk);
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]).status === 0;
  if (!isMounted) return undefined;
  try {
    await cp(pages, disk, { recursive: true });
    await writeFile(join(disk, 'cheio'), Buffer.alloc(1024 * 1024)).catch(() => {});
    const before = await readFile(join(disk, 'banhoetosa.yaml'));
    const answer = await run(disk, ['move', 'banhoetosa', 'faq', 'first']);
    const isSame = before.equals(await readFile(join(disk, 'banhoetosa.yaml')));
    const isTold = answer.code === 2 && /^O disco está cheio, .*\n$/.test(answer.said);
    return isSame && isTold ? [] : [`A full disk: ${isSame ? '' : 'the page changed, '}${answer.said}`];
  } finally {
    spawnSync('umount', [disk]);
  }
}

/**
 * Lets real commands write into one folder at once, kills them at random moments and fills their disk. Gives figures,
 * and a line for each fault that was found.
 */
export async function strikeWriters({ rounds = 6, seed = 1 } = {}) {
  const { makeChance } = await importSource('src/content/testing/accidents/random.ts');
  const { places } = await importSource('src/testing/specified.ts');
  const parent = await mkdtemp(join(tmpdir(), 'vitrine-writers-'));
  const folder = join(parent, 'pages');
  try {
    await cp(places.pages, folder, { recursive: true });
    const { added, faults } = await addAtOnce(folder);
    const moved = await moveAtOnce(folder);
    const struck = await surviveKills(folder, { rounds, chance: makeChance(seed) });
    const full = await fillDisk(parent, places.pages);
    const figures = {
      added,
      pairsKept: moved.kept,
      rounds,
      killed: struck.killed,
      isDiskFilled: full !== undefined,
    };
    return { figures, faults: [...faults, ...moved.faults, ...struck.faults, ...(full ?? [])] };
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
