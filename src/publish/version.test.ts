import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runGit } from '../testing/git-site.ts';
import { sha256 } from '../content/pictures/digest.ts';
import { formatVersion, type SiteVersion } from './version.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-version-'));
  for (const folder of ['pages', 'site', 'other']) mkdirSync(join(root, folder));
  write('site/index.html', 'one');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, content: string) => writeFileSync(join(root, file), content);

const read = async (site = 'site', day = '2026-01-31'): Promise<SiteVersion> =>
  JSON.parse(await formatVersion(join(root, site), { pages: join(root, 'pages'), day }));

const git = (...words: readonly string[]) => runGit({ root }, ...words);

test('a version is named by what is published, whatever is compressed and wherever it lies', async () => {
  const first = await read();
  write('other/index.html', 'one');
  write('other/index.html.br', 'x');
  write('other/version.json', 'of before');
  expect(await read('other')).toEqual(first);
  expect(first).toEqual({ version: expect.stringMatching(/^[\da-f]{12}$/), day: '2026-01-31' });
  write('other/index.html', 'two');
  const changed = await read('other');
  rmSync(join(root, 'other/index.html'));
  write('other/home.html', 'one');
  const renamed = await read('other');
  expect(new Set([first, changed, renamed].map(({ version }) => version)).size).toBe(3);
});

test('a file of which it is known what it holds is not read', async () => {
  const first = await read();
  write('site/index.html', 'not read');
  const written = new Map([['index.html', { hash: sha256('one') }]]);
  const text = await formatVersion(join(root, 'site'), {
    pages: join(root, 'pages'),
    day: first.day,
    written,
  });
  expect(JSON.parse(text)).toEqual(first);
});

test('another day is told beside the version, which it does not change', async () => {
  const [one, other] = [await read(), await read('site', '2026-02-01')];
  expect(other).toEqual({ ...one, day: '2026-02-01' });
});

test('the commit is named, and that something is not in it', async () => {
  git('init', '--quiet');
  expect(await read()).not.toHaveProperty('commit');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
  const commit = git('rev-parse', 'HEAD').trim();
  const clean = await read();
  write('pages/index.yaml', 'title: Olá\n');
  const changed = await read();
  expect([clean, changed]).toEqual([
    { version: clean.version, commit, day: clean.day },
    { version: clean.version, commit, isChanged: true, day: clean.day },
  ]);
});
