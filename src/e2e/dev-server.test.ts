import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe } from 'vitest';
import { places } from '../testing/specified.ts';
import { expect, test, wake } from './harness.ts';

let server: ChildProcess;
let site = '';
/** Another page of this machine, as any program may serve one. */
let other: Server;
let otherSite = '';

function startServer(): Promise<string> {
  const options = ['--pages', places.pages, '--public', join(places.images, '..'), '--on', '2026-01-31'];
  server = spawn(process.execPath, ['scripts/start.mjs', ...options, '--port', '0'], {
    env: { ...process.env, NODE_ENV: 'development', VITEST: '', NO_COLOR: '1' },
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed);
      if (address) resolve(address[0]);
    });
    server.on('exit', () => reject(new Error(printed)));
  });
}

beforeAll(async () => {
  other = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>other</title><link rel="icon" href="data:,">');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  otherSite = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  site = await startServer();
}, 120_000);

afterAll(() => {
  server.kill();
  other.close();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One request with the path and headers exactly as given: `fetch` would tidy and add some. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const { statusCode: status } = response;
      text(response).then((body) => resolve({ status, headers: response.headers, body }), reject);
    });
    sent.once('error', reject);
    sent.end();
  });
}

// The first answer loads the renderer, which takes a while on a busy machine.
describe('the development server', () => {
  test.for(['text/html', '*/*', 'application/json', 'image/*', 'text/plain;q=0.1', 'nada', ''])(
    'gives a page to who accepts "%s"',
    async (accept) => {
      const { status, headers, body } = await ask('/consulta', accept === '' ? {} : { accept });
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain('</html>');
    },
  );

  test.for([
    ['/nao-existe', '*/*'],
    ['/nao-existe', 'text/html'],
    ['/images/nada-720.avif', 'image/avif,*/*'],
    ['/src/nada.ts', '*/*'],
    ['/src/nada.tsx', 'text/html'],
    ['/src/client/app.tsx', 'text/html'],
    ['/nada.jsx', '*/*'],
    ['//consulta', '*/*'],
    ['//', 'text/html'],
    ['//evil.example/x', '*/*'],
  ])(
    'shows %s the not-found page, without a policy that would refuse its scripts',
    async ([path = '', accept = '']) => {
      const { status, body } = await ask(path, { accept });
      expect([status, body.includes('Oops! Page not found')]).toEqual([404, true]);
      expect(body).not.toContain('http-equiv');
    },
  );

  test.for([
    '/%E0%A4%A',
    '/%',
    '/images/%ff-720.avif',
    '/..%5cpackage.json',
    '/%2e%2e/package.json',
    '/a%00b',
  ])('refuses %s, and tells nothing of this machine', async (path) => {
    const { status, body } = await ask(path, { accept: 'text/html' });
    expect([status, body]).toEqual([400, 'Bad Request']);
  });

  test.for(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    for (const path of ['/consulta', '/src/client/app.tsx', '/_reports.json']) {
      const { status, headers } = await ask(path, { accept: 'text/html' }, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('gives HEAD the headers of a page', async () => {
    const { status, headers, body } = await ask('/consulta', {}, 'HEAD');
    expect([status, headers['content-type'], body]).toEqual([200, 'text/html; charset=utf-8', '']);
  });

  test('answers as carefully as a host, and frames only its own examples', async () => {
    for (const path of ['/consulta', '/nao-existe', '/src/client/app.tsx', '/consulta.page.json', '/%']) {
      expect((await ask(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'content-security-policy': "frame-ancestors 'self'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    }
  });

  test('refuses a name that somebody else has made lead here', async () => {
    for (const host of ['evil.example', '127.0.0.1.evil.example']) {
      expect((await ask('/consulta', { host, accept: 'text/html' })).status).toBe(403);
    }
  });

  test('opens files in the editor for its own pages alone', async () => {
    const tool = '/__open-in-editor';
    const askers = [
      {},
      { origin: otherSite },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ];
    for (const headers of askers) expect((await ask(tool, headers)).status).toBe(403);
    // Without a file there is nothing to open, which only the tool itself can say.
    const own = await ask(tool, { 'sec-fetch-site': 'same-origin' });
    expect([own.status, own.body]).toEqual([500, expect.stringContaining('required query param "file"')]);
  });

  test('encodes the widths that a page names, and no other', async () => {
    const { body } = await ask('/banhoetosa', { accept: 'text/html' });
    const [, base = '', width = ''] = /"?(\/images\/[^" ]+)-(\d+)\.avif/.exec(body) ?? [];
    expect((await ask(`${base}-${width}.avif`)).headers['content-type']).toBe('image/avif');
    const others = [Number(width) + 1, 1, 4999].map((other) => ask(`${base}-${other}.avif`));
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('encodes the pictures of examples in the catalogue', async () => {
    const { body } = await ask('/_blocks/gallery/completa', { accept: 'text/html' });
    const [address = ''] = /\/images\/[^" ]+-\d+\.webp/.exec(body) ?? [];
    expect((await ask(address)).headers['content-type']).toBe('image/webp');
  });
});

describe('a page of another port of this machine', () => {
  const paths = [
    '/consulta',
    '/consulta.page.json',
    '/src/client/app.tsx',
    '/_reports.json',
    '/package.json',
    '/@vite/client',
    `/@fs${process.cwd()}/package.json`,
  ];

  test('reads nothing of the development server, runs nothing of it and frames none of it', async ({
    open,
  }) => {
    const page = await open('/', {
      site: otherSite,
      prepare: (opened) => opened.route(`${site}/**`, (route) => route.continue()),
      expected: /./,
    });
    const read = await page.evaluate(
      async ([site = '', ...paths]) => {
        const tryTo = (attempt: Promise<unknown>) => attempt.then(String, () => 'refused');
        const load = (element: HTMLScriptElement | HTMLImageElement, path: string) =>
          new Promise((resolve, reject) => {
            element.addEventListener('load', () => resolve('loaded'));
            element.addEventListener('error', reject);
            element.src = site + path;
            document.body.append(element);
          });
        const listen = (protocol: string) =>
          new Promise((resolve, reject) => {
            const socket = new WebSocket(site.replace('http', 'ws'), protocol);
            socket.addEventListener('open', () => resolve('open'));
            socket.addEventListener('error', reject);
          });
        const attempts = paths.flatMap((path) => [
          tryTo(fetch(site + path).then((response) => response.text())),
          tryTo(load(document.createElement('script'), path)),
          tryTo(load(Object.assign(document.createElement('script'), { type: 'module' }), path)),
        ]);
        attempts.push(tryTo(listen('vite-hmr')), tryTo(load(new Image(), '/favicon.svg')));
        return Promise.all(attempts);
      },
      [site, ...paths],
    );
    expect(new Set(read)).toEqual(new Set(['refused']));
    await page.evaluate((address) => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      return new Promise((resolve) => {
        frame.addEventListener('load', resolve);
        frame.src = address;
      });
    }, `${site}/consulta`);
    expect(page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });

  test('may lead to a page by a link, which then works', async ({ open }) => {
    const page = await open('/', {
      site: otherSite,
      prepare: (opened) => opened.route(`${site}/**`, (route) => route.continue()),
      expected: /./,
    });
    await page.evaluate((address) => location.assign(address), `${site}/consulta`);
    await page.waitForURL(`${site}/consulta`);
    await wake(page);
    expect(await page.locator('h1').count()).toBe(1);
  });
});
