import { mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownSettings, startNginx } from '../serve/nginx.mjs';
import { startVisitors } from './visitors.mjs';

/** Addresses of a built site's pages. */
async function listRoutes(folder) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.html') && name !== '404.html');
  return files.map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`));
}

/** Makes `link` lead to another folder; at no moment is there none. */
export async function switchLink(link, folder) {
  await symlink(folder, `${link}.new`);
  await rename(`${link}.new`, link);
}

/** Waits until so many more answers have come, so that each build is seen under load. */
async function whenSeen(figures, more) {
  const wanted = figures.answers + figures.failed + more;
  while (figures.answers + figures.failed < wanted) await sleep(5);
}

/**
 * Swaps two built sites under a running nginx again and again while visitors ask for their common pages. With
 * `reload` nginx is also told to read its settings after each swap; `settings` takes others than ours.
 * Gives `{ swaps, answers, failed, refused, faults, seconds }`; `failed` and `refused` must be 0.
 */
export async function swapBuilds({
  command,
  builds,
  swaps = 20,
  reload = false,
  answersEach = 200,
  settings = ownSettings,
}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrine-swap-'));
  const link = path.join(folder, 'site');
  const [first, second] = await Promise.all(builds.map(listRoutes));
  await switchLink(link, builds[0]);
  const nginx = await startNginx({ command, site: link, settings });
  const routes = first.filter((route) => second.includes(route));
  const started = performance.now();
  const visitors = startVisitors({ url: nginx.url, routes });
  try {
    for (let swap = 1; swap <= swaps; swap += 1) {
      await whenSeen(visitors.figures, answersEach);
      await switchLink(link, builds[swap % builds.length]);
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
