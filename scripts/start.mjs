import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './setup/dependencies.mjs';
import { contentOptions, contentSettings, readOptions } from './setup/options.mjs';
import { makeProgress } from './setup/progress.mjs';
import { importSource, root } from './setup/source.mjs';

const usage =
  'Usage: npm start -- [--pages DIR] [--public DIR] [--on 2026-01-31] [--host 127.0.0.1] [--port 5173]';

/** Prints each new report of the checker; one good word when all is well again. */
function makeReporter() {
  let last = '';
  return (report) => {
    if (report === last) return;
    console.log(report === '' ? '\nConteúdo sem erros.\n' : `\n${report}\n`);
    last = report;
  };
}

async function main() {
  const options = readOptions(
    { ...contentOptions, host: { type: 'string' }, port: { type: 'string' } },
    usage,
  );
  await ensureDependencies();
  const { places, conditions } = await contentSettings(options);
  if (!existsSync(places.pages)) {
    console.error(`A pasta "${options.pages}" não existe.\n${usage}`);
    process.exit(2);
  }
  const { createServer } = await import('vite');
  const { devPages } = await importSource('src/vite/dev-pages.ts');
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    plugins: [
      devPages({ places, conditions, report: makeReporter(), progress: makeProgress('Preparando fotos') }),
    ],
    server: { host: options.host ?? '127.0.0.1', port: Number(options.port ?? 5173) },
  });
  await server.listen();
  console.log('O site está em:');
  server.printUrls();
}

await main();
