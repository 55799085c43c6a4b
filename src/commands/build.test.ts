import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countFiles } from './build.ts';
import type { MakeSite } from './build-orders.ts';
import { Project, read, write } from './build-sample.ts';

let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => project.remove());

const site = { 'index.html': 'one', 'assets/app-1.js': 'app' };
const dist = () => join(project.folder, 'dist');

describe('the folder of the site', () => {
  it.each([
    ['', '--out está vazio'],
    [' ', '--out está vazio'],
    ['.', 'é a pasta do próprio projeto'],
    ['..', 'é a pasta do próprio projeto, ou uma em que ele está'],
    ['/', 'é a pasta do próprio projeto, ou uma em que ele está'],
    ['pages', 'faz parte do conteúdo'],
    ['pages/_shared', 'faz parte do conteúdo'],
    ['public', 'faz parte do conteúdo'],
    ['public/images', 'faz parte do conteúdo'],
    ['src', 'faz parte do projeto, em "src"'],
    ['src/new/dist', 'faz parte do projeto, em "src"'],
    ['.git', 'faz parte do projeto, em ".git"'],
    ['node_modules/x', 'faz parte do projeto, em "node_modules"'],
    ['../full', 'já tem arquivos que não vieram de uma montagem'],
    ['../file', 'é um arquivo'],
    ['../dangling', 'é um atalho para uma pasta que não existe'],
    ['../to-pages', 'faz parte do conteúdo'],
    ['../to-project/src', 'faz parte do projeto'],
    ['../missing/dist', 'não existe. Crie-a antes.'],
  ])('is refused before any work where it is "%s"', async (out, told) => {
    write(project.root, { 'full/letter.txt': 'mine', file: 'mine' });
    symlinkSync(join(project.root, 'nowhere'), join(project.root, 'dangling'));
    symlinkSync(join(project.folder, 'pages'), join(project.root, 'to-pages'));
    symlinkSync(project.folder, join(project.root, 'to-project'));
    const before = read(project.root);
    const { status, stdout, stderr } = await project.build(['--out', out], site);
    expect({ status, stdout, after: read(project.root) }).toEqual({ status: 2, stdout: '', after: before });
    expect(stderr).toContain(told);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it.each(['', '/new', '/new/inner'])(
    'is told of a disk that may not be written: "%s" of it',
    async (inner) => {
      const disk = join(project.root, 'disk');
      mkdirSync(disk);
      // Only who may mount a disk can have one for reading.
      const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'vitrine', disk]);
      if (mount.status !== 0) return;
      try {
        const { status, stderr } = await project.build(['--out', `../disk${inner}`], site);
        expect(status).toBe(2);
        const told =
          inner === '/new/inner' ? 'não existe. Crie-a antes.' : 'Não é permitido escrever em "../disk';
        expect(stderr).toContain(told);
      } finally {
        spawnSync('umount', [disk]);
      }
    },
  );

  it.skipIf(!existsSync('/proc/self'))('is told of a folder in which nobody can make another', async () => {
    const { status, stderr } = await project.build(['--out', '/proc/x'], site);
    expect([status, stderr]).toEqual([2, expect.stringContaining('Não é permitido escrever em "/proc/x"')]);
  });

  it('is refused where it holds content that lies outside the project', async () => {
    write(project.root, { 'other/pages/index.yaml': 'title: x\n' });
    const words = ['--pages', '../other/pages', '--out', '../other'];
    const { status, stderr } = await project.build(words, site);
    expect({ status, kept: read(join(project.root, 'other')) }).toEqual({
      status: 2,
      kept: { 'pages/index.yaml': 'title: x\n' },
    });
    expect(stderr).toContain('tem dentro dela o conteúdo do site');
  });

  it.each(['dist', 'a/b', '../beside', '../empty', '../link'])('may be "%s"', async (out) => {
    write(project.root, { 'empty/lost+found/x': '', 'empty/.DS_Store': '' });
    mkdirSync(join(project.root, 'target'));
    symlinkSync(join(project.root, 'target'), join(project.root, 'link'));
    const { status, stderr } = await project.build(['--out', out], site);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(read(join(project.folder, out))).toMatchObject(site);
  });

  it('has all that belongs to a site unless something is left out', async () => {
    const orders: unknown[] = [];
    const makeSite: MakeSite = ({ isCompressed, site: made }) => {
      orders.push([isCompressed, made.pages.map(({ summary }) => summary.share !== undefined)]);
      return Promise.resolve({ files: 0, bytes: 0, weights: [] });
    };
    await project.build([], makeSite);
    await project.build(['--share', 'none', '--compress', 'none'], makeSite);
    expect(orders).toEqual([
      [true, [true]],
      [false, [false]],
    ]);
  });

  it('tells each step that may take long in plain words, up to the last', async () => {
    const told: string[] = [];
    const makeProgress = (verb: string) => (done: number, total: number) => {
      if (done === total) told.push(verb);
    };
    const makeSite: MakeSite = ({ outDir, progress }) => {
      write(outDir, site);
      for (const step of ['copies', 'pictures', 'shares', 'pages', 'texts'] as const) progress[step]?.(1, 1);
      return Promise.resolve({ files: 0, bytes: 0, weights: [] });
    };
    await project.build([], makeSite, { makeProgress });
    expect(told).toEqual([
      'Conferindo páginas',
      'Copiando arquivos',
      'Preparando fotos',
      'Desenhando imagens de compartilhamento',
      'Montando páginas',
      'Comprimindo arquivos',
      'Gravando arquivos',
    ]);
  });

  it('has as many files as were counted before the work', async () => {
    const counted: unknown[] = [];
    const makeSite: MakeSite = ({ site: made }) => {
      counted.push(countFiles(made, true), countFiles(made, false));
      return Promise.resolve({ files: 0, bytes: 0, weights: [] });
    };
    const file = join(project.folder, 'pages/site.yaml');
    const redirects = 'redirects:\n  - from: /velho\n    to: /\n';
    writeFileSync(file, readFileSync(file, 'utf8') + redirects);
    await project.build([], makeSite);
    // The favicon, a share picture, and two texts each of a page and an old address.
    expect(counted).toEqual([
      { plain: 6, files: 14 },
      { plain: 6, files: 6 },
    ]);
  });

  it.each(['share', 'compress'])('is not touched where --%s is told something unknown', async (name) => {
    const { status, stderr } = await project.build([`--${name}`, 'nada'], site);
    expect([status, stderr.split('\n')[0], existsSync(dist())]).toEqual([
      2,
      `--${name} só aceita "none".`,
      false,
    ]);
  });

  it('is not touched where a part and the whole are asked for at once', async () => {
    const { status, stderr } = await project.build(['--shard', '1/2', '--merge'], site);
    expect([status, stderr.split('\n')[0], existsSync(dist())]).toEqual([
      2,
      'Escolha um: --shard faz uma parte, e --merge o site inteiro depois delas.',
      false,
    ]);
  });

  it('is forgotten once nothing was built there for sixty days', async () => {
    await project.build([], site);
    const records = join(project.folder, 'node_modules/.cache/built');
    const [own = ''] = readdirSync(records);
    const ages = { 'old.bin': 61, 'young.bin': 59 };
    write(records, { 'old.bin': '', 'young.bin': '' });
    for (const [name, days] of Object.entries(ages)) {
      const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      utimesSync(join(records, name), then, then);
    }
    await project.build([], site);
    expect(readdirSync(records).toSorted()).toEqual([own, 'young.bin'].toSorted());
  });

  it('is left as it was by content with errors, and is not made for them', async () => {
    write(project.folder, { 'pages/index.yaml': 'title: só isso\n' });
    const { status } = await project.build([], site);
    expect({ status, isMade: existsSync(dist()) }).toEqual({ status: 1, isMade: false });
  });

  it('loses the files of the former build and no others, which are told', async () => {
    await project.build([], { ...site, 'old/page.html': 'old', 'both.html': '1' });
    write(dist(), { 'mine.txt': 'mine', 'old/letter.txt': 'mine' });
    const { status, stdout } = await project.build([], { ...site, 'both.html': '2' });
    expect({ status, files: read(dist(), { isSite: true }) }).toEqual({
      status: 0,
      files: { ...site, 'both.html': '2', 'mine.txt': 'mine', 'old/letter.txt': 'mine' },
    });
    expect(stdout).toContain(
      'há algo que não veio da montagem, e que ficou onde está: "mine.txt", "old/letter.txt".',
    );
  });

  it('keeps a file of the former build that somebody has changed, once the site does not have it', async () => {
    await project.build([], { ...site, 'old.html': 'old' });
    write(dist(), { 'old.html': 'my notes' });
    const { stdout } = await project.build([], site);
    expect(read(dist(), { isSite: true })).toEqual({ ...site, 'old.html': 'my notes' });
    expect(stdout).toContain('"old.html"');
  });

  it('keeps a file of somebody whose name the site needs, and stays as it was', async () => {
    await project.build([], site);
    write(dist(), { 'new.html': 'mine', shop: 'mine' });
    const before = read(dist());
    const { status, stderr } = await project.build([], { ...site, 'new.html': '2', 'shop/page.json': '{}' });
    expect({ status, files: read(dist()) }).toEqual({ status: 2, files: before });
    expect(stderr).toContain('"new.html", "shop". O site ficou como estava.');
  });

  it('is put right where a file of the site was changed or lost', async () => {
    await project.build([], site);
    write(dist(), { 'index.html': 'spoilt' });
    rmSync(join(dist(), 'assets'), { recursive: true });
    await project.build([], site);
    expect(read(dist(), { isSite: true })).toEqual(site);
  });

  it.each([0o600, 0])('lets servers read again what nobody could: %o', async (mode) => {
    await project.build([], site);
    chmodSync(join(dist(), 'index.html'), mode);
    await project.build([], site);
    expect(statSync(join(dist(), 'index.html')).mode & 0o777).toBe(0o644);
  });

  it('lets servers into its folders again', async () => {
    await project.build([], site);
    chmodSync(join(dist(), 'assets'), 0o700);
    await project.build([], site);
    expect(statSync(join(dist(), 'assets')).mode & 0o777).toBe(0o755);
  });

  it('has a file of its own where a link to the same text has come in its place', async () => {
    await project.build([], site);
    write(project.root, { 'outside.html': 'one' });
    rmSync(join(dist(), 'index.html'));
    symlinkSync(join(project.root, 'outside.html'), join(dist(), 'index.html'));
    await project.build([], site);
    expect(lstatSync(join(dist(), 'index.html')).isFile()).toBe(true);
    expect(read(project.root)).toMatchObject({ 'outside.html': 'one' });
  });

  it('gives the place of an empty folder to a file, which nobody misses', async () => {
    await project.build([], { ...site, 'b.html': '1' });
    rmSync(join(dist(), 'b.html'));
    mkdirSync(join(dist(), 'b.html/within'), { recursive: true });
    mkdirSync(join(dist(), 'new.html'));
    const next = { ...site, 'index.html': 'two', 'b.html': '2', 'new.html': '1' };
    const { status, stderr } = await project.build([], next);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(read(dist(), { isSite: true })).toEqual(next);
  });

  it('may turn a file into a folder and back', async () => {
    await project.build([], { ...site, shop: 'file' });
    await project.build([], { ...site, 'shop/page.json': '{}' });
    expect(read(dist(), { isSite: true })).toEqual({ ...site, 'shop/page.json': '{}' });
    await project.build([], { ...site, shop: 'file' });
    expect(read(dist(), { isSite: true })).toEqual({ ...site, shop: 'file' });
  });

  it('trusts no mark that names files elsewhere', async () => {
    write(project.root, { 'precious.txt': 'mine' });
    const stamp = { size: 4, hash: createHash('sha256').update('mine').digest('hex') };
    const mark = `{"version":1,"files":{\n"../../precious.txt":${JSON.stringify(stamp)}\n}}\n`;
    write(dist(), { 'deploy/.vitrine.json': mark, 'other.html': 'x' });
    const { status } = await project.build([], site);
    expect({ status, kept: existsSync(join(project.root, 'precious.txt')) }).toEqual({
      status: 2,
      kept: true,
    });
  });
});

describe('the change of sites', () => {
  const old = {
    'index.html': 'old',
    'b.html': 'old',
    'assets/a-1.js': '1',
    'both.txt': 'same',
    'c.html': 'old',
    'c/page.json': 'old',
  };
  const next = {
    'index.html': 'new',
    'b.html': 'new',
    'assets/a-2.js': '2',
    'both.txt': 'same',
    'd/page.json': 'new',
  };

  /** The change at which the machine stops for good. */
  const dieAt = (step: number) => {
    let count = 0;
    return {
      watch: () => {
        count += 1;
        if (count >= step) throw new Error('power cut');
      },
    };
  };

  it('leaves the former site untouched while the new one is made, and when that fails', async () => {
    await project.build([], old);
    const before = read(dist());
    let meanwhile = {};
    const { status } = await project.build([], async ({ outDir }) => {
      write(outDir, next);
      meanwhile = read(dist(), { isSite: true });
      throw new Error('no more');
    });
    expect({ status, meanwhile, files: read(dist()) }).toEqual({ status: 2, meanwhile: old, files: before });
  });

  it('is whole at each step, brought to its end by the next build, and never ends half way', async () => {
    await project.build([], old);
    let [steps, isDone] = [0, false];
    while (!isDone) {
      steps += 1;
      rmSync(dist(), { recursive: true });
      await project.build([], old);
      isDone = (await project.build([], next, dieAt(steps))).status === 0;
      const between = read(dist(), { isSite: true });
      for (const name of ['index.html', 'b.html', 'c.html'].filter((known) => known in between)) {
        const needed = between[name] === 'old' ? 'assets/a-1.js' : 'assets/a-2.js';
        expect(between).toHaveProperty([needed]);
      }
      // The next build delivers nothing of its own: what it finds is what the dead one meant.
      let found = {};
      await project.build([], async () => {
        found = read(dist(), { isSite: true });
        throw new Error('no more');
      });
      expect(found).toEqual(next);
    }
    expect(steps).toBeGreaterThan(8);
    expect(readdirSync(join(dist(), 'deploy'))).toEqual(['.vitrine.json']);
  });

  it('keeps the time of a file that has not changed', async () => {
    await project.build([], old);
    const before = readFileSync(join(dist(), 'both.txt'));
    const changed: string[] = [];
    await project.build([], next, { watch: (change) => changed.push(change) });
    expect(before.toString()).toBe('same');
    expect(changed).toEqual([
      'mark both',
      'move assets/a-2.js',
      'move d/page.json',
      'move b.html',
      'move index.html',
      'remove c.html',
      'remove c/page.json',
      'remove assets/a-1.js',
      'mark new',
    ]);
  });

  it('removes what dead builds have left, and nothing else', async () => {
    await project.build([], old);
    write(dist(), {
      'deploy/.vitrine-work-dead/site/index.html': 'half',
      'deploy/.vitrine-lock': JSON.stringify({ pid: 999_999_999, host: 'here' }),
      'deploy/mine.txt': 'mine',
    });
    const lock = join(dist(), 'deploy', '.vitrine-lock');
    const { hostname } = await import('node:os');
    writeFileSync(lock, JSON.stringify({ pid: 999_999_999, host: hostname(), began: '' }));
    await project.build([], next);
    expect(readdirSync(join(dist(), 'deploy'))).toEqual(['.vitrine.json', 'mine.txt']);
  });

  it('waits for another build of the same folder, whose site is then replaced', async () => {
    let release = () => {};
    const hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    const told: string[] = [];
    let second: Promise<unknown> | undefined;
    const order: string[] = [];
    await project.build([], async ({ outDir }) => {
      second = project.build(
        [],
        async ({ outDir: other }) => {
          order.push('second');
          write(other, next);
          return { files: 0, bytes: 0, weights: [] };
        },
        {
          print: (text) => {
            told.push(text);
            release();
          },
        },
      );
      await hold;
      order.push('first');
      write(outDir, old);
      return { files: 0, bytes: 0, weights: [] };
    });
    await second;
    expect(told[0]).toBe('Outra montagem está escrevendo em "dist". Esperando que termine…');
    expect(order).toEqual(['first', 'second']);
    expect(read(dist(), { isSite: true })).toEqual(next);
  });
});

describe('what the machine refuses', () => {
  const failing = (code: string, path: string, syscall: string) => async () => {
    throw Object.assign(new Error(code), { code, path, syscall });
  };

  it.each([
    ['ENOSPC', 'dist/x', 'Não há espaço no disco'],
    ['EFBIG', 'dist/x', 'Não há espaço no disco'],
    ['EROFS', 'node_modules/.cache/x', 'Não é permitido escrever em "node_modules/.cache"'],
    ['EACCES', 'dist/x', 'Não é permitido escrever em "dist", onde o site fica'],
    ['EACCES', 'public/menu.pdf', 'Não é permitido ler "public/menu.pdf"'],
    ['EACCES', 'node_modules', 'Não é permitido escrever em "node_modules/.cache"', 'mkdir'],
    ['EACCES', 'node_modules', 'Não é permitido ler "node_modules"', 'scandir'],
    ['EACCES', 'tmp/x', 'Não é permitido escrever em "tmp/x"', 'mkdir'],
    ['ENOENT', 'public/menu.pdf', '"public/menu.pdf" não está mais lá'],
    ['EIO', 'public/menu.pdf', 'O disco não respondeu como devia, em "public/menu.pdf"'],
    ['EISDIR', 'dist/b.html', 'Em "dist/b.html" há uma pasta onde o site precisa de um arquivo'],
    ['ENOTDIR', 'dist/b.html', 'Em "dist/b.html" há um arquivo onde o site precisa de uma pasta'],
    ['ENOTEMPTY', 'dist/b.html', 'Em "dist/b.html" há uma pasta onde o site precisa de um arquivo'],
  ])('is told in a sentence: %s at %s', async (code, path, told, syscall = '') => {
    const { status, stderr } = await project.build([], failing(code, join(project.folder, path), syscall));
    expect(status).toBe(2);
    expect(stderr).toContain(told);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('O site que já estava em "dist" ficou como estava.');
  });

  it('is told of the pages where they are no folder, not of the site', async () => {
    const { status, stderr } = await project.build(['--pages', 'pages/index.yaml'], site);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^pages\/index.yaml não é uma pasta/)]);
  });

  it('is no fault of ours, which keeps its stack in a file', async () => {
    const { status, stderr } = await project.build([], async () => {
      throw new Error('a bug');
    });
    expect(status).toBe(2);
    expect(stderr).toContain('defeito.txt');
    expect(stderr).not.toContain('a bug');
    const kept = readFileSync(join(project.folder, 'node_modules', '.cache', 'defeito.txt'), 'utf8');
    expect(kept).toMatch(/a bug\n {4}at /);
  });
});

describe('a cache that may not be written', () => {
  const cache = () => join(project.folder, 'node_modules/.cache');

  /** Builds as somebody whom the system may refuse something: nobody where the tests run as root. */
  async function buildAsNobody(...given: Parameters<Project['build']>) {
    for (const folder of [project.root, project.folder]) chmodSync(folder, 0o777);
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    try {
      return await project.build(...given);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  }

  const told = (name: string) => `Não é permitido escrever em "${name}"`;

  it.each([
    ['itself', () => mkdirSync(cache(), { recursive: true, mode: 0o555 })],
    ['in a folder of it', () => write(cache(), { 'compressed/x': '' })],
    ['since its folder lets nobody make it', () => mkdirSync(join(project.folder, 'node_modules'))],
    ['since a file is in its place', () => write(project.folder, { 'node_modules/.cache': '' })],
  ])('keeps no site from being built: %s', async (_, prepare) => {
    prepare();
    const before = read(join(project.folder, 'node_modules'));
    let used = '';
    const makeSite: MakeSite = async ({ outDir, places }) => {
      used = places.cache;
      write(used, { 'program/x': 'kept' });
      write(outDir, site);
      return { files: 2, bytes: 0, weights: [] };
    };
    const { status, stdout, stderr } = await buildAsNobody([], makeSite);
    expect({ status, stderr, built: read(dist()) }).toEqual({
      status: 0,
      stderr: '',
      built: expect.objectContaining(site),
    });
    expect(stdout.split(told('node_modules/.cache'))).toHaveLength(2);
    expect([existsSync(used), read(join(project.folder, 'node_modules'))]).toEqual([false, before]);
  });

  it('is told before a part of the site is made for it', async () => {
    mkdirSync(cache(), { recursive: true, mode: 0o555 });
    const made: unknown[] = [];
    const makePart = () => Promise.resolve(made.push('part'));
    const { status, stderr } = await buildAsNobody(['--shard', '1/2'], site, { makePart });
    expect([status, made, stderr]).toEqual([2, [], expect.stringContaining(told('node_modules/.cache'))]);
  });
});
