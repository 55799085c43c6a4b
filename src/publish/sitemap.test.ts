import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteOf } from '../content/known/site.ts';
import { sha256 } from '../content/pictures/digest.ts';
import { resolve } from '../content/resolve/resolve.ts';
import { sampleContent, samplePage } from '../content/testing/sample.ts';
import { validate } from '../content/validate/validate.ts';
import { readChangeDays } from './change-days.ts';
import { writeRobots, writeSitemap, type ChangeDays } from './sitemap.ts';

const hero = '- type: hero\n  title: Olá\n  image: luna.png\n  imageAlt: Luna de laço\n';
const until = (day: string) => samplePage(hero).replace('theme: clinic', `theme: clinic\nvalidUntil: ${day}`);

/** The sitemap of some pages on 31/01/2026. */
function sitemapOf(files: Readonly<Record<string, string>>, days: ChangeDays = new Map()): string {
  const content = sampleContent(files);
  const validated = validate(content, { today: '2026-01-31' });
  const checked = siteOf({ content, validated, pages: resolve(validated, sha256), redirects: [] });
  return writeSitemap({ ...checked, url: `${site}/` }, days);
}

const listed = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const site = 'https://www.clinica.example';

describe('the sitemap', () => {
  it('lists every page but the not-found one, without a day when none is known', () => {
    const page = samplePage(hero);
    expect(sitemapOf({ 'index.yaml': page, 'vacinas.yaml': page, '404.yaml': page })).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://www.clinica.example/</loc></url>
      <url><loc>https://www.clinica.example/vacinas</loc></url>
      </urlset>
      "
    `);
  });

  it.each([
    ['30/01/2026', []],
    ['31/01/2026', [`${site}/oferta`]],
    ['01/02/2026', [`${site}/oferta`]],
  ])('lists a page to the last day that it is valid, %s', (day, addresses) => {
    expect(listed(sitemapOf({ 'oferta.yaml': until(day) }))).toEqual(addresses);
  });

  it.each(['hidden: sim', 'showUntil: 30/01/2026', 'showFrom: 01/02/2026'])(
    'lists no page whose every section is out of sight: %s',
    (line) => {
      expect(listed(sitemapOf({ 'oferta.yaml': samplePage(`${hero}  ${line}\n`) }))).toEqual([]);
    },
  );

  it('tells the last change of a page, of its shared sections or of its pictures, whichever came last', () => {
    const shared = 'type: cta\ntitle: Venha\nactions:\n- label: x\n  tel: sim\n';
    const cta = '- type: cta\n  title: x\n  actions:\n  - label: x\n    tel: sim\n';
    const files = {
      'a.yaml': samplePage(hero),
      'b.yaml': samplePage(`${cta}- type: use\n  section: visita\n`),
      'c.yaml': samplePage(cta),
      '_shared/visita.yaml': shared,
    };
    const days = new Map([
      ['pages/a.yaml', '2026-01-01'],
      ['pages/b.yaml', '2026-01-02'],
      ['pages/c.yaml', '2026-01-03'],
      ['pages/_shared/visita.yaml', '2026-01-04'],
      ['public/images/luna.png', '2026-01-05'],
    ]);
    const found = [...sitemapOf(files, days).matchAll(/<loc>.*\/(\w)<\/loc><lastmod>([^<]*)/g)];
    expect(found.map(([, name, day]) => `${name} ${day}`)).toEqual([
      'a 2026-01-05',
      'b 2026-01-04',
      'c 2026-01-03',
    ]);
  });
});

it('leads crawlers to the sitemap and keeps them from nothing', () => {
  expect(writeRobots(site)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
});

describe('the days of the last changes', () => {
  let root: string;

  const git = (cwd: string, ...words: string[]) => execFileSync('git', words, { cwd, stdio: 'pipe' });

  /** Commits a file as if it were that day. */
  function commit(file: string, text: string, day: string) {
    mkdirSync(join(root, 'pages'), { recursive: true });
    writeFileSync(join(root, file), text);
    git(root, 'add', '-A');
    const when = `${day}T12:00:00Z`;
    const author = ['-c', 'user.name=T', '-c', 'user.email=t@example.com'];
    execFileSync('git', [...author, 'commit', '-qm', 'x', '--date', when], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: when },
    });
  }

  beforeEach(() => {
    root = mkdtempSync(join(realpathSync(tmpdir()), 'vitrine-'));
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('are those of the last commits, also for names with accents', async () => {
    git(root, 'init', '-q');
    commit('pages/a.yaml', '1', '2026-01-01');
    commit('pages/pássaro.yaml', '1', '2026-01-02');
    commit('pages/a.yaml', '2', '2026-01-03');
    commit('outro.txt', '1', '2026-01-04');
    expect(await readChangeDays(root, ['pages'])).toEqual(
      new Map([
        ['pages/a.yaml', '2026-01-03'],
        ['pages/pássaro.yaml', '2026-01-02'],
      ]),
    );
  });

  it('are unknown in a copy without the whole history, where all would seem new', async () => {
    git(root, 'init', '-q');
    commit('pages/a.yaml', '1', '2026-01-01');
    commit('pages/b.yaml', '1', '2026-01-02');
    const copy = join(root, 'copy');
    git(root, 'clone', '-q', '--depth', '1', `file://${root}`, copy);
    expect(await readChangeDays(copy, ['pages'])).toEqual(new Map());
  });

  it('are unknown without git', async () => {
    expect(await readChangeDays(root, ['pages'])).toEqual(new Map());
  });
});
