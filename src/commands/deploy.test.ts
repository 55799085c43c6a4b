import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Project, read, write } from './build-sample.ts';
import { makeDeploy } from './deploy.ts';
import { call } from './sample.ts';
import type { Watch } from './site-folder/deliver.ts';

let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => project.remove());

const home = () => join(project.root, 'online');
const current = (file = '') => join(home(), 'current', file);
const releases = () => readdirSync(join(home(), 'releases')).toSorted();
const online = () => readlinkSync(join(home(), 'current')).replace('releases/', '');
const shown = () => read(realCurrent(), { isSite: true });
const realCurrent = () => join(home(), 'releases', online());

const deploy = (words: readonly string[] = [], watch?: Watch, to = home()) =>
  call(makeDeploy(watch), ['--to', to, ...words], {
    folder: project.folder,
    project: {
      root: project.folder,
      publicFolder: join(project.folder, 'public'),
      cache: join(project.folder, 'node_modules', '.cache'),
    },
  });

let versions = 0;

/** Builds a site of these files, and puts it online. */
async function release(files: Readonly<Record<string, string>>, words: readonly string[] = []) {
  versions += 1;
  const version = String(versions).padStart(12, '0');
  await project.build([], { ...files, 'version.json': `{"version":"${version}","day":"2026-01-31"}\n` });
  const { status, stdout, stderr } = await deploy(words);
  return { status, version, said: `${stdout}${stderr}`.replaceAll(home(), 'online') };
}

const one = {
  'index.html': 'one',
  'page.json': '1',
  'velha.html': 'old',
  'velha.page.json': 'old data',
  'velha.page.json.br': 'old data, compressed',
  'assets/app-1.js': 'app 1',
  'robots.txt': 'all',
};
const two = {
  'index.html': 'two',
  'page.json': '2',
  'nova.html': 'new',
  'nova.page.json': 'new data',
  'assets/app-2.js': 'app 2',
  'robots.txt': 'all',
};

describe('a release', () => {
  it('is the built site in a folder of its own, which a server reads by one link', async () => {
    const { status, said, version } = await release(one);
    const { 'version.json': _, ...files } = shown();
    expect({ status, files }).toEqual({ status: 0, files: one });
    expect(said).toBe(`No ar em "online": versão ${version}, 2 páginas, 7 arquivos, 0 kB.\n`);
    expect(online()).toMatch(new RegExp(`^\\d{8}T\\d{6}Z-${version}$`));
    expect(statSync(current('index.html')).mode & 0o777).toBe(0o644);
  });

  it('is told by what it changes: pages and bytes', async () => {
    await release({ ...one, 'big.txt': 'x'.repeat(4096) });
    const { said } = await release({ ...two, 'index.html': 'x'.repeat(2048) });
    expect(said.split('\n').slice(1).join('\n')).toMatchInlineSnapshot(`
      "Páginas: 1 nova (/nova); 1 mudada (/); 1 retirada (/velha).
      Arquivos: 6 novos ou mudados (2 kB), 4 retirados; o site ficou 2 kB menor.
      "
    `);
  });

  it('keeps what pages that are open still ask for: hashed files, and data of pages that are gone', async () => {
    await release(one);
    await release(two);
    const { 'version.json': _, ...files } = shown();
    expect(files).toEqual({
      ...two,
      'assets/app-1.js': 'app 1',
      'velha.page.json': 'old data',
      'velha.page.json.br': 'old data, compressed',
    });
  });

  it('knows pages of a release whose data lay in folders, as it did once', async () => {
    const before = {
      'page.json': '1',
      'fica.html': 'a',
      'fica/page.json': 'a',
      'sai.html': 'b',
      'sai/page.json': 'b',
    };
    await release({ ...one, ...before });
    const { said } = await release({ ...one, 'fica.html': 'a', 'fica.page.json': 'a' });
    expect(said).toContain('Páginas: 1 mudada (/fica); 1 retirada (/sai).');
    expect(shown()).toMatchObject({ 'fica.page.json': 'a', 'fica/page.json': 'a', 'sai/page.json': 'b' });
  });

  it('takes no compressed file of another, whose original differs', async () => {
    await release({ ...one, 'page.json.br': '1, compressed' });
    await release(two);
    expect(shown()).not.toHaveProperty(['page.json.br']);
  });

  it('lets go of them with the release that they came from', async () => {
    await release(one);
    for (const turn of [1, 2, 3]) await release({ ...two, 'index.html': `two, ${turn}` }, ['--keep', '3']);
    expect(releases()).toHaveLength(3);
    expect(existsSync(current('assets/app-1.js'))).toBe(false);
    expect(existsSync(current('assets/app-2.js'))).toBe(true);
  });

  it('keeps the moment of a file that has not changed, and gives a changed one another', async () => {
    const moment = (file: string) => Math.floor(statSync(current(file)).mtimeMs / 1000);
    await release(one);
    const before = [moment('robots.txt'), moment('index.html')];
    // Within the same second, and of the same length.
    await release({ ...one, 'index.html': 'eno' });
    expect(moment('robots.txt')).toBe(before[0]);
    expect(moment('index.html')).toBeGreaterThan(before[1] ?? 0);
  });

  it('is not made where nothing has changed', async () => {
    const { version } = await release(one);
    const { status, stdout } = await deploy();
    expect({ status, count: releases().length }).toEqual({ status: 0, count: 1 });
    expect(stdout).toContain(`Nada mudou: a versão ${version} já está no ar em "`);
  });

  it('is made anew where the one that is online is no longer whole, and says so', async () => {
    const before = await release(one);
    await release(two);
    rmSync(current('index.html'));
    writeFileSync(current('nova.html'), 'wen');
    const { status, stdout } = await deploy();
    expect({ status, count: releases().length }).toEqual({ status: 0, count: 3 });
    expect(stdout.replaceAll(home(), 'online').replace(/\d{12}/, 'X')).toMatchInlineSnapshot(`
      "No ar em "online": versão X, 2 páginas, 7 arquivos, 0 kB.
      O conteúdo é o mesmo, mas no ar já não estava inteiro: "index.html" e mais 1. Foi publicado de novo.
      "
    `);
    expect(shown()).toMatchObject(two);
    // Back leads to what was before, never to the broken one.
    expect((await deploy(['--rollback'])).stdout).toContain(before.version);
  });

  it('is kept before one that was online and broken', async () => {
    const before = await release(one);
    await release(two);
    rmSync(current('index.html'));
    await deploy(['--keep', '2']);
    expect(shown()).toMatchObject(two);
    await deploy(['--rollback']);
    expect(online()).toContain(before.version);
  });

  it('takes no file of the former release that somebody has spoilt there', async () => {
    await release(one);
    appendFileSync(current('robots.txt'), '!');
    await release({ ...one, 'index.html': 'other' });
    expect(shown()['robots.txt']).toBe('all');
  });

  it('tells what lies in the site and is not of it', async () => {
    await release(one);
    write(join(project.folder, 'dist'), { 'mine.txt': 'mine' });
    const { said } = await release(two);
    expect(said).toContain('Em "dist" há algo que não veio da montagem e que não foi publicado: "mine.txt".');
    expect(existsSync(current('mine.txt'))).toBe(false);
  });
});

describe('a site that is not whole', () => {
  it.each([
    [
      'changed',
      () => writeFileSync(join(project.folder, 'dist/index.html'), 'eno'),
      '"index.html" em "dist" não é o que',
    ],
    [
      'missing a file',
      () => rmSync(join(project.folder, 'dist/velha.html')),
      '"velha.html" em "dist" não é o que',
    ],
    [
      'without its list',
      () => rmSync(join(project.folder, 'dist/deploy'), { recursive: true }),
      'Não há um site montado em "dist". Rode npm run build antes.',
    ],
    [
      'not there',
      () => rmSync(join(project.folder, 'dist'), { recursive: true }),
      'Não há um site montado em "dist".',
    ],
  ])('is not put online: %s', async (_, spoil, told) => {
    const { version } = await release(two);
    await project.build([], { ...one, 'version.json': '{"version":"aaaaaaaaaaaa"}' });
    spoil();
    const { status, stderr } = await deploy();
    expect({ status, online: online(), count: releases().length }).toMatchObject({
      status: 2,
      online: expect.stringContaining(version),
      count: 1,
    });
    expect(stderr).toContain(told);
  });

  it('without a home page is not put online, and says what is missing', async () => {
    const { 'index.html': _, ...rest } = one;
    await project.build([], rest);
    expect(await deploy()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(
        'O site em "dist" não tem a página inicial, que é o arquivo index.yaml',
      ),
    });
  });

  it('says its version, or is not put online', async () => {
    await project.build([], one);
    const { status, stderr } = await deploy();
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'O site em "dist" não diz a sua versão. Rode npm run build e publique de novo.\n',
    });
  });
});

describe('--rollback', () => {
  it('puts the release online that was before, with what pages of the other still ask for', async () => {
    await release(one);
    await release(two);
    const { status, stdout } = await deploy(['--rollback']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^De volta no ar em ".*": versão \d{12}\. A versão \d{12} saiu do ar\.\n$/);
    expect(shown()).toMatchObject({ ...one, 'assets/app-2.js': 'app 2', 'nova.page.json': 'new data' });
  });

  it('names the folders of two releases of one version', async () => {
    const version = 'aaaaaaaaaaaa';
    for (const day of ['2026-01-31', '2026-02-01']) {
      await project.build([], { ...one, 'version.json': `{"version":"${version}","day":"${day}"}\n` });
      await deploy();
    }
    const [first, second] = releases();
    expect((await deploy(['--rollback'])).stdout.replace(home(), 'online')).toBe(
      `De volta no ar em "online": versão ${version} (releases/${first}). A versão ${version} (releases/${second}) saiu do ar.\n`,
    );
    expect(online()).toBe(first);
  });

  it('never leads to a release that was taken back', async () => {
    const first = await release(one);
    await release({ ...two, 'index.html': 'bad' });
    await deploy(['--rollback']);
    await release(two);
    await deploy(['--rollback']);
    expect(online()).toContain(first.version);
  });

  it('finds the release before, however many were taken back since', async () => {
    const first = await release(one);
    for (const turn of [1, 2, 3]) {
      await release({ ...two, 'index.html': `bad ${turn}` }, ['--keep', '2']);
      expect((await deploy(['--rollback'])).status).toBe(0);
    }
    expect(online()).toContain(first.version);
  });

  it('passes by releases that are no longer whole, and says so', async () => {
    const first = await release(one);
    const second = await release(two);
    rmSync(current('robots.txt'));
    await release({ ...two, 'index.html': 'three' });
    const { status, stdout } = await deploy(['--rollback']);
    expect({ status, shown: shown() }).toMatchObject({ status: 0, shown: one });
    expect(stdout).toContain(`A versão anterior, ${second.version}, já não está inteira em`);
    expect(stdout).toContain(`"robots.txt" falta ou mudou.\nDe volta no ar em "`);
    expect(stdout).toContain(`versão ${first.version}.`);
  });

  it.each([
    ['there is none', async () => {}, 'Não há versão anterior guardada em "'],
    [
      'that one lacks a file',
      async () => {
        rmSync(current('robots.txt'));
        await release(two);
      },
      'já não está inteira em "',
    ],
    [
      'a file of that one was changed, of the same size',
      async () => {
        writeFileSync(current('index.html'), 'eno');
        await release(two);
      },
      '"index.html" falta ou mudou.',
    ],
  ])('leaves the site as it is where %s', async (_, prepare, told) => {
    await release(one);
    await prepare();
    const before = online();
    const { status, stderr } = await deploy(['--rollback']);
    expect({ status, online: online() }).toEqual({ status: 2, online: before });
    expect(stderr).toContain(told);
    expect(stderr).toContain(
      'O site ficou como estava. Rode npm run build e npm run deploy para pôr no ar o site montado.',
    );
  });
});

describe('the folder of releases', () => {
  it.each([
    ['', '--to está vazio'],
    ['.', 'é a pasta do próprio projeto'],
    ['pages', 'faz parte do conteúdo'],
    ['src/online', 'faz parte do projeto, em "src"'],
    ['dist/online', 'e a pasta do site montado ficam uma dentro da outra'],
    ['../full', 'já tem arquivos que não vieram de uma publicação'],
    ['../file', 'é um arquivo'],
    ['../lost', 'é um atalho para uma pasta que não existe'],
    ['../held', '"current" em "../held" não é um atalho'],
    ['../taken', '"releases" em "../taken" não é uma pasta'],
    ['../away', '"releases" em "../away" não é uma pasta'],
  ])('is refused before any work where it is "%s"', async (to, told) => {
    write(project.root, { 'full/letter.txt': 'mine', file: 'mine' });
    symlinkSync('nowhere', join(project.root, 'lost'));
    write(project.root, {
      'held/current/index.html': 'mine',
      'held/.vitrine-releases.json': '{"version":1}\n',
      'taken/.vitrine-releases.json': '{"version":1}\n',
      'taken/releases': 'mine',
      'away/.vitrine-releases.json': '{"version":1}\n',
    });
    symlinkSync('nowhere', join(project.root, 'away/releases'));
    await project.build([], one);
    const before = read(project.root);
    const { status, stdout, stderr } = await deploy([], undefined, to);
    expect({ status, stdout, after: read(project.root) }).toEqual({ status: 2, stdout: '', after: before });
    expect(stderr).toContain(told);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    [['--rollback'], 'Não há versão anterior guardada em "../typo"'],
    [['--from', 'nowhere'], 'Não há um site montado em "nowhere".'],
  ])('is not made by %j, which has nothing to put there', async (words, told) => {
    await project.build([], one);
    mkdirSync(join(project.root, 'empty'));
    for (const to of ['../typo', '../empty']) {
      const { status, stderr } = await deploy(words, undefined, to);
      expect([status, stderr]).toEqual([2, expect.stringContaining(told.replace('../typo', to))]);
    }
    expect(readdirSync(project.root).toSorted()).toEqual(['empty', 'project']);
    expect(readdirSync(join(project.root, 'empty'))).toEqual([]);
  });

  it.skipIf(!existsSync('/proc/self'))('is told where nobody can make it', async () => {
    await project.build([], { ...one, 'version.json': '{"version":"aaaaaaaaaaaa"}' });
    const { status, stderr } = await deploy([], undefined, '/proc/x');
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^O computador não deixa gravar em .*\/proc\/x,/),
    ]);
  });

  const link = (target: string) => {
    rmSync(current());
    symlinkSync(target, current());
  };

  it.each([
    ['with a slash behind it', () => `releases/${online()}/`],
    ['from the root', () => realCurrent()],
  ])('knows what is online by a link that somebody has written %s', async (_, write) => {
    const { version } = await release(one);
    await release(two);
    link(write());
    expect((await deploy()).stdout).toContain('Nada mudou');
    expect((await deploy(['--rollback'])).stdout).toContain(version);
  });

  it.each([[[]], [['--rollback']]])('is left alone by %j where its link leads elsewhere', async (words) => {
    write(project.root, { 'elsewhere/index.html': 'mine' });
    await release(one);
    await release(two);
    link(join(project.root, 'elsewhere'));
    const { status, stderr } = await deploy(words);
    expect([status, online()]).toEqual([2, join(project.root, 'elsewhere')]);
    expect(stderr.replaceAll(project.root, '')).toMatchInlineSnapshot(`
      ""current" em "/online" leva a "/elsewhere", que não é uma versão publicada aqui. O site ficou como estava. Se esse atalho já não serve, apague-o e rode npm run deploy.
      "
    `);
  });

  it('is told to have had nothing online where its link led to nothing', async () => {
    await release(one);
    link('releases/20200101T000000Z-aaaaaaaaaaaa');
    const { status, stderr } = await deploy(['--rollback']);
    expect(status).toBe(2);
    expect(stderr.replaceAll(home(), 'online')).toMatchInlineSnapshot(`
      ""current" em "online" não levava a uma versão inteira. O site ficou como estava. Rode npm run build e npm run deploy para pôr no ar o site montado.
      "
    `);
    expect((await deploy()).stdout).toContain('não levava a uma versão inteira');
    expect(shown()).toMatchObject(one);
  });

  it('keeps what is somebody else’s, in it and in its releases', async () => {
    await release(one);
    write(home(), { 'note.txt': 'mine', 'releases/mine/index.html': 'mine', 'current/mine.txt': 'mine' });
    mkdirSync(join(home(), 'releases', '20260131T000000Z-aaaaaaaaaaaa'));
    const first = online();
    const { said } = await release(two, ['--keep', '1']);
    expect(read(home())).toMatchObject({
      'note.txt': 'mine',
      'releases/mine/index.html': 'mine',
      [`releases/${first}.unfinished/mine.txt`]: 'mine',
    });
    expect(releases()).toEqual(['20260131T000000Z-aaaaaaaaaaaa', `${first}.unfinished`, online(), 'mine']);
    expect(said).toContain(`menos o que alguém pôs nelas: ${first}.`);
  });

  it('follows no link that leads out of it', async () => {
    write(project.root, { 'outside/index.html': 'mine' });
    await release(one);
    symlinkSync(
      join(project.root, 'outside'),
      join(home(), 'releases', '20260131T000000Z-bbbbbbbbbbbb.unfinished'),
    );
    await release(two, ['--keep', '1']);
    expect(read(join(project.root, 'outside'))).toEqual({ 'index.html': 'mine' });
  });

  it.each(['0', '-1', 'x', '1.5'])('keeps no "%s" releases', async (keep) => {
    expect((await deploy([`--keep=${keep}`])).stderr).toContain(
      `--keep pede um número a partir de 1, e não "${keep}".`,
    );
  });
});

/** The change at which the machine stops for good. */
function dieAt(step: number): Watch {
  let count = 0;
  return () => {
    count += 1;
    if (count >= step) throw new Error('power cut');
  };
}

describe('a command that dies', () => {
  const state = () => {
    const { 'version.json': _, ...files } = shown();
    return files;
  };
  const wholeOne = one;
  const wholeTwo = {
    ...two,
    'assets/app-1.js': 'app 1',
    'velha.page.json': 'old data',
    'velha.page.json.br': 'old data, compressed',
  };

  it('at any step leaves a whole site online, and the next clears away what it has left', async () => {
    let [steps, isDone] = [0, false];
    while (!isDone) {
      steps += 1;
      rmSync(home(), { recursive: true, force: true });
      await release(one);
      await project.build([], { ...two, 'version.json': '{"version":"aaaaaaaaaaaa"}' });
      isDone = (await deploy(['--keep', '2'], dieAt(steps))).status === 0;
      expect([wholeOne, wholeTwo]).toContainEqual(state());
      const { status } = await release({ ...two, 'robots.txt': `after ${steps}` }, ['--keep', '2']);
      expect({ status, count: releases().length }).toEqual({ status: 0, count: 2 });
      expect(state()).toMatchObject({ ...two, 'robots.txt': `after ${steps}` });
      expect(readdirSync(home()).toSorted()).toEqual(['.vitrine-releases.json', 'current', 'releases']);
      expect(releases().filter((name) => name.endsWith('.unfinished'))).toEqual([]);
    }
    expect(steps).toBeGreaterThan(12);
  });

  it('on the way back leaves a whole site too', async () => {
    let [steps, isDone] = [0, false];
    while (!isDone) {
      steps += 1;
      rmSync(home(), { recursive: true, force: true });
      await release(one);
      await release(two);
      isDone = (await deploy(['--rollback'], dieAt(steps))).status === 0;
      expect([one['index.html'], two['index.html']]).toContain(shown()['index.html']);
      const site = shown()['index.html'] === 'one' ? one : two;
      expect(shown()).toMatchObject(site);
    }
    expect((await release({ ...two, 'index.html': 'three' }, ['--keep', '1'])).status).toBe(0);
    expect(releases()).toHaveLength(1);
  });
});
