import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureDependencies } from './setup/dependencies.mjs';
import { readOptions } from './setup/options.mjs';
import { importSource, root } from './setup/source.mjs';

const usage = 'Usage: npm run schema -- [--check]';

/** Writes what editors' tools read; with `--check` only tells which files are stale, and fails then. */
async function main() {
  const { check } = readOptions({ check: { type: 'boolean' } }, usage);
  await ensureDependencies();
  const { makeEditorFiles } = await importSource('src/content/editor-files/editor-files.ts');
  const stale = [];
  for (const [name, made] of Object.entries(makeEditorFiles())) {
    const path = join(root, name);
    const committed = await readFile(path, 'utf8').catch(() => '');
    if (committed.replaceAll('\r\n', '\n') === made) continue;
    stale.push(name);
    if (check) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, made);
  }
  if (stale.length === 0) return console.log('JSON Schemas and snippets are up to date.');
  if (!check) return console.log(`Wrote ${stale.join(', ')}.`);
  console.error(`Stale: ${stale.join(', ')}. Run npm run schema and commit the result.`);
  process.exitCode = 1;
}

await main();
