import { realpathSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFiles } from '../testing/write-files.ts';
import { buildCore } from './core-build.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(realpathSync(tmpdir()), 'vitrine-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** Bundles a tiny core under the guard. */
async function buildFiles(files: Readonly<Record<string, string>>): Promise<unknown> {
  await writeFiles(root, files);
  return buildCore(root);
}

const check = "export { load } from './load.ts';";

it.each([
  [
    'a module of Node',
    "import { readFile } from 'node:fs/promises';\nexport const load = readFile;",
    'node:fs/promises',
  ],
  ['one by its old name', "import { join } from 'path';\nexport const load = join;", 'path'],
  ['one of which nothing is used', "import 'node:url';\nexport const load = 1;", 'node:url'],
  ['one that is loaded later', "export const load = () => import('node:zlib');", 'node:zlib'],
])('stops a build of a core that imports %s, and names the way there', async (_, load, name) => {
  const files = {
    'src/core/core.ts': "export * from '../content/check.ts';",
    'src/content/check.ts': check,
    'src/content/load.ts': load,
  };
  await expect(buildFiles(files)).rejects.toThrow(
    `The core runs in browsers and imports nothing of Node, but src/core/core.ts → src/content/check.ts → src/content/load.ts → ${name}.`,
  );
});

it('names the library that needs Node, and the shortest way to it', async () => {
  const files = {
    'src/core/core.ts': "export * from './long.ts';\nexport { draw } from './draw.ts';",
    'src/core/long.ts': "export { draw as paint } from './draw.ts';",
    'src/core/draw.ts': "export { draw } from '../../node_modules/sharp/index.js';",
    'node_modules/sharp/index.js': "export { spawn as draw } from 'child_process';",
  };
  await expect(buildFiles(files)).rejects.toThrow(
    'but src/core/core.ts → src/core/draw.ts → node_modules/sharp/index.js → child_process.',
  );
});

it('lets a build pass that imports types of Node, as one script', async () => {
  const files = {
    'src/core/core.ts':
      "import type { Stats } from 'node:fs';\nexport const sizeOf = ({ size }: Pick<Stats, 'size'>) => size;",
  };
  await expect(buildFiles(files)).resolves.toMatchObject([{ fileName: 'core.js', exports: ['sizeOf'] }]);
});
