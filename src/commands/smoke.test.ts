import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentType } from '../host/content-types.ts';
import { everywhere, lastingCache } from '../host/headers.ts';
import { quiet, call } from './sample.ts';
import { smoke } from './smoke.ts';

type Answer = readonly [status: number, headers: Readonly<Record<string, string>>, body: string];
/** Answers by address; what is missing there is as a sound site has it. */
type Site = Readonly<Record<string, (answer: Answer) => Answer>>;

const closing: (() => void)[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) close();
});

/** Serves until the test is over, and gives the origin. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const data = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery"}</script>';

const page = (origin: string, path: string, inside: string) =>
  `<!doctype html><html data-app="/assets/app-1.js"><head><link rel="canonical" href="${origin}${path}">${data}</head><body id="top-${path}">${inside}</body></html>`;

const files = (origin: string): Readonly<Record<string, string>> => ({
  '/': page(
    origin,
    '/',
    '<a href="/horas#sabado">x</a> <img srcSet="/images/a-1.avif 1x, /images/a-2.avif 2x">',
  ),
  '/horas': page(origin, '/horas', '<h2 id="sabado">x</h2><a href="https://wa.me/5554">x</a>'),
  '/sitemap.xml': `<urlset><url><loc>${origin}/</loc></url><url><loc>${origin}/horas</loc></url></urlset>`,
  '/robots.txt': 'User-agent: *',
  '/version.json': `{"version":"0123456789ab","day":"${quiet.today}"}`,
  '/assets/app-1.js': 'app',
  '/images/a-1.avif': '1',
  '/images/a-2.avif': '2',
});

function answerSoundly(origin: string, path: string): Answer {
  const body = files(origin)[path];
  const isHashed = /^\/(assets|images)\//.test(path);
  const type = contentType(/\./.test(path) ? path : 'x.html');
  const headers = {
    ...everywhere,
    'Cache-Control': isHashed ? lastingCache : 'no-cache',
    'Content-Type': type,
  };
  if (body !== undefined) return [200, headers, body];
  return [
    404,
    { ...headers, 'Content-Type': contentType('x.html') },
    '<meta name="robots" content="noindex">',
  ];
}

/** Serves a sound site but for some answers, and has a look at it. */
async function look(spoilt: Site = {}, words: readonly string[] = []) {
  const asked: string[] = [];
  const origin = await serve((request, response) => {
    const path = request.url ?? '/';
    asked.push(`${request.method} ${path}`);
    const sound = answerSoundly(`http://${request.headers.host}`, path);
    const [status, headers, body] = (spoilt[path] ?? spoilt['*'] ?? ((same) => same))(sound);
    response.writeHead(status, headers).end(body);
  });
  const { status, stdout, stderr } = await call(smoke, [origin, ...words]);
  const said = `${stdout}${stderr}`.replaceAll(origin, 'http://site').replace(/\d+[,.]\d s/, '0,0 s');
  return { status, said: said.trim(), asked };
}

const withHeader =
  (name: string, value: string | undefined) =>
  ([status, headers, body]: Answer): Answer => {
    const { [name]: _, ...others } = headers;
    return [status, value === undefined ? others : { ...others, [name]: value }, body];
  };
const withText =
  (from: string | RegExp, to: string) =>
  ([status, headers, body]: Answer): Answer => [status, headers, body.replace(from, to)];
const withScript = (headers: Answer[1]) => ({ ...headers, 'Content-Type': contentType('x.js') });
const withStatus =
  (status: number) =>
  ([, headers, body]: Answer): Answer => [status, headers, body];

describe('a sound site', () => {
  it('is told with its version, and only read', async () => {
    const { status, said, asked } = await look();
    expect({ status, said }).toEqual({
      status: 0,
      said: '2 páginas e 10 endereços vistos em 0,0 s: nenhum erro. No ar: versão 0123456789ab, montada para 2025-07-01.',
    });
    expect(asked.toSorted()).toEqual([
      'GET /',
      'GET /',
      'GET /assets/app-1.js',
      'GET /esta-pagina-nao-existe',
      'GET /horas',
      'GET /sitemap.xml',
      'GET /version.json',
      'HEAD /images/a-1.avif',
      'HEAD /images/a-2.avif',
      'HEAD /robots.txt',
    ]);
  });

  it('is told in English to who asks for it', async () => {
    expect((await look({}, ['--lang', 'en'])).said).toBe(
      '2 pages and 10 addresses seen in 0,0 s: no errors. Online: version 0123456789ab, built for 2025-07-01.',
    );
  });
});

describe('what is wrong', () => {
  const cases: readonly (readonly [string, Site])[] = [
    ['no security header', { '*': withHeader('X-Frame-Options', undefined) }],
    ['another value', { '/horas': withHeader('Referrer-Policy', 'unsafe-url') }],
    ['a weaker promise of HTTPS', { '/': withHeader('Strict-Transport-Security', 'max-age=60') }],
    ['pages that are kept', { '/horas': withHeader('Cache-Control', 'public, max-age=600') }],
    ['files that are not kept', { '/assets/app-1.js': withHeader('Cache-Control', 'max-age=600') }],
    ['a page as a download', { '/horas': withHeader('Content-Type', 'application/octet-stream') }],
    ['a page that is gone', { '/horas': withStatus(404) }],
    ['a script that is gone', { '/assets/app-1.js': withStatus(404) }],
    [
      'scripts that are gone, which another imports',
      {
        '/assets/app-1.js': withText(
          'app',
          'import{a}from"./b.js";import"./views/c.js";const d=()=>import(`./d.js`),e="./e.js";',
        ),
        '/assets/b.js': ([, headers]) => [200, withScript(headers), 'export*from "../lib/f.js"'],
        '/assets/d.js': ([, headers]) => [200, withScript(headers), 'import("./app-1.js")'],
      },
    ],
    ['a picture that is gone', { '/images/a-2.avif': withStatus(500) }],
    ['a page elsewhere', { '/horas': ([, headers]) => [301, { ...headers, Location: '/horas/' }, ''] }],
    [
      'a page that leads to itself',
      { '/horas': ([, headers]) => [302, { ...headers, Location: '/horas' }, ''] },
    ],
    ['a dead anchor', { '/horas': withText('id="sabado"', '') }],
    [
      'another address for search engines',
      { '/horas': withText('rel="canonical" href="', 'rel="canonical" href="https://a.example/?') },
    ],
    ['broken structured data', { '/': withText('"@type"', '@type') }],
    ['no structured data', { '/': withText(/<script.*<\/script>/, '') }],
    ['no sitemap', { '/sitemap.xml': withStatus(404) }],
    ['an empty sitemap', { '/sitemap.xml': withText(/<url>.*<\/url>/, '') }],
    ['a soft 404', { '/esta-pagina-nao-existe': withStatus(200) }],
    ['a 404 that is indexed', { '/esta-pagina-nao-existe': withText('noindex', 'all') }],
    ['a page for robots', { '/robots.txt': withHeader('Content-Type', 'text/html') }],
    ['no version', { '/version.json': withStatus(404) }],
    ['nights without a build', { '/version.json': withText('2025-07-01', '2025-06-28') }],
  ];

  it('is told in a line with its cure', async () => {
    const told = await Promise.all(
      cases.map(async ([name, site]) => {
        const { status, said } = await look(site);
        return `${name} -> ${status}\n${said.split('\n').slice(0, -1).join('\n')}`;
      }),
    );
    expect(told.join('\n\n')).toMatchInlineSnapshot(`
      "no security header -> 1
      ERRO  /sitemap.xml, /, /horas, /assets/app-1.js e mais 4: o cabeçalho X-Frame-Options falta, e devia ser "DENY". Acerte o servidor.

      another value -> 1
      ERRO  /horas: o cabeçalho Referrer-Policy é "unsafe-url", e devia ser "strict-origin-when-cross-origin". Acerte o servidor.

      a weaker promise of HTTPS -> 1
      ERRO  /: o cabeçalho Strict-Transport-Security é "max-age=60", e devia ser "max-age=31536000". Acerte o servidor.

      pages that are kept -> 0
      AVISO /horas: fica guardado nos navegadores ("public, max-age=600"), e uma mudança demora a aparecer. O certo é "no-cache".

      files that are not kept -> 0
      AVISO /assets/app-1.js: é guardado como "max-age=600", e quem volta baixa tudo de novo. O certo é guardar por um ano.

      a page as a download -> 1
      ERRO  /horas: vem como "application/octet-stream", e devia vir como "text/html; charset=utf-8". Acerte o servidor.

      a page that is gone -> 1
      ERRO  /horas: responde 404. Veja se o arquivo está no servidor.

      a script that is gone -> 1
      ERRO  /assets/app-1.js (em /): responde 404. Veja se o arquivo está no servidor.

      scripts that are gone, which another imports -> 1
      ERRO  /assets/views/c.js (em /assets/app-1.js), /lib/f.js (em /assets/b.js): responde 404. Veja se o arquivo está no servidor.

      a picture that is gone -> 1
      ERRO  /images/a-2.avif (em /): responde 500. Veja se o arquivo está no servidor.

      a page elsewhere -> 1
      ERRO  /horas: leva a "/horas/" (301). Use esse endereço, ou acerte o servidor.

      a page that leads to itself -> 1
      ERRO  /horas: leva a ela mesma (302), sem fim. Acerte no servidor, ou em quem responde por ele, os desvios entre http e https.

      a dead anchor -> 1
      ERRO  /: tem um link para "/horas#sabado", que não existe nessa página. Acerte o link.

      another address for search engines -> 1
      ERRO  /horas: diz aos buscadores que o seu endereço é "https://a.example/?http://site/horas", e o mapa do site diz "http://site/horas". Monte o site de novo.

      broken structured data -> 1
      ERRO  /: tem dados para os buscadores que não se conseguem ler. Monte o site de novo.

      no structured data -> 1
      ERRO  /: não tem dados para os buscadores. Veja se a página veio inteira.

      no sitemap -> 1
      ERRO  /sitemap.xml: responde 404. Veja se o arquivo está no servidor.

      an empty sitemap -> 1
      ERRO  /sitemap.xml: não lista nenhuma página. Monte o site de novo.

      a soft 404 -> 1
      ERRO  /esta-pagina-nao-existe: não existe, e mesmo assim responde 200 em vez de 404. Acerte o servidor.

      a 404 that is indexed -> 1
      ERRO  /esta-pagina-nao-existe: não existe, e a resposta não diz aos buscadores que a deixem de fora. Sirva 404.html.

      a page for robots -> 1
      ERRO  /robots.txt: vem como "text/html", e devia vir como "text/plain; charset=utf-8". Acerte o servidor.

      no version -> 0
      AVISO /version.json: não diz que versão do site está no ar. Monte o site de novo.

      nights without a build -> 0
      AVISO /version.json: o site foi montado para 2025-06-28, e hoje é 2025-07-01: ofertas e avisos com data podem estar errados. Veja se a montagem de cada noite funciona."
    `);
  });

  it('is told in English as well, with the same exit codes', async () => {
    for (const [name, site] of cases) {
      const [portuguese, english] = [await look(site), await look(site, ['--lang', 'en'])];
      expect([name, english.status]).toEqual([name, portuguese.status]);
      expect(english.said).not.toBe(portuguese.said);
      expect(english.said).not.toMatch(/[ãçéêó]|ERRO |AVISO/);
    }
  });
});

describe('a site that means harm', () => {
  it('is asked alone: nothing of another origin is, and no redirect is followed', async () => {
    let others = 0;
    const other = await serve((_, response) => {
      others += 1;
      response.end();
    });
    const { status } = await look({
      '/': withText('<a ', `<a href="${other}/x">x</a><img src="//${other.slice(7)}/y"><a `),
      '/assets/app-1.js': ([, headers]) => [302, { ...headers, Location: `${other}/z` }, ''],
      '/horas': ([, headers]) => [302, { ...headers, Location: `${other}/w` }, ''],
    });
    expect({ status, others }).toEqual({ status: 1, others: 0 });
  });

  it('moves no terminal and starts no line', async () => {
    const evil = '\u001B[2J\u202Eabc\n::error::x' + 'y'.repeat(500);
    const { said } = await look({
      '/horas': withText('rel="canonical" href="', `rel="canonical" href="${evil}`),
      '/sitemap.xml': withText('</urlset>', `<url><loc>https://a.example/${evil}</loc></url></urlset>`),
    });
    // oxlint-disable-next-line no-control-regex -- They are what must not be there.
    expect(said).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u202E]/);
    expect(said.split('\n').every((line) => /^(ERRO|AVISO|\d)/.test(line) && line.length < 700)).toBe(true);
  });

  it('is read in time that grows with its length alone', async () => {
    const { status } = await look({
      '/': withText('<body', `${'<script type="application/ld+json">'.repeat(100_000)}<body`),
    });
    expect(status).toBe(0);
  });

  it('is left when time is over', async () => {
    const origin = await serve((request, response) => {
      const path = request.url ?? '/';
      const [status, headers, body] = answerSoundly(`http://${request.headers.host}`, path);
      if (path === '/' || path === '/sitemap.xml') response.writeHead(status, headers).end(body);
    });
    const { status, stdout } = await call(smoke, [origin, '--seconds', '1']);
    expect(status).toBe(1);
    expect(stdout).toContain('ERRO  /horas: não respondeu a tempo.');
    expect(stdout).toContain(`${origin}: o tempo acabou, e`);
    expect(stdout).not.toContain('Monte o site de novo');
  });
});

describe('what it does not understand', () => {
  it.each([
    [[], '"" não é o endereço de um site.'],
    [['www.exemplo.com.br'], '"www.exemplo.com.br" não é o endereço de um site.'],
    [['ftp://a.example'], 'não é o endereço de um site.'],
    [['https://ana:senha@a.example'], 'não é o endereço de um site.'],
    [['https://a.example/consulta'], 'não é o endereço de um site.'],
    [['https://a.example', 'https://b.example'], 'não é o endereço de um site.'],
    [['https://a.example', '--seconds', '0'], '--seconds pede um número de 1 a 600, e não "0".'],
    [['https://a.example', '--lang', 'fr'], '--lang: pt | en.'],
    [['--tudo'], 'A opção "--tudo" não existe.'],
  ])('is refused before anything is asked: %j', async (words, told) => {
    const { status, stdout, stderr } = await call(smoke, words);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(told);
  });

  it('has a code of its own for a site that is not there', async () => {
    const origin = await serve(() => {});
    for (const close of closing.splice(0)) close();
    const { status, stderr } = await call(smoke, [origin]);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `Não consegui falar com ${origin}. Confira o endereço e a internet deste computador, e tente de novo.\n`,
    });
  });

  it('says so where who answers cannot prove to be this host, or answers too late', async () => {
    const origin = 'https://a.example';
    const failing = (fault: Error) => vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(fault);
    const cause = Object.assign(new Error('expired'), { code: 'CERT_HAS_EXPIRED' });
    failing(new TypeError('fetch failed', { cause }));
    expect(await call(smoke, [origin])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^O certificado de https:\/\/a\.example não vale: venceu, .*\.\n$/),
    });
    failing(new DOMException('late', 'TimeoutError'));
    expect(await call(smoke, [origin, '--lang', 'en'])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^https:\/\/a\.example did not answer in time\. /),
    });
  });

  it('names the address that a site leads to, and looks at nothing else', async () => {
    const to = withHeader('Location', 'https://a.example/\u00E9?x#y');
    const { status, said, asked } = await look({ '*': (answer) => withStatus(301)(to(answer)) });
    expect({ status, said, asked }).toEqual({
      status: 2,
      said: 'http://site leva a https://a.example, e nada mais foi visto. Rode de novo com esse endereço, ou acerte o servidor.',
      asked: ['GET /'],
    });
  });
});
