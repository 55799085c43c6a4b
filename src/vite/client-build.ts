import type { build, InlineConfig, Plugin, Rollup } from 'vite';
import { sha256 } from '../content/pictures/digest.ts';
import type { Travel } from '../content/schema/registry.ts';
import type { ClientFiles } from '../render/document.ts';
import { clientBoundary } from './boundary.ts';
import { withHtmlQuotes } from './html-quotes.ts';
import { leanLibraries, quietModules } from './lean-libraries.ts';
import { shortNames } from './short-names.ts';

interface ClientBuildOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly travel: Travel;
  /** Beside our own, for tests. */
  readonly plugins?: readonly Plugin[];
}

export type Chunks = Rollup.RollupOutput['output'];

/** What is used of a chunk, as plain data that can be kept. */
export type ClientFile =
  | ({ readonly type: 'chunk' } & Pick<
      Rollup.OutputChunk,
      'fileName' | 'name' | 'isEntry' | 'imports' | 'code'
    >)
  | ({ readonly type: 'asset' } & Pick<Rollup.OutputAsset, 'fileName' | 'originalFileNames' | 'source'>);

/** The same without what the bundler alone knows. */
export function listClientFiles(chunks: Chunks): readonly ClientFile[] {
  return chunks.map((chunk) => {
    if (chunk.type === 'asset') {
      const { type, fileName, originalFileNames, source } = chunk;
      return { type, fileName, originalFileNames, source };
    }
    const { type, fileName, name, isEntry, imports, code } = chunk;
    return { type, fileName, name, isEntry, imports, code };
  });
}

/** The files of a build that is one; throws where it gave none. */
export function onlyOutput(result: Awaited<ReturnType<typeof build>>): Chunks {
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !('output' in first)) throw new Error('The build gave no output.');
  return first.output;
}

/** What pages load before the application. */
const alone = /\/src\/blocks\/gallery\/(?:viewer|viewer-style|swipes)\.ts$/;

/** Which chunk a module belongs to: one of those with views, the one that all stand on, or one of its own. */
function chunkOf({ deferred, rare }: Travel) {
  return (id: string): string | undefined => {
    const path = id.replaceAll('\\', '/');
    if (path.endsWith('/src/layout/footer.tsx')) return 'deferred-views';
    // Chunks of their own, which rolldown makes without a runtime beside them.
    if (path.endsWith('/src/ui/opening.ts') || alone.test(path)) return undefined;
    const type = /\/src\/blocks\/([^/]+)\//.exec(path)?.[1];
    if (type === undefined) return 'app';
    if (rare.includes(type)) return `view-${type}`;
    return deferred.includes(type) ? 'deferred-views' : 'views';
  };
}

/** What files that modules name are called: six letters tell versions apart, since every page says them. */
export const assetNames = 'assets/[name]-[hash:6][extname]';

/** What all that is built is called. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: assetNames,
};

/** Builds the application in memory: one entry with the libraries, two chunks of views, and one for each rare view. */
export async function buildClient(options: ClientBuildOptions): Promise<Chunks> {
  const { root, travel, plugins = [] } = options;
  const config: InlineConfig = {
    root,
    mode: 'production',
    logLevel: 'warn',
    configFile: false,
    plugins: [clientBoundary(), shortNames(root), leanLibraries(), ...plugins],
    define: { __rareTypes: JSON.stringify(travel.rare) },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { start: 'src/client/app.tsx', viewer: 'src/blocks/gallery/viewer.ts' },
        treeshake: { moduleSideEffects: quietModules },
        // 'use client' of libraries says nothing to browsers.
        checks: { moduleLevelDirective: false },
        output: {
          ...fileNames,
          codeSplitting: { groups: [{ name: chunkOf(travel), debugName: 'chunks' }] },
        },
      },
    },
  };
  const { build } = await import('vite');
  return onlyOutput(await build(config));
}

/** Builds an inline script to one string with no import left in it but the application's. */
export async function buildInline(root: string, entry: string): Promise<string> {
  const { build } = await import('vite');
  const result = await build({
    root,
    mode: 'production',
    logLevel: 'warn',
    configFile: false,
    plugins: [shortNames(root)],
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'vitrine' },
    },
  });
  const [chunk] = onlyOutput(result);
  if (chunk.code.includes('</script')) throw new Error(`${entry} would end its own element.`);
  return withHtmlQuotes(chunk.code.trim());
}

/** What a document needs to know of the built chunks, beside what the caller made. */
export function describeClient(
  chunks: readonly ClientFile[],
  made: Pick<ClientFiles, 'bootstrap' | 'consent' | 'openNow' | 'request' | 'fonts' | 'build'> & {
    readonly galleryScript: string;
  },
): ClientFiles {
  const scripts = chunks.filter((chunk) => chunk.type === 'chunk');
  const viewer = scripts.find(({ name }) => name === 'viewer');
  const app = scripts.find((chunk) => chunk.isEntry && chunk !== viewer);
  if (app === undefined) throw new Error('The build has no entry.');
  const { galleryScript: script, ...more } = made;
  const first = scripts.find((chunk) => chunk.name === 'views');
  const preload = [...app.imports, ...(first ? [first.fileName] : [])].map((file) => `/${file}`);
  const gallery = viewer && { gallery: { script, viewer: `/${viewer.fileName}` } };
  return { ...more, app: `/${app.fileName}`, ...gallery, preload, isEager: false, hash: sha256 };
}
