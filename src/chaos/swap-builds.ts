import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listRoutes } from '../serve/documents.ts';
import { startNginx } from '../serve/nginx.ts';
import { startVisitors, type Figures } from './visitors.ts';

/** Makes `link` lead to another folder; at no moment is there none. */
export async function switchLink(link: string, folder: string): Promise<void> {
  await symlink(folder, `${link}.new`);
  await rename(`${link}.new`, link);
}

/** Waits until so many more answers have come, so that each build is seen under load. */
async function whenSeen(figures: Figures, more: number): Promise<void> {
  const wanted = figures.answers + figures.failed + more;
  while (figures.answers + figures.failed < wanted) await sleep(5);
}

interface Swapping {
  /** The command that starts nginx. */
  readonly command: string;
  /** The folders of two built sites. */
  readonly builds: readonly [string, string];
  readonly swaps?: number;
  /** Whether nginx is also told to read its settings after each swap. */
  readonly reload?: boolean;
  readonly answersEach?: number;
  /** Others than ours. */
  readonly settings?: string;
}

/**
 * Swaps two built sites under a running nginx again and again while visitors ask for their common pages. `failed` and
 * `refused` must be 0.
 */
export async function swapBuilds({ command, builds, settings, ...rest }: Swapping) {
  const { swaps = 20, reload = false, answersEach = 200 } = rest;
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-swap-'));
  const link = join(folder, 'site');
  const [first, second] = builds;
  const known = new Set(listRoutes(second));
  const routes = listRoutes(first).filter((route) => known.has(route));
  await switchLink(link, first);
  const nginx = await startNginx({ command, site: link, ...(settings === undefined ? {} : { settings }) });
  const started = performance.now();
  const visitors = startVisitors({ url: nginx.url, routes });
  try {
    for (let swap = 1; swap <= swaps; swap += 1) {
      await whenSeen(visitors.figures, answersEach);
      await switchLink(link, swap % 2 === 1 ? second : first);
      if (reload) nginx.reload();
    }
    await whenSeen(visitors.figures, answersEach);
  } finally {
    await visitors.stop();
    await nginx.close();
    await rm(folder, { recursive: true });
  }
  return { swaps, ...visitors.figures, seconds: (performance.now() - started) / 1000 };
}
