import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: ChildProcess;
let site: string;

beforeAll(async () => {
  server = spawn(process.execPath, ['scripts/start.mjs', '--port', '0'], {
    env: { ...process.env, NODE_ENV: 'development', VITEST: '', NO_COLOR: '1' },
  });
  site = await new Promise((resolve, reject) => {
    let printed = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed);
      if (address) resolve(address[0]);
    });
    server.on('exit', () => reject(new Error(printed)));
  });
}, 60_000);

afterAll(() => {
  server.kill();
});

// The first answer loads the renderer, which takes a while on a busy machine.
const patience = 60_000;

const get = (address: string) => fetch(site + address, { headers: { accept: 'text/html' } });

it(
  'serves the catalogue, with each example in windows of a phone and of a computer',
  async () => {
    const html = await (await get('/_blocks')).text();
    expect(html).toContain('<h1>Catálogo de seções</h1>');
    expect(html).toContain('<iframe src="/_blocks/faq/completa" width="360"');
    expect(html).toContain('<iframe src="/_blocks/faq/completa" width="1280"');
    expect(html).toContain('<td><code>items › question</code></td><td>A pergunta.</td>');
  },
  patience,
);

it(
  'serves each example as the real renderer shows it, with its data',
  async () => {
    const response = await get('/_blocks/faq/minima');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Vocês atendem gatos?');
    const data = await get('/_blocks/faq/minima/page.json');
    expect(await data.json()).toMatchObject({
      page: { route: '/_blocks/faq/minima', sections: [{ type: 'faq' }] },
    });
  },
  patience,
);

it(
  'serves what machines read, as the built site does',
  async () => {
    const html = await (await get('/banhoetosa')).text();
    const share = /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '';
    const answers = await Promise.all(
      [share, '/favicon.ico', '/manifest.webmanifest', '/sitemap.xml', '/robots.txt'].map(get),
    );
    expect(answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`)).toEqual([
      '200 image/jpeg',
      '200 image/x-icon',
      '200 application/manifest+json',
      '200 application/xml',
      '200 text/plain; charset=utf-8',
    ]);
  },
  patience,
);

it(
  'has no page for an example that does not exist',
  async () => {
    expect((await get('/_blocks/faq/outra')).status).toBe(404);
  },
  patience,
);

it(
  'has no policy, which would refuse the scripts that development adds',
  async () => {
    const response = await get('/nao-existe');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Content-Security-Policy');
  },
  patience,
);
