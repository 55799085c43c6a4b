import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Memory } from '../content/known/check-site.ts';
import { list, type Places } from '../content/load/load.ts';
import { samplePage, sampleSite, sampleTheme } from '../content/testing/sample.ts';
import { Courtesy } from './courtesy.ts';
import { DevSite } from './dev-site.ts';

let root: string;

const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};

const steps = (words: string) =>
  samplePage(`- type: steps\n  title: Horas\n  items:\n    - title: Manhã\n      text: ${words}\n`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-dev-'));
  write('pages/site.yaml', sampleSite);
  write('pages/_themes/clinic.yaml', sampleTheme);
  write('public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  mkdirSync(join(root, 'public', 'images'));
});

afterEach(() => rmSync(root, { recursive: true }));

const importOurs = async (path: string) => import(join(process.cwd(), path));

const placesOf = (folder: string): Places => ({
  pages: join(folder, 'pages'),
  pagesName: 'pages',
  images: join(folder, 'public', 'images'),
  cache: join(folder, 'cache'),
});

/** A site with so many pages besides the home page, and what was told of it. */
function openSite(pages: number, courtesy = new Courtesy(), load = importOurs) {
  write('pages/index.yaml', steps('Das 8 às 12'));
  for (let page = 1; page <= pages; page += 1) write(`pages/p${page}.yaml`, steps(`Página ${page}`));
  const told: string[] = [];
  const site = new DevSite({
    root: process.cwd(),
    places: placesOf(root),
    conditions: { today: '2026-01-31' },
    report: (text) => told.push(text),
    courtesy,
    load,
  });
  return { site, told };
}

it('shows a page of a large site before all have been looked at, and the same afterwards', async () => {
  const { site, told } = openSite(220);
  expect(await site.isLarge()).toBe(true);
  const early = await site.find('/p7');
  expect([JSON.stringify(early).includes('Página 7'), told.length]).toEqual([true, 0]);
  expect((await site.known()).pages).toEqual([]);
  await site.refresh();
  expect(told.length).toBe(1);
  expect((await site.known()).pages.length).toBe(221);
  expect(await site.find('/p7')).toEqual(early);
});

it('asks the cache again once our own sources have changed, and otherwise knows itself', async () => {
  let read = 0;
  const load = async (path: string) => {
    const ours = await importOurs(path);
    const memoryOf = (places: Places): Memory => {
      const memory: Memory = ours.memoryOf(places);
      return { ...memory, read: (name) => ((read += 1), memory.read(name)) };
    };
    return path.endsWith('/check-site.ts') ? { ...ours, memoryOf } : ours;
  };
  const { site } = openSite(1, undefined, load);
  await site.refresh();
  await site.refresh();
  expect(read).toBe(1);
  site.noteSources();
  await site.refresh();
  expect(read).toBe(2);
});

it('shows a saved page of a large site at once, and waits for all where it is not sound by itself', async () => {
  const { site, told } = openSite(220);
  await site.refresh();
  write('pages/p7.yaml', steps('Outra hora'));
  expect(JSON.stringify(await site.glimpse('/p7'))).toContain('Outra hora');
  write('pages/p8.yaml', samplePage('- type: nada\n'));
  expect(await site.glimpse('/p8')).toBeUndefined();
  expect(told.length).toBe(1);
  await site.refresh();
  expect(Object.keys(site.lastReports)).toEqual(['/p8']);
});

it('knows of a large site what is none of its pages before all have been looked at', async () => {
  write('pages/404.yaml', steps('Não achamos'));
  const courtesy = new Courtesy();
  const leave = courtesy.enter();
  const { site, told } = openSite(220, courtesy);
  const update = site.update();
  expect(await site.findRedirect('/src/client/app.tsx')).toBeUndefined();
  expect(await site.find('/src/client/app.tsx')).toBeUndefined();
  expect(await site.reports()).toEqual({});
  expect(JSON.stringify(await site.findMissing())).toContain('Não achamos');
  expect(told).toEqual([]);
  leave();
  await update;
});

it('shows a save while the first check goes on, and tells of it when that has ended', async () => {
  const courtesy = new Courtesy();
  const leave = courtesy.enter();
  const { site, told } = openSite(220, courtesy);
  const update = site.update();
  await site.find('/p7');
  write('pages/p7.yaml', steps('Outra hora'));
  expect(JSON.stringify(await site.glimpse('/p7'))).toContain('Outra hora');
  expect(told).toEqual([]);
  leave();
  expect(JSON.stringify((await update).pages)).toContain('Outra hora');
  expect(JSON.stringify(await site.find('/p7'))).toContain('Outra hora');
});

/** A courtesy to a guest who never leaves: no check of a large site ends. */
function keepWaiting() {
  const courtesy = new Courtesy();
  courtesy.enter();
  return courtesy;
}

it('looks at all for a guest who waits for it, as one of a photo that was saved just now', async () => {
  const { site, told } = openSite(220, keepWaiting());
  await site.refresh();
  expect(told.length).toBe(1);
});

it('looks once for all who ask meanwhile', async () => {
  const { site, told } = openSite(220);
  await Promise.all([
    site.refresh(),
    site.current(),
    site.refresh(),
    site.reports(),
    site.findRedirect('/x'),
  ]);
  expect(told.length).toBe(1);
});

it('looks at all pages of a small site first', async () => {
  const { site, told } = openSite(3);
  expect(await site.isLarge()).toBe(false);
  expect(await site.find('/p2')).toBeDefined();
  expect(told.length).toBe(1);
});

it('opens only what somebody would save, once all has been checked', async () => {
  // In an hour: what was written a moment ago may be written again within the same moment.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const { site } = openSite(3);
  await site.refresh();
  const opened: string[] = [];
  const check = async (text: string) => {
    const { problems } = await site.checkListed(async () => {
      const { content, pages } = await list(placesOf(root), new Map([['p2.yaml', Buffer.from(text)]]));
      const noted = pages.map(({ file, name }, at) => ({
        file,
        name,
        stamp: () => pages[at]?.stamp(),
        open() {
          opened.push(file);
          return pages[at]?.open();
        },
      }));
      return { content, pages: noted };
    });
    return problems.filter(({ severity }) => severity === 'error').map(({ file }) => file);
  };
  expect([await check(steps('Outra')), opened]).toEqual([[], ['pages/p2.yaml']]);
  expect([await check('title: a: b\n'), await check(steps('Outra'))]).toEqual([['pages/p2.yaml'], []]);
  expect([...new Set(opened)]).toEqual(['pages/p2.yaml']);
  vi.useRealTimers();
});
