import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { serveFolder } from '../serve/static-server.ts';
import { conditions, places } from '../testing/specified.ts';

const run = promisify(execFile);

/** Changes of files, by their names below `pages/`. */
type Changes = Readonly<Record<string, (text: string) => string>>;

/** Builds the specified site with some of its files changed, and serves it until it is closed. */
export async function buildVariant(changes: Changes, today = conditions.today) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'));
  const [pages, dist] = [join(folder, 'pages'), join(folder, 'dist')];
  await cp(places.pages, pages, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const file = join(pages, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
  const options = ['--pages', pages, '--public', dirname(places.images), '--on', today];
  await run(process.execPath, ['scripts/build.mjs', ...options, '--out', dist], {
    env: { ...process.env, NODE_ENV: '', VITEST: '' },
  });
  const server = await serveFolder({ folder: dist, port: 0 });
  return {
    url: server.url,
    async close(): Promise<void> {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
