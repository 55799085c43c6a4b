import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blocks } from '../content/schema/registry.ts';
import { few } from '../testing/amount.ts';
import { bakery } from '../testing/bakery.ts';
import { move } from './move.ts';
import { create } from './new.ts';
import { broken, call, Copy, good, onWindows } from './sample.ts';
import { validate } from './validate.ts';

let copy: Copy;

beforeEach(() => {
  copy = new Copy();
});

afterEach(() => copy.remove());

test('makes a page and its sections, which pass the check', async () => {
  expect(await copy.run(create, ['page', 'vacinas', '--title', 'Vacinas: "todas"'])).toEqual({
    status: 0,
    said: 'Criada pasta/vacinas.yaml, que será /vacinas. Agora troque os textos e acrescente seções.',
  });
  copy.write('vacinas.yaml', onWindows(copy.read('vacinas.yaml')));
  const page = copy.read('vacinas.yaml');
  expect(await copy.run(create, ['section', 'vacinas', 'cta'])).toEqual({
    status: 0,
    said: [
      'Em pasta/vacinas.yaml: a seção cta entrou na posição 2, com textos de exemplo.',
      'Troque os textos, apague a linha "placeholder: sim" e confira: npm run validate -- --pages pasta',
    ].join('\n'),
  });
  expect((await copy.run(create, ['seção', 'vacinas', 'faq', 'depois', 'hero'])).said).toContain(
    'na posição 2,',
  );
  const written = copy.read('vacinas.yaml');
  expect(written.startsWith(page)).toBe(true);
  expect(written).not.toMatch(/[^\r]\n/);
  expect(written.match(/^- type: .*(?=\r)/gm)).toEqual(['- type: hero', '- type: faq', '- type: cta']);
  expect(written).toContain('title: "Vacinas: \\"todas\\""\r\n');
  const { status, said } = await copy.run(validate, ['--on', '2026-01-31']);
  expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining('8 páginas conferidas') });
  expect(said).not.toMatch(/ERRO +pasta\/vacinas/);
  expect(said.match(/AVISO +pasta\/vacinas.*/g)).toEqual(['AVISO  pasta/vacinas.yaml:3:35']);
  expect(said).toContain('No lugar de escreva aqui uma ou duas frases');
});

test('gives a page of one word a head that raises no message but that nobody has written or linked it yet', async () => {
  await Promise.all(['vacinas', 'x'].map((name) => copy.run(create, ['page', name])));
  expect(copy.read('vacinas.yaml')).toContain('title: "Vacinas em Passo Fundo | Vitrine Pet"');
  const { said } = await copy.run(validate, ['--on', '2026-01-31']);
  const heads = said.split('\n').filter((line) => /pasta\/(vacinas|x)\.yaml:/.test(line));
  expect(heads).toEqual([
    'DICA  pasta/vacinas.yaml:2:8',
    'AVISO  pasta/vacinas.yaml:3:24',
    'DICA  pasta/x.yaml:2:8',
    'AVISO  pasta/x.yaml:3:18',
  ]);
  expect(said.match(/Nenhuma outra página tem um link/g)).toHaveLength(2);
});

test('refuses a page whose address belongs to something else, in the words of the checker', async () => {
  const told = 'Com isso o verificador recusaria a página:\n  O endereço /images já é de outra coisa';
  expect(await copy.findUnrefused(create, 1, [[['page', 'images'], told]])).toEqual([]);
});

test('says that a folder is no site, where a page is asked for in a wrong one', async () => {
  rmSync(join(copy.folder, 'site.yaml'));
  const told = 'Na pasta pasta falta site.yaml, com os dados do negócio. Se as páginas estão em outra pasta,';
  expect(await copy.findUnrefused(create, 2, [[['page', 'vacinas'], told]])).toEqual([]);
});

test('points a new section at one that the page has, which gets an id if it has none', async () => {
  const id = /^ {2}id: faq\r?\n/m;
  copy.write('banhoetosa.yaml', onWindows(copy.read('banhoetosa.yaml').replace(id, '')));
  const pages = ['banhoetosa', 'produtos', 'index'];
  await Promise.all(pages.map((page) => copy.run(create, ['section', page, 'bonus'])));
  const triggers = pages.map((page) => /trigger: .*(?=\r|\n)/.exec(copy.read(`${page}.yaml`))?.[0].trim());
  expect(triggers).toEqual(['trigger: "#faq"', 'trigger: "#duvidas"', 'trigger: "#sobre"']);
  expect(copy.read('banhoetosa.yaml')).toContain('- type: faq\r\n  id: faq\r\n');
  expect((await copy.run(validate, ['--on', '2026-01-31'])).status).toBe(0);
});

test('refuses a section that the page may not have, before anything is written', async () => {
  const twice = 'Com isso o verificador recusaria a página:\n  A página tem duas';
  expect(
    await copy.findUnrefused(create, 1, [
      [['section', 'index', 'hero'], `${twice} capas, e só pode ter uma.\n  → `],
      [['section', 'castracao', 'bonus'], `${twice} janelas de bônus`],
    ]),
  ).toEqual([]);
});

test('puts a section that opens a page at its top', async () => {
  copy.write('vacinas.yaml', good.replace(/- type: hero[^]*?\r\n\r\n/, ''));
  expect((await copy.run(create, ['section', 'vacinas', 'hero'])).said).toContain('na posição 1,');
});

test('refuses a page with a bad name, a name that is taken, or no title', async () => {
  copy.write('velha.yml', good);
  const address = 'não serve de endereço. Use só letras minúsculas sem acento, números e hífen';
  const bad = ['../x', 'a\\b', 'Vacinas', 'vacinação', '_blocks', ''];
  expect(
    await copy.findUnrefused(create, 2, [
      ...bad.map((name) => [['page', '--', name], address] as const),
      [['page', 'site'], 'O nome "site" é do arquivo com os dados do site.'],
      [['page', 'banhoetosa.yaml'], 'pasta/banhoetosa.yaml já existe. Escolha outro nome.'],
      [
        ['page', join(copy.folder, 'banhoetosa.yaml')],
        'pasta/banhoetosa.yaml já existe. Escolha outro nome.',
      ],
      [['page', 'outra/vacinas'], 'O nome "outra/vacinas" não serve de endereço.'],
      [
        ['page', 'velha'],
        'pasta/velha.yml já existe. Escolha outro nome. Para usar esse arquivo, rode "npm run fix -- --pages pasta".',
      ],
      [['page', 'vacinas', '--title', ' '], 'O título está vazio.'],
      [['page'], 'Uso: npm run new -- page NOME'],
      [
        ['page', 'Banho', 'e', 'tosa'],
        'hífen, como banho-e-tosa. O título vai entre aspas, depois de --title.',
      ],
      [['sction', 'index', 'faq'], '"sction" não é página, seção nem site. Você quis dizer "section"?'],
      [['page', 'ola', '--titulo', 'Olá'], 'A opção "--titulo" não existe. Você quis dizer "--title"?'],
    ]),
  ).toEqual([]);
});

test('names the repair of a page that still ends in .yml', async () => {
  copy.write('velha.yml', good);
  const told = 'precisa terminar em .yaml. Rode "npm run fix -- velha.yml --pages pasta" e tente de novo.';
  expect(await copy.findUnrefused(create, 2, [[['section', 'velha', 'faq'], told]])).toEqual([]);
  expect(await copy.findUnrefused(move, 2, [[['velha', 'faq', 'primeira'], told]])).toEqual([]);
});

test('answers a section it cannot make with what there is', async () => {
  copy.write('vacinas.yaml', broken);
  expect(
    await copy.findUnrefused(create, 2, [
      [['section', 'nada', 'faq'], 'A página "nada" não existe em pasta. As páginas são: 404, banhoetosa,'],
      [
        ['section', 'Consulta', 'faq'],
        'A página "Consulta" não existe em pasta. Você quis dizer "consulta"?',
      ],
      [['section', '../index', 'faq'], 'A página "../index" não existe em pasta.'],
      [
        ['section', 'faq', 'index', 'primeira'],
        'Primeiro a página, depois o tipo da seção: npm run new -- section index faq primeira --pages pasta',
      ],
      [['section', 'site', 'faq'], 'site.yaml tem os dados do site, e nenhuma seção. As páginas são: 404,'],
      [['section', 'index', 'fqa'], 'Tipo de seção desconhecido: "fqa". Você quis dizer "faq"?'],
      [['section', 'index', '../x'], 'Tipo de seção desconhecido: "../x". Os tipos são: about, '],
      [['section', 'index', 'faq', 'depois', 'x'], 'As seções da página são:\n  1 hero: '],
    ]),
  ).toEqual([]);
  expect(
    await copy.findUnrefused(create, 1, [
      [
        ['section', 'vacinas', 'faq'],
        'O arquivo tem um erro. Rode "npm run validate -- --pages pasta", corrija',
      ],
    ]),
  ).toEqual([]);
});

test.each([
  ['page', 'peixes'],
  ['section', 'consulta', 'faq'],
])('tells how far it is with looking at the pages: new %s', async (...words) => {
  const told = new Set<string>();
  await copy.run(create, words, { makeProgress: (verb) => () => void told.add(verb) });
  expect([...told]).toContain('Conferindo páginas');
});

test.each([
  ['Perguntas frequentes', 'faq'],
  ['dúvidas', 'faq'],
  ['Tabela de preços', 'pricelist'],
  ['NOSSA EQUIPE', 'team'],
])('knows a section by what people call it: %s', async (called, type) => {
  expect(await copy.run(create, ['section', 'consulta', called, '2'])).toEqual({
    status: 0,
    said: expect.stringContaining(`Em pasta/consulta.yaml: a seção ${type} entrou na posição 2, `),
  });
});

test('asks for a picture where a section needs one and the site has none', async () => {
  const folder = join(copy.above, 'sem-fotos');
  cpSync(copy.folder, join(folder, 'pages'), { recursive: true });
  mkdirSync(join(folder, 'public', 'images'), { recursive: true });
  const words = ['--pages', join(folder, 'pages')];
  const { status, stderr } = await call(create, ['section', 'index', 'offers', ...words]);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `A seção offers mostra fotos, e o site ainda não tem nenhuma com 720 pontos de largura ou mais. Ponha uma foto na pasta ${folder}/public/images e tente de novo.\nNada foi mudado.\n`,
  });
  expect(await call(create, ['section', 'index', 'faq', ...words])).toMatchObject({ status: 0 });
});

test('leaves nothing that the launch list does not name: each section until its line goes, and the words about a page', async () => {
  const folder = join(copy.above, 'padaria');
  cpSync(dirname(bakery.pages), folder, { recursive: true });
  const words = ['--pages', join(folder, 'pages')];
  await call(create, ['page', 'festas', ...words]);
  const page = join(folder, 'pages', 'festas.yaml');
  const kinds = [
    ...few(
      [...blocks.keys()].filter((type) => type !== 'hero' && type !== 'use'),
      5,
    ),
  ];
  for (const type of kinds) {
    const { status, stderr } = await call(create, ['section', 'festas', type, ...words]);
    expect([type, status, stderr]).toEqual([type, 0, '']);
  }
  const { stdout } = await call(validate, ['--launch', ...words]);
  const told = stdout.matchAll(
    /festas\.yaml:\d+:\d+ {2}seção \d+ \(([\w-]+)\)\n {2}O conteúdo desta seção é de exemplo/g,
  );
  expect(Array.from(told, ([, type]) => type)).toEqual(expect.arrayContaining(kinds));
  expect(stdout).toMatch(/festas\.yaml:3:14\n {2}Este texto ainda é o do exemplo/);
  // The first section says what its editor named the page.
  expect(readFileSync(page, 'utf8')).toContain('- type: hero\n  title: "Festas"\n');
});

test('fits the examples of every block to the site of another business', async () => {
  const folder = join(copy.above, 'padaria');
  cpSync(dirname(bakery.pages), folder, { recursive: true });
  const words = ['--pages', join(folder, 'pages')];
  const all = [...blocks.keys()].filter((type) => type !== 'hero');
  expect(all.length).toBeGreaterThan(10);
  const kinds = few(all, 5);
  for (const type of kinds) {
    const { status, stderr } = await call(create, ['section', 'encomendas', type, ...words]);
    expect([type, status, stderr]).toEqual([type, 0, '']);
  }
  const { stdout } = await call(validate, words);
  expect(stdout).toMatch(/^4 páginas conferidas, nenhum erro\./m);
});
