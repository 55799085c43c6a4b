import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// Each starts programs of its own, which take their time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let above;
let folder;

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'vitrine-edit-'));
  folder = join(above, 'conteúdo');
  cpSync('pages', folder, { recursive: true });
});

afterEach(() => rmSync(above, { recursive: true, force: true }));

/** Runs a command on the copy of the pages; nobody sits at its terminal. */
function run(command, ...values) {
  const args = [`scripts/${command}.mjs`, '--pages', folder, ...values];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      const said = `${stdout}${stderr}`.trim().replaceAll(folder.replaceAll('\\', '/'), 'pasta');
      resolve({ status: error === null ? 0 : error.code, said });
    });
  });
}

const read = (name) => readFileSync(join(folder, name), 'utf8');
const write = (name, content) => writeFileSync(join(folder, name), content);

/** All that is in the folder and above it, by path. */
function takeStock() {
  const files = readdirSync(above, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'latin1'),
    ]),
  );
}

/** Runs commands that must be refused: gives those that answered otherwise, and the files that have changed. */
async function findUnrefused(command, status, refusals) {
  const before = takeStock();
  const answers = await Promise.all(refusals.map(([words]) => run(command, ...words)));
  const after = takeStock();
  const isWrong = (answer, told) => answer.status !== status || !answer.said.includes(told);
  const wrong = refusals.flatMap(([words, told], index) =>
    isWrong(answers[index], told) ? [{ words, told, ...answers[index] }] : [],
  );
  const names = Object.keys({ ...before, ...after });
  return [...wrong, ...names.filter((name) => before[name] !== after[name])];
}

/** A text as Windows' editors save it. */
const onWindows = (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

const good = onWindows(`# Da Ana
title: Vacinas
description: "Uma página."   # com   espaços
theme: clinic

sections:

# ── Capa ──
- type: hero
  # o nome
  title: Olá
  note: 'Vagas'

- type: faq
  items:
  - question: Um?
    answer: Sim.
`);
const broken = good.replace('  note:', '   note:');

describe('fix', () => {
  test('shows what it would change, and changes nothing without agreement', async () => {
    write('vacinas.yaml', broken);
    expect(await run('fix')).toEqual({
      status: 1,
      said: [
        '--- pasta/vacinas.yaml',
        '+++ pasta/vacinas.yaml',
        '@@ -10,5 +10,5 @@',
        '   # o nome',
        '   title: Olá',
        "-   note: 'Vagas'",
        "+  note: 'Vagas'",
        ' ',
        ' - type: faq',
        '',
        'Nada foi mudado. Para consertar, rode de novo com --yes: npm run fix -- --yes',
      ].join('\n'),
    });
    expect(read('vacinas.yaml')).toBe(broken);
  });

  test('writes with --yes: only the lines shown, in the named file, with its mark and line breaks', async () => {
    write('vacinas.yaml', broken);
    write('outra.yaml', broken);
    const { status, said } = await run('fix', 'vacinas', '--yes');
    expect({ status, end: said.split('\n').at(-1) }).toEqual({
      status: 0,
      end: 'pasta/vacinas.yaml: consertado.',
    });
    expect(read('vacinas.yaml')).toBe(good);
    expect(read('outra.yaml')).toBe(broken);
  });

  test('finds nothing in good pages', async () => {
    const before = takeStock();
    expect(await run('fix', '--yes')).toEqual({ status: 0, said: 'Não há nada para consertar.' });
    expect(takeStock()).toEqual(before);
  });

  test('gives a .yml file its right ending, also one that is named twice', async () => {
    write('vacinas.yml', broken);
    const { status, said } = await run('fix', '--yes', 'vacinas', 'vacinas.yml');
    expect(said.match(/passa a se chamar vacinas\.yaml|consertado\./g)).toHaveLength(2);
    expect(status).toBe(0);
    expect(read('vacinas.yaml')).toBe(good);
    expect(readdirSync(folder)).not.toContain('vacinas.yml');
  });

  test('never writes over a .yaml file with a .yml one', async () => {
    write('vacinas.yaml', good);
    write('vacinas.yml', '\uFEFFtitle: Velha\r\n');
    expect(
      await findUnrefused('fix', 1, [
        [['--yes'], 'pasta/vacinas.yml fica como está: já existe um arquivo com a terminação .yaml.'],
      ]),
    ).toEqual([]);
  });

  test('leaves alone what it cannot repair, and says so', async () => {
    write('aspas.yaml', good.replace("'Vagas'", '"Vagas'));
    write('latina.yaml', Buffer.from('title: Cl\xEDnica\r\n', 'latin1'));
    expect(
      await findUnrefused('fix', 1, [
        [
          ['aspas', '--yes'],
          'pasta/aspas.yaml tem um erro que só você pode corrigir; nada foi mudado. Desfaça com Ctrl+Z até a mensagem sumir, ou faça o que "npm run validate" diz.',
        ],
        [['latina', '--yes'], 'pasta/latina.yaml tem um erro que só você pode corrigir'],
      ]),
    ).toEqual([]);
  });

  test('refuses what is not there, and files of other folders', async () => {
    writeFileSync(join(above, 'index.yaml'), broken);
    write('vacinas.yaml', broken);
    expect(
      await findUnrefused('fix', 2, [
        [
          ['vacina', '--yes'],
          'O arquivo "vacina" não existe em pasta. Os arquivos são: 404.yaml, banhoetosa.yaml,',
        ],
        [['../vacinas', '--yes'], 'O arquivo "../vacinas" não existe em pasta.'],
        [[join(above, 'index.yaml'), '--yes'], 'não existe em pasta.'],
        [['--pages', join(above, 'nada')], 'não existe.'],
        [['--tudo'], 'Não entendi o comando.\n\nUso: npm run fix -- [ARQUIVO…] [--yes]'],
      ]),
    ).toEqual([]);
  });
});

/** A page's text cut before each of its sections' banners. */
function cut(text) {
  const [head, ...sections] = text.split(/(?=^# ── )/m);
  return { head, sections };
}

describe('move', () => {
  test('moves a section with its comments, and back to the same bytes', async () => {
    const text = onWindows(read('banhoetosa.yaml'));
    write('banhoetosa.yaml', text);
    const { head, sections } = cut(text);
    expect(sections).toHaveLength(8);
    const moved = [sections[0], sections[6], ...sections.slice(1, 6), sections[7]];
    expect(await run('move', 'banhoetosa', 'faq', 'after', 'hero')).toEqual({
      status: 0,
      said: 'Em pasta/banhoetosa.yaml: a seção faq subiu da posição 7 para a 2.',
    });
    expect(read('banhoetosa.yaml')).toBe(head + moved.join(''));
    expect(await run('move', '/banhoetosa', '2', 'antes', 'da', 'use')).toEqual({
      status: 0,
      said: 'Em pasta/banhoetosa.yaml: a seção 2 desceu da posição 2 para a 7.',
    });
    expect(read('banhoetosa.yaml')).toBe(text);
  });

  test('understands places in Portuguese', async () => {
    const text = read('banhoetosa.yaml');
    const { head, sections } = cut(text);
    // The page's end has no blank line of its own: the one above its last section stays in the middle.
    const last = [...sections.slice(0, 6), `${sections[7]}\n`, sections[6].replace(/\n$/, '')];
    const places = [
      ['depois de hero', 'subiu da posição 7 para a 2', [0, 6, 1, 2, 3, 4, 5, 7]],
      ['antes pacotes', 'subiu da posição 7 para a 4', [0, 1, 2, 6, 3, 4, 5, 7]],
      ['Primeira', 'subiu da posição 7 para a 1', [6, 0, 1, 2, 3, 4, 5, 7]],
      ['antes use', 'já estava nesse lugar, a posição 7', [0, 1, 2, 3, 4, 5, 6, 7]],
      ['última', 'desceu da posição 7 para a 8'],
    ];
    for (const index of places.keys()) write(`p${index}.yaml`, text);
    const answers = await Promise.all(
      places.map(([place], index) => run('move', join(folder, `p${index}.yaml`), 'faq', ...place.split(' '))),
    );
    for (const [index, [place, told, order]] of places.entries()) {
      const said = `Em pasta/p${index}.yaml: a seção faq ${told}.`;
      expect.soft(answers[index]).toEqual({ status: 0, said });
      const wanted = order?.map((from) => sections[from]) ?? last;
      expect.soft(read(`p${index}.yaml`), place).toBe(head + wanted.join(''));
    }
  });

  test('answers what it does not know with what there is', async () => {
    const pages = '404, banhoetosa, castracao, consulta, index, inverno, produtos';
    const sections = 'As seções da página são:\n  1 hero\n  2 services (id: servicos)\n';
    const place = 'Diga o lugar assim: "depois hero", "antes faq", "primeira" ou "última".';
    expect(
      await findUnrefused('move', 2, [
        [['banho', 'faq', 'primeira'], `A página "banho" não existe em pasta. As páginas são: ${pages}.`],
        [['../banhoetosa', 'faq', 'primeira'], 'A página "../banhoetosa" não existe em pasta.'],
        [['banhoetosa', 'fqa', 'primeira'], `não tem a seção "fqa". Você quis dizer "faq"?\n${sections}`],
        [['banhoetosa', '9', 'primeira'], `A página tem 8 seções; não há a de número 9.\n${sections}`],
        [['banhoetosa', 'faq', 'depois', 'x'], `A página não tem a seção "x".\n${sections}`],
        [['banhoetosa', 'faq', 'embaixo'], `${place}\n${sections}`],
        [['banhoetosa', 'faq', 'constructor'], `${place}\n${sections}`],
        [['castracao', 'cards', 'primeira'], 'Há 2 seções "cards". Diga qual: de cards-1 a cards-2'],
        [['banhoetosa', 'faq'], 'Uso: npm run move -- PÁGINA SEÇÃO LUGAR'],
      ]),
    ).toEqual([]);
  });

  test('leaves a page with an error alone', async () => {
    write('vacinas.yaml', broken);
    expect(
      await findUnrefused('move', 1, [
        [
          ['vacinas', 'faq', 'primeira'],
          'Rode "npm run validate", corrija o que ele mostrar e tente de novo.\nNada foi mudado.',
        ],
      ]),
    ).toEqual([]);
  });
});

describe('new', () => {
  test('makes a page and its sections, which pass the check', async () => {
    expect(await run('new', 'page', 'vacinas', '--title', 'Vacinas: "todas"')).toEqual({
      status: 0,
      said: 'Criada pasta/vacinas.yaml, que será /vacinas. Agora troque os textos e acrescente seções.',
    });
    write('vacinas.yaml', onWindows(read('vacinas.yaml')));
    const page = read('vacinas.yaml');
    expect(await run('new', 'section', 'vacinas', 'cta')).toEqual({
      status: 0,
      said: [
        'Em pasta/vacinas.yaml: a seção cta entrou na posição 2, com textos de exemplo.',
        'Troque os textos e confira com "npm run validate".',
      ].join('\n'),
    });
    expect((await run('new', 'seção', 'vacinas', 'faq', 'depois', 'hero')).said).toContain('na posição 2,');
    const written = read('vacinas.yaml');
    expect(written.startsWith(page)).toBe(true);
    expect(written).not.toMatch(/[^\r]\n/);
    expect(written.match(/^- type: .*(?=\r)/gm)).toEqual(['- type: hero', '- type: faq', '- type: cta']);
    expect(written).toContain('title: "Vacinas: \\"todas\\""\r\n');
    const { status, said } = await run('validate', '--on', '2026-01-31');
    expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining('8 páginas conferidas') });
    expect(said).not.toMatch(/(ERRO|AVISO) +pasta\/vacinas/);
  });

  test('gives a page of one word a title and a description that raise no message but that nothing leads to it', async () => {
    await Promise.all(['vacinas', 'x'].map((name) => run('new', 'page', name)));
    expect(read('vacinas.yaml')).toContain('title: "Vacinas em Passo Fundo | Vitrine Pet"');
    const { said } = await run('validate', '--on', '2026-01-31');
    const heads = said.split('\n').filter((line) => /pasta\/(vacinas|x)\.yaml:/.test(line));
    expect(heads).toEqual(['DICA  pasta/vacinas.yaml:2:8', 'DICA  pasta/x.yaml:2:8']);
    expect(said.match(/Nenhuma outra página tem um link/g)).toHaveLength(2);
  });

  test('refuses a page whose address belongs to something else, in the words of the checker', async () => {
    const told = 'Com isso o verificador recusaria a página:\n  O endereço /images já é de outra coisa';
    expect(await findUnrefused('new', 1, [[['page', 'images'], told]])).toEqual([]);
  });

  test('points a new section at one that the page has, which gets an id if it has none', async () => {
    const id = /^ {2}id: faq\r?\n/m;
    write('banhoetosa.yaml', onWindows(read('banhoetosa.yaml').replace(id, '')));
    const pages = ['banhoetosa', 'produtos', 'index'];
    await Promise.all(pages.map((page) => run('new', 'section', page, 'bonus')));
    const triggers = pages.map((page) => /trigger: .*(?=\r|\n)/.exec(read(`${page}.yaml`))?.[0].trim());
    expect(triggers).toEqual(['trigger: "#faq"', 'trigger: "#duvidas"', 'trigger: "#sobre"']);
    expect(read('banhoetosa.yaml')).toContain('- type: faq\r\n  id: faq\r\n');
    expect((await run('validate', '--on', '2026-01-31')).status).toBe(0);
  });

  test('refuses a section that the page may not have, before anything is written', async () => {
    const twice = 'Com isso o verificador recusaria a página:\n  A página tem duas';
    expect(
      await findUnrefused('new', 1, [
        [['section', 'index', 'hero'], `${twice} capas, e só pode ter uma.\n  → `],
        [['section', 'castracao', 'bonus'], `${twice} janelas de bônus`],
      ]),
    ).toEqual([]);
  });

  test('puts a section that opens a page at its top', async () => {
    write('vacinas.yaml', good.replace(/- type: hero[^]*?\r\n\r\n/, ''));
    expect((await run('new', 'section', 'vacinas', 'hero')).said).toContain('na posição 1,');
  });

  test('refuses a page with a bad name, a name that is taken, or no title', async () => {
    write('velha.yml', good);
    const address = 'não serve de endereço. Use só letras minúsculas sem acento, números e hífen';
    const bad = ['../x', 'a\\b', 'Vacinas', 'vacinação', '_blocks', ''];
    expect(
      await findUnrefused('new', 2, [
        ...bad.map((name) => [['page', '--', name], address]),
        [['page', 'site'], 'O nome "site" é do arquivo com os dados da clínica.'],
        [['page', 'banhoetosa.yaml'], 'pasta/banhoetosa.yaml já existe. Escolha outro nome.'],
        [
          ['page', 'velha'],
          'pasta/velha.yml já existe. Escolha outro nome. Para usar esse arquivo, rode "npm run fix".',
        ],
        [['page', 'vacinas', '--title', ' '], 'O título está vazio.'],
        [['page'], 'Uso: npm run new -- page NOME'],
      ]),
    ).toEqual([]);
  });

  test('names the repair of a page that still ends in .yml', async () => {
    write('velha.yml', good);
    const told = 'precisa terminar em .yaml. Rode "npm run fix -- velha.yml" e tente de novo.';
    expect(await findUnrefused('new', 2, [[['section', 'velha', 'faq'], told]])).toEqual([]);
    expect(await findUnrefused('move', 2, [[['velha', 'faq', 'primeira'], told]])).toEqual([]);
  });

  test('answers a section it cannot make with what there is', async () => {
    write('vacinas.yaml', broken);
    expect(
      await findUnrefused('new', 2, [
        [['section', 'nada', 'faq'], 'A página "nada" não existe em pasta. As páginas são: 404, banhoetosa,'],
        [['section', '../index', 'faq'], 'A página "../index" não existe em pasta.'],
        [['section', 'index', 'fqa'], 'Tipo de seção desconhecido: "fqa". Você quis dizer "faq"?'],
        [['section', 'index', '../x'], 'Tipo de seção desconhecido: "../x". Os tipos são: about, '],
        [['section', 'index', 'faq', 'depois', 'x'], 'As seções da página são:\n  1 hero\n'],
      ]),
    ).toEqual([]);
    expect(
      await findUnrefused('new', 1, [[['section', 'vacinas', 'faq'], 'O arquivo tem um erro.']]),
    ).toEqual([]);
  });
});
