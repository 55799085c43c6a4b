import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../content/pictures/digest.ts';
import { SiteFolder } from '../testing/disk-site.ts';
import { makePng, orderFor, pageWith, smallSite } from '../testing/store-contract.ts';
import { carryOut } from './commit.ts';
import { DiskStore } from './disk-store.ts';
import { readTrash } from './trash.ts';
import { takeTurn } from './turn.ts';

let site: SiteFolder;
let told: string[];

beforeEach(() => {
  site = new SiteFolder(smallSite);
  told = [];
});

afterEach(() => site.remove());

const conditions = { today: '2026-01-31' };
const tell = (text: string) => void told.push(text);
const open = (places = site.places) => new DiskStore({ places, conditions, tell });
const pathOf = (path: string, root = site.root) => join(root, 'pages', path);
const read = (path: string, root = site.root) => readFileSync(pathOf(path, root), 'utf8');

/** Does what the next start does. */
const settle = (root = site.root) =>
  takeTurn({ folder: join(root, 'pages'), terminal: { printError: tell, project: { root } } }, () =>
    Promise.resolve(),
  );

/** Everything in a site's folders but for its trash and earlier versions, by path; `undefined` are folders. */
function takeStock(root = site.root): Readonly<Record<string, string | undefined>> {
  const names = ['pages', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const content = (name: string) =>
    statSync(join(root, name)).isFile() ? readFileSync(join(root, name), 'latin1') : undefined;
  const shown = names.filter((name) => !/\.(trash|versions)/.test(name)).toSorted();
  return Object.fromEntries(shown.map((name) => [name, content(name)]));
}

/** An order that changes two files, creates one and a picture, and deletes one. */
async function makeLargeOrder() {
  site.put('antiga.yaml', pageWith('Antiga'));
  const files = {
    'index.yaml': pageWith('Nova', '  image: rex.png\n  imageAlt: Rex de laço\n'),
    'site.yaml': `${smallSite['site.yaml']}# Nova\n`,
    'nova.yaml': pageWith('Nova'),
    'antiga.yaml': null,
  };
  return orderFor(open(), files, { 'rex.png': (await makePng()).toString('base64') });
}

/** A site as a process that died has left it. */
interface Wreck {
  readonly root: string;
  readonly before: ReturnType<typeof takeStock>;
  readonly after: ReturnType<typeof takeStock>;
}

/** Carries the large order out, and keeps what is on the disk after each change of it. */
async function wreckAll(): Promise<{ readonly wrecks: readonly Wreck[]; readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-wrecks-'));
  const order = await makeLargeOrder();
  const before = takeStock();
  const roots: string[] = [];
  const watch = () => {
    const root = join(folder, String(roots.length));
    // Whose process has died has no turn any more.
    const filter = (path: string) => !path.includes('.turn-');
    for (const part of ['pages', 'public'])
      cpSync(join(site.root, part), join(root, part), { recursive: true, filter });
    roots.push(root);
  };
  expect(await carryOut({ places: site.places, conditions, tell, watch }, order)).toMatchObject({
    kind: 'saved',
  });
  const after = takeStock();
  return {
    wrecks: roots.map((root) => ({ root, before, after })),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** What belongs to the site. What is left among the pictures is the next commit's to remove. */
function withoutDrafts(stock: ReturnType<typeof takeStock>) {
  return Object.fromEntries(
    Object.entries(stock).filter(([name]) => !/images\/\..*\.unfinished$/.test(name)),
  );
}

describe('a commit that is broken off', () => {
  test('at any change of the disk leaves the old site or the new one once the next start is done', async () => {
    const { wrecks, remove } = await wreckAll();
    const seen: string[] = [];
    for (const { root, before, after } of wrecks) {
      await settle(root);
      expect(await readTrash(join(root, 'pages'))).toMatchObject([{ text: pageWith('Antiga') }]);
      const now = withoutDrafts(takeStock(root));
      const isOld = JSON.stringify(now) === JSON.stringify(before);
      if (!isOld) expect(now).toEqual(after);
      seen.push(isOld ? 'old' : 'new');
    }
    remove();
    // Drafts and second names, the journal, five steps, the journal's end, and what is cleared.
    expect(seen.join(' ')).toMatch(/^(old ){7}(new ){7,}new$/);
    expect(new Set(told)).toEqual(
      new Set([
        'Uma gravação que tinha parado no meio foi terminada: pages/antiga.yaml, public/images/rex.png, pages/index.yaml, pages/site.yaml, pages/nova.yaml.',
      ]),
    );
  });

  test('never harms what was saved by hand since, and is then done wholly or not at all besides', async () => {
    const { wrecks, remove } = await wreckAll();
    const mine = 'title: Salvo à mão\n';
    for (const path of ['index.yaml', 'site.yaml', 'nova.yaml', 'antiga.yaml']) {
      for (const { root, before, after } of wrecks) {
        const copy = `${root}-${path}`;
        cpSync(root, copy, { recursive: true });
        writeFileSync(pathOf(path, copy), mine);
        await settle(copy);
        expect(read(path, copy)).toBe(mine);
        const others = (stock: ReturnType<typeof takeStock>) =>
          JSON.stringify(
            { ...withoutDrafts(stock), [`pages/${path}`]: undefined },
            Object.keys({ ...before, ...after }).toSorted(),
          );
        expect([others(before), others(after)]).toContain(others(takeStock(copy)));
      }
    }
    remove();
  });

  test('is taken back where a draft is not whole, as after a power cut', async () => {
    const { wrecks, remove } = await wreckAll();
    let torn = 0;
    for (const { root, before } of wrecks) {
      const draft = readdirSync(join(root, 'pages')).find((name) =>
        /^\.site\.yaml-[\da-f-]+\.unfinished$/.test(name),
      );
      if (draft === undefined || !existsSync(pathOf('.commit.json', root))) continue;
      truncateSync(pathOf(draft, root), 10);
      await settle(root);
      expect(withoutDrafts(takeStock(root))).toEqual(before);
      torn += 1;
    }
    remove();
    expect(torn).toBeGreaterThan(2);
    expect(told.at(-1)).toContain('foi desfeita, porque um dos arquivos mudou depois');
  });

  test('leaves nothing behind once another is done', async () => {
    const { wrecks, remove } = await wreckAll();
    for (const { root } of wrecks) {
      const places = { ...site.places, pages: join(root, 'pages'), images: join(root, 'public', 'images') };
      const store = open(places);
      await store.commit(await orderFor(store, { 'sobre.yaml': pageWith('Depois') }));
      expect(Object.keys(takeStock(root)).filter((name) => /\/\./.test(name))).toEqual([]);
    }
    remove();
  });
});

describe('a journal that somebody has planted', () => {
  const commit = '00000000-0000-4000-8000-000000000000';
  const [mine, theirs] = [sha256('meu'), sha256('deles')];
  const entry = { before: mine, after: theirs };
  const journal = (step: object, images = '../public/images', id = commit) =>
    JSON.stringify({ commit: id, images, entries: [step] });

  /** Files outside, with drafts beside them that a journal could put in their place. */
  const outside = ['fora.yaml', 'fora/rex.png', 'fora/nota.txt', 'pages/a/b.yaml'];

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a path outside', journal({ ...entry, file: '../fora.yaml' })],
    ['another folder', journal({ ...entry, file: 'a/b.yaml' })],
    ['a file that no page is', journal({ ...entry, picture: 'nota.txt' }, '../fora')],
    ['a picture outside', journal({ ...entry, picture: '../fora.yaml' }, '../fora')],
    ['a picture that is to be replaced', journal({ ...entry, picture: 'rex.png' }, '../fora')],
    ['a picture that is to go', journal({ before: mine, after: null, picture: 'rex.png' }, '../fora')],
    ['an id that leads away', journal({ before: null, after: mine, file: 'a.yaml' }, '.', '/../../fora/x')],
    ['a hash that is none', journal({ before: 7, after: theirs, file: 'a.yaml' })],
  ])('moves and deletes nothing: %s', async (_, text) => {
    for (const path of outside) {
      const file = join(site.root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'meu');
      writeFileSync(join(dirname(file), `.${basename(file)}-${commit}.unfinished`), 'deles');
    }
    writeFileSync(join(site.root, 'fora', 'x.unfinished'), 'meu');
    const look = () =>
      readdirSync(site.root, { recursive: true, encoding: 'utf8' })
        .toSorted()
        .map((name) => [name, statSync(join(site.root, name)).ino]);
    const before = look();
    site.put('.commit.json', text);
    await settle();
    expect(look()).toEqual(before);
  });
});

describe('what the computer does not let us write', () => {
  beforeEach(() => {
    for (const folder of ['', 'pages', 'pages/_themes', 'public', 'public/images', 'cache']) {
      mkdirSync(join(site.root, folder), { recursive: true });
      chmodSync(join(site.root, folder), 0o777);
    }
  });

  /** Commits as somebody whom the system may refuse something: nobody where the tests run as root. */
  async function commitAsNobody(order: Parameters<DiskStore['commit']>[0]) {
    const before = takeStock();
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    try {
      return await open().commit(order);
    } finally {
      if (isRoot) process.seteuid?.(0);
      expect(takeStock()).toEqual(before);
    }
  }

  test('a folder that is read-only is told in a sentence', async () => {
    const order = await orderFor(open(), { 'index.yaml': pageWith('Nova') });
    chmodSync(pathOf(''), 0o555);
    expect(await commitAsNobody(order)).toEqual({
      kind: 'refused',
      reason:
        'O computador não deixa gravar em pages, que ficou como estava. Peça permissão a quem cuida do computador e tente de novo.',
      problems: [],
    });
  });

  test('a file that is read-only is neither replaced nor deleted, nor anything with it', async () => {
    chmodSync(pathOf('index.yaml'), 0o666);
    chmodSync(pathOf('sobre.yaml'), 0o444);
    for (const text of [pageWith('Nova'), null]) {
      const order = await orderFor(open(), { 'index.yaml': pageWith('Nova'), 'sobre.yaml': text });
      expect(await commitAsNobody(order)).toMatchObject({
        kind: 'refused',
        reason: expect.stringMatching(
          /^O computador não deixa gravar em pages\/sobre\.yaml, que ficou como estava\./,
        ),
      });
    }
  });

  test('pictures that are read-only keep the page from being saved', async () => {
    const png = (await makePng()).toString('base64');
    const order = await orderFor(open(), { 'index.yaml': pageWith('Nova') }, { 'rex.png': png });
    chmodSync(site.places.images, 0o555);
    expect(await commitAsNobody(order)).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/^O computador não deixa gravar em public\/images\/rex\.png, /),
    });
  });
});

test('where nobody can say what was written the answer is that, and the next turn brings it to an end', async () => {
  const order = await orderFor(open(), { 'index.yaml': pageWith('Nova'), 'sobre.yaml': pageWith('Nova') });
  let isGone = false;
  const watch = () => {
    isGone ||= read('index.yaml') === pageWith('Nova');
    if (isGone) throw new Error('The disk is gone.');
  };
  const store = new DiskStore({ places: site.places, conditions, tell, watch });
  expect(await store.commit(order)).toEqual({ kind: 'unknown' });
  expect(told.at(-1)).toContain('A commit is neither done nor taken back. The next start tries again.');
  await settle();
  const titles = [read('index.yaml'), read('sobre.yaml')].map((text) => text.includes('Nova'));
  expect(titles[0]).toBe(titles[1]);
  expect(readdirSync(pathOf('')).filter((name) => name.startsWith('.'))).toEqual(['.versions']);
});

test('a file keeps its mode', async () => {
  chmodSync(pathOf('index.yaml'), 0o640);
  const store = open();
  await store.commit(
    await orderFor(store, { 'index.yaml': pageWith('Nova'), 'sobre.yaml': pageWith('Nova') }),
  );
  expect(statSync(pathOf('index.yaml')).mode & 0o777).toBe(0o640);
});

test('what is as it is to be is not written', async () => {
  const store = open();
  const before = statSync(pathOf('sobre.yaml'));
  await store.commit(
    await orderFor(store, { 'index.yaml': pageWith('Nova'), 'sobre.yaml': read('sobre.yaml') }),
  );
  const { mtimeMs, ctimeMs, ino } = statSync(pathOf('sobre.yaml'));
  expect([mtimeMs, ctimeMs, ino]).toEqual([before.mtimeMs, before.ctimeMs, before.ino]);
  expect(read('index.yaml')).toBe(pageWith('Nova'));
});

test('a file that is saved by hand while a commit writes is left alone, and the others are as they were', async () => {
  const mine = pageWith('Salvo à mão');
  const store = open();
  const order = await orderFor(store, { 'index.yaml': pageWith('Nova'), 'sobre.yaml': pageWith('Nova') });
  const before = takeStock();
  const watch = () => {
    if (read('index.yaml') === pageWith('Nova')) writeFileSync(pathOf('sobre.yaml'), mine);
  };
  const outcome = await carryOut({ places: site.places, conditions, tell, watch }, order);
  expect(outcome).toEqual({ kind: 'moved', files: ['sobre.yaml'] });
  expect(takeStock()).toEqual({ ...before, 'pages/sobre.yaml': Buffer.from(mine).toString('latin1') });
});

test('twenty who try again until they have saved lose no line', async () => {
  const store = open();
  const write = async (line: string): Promise<number> => {
    const path = Number(line) % 2 === 0 ? 'index.yaml' : 'sobre.yaml';
    const found = (await store.read([path]))[path];
    const text = found && 'text' in found ? found.text : '';
    const base = { files: { [path]: found?.id ?? null } };
    const { kind } = await store.commit({ base, files: { [path]: `${text}# ${line}\n` } });
    expect(['saved', 'moved']).toContain(kind);
    return kind === 'saved' ? 1 : 1 + (await write(line));
  };
  const lines = Array.from({ length: 20 }, (_, index) => String(index));
  await Promise.all(lines.map(write));
  const written = `${read('index.yaml')}${read('sobre.yaml')}`.match(/(?<=# )\d+/g) ?? [];
  expect(written.toSorted()).toEqual(lines.toSorted());
});

test('tells what keeps a text from being saved by its place in the site, wherever its folder is', async () => {
  const store = open({ ...site.places, pagesName: '../padaria/pages' });
  const refused = await store.commit(await orderFor(store, { 'sobre.yaml': 'title: a: b\n' }));
  expect(refused).toMatchObject({ kind: 'refused', problems: [{ file: 'pages/sobre.yaml', line: 1 }] });
});
