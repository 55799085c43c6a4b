import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

const hero = '- type: hero\n  title: Olá\n';

/** What is told of a section with so many items, as what is to be written. */
function toldOf(
  type: string,
  title: string,
  names: readonly string[],
  intro = 'Olá',
): readonly (string | undefined)[] {
  const field = type === 'services' ? 'description' : 'text';
  const items = names.map((name) => `  - title: ${name}\n    ${field}: x\n`).join('');
  const section = `- type: ${type}\n  title: ${JSON.stringify(title)}\n  intro: ${JSON.stringify(intro)}\n  items:\n${items}`;
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
  ['cards', 'Dez motivos para ficar', 'Três motivos'],
  ['cards', 'Dez motivos para o seu conforto', 'Três motivos'],
  ['cards', 'Dez motivos para o ano todo', 'Três motivos'],
  ['cards', 'Dez equipes que trabalham juntas', 'Três equipes'],
  ['steps', 'Quatro passos simples: comece hoje', 'Três passos'],
  ['services', 'Dez serviços', 'Três serviços'],
  ['steps', 'Quatro passos, sem pressa', 'Três passos'],
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
  ['services', 'Escolha 2 serviços'],
  ['services', 'Escolha 2 serviços e ganhe 10% de desconto'],
  ['services', '2 serviços com 20% off'],
  ['services', 'São 2 serviços de urgência'],
  ['services', 'Dois serviços exclusivos'],
  ['services', '10 especialidades médicas'],
  ['benefits', 'Dois cuidados antes da visita'],
  ['benefits', 'Duas dicas para poupar'],
  ['steps', 'Só 2 passos são por sua conta'],
  ['steps', 'Duas etapas acontecem em casa'],
])('leaves %s under "%s"', (type, title) => {
  expect(toldOf(type, title, three)).toEqual([]);
});

it('reads an introduction only to the end of what is counted', () => {
  const toldIn = (intro: string) => toldOf('steps', 'Assim é', three, intro);
  expect(toldIn('São quatro passos. Comece hoje.')).toEqual(['três passos']);
  expect(toldIn('Quatro passos que funcionam juntos, e bem.')).toEqual(['Três passos']);
  expect(toldIn('Dois passos podem ser feitos em casa: o primeiro e o último.')).toEqual([]);
  expect(toldIn('Dois passos que se fazem em casa.')).toEqual([]);
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
