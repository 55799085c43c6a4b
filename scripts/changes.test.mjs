import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// Each starts a program of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let folder;
const page = (price) =>
  `title: Banho\nsections:\n- type: services\n  items:\n  - title: Banho Completo\n    price: ${price}\n`;

/** Runs git without the settings of whoever runs the tests. */
function git(...values) {
  const person = [
    '-c',
    'user.name=Ana',
    '-c',
    'user.email=ana@clinica.example',
    '-c',
    'commit.gpgsign=false',
  ];
  execFileSync('git', [...person, ...values], { cwd: folder, stdio: 'pipe' });
}

function write(name, text) {
  writeFileSync(join(folder, 'conteúdo', name), text);
}

function run(...values) {
  const command = ['scripts/changes.mjs', '--pages', join(folder, 'conteúdo'), ...values];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
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

test('the folder is compared with the last commit, untracked files included', () => {
  expect(run()).toEqual({
    status: 0,
    said: 'Em banho: preço de "Banho Completo": R$ 35 → R$ 39\n\nEm nova: página nova, com 1 seção',
  });
});

test('an older revision may be named, and Markdown asked for', () => {
  rmSync(join(folder, 'conteúdo', '_shared', 'antiga.yaml'));
  expect(run('HEAD~1', '--markdown')).toEqual({
    status: 0,
    said: [
      '## O que mudou no conteúdo',
      '### Na seção compartilhada antiga\n\n- o arquivo foi apagado',
      '### Em banho\n\n- preço de "Banho Completo": R$ 30 → R$ 39',
      '### Em nova\n\n- página nova, com 1 seção',
    ]
      .join('\n\n')
      .replace('_', '\\_'),
  });
});

test('an unknown revision, or one that looks like an option, is wrong usage', () => {
  for (const revision of ['nada', 'HEAD~9']) {
    expect(run(revision)).toMatchObject({ status: 2, said: expect.stringContaining(`"${revision}"`) });
  }
  expect(run('--output=x').status).toBe(2);
});
