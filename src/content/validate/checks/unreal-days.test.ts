import { expect, it } from 'vitest';
import { putIntoWords } from '../../problems/languages.ts';
import { checkSample, samplePage } from '../../testing/sample.ts';

const hero = '- type: hero\n  title: Olá\n';

/** What is told of the days of a page. */
function toldOf(sections: string) {
  const { problems } = checkSample({ 'index.yaml': samplePage(hero + sections) });
  return problems.flatMap((one) => (one.kind === 'unrealDay' ? [one] : []));
}

/** The days of a text that are told, with what is offered for each. */
const daysIn = (text: string) =>
  toldOf(`- type: about\n  text: ${JSON.stringify(text)}\n`).map(
    ({ parameters: { typed, better } }) => `${typed} > ${better}`,
  );

it.each([
  ['Desconto no banho até 31/11', '31/11 > 30/11'],
  ['Desconto no banho até o dia 30/2.', '30/2 > 28/2'],
  ['De 1 a 31/11 a consulta custa menos', '31/11 > 30/11'],
  ['De 20/10 a 31/11 a consulta custa menos', '31/11 > 30/11'],
  ['No sábado, 31/04, tem feira', '31/04 > 30/04'],
  ['Entre 28/05 e 31/06 tem feira', '31/06 > 30/06'],
  ['Vacinação em 31/09/2026', '31/09/2026 > 30/09/2026'],
  ['Vale até 29/02/2027', '29/02/2027 > 28/02/2027'],
  ['Vale até 31 de abril', '31 de abril > 30 de abril'],
  ['Vale até **31 de Novembro de 2026**', '31 de Novembro de 2026 > 30 de Novembro de 2026'],
  ['De 28 a 30 de fevereiro', '30 de fevereiro > 28 de fevereiro'],
  ['Vale até 29 de fevereiro de 2027', '29 de fevereiro de 2027 > 28 de fevereiro de 2027'],
])('tells the day in "%s"', (text, told) => {
  expect(daysIn(text)).toEqual([told]);
});

it.each([
  'Vale até 30/11, 31/12 e 29/02',
  'Vale até 29/02/2028 e 29 de fevereiro',
  'Rua 31 de Março, 30/11',
  'Plantão 24/7',
  'Ligue 54 3311-31/11',
  'Ração 31/11, na proporção de 30/02',
  'Dilua em 31/4',
  'Processo 12/31/11/2026',
  'https://clinica.example/31/11/2026',
  'A partir de R$ 31/11 kg',
  'Hidratante (30/02) e shampoo 31/06',
  'Custa R$ 31 de novembro em diante',
  '130 de fevereiro',
  'Nota 30/02',
])('tells nothing of "%s"', (text) => {
  expect(daysIn(text)).toEqual([]);
});

it('tells the day of a row of hours', () => {
  const row = (days: string) => `- type: hours\n  hours:\n  - days: ${days}\n    time: Fechado\n`;
  expect(toldOf(row('31/11')).map(({ range }) => range.line)).toEqual([10]);
  expect(toldOf(row('Feriado 31/11'))).toHaveLength(1);
  expect(toldOf(row('30/11'))).toEqual([]);
});

it('tells the day of a description, with its cure', () => {
  const text = samplePage(hero).replace('do tamanho certo', 'que vale até 30/02');
  const told = checkSample({ 'index.yaml': text }).problems.find(({ kind }) => kind === 'unrealDay');
  expect(told && putIntoWords(told)).toEqual({
    message: '30/02 não existe: fevereiro tem 28 dias, ou 29.',
    cure: 'Confira o dia. Se é o último do mês, escreva: 28/02',
  });
});

it('tells the days of a shared section once, however many pages show it, at their own place', () => {
  const use = samplePage(`${hero}- type: use\n  section: aviso\n`);
  const { problems } = checkSample({
    'index.yaml': use,
    'outra.yaml': use.replaceAll('teste', 'prova'),
    '_shared/aviso.yaml': 'type: about\ntext: Venha até 31/11, ou na sexta, 29/01/2026.\n',
  });
  const told = problems.filter(({ code }) => code === 'P036');
  expect(told.map(({ kind, file, range: { line } }) => [kind, file, line])).toEqual([
    ['unrealDay', 'pages/_shared/aviso.yaml', 2],
    ['wrongWeekday', 'pages/_shared/aviso.yaml', 2],
  ]);
});
