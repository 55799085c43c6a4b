import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

/** What a text of a section is told instead of a day that is another one tomorrow; the sample's day is Saturday, 31/01/2026. */
function betterIn(text: string, type = 'notice'): readonly string[] {
  const { problems } = checkSample({
    'index.yaml': samplePage(
      `- type: hero\n  title: Olá\n- type: ${type}\n  title: ${JSON.stringify(text)}\n`,
    ),
  });
  return problems.flatMap((one) =>
    one.kind === 'relativeDay' ? [one.parameters.better ?? one.parameters.typed] : [],
  );
}

it.each([
  ['Amanhã não abriremos', 'Domingo, 01/02,'],
  ['Fechamos amanhã.', 'domingo, 01/02'],
  ['Hoje fechamos às 16h', 'Sábado, 31/01,'],
  ['Feira de doces depois de amanhã!', 'segunda, 02/02'],
  ['Só até amanhã: tudo pela metade', 'domingo, 01/02'],
  ['Aproveite: só até amanhã', 'domingo, 01/02'],
  [
    'Gente o telefone tá sem linha hoje e amanhã até meio dia, chamem só no WhatsApp por favor 🙏',
    'sábado, 31/01, e domingo, 01/02,',
  ],
  ['Hoje e amanhã não temos entregas', 'Sábado, 31/01, e domingo, 01/02,'],
  ['Estamos sem sistema hoje, ligue mais tarde', 'sábado, 31/01'],
  ['Ontem à noite o portão quebrou', 'Sexta, 30/01,'],
  ['O sorteio é nesta quarta às 15h', 'nesta quarta, 04/02,'],
  ['Mutirão nesta terça-feira', 'nesta terça-feira, 03/02'],
])('a notice that says "%s" is told the date: %s', (text, better) => {
  expect(betterIn(text)).toEqual([better]);
});

it.each([
  ['A feira será sábado que vem', 'sábado que vem'],
  ['Essa semana a Dra. Ana está de férias', 'Essa semana'],
  ['Neste sábado tem feira', 'Neste sábado'],
  ['A entrega fica para a próxima segunda-feira', 'próxima segunda-feira'],
])('a notice that says "%s" is asked for the date, which may be one of several: %s', (text, typed) => {
  expect(betterIn(text)).toEqual([typed]);
});

it.each([
  'Hoje, 31/01, fechamos às 16h',
  'Marque hoje mesmo: atendemos aos sábados',
  'Os mais pedidos de hoje',
  'Boa noite. Até amanhã!',
  'Abertos das 8h às 18h',
  'Agende hoje o seu atendimento pelo WhatsApp!',
  'Peça hoje e receba amanhã em casa.',
  'Hoje atendemos mais de 200 famílias por mês.',
  'Cuidado hoje e amanhã',
  'Na próxima semana, de 02/02 a 06/02, estamos de férias',
  'Neste sábado, dia 07/02, tem feira',
  'Agende ainda esta semana',
  'Aqui ninguém fica sem banho: peça hoje mesmo',
])('a notice that says "%s" is told nothing of it', (text) => {
  expect(betterIn(text)).toEqual([]);
});

it('another text may be of any day', () => {
  expect(betterIn('Amanhã não abriremos', 'about')).toEqual([]);
});

it('with its date a notice is offered to go after it', () => {
  const text = 'O telefone está sem linha sábado, 31/01, e domingo, 01/02, até meio dia';
  const { problems } = checkSample({
    'index.yaml': samplePage(
      `- type: hero\n  title: Olá\n- type: notice\n  title: ${JSON.stringify(text)}\n`,
    ),
  });
  expect(problems.flatMap((one) => (one.kind === 'noticeStays' ? [one.parameters.last] : []))).toEqual([
    '01/02/2026',
  ]);
});

it.each([
  ['ontem 21:14', '30/01/2026'],
  ['Anteontem', '29/01/2026'],
  ['hoje às 8h', '31/01/2026'],
  ['há 2 semanas', undefined],
  ['ontem à noite, no Google', undefined],
])('praise of "%s" is told the date: %s', (date, better) => {
  const { problems } = checkSample({
    'index.yaml': samplePage(
      `- type: hero\n  title: Olá\n- type: testimonials\n  title: Depoimentos\n  items:\n  - name: Ana\n    rating: 5\n    comment: Muito bom\n    date: ${date}\n`,
    ),
  });
  const found = problems.flatMap((one) => (one.kind === 'relativeDay' ? [one.parameters.better] : []));
  expect(found).toEqual(better === undefined ? [] : [better]);
});

it.each([
  'Pão de ontem pela metade do preço.',
  'Pediu até as 15h, chega amanhã.',
  'Entrega em casa amanhã cedo para pedidos até 18h.',
  'Não deixe para amanhã: vacine já.',
])('of what is so each day nothing is asked: %s', (text) => {
  const { problems } = checkSample({
    'index.yaml': samplePage(
      `- type: hero\n  title: Olá\n- type: notice\n  title: ${JSON.stringify(text)}\n`,
    ),
  });
  expect(problems.filter(({ kind }) => kind === 'relativeDay')).toEqual([]);
});
