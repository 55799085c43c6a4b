import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../testing/sample.ts';

const kindsOf = (sections: string) =>
  checkSample({ 'index.yaml': samplePage(`- type: hero\n  title: Olá\n${sections}`) }).problems.map(
    ({ kind }) => kind,
  );

it.each([
  ['a name with another in brackets', '- type: team\n  items:\n  - name: Ana Maria (Nina)\n    role:\n'],
  ['a role before its name', '- type: team\n  items:\n  - name:\n    role: Recepção - tarde\n'],
  [
    'an answer of several lines before its question',
    '- type: faq\n  items:\n  - question:\n    answer: |\n      Sim: veja como\n      - pix\n  - question: Dói?\n    answer: Não.\n  - question: Demora?\n    answer: Pouco.\n',
  ],
  [
    'a button that leads nowhere yet',
    '- type: cta\n  title: Fim\n  actions:\n  - label: Agende - sábado\n    to: ""\n',
  ],
  [
    'a price of before and one of now',
    '- type: pricelist\n  groups:\n  - items:\n    - name: Combo de R$ 90 por R$ 70\n',
  ],
])('leaves %s whole while another field is still to be written', (_, sections) => {
  expect(kindsOf(sections)).not.toContain('dividedValue');
});

it('divides a text beside an empty field where it surely tells that', () => {
  expect(kindsOf('- type: team\n  items:\n  - name: Ana Prado, CRM-RS 1234, recepção\n    role:\n')).toEqual([
    'dividedValue',
  ]);
});
