import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileFiles, manyPages } from '../src/content/testing/accidents/hostile.ts';
import { sampleSite, sampleTheme } from '../src/content/testing/sample.ts';
import { amount } from '../src/testing/amount.ts';

const soundPages = amount(500, 2000);

/** @type {string} */
let folder;
/** @type {{ status: unknown; stdout: string }} */
let checked;

/** Checks hostile files among very many pages with so little memory that a file read whole, or an alias followed, would not fit. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-hostile-'));
  writeFileSync(join(folder, 'site.yaml'), sampleSite);
  mkdirSync(join(folder, '_themes'));
  writeFileSync(join(folder, '_themes', 'clinic.yaml'), sampleTheme);
  for (const { name, make } of hostileFiles) writeFileSync(join(folder, name), make());
  for (const [name, text] of manyPages(soundPages)) writeFileSync(join(folder, name), text);
  const command = ['--max-old-space-size=256', 'scripts/validate.mjs', '--pages', folder];
  checked = await new Promise((resolve) => {
    const env = { ...process.env, GITHUB_ACTIONS: '' };
    const options = { env, timeout: 170_000, maxBuffer: 16 * 1024 * 1024 };
    execFile(process.execPath, command, options, (error, stdout) => {
      resolve({ status: error === null ? 0 : error.code, stdout });
    });
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('hostile files are refused, each is named, and the report stays short', () => {
  const { status, stdout } = checked;
  expect(status).toBe(1);
  const named = [...stdout.matchAll(/^ERRO +\S*\/([\w-]+\.yaml):/gm)].map(([, name]) => name);
  expect([...new Set(named)].toSorted()).toEqual(hostileFiles.map(({ name }) => name).toSorted());
  expect(named).toHaveLength(40);
  expect(stdout).toContain('… e mais ');
  expect(stdout.length).toBeLessThan(40_000);
});

test(`${soundPages} sound pages beside them are checked in the same memory`, () => {
  expect(checked.stdout).toContain(
    `de ${soundPages + hostileFiles.length} páginas. As outras ${soundPages} estão corretas.`,
  );
});
