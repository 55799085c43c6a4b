import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { amount, few } from '../../testing/amount.ts';
import { sha256 } from '../pictures/digest.ts';
import type { Content } from '../load/content.ts';
import { resolve } from '../resolve/resolve.ts';
import { makeChance } from '../testing/accidents/random.ts';
import { about, changeSite, faq, hero, link, smallSite } from '../testing/accidents/site-changes.ts';
import { mistakes } from '../testing/mistakes/table.ts';
import {
  asPlain,
  checkListed,
  checkWhole,
  conditions,
  listFiles,
  nothing,
  type Files,
} from '../testing/listed.ts';
import { sampleContent, samplePage, sampleSite, sampleTheme } from '../testing/sample.ts';
import { validate } from '../validate/validate.ts';
import { checkSite, judgeSite, memoryOf, type Memory } from './check-site.ts';
import { openDesk, type DraftPage } from './look.ts';
import type { Remembered } from './record.ts';
import { recordsFolder } from './records.ts';
import { siteOf } from './site.ts';

/** The sound pages beside broken ones, as far as there is a sound site.yaml. */
function listSound(files: Files): unknown {
  const content = sampleContent(files);
  const validated = validate(content, conditions);
  const { pages } = siteOf({ content, validated, pages: resolve(validated, sha256), redirects: [] });
  return asPlain(pages.map(({ route, make }) => [route, make()]));
}

describe('a check that reads pages one by one', () => {
  it.each(Object.entries(mistakes))('tells the same mistakes as one of all at once: %s', async (_, table) => {
    for (const { files, name } of few(table, 6)) {
      const whole = asPlain(checkWhole(files));
      const first = await checkListed(files);
      expect(asPlain(first.found), name).toEqual(whole);
      expect(asPlain((await checkListed(files, first.remembered)).found), name).toEqual(whole);
      const partial = { ...conditions, isPartial: true };
      const { pages } = (await judgeSite(openDesk(listFiles(files), partial), first.remembered)).site;
      expect(asPlain(pages.map(({ route, make }) => [route, make()])), name).toEqual(listSound(files));
    }
  });

  it('opens nothing that is remembered, and after a change of words the page alone', async () => {
    const files = {
      'index.yaml': samplePage(hero + link('/b#horas')),
      'a.yaml': samplePage(hero + link('/')),
      'b.yaml': samplePage(hero + faq('horas') + link('/a')),
    };
    const { remembered } = await checkListed(files);
    const opened: string[] = [];
    const again = await judgeSite(openDesk(listFiles(files, opened), conditions), remembered);
    expect(opened).toEqual([]);
    expect(again.remembered.pages).toBe(remembered.pages);
    expect([...again.remembered.answers]).toEqual([...remembered.answers]);
    const edited = { ...files, 'b.yaml': files['b.yaml'].replace('Porque sim', 'Porque não') };
    await judgeSite(openDesk(listFiles(edited, opened), conditions), remembered);
    expect(opened).toEqual(['pages/b.yaml']);
  });

  it('opens only what was saved meanwhile when it has to begin again', async () => {
    const files = {
      'index.yaml': samplePage(hero + link('/b#horas')),
      'a.yaml': samplePage(hero + link('/')),
      'b.yaml': samplePage(hero + faq('horas') + link('/a')),
    };
    const seen = new Map();
    await judgeSite(openDesk(listFiles(files), conditions), nothing, seen);
    const saved = { ...files, 'a.yaml': samplePage(hero + about('20') + link('/')) };
    const opened: string[] = [];
    const { remembered } = await judgeSite(openDesk(listFiles(saved, opened), conditions), nothing, seen);
    expect(opened).toEqual(['pages/a.yaml']);
    expect(remembered.pages.size).toBe(3);
  });

  it('remembers where heads stand that pages share', async () => {
    const shared = (page: string) => page.replace(/^description: .*/m, 'description: Uma só para todas');
    const names = ['index', 'a', 'b'].map((name) => `${name}.yaml`);
    const files = Object.fromEntries(names.map((name) => [name, shared(samplePage(hero))]));
    const { remembered, found } = await checkListed(files);
    expect(found.problems.filter(({ kind }) => kind === 'sameHead')).toHaveLength(2);
    const opened: string[] = [];
    const again = await judgeSite(openDesk(listFiles(files, opened), conditions), remembered);
    expect(opened).toEqual([]);
    expect(again.site.problems).toEqual(found.problems);
  });

  it('hands pages over as it makes them, and tells which were saved since', async () => {
    const names = ['index', ...Array.from({ length: 205 }, (_, number) => `p${number}`)];
    const page = (next = '') => samplePage(hero + link(`/${next}`));
    const files = Object.fromEntries(names.map((name, at) => [`${name}.yaml`, page(names[at + 1])]));
    const opened: string[] = [];
    const saved = new Set<string>();
    const { content, pages } = listFiles(files, opened);
    const watched = pages.map((file) =>
      Object.assign({}, file, {
        stamp: () => (saved.has(file.file) ? ([0, 0, 0, 0] as const) : file.stamp()),
      }),
    );
    const drafts: DraftPage[] = [];
    const draft = (page: DraftPage) => drafts.push(page);
    const desk = openDesk({ content, pages: watched }, { ...conditions, draft });
    const { site } = await judgeSite(desk, nothing);
    expect(opened).toHaveLength(pages.length);
    saved.add('pages/index.yaml');
    expect(site.pages.filter((one) => !one.isUntouched()).map(({ route }) => route)).toEqual(['/']);
    expect(drafts.map(({ data }) => data)).toEqual(site.pages.map(({ make }) => make()));
    expect(drafts.map(({ name }) => name)).toEqual(site.pages.map(({ summary }) => summary.name));
    expect(drafts.map(({ data, text }) => text === JSON.stringify(data))).not.toContain(false);
  });

  it('opens few of the pages that a page disagrees with', async () => {
    const names = Array.from({ length: 60 }, (_, number) => `p${number}`);
    const pageAt = (number: number, years = '20') =>
      samplePage(hero + about(years) + link(`/${names[number + 1] ?? ''}`));
    const files = {
      'index.yaml': pageAt(-1),
      ...Object.fromEntries(names.map((name, number) => [`${name}.yaml`, pageAt(number)])),
    };
    const { remembered } = await checkListed(files);
    const edited = { ...files, 'p30.yaml': pageAt(30, '21') };
    const opened: string[] = [];
    const { problems } = (await judgeSite(openDesk(listFiles(edited, opened), conditions), remembered)).site;
    const told = problems.filter(({ kind }) => kind === 'disagrees');
    expect(told.map(({ file }) => file)).toEqual(['pages/p30.yaml']);
    expect(opened.length).toBeLessThan(20);
  });

  it('remembers a page that leads to one that has ended, as long as that is so', async () => {
    const ending = (day: string) =>
      samplePage(hero + link('/')).replace('sections:', `validUntil: ${day}\nsections:`);
    const files = { 'index.yaml': samplePage(hero + link('/a')), 'a.yaml': ending('10/01/2026') };
    const { remembered, found } = await checkListed(files);
    expect(found.problems.map(({ kind }) => kind)).toContain('endedTarget');
    const opened: string[] = [];
    expect((await checkListed(files, remembered, opened)).found.problems).toEqual(found.problems);
    // That one is read to make it, as it has been asked for.
    const told = () =>
      judgeSite(openDesk(listFiles(files, opened), { ...conditions, isMade: false }), remembered);
    opened.length = 0;
    expect((await told()).site.problems).toEqual(found.problems);
    expect(opened).toEqual([]);
    for (const day of ['11/01/2026', '10/02/2026']) {
      const edited = { ...files, 'a.yaml': ending(day) };
      expect(asPlain((await checkListed(edited, remembered)).found)).toEqual(asPlain(checkWhole(edited)));
    }
  });

  it('looks again at a page that leads to one that could not be read', async () => {
    const ended = samplePage(hero + link('/')).replace('sections:', 'validUntil: 10/01/2026\nsections:');
    const leading = samplePage(hero + link('/a') + link('/b#horas'));
    const files = { 'index.yaml': leading, 'a.yaml': ended, 'b.yaml': 'sections: [' };
    const { remembered } = await checkListed(files);
    const edited = { ...files, 'b.yaml': samplePage(hero + faq('horario')) };
    const { problems } = (await checkListed(edited, remembered)).found;
    expect(problems.map(({ kind }) => kind)).toContain('unknownAnchor');
    expect(asPlain(problems)).toEqual(asPlain(checkWhole(edited).problems));
  });

  it('notes what is asked of other files than pages, once', async () => {
    const files = { 'index.yaml': samplePage(hero) };
    let asked = 0;
    const noteRest = ({ sources }: Content) => {
      asked += 1;
      return sources.filter(({ kind }) => kind === 'site').map(({ file }) => ({ file }));
    };
    const unasked = await judgeSite(openDesk(listFiles(files), conditions), nothing);
    expect(unasked.site.notes).toEqual([]);
    const open = () => openDesk(listFiles(files), { ...conditions, noteRest });
    const first = await judgeSite(open(), unasked.remembered);
    const again = await judgeSite(open(), first.remembered);
    for (const { site } of [first, again]) expect(site.notes).toEqual([{ file: 'pages/site.yaml' }]);
    expect(asked).toBe(1);
  });

  it('opens whoever leads to a section that has gone', async () => {
    const files = {
      'index.yaml': samplePage(hero + link('/b#horas')),
      'a.yaml': samplePage(hero + link('/b')),
      'b.yaml': samplePage(hero + faq('horas')),
    };
    const { remembered } = await checkListed(files);
    const edited = { ...files, 'b.yaml': samplePage(hero + faq('horario')) };
    const opened: string[] = [];
    const { found } = await checkListed(edited, remembered, opened);
    expect(opened.filter((file) => file === 'pages/a.yaml')).toEqual([]);
    expect(found.problems.map(({ file, kind }) => [file, kind])).toContainEqual([
      'pages/index.yaml',
      'unknownAnchor',
    ]);
  });
});

describe('a check that remembers on disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-known-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const placesWith = (cache: string) => {
    const [pages, images] = [join(folder, 'pages'), join(folder, 'public', 'images')];
    return { pages, pagesName: 'pages', images, cache: join(folder, cache) };
  };
  const check = async (cache: string, memory?: Memory) =>
    (await checkSite(placesWith(cache), { today: '2026-01-31', program: 'tests' }, memory)).problems;
  const save = (name: string, text: string) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    // Long ago, so that its times are believed.
    utimesSync(file, 1, 1);
  };
  const savePage = (name: string, years: string) =>
    save(`pages/${name}.yaml`, samplePage(hero + about(years)).replaceAll('página', `página ${name}`));

  it.each(['the next process', 'the same one'])('looks again at what was damaged, in %s', async (when) => {
    for (const name of ['index', ...Array.from({ length: 40 }, (_, at) => `p${at}`)]) savePage(name, '20');
    save('pages/site.yaml', sampleSite);
    save('pages/_themes/clinic.yaml', sampleTheme);
    save('public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    await check('cache');
    const places = placesWith('cache');
    const onDisk = memoryOf(places);
    let read: ReturnType<Memory['read']> | undefined;
    const inProcess = { ...onDisk, read: (name: string) => (read ??= onDisk.read(name)) };
    const memory = when === 'the same one' ? inProcess : onDisk;
    await check('cache', memory);
    savePage('p7', '21');
    const records = recordsFolder(places.cache, places.pages);
    const shards = readdirSync(records).filter((name) => /^\d/.test(name));
    for (const name of shards) truncateSync(join(records, name), statSync(join(records, name)).size - 1);
    const told = await check('cache', memory);
    expect(told.map(({ kind }) => kind)).toContain('disagrees');
    expect(told).toEqual(await check('none'));
  });

  it('forgets content that nobody has checked for months, when it meets other', async () => {
    savePage('index', '20');
    const { cache, pages } = placesWith('cache');
    const [gone, recent] = ['elsewhere', 'beside'].map((name) => recordsFolder(cache, join(pages, name)));
    for (const records of [gone, recent]) mkdirSync(records ?? '', { recursive: true });
    utimesSync(gone ?? '', 1, 1);
    writeFileSync(join(dirname(gone ?? ''), 'file'), '');
    await check('cache');
    const left = readdirSync(dirname(gone ?? ''));
    expect(left.toSorted()).toEqual(
      ['file', ...[recent, recordsFolder(cache, pages)].map((records) => basename(records ?? ''))].toSorted(),
    );
  });
});

it('stays right whatever is changed, with what it remembers of the time before', async () => {
  let [checked, sound] = [0, 0];
  for (let seed = 1; seed <= amount(4, 200); seed += 1) {
    const chance = makeChance(seed);
    let files = smallSite;
    const memories = new Map<string, Remembered>();
    for (let step = 0; step < 25; step += 1) {
      files = changeSite(files, chance);
      const desk = openDesk(listFiles(files), conditions);
      const { found, remembered } = await checkListed(files, memories.get(desk.name));
      memories.set(desk.name, remembered);
      expect(asPlain(found), `${seed}, ${step}`).toEqual(asPlain(checkWhole(files)));
      checked += 1;
      if (found.pages.length > 0) sound += 1;
    }
  }
  // Sound sites and broken ones, each often enough to prove something.
  expect(sound).toBeGreaterThan(checked / 10);
  expect(checked - sound).toBeGreaterThan(checked / 10);
}, 120_000);
