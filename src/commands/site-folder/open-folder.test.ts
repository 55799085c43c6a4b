import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { umask } from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markFile, readMark, stamp } from './mark.ts';
import { openSiteFolder } from './open-folder.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-open-folder-'));
});

afterEach(() => rmSync(root, { recursive: true }));

const site = () => join(root, 'site');

/** Lets a file stay where the last build has left it, or writes it; and writes it again in any case. */
async function build(text: string, isInsistent: boolean): Promise<void> {
  const folder = await openSiteFolder(site(), { cache: join(root, 'cache'), tellWaiting: () => {} });
  await folder.release(async (outDir, former) => {
    const isKept = former.keep(['a.txt', 'b.txt'], 'recipe') !== undefined;
    const names = isKept ? [] : ['a.txt', 'b.txt'];
    for (const name of isInsistent ? ['a.txt'] : names) writeFileSync(join(outDir, name), text);
    if (!isKept) former.remember(['a.txt', 'b.txt'], 'recipe');
    return true;
  });
  await folder.close();
}

it('lists what a file holds that stays, though another came with its name', async () => {
  await build('one', false);
  await build('another', true);
  const mark = readMark(join(site(), markFile));
  expect(readFileSync(join(site(), 'a.txt'), 'utf8')).toBe('one');
  expect(mark?.get('a.txt')).toEqual(await stamp(join(site(), 'a.txt')));
  expect([...(mark?.keys() ?? [])]).toEqual(['a.txt', 'b.txt']);
});

it.each([
  ['may not be read', (file: string) => chmodSync(file, 0)],
  [
    'became a link',
    (file: string) => {
      renameSync(file, join(root, 'outside'));
      symlinkSync(join(root, 'outside'), file);
    },
  ],
])('makes a file anew that %s', async (_, spoil) => {
  await build('one', false);
  spoil(join(site(), 'a.txt'));
  await build('one', false);
  const { mode } = lstatSync(join(site(), 'a.txt'));
  expect(mode.toString(8)).toBe('100644');
});

it('makes files anew that a build wrote for nobody else to read', async () => {
  const usual = umask(0o077);
  try {
    await build('one', false);
  } finally {
    umask(usual);
  }
  expect(lstatSync(join(site(), 'a.txt')).mode.toString(8)).toBe('100600');
  await build('one', false);
  expect(lstatSync(join(site(), 'a.txt')).mode.toString(8)).toBe('100644');
});

it('makes files together of which one has gone', async () => {
  await build('one', false);
  rmSync(join(site(), 'b.txt'));
  await build('two', false);
  expect(['a.txt', 'b.txt'].map((name) => readFileSync(join(site(), name), 'utf8'))).toEqual(['two', 'two']);
});

it('knows its list again where the ends of lines were rewritten', async () => {
  await build('one', false);
  const file = join(site(), markFile);
  const before = readMark(file);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
  expect(readMark(file)).toEqual(before);
});

it('is delivered though nothing can be recorded for the next build', async () => {
  writeFileSync(join(root, 'cache'), 'no folder');
  await build('one', false);
  expect(readFileSync(join(site(), 'a.txt'), 'utf8')).toBe('one');
  await build('two', false);
  expect(readFileSync(join(site(), 'a.txt'), 'utf8')).toBe('two');
});
