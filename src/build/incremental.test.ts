import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Drafting } from '../commands/build-orders.ts';
import { openFormer } from '../commands/site-folder/former.ts';
import { openSiteFolder } from '../commands/site-folder/open-folder.ts';
import { check } from '../content/check.ts';
import { checkSite } from '../content/known/check-site.ts';
import { siteOf, type Site } from '../content/known/site.ts';
import { amount } from '../testing/amount.ts';
import { makeChance, type Chance } from '../content/testing/accidents/random.ts';
import { samplePage, sampleSite, sampleTheme } from '../content/testing/sample.ts';
import * as renderer from '../render/render.tsx';
import { draftSite } from './drafts.ts';
import type { PreparedClient, Program } from './program.ts';
import { buildPart, buildSite } from './site-build.ts';

let root: string;

const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};
const page = (title: string, more = '') => samplePage(`- type: hero\n  title: ${title}\n${more}`);
const useHours = '- type: use\n  section: horas\n';

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-incremental-')));
  write(
    'pages/site.yaml',
    sampleSite.replace('floating: sim', 'floating: não').replace('  phone: sim\n', ''),
  );
  write('pages/_themes/clinic.yaml', sampleTheme);
  write(
    'pages/_shared/horas.yaml',
    'type: steps\ntitle: Horas\nitems:\n  - title: Manhã\n    text: Das 8 às 12\n',
  );
  write('pages/index.yaml', page('Olá'));
  write('pages/um.yaml', page('Um', useHours));
  write('pages/dois.yaml', page('Dois', useHours));
  write('public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const client: PreparedClient = {
  files: [
    { type: 'chunk', isEntry: true, name: 'start', fileName: 'assets/start.js', code: 'start', imports: [] },
  ],
  fonts: [],
  bootstrap: 'start()',
  consent: '',
  openNow: '',
  request: '',
  galleryScript: '',
};

const program = { name: 'tests', client, renderer };

const placesIn = (cache: string) => ({
  pages: join(root, 'pages'),
  pagesName: 'pages',
  images: join(root, 'public', 'images'),
  cache: join(root, cache),
});

const conditions = { today: '2026-01-31', hasShares: false };

/** The site as it is checked from nothing, or from what was remembered of its pages. */
async function checkFolder(isFresh: boolean, draft?: Drafting['draft']): Promise<Site> {
  const places = placesIn('cache');
  if (isFresh) return siteOf(await check(places, conditions));
  return checkSite(places, { ...conditions, program: 'tests', isMade: true, draft });
}

/** Builds the folder's site into a folder, from what the last build left there; gives what was written. */
async function build(
  out: string,
  strike?: (change: string) => void,
  made: Program = program,
): Promise<readonly string[]> {
  const places = placesIn('cache');
  mkdirSync(join(root, out), { recursive: true });
  const watch = strike && ((change: string) => strike(change));
  const folder = await openSiteFolder(join(root, out), { cache: places.cache, tellWaiting: () => {}, watch });
  try {
    const released = await folder.release(async (outDir, former) => {
      const isCompressed = true;
      const { draft, makeSite } = draftSite({ outDir, former, isCompressed }, made);
      const isFresh = out === 'fresh';
      const site = await checkFolder(isFresh, draft);
      expect(site.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      const order = { root: process.cwd(), outDir, places, site, former, day: '2026-01-31' };
      if (isFresh) await buildSite({ ...order, program: made });
      else await makeSite({ ...order, isCompressed, progress: {} });
      return listFiles(outDir);
    });
    return released?.result ?? [];
  } finally {
    await folder.close();
  }
}

function listFiles(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(folder, file)).toSorted();
}

const contents = (out: string) => {
  const files = listFiles(join(root, out));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, out, file), 'latin1')]));
};

/** Files of pages among those that were written. */
const ofPages = (files: readonly string[]) =>
  files.filter((file) => /(\.html|page\.json)$/.test(file) && !file.includes('old'));

it('writes the files of a page alone when that page is edited', async () => {
  expect(ofPages(await build('dist'))).toHaveLength(6);
  expect(ofPages(await build('dist'))).toEqual([]);
  write('pages/um.yaml', page('Outro', useHours));
  expect(ofPages(await build('dist'))).toEqual(['um.html', 'um.page.json']);
});

it('leaves the application where it is, until one of its files is touched or there is another', async () => {
  const ofProgram = (files: readonly string[]) => files.filter((file) => file.startsWith('assets/'));
  const forms = ['assets/start.js', 'assets/start.js.br', 'assets/start.js.gz'];
  expect(ofProgram(await build('dist'))).toEqual(forms);
  expect(ofProgram(await build('dist'))).toEqual([]);
  write('dist/assets/start.js.br', 'touched');
  expect(ofProgram(await build('dist'))).toEqual(forms);
  expect(ofProgram(await build('dist', undefined, { ...program, name: 'another' }))).toEqual(forms);
});

it('writes the pages that show a shared section when that is edited, and all when the site is', async () => {
  await build('dist');
  write(
    'pages/_shared/horas.yaml',
    'type: steps\ntitle: Horas\nitems:\n  - title: Tarde\n    text: Das 14 às 18\n',
  );
  expect(ofPages(await build('dist'))).toEqual(['dois.html', 'dois.page.json', 'um.html', 'um.page.json']);
  write(
    'pages/site.yaml',
    readFileSync(join(root, 'pages/site.yaml'), 'utf8').replace('Clínica de Teste', 'Outra'),
  );
  expect(ofPages(await build('dist'))).toHaveLength(6);
});

it('makes again what was touched in the site, and all where its record is damaged or lost', async () => {
  await build('dist');
  const file = join(root, 'dist/um.html');
  const { size, atime, mtime } = statSync(file);
  writeFileSync(file, 'x'.repeat(size));
  // Whoever puts back the time of a change cannot put back when it was made.
  utimesSync(file, atime, mtime);
  expect(ofPages(await build('dist'))).toEqual(['um.html', 'um.page.json']);
  const built = join(root, 'cache/built');
  for (const name of readdirSync(built)) {
    const record = readFileSync(join(built, name));
    writeFileSync(join(built, name), record.subarray(0, record.length - 9));
  }
  expect(ofPages(await build('dist'))).toHaveLength(6);
  rmSync(built, { recursive: true });
  expect(ofPages(await build('dist'))).toHaveLength(6);
});

it('ends what a build that died has begun, though a file that was to stay has gone since', async () => {
  await build('dist');
  write('pages/dois.yaml', page('Outro', useHours));
  const strike = (change: string) => {
    if (change.startsWith('move')) throw new Error('struck');
  };
  await expect(build('dist', strike)).rejects.toThrow('struck');
  rmSync(join(root, 'dist/um.html'));
  expect(ofPages(await build('dist'))).toEqual(['dois.html', 'dois.page.json', 'um.html', 'um.page.json']);
});

it('makes a page again whose draft took for granted what is not so', async () => {
  const notice = (more = '') =>
    `- type: steps\n  id: aviso\n${more}  title: Aviso\n  items:\n    - title: A\n      text: B\n`;
  const leading = '- type: cta\n  title: Ver\n  actions:\n    - label: Ver\n      to: /dois#aviso\n';
  write('pages/dois.yaml', page('Dois', notice()));
  write('pages/um.yaml', page('Um', leading));
  for (const [more, leads] of [
    ['', true],
    ['  hidden: sim\n', false],
  ] as const) {
    write('pages/dois.yaml', page('Dois', notice(more)));
    rmSync(join(root, 'cache'), { recursive: true, force: true });
    await build('dist');
    rmSync(join(root, 'fresh'), { recursive: true, force: true });
    await build('fresh');
    expect(contents('dist')).toEqual(contents('fresh'));
    expect(contents('dist')['um.html']?.includes('href="/dois#aviso"')).toBe(leads);
  }
});

it('leaves nothing of a page that went while the site was checked', async () => {
  const outDir = join(root, 'out');
  const former = await openFormer({ folder: outDir, cache: join(root, 'cache'), access: 0o444 });
  const { draft, makeSite } = draftSite({ outDir, former, isCompressed: false }, program);
  write('pages/tres.yaml', page('Três'));
  await checkFolder(false, draft);
  expect(ofPages(listFiles(outDir))).toHaveLength(8);
  rmSync(join(root, 'pages/tres.yaml'));
  const site = await checkFolder(false, draft);
  const order = { root: process.cwd(), outDir, places: placesIn('cache'), site, former, day: '2026-01-31' };
  await makeSite({ ...order, isCompressed: false, progress: {} });
  expect(ofPages(listFiles(outDir))).toHaveLength(6);
});

let count = 0;
const edits: readonly ((chance: Chance) => void)[] = [
  (chance) =>
    write(`pages/${chance.pick(['um', 'dois', 'index'])}.yaml`, page(`Título ${(count += 1)}`, useHours)),
  () =>
    write(
      'pages/tres.yaml',
      page('Três', '- type: faq\n  items:\n    - question: Dói?\n      answer: Não\n'),
    ),
  () => rmSync(join(root, 'pages/tres.yaml'), { force: true }),
  () =>
    write(
      'pages/_shared/horas.yaml',
      `type: steps\ntitle: Horas ${(count += 1)}\nitems:\n  - title: A\n    text: B\n`,
    ),
  () =>
    write(
      'pages/site.yaml',
      readFileSync(join(root, 'pages/site.yaml'), 'utf8').replace(/^name: .*/m, `name: Casa ${(count += 1)}`),
    ),
  () => rmSync(join(root, 'dist/um.html'), { force: true }),
  () => rmSync(join(root, 'cache'), { recursive: true, force: true }),
];

it('makes the same site from what is there as from nothing, whatever was edited and wherever it was broken off', async () => {
  const chance = makeChance(14);
  let struck = 0;
  for (let step = 0; step < amount(3, 24); step += 1) {
    for (let times = chance.below(3); times >= 0; times -= 1) chance.pick(edits)(chance);
    let left = chance.below(30);
    const strike = () => {
      left -= 1;
      if (left === 0) throw new Error('struck');
    };
    await build('dist', strike).catch(() => (struck += 1));
    await build('dist');
    rmSync(join(root, 'fresh'), { recursive: true, force: true });
    await build('fresh');
    expect(contents('dist')).toEqual(contents('fresh'));
  }
  expect(struck).toBeGreaterThan(0);
}, 120_000);

it('is the same where parts made the pages elsewhere, each its own', async () => {
  await build('dist');
  const site = await checkFolder(true);
  const told: string[] = [];
  const made = [1, 2].map((number) => {
    const places = placesIn(`part-${number}`);
    const order = { root: process.cwd(), places, site, program, day: '2026-01-31' };
    const progress = { pages: (done: number, total: number) => told.push(`${number}: ${done} de ${total}`) };
    return buildPart({ ...order, progress }, { number, of: 2 });
  });
  expect(await Promise.all(made)).toEqual([2, 1]);
  expect(told.toSorted()).toEqual(['1: 1 de 2', '1: 2 de 2', '2: 1 de 1']);
  expect([1, 2].map((number) => listFiles(join(root, `part-${number}/pages`)).length)).toEqual([2, 1]);
  for (const number of [1, 2])
    cpSync(join(root, `part-${number}`), join(root, 'merged'), { recursive: true });
  mkdirSync(join(root, 'merge/fonts'), { recursive: true });
  const order = { root: process.cwd(), places: placesIn('merged'), site, program, day: '2026-01-31' };
  expect(await buildSite({ ...order, outDir: join(root, 'merge') })).toMatchObject({ fromParts: 3 });
  const { 'deploy/.vitrine.json': _, ...built } = contents('dist');
  expect(contents('merge')).toEqual(built);
});
