import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const virtualPages = '\0virtual:pages';

/** An application that draws pages in the browser: its files by name, and which of them a document loads. */
interface Twin {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly entry: string;
}

/** Builds the client-rendered twin of some pages, with all of their data in one bundle. */
export async function buildTwin(root: string, pages: readonly unknown[]): Promise<Twin> {
  const virtual: Plugin = {
    name: 'vitrine:pages',
    resolveId: (id) => (id === 'virtual:pages' ? virtualPages : undefined),
    load: (id) => (id === virtualPages ? `export default ${JSON.stringify(pages)};` : undefined),
  };
  const built = await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [react(), virtual],
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: { single: 'src/bench/twin/single-page.tsx' } },
    },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  if (entry === undefined) throw new Error('The build gave no entry.');
  const contents = output.map(
    (file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const,
  );
  return { files: new Map(contents), entry };
}
