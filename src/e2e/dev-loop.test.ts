import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { conditions } from '../testing/specified.ts';
import { copyProject } from '../testing/project-copy.ts';
import { eventually, expect, rare, test, wake } from './harness.ts';

let root: string;
let remove: () => Promise<void>;
let server: ChildProcess;
let site: string;
let printed = '';

/** Starts the dev server in the copy, on a port that is taken, and waits for the address it prints. */
async function startServer(port: number): Promise<string> {
  server = spawn(process.execPath, ['scripts/start.mjs', '--port', String(port), '--on', conditions.today], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', VITEST: '' },
  });
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += stripVTControlCharacters(chunk.toString());
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed);
      if (address) resolve(address[0]);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => reject(new Error(printed)));
  });
}

const taken = createServer();
let takenPort: number;

beforeAll(async () => {
  // Two servers of different folders would each take the other's libraries for out of date, while pages load them.
  ({ root, remove } = await copyProject({ hasOwnCache: true }));
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  takenPort = typeof address === 'object' && address !== null ? address.port : 0;
  // Content that is broken from the start must not keep the server from starting.
  await edit('pages/produtos.yaml', '- type: hero', '- type: hreo');
  site = await startServer(takenPort);
});

afterAll(async () => {
  server.kill();
  taken.close();
  await remove();
});

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
  await writeFile(path, text.split(from).join(to));
}

const overlayText = (page: Page) =>
  page.evaluate(
    () => document.querySelector('vitrine-overlay')?.shadowRoot?.querySelector('pre')?.textContent,
  );

const waitForTitle = (page: Page, title: string) =>
  page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, title);

const oldTitle = 'Cuidamos do seu pet como se fosse da nossa família';
// As long as the old one: the page keeps its height.
const newTitle = 'Cuidamos do seu gato como se fosse de nossa família';

rare('moves from a busy port to the next and lists the problems while good pages work', async ({ open }) => {
  expect(Number(new URL(site).port)).toBeGreaterThan(takenPort);
  await eventually(() => printed).toMatch(/ERRO {2}pages\/produtos\.yaml:\d+:\d+ {2}seção 1 \(hreo\)/);
  const page = await open('/consulta', { site });
  await waitForTitle(page, oldTitle);
});

rare('serves the catalogue of blocks beside the site, which the site itself does not have', async () => {
  const get = (address: string) => fetch(site + address, { headers: { accept: 'text/html' } });
  expect(await (await get('/_blocks')).text()).toContain('<h1>Catálogo de seções</h1>');
  expect(await (await get('/_blocks/faq/minima')).text()).toContain('Vocês atendem em casa?');
  expect((await get('/_blocks/faq/outra')).status).toBe(404);
  expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon');
});

rare('leads on from an old address as soon as it is written down', async ({ open }) => {
  await edit(
    'pages/site.yaml',
    '\nfloating:',
    '\nredirects:\n  - from: /velho\n    to: /consulta\nfloating:',
  );
  await eventually(async () => (await fetch(`${site}/velho/`)).status).toBe(200);
  const page = await open('/velho', { site });
  await page.waitForURL(`${site}/consulta`);
  await waitForTitle(page, oldTitle);
});

rare(
  'shows a page that has never been good as its problem, and the page once it is mended',
  async ({ open }) => {
    const page = await open('/produtos', { site });
    await eventually(() => overlayText(page)).toContain('Você quis dizer "hero"?');
    await edit('pages/produtos.yaml', '- type: hreo', '- type: hero');
    await page.waitForSelector('h1');
    await eventually(() => overlayText(page)).toBeUndefined();
  },
);

test('changes the open page without a reload when its file is saved, and keeps the scroll', async ({
  open,
}) => {
  const page = await open('/consulta', { site });
  await wake(page);
  await page.evaluate(() => {
    document.body.dataset['mark'] = 'kept';
    scrollTo(0, 700);
  });
  await edit('pages/consulta.yaml', oldTitle, newTitle);
  await waitForTitle(page, newTitle);
  expect(await page.evaluate(() => [document.body.dataset['mark'], scrollY])).toEqual(['kept', 700]);
  await edit('pages/consulta.yaml', newTitle, oldTitle);
  await waitForTitle(page, oldTitle);
});

test('covers a broken page with file, line and cure, keeps its last good state, and uncovers it when mended', async ({
  open,
}) => {
  const page = await open('/consulta', { site });
  await wake(page);
  await edit('pages/consulta.yaml', `title: ${oldTitle}`, `titel: ${oldTitle}`);
  await eventually(() => overlayText(page)).toMatch(/pages\/consulta\.yaml:\d+:\d+/);
  expect(await overlayText(page)).toContain('Você quis dizer "title"?');
  await waitForTitle(page, oldTitle);
  await edit('pages/consulta.yaml', `titel: ${oldTitle}`, `title: ${oldTitle}`);
  await eventually(() => overlayText(page)).toBeUndefined();
});

rare('replaces an edited view in the open page without a reload', async ({ open }) => {
  const page = await open('/consulta', { site });
  await wake(page);
  await page.evaluate(() => {
    document.body.dataset['mark'] = 'kept';
  });
  await edit('src/blocks/hero/view.tsx', '<Copy>', '<Copy data-edited="">');
  await page.waitForSelector('[data-edited]');
  expect(await page.evaluate(() => document.body.dataset['mark'])).toBe('kept');
});

test('documents of the dev server have no policy, which would refuse the scripts that it adds', async () => {
  const response = await fetch(`${site}/nao-existe`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('Content-Security-Policy');
});

// The last one: it leaves the copy's sources edited.
rare('runs our sources as they are once one of them is saved, also after Vite has begun anew', async () => {
  const [title, wrong] = [`title: ${oldTitle}`, `titel: ${oldTitle}`];
  await edit('src/content/problems/phrases.ts', 'estão corretas.', 'vão muito bem.');
  await edit('pages/consulta.yaml', title, wrong);
  await eventually(() => printed).toContain('vão muito bem.');
  await edit('pages/consulta.yaml', wrong, title);
  printed = '';
  await edit('vite.config.ts', "appType: 'custom',", "appType: 'custom', // as before");
  await eventually(() => printed).toContain('server restarted');
  printed = '';
  await edit('pages/consulta.yaml', title, wrong);
  await eventually(() => printed).toMatch(/consulta\.yaml[^]*vão muito bem\./);
});
