import { mkdtempSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { call } from './sample.ts';
import { makeStart, type ServeDevelopment } from './start.ts';

type Order = Parameters<ServeDevelopment>[0];

/** Starts a server that is none, and gives what it was told to do. */
async function start(...words: readonly string[]) {
  const orders: Order[] = [];
  const command = makeStart((order) => {
    orders.push(order);
    return Promise.resolve({ printAddresses: () => {}, address: 'http://127.0.0.1:5173/' });
  });
  return { ...(await call(command, words)), orders };
}

test('serves the content of the project on this machine alone unless told otherwise', async () => {
  const { status, orders, stdout } = await start();
  expect([status, stdout]).toEqual([0, 'O site está em:\nO editor está em http://127.0.0.1:5173/_editor\n']);
  expect(orders).toMatchObject([{ host: '127.0.0.1', port: 5173, places: { pagesName: 'pages' } }]);
});

test('takes another address, folder and day', async () => {
  const words = ['--host', '0.0.0.0', '--port', '0', '--pages', 'src', '--on', '2026-01-31'];
  const { orders } = await start(...words);
  const conditions = { today: '2026-01-31' };
  expect(orders).toMatchObject([{ host: '0.0.0.0', port: 0, places: { pagesName: 'src' }, conditions }]);
});

test.each([[['--nada']], [['pages']], [['--on', 'hoje']], [['--pages', 'não-existe']]])(
  '%j is refused, and nothing is served',
  async (words) => {
    const { status, orders } = await start(...words);
    expect([status, orders]).toEqual([2, []]);
  },
);

test('tells a report once, and one good word when all is well again', async () => {
  const told: string[] = [];
  const command = makeStart(({ report }) => {
    for (const text of ['ERRO', 'ERRO', '', '']) report(text);
    return Promise.resolve({ printAddresses: () => {}, address: 'http://127.0.0.1:5173/' });
  });
  await call(command, [], { print: (text) => told.push(text) });
  expect(told.slice(0, 3)).toEqual(['\nERRO\n', '\nConteúdo sem erros.\n', 'O site está em:']);
});

test.each(['127.0.0.1', 'localhost', '::1'])('has the editor at %s', async (host) => {
  const { orders, stdout } = await start('--host', host);
  expect(orders[0]?.hasEditor).toBe(true);
  expect(stdout).toContain('O editor está em http://127.0.0.1:5173/_editor');
});

test.each(['0.0.0.0', '::', '192.168.0.2', 'localhost.example', '127.0.0.1.example'])(
  'shows the site at %s without the editor, and says so',
  async (host) => {
    const { orders, stdout } = await start('--host', host);
    expect([orders[0]?.hasEditor, stdout]).toEqual([
      false,
      `O site está em:\nO editor não abre com --host ${host}, porque outros computadores poderiam mudar as páginas. Para usá-lo, rode "npm start" sem --host.\n`,
    ]);
  },
);

test('has what it keeps in folders that go with the process where it may not write, and says so once', async () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-start-'));
  for (const name of ['cache', 'node_modules']) writeFileSync(join(root, name), '');
  const orders: Order[] = [];
  const command = makeStart((order) => {
    orders.push(order);
    return Promise.resolve({ printAddresses: () => {}, address: 'http://127.0.0.1:5173/' });
  });
  const project = { root, publicFolder: join(root, 'public'), cache: join(root, 'cache') };
  const makeTemporary = () => join(root, 'spare');
  const { status, stdout } = await call(command, [], { project, makeTemporary });
  rmSync(root, { recursive: true });
  expect(status).toBe(0);
  expect(stdout.split('Não é permitido escrever em "cache"')).toHaveLength(2);
  expect(orders).toMatchObject([
    { places: { cache: join(root, 'spare/cache') }, libraries: join(root, 'spare/libraries') },
  ]);
});

test('brings to its end what a process that died has left half done', async () => {
  const pages = mkdtempSync(join(tmpdir(), 'vitrine-start-'));
  const journal = join(pages, '.commit.json');
  writeFileSync(journal, '');
  expect((await start('--pages', pages)).status).toBe(0);
  expect(existsSync(journal)).toBe(false);
  rmSync(pages, { recursive: true });
});
