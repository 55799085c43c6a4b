import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { expect, it } from 'vitest';
import type { Version } from '../changes/changes.ts';
import { load } from '../load/load.ts';
import { samplePage, sampleSite } from '../testing/sample.ts';
import { places } from '../../testing/specified.ts';
import type { ReadFile } from './found-file.ts';
import { readVersion } from './read-version.ts';

async function versionOf(folder: string): Promise<Version> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const read = paths.map(
    async (path) => [path.slice(folder.length + 1).replaceAll(sep, '/'), await readFile(path)] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

/** What is read, without the objects that find places in it. */
const plain = ({ source: { file, name, kind, text, data } }: Pick<ReadFile, 'source'>) => ({
  file,
  name,
  kind,
  text,
  data,
});

interface Read {
  readonly sources: readonly unknown[];
  readonly problems: readonly unknown[];
}

async function fromDisk(pages: string): Promise<Read> {
  const images = join(pages, '..', 'no-images', 'images');
  const { sources, problems } = await load({
    pages,
    pagesName: 'pages',
    images,
    cache: join(pages, '..', 'cache'),
  });
  return { sources: sources.map((source) => plain({ source })), problems };
}

async function fromMemory(pages: string): Promise<Read> {
  const read = readVersion(await versionOf(pages), 'pages');
  return { sources: read.map(plain), problems: read.flatMap(({ problems }) => problems) };
}

it('reads the specified site from memory as it is read from the disk', async () => {
  expect(await fromMemory(places.pages)).toEqual(await fromDisk(places.pages));
});

it('tells the same of names that no page may have, and passes over the same files', async () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-'));
  const page = samplePage('- type: hero\n  title: Olá\n');
  const names = [
    'site.yaml',
    'index.yaml',
    'Outra Página.yaml',
    'outra.yml',
    'index (1).yaml',
    'SITE.yaml.txt',
    'README.md',
    '.oculta.yaml',
    'ou\u200Btra.yaml',
    '404.yaml',
    'quebrada.yaml',
    '_shared/uma.yaml',
    '_shared/Duas.yaml',
    '_shared/site.yaml',
    '_fora/index.yaml',
  ];
  for (const name of names) {
    mkdirSync(dirname(join(root, 'pages', name)), { recursive: true });
    const text = name.startsWith('quebrada') ? 'title: a: b\n' : page;
    writeFileSync(join(root, 'pages', name), name === 'site.yaml' ? sampleSite : text);
  }
  const read = await fromMemory(join(root, 'pages'));
  expect(read).toEqual(await fromDisk(join(root, 'pages')));
  expect(read.sources).toHaveLength(12);
  expect(read.problems.length).toBeGreaterThan(5);
  rmSync(root, { recursive: true });
});
