import { onlyOutput } from './client-build.ts';
import { join } from 'node:path';
import { build } from 'vite';
import { sha256 } from '../content/pictures/digest.ts';
import { keepBytes, pruneCache } from '../content/pictures/disk-cache.ts';
import { coreBoundary } from './core-boundary.ts';

/** A file of the editor's application. */
export interface EditorFile {
  readonly body: string | Uint8Array;
  readonly type: string;
  /** Another one for other bytes. */
  readonly etag: string;
}

/** Where the editor's files lie. */
export const editorBase = '/_editor/';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

function typeOf(name: string): string {
  return types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

/** Modules of ours, wherever the project lies, but for the one that does something by being imported. */
export const quiet = /^(?!.*\/node_modules\/)(?!.*\/src\/core\/without-eval\.ts).*\/src\//;

/** What the editor does not use of the core goes, and with the renderer of documents the whole of `react-dom/server`. */
const treeshake = { moduleSideEffects: [{ test: quiet, sideEffects: false }] };

/**
 * Bundles the editor, by address: `app.js`, `frame.js` for the page it shows, the worker that checks, and what they
 * share. It runs in browsers alone, so that it can stand over any store.
 */
async function buildEditor(root: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const result = await build({
    root,
    base: editorBase,
    configFile: false,
    envDir: false,
    mode: 'production',
    logLevel: 'silent',
    plugins: [coreBoundary()],
    // Whatever the process that builds it is for: libraries choose by the first, and Emotion by the second.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    worker: { format: 'es', plugins: () => [coreBoundary()], rolldownOptions: { treeshake } },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      assetsDir: '.',
      rolldownOptions: {
        treeshake,
        input: { app: 'src/editor/main.tsx', frame: 'src/editor/frame/frame.tsx' },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return new Map(
    onlyOutput(result).map((file) => [
      editorBase + file.fileName,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  );
}

/** What the kept bundles may grow to: some ten of them. */
const mostBytes = 40 * 1024 * 1024;

/**
 * The same, bundled once for each state of our sources, which `program` names, and then read from the cache: who starts
 * the server again does not wait for it.
 */
export async function keepEditor(
  root: string,
  cache: string,
  program: string,
): Promise<ReadonlyMap<string, EditorFile>> {
  const folder = join(cache, 'editor');
  const kept = await keepBytes(folder, `${program}.json`, async () => {
    await pruneCache(folder, mostBytes);
    const files = [...(await buildEditor(root))];
    return Buffer.from(
      JSON.stringify(files.map(([address, body]) => [address, Buffer.from(body).toString('base64')])),
    );
  });
  // Only the lines above write these files.
  const files = JSON.parse(Buffer.from(kept).toString()) as readonly (readonly [string, string])[];
  return new Map(
    files.map(([address, text]) => {
      const body = Buffer.from(text, 'base64');
      return [address, { body, type: typeOf(address), etag: `"${sha256(body)}"` }];
    }),
  );
}
