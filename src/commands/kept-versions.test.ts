import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteFolder } from '../testing/disk-site.ts';
import { commitAll, runGit } from '../testing/git-site.ts';
import { orderFor, pageWith, smallSite } from '../testing/store-contract.ts';
import { DiskStore } from './disk-store.ts';
import { keepVersions, listKept, mostKept, versionsOf } from './kept-versions.ts';
import { readFolder } from './versions.ts';

let site: SiteFolder;
let folder: string;
let told: string[];

beforeEach(() => {
  site = new SiteFolder(smallSite);
  folder = versionsOf(site.places.pages);
  told = [];
});

afterEach(() => site.remove());

const tell = (text: string) => void told.push(text);
const open = () => new DiskStore({ places: site.places, conditions: { today: '2026-01-31' }, tell });
const pathOf = (path: string) => join(site.places.pages, path);

/** Keeps a text as if its file had been written so many minutes into a day. */
async function keep(path: string, text: string, minute: number): Promise<void> {
  const when = new Date(Date.UTC(2026, 0, 10, 0, minute));
  utimesSync(pathOf(path), when, when);
  await keepVersions(site.places.pages, [{ path, bytes: Buffer.from(text) }]);
}

const textsOf = async (path: string) =>
  (await listKept(site.places.pages, path)).map(({ bytes }) => Buffer.from(bytes).toString());

async function save(text: string) {
  const store = open();
  return store.commit(await orderFor(store, { 'sobre.yaml': text }));
}

test('of each file the newest fifty are kept, and what is not its own is left', async () => {
  mkdirSync(folder);
  const foreign = ['nota.txt', '2026-01-10_sobre.yaml', '.oculto', 'sobre.yaml'];
  for (const name of foreign) writeFileSync(join(folder, name), 'minha');
  await keep('index.yaml', 'início', 0);
  for (let turn = 0; turn <= mostKept.ofFile; turn += 1) await keep('sobre.yaml', `texto ${turn}`, turn);
  const texts = await textsOf('sobre.yaml');
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([mostKept.ofFile, 'texto 50', 'texto 1']);
  expect(await textsOf('index.yaml')).toEqual(['início']);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(foreign));
});

test('the oldest go, of whichever file, where all are more than 20 MB', async () => {
  const large = (sign: string) => sign.repeat(250 * 1024);
  const files = ['index.yaml', 'sobre.yaml'];
  for (let turn = 0; turn < 84; turn += 1)
    await keep(files[turn % 2] ?? '', large(String.fromCodePoint(40 + turn)), turn);
  const left = readdirSync(folder);
  expect(left.length * 250 * 1024).toBeLessThanOrEqual(mostKept.bytes);
  expect((left.length + 1) * 250 * 1024).toBeGreaterThan(mostKept.bytes);
  expect((await textsOf('sobre.yaml'))[0]).toBe(large(String.fromCodePoint(123)));
  expect((await textsOf('index.yaml')).at(-1)).not.toBe(large('('));
});

test('the same text is kept once, however often saving fails after it', async () => {
  for (let turn = 0; turn < 3; turn += 1) await keep('sobre.yaml', 'texto', 7);
  expect(await textsOf('sobre.yaml')).toEqual(['texto']);
});

test('what could not be told from a file of another name is not kept', async () => {
  site.put('a=b.yaml', pageWith('Estranha'));
  await keep('a=b.yaml', pageWith('Estranha'), 0);
  await keep('sobre.yaml', 'x'.repeat(257 * 1024), 0);
  await keepVersions(site.places.pages, [{ path: 'sobre.yaml', bytes: Uint8Array.of(0x74, 0xff) }]);
  expect(readdirSync(site.places.pages)).not.toContain('.versions');
});

test('what an end in the middle has left is cleared away, and is no version', async () => {
  await keep('sobre.yaml', 'texto', 0);
  const [name = ''] = readdirSync(folder);
  writeFileSync(join(folder, `.${name}-1.unfinished`), 'te');
  expect(await textsOf('sobre.yaml')).toEqual(['texto']);
  await keep('sobre.yaml', 'outro', 1);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('they are no part of what the site says it has', async () => {
  const before = await readFolder(site.places.pages);
  await keep('sobre.yaml', pageWith('Antes'), 0);
  expect(await readFolder(site.places.pages)).toEqual(before);
});

test('git ignores them, and so does whoever looks for what changed', async () => {
  copyFileSync('.gitignore', join(site.root, '.gitignore'));
  runGit(site, 'init', '--quiet');
  commitAll(site, 'Começa', '2026-01-10T12:00:00Z');
  await save(pageWith('Nova'));
  expect(readdirSync(folder)).toHaveLength(1);
  expect(runGit(site, 'status', '--porcelain', '--untracked-files=all', 'pages')).toBe(
    ' M pages/sobre.yaml\n',
  );
});

test.skipIf(process.platform === 'win32')('a link or a folder among them is no version', async () => {
  mkdirSync(folder);
  const name = (digit: string) => `2026-01-10-00-00-00-000-${digit.repeat(16)}_sobre.yaml`;
  symlinkSync(join(site.root, 'pages', 'index.yaml'), join(folder, name('a')));
  mkdirSync(join(folder, name('b')));
  expect(await textsOf('sobre.yaml')).toEqual([]);
});

test.skipIf(process.platform === 'win32')(
  'nothing is kept or listed where a link is in the place, and the page is saved all the same',
  async () => {
    const elsewhere = join(site.root, 'outra');
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, '.x.unfinished'), 'minha');
    symlinkSync(elsewhere, folder);
    expect(await save(pageWith('Nova'))).toMatchObject({ kind: 'saved' });
    expect(readFileSync(pathOf('sobre.yaml'), 'utf8')).toBe(pageWith('Nova'));
    expect(readdirSync(elsewhere)).toEqual(['.x.unfinished']);
    expect(told).toEqual([
      'A versão anterior não pôde ser guardada em pages/.versions (um atalho está no lugar da pasta). A página é gravada assim mesmo. Confira o espaço e as permissões do disco.',
    ]);
  },
);

test.skipIf(process.platform === 'win32')(
  'a page is saved all the same where the computer does not let its version be kept',
  async () => {
    mkdirSync(folder);
    for (const path of ['', 'pages', 'pages/_themes', 'public', 'public/images', 'cache']) {
      mkdirSync(join(site.root, path), { recursive: true });
      chmodSync(join(site.root, path), 0o777);
    }
    chmodSync(pathOf('sobre.yaml'), 0o666);
    chmodSync(folder, 0o555);
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    try {
      expect(await save(pageWith('Nova'))).toMatchObject({ kind: 'saved' });
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
    expect(readFileSync(pathOf('sobre.yaml'), 'utf8')).toBe(pageWith('Nova'));
    expect(readdirSync(folder)).toEqual([]);
    expect(told).toEqual([expect.stringContaining('pages/.versions (EACCES).')]);
  },
);

test('whatever a page is saved over with is kept before it is replaced', async () => {
  const order = await orderFor(open(), { 'sobre.yaml': pageWith('Nova') });
  const seen: boolean[] = [];
  const watch = () => {
    if (readFileSync(pathOf('sobre.yaml'), 'utf8') !== smallSite['sobre.yaml'])
      seen.push(readdirSync(folder).some((name) => name.endsWith('_sobre.yaml')));
  };
  const places = site.places;
  const store = new DiskStore({ places, conditions: { today: '2026-01-31' }, tell, watch });
  await store.commit(order);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
});

test('a page that is edited and gets a new name in one order keeps what it was, under that name', async () => {
  const first = readFileSync(pathOf('sobre.yaml'), 'utf8');
  await save(first.replace('Sobre', 'Sobre nós'));
  const second = readFileSync(pathOf('sobre.yaml'), 'utf8');
  const store = open();
  const files = { 'sobre.yaml': null, 'quem-somos.yaml': second.replace('Sobre nós', 'Quem somos') };
  expect(await store.commit(await orderFor(store, files))).toMatchObject({ kind: 'saved' });
  expect(await textsOf('quem-somos.yaml')).toEqual([second, first]);
  expect(await textsOf('sobre.yaml')).toEqual([]);
});

test('a page that comes as another goes has none of its versions', async () => {
  await save(readFileSync(pathOf('sobre.yaml'), 'utf8').replace('Sobre', 'Sobre nós'));
  const store = open();
  const other = `title: Vacinas em dia\ndescription: As vacinas de cães e gatos.\ntheme: clinic\nsections:\n  - type: text\n    text: Só isto.\n`;
  const files = { 'sobre.yaml': null, 'vacinas.yaml': other };
  expect(await store.commit(await orderFor(store, files))).toMatchObject({ kind: 'saved' });
  expect(await textsOf('vacinas.yaml')).toEqual([]);
});
