import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

const hero = '- type: hero\n  title: Olá\n';

/** What is told of a section with so many items, as what is to be written. */
function toldOf(type: string, title: string, names: readonly string[]): readonly (string | undefined)[] {
  const items = names.map((name) => `  - title: ${name}\n    text: x\n`).join('');
  const section = `- type: ${type}\n  title: ${JSON.stringify(title)}\n  items:\n${items}`;
  const { problems } = checkSample({ 'index.yaml': samplePage(hero + section) });
  return problems.flatMap((one) => (one.kind === 'countedItems' ? [one.parameters.right] : []));
}

const three = ['Um', 'Outro', 'Mais um'];

it.each([
  ['steps', 'Cinco passos e pronto', 'Três passos'],
  ['steps', 'Em duas etapas', 'três etapas'],
  ['steps', '4 passos', '3 passos'],
  ['cards', 'Nossas quatro equipes', 'três equipes'],
  ['cards', 'Veja os dez motivos', 'três motivos'],
])('of %s under "%s" three are shown: "%s"', (type, title, right) => {
  expect(toldOf(type, title, three)).toEqual([right]);
});

it.each([
  ['steps', 'Três passos e pronto'],
  ['steps', 'Mais de cinco passos'],
  ['steps', 'Dois passos por dia'],
  ['steps', 'Dois passos novos'],
  ['steps', 'Dois passos e um cuidado'],
  ['steps', 'Em 24 horas'],
  ['steps', '2 anos de cuidado'],
  ['steps', 'Dois motivos para escolher o plano anual'],
  ['cards', 'Cinco estrelas em tudo'],
  ['cards', '7 dias por semana'],
  ['cards', 'Duas lojas, um só cuidado'],
  ['cards', 'Dois dos motivos'],
])('leaves %s under "%s"', (type, title) => {
  expect(toldOf(type, title, three)).toEqual([]);
});

it('knows a noun by the word that the name of each item begins with, and its gender', () => {
  const names = ['Cama P', 'Cama M'];
  expect(toldOf('cards', 'Sete camas', names)).toEqual(['Duas camas']);
  expect(toldOf('cards', 'Sete camas', [...names, 'Sofá'])).toEqual([]);
});

it('counts what is shown, and has no words for one', () => {
  expect(toldOf('steps', 'Três passos', [...three.slice(0, 2), 'Outro\n    hidden: sim'])).toEqual([
    'Dois passos',
  ]);
  expect(toldOf('steps', 'Três passos', ['Um'])).toEqual([undefined]);
});
