import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureTestBrowser } from '../../scripts/setup/browser.mjs';
import { serveFolder } from '../serve/static-server.ts';
import { built } from '../testing/specified.ts';
import { devCache } from './editor/dev-cache.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site. */
    readonly siteUrl: string;
    /** Path of the browser to test in. */
    readonly browserPath: string;
    /** Folder for what workers use to their end: they are stopped before they could remove it. */
    readonly workersFolder: string;
  }
}

/** Serves the specified site, as it was built, once for all browser tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(built, 'index.html')))
    throw new Error('The specified site is not built. Run npm test -- browser, which builds it first.');
  rmSync(devCache, { recursive: true, force: true });
  const server = await serveFolder({ folder: built, port: 0 });
  project.provide('siteUrl', server.url);
  project.provide('browserPath', await ensureTestBrowser());
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-workers-'));
  project.provide('workersFolder', folder);
  return async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
