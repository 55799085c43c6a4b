import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

const hero = '- type: hero\n  title: Olá\n';
const prices =
  '- type: pricelist\n  groups:\n  - items:\n    - name: Banho completo\n      price: R$ 42,50\n    - name: Tosa\n      price: R$ 20\n    - name: Tosa\n      price: R$ 30\n';

/** What a page is told that says something in a text; the sample's day is 31/01/2026. */
function toldOf(text: string): readonly string[] {
  const notice = `- type: notice\n  title: Aviso\n  text: ${JSON.stringify(text)}\n`;
  const { problems } = checkSample({ 'index.yaml': samplePage(hero + prices + notice) });
  return problems.flatMap(({ kind }) => (kind === 'toldPrice' || kind === 'wrongWeekday' ? [kind] : []));
}

it.each([
  'O banho completo custa R$ 35.',
  'Banho completo: R$ 35',
  'Banho completo – a partir de R$ 40,00 hoje',
  '**Banho completo** por R$ 400',
  'Cuidamos bem. Cada banho completo sai por R$ 35, e a tosa por menos.',
  'No banho completo: R$ 35',
  'Em média, o banho completo custa R$ 35.',
  'Cobramos R$ 35 pelo banho completo.',
  'A partir de R$ 35 pelo banho completo e de R$ 140 pelo resto.',
  'Uma escova custa 12 reais e o banho completo R$ 35.',
  'O preço do banho completo é R$ 35.',
  'Preços: banho completo R$ 35, tosa R$ 20.',
  'Banho e tosa em Passo Fundo: banho completo a partir de R$ 35, com hora marcada.',
  'O banho completo custa R$ 35 agora.',
  'O banho completo custa R$ 35, e aos sábados abrimos cedo.',
  'Cobramos R$ 10 pela escova e R$ 35 pelo banho completo.',
  'R$ 35 pelo banho completo',
])('tells the price of another day in "%s"', (text) => {
  expect(toldOf(text)).toEqual(['toldPrice']);
});

it.each([
  'O banho completo custa R$ 42,50.',
  'Banho completo com hidratação: R$ 60',
  'No banho completo, R$ 10 de desconto.',
  'Banho completo: R$ 10 de desconto',
  'Banho completo de R$ 50 por R$ 42,50',
  'Banho completo. A tosa custa R$ 20.',
  'Tosa a partir de R$ 25',
  'Sobanho completo R$ 35',
  'Escovação e banho completo por R$ 60',
  'Escovação + banho completo: R$ 60',
  'Cobramos R$ 60 pelo banho completo e escovação.',
  'Um pelo banho completo e R$ 140 pelo outro.',
  'No plano anual, cada banho completo sai por R$ 26,25.',
  'Para o segundo da família, o banho completo sai por R$ 30.',
  'O banho completo custa R$ 30 no plano anual.',
  'Em dezembro, banho completo por R$ 30',
  'No plano anual: banho completo por R$ 30',
  'Banho completo por R$ 30 até 20/12',
  'Banho completo por R$ 30 às terças',
  'Banho completo por R$ 30 às terças-feiras',
  'Banho completo por R$ 30, só às quartas',
  'Banho completo: R$ 30 aos sábados',
  'Banho completo: R$ 30 toda terça',
  'Banho completo por R$ 30 todas as segundas',
  'Banho completo por R$ 30 de segunda a quinta',
  'Banho completo por R$ 30 nesta semana',
  'Banho completo por R$ 30 somente amanhã',
  'Banho completo grátis às terças',
  'Banho completo a R$ 40 à vista',
  'Desconto no banho completo: R$ 5',
  'Retorno do banho completo: R$ 5',
  'Taxa de remarcação do banho completo: R$ 30',
  'O segundo banho completo sai por R$ 30.',
  'O 2º banho completo sai por R$ 30.',
  'Plano anual: banho completo por R$ 30',
  'Clientes novos: banho completo R$ 30',
  'Pacote com três: cada banho completo sai por R$ 30.',
  'Banho completo: R$ 15 x 3 sem juros',
  'Banho completo: R$ 20 agora e R$ 22,50 no dia',
  'Banho completo: R$ 20 + entrega',
  'Para o segundo, cobramos R$ 30 pelo banho completo.',
  'Sinal de R$ 10 pelo banho completo.',
  'Reembolso de até R$ 40 pelo banho completo.',
  'Economize R$ 5 pelo banho completo.',
  'Pague R$ 20 pelo banho completo agora.',
])('leaves "%s" as it is', (text) => {
  expect(toldOf(text)).toEqual([]);
});

it.each([
  '- type: notice\n  showUntil: 20/12/2026\n  title: Banho completo por R$ 29\n',
  '- type: news\n  items:\n  - date: 20/12/2025\n    title: Banho completo por R$ 29\n',
])('leaves the price of what is told for some days alone: %j', (section) => {
  const { problems } = checkSample({ 'index.yaml': samplePage(hero + prices + section) });
  expect(problems.filter(({ kind }) => kind === 'toldPrice')).toEqual([]);
});

it('reads reais in words, and writes the price that is asked', () => {
  expect(toldOf('O banho completo custa 35 reais.')).toEqual(['toldPrice']);
  expect(toldOf('O banho completo custa 42,50 reais.')).toEqual([]);
});

it("holds the page's description and the words on a button against the price", () => {
  const service =
    '- type: services\n  items:\n  - title: Banho completo\n    description: x\n    price: R$ 40\n    label: Marcar por R$ 35\n    chat: consulta\n';
  const page = samplePage(hero + service).replace(
    /description: .*/,
    (line) => `${line} Banho completo por R$ 38.`,
  );
  const { problems } = checkSample({ 'index.yaml': page });
  const told = problems.flatMap((one) => (one.kind === 'toldPrice' ? [one] : []));
  expect(told.map(({ path, parameters }) => [path?.at(-1), parameters.said])).toEqual([
    ['description', 'R$ 38'],
    ['label', 'R$ 35'],
  ]);
});

it.each([
  ['A primeira visita é gratuita.', ['gratuita']],
  ['A primeira visita é por nossa conta.', ['por nossa conta']],
  ['Plano anual com primeira visita grátis.', ['grátis']],
  ['A primeira visita é gratuita no plano anual.', []],
  ['O retorno da primeira visita é gratuito.', []],
  ['A primeira visita custa R$ 90.', ['R$ 90']],
  ['A primeira visita custa R$ 80.', []],
])('holds "%s" against the price of a thing in its own field', (text, wanted) => {
  const cta = `- type: cta\n  title: Venha\n  text: ${text}\n  priceLabel: Primeira visita\n  price: R$ 80\n  actions:\n  - label: Conversar\n    chat: consulta\n`;
  const { problems } = checkSample({ 'index.yaml': samplePage(hero + cta) });
  expect(problems.flatMap((one) => (one.kind === 'toldPrice' ? [one.parameters.said] : []))).toEqual(wanted);
});

it.each([
  ['A tosa higiênica custa a partir de R$ 15.', ['R$ 20']],
  ['A tosa higiênica custa a partir de R$ 20.', []],
  ['Tosa higiênica: R$ 30', []],
  ['A tosa higiênica M sai por R$ 26.', ['R$ 25']],
  ['Tosa: R$ 15', []],
])('holds "%s" against what is sold in several sizes', (text, wanted) => {
  const sizes = ['P', 'M', '(acima de 10kg)']
    .map(
      (size, at) => `  - title: Tosa Higiênica ${size}\n    description: x\n    price: R$ ${20 + 5 * at}\n`,
    )
    .join('');
  const sections = `${hero}- type: services\n  items:\n${sizes}- type: notice\n  title: Aviso\n  text: ${JSON.stringify(text)}\n`;
  const { problems } = checkSample({ 'index.yaml': samplePage(sections) });
  expect(problems.flatMap((one) => (one.kind === 'toldPrice' ? [one.parameters.price] : []))).toEqual(wanted);
});

it('holds a text against what is sold in two ways, whatever tells them apart', () => {
  const two = ['porte P', 'os demais']
    .map((way, at) => `  - title: Tosa Higiênica ${way}\n    description: x\n    price: R$ ${20 + 10 * at}\n`)
    .join('');
  const sections = `${hero}- type: services\n  items:\n${two}- type: notice\n  title: Aviso\n  text: A tosa higiênica custa a partir de R$ 15.\n`;
  const { problems } = checkSample({ 'index.yaml': samplePage(sections) });
  expect(problems.flatMap((one) => (one.kind === 'toldPrice' ? [one.parameters.price] : []))).toEqual([
    'R$ 20',
  ]);
});

it.each([
  'sábado, 27/11/2026',
  'Domingo, dia 03/02',
  '25/12/2026 (domingo)',
  'sábado (02/02)',
  'Sábado, 27 de novembro de 2026',
  'Domingo, dia 3 de fevereiro',
  '1º de março de 2026 (segunda-feira)',
])('tells that "%s" is another day', (text) => {
  expect(toldOf(text)).toEqual(['wrongWeekday']);
});

it.each([
  'sexta, 27 de novembro de 2026',
  'De segunda a sexta, 28 de novembro de 2026',
  'Domingo, 1º de março de 2026',
  'Sábado, 27 de cada mês',
])('tells nothing of "%s"', (text) => {
  expect(toldOf(text)).toEqual([]);
});

it('writes the day of the week alone anew, whatever stands before it', () => {
  const { problems } = checkSample({
    'index.yaml': samplePage(`${hero}- type: notice\n  title: Dia 5 de dezembro de 2026 (sexta) fechados\n`),
  });
  expect(problems.flatMap((one) => (one.kind === 'wrongWeekday' ? [one.parameters.better] : []))).toEqual([
    '5 de dezembro de 2026 (sábado)',
  ]);
});

it('a notice speaks of the day to come, and another text perhaps of a day a year ago', () => {
  const kinds = (section: string) =>
    checkSample({ 'index.yaml': samplePage(hero + section) }).problems.map(({ kind }) => kind);
  expect(kinds('- type: notice\n  title: Segunda, 03/02, não abrimos\n')).toContain('wrongWeekday');
  expect(kinds('- type: hero\n  title: Segunda, 03/02, foi um dia bom\n')).not.toContain('wrongWeekday');
});

it.each([
  'sexta-feira, 27/11/2026',
  'segunda, 02/02',
  'Segunda a sexta, 8/10',
  '25/12/2026 (sexta)',
  // A day of last year, as its page had it then.
  'sábado, 25/07',
  'sábado, 31/02/2026',
  'sábado 8/12/24',
])('leaves the days of "%s"', (text) => {
  expect(toldOf(text)).toEqual([]);
});
