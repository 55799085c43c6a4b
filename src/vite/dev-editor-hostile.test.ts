import {
  symlinkSync,
  mkdirSync,
  writeFileSync,
  readdirSync,
  readFileSync,
  lstatSync,
  statSync,
} from 'node:fs';
import { connect } from 'node:net';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../content/pictures/digest.ts';
import { startDevSite, type DevSite } from '../testing/dev-site.ts';
import { makePng, pageWith, smallSite } from '../testing/store-contract.ts';

let dev: DevSite;
let png = '';

beforeAll(async () => {
  dev = await startDevSite(smallSite);
  const { root, places } = dev.site;
  mkdirSync(join(root, 'fora'));
  writeFileSync(join(root, 'fora', 'alheia.yaml'), pageWith('Alheia'));
  symlinkSync(join(root, 'fora', 'alheia.yaml'), join(places.pages, 'atalho.yaml'));
  symlinkSync(join(root, 'fora', 'nada.yaml'), join(places.pages, 'vazio.yaml'));
  symlinkSync(join(root, 'fora'), join(places.pages, '_shared'));
  mkdirSync(join(places.pages, 'pasta.yaml'));
  png = (await makePng()).toString('base64');
});

afterAll(() => dev.close());

/** Everything below the site's folder, with times and what links lead to. */
function takeStock(): Readonly<Record<string, unknown>> {
  const { root } = dev.site;
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.startsWith('cache'),
  );
  return Object.fromEntries(
    paths.map((path) => {
      const facts = lstatSync(join(root, path));
      return [path, facts.isFile() ? [facts.mtimeMs, readFileSync(join(root, path), 'latin1')] : facts.ino];
    }),
  );
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

interface Sent {
  readonly method?: string;
  readonly path?: string;
  /** Laid over those of a page of the editor; `undefined` takes one away. */
  readonly headers?: Headers;
  readonly body?: string | Uint8Array;
  readonly isChunked?: boolean;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Sends what a page of the editor would send, but for what is said. */
function send({
  method = 'POST',
  path = '/_editor/api/commit',
  headers = {},
  body,
  isChunked,
}: Sent): Promise<Answer> {
  const { hostname, port } = new URL(dev.origin);
  const usual = {
    Host: `127.0.0.1:${port}`,
    Origin: dev.origin,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/json',
    'X-Editor-Token': dev.token,
    ...(body !== undefined && isChunked !== true && { 'Content-Length': String(Buffer.byteLength(body)) }),
  };
  const all = Object.entries({ ...usual, ...headers }).filter(([, value]) => value !== undefined);
  return new Promise((resolve, reject) => {
    // As a list, so that a header may be sent twice.
    const raw = all.flatMap(([name, value]) => [value].flat().flatMap((one) => [name, String(one)]));
    const sent = request({ hostname, port, path, method, headers: raw, setHost: false }, (response) => {
      const type = response.headers['content-type'] ?? '';
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, type, body }), reject);
    });
    sent.once('error', reject);
    if (body !== undefined) sent.write(body);
    sent.end();
  });
}

/** Sends bytes as they are, and gives the first line of the answer. */
function sendRaw(lines: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(dev.origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}

const forged = pageWith('Forjada');

/** A sound order that would change a page. */
const order = () => ({
  base: { files: { 'index.yaml': sha256(smallSite['index.yaml'] ?? '') } },
  files: { 'index.yaml': forged },
});
const orderText = () => JSON.stringify(order());

/** An order that would create a file. */
const creating = (path: string, text = forged) =>
  JSON.stringify({ base: { files: { [path]: null } }, files: { [path]: text } });

const soundSection = 'type: faq\nitems:\n- question: Um?\n  answer: Sim.\n';
const picturing = (name: string, bytes = png) =>
  JSON.stringify({ base: { files: {} }, files: {}, pictures: { [name]: bytes } });

const withHeaders = (headers: Headers) => (): Sent => ({ headers, body: orderText() });
const withHost = (host: string): Sent => withHeaders({ Host: host, Origin: `http://${host}` })();
const withBody = (body: () => string | Uint8Array) => (): Sent => ({ body: body() });
const at = (path: string) => (): Sent => ({ path, body: orderText() });
const by = (method: string, path?: string) => (): Sent => ({
  method,
  body: orderText(),
  ...(path !== undefined && { path }),
});

const port = () => new URL(dev.origin).port;

/** What nobody but the editor would send, by name, with the answers that it may get. */
const hostile: readonly (readonly [name: string, make: () => Sent, statuses: readonly number[]])[] = [
  ['a name that somebody made lead here', () => withHost(`evil.example:${port()}`), [403]],
  ['a name that begins as ours', () => withHost(`127.0.0.1.evil.example:${port()}`), [403]],
  ['a name below localhost', () => withHost(`evil.localhost:${port()}`), [403]],
  ['this machine by another number', () => withHost(`127.0.0.2:${port()}`), [403]],
  ['no address at all', () => withHost(`0.0.0.0:${port()}`), [403]],
  ['a name with a dot behind it', () => withHost(`localhost.:${port()}`), [403]],
  ['a name with another before it', () => withHost(`evil.example@127.0.0.1:${port()}`), [403]],
  ['a host without its port', () => withHost('127.0.0.1'), [403]],
  ['a host with another port', () => withHost('127.0.0.1:1'), [403]],
  ['an empty host', () => withHost(''), [403]],
  ['the origin null', withHeaders({ Origin: 'null' }), [403]],
  ['no origin', withHeaders({ Origin: undefined }), [403]],
  ['no origin, and nothing of fetch', withHeaders({ Origin: undefined, 'Sec-Fetch-Site': undefined }), [403]],
  ['another port of this machine', withHeaders({ Origin: 'http://127.0.0.1:1' }), [403]],
  ['another name of this machine', () => withHeaders({ Origin: `http://localhost:${port()}` })(), [403]],
  ['the origin with https', () => withHeaders({ Origin: dev.origin.replace('http', 'https') })(), [403]],
  ['an origin that begins as ours', () => withHeaders({ Origin: `${dev.origin}.evil.example` })(), [403]],
  ['two origins', () => withHeaders({ Origin: `${dev.origin}, ${dev.origin}` })(), [403]],
  ['a request across sites', withHeaders({ 'Sec-Fetch-Site': 'cross-site' }), [403]],
  ['a request of the same site', withHeaders({ 'Sec-Fetch-Site': 'same-site' }), [403]],
  ['a request that somebody typed', withHeaders({ 'Sec-Fetch-Site': 'none' }), [403]],
  ['no token', withHeaders({ 'X-Editor-Token': undefined }), [403]],
  ['an empty token', withHeaders({ 'X-Editor-Token': '' }), [403]],
  ['a wrong token', withHeaders({ 'X-Editor-Token': 'A'.repeat(43) }), [403]],
  ['a token with more behind it', () => withHeaders({ 'X-Editor-Token': `${dev.token}A` })(), [403]],
  ['two tokens', () => withHeaders({ 'X-Editor-Token': [dev.token, dev.token] })(), [403]],
  [
    'the token in a cookie',
    () => withHeaders({ 'X-Editor-Token': undefined, Cookie: `X-Editor-Token=${dev.token}` })(),
    [403],
  ],
  [
    'the token in the address',
    () => ({ ...at(`/_editor/api/commit?token=${dev.token}`)(), headers: { 'X-Editor-Token': undefined } }),
    [404],
  ],
  ['JSON as plain text', withHeaders({ 'Content-Type': 'text/plain' }), [415]],
  ['JSON without a type', withHeaders({ 'Content-Type': undefined }), [415]],
  ['JSON of two types', withHeaders({ 'Content-Type': 'text/plain; application/json' }), [415]],
  ['JSON in another encoding', withHeaders({ 'Content-Type': 'application/json; charset=utf-16' }), [415]],
  ['packed JSON', withHeaders({ 'Content-Encoding': 'gzip' }), [415]],
  [
    'a form',
    () => ({
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `order=${encodeURIComponent(orderText())}`,
    }),
    [415],
  ],
  [
    'a form with files',
    () => ({
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: `--x\r\n\r\n${orderText()}\r\n--x--`,
    }),
    [415],
  ],
  [
    'a body that says it is 33 MB',
    () => ({ headers: { 'Content-Length': String(33 * 1024 * 1024) }, body: '{' }),
    [413],
  ],
  [
    '33 MB that say nothing of it',
    () => ({
      isChunked: true,
      headers: { 'Transfer-Encoding': 'chunked' },
      body: Buffer.alloc(33 * 1024 * 1024, ' '),
    }),
    [413],
  ],
  [
    'a text of 257 kB',
    withBody(() =>
      JSON.stringify({ ...order(), files: { 'index.yaml': `${forged}${'#'.repeat(257 * 1024)}` } }),
    ),
    [413],
  ],
  ['a picture of 21 MB', withBody(() => picturing('rex.png', 'A'.repeat(28 * 1024 * 1024))), [413]],
  [
    'a body in a request that reads',
    () => ({ method: 'GET', path: '/_editor/api/list', body: orderText() }),
    [400],
  ],
  ['GET at the address that saves', by('GET'), [405]],
  ['HEAD at the address that saves', by('HEAD'), [405]],
  ['PUT', by('PUT'), [405]],
  ['PATCH', by('PATCH'), [405]],
  ['DELETE', by('DELETE'), [405]],
  ['OPTIONS, as before a request of another site', by('OPTIONS'), [405]],
  ['TRACE', by('TRACE'), [405]],
  ['POST at the address that lists', by('POST', '/_editor/api/list'), [405]],
  ['POST at the document', by('POST', '/_editor'), [404]],
  [
    'GET that says it is POST',
    () => ({ method: 'GET', headers: { 'X-HTTP-Method-Override': 'POST' }, body: orderText() }),
    [405],
  ],
  ['another address with its name behind a slash', at('/_editor/api/commit/'), [404]],
  ['the address with a question', at('/_editor/api/commit?'), [404]],
  ['the address with more behind it', at('/_editor/api/commits'), [404]],
  ['the address with a semicolon', at('/_editor/api/commit;a=b'), [404]],
  ['the address in capitals', at('/_EDITOR/API/COMMIT'), [404]],
  ['the address in codes', at('/%5Feditor/api/commit'), [404]],
  ['the address with two slashes', at('//_editor/api/commit'), [404]],
  ['the address by way of another', at('/_editor/api/x/../commit'), [404]],
  ['the address by way of a page', at('/consulta/../_editor/api/commit'), [400, 405]],
  ['the address with a zero', at('/_editor/api/commit%00'), [404]],
  ['a whole address', () => at(`${dev.origin}/_editor/api/commit`)(), [400, 404, 405]],
  ['the name of every object', at('/_editor/api/__proto__'), [404]],
  ['no JSON', withBody(() => 'files'), [400]],
  ['nothing', withBody(() => ''), [400]],
  ['JSON that is cut off', withBody(() => orderText().slice(0, -1)), [400]],
  ['JSON with more behind it', withBody(() => `${orderText()}{}`), [400]],
  [
    'JSON that is not UTF-8',
    withBody(() => Buffer.from(orderText().replace('Forjada', 'Forjadá'), 'latin1')),
    [400],
  ],
  ['JSON with a byte order mark', withBody(() => `\uFEFF${orderText()}`), [400]],
  ['a name twice', withBody(() => orderText().replace('{"base"', '{"files":{},"base"')), [400]],
  [
    'a path twice, once in codes',
    withBody(() =>
      orderText().replace('"files":{"index.yaml":"t', '"files":{"index\\u002eyaml":null,"index.yaml":"t'),
    ),
    [400],
  ],
  ['100,000 lists in each other', withBody(() => '['.repeat(100_000)), [400]],
  ['a number as text', withBody(() => JSON.stringify({ ...order(), files: { 'index.yaml': 7 } })), [400]],
  ['a list as order', withBody(() => `[${orderText()}]`), [400]],
  ['an order with more in it', withBody(() => JSON.stringify({ ...order(), force: true })), [400]],
  ['an order without a base', withBody(() => JSON.stringify({ files: order().files })), [400]],
  [
    'a base that is no hash',
    withBody(() => JSON.stringify({ ...order(), base: { files: { 'index.yaml': '*' } } })),
    [400],
  ],
  ['half an emoji', withBody(() => orderText().replace('Forjada', String.raw`Forjada \ud83d`)), [400]],
  ['a picture that is not base64', withBody(() => picturing('rex.png', `${png.slice(0, -2)}*=`)), [400]],
  [
    '__proto__ as a path',
    withBody(() => `{"base":{"files":{"__proto__":null}},"files":{"__proto__":${JSON.stringify(forged)}}}`),
    [422],
  ],
  ['__proto__ as a part', withBody(() => `{"__proto__":{"base":{"files":{}}},"files":{}}`), [400]],
  ['constructor as a path', withBody(() => creating('constructor')), [422]],
  ['a text without its base', withBody(() => JSON.stringify({ ...order(), base: { files: {} } })), [422]],
  [
    'a stale base',
    withBody(() => JSON.stringify({ ...order(), base: { files: { 'index.yaml': '0'.repeat(64) } } })),
    [409],
  ],
  ...[
    '../fora/nova.yaml',
    '..\\fora\\nova.yaml',
    '%2e%2e/fora/nova.yaml',
    '%252e%252e%252ffora%252fnova.yaml',
    '..%c0%affora%c0%afnova.yaml',
    '．．／fora／nova.yaml',
    './nova.yaml',
    '_shared/../nova.yaml',
    '_shared//nova.yaml',
    '/tmp/nova.yaml',
    'C:\\nova.yaml',
    '\\\\servidor\\pasta\\nova.yaml',
    'file:///tmp/nova.yaml',
    '~/nova.yaml',
    'nova.yaml\0.txt',
    'nova\n.yaml',
    'nova.yaml/',
    'nova.yaml:fluxo',
    'nova.yaml ',
    'nova.yaml.',
    'nova\u202Elmay.yaml',
    'NOVA.yaml',
    'INDEX.YAML',
    'Index.yaml',
    'nova.yml',
    'nova.html',
    '.htaccess',
    '.commit.json',
    'con.yaml',
    'lpt1.yaml',
    '',
    '.yaml',
    'pasta.yaml/nova.yaml',
    '_outra/nova.yaml',
  ].map((path) => [`a new file ${JSON.stringify(path)}`, withBody(() => creating(path)), [422]] as const),
  [
    'a new file in a folder that is a link',
    withBody(() => creating('_shared/nova.yaml', soundSection)),
    [422],
  ],
  ['a new file where a link is', withBody(() => creating('atalho.yaml')), [422]],
  ['a new file where a link leads nowhere', withBody(() => creating('vazio.yaml')), [422]],
  ['a new file where a folder is', withBody(() => creating('pasta.yaml')), [422]],
  [
    'a link as if it were read',
    withBody(() =>
      JSON.stringify({
        base: { files: { 'atalho.yaml': sha256(pageWith('Alheia')) } },
        files: { 'atalho.yaml': forged },
      }),
    ),
    [409],
  ],
  [
    'deleting a link',
    withBody(() =>
      JSON.stringify({
        base: { files: { 'atalho.yaml': sha256(pageWith('Alheia')) } },
        files: { 'atalho.yaml': null },
      }),
    ),
    [409],
  ],
  [
    'deleting site.yaml',
    withBody(() =>
      JSON.stringify({
        base: { files: { 'site.yaml': sha256(smallSite['site.yaml'] ?? '') } },
        files: { 'site.yaml': null },
      }),
    ),
    [422],
  ],
  ...[
    '../rex.png',
    '../favicon.svg',
    'sub/rex.png',
    'rex.svg',
    'rex.png.html',
    'Rex.png',
    'rex.png\0',
    'nul.png',
    '.rex.png',
    '%2e%2e%2frex.png',
  ].map((name) => [`a picture ${JSON.stringify(name)}`, withBody(() => picturing(name)), [422]] as const),
  [
    'a picture that is a page',
    withBody(() => picturing('rex.png', Buffer.from('<script>1</script>').toString('base64'))),
    [422],
  ],
  ['a picture of another kind than its name', withBody(() => picturing('rex.jpg')), [422]],
  [
    'a picture that is cut off',
    withBody(() =>
      picturing('rex.png', Buffer.from(Buffer.from(png, 'base64').subarray(0, 60)).toString('base64')),
    ),
    [422],
  ],
  [
    'a page with an error',
    withBody(() => JSON.stringify({ ...order(), files: { 'index.yaml': 'title: a: b\n' } })),
    [422],
  ],
  [
    'a page that is empty',
    withBody(() => JSON.stringify({ ...order(), files: { 'index.yaml': '' } })),
    [422],
  ],
  ...[
    '{"path":["sobre.yaml"]}',
    '["sobre.yaml"]',
    '{"path":"sobre.yaml","id":"a"}',
    '{}',
    '{"__proto__":{"path":"sobre.yaml"}}',
  ].map((body) => [`versions of ${body}`, () => ({ path: '/_editor/api/versions', body }), [400]] as const),
  ...[
    'HEAD',
    'HEAD~1',
    '../a',
    '-a',
    '--help',
    'a..b',
    'a:b',
    'a b',
    'a\n',
    'a\0',
    'ABCDEF',
    'a/b',
    'á',
    '',
    '$(id)',
    'a'.repeat(81),
    7,
    ['a'],
    null,
  ].map(
    (id) =>
      [
        `a version ${JSON.stringify(id)}`,
        () => ({ path: '/_editor/api/version', body: JSON.stringify({ path: 'sobre.yaml', id }) }),
        [400],
      ] as const,
  ),
  [
    'a version with more in it',
    () => ({ path: '/_editor/api/version', body: '{"path":"sobre.yaml","id":"a","folder":"/"}' }),
    [400],
  ],
  ['GET at the address of the versions', by('GET', '/_editor/api/versions'), [405]],
  [
    'the versions without a token',
    () => ({
      path: '/_editor/api/versions',
      headers: { 'X-Editor-Token': undefined },
      body: '{"path":"sobre.yaml"}',
    }),
    [403],
  ],
  ['reading what is no path', () => ({ path: '/_editor/api/read', body: '{"path":"index.yaml"}' }), [400]],
];

describe(`${hostile.length} hostile requests`, () => {
  test('are more than forty, each with a name of its own', () => {
    expect(new Set(hostile.map(([name]) => name)).size).toBe(hostile.length);
    expect(hostile.length).toBeGreaterThanOrEqual(40);
  });

  test.each(hostile)('%s is refused, and no byte changes', async (name, make, statuses) => {
    const before = takeStock();
    const { status, type, body } = await send(make());
    expect(statuses).toContain(status);
    // What is no address of the editor's is refused by those before it.
    if (statuses.length === 1) expect(type).toBe('application/json; charset=utf-8');
    // What a name forbids is not left to the checker.
    if (/^a (new file|picture ")/.test(name)) expect(JSON.parse(body).problems).toEqual([]);
    expect(body).not.toContain(dev.site.root);
    expect(body).not.toContain(dev.token);
    expect(takeStock()).toEqual(before);
  });

  test.each([
    ['CONNECT', ['CONNECT /_editor/api/commit HTTP/1.1', 'Host: 127.0.0.1']],
    ['no HTTP', ['SAVE']],
    ['HTTP of another time', ['POST /_editor/api/commit HTTP/0.9', 'Host: 127.0.0.1']],
    [
      'a request in a request',
      [
        'POST /_editor/api/commit HTTP/1.1',
        'Host: 127.0.0.1',
        'Content-Length: 4',
        'Transfer-Encoding: chunked',
      ],
    ],
    [
      'two lengths',
      ['POST /_editor/api/commit HTTP/1.1', 'Host: 127.0.0.1', 'Content-Length: 4', 'Content-Length: 5'],
    ],
    ['two hosts', ['POST /_editor/api/commit HTTP/1.1', 'Host: 127.0.0.1', 'Host: evil.example']],
  ])('%s is refused, and no byte changes', async (_, lines) => {
    const before = takeStock();
    const answer = await sendRaw([...lines, 'Connection: close'], orderText());
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
    expect(takeStock()).toEqual(before);
  });
});

test('what is outside is neither listed nor read', async () => {
  const listed = await send({ method: 'GET', path: '/_editor/api/list' });
  expect(Object.keys(JSON.parse(listed.body).files).toSorted()).toEqual(Object.keys(smallSite).toSorted());
  const paths = [
    'atalho.yaml',
    '_shared/alheia.yaml',
    '../fora/alheia.yaml',
    '/etc/passwd',
    'pasta.yaml',
    '.env',
  ];
  const read = await send({ path: '/_editor/api/read', body: JSON.stringify(paths) });
  expect([read.status, read.body]).toEqual([200, '{}']);
});

test('nothing that is outside, or that is no page, has versions', async () => {
  const paths = [
    'atalho.yaml',
    '_shared/alheia.yaml',
    '../fora/alheia.yaml',
    join(dev.site.root, 'fora', 'alheia.yaml'),
    'pages/sobre.yaml',
    '--all',
    '-x',
    ':(top)sobre.yaml',
    '.versions/x.yaml',
    'sobre.yaml\0',
    '*',
    '.',
    '',
  ];
  for (const path of paths) {
    const listed = await send({ path: '/_editor/api/versions', body: JSON.stringify({ path }) });
    expect([listed.status, JSON.parse(listed.body)]).toEqual([200, { versions: [], isWhole: true }]);
    const body = JSON.stringify({ path, id: '0'.repeat(40) });
    const read = await send({ path: '/_editor/api/version', body });
    expect([read.status, read.body]).toEqual([200, '{}']);
  }
});

test('the same request is carried out when nothing is wrong with it, and says what it came to', async () => {
  const { status, body } = await send({ body: orderText() });
  expect([status, JSON.parse(body)]).toMatchObject([
    200,
    { kind: 'saved', files: { 'index.yaml': sha256(forged) } },
  ]);
  expect(readFileSync(join(dev.site.places.pages, 'index.yaml'), 'utf8')).toBe(forged);
});

test('opening a page and saving it as it is writes nothing', async () => {
  const path = join(dev.site.places.pages, 'sobre.yaml');
  const before = statSync(path);
  const read = await send({ path: '/_editor/api/read', body: '["sobre.yaml"]' });
  const { id, text } = JSON.parse(read.body)['sobre.yaml'];
  const body = JSON.stringify({ base: { files: { 'sobre.yaml': id } }, files: { 'sobre.yaml': text } });
  const { status } = await send({ body });
  const { mtimeMs, ctimeMs, ino } = statSync(path);
  expect([status, mtimeMs, ctimeMs, ino]).toEqual([200, before.mtimeMs, before.ctimeMs, before.ino]);
});

test('an error comes back with its place, for whoever asks by hand', async () => {
  const body = JSON.stringify(
    {
      base: { files: { 'sobre.yaml': sha256(smallSite['sobre.yaml'] ?? '') } },
      files: { 'sobre.yaml': `${pageWith('Olá')}  titel: Oi\n` },
    },
    undefined,
    2,
  );
  const { status, body: answer } = await send({ body });
  expect([status, JSON.parse(answer)]).toMatchObject([
    422,
    { kind: 'refused', problems: [{ file: 'pages/sobre.yaml', line: 8, column: 3, code: 'P012' }] },
  ]);
});

test('the document has the token, and nobody else may frame, keep or read it', async () => {
  const { body } = await send({
    method: 'GET',
    path: '/_editor',
    headers: { Origin: undefined, 'X-Editor-Token': undefined },
  });
  expect(body).toContain(`<meta name="editor-token" content="${dev.token}">`);
  const { headers } = await fetch(`${dev.origin}/_editor`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  for (const path of ['/_editor/app.js', '/_editor/frame']) {
    const headers = { Origin: undefined, 'Sec-Fetch-Site': 'same-site' };
    expect((await send({ method: 'GET', path, headers })).status).toBe(404);
  }
  const foreign = await send({
    method: 'GET',
    path: '/_editor',
    headers: { Host: `evil.example:${port()}` },
  });
  expect([foreign.status, foreign.body.includes(dev.token)]).toEqual([404, false]);
});
