import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { afterEach, expect, test, vi } from 'vitest';
import { browserArguments, ensureBrowser, tellBrowser } from './browser.mjs';

test.skipIf(process.platform === 'win32')(
  'our list of features that are turned off holds those that Playwright turns off',
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrine-'));
    const executablePath = path.join(folder, 'browser');
    // No browser: it writes down how it was started, and ends.
    await writeFile(executablePath, '#!/bin/sh\nprintf "%s\\n" "$@" > "$0.arguments"\n', { mode: 0o755 });
    await expect(chromium.launch({ executablePath, args: browserArguments })).rejects.toThrow(/closed/);
    const started = await readFile(`${executablePath}.arguments`, 'utf8');
    await rm(folder, { recursive: true });
    const lists = [...started.matchAll(/^--disable-features=(.*)$/gm)];
    const [theirs = [], ours, ...others] = lists.map(([, names = '']) => names.split(','));
    expect(others).toEqual([]);
    expect(theirs.length).toBeGreaterThan(5);
    expect(ours).toEqual(expect.arrayContaining(theirs));
  },
);

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a browser that does not start is refused, unless whoever names it has seen it start', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrine-'));
  const missing = path.join(folder, 'browser');
  vi.stubEnv('TMPDIR', folder);
  vi.stubEnv('VITRINE_BROWSER', missing);
  await expect(ensureBrowser()).rejects.toThrow(`VITRINE_BROWSER is ${missing}, which is no Chromium`);
  // Playwright leaves two folders behind of what it cannot find.
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
  for (const [name, value] of Object.entries(tellBrowser(missing))) vi.stubEnv(name, value);
  expect(await ensureBrowser()).toBe(missing);
});
