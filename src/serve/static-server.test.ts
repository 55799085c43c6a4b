import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { represent } from './representation.ts';
import { serveFolder, type Serving } from './static-server.ts';

const files = {
  'secret.txt': 'secret',
  'dist/index.html': '<h1>Início</h1>',
  'dist/404.html': '<h1>Not found</h1>',
  'dist/404.html.gz': 'gzipped not found',
  'dist/consulta.html': '<h1>Consulta</h1>',
  'dist/_headers':
    '/*\n  X-Kind: page\n\n/assets/app-Bx3d9_Ks.js\n  Cache-Control: immutable\n  X-Kind: script\n\n/images/*\n  Cache-Control: immutable\n',
  'dist/deploy/nginx.conf': 'server {}',
  'dist/consulta.page.json': '{}',
  'dist/assets/app-Bx3d9_Ks.js': 'script',
  'dist/assets/app-Bx3d9_Ks.js.br': 'brotli',
  'dist/assets/app-Bx3d9_Ks.js.gz': 'gzipped',
  'dist/robots.txt': 'User-agent: *',
  'dist/foto grande.png': 'png',
  'dist/images/foto.avif': 'image',
};

let folder: string;
let server: Serving;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-serve-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  server = await serveFolder({ folder: path.join(folder, 'dist'), port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Manner {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly agent?: Agent;
  readonly url?: string;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One request with the path exactly as given: `fetch` would tidy `..` away. */
function ask(
  target: string,
  { method = 'GET', headers = {}, agent, url = server.url }: Manner = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, method, headers, agent }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.once('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.once('error', reject);
    sent.end();
  });
}

describe('addresses', () => {
  test.each([
    ['/', '<h1>Início</h1>'],
    ['/consulta', '<h1>Consulta</h1>'],
    ['/consulta?utm=a', '<h1>Consulta</h1>'],
    ['/consulta.page.json', '{}'],
    ['/foto%20grande.png', 'png'],
  ])('%s is served', async (target, body) => {
    expect(await ask(target)).toMatchObject({ status: 200, body });
  });

  test.each([
    ['/consulta/', '/consulta'],
    ['/consulta/?a=1&b=2', '/consulta?a=1&b=2'],
    ['/consulta/index.html?a=1', '/consulta?a=1'],
    ['/consulta.html?a=1', '/consulta?a=1'],
    ['/index.html', '/'],
    ['/con%73ulta/?a=1', '/consulta?a=1'],
    ['/consulta%2F', '/consulta'],
    ['/index%2Ehtml', '/'],
  ])('%s moves to %s', async (target, location) => {
    expect(await ask(target)).toMatchObject({ status: 301, headers: { location } });
  });

  test.each([
    '/nada',
    '/nada/',
    '/a/b/c',
    '/assets/missing.js',
    '/assets',
    '/robots.txt/',
    '/index',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/deploy/nginx.conf',
    '//example.com/',
    `/${'a'.repeat(300)}`,
  ])('%s is answered with the not-found page and status 404', async (target) => {
    expect(await ask(target)).toMatchObject({ status: 404, body: '<h1>Not found</h1>' });
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/consulta/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/index.html%00.png',
    '/%E0%A4%A',
    '/%',
  ])('%s is refused', async (target) => {
    expect(await ask(target)).toMatchObject({ status: 400, body: 'Bad Request' });
  });

  test('without a 404.html an unknown address is a plain 404', async () => {
    const bare = await serveFolder({ folder: path.join(folder, 'dist', 'consulta'), port: 0 });
    const response = await fetch(`${bare.url}/nada`);
    const body = await response.text();
    await bare.close();
    expect([response.status, body]).toEqual([404, 'Not Found']);
  });
});

describe('methods', () => {
  test('HEAD gives the headers of GET without a body', async () => {
    const [head, get] = [await ask('/consulta', { method: 'HEAD' }), await ask('/consulta')];
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect(head.body).toBe('');
  });

  test('HEAD on an unknown address is a 404 without a body', async () => {
    expect(await ask('/nada', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' });
  });

  test('other methods are answered with 405 and what is allowed', async () => {
    expect(await ask('/', { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });

  test('a connection is kept for the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask('/', { agent });
    await ask('/consulta', { agent });
    const sockets = Object.values(agent.freeSockets).flat().length;
    agent.destroy();
    expect(sockets).toBe(1);
  });
});

describe('content and compression', () => {
  test('a page has its type and its length in bytes', async () => {
    expect((await ask('/')).headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(files['dist/index.html'])),
    });
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzipped'],
    ['br;q=0, *', 'gzip', 'gzipped'],
    ['*', 'br', 'brotli'],
    ['br;q=0', undefined, 'script'],
    ['', undefined, 'script'],
  ])('Accept-Encoding "%s" is served with encoding %s', async (accepted, encoding, body) => {
    const response = await ask('/assets/app-Bx3d9_Ks.js', { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    });
    expect([response.headers['content-encoding'], response.body]).toEqual([encoding, body]);
  });

  test('a file without compressed neighbours does not vary', async () => {
    const { headers } = await ask('/robots.txt', { headers: { 'Accept-Encoding': 'br' } });
    expect(headers).not.toHaveProperty('vary');
  });

  test('the not-found page is compressed too', async () => {
    const response = await ask('/nada', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response).toMatchObject({ status: 404, body: 'gzipped not found' });
  });
});

describe('parts of a file', () => {
  const whole = files['dist/robots.txt'];

  test.each([
    ['bytes=0-3', 'User', 'bytes 0-3/13'],
    ['bytes=10-', ': *', 'bytes 10-12/13'],
    ['bytes=10-999', ': *', 'bytes 10-12/13'],
    ['bytes=-1', '*', 'bytes 12-12/13'],
    ['bytes=-999', whole, 'bytes 0-12/13'],
  ])('%s is answered with just that', async (range, body, contentRange) => {
    const headers = { 'content-range': contentRange, 'content-length': String(body.length) };
    expect(await ask('/robots.txt', { headers: { range } })).toMatchObject({ status: 206, body, headers });
  });

  test.each(['bytes=13-', 'bytes=99-100', 'bytes=-0'])('%s is beyond the file', async (range) => {
    expect(await ask('/images/foto.avif', { headers: { range } })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */5', 'cache-control': 'no-cache' },
    });
  });

  test.each(['bytes=5-2', 'bytes=0-1,4-5', 'bytes=-', 'lines=0-1', 'nada'])(
    '%s is answered with the whole file',
    async (range) => {
      expect(await ask('/robots.txt', { headers: { range } })).toMatchObject({ status: 200, body: whole });
    },
  );

  test('a part of another version is answered with the whole file', async () => {
    const { etag } = (await ask('/robots.txt')).headers;
    const statuses = await Promise.all(
      [etag, '"old"'].map((tag) => ask('/robots.txt', { headers: { range: 'bytes=0-3', 'if-range': tag } })),
    );
    expect(statuses.map(({ status }) => status)).toEqual([206, 200]);
  });

  test('HEAD and unknown addresses have no parts', async () => {
    const headers = { range: 'bytes=0-3' };
    expect((await ask('/robots.txt', { method: 'HEAD', headers })).status).toBe(200);
    expect((await ask('/nada', { headers })).status).toBe(404);
  });
});

describe('caches', () => {
  test('a file is kept as _headers says, and the values of two rules are joined', async () => {
    const { headers } = await ask('/assets/app-Bx3d9_Ks.js?a=1');
    expect([headers['cache-control'], headers['x-kind']]).toEqual(['immutable', 'page, script']);
  });

  test('another spelling of an address has the headers of the address', async () => {
    const { headers } = await ask('/%61ssets/app-Bx3d9_Ks%2Ejs');
    expect([headers['cache-control'], headers['x-kind']]).toEqual(['immutable', 'page, script']);
  });

  test.each(['/', '/consulta', '/consulta.page.json', '/robots.txt', '/nada', '/images/nada.avif'])(
    '%s is asked for each time',
    async (target) => {
      expect((await ask(target)).headers['cache-control']).toBe('no-cache');
    },
  );

  test('a known ETag is answered with 304 and no body, another one with the page', async () => {
    const { etag } = (await ask('/consulta')).headers;
    expect(await ask('/consulta', { headers: { 'If-None-Match': `"old", W/${etag}` } })).toMatchObject({
      status: 304,
      body: '',
    });
    expect((await ask('/consulta', { headers: { 'If-None-Match': '"old"' } })).status).toBe(200);
  });

  test('each encoding has an ETag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => {
        const { headers } = await ask('/assets/app-Bx3d9_Ks.js', {
          headers: { 'Accept-Encoding': accepted },
        });
        return headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('an unknown address is never answered with 304', async () => {
    expect((await ask('/nada', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });
});

describe('a site that changes meanwhile', () => {
  /** Of different lengths, so that a mixture shows. */
  const wholes = { live: 'live'.repeat(50_000), next: 'next'.repeat(60_000) };
  let site: string;
  let live: Serving;

  beforeAll(async () => {
    site = mkdtempSync(path.join(os.tmpdir(), 'vitrine-swap-'));
    for (const [name, whole] of Object.entries(wholes)) {
      cpSync(path.join(folder, 'dist'), path.join(site, name), { recursive: true });
      writeFileSync(path.join(site, name, 'consulta.html'), whole);
    }
    live = await serveFolder({ folder: path.join(site, 'live'), port: 0 });
  });
  afterAll(async () => {
    await live.close();
    rmSync(site, { recursive: true });
  });

  const at = (name: string) => path.join(site, name);

  /** As a build does that moves its folder into the place of the old one. */
  function swap() {
    const [there, away, next] = [at('live'), at('away'), at('next')];
    renameSync(there, away);
    renameSync(next, there);
    renameSync(away, next);
  }

  test('is answered whole in one version or the other, however often it is swapped', async () => {
    const seen: string[] = [];
    const visit = async () => {
      const { status, body } = await ask('/consulta', { url: live.url }).catch(() => ({
        status: 'no',
        body: '',
      }));
      seen.push(`${status} ${Object.values(wholes).includes(body) ? 'whole' : 'broken'}`);
      if (seen.length < 240) await visit();
    };
    const visits = Promise.all([visit(), visit(), visit(), visit()]);
    while (seen.length < 240) {
      swap();
      await setImmediate();
    }
    await visits;
    expect(new Set(seen)).toEqual(new Set(['200 whole']));
  });

  test('is not found while its folder is away, keeps its headers, and is back with it', async () => {
    const [there, away] = [at('live'), at('away')];
    renameSync(there, away);
    expect(await ask('/consulta', { url: live.url })).toMatchObject({
      status: 404,
      body: 'Not Found',
      headers: { 'x-kind': 'page' },
    });
    renameSync(away, there);
    expect((await ask('/consulta', { url: live.url })).status).toBe(200);
  });

  test('a file that goes while its answer is being made is not found', () => {
    expect(represent({ file: path.join(site, 'live', 'gone.html'), acceptEncoding: 'gzip' })).toBeUndefined();
  });
});

describe('listening', () => {
  test('a busy port moves to the next', async () => {
    const busy = Number(new URL(server.url).port);
    const second = await serveFolder({ folder: path.join(folder, 'dist'), port: busy });
    await second.close();
    expect(Number(new URL(second.url).port)).toBeGreaterThan(busy);
  });

  test('listens on 127.0.0.1 unless told otherwise', () => {
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
  });

  test('an address that is not ours fails instead of trying every port', async () => {
    const attempt = serveFolder({ folder, host: '192.0.2.1', port: 0 });
    await expect(attempt).rejects.toThrow('EADDRNOTAVAIL');
  });
});
