import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { browserArguments, ensureBrowser } from './setup/browser.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { importSource, root } from './setup/source.mjs';

/** Builds the site with a page for each version of the guide's own, and its photo among the pictures. */
async function buildVersions(folder, places) {
  const { changeAsTold, pageName, photo } = await importSource('src/guide/changes.ts');
  const { check } = await importSource('src/content/check.ts');
  const { buildSite } = await importSource('src/vite/site-build.ts');
  const { default: sharp } = await import('sharp');
  const copies = { ...places, pages: join(folder, 'pages'), images: join(folder, 'public', 'images') };
  await cp(places.pages, copies.pages, { recursive: true });
  await cp(dirname(places.images), join(folder, 'public'), { recursive: true });
  await sharp(join(copies.images, photo.source))
    .jpeg({ quality: 90 })
    .toFile(join(copies.images, photo.file));
  const changed = changeAsTold(await readFile(join(copies.pages, `${pageName}.yaml`), 'utf8'));
  const versions = Object.keys(changed).filter((name) => name !== 'mistaken');
  const routes = Object.fromEntries(versions.map((name) => [name, `/guia-${name}`]));
  for (const name of versions) await writeFile(join(copies.pages, `guia-${name}.yaml`), changed[name]);
  const checked = await check(copies, { today: '2025-07-01' });
  const outDir = join(folder, 'dist');
  await buildSite({ root, outDir, places: copies, checked });
  return { outDir, routes };
}

async function main(folder) {
  await ensureDependencies();
  // React reads this when it is first imported.
  process.env.NODE_ENV = 'production';
  const { places } = await importSource('src/testing/specified.ts');
  const { picturesFolder, readScenes, shownFile, writeShown } = await importSource('src/guide/subject.ts');
  const { take } = await importSource('src/guide/take.ts');
  const scenes = await readScenes(places);
  const { outDir, routes } = await buildVersions(folder, places);
  const { serveFolder } = await importSource('src/serve/static-server.ts');
  const server = await serveFolder({ folder: outDir, port: 0 });
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserArguments],
  });
  const target = join(root, picturesFolder);
  await mkdir(target, { recursive: true });
  for (const old of await readdir(target)) await rm(join(target, old));
  for (const scene of scenes) {
    const bytes = await take({ browser, site: server.url, routes }, scene);
    await writeFile(join(target, `${scene.name}.webp`), bytes);
    console.log(`${scene.name}.webp ${bytes.length} bytes`);
  }
  await writeFile(join(root, shownFile), writeShown(scenes));
  await browser.close();
  await server.close();
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-guide-'));
try {
  await main(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
