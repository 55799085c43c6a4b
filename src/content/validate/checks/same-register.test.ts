import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

const person = (name: string, register: string, more = '') =>
  `  - name: ${name}\n    role: Atende\n    register: ${register}\n${more}`;

const team = (...people: readonly string[]) => `- type: team\n  items:\n${people.join('')}`;

function toldOf(home: string, files: Readonly<Record<string, string>> = {}): readonly string[] {
  const hero = '- type: hero\n  title: Olá\n';
  const { problems } = checkSample({ 'index.yaml': samplePage(hero + home), ...files });
  return problems.flatMap((one) =>
    one.kind === 'sameRegister' ? [`${one.file}: ${one.parameters.name} / ${one.parameters.other}`] : [],
  );
}

const number = 'CRMV-RS 12345';

it.each([
  ['two people', person('Bia Lima', 'crmv rs 12.345'), 1],
  ['one person with a title', person('Dra. Ana Souza', number), 0],
  ['one person by more names', person('Ana Maria Souza', number), 0],
  ['another number', person('Bia Lima', 'CRMV-RS 12346'), 0],
  ['another state', person('Bia Lima', 'CRMV-SC 12345'), 0],
  ['somebody hidden', person('Bia Lima', number, '    hidden: sim\n'), 0],
])('holds one register against that of %s', (_, other, count) => {
  expect(toldOf(team(person('Ana Souza', number), other))).toHaveLength(count);
});

it('leaves what is no number of a register', () => {
  expect(toldOf(team(person('Ana Souza', 'CRMV'), person('Bia Lima', 'CRMV')))).toEqual([]);
});

it('tells it in the teams of other pages and shared sections too', () => {
  const bia = team(person('Bia Lima', number)).replace('- ', '').replaceAll(/^ {2}/gm, '');
  expect(
    toldOf(team(person('Ana Souza', number)) + '- type: use\n  section: equipe\n', {
      '_shared/equipe.yaml': bia,
      'nova.yaml': samplePage(team(person('Ana Souza', number))).replaceAll(
        /^(title|description): /gm,
        '$1: Nova, ',
      ),
    }),
  ).toEqual(['pages/_shared/equipe.yaml: Bia Lima / Ana Souza']);
});
