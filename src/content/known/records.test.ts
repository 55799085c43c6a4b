import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packPage, readRecords, writeRecords, type PageRecord } from './records.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-records-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const record = (hash: string): PageRecord => ({
  stamp: [1, 2, 3, 4],
  at: 5,
  hash,
  problems: [],
  found: {
    validUntil: undefined,
    menu: undefined,
    head: { title: 'Olá', description: undefined },
    sign: undefined,
    people: [],
    told: undefined,
  },
  parcel: packPage({
    ids: { shown: [[`c${hash}`, 'pages/index.yaml']], hidden: [], ending: [] },
    sayings: [],
    pictures: [],
    messages: [`Olá — ${hash}`],
    pricing: { asked: [], texts: [] },
    questions: [],
    uses: [],
    claims: [],
  }),
  presumption: [],
  places: new Map(),
});

const many = new Map(Array.from({ length: 500 }, (_, at) => [`pages/p${at}.yaml`, record(`${at}`)]));

const saysOf = (one?: PageRecord) => [one?.parcel.read('ids'), one?.parcel.read('messages')];

const files = () => readdirSync(folder).map((name) => join(folder, name));
const inodes = () => files().map((file) => statSync(file).ino);

/** How many files were written anew since. */
const countNew = (before: readonly number[]) => inodes().filter((ino) => !before.includes(ino)).length;

it('writes what changed, came or went alone, and reads all', async () => {
  await writeRecords(folder, 'ground', { pages: many, former: new Map() });
  const read = await readRecords(folder, 'ground');
  expect(read).toEqual(many);
  for (const [file, one] of many) expect(saysOf(read.get(file)), file).toEqual(saysOf(one));
  const before = inodes();
  const edited = new Map([...read, ['pages/p7.yaml', record('other')]]);
  await writeRecords(folder, 'ground', { pages: edited, former: read });
  expect(countNew(before)).toBe(1);
  const between = inodes();
  const fewer = new Map([...edited].filter(([file]) => file !== 'pages/p7.yaml'));
  await writeRecords(folder, 'ground', { pages: fewer, former: edited });
  expect(countNew(between)).toBe(1);
  expect((await readRecords(folder, 'ground')).size).toBe(many.size - 1);
});

it('remembers nothing of another ground', async () => {
  await writeRecords(folder, 'ground', { pages: many, former: new Map() });
  expect((await readRecords(folder, 'other')).size).toBe(0);
});

it('loses the pages of a damaged file alone', async () => {
  await writeRecords(folder, 'ground', { pages: many, former: new Map() });
  const [file = ''] = files();
  truncateSync(file, readFileSync(file).length - 1);
  const { size } = await readRecords(folder, 'ground');
  expect([size > many.size / 2, size < many.size]).toEqual([true, true]);
});
