import { join } from 'node:path';
import { createServer } from 'vite';
import { devPages, type DevPagesOptions } from './dev-pages.ts';

interface DevServerOptions extends DevPagesOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly host: string;
  /** The first to try. */
  readonly port: number;
  /** Where Vite keeps the libraries that it prepares, absolute; its own folder without. */
  readonly libraries?: string;
  /** Whether pages are shown as visitors get them; without, Vite prepares no libraries for their application. */
  readonly hasPages?: boolean;
}

/** Starts Vite's own server with the pages that our plugin makes; it goes on for as long as the process does. */
export async function serveDevelopment({
  root,
  host,
  port,
  libraries,
  hasPages = true,
  ...options
}: DevServerOptions) {
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // The others lay a copy of the settings into node_modules or beside them, where that may be forbidden.
    configLoader: 'runner',
    ...(libraries !== undefined && { cacheDir: libraries }),
    plugins: [devPages(options)],
    server: { host, port },
    ...(!hasPages && { optimizeDeps: { noDiscovery: true } }),
  });
  await server.listen();
  // What renders pages is at hand before somebody has opened one; a source with a mistake in it is told to who does.
  if (hasPages) server.ssrLoadModule('/src/render/render.tsx').catch(() => {});
  return {
    printAddresses: () => server.printUrls(),
    address: server.resolvedUrls?.local[0] ?? '',
    close: () => server.close(),
  };
}
