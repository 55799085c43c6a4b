import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SiteFolder } from '../testing/disk-site.ts';
import { commitAll, commitTexts, runGit } from '../testing/git-site.ts';
import { pageWith, smallSite } from '../testing/store-contract.ts';
import { listVersions, readVersion } from './earlier-versions.ts';
import { keepVersions } from './kept-versions.ts';

let site: SiteFolder;

const usual = { ...env };

beforeEach(() => {
  site = new SiteFolder(smallSite);
});

afterEach(() => {
  for (const name of Object.keys(env)) if (!(name in usual)) delete env[name];
  Object.assign(env, usual);
  site.remove();
});

const pathOf = (path: string) => join(site.places.pages, path);
const list = (path: string) => listVersions(site.places.pages, path);
const read = (path: string, id: string) => readVersion(site.places.pages, path, id);

/** The versions as their texts, the newest first. */
async function textsOf(path: string): Promise<readonly (string | undefined)[]> {
  const { versions } = await list(path);
  return Promise.all(versions.map(({ id }) => read(path, id)));
}

/** Keeps a text as saving does that replaces it, as if it had been written at a moment. */
async function keepAt(path: string, text: string, when: string): Promise<void> {
  site.put(path, text);
  utimesSync(pathOf(path), new Date(when), new Date(when));
  await keepVersions(site.places.pages, [{ path, bytes: Buffer.from(text) }]);
}

/** Puts a program in git's place that does something, and notes that it was called. */
function replaceGit(script: string): void {
  const folder = join(site.root, 'programas');
  mkdirSync(folder);
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'git'), 0o755);
  env['PATH'] = `${folder}:/usr/bin:/bin`;
}

describe('of a site that git keeps', () => {
  const first = smallSite['sobre.yaml'] ?? '';
  let begun: string;

  beforeEach(() => {
    runGit(site, 'init', '--quiet');
    begun = commitAll(site, 'Começa o site', '2026-01-10T12:00:00-03:00');
  });

  test('each committed text is told with its time, its author and what was said, the newest first', async () => {
    site.put('sobre.yaml', pageWith('Dois'));
    const second = commitAll(site, 'Muda o título\n\nE mais.', '2026-01-11T12:00:00-03:00');
    site.put('sobre.yaml', pageWith('Três'));
    const who = 'Ana Íris';
    expect(await list('sobre.yaml')).toEqual({
      versions: [
        { id: second, when: '2026-01-11T15:00:00.000Z', who, says: 'Muda o título' },
        { id: begun, when: '2026-01-10T15:00:00.000Z', who, says: 'Começa o site' },
      ],
      isWhole: true,
    });
    expect(await textsOf('sobre.yaml')).toEqual([pageWith('Dois'), first]);
    commitAll(site, '', '2026-01-12T12:00:00-03:00');
    expect(await textsOf('sobre.yaml')).toEqual([pageWith('Dois'), first]);
  });

  test.each([
    'duas palavras.yaml',
    `aspas 'a' "b".yaml`,
    '-x.yaml',
    '--output=x.yaml',
    'avaliação.yaml',
    '*.yaml',
    ':(glob)x.yaml',
    '$(touch x).yaml',
    '_shared/seção nova.yaml',
  ])('a file that is now called %j has what it was before it was renamed', async (name) => {
    mkdirSync(pathOf('_shared'), { recursive: true });
    site.put('sobre.yaml', null);
    site.put(name, first.replace('Sobre', 'Outra'));
    commitAll(site, 'Renomeia', '2026-01-11T12:00:00-03:00');
    site.put(name, 'title: Agora\n');
    expect(await textsOf(name)).toEqual([first.replace('Sobre', 'Outra'), first]);
    expect(existsSync(pathOf('x.yaml'))).toBe(false);
  });

  test('a page that was copied begins with the copy', async () => {
    site.put('copia.yaml', first);
    commitAll(site, 'Copia', '2026-01-11T12:00:00-03:00');
    site.put('copia.yaml', pageWith('Cópia'));
    expect(await textsOf('copia.yaml')).toEqual([first]);
  });

  test('what saving has replaced since stands between, and what was committed too is told as that', async () => {
    await keepAt('sobre.yaml', first, '2026-01-11T10:00:00Z');
    await keepAt('sobre.yaml', pageWith('Dois'), '2026-01-11T11:00:00Z');
    const second = commitAll(site, 'Muda', '2026-01-11T12:00:00Z');
    await keepAt('sobre.yaml', pageWith('Três'), '2026-01-11T13:00:00Z');
    site.put('sobre.yaml', pageWith('Quatro'));
    expect(await textsOf('sobre.yaml')).toEqual([pageWith('Três'), pageWith('Dois'), first]);
    const { versions } = await list('sobre.yaml');
    expect(versions.slice(1).map(({ id }) => id)).toEqual([second, begun]);
    expect(versions[0]).toEqual({ id: expect.any(String), when: '2026-01-11T13:00:00.000Z' });
  });

  test('a text whose lines end as Windows ends them is the one that git has', async () => {
    site.put('sobre.yaml', first.replaceAll('\n', '\r\n'));
    expect(await textsOf('sobre.yaml')).toEqual([]);
  });

  test('a file that was never committed, and one that is gone, have none', async () => {
    site.put('nova.yaml', pageWith('Nova'));
    site.put('sobre.yaml', null);
    expect([await textsOf('nova.yaml'), await textsOf('sobre.yaml')]).toEqual([[], []]);
  });

  test('no more than fifty are looked for', async () => {
    commitTexts(
      site,
      'sobre.yaml',
      Array.from({ length: 52 }, (_, turn) => pageWith(`Vez ${turn}`)),
    );
    site.put('sobre.yaml', pageWith('Agora'));
    expect((await list('sobre.yaml')).versions).toHaveLength(50);
  });

  test('what is no text, or larger than a page may be, or was a link, is not given', async () => {
    site.put('sobre.yaml', Uint8Array.of(0x74, 0xe9, 0xff));
    commitAll(site, 'Estranha', '2026-01-11T12:00:00Z');
    site.put('sobre.yaml', `# ${'x'.repeat(256 * 1024)}\n`);
    commitAll(site, 'Grande', '2026-01-12T12:00:00Z');
    rmSync(pathOf('sobre.yaml'));
    symlinkSync('/etc/hostname', pathOf('sobre.yaml'));
    commitAll(site, 'Atalho', '2026-01-13T12:00:00Z');
    rmSync(pathOf('sobre.yaml'));
    site.put('sobre.yaml', pageWith('Agora'));
    const { versions } = await list('sobre.yaml');
    expect(versions.map(({ says }) => says)).toEqual(['Grande', 'Estranha', 'Começa o site']);
    expect(await textsOf('sobre.yaml')).toEqual([undefined, undefined, first]);
  });

  test('only what is listed of this very file is read, whatever else git knows by that name', async () => {
    site.put('sobre.yaml', pageWith('Dois'));
    site.put('index.yaml', pageWith('Outro'));
    const other = commitAll(site, 'Muda', '2026-01-11T12:00:00Z');
    site.put('index.yaml', pageWith('Agora'));
    const blob = runGit(site, 'rev-parse', `${begun}:pages/sobre.yaml`).trim();
    for (const id of [other, blob, 'HEAD', `${begun}^{tree}`, '--help', begun.slice(0, 12), ''])
      expect(await read('sobre.yaml', id)).toBeUndefined();
    expect(await read('sobre.yaml', begun)).toBe(first);
  });

  test('no other program is started, whatever the settings and the surroundings say', async () => {
    const trap = join(site.root, 'armadilha');
    const proof = join(site.root, 'prova');
    writeFileSync(trap, `#!/bin/sh\ntouch '${proof}'\ncat "$@"\n`);
    chmodSync(trap, 0o755);
    const keys = ['core.pager', 'core.fsmonitor', 'gpg.program', 'diff.external', 'diff.x.textconv'];
    for (const key of keys) runGit(site, 'config', key, trap);
    runGit(site, 'config', 'log.showSignature', 'true');
    runGit(site, 'config', 'filter.x.smudge', trap);
    runGit(site, 'config', 'log.showRoot', 'false');
    writeFileSync(pathOf('.gitattributes'), '*.yaml diff=x\n*.yaml filter=x\n');
    Object.assign(env, { GIT_EXTERNAL_DIFF: trap, GIT_PAGER: trap, GIT_DIR: '/tmp', GIT_TRACE: proof });
    site.put('sobre.yaml', pageWith('Dois'));
    expect(await textsOf('sobre.yaml')).toEqual([first]);
    expect(existsSync(proof)).toBe(false);
  });

  test('where git breaks off, what saving has replaced is told, and that it is not all', async () => {
    await keepAt('sobre.yaml', pageWith('Dois'), '2026-01-11T10:00:00Z');
    site.put('sobre.yaml', pageWith('Três'));
    replaceGit('kill -9 $$');
    expect(await list('sobre.yaml')).toMatchObject({
      versions: [{ when: '2026-01-11T10:00:00.000Z' }],
      isWhole: false,
    });
    expect(await textsOf('sobre.yaml')).toEqual([pageWith('Dois')]);
  });
});

describe('of a site that git does not keep', () => {
  test.each([
    ['git is not installed', () => (env['PATH'] = join(site.root, 'nada'))],
    ['it is in no repository', () => undefined],
    ['nothing was ever committed', () => runGit(site, 'init', '--quiet')],
  ])('what saving has replaced is all that there is: %s', async (_, arrange) => {
    await keepAt('sobre.yaml', pageWith('Um'), '2026-01-10T10:00:00Z');
    await keepAt('sobre.yaml', pageWith('Dois'), '2026-01-11T10:00:00Z');
    site.put('sobre.yaml', pageWith('Três'));
    arrange();
    expect((await list('sobre.yaml')).isWhole).toBe(true);
    expect(await textsOf('sobre.yaml')).toEqual([pageWith('Dois'), pageWith('Um')]);
  });
});
