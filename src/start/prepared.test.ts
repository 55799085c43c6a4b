import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepared } from './prepared.ts';

test('brings whatever the development server loads, but for views and what browsers run', () => {
  const folder = join(process.cwd(), 'src', 'vite');
  const files = readdirSync(folder).filter((name) => /^dev-.*\.ts$/.test(name) && !name.endsWith('.test.ts'));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const loaded = texts.flatMap((text) => text.match(/(?<=')\/src\/[\w/-]+\.ts(?=')/g) ?? []);
  const ours = loaded.filter((path) => !/^\/src\/(?:client|blocks)\//.test(path));
  expect(new Set(ours).size).toBeGreaterThan(10);
  expect([...new Set(ours)].toSorted()).toEqual(Object.keys(prepared).toSorted());
});
