import { see } from './see.ts';
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { putIntoWords } from '../content/problems/languages.ts';
import { makeChance, type Chance } from '../content/testing/accidents/random.ts';
import { readSource } from '../content/source/read-source.ts';
import { places } from '../testing/specified.ts';
import { startProgram, type End, type Running } from './program.ts';
import type { Outcome } from './strike.ts';

/** A folder of pages, and the project whose commands write into it. */
interface Field {
  readonly root: string;
  readonly folder: string;
}

/** Starts a command on a folder. */
function start({ root, folder }: Field, [command = '', ...words]: readonly string[]): Running {
  const script = join(root, 'scripts', `${command}.mjs`);
  return startProgram([process.execPath, script, '--pages', folder, ...words], root);
}

const run = (field: Field, words: readonly string[]): Promise<End> => start(field, words).ended;

async function typesOf({ folder }: Field, page: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, `${page}.yaml`), 'utf8');
  return [...text.matchAll(/^- type: (\S+)/gm)].map(([, type = '']) => type);
}

/** What those commands said that did not go well. */
function explain(what: string, answers: readonly End[]): readonly string[] {
  return answers.filter(({ code }) => code !== 0).map(({ said }) => `${what}: ${said.trim()}`);
}

/** Six new sections at once are six new sections. */
async function addAtOnce(field: Field) {
  const before = await typesOf(field, 'banhoetosa');
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => run(field, ['new', 'section', 'banhoetosa', 'cta'])),
  );
  const added = (await typesOf(field, 'banhoetosa')).length - before.length;
  const faults = explain('new section', answers);
  return { added, faults: added === 6 ? faults : [...faults, `Six new sections at once added ${added}.`] };
}

/** Of three pairs of moves at once both are kept. */
async function moveAtOnce(field: Field) {
  const pairs = {
    castracao: ['faq', 'bonus'],
    consulta: ['contact', 'testimonials'],
    index: ['about', 'stats'],
  };
  const moves = Object.entries(pairs).flatMap(([page, types]) => types.map((type) => ({ page, type })));
  const answers = await Promise.all(moves.map(({ page, type }) => run(field, ['move', page, type, 'first'])));
  const faults = [...explain('move', answers)];
  let kept = 0;
  for (const [page, types] of Object.entries(pairs)) {
    const after = await typesOf(field, page);
    const isKept = types.every((type) => after.slice(0, 2).includes(type));
    if (isKept) kept += 1;
    else faults.push(`A move of ${page} was lost: ${after.join(', ')}.`);
  }
  return { kept, faults };
}

/** Moments at which a command may be killed, the last ones while it writes: until when it waits, and how much longer. */
const moments = [
  { pattern: undefined, most: 1500 },
  { pattern: /^\.turn-/, most: 300 },
  { pattern: /\.unfinished$/, most: 3 },
  { pattern: /\.unfinished$/, most: 15 },
];

/** Starts writers and kills each at a random moment. */
async function killWriters(field: Field, chance: Chance): Promise<number> {
  const writers = [
    ['new', 'section', 'produtos', 'cta'],
    ['move', 'produtos', 'faq', 'first'],
    ['fix', '--yes'],
  ].map((words) => start(field, words));
  const done = new AbortController();
  const kills = writers.map(async (writer) => {
    const { pattern, most } = chance.pick(moments);
    const patience = chance.below(most);
    if (pattern !== undefined) await Promise.race([see(field.folder, pattern, done.signal), writer.ended]);
    await pause(patience);
    writer.child.kill('SIGKILL');
    return writer.ended;
  });
  const answers = await Promise.all(kills);
  done.abort();
  return answers.filter(({ signal }) => signal === 'SIGKILL').length;
}

type Lines = readonly (readonly [name: string, lines: readonly string[]])[];

/** What is wrong with the files of a folder whose writers were killed. */
async function findTorn({ folder }: Field, whole: Lines): Promise<readonly string[]> {
  const faults: string[] = [];
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
    const [problem] = problems;
    if (problem !== undefined) faults.push(`${name} is torn: ${putIntoWords(problem).message}`);
    else if (lost.length > 0) faults.push(`${name} is torn: "${lost[0]}" is missing`);
  }
  return faults;
}

async function readLines({ folder }: Field): Promise<Lines> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
  const texts = names.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return [name, text.split('\n')] as const;
  });
  return Promise.all(texts);
}

/** What killed writers leave: whole files, and nothing that keeps the next command from its turn. */
async function surviveKills(field: Field, rounds: number, chance: Chance) {
  const { folder } = field;
  const faults: string[] = [];
  let killed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const whole = await readLines(field);
    // A slip for `fix` to repair, in a page of its own.
    const slipped = 'title: Um\ndescription: Um.\ntheme: clinic\nsections:\n- type: hero\n   title: Olá\n';
    await writeFile(join(folder, 'deslize.yaml'), slipped);
    killed += await killWriters(field, chance);
    faults.push(...(await findTorn(field, whole)));
    await rm(join(folder, 'deslize.yaml'), { force: true });
    const next = await run(field, ['move', 'produtos', 'faq', round % 2 === 0 ? 'last' : 'first']);
    faults.push(...explain('the next move', [next]));
    const left = (await readdir(folder)).filter((name) => name.startsWith('.'));
    if (left.length > 0) faults.push(`After the next move there still is ${left.join(', ')}.`);
  }
  return { killed, faults };
}

/** A full disk leaves the page as it was and is told in a sentence. Only root can make one; undefined elsewhere. */
async function fillDisk(root: string, parent: string): Promise<readonly string[] | undefined> {
  const disk = join(parent, 'disco');
  await mkdir(disk);
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]).status === 0;
  if (!isMounted) return undefined;
  try {
    await cp(places.pages, disk, { recursive: true });
    await writeFile(join(disk, 'cheio'), Buffer.alloc(1024 * 1024)).catch(() => {});
    const before = await readFile(join(disk, 'banhoetosa.yaml'));
    const answer = await run({ root, folder: disk }, ['move', 'banhoetosa', 'faq', 'first']);
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
export async function strikeWriters(root: string, { rounds = 6, seed = 1 } = {}): Promise<Outcome> {
  const parent = await mkdtemp(join(tmpdir(), 'vitrine-writers-'));
  const field = { root, folder: join(parent, 'pages') };
  try {
    await cp(places.pages, field.folder, { recursive: true });
    const { added, faults } = await addAtOnce(field);
    const moved = await moveAtOnce(field);
    const struck = await surviveKills(field, rounds, makeChance(seed));
    const full = await fillDisk(root, parent);
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
