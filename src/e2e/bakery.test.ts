import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { ensureNginx } from '../../scripts/setup/nginx.mjs';
import { startNginx } from '../serve/nginx.ts';
import { serveFolder } from '../serve/static-server.ts';
import { check } from '../content/check.ts';
import { readBuiltSite } from '../crawl/built-site.ts';
import { readBlocks } from '../crawl/structured-data.ts';
import { few, pairUp } from '../testing/amount.ts';
import { bakery, builtBakery } from '../testing/bakery.ts';
import { judgeBuild } from '../testing/judge-build.ts';
import { conditions, places } from '../testing/specified.ts';
import { findings, findWhatOpens, fitWindow, settled } from './axe.ts';
import { expect, rare, test, wake } from './harness.ts';

const read = (path: string) => readFileSync(path, 'utf8');

/** What a visitor's browser or a machine reads of the site as text, by path. */
const texts = readdirSync(builtBakery, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(html|js|json|xml|txt|webmanifest|svg)$/.test(file))
  .map((file) => [file, read(join(builtBakery, file))] as const);

/** Drawings that any site may pick from, bones and syringes among them, are one file for all. */
const ofTheSite = texts.filter(([file]) => !/^(assets\/icons-.*\.svg|licenses\.txt)$/.test(file));

const clinicWords =
  /cl[ií]nic|veterin|\bpets?\b|pet ?shop|petname|\btosa\b|\bbanho|castra[cç]|vacina|\btutor(a|es)?\b|cachorro|\bgatos?\b|\bpata\b|ra[cç][aã]o\b|passo fundo|vitrine pet/gi;

const themes = join(places.pages, '_themes');
const clinicColors = readdirSync(themes).flatMap(
  (file) => read(join(themes, file)).match(/#[0-9A-F]{6}/gi) ?? [],
);

const clinicPictures = readdirSync(places.images).map((file) => file.replace(/\.\w+$/, ''));

describe('the site of a bakery', () => {
  test('is sound as a whole', async () => {
    const checked = await check(bakery, conditions);
    expect(checked.validated.problems).toEqual([]);
    expect(await judgeBuild(builtBakery, checked)).toEqual([]);
  });

  test('is a bakery for search engines', async () => {
    const site = await readBuiltSite(builtBakery);
    const [, document] = [...site.documents].find(([file]) => file === 'index.html') ?? [];
    if (document === undefined) throw new Error('There is no home page.');
    expect(readBlocks(document)[0]).toMatchObject({ '@type': 'Bakery', '@id': `${site.url}/#business` });
  });

  test('says no word of a clinic', () => {
    const said = ofTheSite.flatMap(([file, text]) =>
      [...text.matchAll(clinicWords)].map(({ 0: word, index }) => {
        return `${file}: ${word} in ${text.slice(Math.max(0, index - 30), index + 30)}`;
      }),
    );
    expect(ofTheSite.length).toBeGreaterThan(10);
    expect(said).toEqual([]);
  });

  test('has no colour and no picture of a clinic', () => {
    expect(clinicColors.length).toBeGreaterThan(50);
    expect(clinicPictures.length).toBeGreaterThan(20);
    const names = clinicPictures.flatMap((picture) => [`/${picture}-`, `/${picture}.`]);
    const foreign = [...clinicColors, ...names].map((one) => one.toLowerCase());
    const shown = ofTheSite.flatMap(([file, text]) => {
      const folded = text.toLowerCase();
      return foreign.filter((one) => folded.includes(one)).map((one) => `${file}: ${one}`);
    });
    expect(shown).toEqual([]);
  });
});

let server: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  server = await serveFolder({ folder: builtBakery, port: 0 });
});
afterAll(() => server.close());

test.for(pairUp(few(['/', '/cardapio', '/encomendas', '/acabou'], 2), [360, 768, 1280]))(
  'axe finds nothing at %s of a bakery at %i px',
  async ([route, width], { open }) => {
    const page = await open(route, { width, site: server.url, expected: /404/ });
    await wake(page);
    await page.evaluate(axe.source);
    await fitWindow(page, width);
    await settled(page);
    expect(await findings(page)).toEqual([]);
    expect(await findWhatOpens(page, width)).toEqual([]);
  },
);

const nginxCommand = await ensureNginx();

describe.each(['preview', 'nginx'] as const)('an old address of a bakery, on %s', (host) => {
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  beforeAll(async () => {
    if (host === 'nginx' && nginxCommand !== undefined)
      nginx = await startNginx({ command: nginxCommand, site: builtBakery });
  });
  afterAll(() => nginx?.close());

  test.for(few(['/bolos-de-festa', '/bolos-de-festa/', '/bolos-de-festa.html', '/bolos-de-festa?utm=1'], 2))(
    '%s leads to the section',
    async (address, { open, skip }) => {
      skip(host === 'nginx' && nginxCommand === undefined, 'There is no nginx.');
      const site = host === 'nginx' ? (nginx?.url ?? '') : server.url;
      const page = await open(address, { site });
      await page.waitForURL(`${site}/encomendas#bolos`);
      await page.getByRole('heading', { level: 1, name: 'O bolo da festa' }).waitFor();
    },
  );
});

rare('a page of another theme takes its colours along', async ({ open }) => {
  const page = await open('/', { site: server.url });
  await wake(page);
  const ground = () => page.locator('[data-theme]').evaluate((part) => getComputedStyle(part).accentColor);
  expect(await ground()).toBe('rgb(122, 31, 43)');
  await page.getByRole('banner').getByRole('link', { name: 'Encomendas' }).click();
  await page.getByRole('heading', { level: 1, name: 'O bolo da festa' }).waitFor();
  expect(await ground()).toBe('rgb(91, 42, 28)');
});
