import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changes } from './changes.ts';
import { call } from './sample.ts';

let folder: string;
const page = (price: string) =>
  `title: Banho\nsections:\n- type: services\n  items:\n  - title: Banho Completo\n    price: ${price}\n`;

const person = ['-c', 'user.name=Ana', '-c', 'user.email=ana@clinica.example', '-c', 'commit.gpgsign=false'];

/** Runs git without the settings of whoever runs the tests. */
function git(...values: string[]) {
  execFileSync('git', [...person, ...values], { cwd: folder, stdio: 'pipe' });
}

function write(name: string, text: string) {
  writeFileSync(join(folder, 'conteúdo', name), text);
}

function run(...values: string[]) {
  return runIn(join(folder, 'conteúdo'), ...values);
}

async function runIn(pages: string, ...values: string[]) {
  const { status, stdout, stderr } = await call(changes, ['--pages', pages, ...values]);
  return { status, said: `${stdout}${stderr}`.trim() };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-changes-'));
  mkdirSync(join(folder, 'conteúdo', '_shared'), { recursive: true });
  git('init', '--quiet');
  write('banho.yaml', page('R$ 30'));
  write('_shared/antiga.yaml', 'type: cta\ntitle: Venha\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
  write('banho.yaml', page('R$ 35'));
  git('commit', '--quiet', '-a', '-m', 'Second');
  write('banho.yaml', page('R$ 39'));
  write('nova.yaml', page('R$ 1'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the folder is compared with the last commit, untracked files included', async () => {
  expect(await run()).toEqual({
    status: 0,
    said: 'Em banho: preço de "Banho Completo": R$ 35 → R$ 39\n\nEm nova: página nova, com 1 seção',
  });
});

test('an older revision may be named, and Markdown asked for', async () => {
  rmSync(join(folder, 'conteúdo', '_shared', 'antiga.yaml'));
  expect(await run('HEAD~1', '--markdown')).toEqual({
    status: 0,
    said: [
      '## O que mudou no conteúdo',
      '### Na seção compartilhada "Venha" (antiga)\n\n- a seção é apagada',
      '### Em banho\n\n- preço de "Banho Completo": R$ 30 → R$ 39',
      '### Em nova\n\n- página nova, com 1 seção',
    ]
      .join('\n\n')
      .replace('_', '\\_'),
  });
});

test('an unknown revision, or one that looks like an option, is wrong usage', async () => {
  for (const revision of ['nada', 'HEAD~9']) {
    expect(await run(revision)).toMatchObject({ status: 2, said: expect.stringContaining(`"${revision}"`) });
  }
  expect((await run('--output=x')).status).toBe(2);
});

test('a shallow clone, a folder without git and one that is missing are told apart, with what to do', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'vitrine-clone-'));
  execFileSync('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(folder).href, join(parent, 'raso')]);
  const clone = await runIn(join(parent, 'raso', 'conteúdo'), 'HEAD~1');
  mkdirSync(join(parent, 'solta'));
  const loose = await runIn(join(parent, 'solta'));
  const missing = await runIn(join(parent, 'nada'));
  rmSync(parent, { recursive: true, force: true });
  expect(clone).toMatchObject({ status: 2, said: expect.stringContaining('git fetch --unshallow') });
  expect(loose).toMatchObject({ status: 2, said: expect.stringContaining('não está em um repositório') });
  expect(missing).toMatchObject({ status: 2, said: expect.stringContaining('não existe') });
});

test('before the first commit there was nothing: all that is there is new', async () => {
  const young = mkdtempSync(join(tmpdir(), 'vitrine-young-'));
  const inYoung = (...values: string[]) =>
    execFileSync('git', [...person, ...values], { cwd: young, stdio: 'pipe' });
  writeFileSync(join(young, 'banho.yaml'), page('R$ 30'));
  inYoung('init', '--quiet');
  const told = [await runIn(young)];
  inYoung('add', '.');
  inYoung('commit', '--quiet', '-m', 'First');
  told.push(await runIn(young, 'HEAD~1'), await runIn(young, 'HEAD^'), await runIn(young));
  rmSync(young, { recursive: true, force: true });
  const isNew = { status: 0, said: 'Em banho: página nova, com 1 seção' };
  expect(told).toEqual([isNew, isNew, isNew, { status: 0, said: 'Nada mudou no conteúdo.' }]);
});
