import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteFolder } from '../testing/disk-site.ts';
import { orderFor, smallSite } from '../testing/store-contract.ts';
import { DiskStore } from './disk-store.ts';
import { readFolder } from './versions.ts';
import { keepInTrash, mostTrashed, readTrash, trashOf } from './trash.ts';

let site: SiteFolder;
let trash: string;

beforeEach(() => {
  site = new SiteFolder(smallSite);
  trash = trashOf(site.places.pages);
});

afterEach(() => site.remove());

const going = (title: string) => ({ path: 'sobre.yaml', bytes: Buffer.from(`title: ${title}\n`) });

test('keeps a file under a name with the day and the time', async () => {
  await keepInTrash(site.places.pages, [going('Sobre')]);
  const [name = ''] = readdirSync(trash);
  expect(name).toMatch(/^\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d_001_sobre\.yaml$/);
  expect(readFileSync(join(trash, name), 'utf8')).toBe('title: Sobre\n');
});

test('forgets the oldest files above its limit, and leaves what is not its own', async () => {
  mkdirSync(trash);
  writeFileSync(join(trash, 'nota.txt'), 'minha');
  writeFileSync(join(trash, '2020-01-01_10-00-00_001_velha.yaml'), 'title: Velha\n');
  await keepInTrash(
    site.places.pages,
    Array.from({ length: mostTrashed }, (_, index) => going(`Sobre ${index}`)),
  );
  const kept = await readTrash(site.places.pages);
  expect(kept.length).toBe(mostTrashed);
  expect(kept[0]?.text).toBe(`title: Sobre ${mostTrashed - 1}\n`);
  expect(kept.map(({ path }) => path)).not.toContain('velha.yaml');
  expect(readdirSync(trash)).toContain('nota.txt');
});

test('is no part of what the site says it has', async () => {
  const before = await readFolder(site.places.pages);
  await keepInTrash(site.places.pages, [going('Sobre')]);
  expect(await readFolder(site.places.pages)).toEqual(before);
});

test('offers neither what is no text nor what would lie elsewhere', async () => {
  mkdirSync(trash);
  for (const name of ['_outra=x.sh', '..', 'a=b=c.yaml', 'x.sh'])
    writeFileSync(join(trash, `2026-01-31_10-00-00_001_${name}`), 'x');
  writeFileSync(join(trash, '2026-01-31_10-00-00_001_estranha.yaml'), Uint8Array.of(0x74, 0xe9, 0xff));
  expect(await readTrash(site.places.pages)).toEqual([]);
});

test.skipIf(process.platform === 'win32')('a link in its place is refused, and nothing goes', async () => {
  const elsewhere = join(site.root, 'outra');
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, trash);
  const store = new DiskStore({
    places: site.places,
    conditions: { today: '2026-01-31' },
    tell: () => undefined,
  });
  expect(await store.commit(await orderFor(store, { 'sobre.yaml': null }))).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('pages/.trash é um atalho para outro lugar.'),
  });
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(Object.keys((await store.list()).files)).toContain('sobre.yaml');
});
