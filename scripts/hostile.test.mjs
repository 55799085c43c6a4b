import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hostileFiles } from '../src/content/accidents/hostile.ts';
import { writeHostileFolders } from './bench/folders.mjs';

// Each starts a program of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let parent;
let folders;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'vitrine-hostile-'));
  folders = await writeHostileFolders(parent);
});

afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Checks one of the folders with so little memory that a file read whole, or an alias followed, would not fit. */
function check(name) {
  const { path } = folders.find((folder) => folder.name === name);
  const command = ['--max-old-space-size=256', 'scripts/validate.mjs', '--pages', path];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 80_000 });
  return { status, stdout };
}

test('a folder of hostile files is refused, each is named, and the report stays short', () => {
  const { status, stdout } = check('all of these');
  expect(status).toBe(1);
  const named = [...stdout.matchAll(/^ERRO +\S*\/([\w-]+\.yaml):/gm)].map(([, name]) => name);
  expect([...new Set(named)].toSorted()).toEqual(hostileFiles.map(({ name }) => name).toSorted());
  expect(named).toHaveLength(40);
  expect(stdout).toContain('… e mais ');
  expect(stdout.length).toBeLessThan(40_000);
});

test('two thousand sound pages are checked in the same memory', () => {
  const { status, stdout } = check('2,000 sound pages');
  expect(status).toBe(0);
  expect(stdout).toContain('2000 páginas conferidas, nenhum erro.');
});
