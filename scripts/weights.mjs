import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserArguments, ensureBrowser } from './setup/browser.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { readOptions } from './setup/options.mjs';
import { importSource, root } from './setup/source.mjs';
import { formatTable, reportExcess } from './weights/limits.mjs';
import { groupModules, measureSite } from './weights/measure.mjs';

const usage = 'Usage: npm run weights -- [--folder dist] [--update], after npm run build';
const recordFile = path.join(root, 'scripts', 'weights', 'record.json');

async function measure(folder) {
  const { chromium } = await import('playwright-core');
  const { buildClient } = await importSource('src/vite/client-build.ts');
  const { deferredTypes } = await importSource('src/content/schema/registry.ts');
  const modules = groupModules(await buildClient({ root, deferredTypes }));
  const { serveFolder } = await importSource('src/serve/static-server.ts');
  const server = await serveFolder({ folder, port: 0 });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserArguments],
  });
  try {
    return await measureSite({ folder, url: server.url, browser, modules });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Prints what the built site weighs. Exit code 1 when something is over its limit. */
async function main() {
  const options = { update: { type: 'boolean' }, folder: { type: 'string', default: 'dist' } };
  const { update, folder: named } = readOptions(options, usage);
  const folder = path.resolve(root, named);
  await ensureDependencies();
  // React and our own code are built as for visitors.
  process.env.NODE_ENV = 'production';
  if (!existsSync(path.join(folder, 'index.html'))) {
    console.error(`There is no built site.\n${usage}`);
    return 2;
  }
  const weights = await measure(folder);
  console.log(formatTable(weights));
  if (update) writeFileSync(recordFile, `${JSON.stringify(weights, null, 2)}\n`);
  const excess = reportExcess(weights, JSON.parse(readFileSync(recordFile, 'utf8')));
  for (const text of excess) console.error(`\n${text}`);
  return excess.length === 0 ? 0 : 1;
}

process.exitCode = await main();
