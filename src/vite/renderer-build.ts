import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ClientFile } from './client-build.ts';
import { quickStyles } from './quick-styles.ts';
import { shortNames } from './short-names.ts';

/** Gives files that views import the addresses they have in the application's build, so that documents name the same. */
function builtAssets(root: string, files: readonly ClientFile[]): Plugin {
  const addresses = new Map(
    files.flatMap((file) => {
      if (file.type !== 'asset') return [];
      return file.originalFileNames.map(
        (name) => [join(root, name).replaceAll('\\', '/'), `/${file.fileName}`] as const,
      );
    }),
  );
  return {
    name: 'vitrine:built-assets',
    enforce: 'pre',
    load(id) {
      const address = addresses.get(id.replace(/\?.*$/, ''));
      return address === undefined ? undefined : `export default ${JSON.stringify(address)};`;
    },
  };
}

/**
 * Bundles what renders documents, with React and all else that it stands on, to one module that imports nothing but
 * Node's own: it runs from any folder, and twice as fast as its sources in Vite's runner.
 */
export async function bundleRenderer(root: string, files: readonly ClientFile[]): Promise<string> {
  const { build } = await import('vite');
  const result = await build({
    root,
    mode: 'production',
    logLevel: 'warn',
    configFile: false,
    plugins: [builtAssets(root, files), shortNames(root), quickStyles()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/render/render.tsx',
      write: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        output: { codeSplitting: false },
        // 'use client' of libraries says nothing to a bundle that only renders.
        checks: { moduleLevelDirective: false },
      },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk === undefined) throw new Error('The renderer gave no module.');
  return chunk.code;
}
