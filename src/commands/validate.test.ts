import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleTheme } from '../content/testing/sample.ts';
import { call, type Answer } from './sample.ts';
import { validate } from './validate.ts';

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

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-validate-'));
  writeFileSync(join(folder, 'site.yaml'), site);
  mkdirSync(join(folder, '_themes'));
  writeFileSync(join(folder, '_themes', 'clinic.yaml'), sampleTheme);
  writeFileSync(join(folder, 'index.yaml'), page);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runIn(environment: Readonly<Record<string, string>>, ...words: string[]): Promise<Answer> {
  return call(validate, ['--pages', folder, ...words], { environment });
}

function run(...words: string[]): Promise<Answer> {
  return runIn({}, ...words);
}

/** A problem as `--json` tells it. */
interface Told {
  readonly code: string;
  readonly file: string;
  readonly range: { readonly line: number };
}

test('names site.yaml in the folder that lacks it', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'vitrine-empty-'));
  try {
    const { status, stdout } = await call(validate, ['--pages', empty]);
    const told = stdout.split('\n').slice(0, 2);
    expect({ status, told }).toEqual({
      status: 1,
      told: [`ERRO  ${empty}/site.yaml`, '  Falta o arquivo site.yaml, com os dados do negócio.'],
    });
  } finally {
    rmSync(empty, { recursive: true });
  }
});

test('an ordinary check says in one line how much is provisional, and stays good', async () => {
  const { status, stdout } = await run();
  expect(status).toBe(0);
  expect(stdout).toContain(
    `\nDICA  Antes de publicar o site faltam 3 itens: npm run validate -- --launch --pages ${folder}\n`,
  );
  expect(stdout).not.toContain('::');
});

test('a page that git knows under an address that leads nowhere is told in one line', async () => {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' });
  const person = [
    '-c',
    'user.name=Ana',
    '-c',
    'user.email=ana@clinica.example',
    '-c',
    'commit.gpgsign=false',
  ];
  const [old, fresh] = [join(folder, 'vacinas.yaml'), join(folder, 'vacinacao.yaml')];
  git('init', '--quiet');
  writeFileSync(old, page);
  git('add', '.');
  git(...person, 'commit', '--quiet', '-m', 'First');
  try {
    expect((await run()).stdout).not.toContain('não acha mais');
    renameSync(old, fresh);
    expect((await run()).stdout).toContain(
      `\nDICA  Quem tem o endereço /vacinas não acha mais a página. As linhas para site.yaml que levam à nova: npm run changes -- --pages ${folder}\n`,
    );
    expect((await run('--json')).stdout).not.toContain('não acha mais');
    writeFileSync(join(folder, 'site.yaml'), `${site}redirects:\n- from: /vacinas\n  to: /vacinacao\n`);
    expect((await run()).stdout).not.toContain('não acha mais');
  } finally {
    writeFileSync(join(folder, 'site.yaml'), site);
    for (const path of [old, fresh, join(folder, '.git')]) rmSync(path, { recursive: true, force: true });
  }
});

test('a launch check lists what is provisional with file and line, and fails', async () => {
  const { status, stdout } = await run('--launch', '--json');
  expect(status).toBe(1);
  const told = JSON.parse(stdout).problems.map(
    ({ code, file, range }: Told) => `${code} ${file.replace(/^.*\//, '')}:${range.line}`,
  );
  expect(told).toEqual(['P091 index.yaml:1', 'P090 index.yaml:7', 'P090 site.yaml:4']);
});

test('a launch check tells how far it is', async () => {
  const told: string[] = [];
  const makeProgress = (verb: string) => (done: number, total: number) => {
    told.push(`${verb}: ${done} de ${total}`);
  };
  await call(validate, ['--pages', folder, '--launch'], { makeProgress });
  expect(told).toContain('Conferindo páginas: 1 de 1');
});

test('a launch list speaks English and SARIF too', async () => {
  expect((await run('--launch', '--lang', 'en')).stdout).toContain(
    '\n3 items left before the site can be published.',
  );
  const { status, stdout } = await run('--launch', '--sarif', '--lang', 'en');
  expect(status).toBe(1);
  expect(JSON.parse(stdout).runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual([
    'P091',
    'P090',
    'P090',
  ]);
});

test('good content is told in each form, with nothing beside the data', async () => {
  const json = await run('--json', '--lang', 'en');
  expect(json).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(json.stdout).summary).toEqual({ errors: 0, warnings: 2, hints: 1, pages: 1 });
  const sarif = await run('--sarif');
  expect(sarif).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(sarif.stdout).version).toBe('2.1.0');
  expect((await run('--lang', 'en')).stdout).toContain('HINT  3 items left before');
});

test('on GitHub a check annotates by itself, and data stays data that names the guide', async () => {
  const onGitHub = {
    GITHUB_ACTIONS: 'true',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'a/b',
  };
  expect((await runIn(onGitHub)).stdout).toContain('\n::warning file=');
  const [{ tool }] = JSON.parse((await runIn(onGitHub, '--sarif')).stdout).runs;
  expect(tool.driver.rules[0].helpUri).toMatch(/^https:\/\/github\.com\/a\/b\/blob\//);
});

test.each([
  [['--lang', 'fr'], '--lang pede pt ou en, e não "fr".'],
  [['--json', '--sarif'], 'Escolha só um de --json e --sarif.'],
  [['--sarif', '--github'], 'Escolha só um de --sarif e --github.'],
  [['--json', '--pages', 'nowhere', '--lang', 'en'], 'The folder "nowhere" does not exist.'],
  [['--json', '--on', 'amanhã'], '--on pede um dia'],
  [['--on', '2026-02-31', '--lang', 'en'], '--on takes a day'],
  [['--jsonn'], 'A opção "--jsonn" não existe. Você quis dizer "--json"?'],
  [['--pages'], 'Falta o valor de "--pages"'],
  [['--launch=sim'], 'A opção "--launch" não leva valor.'],
])('wrong use %j is told apart from the data, with code 2', async (values, told) => {
  const { status, stdout, stderr } = await run(...values);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(told);
});

test('a launch check of broken content tells its errors first', async () => {
  writeFileSync(join(folder, 'index.yaml'), page.replace('title: Olá', 'titulo: Olá'));
  const { status, stdout } = await run('--launch');
  expect(status).toBe(1);
  expect(stdout).toContain('P012');
  expect(stdout).not.toContain('P090');
});

test('broken content fails in each form, and says what to write instead', async () => {
  const { status, stdout } = await run('--json', '--lang', 'en');
  expect(status).toBe(1);
  const { problems } = JSON.parse(stdout);
  expect(problems.find(({ code }: Told) => code === 'P012')).toMatchObject({
    suggestion: 'title',
    cure: 'Did you mean "title"?',
  });
  expect((await run('--sarif')).status).toBe(1);
});
