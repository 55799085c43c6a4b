import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ensureDependencies } from './setup/dependencies.mjs';
import { contentOptions, contentSettings, readOptions } from './setup/options.mjs';
import { makeProgress } from './setup/progress.mjs';
import { importSource, root } from './setup/source.mjs';

const usage = 'Usage: npm run build -- [--pages DIR] [--public DIR] [--on 2026-01-31] [--out dist]';

/** Refuses content with errors: prints them and ends the process with code 1. */
async function checkContent({ places, conditions }) {
  const { check } = await importSource('src/content/check.ts');
  const { formatReport } = await importSource('src/content/report.ts');
  const checked = await check(places, conditions);
  const { problems } = checked.validated;
  if (problems.length > 0) console.log(formatReport(problems, checked.content.sources));
  if (problems.some(({ severity }) => severity === 'error')) process.exit(1);
  return checked;
}

/** Tells of pages that came out heavy, with what to do. */
async function tellHeavyPages(checked, weights) {
  const { findHeavyPages } = await importSource('src/content/heavy-pages.ts');
  const { formatProblems } = await importSource('src/content/report.ts');
  const problems = findHeavyPages(checked, weights);
  if (problems.length > 0) console.log(`\n${formatProblems(problems, checked.content.sources)}\n`);
}

async function main() {
  const options = readOptions({ ...contentOptions, out: { type: 'string', default: 'dist' } }, usage);
  await ensureDependencies();
  // React reads this when it is first imported; development React renders four times slower.
  process.env.NODE_ENV = 'production';
  const settings = await contentSettings(options);
  if (!existsSync(settings.places.pages)) {
    console.error(`A pasta "${options.pages}" não existe.\n${usage}`);
    return 2;
  }
  const checked = await checkContent(settings);
  const { buildSite } = await importSource('src/vite/site-build.ts');
  const outDir = resolve(options.out);
  await rm(outDir, { recursive: true, force: true });
  const progress = makeProgress('Preparando fotos');
  const { files, bytes, weights } = await buildSite({
    root,
    outDir,
    places: settings.places,
    checked,
    progress,
  });
  await tellHeavyPages(checked, weights);
  console.log(
    `${checked.pages.length} páginas em ${options.out}/ (${files} arquivos, ${Math.round(bytes / 1024)} kB).`,
  );
  return 0;
}

process.exitCode = await main();
