import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { places } from '../testing/specified.ts';
import { create } from './new.ts';
import { call } from './sample.ts';
import type { Terminal } from './terminal.ts';
import { validate } from './validate.ts';

let above: string;

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'vitrine-site-'));
});

afterEach(() => rmSync(above, { recursive: true, force: true }));

const given = ['--name', 'Floricultura da Ana', '--city', 'Pelotas, RS', '--phone', '53 90000-0000'];
const make = (words: readonly string[], special: Partial<Terminal> = {}) =>
  call(create, ['site', join(above, 'loja'), ...words], { folder: above, ...special });
const readFile = (file: string) => readFileSync(join(above, 'loja', file), 'utf8');
const check = () => call(validate, ['--pages', join(above, 'loja', 'pages')], { folder: above });

it('leaves nothing that the launch list does not name', async () => {
  await make(given);
  const { stdout } = await call(validate, ['--launch', '--pages', join(above, 'loja', 'pages')], {
    folder: above,
  });
  const told = stdout.matchAll(/^ERRO +\S*\/(\w+)\.yaml:\d+:\d+(?: {2}(.+))?\n {2}(.*)$/gm);
  expect(Array.from(told, ([, file, ...rest]) => [file, ...rest.filter(Boolean)].join(' ')))
    .toMatchInlineSnapshot(`
      [
        "index A página não tem foto para quando alguém compartilha o endereço dela.",
        "index seção 1 (hero) O conteúdo desta seção é de exemplo.",
        "index seção 2 (benefits) O conteúdo desta seção é de exemplo.",
        "index seção 3 (faq) O conteúdo desta seção é de exemplo.",
        "index seção 4 (contact) O conteúdo desta seção é de exemplo.",
        "site Ainda é provisório: o logotipo.",
        "site Ainda é provisório: o endereço do site.",
        "site Este telefone não é de ninguém.",
        "site Ainda é provisório: o e-mail.",
        "site Ainda é provisório: em quanto tempo os e-mails têm resposta.",
        "site Ainda é provisório: o endereço.",
        "site dado provisório 6 Ainda é provisório: o horário.",
        "site dado provisório 7 Ainda é provisório: as formas de pagamento.",
      ]
    `);
});

/** Somebody who types these answers, one after the other. */
function typing(...answers: readonly string[]): Partial<Terminal> {
  const left = [...answers];
  return { isInteractive: true, ask: () => Promise.resolve(left.shift()) };
}

it('asks for the number of the chat where the telephone is a landline', async () => {
  await make(['--name', 'Bia', '--city', 'Ipê - RS', '--phone', '54 3000-0000']);
  expect((await check()).stdout.match(/\bP\d{3}$/gm)).toEqual(['P058']);
});

it.each([
  ['what is given', given],
  [
    'a kind of business and colours',
    [...given, '--business', 'floricultura', '--color', '#0a0', '--accent', 'fff'],
  ],
  [
    'names with signs',
    [
      '--name',
      'Ana & "Bia": #1 — É pão!',
      '--city',
      "Santa Bárbara d'Oeste/sp",
      '--phone',
      '+55 19 90000-0000',
    ],
  ],
  ['a name of one letter', ['--name', 'Z', '--city', 'Ipê - RS', '--phone', '54 90000-0000']],
  [
    'long names',
    [
      '--name',
      'Comércio '.repeat(9),
      '--city',
      'Vila Bela da Santíssima Trindade, MT',
      '--phone',
      '65900000000',
    ],
  ],
])('makes a site of %s that passes the check without a word', async (_, words) => {
  expect(await make(words)).toMatchObject({ status: 0, stderr: '' });
  const { status, stdout } = await check();
  // Beside a name of eighty letters the menu folds, and the checker says so.
  expect({ status, told: (stdout.match(/\bP\d{3}$/gm) ?? []).filter((code) => code !== 'P054') }).toEqual({
    status: 0,
    told: [],
  });
  expect(stdout).toContain('nenhum erro');
});

it('says which colours it changed, and how to go on', async () => {
  const { stdout } = await make([...given, '--color', '#E35D8F']);
  expect(stdout).toContain('A cor principal, #E35D8F, virou #C13D72, para que se possa ler tudo.');
  expect(stdout).toContain('npm run build -- --pages loja/pages --out loja/dist');
  expect(readFile('pages/_themes/principal.yaml')).toContain('strong: "#C13D72"');
});

it('asks for what is not given, again where it cannot be understood', async () => {
  const answers = typing(
    '',
    'Forno',
    'Curitiba',
    'Curitiba, pr',
    '123',
    '41 90000-0000',
    'loja de',
    'padaria',
    'vinho',
    '#7A1F2B',
    '',
  );
  const { status, stdout } = await make([], answers);
  expect(status).toBe(0);
  expect(stdout).toContain('Escreva a cidade, uma vírgula e a sigla do estado');
  const site = readFile('pages/site.yaml');
  for (const line of [
    'name: "Forno"',
    'business: Bakery',
    'phone: +55 41 90000-0000',
    'city: "Curitiba"',
    'state: PR',
  ])
    expect(site).toContain(line);
});

it('makes nothing when it is broken off, refused or has nobody to ask', async () => {
  expect(await make([], typing('Forno'))).toMatchObject({ status: 1, stderr: 'Nada foi criado.\n' });
  expect((await make(given.slice(2))).stderr).toContain('Falta --name.');
  expect((await make([...given, '--city', 'São Paulo, ZZ'])).stderr).toContain('--city "São Paulo, ZZ"');
  expect((await make([...given, '--phone', '0800 123 4567'])).stderr).toContain('--phone "0800 123 4567"');
  expect((await make([...given, '--color', 'bonita'])).stderr).toContain('--color "bonita"');
  expect((await make([...given, '--business', 'loja de'])).stderr).toContain(
    'Nenhum tipo, ou mais de um, tem esse nome.',
  );
  expect(readdirSync(above)).toEqual([]);
});

it('takes an empty folder, and none with files', async () => {
  mkdirSync(join(above, 'loja'));
  expect((await make(given)).status).toBe(0);
  writeFileSync(join(above, 'loja', 'notas.txt'), 'x');
  expect(await make(given)).toMatchObject({ status: 2, stderr: expect.stringContaining('já tem arquivos') });
  expect(existsSync(join(above, 'loja', 'notas.txt'))).toBe(true);
});

it.skipIf(!existsSync('/proc/self'))('is told of a folder in which nobody can make another', async () => {
  const answer = await call(create, ['site', '/proc/x', ...given], { folder: above });
  expect(answer).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('não deixa gravar em /proc/x,'),
  });
});

it('names the project itself where that is the folder', async () => {
  const answer = await call(create, ['site', '', ...given], { folder: process.cwd() });
  expect(answer.stderr).toBe('A pasta . já tem arquivos. Escolha outra.\n');
});

it('is made once where two commands want the same folder at once', async () => {
  const answers = await Promise.all([make(given), make(given)]);
  const [made, refused] = answers.toSorted((one, other) => one.status - other.status);
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('já tem arquivos') });
  expect(readdirSync(above)).toEqual(['loja']);
});

it('names the folder where the computer refuses to write, and no draft of it', async () => {
  const name = 'a'.repeat(250);
  const { stderr } = await call(create, ['site', join(above, name), ...given], { folder: above });
  expect(stderr).toBe(
    `${join(above, name)} tem um nome comprido demais para este computador. Dê um nome mais curto e tente de novo.\n`,
  );
});

it('has the message that the buttons of offers ask for', async () => {
  await make(given);
  copyFileSync(
    join(places.images, 'hero-banho.png'),
    join(above, 'loja', 'public', 'images', 'ramalhete.png'),
  );
  const pages = join(above, 'loja', 'pages');
  const { status } = await call(create, ['section', 'index', 'offers', '--pages', pages]);
  const { stdout } = await check();
  expect({ status, isAsked: stdout.includes('A mensagem "produto"') }).toEqual({ status: 0, isAsked: false });
});
