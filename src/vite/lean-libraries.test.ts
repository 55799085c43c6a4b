import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leanLibraries } from './lean-libraries.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(realpathSync(tmpdir()), 'vitrine-'));
  await writeFile(join(root, 'app.ts'), "import('./other.ts');");
  await writeFile(join(root, 'other.ts'), 'console.log(1);');
});

afterAll(() => rm(root, { recursive: true }));

/** What is said of a build that imports no library, and so has of all that is edited Vite's own helper alone. */
async function complaintOf(...plugins: readonly Plugin[]): Promise<string> {
  const built = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, leanLibraries()],
    build: { write: false, rolldownOptions: { input: 'app.ts' } },
  });
  return built.then(
    () => 'none',
    (error: unknown) => String(error),
  );
}

it('ends a build in which libraries no longer say what is left out of them, and names each', async () => {
  const told = await complaintOf();
  expect(told).toMatch(/displayName.* is not in .*react-router.* any more/);
  expect(told).toMatch(/isReact19.* is not in .*react-helmet-async.* any more/);
  expect(told).not.toContain('preload-helper');
});

it('ends a build in which a module that is replaced has become another', async () => {
  const other: Plugin = {
    name: 'other-helper',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper')
        ? 'export const __vitePreload = (load, more) => more(load);'
        : undefined,
  };
  expect(await complaintOf(other)).toMatch(/__vitePreload.* is not in .*preload-helper.* any more/);
});
