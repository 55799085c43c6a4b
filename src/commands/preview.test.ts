import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preview } from './preview.ts';
import { call } from './sample.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-preview-'));
  writeFileSync(join(folder, 'index.html'), '<h1>Início</h1>');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('tells what it can do when it is asked', async () => {
  const { status, stdout } = await call(preview, ['-h']);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: npm run preview --/)]);
});

test.each([[['--open']], [['dist']], [['--port']]])('%j is refused with the usage', async (words) => {
  const { status, stderr } = await call(preview, words);
  expect([status, stderr]).toEqual([2, expect.stringContaining('Usage: npm run preview --')]);
});

test.each(['abc', '-1', '70000', '', '1e3'])('port "%s" is refused by its name', async (port) => {
  const { status, stderr } = await call(preview, [`--port=${port}`]);
  expect([status, stderr]).toEqual([2, expect.stringContaining(`"${port}"`)]);
});

test('a folder without a site is refused', async () => {
  const { status, stderr } = await call(preview, ['--dir', join(folder, 'nada')]);
  expect([status, stderr]).toEqual([2, expect.stringContaining('There is no finished site in')]);
});

test('an address that is not of this machine is refused with the reason', async () => {
  const { status, stderr } = await call(preview, ['--dir', folder, '--host', '192.0.2.1', '--port', '0']);
  expect([status, stderr]).toEqual([2, expect.stringContaining('192.0.2.1:0 (EADDRNOTAVAIL)')]);
});
