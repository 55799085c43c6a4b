import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureDependencies } from './setup/dependencies.mjs';
import { readOptions } from './setup/options.mjs';
import { importSource, root } from './setup/source.mjs';

const usage = 'Usage: npm run schema -- [--check]';

/** Writes the JSON Schemas into `schema/`; with `--check` only tells which are stale, and fails then. */
async function main() {
  const { check } = readOptions({ check: { type: 'boolean' } }, usage);
  await ensureDependencies();
  const { makeJsonSchemas } = await importSource('src/content/json-schema.ts');
  const stale = [];
  for (const [name, schema] of Object.entries(makeJsonSchemas())) {
    const path = join(root, 'schema', name);
    const made = `${JSON.stringify(schema, null, 2)}\n`;
    const committed = await readFile(path, 'utf8').catch(() => '');
    if (committed.replaceAll('\r\n', '\n') === made) continue;
    stale.push(name);
    if (check) continue;
    await mkdir(join(root, 'schema'), { recursive: true });
    await writeFile(path, made);
  }
  if (stale.length === 0) return console.log('schema/ is up to date.');
  if (!check) return console.log(`Wrote ${stale.join(', ')}.`);
  console.error(`schema/ is stale: ${stale.join(', ')}. Run npm run schema and commit the result.`);
  process.exitCode = 1;
}

await main();
