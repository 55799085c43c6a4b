import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../testing/sample.ts';

const kindsOf = (sections: string) =>
  checkSample({ 'index.yaml': samplePage(`- type: hero\n  title: Olá\n${sections}`) })
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ kind }) => kind);

const service = '  - title: Banho\n    description: Bom.\n    label: Ir\n    chat: consulta\n';

it('takes an item below a remark, called as the others are, for one of its own list', () => {
  const cards = '# novo\n  - title: Tosa\n    text: Boa.\n    features:\n    - rápida\n';
  expect(kindsOf(`- type: services\n  items:\n${service}${cards}`)).not.toContain('lostHead');
});

it('says nothing of another section where two kinds of them have such items', () => {
  const photos = '# Fotos\n  - name: Luna\n    image: luna.png\n    imageAlt: Luna, uma poodle branca.\n';
  expect(kindsOf(`- type: services\n  items:\n${service}${photos}`)).not.toContain('lostHead');
});

it('writes the line of the section and the name of its list above the first of its items', () => {
  const texts = '# Texto\n  - value: 24h\n    label: Plantão\n  - value: 10k+\n    label: Pets\n';
  const found = checkSample({
    'index.yaml': samplePage(
      `- type: hero\n  title: Olá\n- type: faq\n  items:\n  - question: Dói?\n    answer: Não.\n${texts}`,
    ),
  }).problems.find(({ kind }) => kind === 'lostHead');
  expect(found?.parameters).toMatchObject({ lines: ['- type: stats', '  items:'], line: 13 });
});
