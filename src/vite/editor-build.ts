import { build, type Rollup } from 'vite';
import { coreBoundary } from './core-boundary.ts';

/** A file of the editor's application. */
export interface EditorFile {
  readonly body: string | Uint8Array;
  readonly type: string;
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

function listFiles(output: Rollup.RollupOutput['output']): ReadonlyMap<string, EditorFile> {
  return new Map(
    output.map((file) => [
      editorBase + file.fileName,
      { body: file.type === 'chunk' ? file.code : file.source, type: typeOf(file.fileName) },
    ]),
  );
}

/**
 * Bundles the editor, by address: `app.js`, `frame.js` for the page it shows, the worker that checks, and what they
 * share. It runs in browsers alone, so that it can stand over any store.
 */
export async function buildEditor(root: string): Promise<ReadonlyMap<string, EditorFile>> {
  const result = await build({
    root,
    base: editorBase,
    configFile: false,
    envDir: false,
    mode: 'production',
    logLevel: 'silent',
    plugins: [coreBoundary()],
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    worker: { format: 'es', plugins: () => [coreBoundary()] },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      assetsDir: '.',
      rolldownOptions: {
        input: { app: 'src/editor/main.tsx', frame: 'src/editor/frame/frame.tsx' },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !('output' in first)) throw new Error('The build gave no output.');
  return listFiles(first.output);
}
