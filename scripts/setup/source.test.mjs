import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundle, isSealed, sealCode, signSources } from './source.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-source-'));
  mkdirSync(join(folder, 'src', 'fields'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'src', 'fields', 'one.ts'), 'export const one = 1;');
});

afterEach(() => rmSync(folder, { recursive: true }));

const hour = 60 * 60 * 1000;
const signLater = (path = 'src/one.ts') => signSources(folder, path, Date.now() + hour);

test('a bundle has the same sign as long as no source changes, comes or goes', async () => {
  const signs = [await signLater(), await signLater()];
  writeFileSync(join(folder, 'src', 'fields', 'one.ts'), 'export const one = 1; // said');
  signs.push(await signLater());
  writeFileSync(join(folder, 'src', 'two.ts'), '');
  signs.push(await signLater());
  rmSync(join(folder, 'src', 'two.ts'));
  writeFileSync(join(folder, 'package-lock.json'), '{ }');
  signs.push(await signLater(), await signLater('src/two.ts'));
  expect(signs[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(signs[1]).toBe(signs[0]);
  expect(new Set(signs).size).toBe(5);
});

test('sources that were changed just now have none: they may change again within the same moment', async () => {
  expect(await signSources(folder, 'src/one.ts', Date.now())).toBeUndefined();
});

test('a kept module is believed when it is whole and of these sources', () => {
  const kept = sealCode('sign', 'export const one = 1;\n');
  expect(isSealed(kept, 'sign')).toBe(true);
  expect([isSealed(kept, 'other'), isSealed(kept.slice(0, -5), 'sign'), isSealed('', 'sign')]).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([undefined, 'development'])(
  'whoever bundles a module is in no other mode afterwards than %s',
  async (mode) => {
    const { NODE_ENV: before } = process.env;
    const setMode = (/** @type {string | undefined} */ name) => {
      if (name === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = name;
    };
    try {
      setMode(mode);
      expect(await bundle('src/defaults/colors.ts')).toContain('canvas');
      expect(process.env.NODE_ENV).toBe(mode);
    } finally {
      setMode(before);
    }
  },
);
