import promises from 'node:fs/promises';
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sha256 } from '../content/pictures/digest.ts';
import { FolderIds, readFiles } from './content-folder.ts';

const { readFile } = promises;
let pages: string;
let read: string[];

const write = (path: string, text: string) => writeFileSync(join(pages, path), text);

beforeEach(() => {
  pages = mkdtempSync(join(tmpdir(), 'vitrine-pages-'));
  mkdirSync(join(pages, '_shared'));
  for (const path of ['a.yaml', 'b.yaml', '_shared/c.yaml']) write(path, path);
  read = [];
  const note = (path: string) => {
    read.push(basename(path));
    return readFile(path);
  };
  // What is called here is called with a path alone.
  promises.readFile = note as unknown as typeof readFile;
  syncBuiltinESMExports();
  // In an hour: what was written a moment ago may be written again within the same moment.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
});

afterEach(() => {
  vi.useRealTimers();
  promises.readFile = readFile;
  syncBuiltinESMExports();
  rmSync(pages, { recursive: true, force: true });
});

it('reads a file again only once it was touched, be it to the same size and time', async () => {
  const ids = new FolderIds();
  const first = await ids.list(pages);
  expect([...first]).toEqual(
    ['a.yaml', 'b.yaml', '_shared/c.yaml'].map((path) => [path, sha256(Buffer.from(path))]),
  );
  read = [];
  expect(await ids.list(pages)).toEqual(first);
  expect(read).toEqual([]);
  const { atime, mtime } = statSync(join(pages, 'b.yaml'));
  write('b.yaml', 'B.yaml');
  utimesSync(join(pages, 'b.yaml'), atime, mtime);
  rmSync(join(pages, 'a.yaml'));
  write('d.yaml', 'd');
  const second = await ids.list(pages);
  expect(second.get('b.yaml')).toBe(sha256(Buffer.from('B.yaml')));
  expect([...second.keys()]).toEqual(['b.yaml', 'd.yaml', '_shared/c.yaml']);
  expect(read).toEqual(['b.yaml', 'd.yaml']);
});

it('does not trust the time of a file that was touched just before it was read', async () => {
  vi.useRealTimers();
  const ids = new FolderIds();
  await ids.list(pages);
  read = [];
  await ids.list(pages);
  expect(read).toHaveLength(3);
});

it('reads those files that are asked for, and no link', async () => {
  symlinkSync(join(pages, 'a.yaml'), join(pages, 'e.yaml'));
  const found = await readFiles(pages, ['b.yaml', 'e.yaml', '_shared/c.yaml', 'x.yaml', '../a.yaml']);
  expect(Object.keys(found)).toEqual(['b.yaml', '_shared/c.yaml']);
  expect(read).toEqual(['b.yaml', 'c.yaml']);
});
