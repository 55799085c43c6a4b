import { expect, it } from 'vitest';
import { refuseName, writePage } from './new-page.ts';

it.each(['aux', 'con', 'nul', 'prn', 'com1', 'lpt9'])(
  'refuses "%s", which Windows keeps for itself',
  (name) => {
    expect(refuseName(name)).toBe(
      `O nome "${name}" é reservado pelo Windows, e quem usa esse sistema não poderia abrir o arquivo. Escolha outro, como pagina-${name}.`,
    );
  },
);

it.each(['auxilio', 'con-carinho', 'com', 'com10', 'nulo'])('takes "%s"', (name) => {
  expect(refuseName(name)).toBeUndefined();
});

const firstLine = (site: string) => writePage({ name: 'bolos', theme: 'claro', site }).split('\n')[0];

it('has its schema where site.yaml has its own', () => {
  expect(
    [
      '# yaml-language-server: $schema=../../vitrine/schema/site.schema.json\nname: Forno\n',
      '\uFEFF# yaml-language-server: $schema=../../s%20a/site.schema.json\r\nname: Forno\r\n',
      'name: Forno\n',
    ].map(firstLine),
  ).toEqual([
    '# yaml-language-server: $schema=../../vitrine/schema/page.schema.json',
    '# yaml-language-server: $schema=../../s%20a/page.schema.json',
    '# yaml-language-server: $schema=../schema/page.schema.json',
  ]);
});
