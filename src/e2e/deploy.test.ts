import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { buildChanged } from '../chaos/builds.ts';
import { swapBuilds, switchLink } from '../chaos/swap-builds.ts';
import { ask, isStyleRefused } from '../chaos/visitors.ts';
import { startNginx } from '../serve/nginx.ts';
import { ensureNginx } from '../../scripts/setup/nginx.mjs';
import { built, places } from '../testing/specified.ts';
import { expect, test } from './harness.ts';

const command = (await ensureNginx()) ?? '';
let folder = '';

describe.skipIf(command === '')('a new build under a running nginx, without a reload', () => {
  let next = '';
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-deploy-'));
    const publicFolder = join(places.images, '..');
    next = await buildChanged({ root: process.cwd(), pages: places.pages, publicFolder }, folder);
    nginx = await startNginx({ command, site: join(folder, 'site') });
  });
  afterAll(async () => {
    await nginx.close();
    await rm(folder, { recursive: true });
  });

  test('nginx starts before there is a site, and then serves it', async () => {
    expect((await ask(`${nginx.url}/consulta`)).status).toBe(404);
    await switchLink(join(folder, 'site'), built);
    const answer = await ask(`${nginx.url}/consulta`);
    expect([answer.status, isStyleRefused(answer)]).toEqual([200, false]);
    expect((await ask(`${nginx.url}/vacinas`)).status).toBe(404);
  });

  test('shows changed pages in their own style, and new ones as all others', async ({ open }) => {
    await switchLink(join(folder, 'site'), next);
    const [changed, added] = await Promise.all(
      ['/consulta', '/vacinas'].map((route) => ask(nginx.url + route)),
    );
    expect([changed?.status, added?.status]).toEqual([200, 200]);
    expect(added?.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' });
    for (const spelling of ['/vacinas.html', '/vacinas/']) {
      expect((await ask(nginx.url + spelling)).headers.location).toBe('/vacinas');
    }
    // The harness fails a test when a page logs a refused style or script.
    for (const route of ['/consulta', '/vacinas']) await open(route, { site: nginx.url });
  });

  test('loses no answer and no style while builds are swapped under visitors', async () => {
    for (const reload of [false, true]) {
      const figures = await swapBuilds({
        command,
        builds: [built, next],
        swaps: 4,
        answersEach: 60,
        reload,
      });
      expect(figures).toMatchObject({ failed: 0, refused: 0, faults: [] });
      expect(figures.answers).toBeGreaterThan(240);
    }
  });
});
