import { see } from './see.ts';
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { DiskStore } from '../commands/disk-store.ts';
import { versionsName } from '../commands/kept-versions.ts';
import { takeTurn } from '../commands/turn.ts';
import { makeChance, type Chance } from '../content/testing/accidents/random.ts';
import { samplePage, sampleSite, sampleTheme } from '../content/testing/sample.ts';
import { turnOf, writtenPages } from './commit-child.ts';
import { startProgram } from './program.ts';
import { saveAtOnce } from './savers.ts';
import type { Outcome } from './strike.ts';

const pageOf = (turn: number) => samplePage(`- type: hero\n  title: Versão ${turn}\n`);

/** A site that is being written into, and the project whose programs do it. */
interface Field {
  readonly root: string;
  readonly folder: string;
}

async function makeSite(folder: string): Promise<void> {
  await mkdir(join(folder, 'pages', '_themes'), { recursive: true });
  await mkdir(join(folder, 'public', 'images'), { recursive: true });
  const files = {
    'pages/site.yaml': sampleSite,
    'pages/_themes/clinic.yaml': sampleTheme,
    'pages/index.yaml': pageOf(0),
    'pages/sobre.yaml': pageOf(0),
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    'foto.png': await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  };
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content);
}

/** Moments at which a commit may be killed: what is seen of it in the content folder before, and how much longer it lives. */
const moments = [
  { pattern: /^\.turn-/, most: 100 },
  { pattern: /\.unfinished$/, most: 30 },
  { pattern: /\.before\.unfinished$/, most: 10 },
  { pattern: /^\.commit\.json$/, most: 20 },
];

/** Starts a program that commits without end, and kills it at a random moment. Gives what it said against it. */
async function kill({ root, folder }: Field, chance: Chance): Promise<string> {
  const words = [process.execPath, join(root, 'scripts', 'chaos', 'commit-child.mjs'), folder];
  // What is killed leaves the copy of a picture that it looks at.
  const { child, ended } = startProgram(words, root, join(folder, '..'));
  const { pattern, most } = chance.pick(moments);
  const done = new AbortController();
  const begun = new Promise<void>((resolve) => child.stdout?.once('data', () => resolve()));
  await Promise.race([begun, ended]);
  await Promise.race([see(join(folder, 'pages'), pattern, done.signal), ended]);
  await pause((chance.below(1000) / 1000) * most);
  child.kill('SIGKILL');
  const { signal, said } = await ended;
  done.abort();
  return signal === 'SIGKILL' ? '' : said.trim();
}

/** What is wrong with a site whose commits were killed: both pages and the pictures must be of one commit. */
async function findTorn(folder: string): Promise<readonly string[]> {
  const pages = join(folder, 'pages');
  const texts = await Promise.all(writtenPages.map((path) => readFile(join(pages, path), 'utf8')));
  const turn = turnOf(texts[0] ?? '');
  const pictures = (await readdir(join(folder, 'public', 'images'))).filter((name) => !name.startsWith('.'));
  const names = Array.from({ length: turn }, (_, index) => `foto-${index + 1}.png`);
  const original = await readFile(join(folder, 'foto.png'));
  const bytes = await Promise.all(pictures.map((name) => readFile(join(folder, 'public', 'images', name))));
  const left = (await readdir(pages)).filter((name) => name.startsWith('.') && name !== versionsName);
  return [
    ...texts.filter((text) => text !== pageOf(turn)).map((text) => `a page is torn: ${text}`),
    ...(pictures.toSorted().join() === names.toSorted().join()
      ? []
      : [`version ${turn} has ${pictures.join()}`]),
    ...(bytes.every((one) => one.equals(original)) ? [] : ['a picture is torn']),
    ...left.map((name) => `${name} is left`),
  ];
}

/** Kills commits of two pages and a picture, and does after each what the next start does. */
async function killCommits(field: Field, kills: number, chance: Chance): Promise<Outcome> {
  const { folder } = field;
  const found = { finished: 0, takenBack: 0, untouched: 0 };
  const faults: string[] = [];
  for (let done = 0; done < kills; done += 1) {
    const complaint = await kill(field, chance);
    if (complaint !== '') faults.push(`a commit ended by itself: ${complaint}`);
    let told = '';
    const printError = (text: string) => {
      told += text;
    };
    const terminal = { printError, project: { root: folder } };
    await takeTurn({ folder: join(folder, 'pages'), terminal }, () => Promise.resolve());
    if (told.includes('terminada')) found.finished += 1;
    else if (told.includes('desfeita')) found.takenBack += 1;
    else found.untouched += 1;
    faults.push(...(await findTorn(folder)).map((fault) => `after kill ${done + 1}: ${fault}`));
  }
  return { figures: { kills, found }, faults };
}

function openStore(folder: string): DiskStore {
  const places = {
    pages: join(folder, 'pages'),
    pagesName: 'pages',
    images: join(folder, 'public', 'images'),
    cache: join(folder, '..', 'cache'),
  };
  return new DiskStore({ places, conditions: { today: '2026-01-31' }, tell: () => {} });
}

/** Commits to a disk that is full, and to one that may not be written. Only root can make them. */
async function fillDisk(parent: string): Promise<Outcome> {
  const disk = join(parent, 'disk');
  await mkdir(disk);
  const mount = (...words: readonly string[]) => spawnSync('mount', words, { stdio: 'ignore' }).status === 0;
  if (process.getuid?.() !== 0 || !mount('-t', 'tmpfs', '-o', 'size=256k', 'chaos', disk))
    return { figures: { disks: 0 }, faults: [] };
  const faults: string[] = [];
  try {
    await cp(join(parent, 'site'), disk, { recursive: true });
    await writeFile(join(disk, 'full'), Buffer.alloc(1024 * 1024)).catch(() => {});
    const store = openStore(disk);
    const before = await store.read(writtenPages);
    const base = Object.fromEntries(writtenPages.map((path) => [path, before[path]?.id ?? null]));
    // Both texts are larger than what may be left.
    const text = `${pageOf(1)}# ${'x'.repeat(9000)}\n`;
    const order = {
      base: { files: base },
      files: Object.fromEntries(writtenPages.map((path) => [path, text])),
    };
    const tryIt = async (sentence: RegExp) => {
      const outcome = await store.commit(order);
      const isTold = outcome.kind === 'refused' && sentence.test(outcome.reason);
      const isSame = JSON.stringify(await store.read(writtenPages)) === JSON.stringify(before);
      if (!isTold || !isSame)
        faults.push(`${sentence}: ${isSame ? '' : 'a page changed, '}${JSON.stringify(outcome)}`);
    };
    await tryIt(/^O disco está cheio, e pages\S* ficou como estava\./);
    mount('-o', 'remount,ro', disk);
    await tryIt(/^O computador não deixa gravar em pages\S*, que ficou como estava\./);
    mount('-o', 'remount,rw', disk);
    await rm(join(disk, 'full'));
    const { kind } = await store.commit(order);
    if (kind !== 'saved') faults.push(`a disk with room again: ${kind}`);
  } finally {
    spawnSync('umount', [disk], { stdio: 'ignore' });
  }
  return { figures: { disks: 1 }, faults };
}

/** Kills the editor's commits at random moments, and fills their disk. Same moments for the same seed. */
export async function strikeCommits(
  root: string,
  { kills = 100, savers = 300, seed = 1 } = {},
): Promise<Outcome> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'vitrine-commits-')));
  const folder = join(parent, 'site');
  try {
    await makeSite(folder);
    const full = await fillDisk(parent);
    const crowd = join(parent, 'crowd');
    await cp(folder, crowd, { recursive: true });
    const pages = Array.from({ length: 30 }, (_, index) => `pagina-${index}.yaml`);
    for (const page of pages) await writeFile(join(crowd, 'pages', page), pageOf(0));
    const saved = await saveAtOnce(openStore(crowd), pages, savers);
    const killed = await killCommits({ root, folder }, kills, makeChance(seed));
    return {
      figures: { seed, ...killed.figures, ...saved.figures, ...full.figures },
      faults: [...killed.faults, ...saved.faults, ...full.faults],
    };
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
