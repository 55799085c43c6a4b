import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, absolute. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Imports a TypeScript module of `src/` through Vite, as Node 20 cannot. `path` is relative to the project. */
export async function importSource(path) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
    mode: process.env.NODE_ENV ?? 'development',
  });
  return module;
}
