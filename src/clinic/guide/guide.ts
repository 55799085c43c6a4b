import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { conclude } from '../../commands/conclude.ts';
import type { Tool } from '../../commands/machine.ts';
import { writeMade } from '../../commands/writing.ts';
import { check } from '../../content/check.ts';
import { siteOf } from '../../content/known/site.ts';
import { serveFolder } from '../../serve/static-server.ts';
import { places } from '../../testing/specified.ts';
import { buildSite } from '../../build/site-build.ts';
import { changeAsTold, pageName } from './changes.ts';
import { picturesFolder, readScenes, shownFile, writeShown } from './subject.ts';
import { take } from './take.ts';
import { takeWalk } from './walk.ts';

/** Where each version of the guide's page lies; the mistaken one is not built. */
const routes = {
  before: '/guia-before',
  moved: '/guia-moved',
  priced: '/guia-priced',
  noticed: '/guia-noticed',
  mistaken: '/guia-mistaken',
};

/** Builds the site with a page for each version of the guide's own. */
async function buildVersions(root: string, folder: string) {
  const copies = { ...places, pages: join(folder, 'pages'), images: join(folder, 'public', 'images') };
  await cp(places.pages, copies.pages, { recursive: true });
  await cp(dirname(places.images), join(folder, 'public'), { recursive: true });
  const changed = changeAsTold(await readFile(join(copies.pages, `${pageName}.yaml`), 'utf8'));
  const versions = Object.entries(changed).filter(([name]) => name !== 'mistaken');
  for (const [name, text] of versions) await writeFile(join(copies.pages, `guia-${name}.yaml`), text);
  const checked = await check(copies, { today: '2025-07-01' });
  const outDir = join(folder, 'dist');
  await buildSite({ root, outDir, places: copies, site: siteOf(checked), day: '2025-07-01' });
  return outDir;
}

/** Puts pictures into a folder of their own, each in one step; those of before that have no successor go last. */
async function replacePictures(folder: string, taken: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of taken) await writeMade(join(folder, name), bytes);
  for (const name of await readdir(folder)) if (!taken.has(name)) await rm(join(folder, name));
}

/** Takes the guide's pictures anew, and writes what each shows beside them. */
export const guide: Tool = (_words, given, machine) =>
  conclude(
    given,
    async ({ print, project: { root } }) => {
      const executablePath = await machine.ensureBrowser();
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-guide-'));
      try {
        const scenes = await readScenes(places);
        const outDir = await buildVersions(root, folder);
        const server = await serveFolder({ folder: outDir, port: 0 });
        const browser = await chromium.launch({ executablePath, args: [...machine.browserArguments] });
        const taken = new Map<string, Uint8Array>();
        try {
          const studio = { browser, site: server.url, routes, walk: await takeWalk(browser) };
          for (const scene of scenes) taken.set(`${scene.name}.webp`, await take(studio, scene));
        } finally {
          await browser.close();
          await server.close();
        }
        await replacePictures(join(root, picturesFolder), taken);
        for (const [name, bytes] of taken) print(`${name} ${bytes.length} bytes`);
        await writeMade(join(root, shownFile), writeShown(scenes));
        return 0;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    'en',
  );
