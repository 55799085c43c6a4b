import { assetNames, onlyOutput } from './client-build.ts';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { coreBoundary } from './core-boundary.ts';
import { shortNames } from './short-names.ts';

/** What bundling the core gives: one script, and the files that it names. */
type CoreFiles = Rollup.RollupOutput['output'];

/**
 * Bundles the core to one script for browsers, window or worker. Libraries are taken as workers get them: Emotion then
 * gives its rules to the renderer, where in a window's build it would write them into the document.
 */
export async function buildCore(root: string, entry = 'src/core/core.ts'): Promise<CoreFiles> {
  const result = await build({
    root,
    configFile: false,
    envDir: false,
    mode: 'production',
    // What goes wrong is thrown.
    logLevel: 'silent',
    plugins: [shortNames(root), coreBoundary()],
    // Whatever the process that builds it is for.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['worker', 'module', 'production'] },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { core: entry },
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false, entryFileNames: '[name].js', assetFileNames: assetNames },
      },
    },
  });
  return onlyOutput(result);
}

/** The script's bytes, as they are and compressed. */
export function weighCore([script]: CoreFiles): { readonly raw: number; readonly brotli: number } {
  const bytes = Buffer.from(script.code);
  return { raw: bytes.length, brotli: brotliCompressSync(bytes).length };
}
