import { expect, it } from 'vitest';
import { noPlace } from './place.ts';
import { folderOf, folderWords } from './content-folder.ts';
import { finding } from './finding.ts';
import { putIntoWords } from './languages.ts';

it.each([
  ['pages/index.yaml', 'pages'],
  ['pages/_shared/camas.yaml', 'pages'],
  ['../padaria/pages/_themes/principal.yaml', '../padaria/pages'],
  ['/srv/_shared/index.yaml', '/srv'],
  ['index.yaml', 'pages'],
])('knows the folder of the pages of a file: %s', (file, folder) => {
  expect(folderOf(file)).toBe(folder);
});

it('names the files of the folder in which a mistake is', () => {
  const mistake = finding('numberOfSite', { line: undefined });
  const told = { ...mistake, file: '../padaria/pages/_shared/camas.yaml', range: noPlace };
  expect(putIntoWords(told)).toEqual({
    message:
      'O número não se escreve aqui: o telefone do site fica só em ../padaria/pages/site.yaml, no campo "phone".',
    cure: 'Apague esta linha. Um segundo número se escreve em ../padaria/pages/site.yaml, no campo "otherPhone".',
  });
});

it('names the folder of a page that cannot be hidden as one in what is wrong and in what to do', () => {
  const file = 'sites/padaria/index.yaml';
  const told = putIntoWords({ ...finding('hiddenPage', { field: 'hidden', file }), file, range: noPlace });
  expect(told.message).toContain('o arquivo dela está em sites/padaria.');
  expect(told.cure).toContain('para fora da pasta sites/padaria, e');
});

it('says of a site without themes where they are missing, in its own folder', () => {
  const none = finding('unknownTheme', { typed: 'festa', known: [], nearest: undefined, themes: [] });
  const told = putIntoWords({ ...none, file: '../padaria/pages/index.yaml', range: noPlace });
  expect(told.cure).toBe(
    'Falta a pasta ../padaria/pages/_themes, ou ela está vazia. Ponha de volta nela os arquivos dos temas.',
  );
});

it('has the command that repairs a file work on its folder', () => {
  const told = {
    ...finding('numberOfSite', { line: undefined }),
    file: 'sites/padaria/index.yaml',
    range: noPlace,
    notes: [{ kind: 'fixes', page: 'index' } as const],
  };
  expect(putIntoWords(told).cure).toContain(
    '\nOu deixe o computador tentar: npm run fix -- index --pages sites/padaria',
  );
});

it.each([
  ['a padaria/pages', '"a padaria/pages"'],
  ['pão/pages', 'pão/pages'],
  ['a$(ls)`ls`"b', String.raw`"a\$(ls)\`ls\`\"b"`],
])('writes a folder as one word of a command: %s', (folder, word) => {
  expect(folderWords(folder)).toBe(` --pages ${word}`);
});
