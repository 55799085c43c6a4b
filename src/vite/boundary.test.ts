import { mkdtemp, rm } from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFiles } from '../testing/write-files.ts';
import { clientBoundary } from './boundary.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(realpathSync(tmpdir()), 'vitrine-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** Builds a tiny project for browsers under the guard. */
async function buildFiles(files: Readonly<Record<string, string>>): Promise<unknown> {
  await writeFiles(root, files);
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [clientBoundary()],
    build: { write: false, rolldownOptions: { input: 'src/client/app.ts' } },
  });
}

it.each([
  ['src/content/load/load.ts', 'src/content'],
  ['src/publish/icons.ts', 'src/publish'],
  ['src/fields/text.ts', 'src/fields'],
  ['src/blocks/hero/schema.ts', "a block's schema"],
  ['node_modules/zod/index.js', 'zod'],
  ['node_modules/yaml/index.js', 'yaml'],
  ['node_modules/ajv/index.js', 'ajv'],
])('stops a build that lets %s reach the browser, and names who imported it', async (file, name) => {
  const files = {
    'src/client/app.ts': "import '../ui/button.ts';",
    'src/ui/button.ts': `import { word } from '../../${file}';\nconsole.log(word);`,
    [file]: "export const word = 'secret';",
  };
  await expect(buildFiles(files)).rejects.toThrow(
    `${name} must not reach the browser, but src/ui/button.ts imports it.`,
  );
});

it('lets a build pass that imports only types', async () => {
  const files = {
    'src/client/app.ts':
      "import type { Word } from '../content/word.ts';\nexport const word: Word = 'x';\nconsole.log(word);",
    'src/content/word.ts': 'export type Word = string;',
  };
  await expect(buildFiles(files)).resolves.toBeDefined();
});
