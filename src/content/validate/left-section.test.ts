import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../testing/sample.ts';

const errorsOf = (sections: string) =>
  checkSample({ 'index.yaml': samplePage(`- type: hero\n  title: Olá\n${sections}`) }).problems.filter(
    ({ severity }) => severity === 'error',
  );

const pricing =
  '  priceLabel: Consulta\n  originalPrice: R$ 150,00\n  price: R$ 0,00\n  actions:\n  - label: Ligar\n    tel: sim\n';
const items = '  items:\n  - icon: shield\n    title: Seguro\n    text: Com calma.\n';
const stats = '  items:\n  - value: 24h\n    label: Plantão\n  - value: 10k+\n    label: Pets\n';
const facts = '  facts:\n  - icon: clock\n    value: 12 horas\n    label: de jejum\n';

it('tells what is left of a section below the one above it as one mistake', () => {
  const found = errorsOf(`\n# Venha\n  text: Oi\n${pricing}\n# Venha\n- type: stats\n${stats}`);
  expect(found).toMatchObject([
    {
      kind: 'leftSection',
      parameters: { type: 'cta', first: 10, last: 16, lines: ['- type: cta', '  title: …'] },
    },
  ]);
});

it('names the sections that a list alone may be of', () => {
  expect(errorsOf(`\n${items}`)).toMatchObject([{ kind: 'lostType', parameters: { key: 'items', line: 9 } }]);
});

it('says nothing of it where the section has such a list under another name', () => {
  const badges = '\n  itens:\n  - icon: shield\n    text: Seguro\n';
  expect(errorsOf(badges).map(({ kind }) => kind)).not.toContain('leftSection');
});

it('says nothing of it where only a text stands apart', () => {
  expect(errorsOf('\n  intro: Um só cuidado.\n').map(({ kind }) => kind)).not.toContain('leftSection');
});

it('says nothing of it where no section has such fields together', () => {
  expect(errorsOf(`\n${items}${facts}  plans: x\n`).map(({ kind }) => kind)).not.toContain('leftSection');
});

it('says nothing of it where what stands there would be wrong in such a section too', () => {
  const wrong = `\n# Venha\n  text: Oi\n${pricing.replace('R$ 0,00', 'a ver com a equipe, R$ ?')}`;
  expect(errorsOf(wrong).map(({ kind }) => kind)).not.toContain('leftSection');
});
