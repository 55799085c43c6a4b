import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../../scripts/setup/browser.mjs';
import { serveFolder } from '../../scripts/serve/static-server.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site. */
    readonly siteUrl: string;
    /** Path of the browser to test in. */
    readonly browserPath: string;
  }
}

/** Serves the built site once for all browser tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(process.cwd(), 'dist');
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('There is no built site. Run npm run build first.');
  const server = await serveFolder({ folder, port: 0 });
  project.provide('siteUrl', server.url);
  project.provide('browserPath', await ensureBrowser());
  return () => server.close();
}
