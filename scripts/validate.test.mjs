import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// Each starts a program of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const site = `name: Clínica
tagline: Veterinária
url: https://www.clinica.com.br
phone: +55 54 90000-0000
phoneNote: Plantão 24h
email: contato@clinica.com.br
emailNote: até 1 dia útil
address: { district: Centro, city: Passo Fundo, state: RS, postalCode: 99010-120 }
social: []
messages: { default: consulta, consulta: Olá! }
header: { phone: sim }
footer: { about: Cuidamos bem. }
`;
const page =
  'title: Início\ndescription: Uma página.\ntheme: clinic\nsections:\n- type: hero\n  title: Olá\n  placeholder: sim\n';

let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-validate-'));
  writeFileSync(join(folder, 'site.yaml'), site);
  writeFileSync(join(folder, 'index.yaml'), page);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...values) {
  const command = ['scripts/validate.mjs', '--on', '2026-01-31', '--pages', folder, ...values];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stdout };
}

test('an ordinary check says in one line how much is provisional, and stays good', () => {
  const { status, stdout } = run();
  expect(status).toBe(0);
  expect(stdout).toContain('\nDICA  Antes de publicar o site faltam 3 itens: npm run validate -- --launch\n');
});

test('a launch check lists what is provisional with file and line, and fails', () => {
  const { status, stdout } = run('--launch', '--json');
  expect(status).toBe(1);
  const told = JSON.parse(stdout).map(
    ({ code, file, range }) => `${code} ${file.replace(/^.*\//, '')}:${range.line}`,
  );
  expect(told).toEqual(['P091 index.yaml:1', 'P090 index.yaml:7', 'P090 site.yaml:4']);
});

test('a launch check of broken content tells its errors first', () => {
  writeFileSync(join(folder, 'index.yaml'), page.replace('title: Olá', 'titulo: Olá'));
  const { status, stdout } = run('--launch');
  expect(status).toBe(1);
  expect(stdout).toContain('P012');
  expect(stdout).not.toContain('P090');
});
