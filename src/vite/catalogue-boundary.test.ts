import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What another module is named by: a relative path, or one from the project as `importSource` takes it. */
const named = /(['"])(\.{1,2}\/[^'"\n]+|\/?src\/[^'"\n]+)\1/g;

/** The blocks' views, which the renderer and the application take in by a pattern. */
const views = readdirSync('src/blocks')
  .map((type) => `src/blocks/${type}/view.tsx`)
  .filter((path) => existsSync(path));

function modulesNamedIn(path: string): readonly string[] {
  return [...readFileSync(path, 'utf8').matchAll(named)]
    .map(([, , name = '']) => (name.startsWith('.') ? join(path, '..', name) : name.replace(/^\//, '')))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file))
    .map((file) => file.replaceAll('\\', '/'));
}

/** Every source that can be reached from some, through imports of any kind, in types too. */
function reach(...entries: string[]): readonly string[] {
  const seen = new Set(entries);
  // A set gives also what is added while it is read.
  for (const path of seen) for (const file of modulesNamedIn(path)) seen.add(file);
  return [...seen];
}

const isCatalogue = (path: string) =>
  /catalogue|example-page/.test(path) || /\/_blocks\b/.test(readFileSync(path, 'utf8'));

test('nothing that a build is made of knows of the catalogue at /_blocks', () => {
  const entries = ['src/render/render.tsx', 'src/client/app.tsx', 'src/client/bootstrap.ts', ...views];
  const reached = reach('scripts/build.mjs', 'src/build/site-build.ts', ...entries);
  expect(reached).toEqual(
    expect.arrayContaining([
      'src/content/known/check-site.ts',
      'src/vite/client-build.ts',
      'src/layout/page.tsx',
    ]),
  );
  expect(reached.filter(isCatalogue)).toEqual([]);
});

test('the dev server does know of it, so the search above would find it', () => {
  expect(reach('src/vite/dev-pages.ts').filter(isCatalogue)).toEqual(
    expect.arrayContaining([
      'src/vite/dev-catalogue.ts',
      'src/content/catalogue/catalogue.ts',
      'src/content/catalogue/example-page.ts',
      'src/render/catalogue.tsx',
    ]),
  );
});
