import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'vitrine-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const cache = () => join(root, 'cache', 'compressed');

/** Writes a folder of one document and compresses it. */
async function run(out: string, html: string) {
  const folder = join(root, out);
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), html);
  const told = await precompress(folder, { cache: join(root, 'cache'), isCompressed: true });
  const read = (ending: string) => readFileSync(join(folder, `index.html${ending}`));
  return { told, br: read('.br'), gz: read('.gz') };
}

it('writes both neighbours of a text, and tells the bytes of the text alone', async () => {
  const { told, br, gz } = await run('one', '<p>Olá</p>');
  expect([told, String(brotliDecompressSync(br)), String(gunzipSync(gz))]).toEqual([
    { files: 1, bytes: 11 },
    '<p>Olá</p>',
    '<p>Olá</p>',
  ]);
});

it('compresses an equal text once, wherever it stands', async () => {
  const first = await run('one', '<p>Olá</p>');
  const [name = ''] = readdirSync(cache());
  await run('other', '<p>Adeus</p>');
  const [, other = ''] = readdirSync(cache()).toSorted((a, b) => Number(a !== name) - Number(b !== name));
  // What the cache holds of another text is taken, so nothing was compressed.
  writeFileSync(join(cache(), name), readFileSync(join(cache(), other)));
  const second = await run('two', '<p>Olá</p>');
  expect([first, second].map(({ br }) => String(brotliDecompressSync(br)))).toEqual([
    '<p>Olá</p>',
    '<p>Adeus</p>',
  ]);
});

it('gives the same bytes where the cache is lost or spoilt', async () => {
  const first = await run('one', '<p>Olá</p>');
  const [name = ''] = readdirSync(cache());
  writeFileSync(join(cache(), name), 'nothing');
  const second = await run('two', '<p>Olá</p>');
  rmSync(cache(), { recursive: true });
  expect([second, await run('three', '<p>Olá</p>')]).toEqual([first, first]);
});
