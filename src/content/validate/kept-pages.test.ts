import { expect, it } from 'vitest';
import { amount, few } from '../../testing/amount.ts';
import type { Content } from '../load/content.ts';
import type { Source } from '../source/source.ts';
import { makeChance } from '../testing/accidents/random.ts';
import { changeSite, faq, hero, link, smallSite } from '../testing/accidents/site-changes.ts';
import { sampleContent, samplePage } from '../testing/sample.ts';
import { mistakes } from '../testing/mistakes/table.ts';
import { KeptPages } from './kept-pages.ts';
import type { LookedPage, LookedPages } from './look-at.ts';
import { validate, type Ground } from './validate.ts';

const conditions = { today: '2026-01-31' };

type Files = Parameters<typeof sampleContent>[0];

/** The same site as it changes: what is not edited stays the very same, as in an editor. */
function makeSite() {
  const sources = new Map<string, Source>();
  let beside: Omit<Content, 'sources' | 'problems'> | undefined;
  const read = (files: Files): Content => {
    const content = sampleContent(files);
    const { sources: read, problems, ...rest } = content;
    beside ??= rest;
    const kept = read.map((source) => {
      const known = sources.get(source.file);
      const same = known?.text === source.text ? known : source;
      sources.set(source.file, same);
      return same;
    });
    return { ...beside, sources: kept, problems };
  };
  return read;
}

const asPlain = (found: unknown): unknown => JSON.parse(JSON.stringify(found));

it.each(Object.entries(mistakes))('a page that is kept is told the same of: %s', (_, table) => {
  for (const { files, name } of few(table, 6)) {
    const content = sampleContent(files);
    const kept = new KeptPages();
    const once = asPlain(validate(content, conditions).problems);
    for (const turn of [1, 2])
      expect(asPlain(validate(content, { ...conditions, kept }).problems), `${name}, ${turn}`).toEqual(once);
  }
});

it('stays right whatever is changed', () => {
  for (let seed = 1; seed <= amount(3, 200); seed += 1) {
    const chance = makeChance(seed);
    const [read, kept] = [makeSite(), new KeptPages()];
    let files = smallSite;
    for (let step = 0; step < 25; step += 1) {
      files = changeSite(files, chance);
      const found = validate(read(files), { ...conditions, kept });
      const whole = validate(sampleContent(files), conditions);
      expect(asPlain(found.problems), `${seed}, ${step}`).toEqual(asPlain(whole.problems));
      expect(found.pages.map(({ route, data }) => [route, data])).toEqual(
        whole.pages.map(({ route, data }) => [route, data]),
      );
    }
  }
});

/** Kept pages, and the files of those that were looked at: they are new, or could not be recalled. */
function watch() {
  const [kept, known, looked] = [new KeptPages(), new Set<LookedPage>(), [] as string[]];
  const note = ({ page }: LookedPage) => looked.push(page.source.file);
  const watched: LookedPages<Ground> = {
    look: (...asked) =>
      kept.look(...asked).map((one) => {
        if (!known.has(one)) note(one);
        known.add(one);
        const recall: LookedPage['recall'] = (whole) => {
          const findings = one.recall?.(whole);
          if (findings === undefined) note(one);
          return findings;
        };
        return Object.assign({}, one, { recall });
      }),
  };
  return { watched, looked };
}

it('looks at nothing but the page that has changed, and at who leads to what it no longer has', () => {
  const [read, { watched, looked }] = [makeSite(), watch()];
  const site = {
    'index.yaml': samplePage(hero + link('/b#horas')),
    'a.yaml': samplePage(hero + link('/')),
    'b.yaml': samplePage(hero + faq('horas') + link('/a')),
  };
  const look = (files: Files) => {
    validate(read(files), { ...conditions, kept: watched });
    return looked.splice(0);
  };
  expect(look(site)).toHaveLength(3);
  expect(look(site)).toEqual([]);
  const said = { ...site, 'a.yaml': site['a.yaml'].replace('Olá', 'Oi') };
  expect(look(said)).toEqual(['pages/a.yaml']);
  const gone = { ...said, 'b.yaml': site['b.yaml'].replace('horas', 'horario') };
  expect(look(gone)).toEqual(['pages/b.yaml', 'pages/index.yaml']);
  expect(look({ ...gone, 'site.yaml': 'name: Outra\n' })).toHaveLength(3);
});

/** Notes every page that is looked at, or known from before. */
class NotedPages extends KeptPages {
  readonly noted = new Set<LookedPage>();

  override look(...asked: Parameters<KeptPages['look']>) {
    const pages = super.look(...asked);
    for (const page of pages) this.noted.add(page);
    return pages;
  }
}

it('looks in steps at what a check would look at, which then has nothing left to look at', () => {
  const names = Array.from({ length: 20 }, (_, at) => `p${at}.yaml`);
  const page = samplePage(hero + link('/p3#horas') + faq('horas'));
  const content = sampleContent(Object.fromEntries(['index.yaml', ...names].map((name) => [name, page])));
  const kept = new NotedPages();
  let most = 0;
  let before = 0;
  for (const _ of kept.lookInSteps(content, conditions.today)) {
    most = Math.max(most, kept.noted.size - before);
    before = kept.noted.size;
  }
  expect([most, before]).toEqual([8, 21]);
  const found = validate(content, { ...conditions, kept });
  expect(kept.noted.size).toBe(21);
  expect(asPlain(found.problems)).toEqual(asPlain(validate(content, conditions).problems));
  expect([...kept.lookInSteps(content, conditions.today)]).toEqual([]);
});
