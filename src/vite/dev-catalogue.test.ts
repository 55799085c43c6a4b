import { beforeAll, expect, it } from 'vitest';
import { siteOf } from '../content/known/site.ts';
import type { CheckedContent } from '../content/check.ts';
import { conditions, places } from '../testing/specified.ts';
import { checkSpecified } from '../testing/specified-content.ts';
import { answerCatalogue } from './dev-catalogue.ts';
import { findFile } from './dev-files.ts';

let checked: CheckedContent;

beforeAll(async () => {
  checked = await checkSpecified();
});

/** Loads a module of ours as the dev server does, by its path from the project. */
const load = <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ `../..${path}`);

const files = {
  bootstrap: '',
  consent: '',
  openNow: '',
  request: '',
  app: '/src/client/app.tsx',
  preload: [],
  fonts: [],
};
const client = { ...files, build: 'dev', isEager: true };

const get = (address: string) =>
  answerCatalogue({ load, current: () => Promise.resolve(checked), conditions, client }, address);

it('serves the catalogue, with each example in windows of a phone and of a computer', async () => {
  const answer = await get('/_blocks');
  expect(answer).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  expect(answer?.body).toContain('<h1>Catálogo de seções</h1>');
  expect(answer?.body).toContain('<iframe src="/_blocks/faq/completa" width="360"');
  expect(answer?.body).toContain('<iframe src="/_blocks/faq/completa" width="1280"');
  expect(answer?.body).toContain('image: hero-clinica.png');
  expect(answer?.body).toContain('<td><code>items › question</code></td><td>A pergunta.</td>');
});

it('serves each example as the real renderer shows it, with its data', async () => {
  const answer = await get('/_blocks/faq/minima');
  expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('Vocês atendem em casa?') });
  const data = await get('/_blocks/faq/minima.page.json');
  expect(JSON.parse(data?.body ?? '')).toMatchObject({
    page: { route: '/_blocks/faq/minima', sections: [{ type: 'faq' }] },
  });
});

it('has no page for an example that does not exist, nor for addresses of the site', async () => {
  expect(await get('/_blocks/faq/outra')).toBeUndefined();
  expect(await get('/banhoetosa')).toBeUndefined();
});

it('serves what machines read, as the built site does', async () => {
  const tools = {
    root: process.cwd(),
    places,
    site: siteOf(checked),
    pages: [],
    load,
    pictures: { asked: 0, ready: 0 },
  };
  const share = checked.pages.find(({ route }) => route === '/banhoetosa')?.share ?? '';
  const addresses = [share, '/favicon.ico', '/manifest.webmanifest', '/sitemap.xml', '/robots.txt'];
  const files = await Promise.all(addresses.map((address) => findFile(tools, address)));
  expect(files.map((file) => file?.type)).toEqual([
    'image/jpeg',
    'image/x-icon',
    'application/manifest+json',
    'application/xml',
    'text/plain; charset=utf-8',
  ]);
});
