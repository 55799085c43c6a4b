import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unpack } from './parcel.ts';
import { packedNames, packPage, type PageRecord, type Records, type Remembered } from './record.ts';
import { recollect, remember } from './records.ts';
import { readShard, writeShard } from './shard.ts';
import { ChangedMeanwhile } from './shelf.ts';

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
  validUntil: undefined,
  told: undefined,
  parcel: packPage({
    ids: { shown: [[`c${hash}`, 'pages/index.yaml']], hidden: [], ending: [] },
    sayings: [],
    pictures: [],
    messages: [`Olá — ${hash}`],
    menu: undefined,
    head: { title: 'Olá', description: undefined },
    sign: undefined,
    people: [],
    pricing: { asked: [], texts: [] },
    questions: [],
    uses: [],
    claims: [],
  }),
  presumption: [],
  places: new Map(),
});

const many = new Map(Array.from({ length: 500 }, (_, at) => [`pages/p${at}.yaml`, record(`${at}`)]));

const place = {
  file: 'pages/p8.yaml',
  path: ['title'],
  range: { start: 1, end: 2, line: 1, column: 2, endLine: 1, endColumn: 3 },
};

/** Pages of which there is more than of others. */
const special: Records = new Map<string, PageRecord>([
  [
    'pages/p7.yaml',
    { ...record('7'), presumption: ['/p8', ['/p9#a', '[true,null]']], validUntil: '2026-12-31' },
  ],
  ['pages/p8.yaml', { ...record('8'), presumption: ['/p9', '/p8'], places: new Map([['title', place]]) }],
  ['pages/p9.yaml', { ...record('9'), stamp: [10, 1795944936628.2246, 1795944936629.5, 7] }],
]);

const saysOf = (one?: PageRecord) => one && [unpack(one.parcel, 'ids'), unpack(one.parcel, 'messages')];

const asSite = (pages: Records): Remembered => ({ pages, answers: new Map() });
const write = (pages: Records, former: Records = new Map()) =>
  remember(folder, 'ground', { now: asSite(pages), former: asSite(former) });
const read = (ground: string) => recollect(folder, ground).pages;

const files = () => readdirSync(folder).map((name) => join(folder, name));
const inodes = () => files().map((file) => statSync(file).ino);

/** How many files were written anew since. */
const countNew = (before: readonly number[]) => inodes().filter((ino) => !before.includes(ino)).length;

it('writes what changed, came or went alone, and reads all', async () => {
  await write(many);
  const found = read('ground');
  const hashesOf = (pages: Records) => [...pages.values()].map((one) => one.hash).toSorted();
  expect(hashesOf(found)).toEqual(hashesOf(many));
  expect(found.get('pages/p7.yaml')).toMatchObject({ ...many.get('pages/p7.yaml'), parcel: {} });
  for (const [file, one] of many) expect(saysOf(found.get(file)), file).toEqual(saysOf(one));
  const before = inodes();
  const edited = new Map([...found, ['pages/p7.yaml', record('other')]]);
  await write(edited, found);
  expect(countNew(before)).toBe(1);
  const between = inodes();
  const fewer = new Map([...edited].filter(([file]) => file !== 'pages/p7.yaml'));
  await write(fewer, edited);
  expect(countNew(between)).toBe(1);
  expect(read('ground').size).toBe(many.size - 1);
});

it('reads of each page what it takes for granted, and what few have', async () => {
  await write(new Map([...many, ...special]));
  const found = read('ground');
  for (const [file, one] of [...many, ...special]) {
    const known = special.get(file) ?? one;
    expect(found.get(file), file).toMatchObject({ ...known, parcel: {} });
  }
});

it('writes thousands of pages whole that say nothing of the same thing', async () => {
  const file = join(folder, 'one.bin');
  const pages = new Map(Array.from({ length: 3000 }, (_, at) => [`pages/p${at}.yaml`, record(`${at}`)]));
  await writeShard(file, 'ground', pages);
  const found = readShard(file, 'ground');
  const all = (one: PageRecord) => packedNames.map((name) => unpack(one.parcel, name));
  expect([...found].map(([name, one]) => [name, all(one)])).toEqual(
    [...pages].map(([name, one]) => [name, all(one)]),
  );
});

it('remembers nothing of another ground', async () => {
  await write(many);
  expect(read('other').size).toBe(0);
});

/** Whether some are left of the five hundred, and not all. */
const hasLostSome = ({ size }: Records) => size > many.size / 2 && size < many.size;

it('loses the pages of a damaged file alone', async () => {
  await write(many);
  const [file = ''] = files();
  const bytes = readFileSync(file);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  expect(hasLostSome(read('ground'))).toBe(true);
});

/** Asks a page for more, and says whether that is lost. */
const isLost = ({ parcel }: PageRecord) => {
  try {
    unpack(parcel, 'claims');
  } catch (error) {
    expect(error).toBeInstanceOf(ChangedMeanwhile);
  }
  return parcel.isLost;
};

it.each([
  ['was cut off', (file: string) => truncateSync(file, statSync(file).size - 1)],
  ['has gone', (file: string) => rmSync(file)],
])(
  'says that pages are lost whose file %s when more of them is asked for, and has forgotten them',
  async (_, harm) => {
    await write(many);
    const found = read('ground');
    const [file = ''] = files();
    harm(file);
    const lost = [...found.values()].filter(isLost);
    const left = read('ground');
    expect(hasLostSome(left)).toBe(true);
    expect(lost.length + left.size).toBe(many.size);
  },
);

it('does not read a damaged file again that cannot be removed', async () => {
  await write(many);
  const found = read('ground');
  const [file = ''] = files();
  truncateSync(file, statSync(file).size - 1);
  const bytes = readFileSync(file);
  const lost = [...found.values()].filter(isLost);
  writeFileSync(file, bytes);
  expect(lost.length).toBeGreaterThan(0);
  expect(read('ground').size).toBe(many.size - lost.length);
});

it('remembers answers as long as the ground is the same, and writes them where one is new', async () => {
  const answers = new Map([
    [
      'q',
      {
        from: 'a',
        read: [{ file: 'pages/a.yaml', hash: 'h', places: undefined }],
        answer: new Uint8Array([1]),
      },
    ],
  ]);
  const [none, site] = [asSite(new Map()), { pages: new Map(), answers }];
  await remember(folder, 'ground', { now: site, former: none });
  expect(recollect(folder, 'ground').answers).toEqual(answers);
  expect(recollect(folder, 'other').answers.size).toBe(0);
  const before = inodes();
  await remember(folder, 'ground', { now: { pages: new Map(), answers: new Map(answers) }, former: site });
  expect([before.length, countNew(before)]).toEqual([1, 0]);
});
