import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, absolute. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

let environment;

/** One of Vite's environments for the whole process: modules are transformed and evaluated once. */
async function startEnvironment() {
  const { createRunnableDevEnvironment, resolveConfig } = await import('vite');
  const settings = {
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    mode: process.env.NODE_ENV ?? 'development',
    environments: {
      source: {
        consumer: 'server',
        dev: { moduleRunnerTransform: true },
        resolve: { external: true, mainFields: [], conditions: ['node'] },
      },
    },
  };
  const started = createRunnableDevEnvironment('source', await resolveConfig(settings, 'serve'), {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await started.init();
  return started;
}

/** Imports a TypeScript module of `src/` through Vite, as Node 20 cannot. `path` is relative to the project. */
export async function importSource(path) {
  environment ??= startEnvironment();
  return (await environment).runner.import(join(root, path));
}
