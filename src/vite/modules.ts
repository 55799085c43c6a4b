import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { builtAssets, type Chunks } from './client-build.ts';
import { shortNames } from './short-names.ts';

async function importAnew<Module>(root: string, path: string, plugins: Plugin[] = []): Promise<Module> {
  const options = { root, configFile: false, mode: 'production', logLevel: 'error', plugins } as const;
  return (await runnerImport<Module>(join(root, path), options)).module;
}

const imported = new Map<string, Promise<unknown>>();

/** Imports a module of the project once for the process: loading it takes longer than a build's use of it. */
export function importModule<Module>(root: string, path: string): Promise<Module> {
  const file = join(root, path);
  const module = imported.get(file) ?? importAnew<Module>(root, path);
  imported.set(file, module);
  // Each path is only ever asked for as one type.
  return module as Promise<Module>;
}

const renderers = new WeakMap<Chunks, Promise<typeof import('../render/render.tsx')>>();

/** The renderer whose files have the addresses that they have in a build of the application. */
export function importRenderer(root: string, chunks: Chunks): Promise<typeof import('../render/render.tsx')> {
  const known = renderers.get(chunks);
  if (known !== undefined) return known;
  const renderer = importAnew<typeof import('../render/render.tsx')>(root, 'src/render/render.tsx', [
    builtAssets(root, chunks),
    shortNames(root),
  ]);
  renderers.set(chunks, renderer);
  return renderer;
}
