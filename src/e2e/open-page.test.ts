import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildChanged } from '../chaos/builds.ts';
import { deploy } from '../commands/deploy.ts';
import { call } from '../commands/sample.ts';
import { formatMark, listEntries, markFile, stamp } from '../commands/site-folder/mark.ts';
import { serveFolder, type Serving } from '../serve/static-server.ts';
import { built, places } from '../testing/specified.ts';
import { expect, pathOf, test, wake } from './harness.ts';

let folder = '';
let server: Serving;
/** The site of an editor's day after, and the same by another version of the application. */
let [edited, rewritten] = ['', ''];

/** Takes stock of a built site that was changed by hand, as a build does. */
async function sealSite(site: string): Promise<void> {
  const paths = listEntries(site).map(async (path) => [path, await stamp(join(site, path))] as const);
  await writeFile(join(site, markFile), formatMark(new Map(await Promise.all(paths))));
}

/** A site as another version of the application would be built: its scripts and its name are others. */
async function rewrite(site: string, out: string): Promise<void> {
  await cp(site, out, { recursive: true });
  const scripts = (await readdir(join(out, 'assets'))).filter((name) => name.endsWith('.js'));
  const [, build = ''] =
    /data-build="([\da-f]{8})-/.exec(await readFile(join(out, 'index.html'), 'utf8')) ?? [];
  for (const path of listEntries(out)) {
    const file = join(out, path);
    if (/\.(br|gz)$/.test(path)) await rm(file);
    if (!/(\.(html|js|json)|_headers)$/.test(path)) continue;
    let text = (await readFile(file, 'utf8')).replaceAll(build, 'aaaaaaaaaaaa');
    for (const name of scripts) text = text.replaceAll(name, name.replace('.js', '0.js'));
    await writeFile(file, text);
  }
  for (const name of scripts)
    await rename(join(out, 'assets', name), join(out, 'assets', name.replace('.js', '0.js')));
  await writeFile(join(out, 'version.json'), '{"version":"aaaaaaaaaaaa","day":"2026-01-31"}\n');
  await sealSite(out);
}

const putOnline = async (site: string) => {
  const { status, stderr } = await call(deploy, ['--to', join(folder, 'online'), '--from', site]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-open-'));
  const publicFolder = join(places.images, '..');
  edited = await buildChanged({ root: process.cwd(), pages: places.pages, publicFolder }, folder);
  rewritten = join(folder, 'rewritten');
  await rewrite(edited, rewritten);
  server = await serveFolder({ folder: join(folder, 'online', 'current'), port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Follows a link of the footer, and waits for the heading of its page. */
async function follow(page: Page, route: string, heading: RegExp): Promise<string> {
  await page.locator(`footer a[href="${route}"]`).first().click();
  await page.getByRole('main').getByRole('heading', { level: 1, name: heading }).waitFor();
  return pathOf(page);
}

/** The name of the application of a page's build. */
const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build']?.split('-')[0]);

// The harness fails a test when a page asks for something that is gone.
test('pages left open across two deploys still find their scripts, and navigate', async ({ open }) => {
  await putOnline(built);
  const [awake, asleep] = [
    await open('/', { site: server.url }),
    await open('/produtos', { site: server.url }),
  ];
  await wake(awake);
  const first = await buildOf(awake);
  await putOnline(edited);
  await putOnline(rewritten);

  expect(await follow(awake, '/inverno', /Inverno quentinho/)).toBe('/inverno');
  expect(await buildOf(awake)).toBe('aaaaaaaaaaaa');
  const app = asleep.waitForResponse(/\/assets\/start-/);
  await asleep.mouse.move(5, 5);
  await asleep.mouse.move(6, 6);
  expect((await app).status()).toBe(200);
  expect(await buildOf(asleep)).toBe(first);
  expect(await follow(asleep, '/inverno', /Inverno quentinho/)).toBe('/inverno');
});
