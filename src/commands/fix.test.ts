import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fix } from './fix.ts';
import { broken, Copy, good } from './sample.ts';

let copy: Copy;

beforeEach(() => {
  copy = new Copy();
});

afterEach(() => copy.remove());

test('shows what it would change, and changes nothing without agreement', async () => {
  copy.write('vacinas.yaml', broken);
  expect(await copy.run(fix, [])).toEqual({
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
      'Nada foi mudado. Para consertar, rode de novo com --yes: npm run fix -- --pages pasta --yes',
    ].join('\n'),
  });
  expect(copy.read('vacinas.yaml')).toBe(broken);
});

test('writes with --yes: only the lines shown, in the named file, with its mark and line breaks', async () => {
  copy.write('vacinas.yaml', broken);
  copy.write('outra.yaml', broken);
  const { status, said } = await copy.run(fix, ['vacinas', '--yes']);
  expect({ status, end: said.split('\n').at(-1) }).toEqual({
    status: 0,
    end: 'pasta/vacinas.yaml: consertado.',
  });
  expect(copy.read('vacinas.yaml')).toBe(good);
  expect(copy.read('outra.yaml')).toBe(broken);
});

test('finds nothing in good pages', async () => {
  const before = copy.takeStock();
  expect(await copy.run(fix, ['--yes'])).toEqual({ status: 0, said: 'Não há nada para consertar.' });
  expect(copy.takeStock()).toEqual(before);
});

test('gives a .yml file its right ending, also one that is named twice', async () => {
  copy.write('vacinas.yml', broken);
  const { status, said } = await copy.run(fix, ['--yes', 'vacinas', 'vacinas.yml']);
  expect(said.match(/passa a se chamar vacinas\.yaml|consertado\./g)).toHaveLength(2);
  expect(status).toBe(0);
  expect(copy.read('vacinas.yaml')).toBe(good);
  expect(readdirSync(copy.folder)).not.toContain('vacinas.yml');
});

test('never writes over a .yaml file with a .yml one', async () => {
  copy.write('vacinas.yaml', good);
  copy.write('vacinas.yml', '\uFEFFtitle: Velha\r\n');
  expect(
    await copy.findUnrefused(fix, 1, [
      [['--yes'], 'pasta/vacinas.yml fica como está: já existe um arquivo com a terminação .yaml.'],
    ]),
  ).toEqual([]);
});

test('leaves alone what it cannot repair, and says so', async () => {
  copy.write('conflito.yaml', good.replace('sections:', '<<<<<<< HEAD\r\nsections:'));
  copy.write('latina.yaml', Buffer.from('title: Cl\xEDnica\r\n', 'latin1'));
  expect(
    await copy.findUnrefused(fix, 1, [
      [
        ['conflito', '--yes'],
        'pasta/conflito.yaml tem um erro que só você pode corrigir.\n\nERRO  pasta/conflito.yaml:6:1',
      ],
      [['latina', '--yes'], 'pasta/latina.yaml tem um erro que só você pode corrigir'],
    ]),
  ).toEqual([]);
});

test('writes what the checker can cure for certain, in any file, and tells what is left as the checker does', async () => {
  const slips = good
    .replace('  title: Olá', '  titel: Olá')
    .replace("  note: 'Vagas'", '  text: Venha ver.\r\n    Sábado: das 8h às 12h');
  copy.write('vacinas.yaml', slips);
  const item = copy.read('_shared/como-comprar.yaml');
  expect(await copy.run(fix, ['vacinas', '--yes'])).toMatchObject({ status: 0 });
  expect(copy.read('vacinas.yaml')).toBe(
    good.replace("  note: 'Vagas'", '  text: |\r\n    Venha ver.\r\n    Sábado: das 8h às 12h'),
  );
  copy.write('_shared/como-comprar.yaml', `- ${item.trimEnd().replaceAll('\n', '\n  ')}\n`);
  expect(await copy.run(fix, ['como-comprar', '--yes'])).toMatchObject({ status: 0 });
  expect(copy.read('_shared/como-comprar.yaml')).toBe(item);
  copy.write(
    'vacinas.yaml',
    good.replace('  title: Olá', '  title: Olá\r\n  image: lua.png\r\n  imageAlt: Luna'),
  );
  const { status, said } = await copy.run(fix, ['vacinas', '--yes']);
  expect(status).toBe(1);
  expect(said).toMatchInlineSnapshot(`
    "pasta/vacinas.yaml tem um erro que só você pode corrigir.

    ERRO  pasta/vacinas.yaml:12:10  seção 1 (hero)
      A foto "lua.png" não está em public/images.

        11 |   title: Olá
      > 12 |   image: lua.png
           |          ^^^^^^^
        13 |   imageAlt: Luna

      → Copie o arquivo para public/images. Se ele já está lá com outro nome, escreva aqui esse nome. P024"
  `);
});

test('refuses what is not there, and files of other folders', async () => {
  writeFileSync(join(copy.above, 'index.yaml'), broken);
  copy.write('vacinas.yaml', broken);
  expect(
    await copy.findUnrefused(fix, 2, [
      [
        ['vacina', '--yes'],
        'O arquivo "vacina" não existe em pasta. Os arquivos são: 404.yaml, banhoetosa.yaml,',
      ],
      [['../vacinas', '--yes'], 'O arquivo "../vacinas" não existe em pasta.'],
      [[join(copy.above, 'index.yaml'), '--yes'], 'não existe em pasta.'],
      [['--pages', join(copy.above, 'nada')], 'não existe.'],
      [['--tudo'], 'A opção "--tudo" não existe.\n\nUso: npm run fix -- [ARQUIVO…] [--yes]'],
    ]),
  ).toEqual([]);
});

/** Runs `fix` on a page with a slip before somebody who answers its question. */
async function answer(typed: string | undefined) {
  copy.write('vacinas.yaml', broken);
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve(typed);
  };
  const { status, said } = await copy.run(fix, ['vacinas'], { isInteractive: true, ask });
  expect(asked).toEqual(['Consertar este arquivo? (s/n) ']);
  return { status, text: copy.read('vacinas.yaml'), end: said.split('\n').at(-1) };
}

test.each(['s', 'sim', ' S ', 'SIM', 'y', 'yes'])('repairs a file for the answer %j', async (typed) => {
  const end = 'pasta/vacinas.yaml: consertado.';
  expect(await answer(typed)).toEqual({ status: 0, text: good, end });
});

test.each(['n', '', 'não', 'talvez', 'sn', undefined])(
  'leaves everything as it is for the answer %j, and says so',
  async (typed) => {
    const before = readdirSync(copy.folder);
    expect(await answer(typed)).toEqual({ status: 1, text: broken, end: 'Nada foi mudado.' });
    expect(readdirSync(copy.folder)).toEqual([...before, 'vacinas.yaml']);
  },
);

test('asks about several files at once', async () => {
  for (const name of ['um.yaml', 'dois.yaml']) copy.write(name, broken);
  const asked: string[] = [];
  const ask = (question: string) => Promise.resolve(void asked.push(question));
  await copy.run(fix, [], { isInteractive: true, ask: (question) => ask(question).then(() => 'n') });
  expect(asked).toEqual(['Consertar estes 2 arquivos? (s/n) ']);
});

test('of very many files it shows the first, and tells how many others there are', async () => {
  const names = Array.from({ length: 43 }, (_, nth) => `p${nth + 10}.yaml`);
  for (const name of names) copy.write(name, name === 'p52.yaml' ? broken.replace('title: Olá', '') : broken);
  const { said } = await copy.run(fix, []);
  expect(said.match(/^\+\+\+ /gm)).toHaveLength(40);
  expect(said).toContain('+++ pasta/p49.yaml');
  expect(said).toContain('Há consertos também em mais 3 arquivos, de pasta/p50.yaml a pasta/p52.yaml.\n');
  const written = await copy.run(fix, ['--yes']);
  expect(written.said.split('\n').at(-1)).toBe('43 arquivos: consertados.');
  expect(copy.read('p51.yaml')).toBe(good);
});
