import { describe, expect, it } from 'vitest';
import { putIntoWords } from '../../problems/languages.ts';
import { checkSample, samplePage, sampleSite } from '../../testing/sample.ts';

const hours =
  'hours:\n  week:\n  - days: [segunda, terça, quarta, quinta, sexta]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - days: Ano Novo\n    date: 01/01/2027\n';

/** The days that a notice tells and the site's hours, open from Monday to Friday, lack; the sample's day is 31/01/2026. */
function lackingIn(text: string, more = ''): readonly string[] {
  const notice = `- type: notice\n  title: Aviso\n${more}  text: ${JSON.stringify(text)}\n`;
  const { problems } = checkSample({
    'index.yaml': samplePage(`- type: hero\n  title: Olá\n${notice}`),
    'site.yaml': sampleSite + hours,
  });
  return problems.flatMap((problem) =>
    problem.kind === 'daysNotInHours' ? problem.parameters.days.map(({ date }) => date) : [],
  );
}

it.each([
  ['Fechado no dia 25 de dezembro.', ['25/12/2026']],
  ['Feliz Natal! Dia 24/12 e no Natal estaremos fechados.', ['24/12/2026']],
  ['Não abriremos no Natal. Voltamos dia 28/12.', ['25/12/2026']],
  [
    'Nos dias 24 e 25/12 não haverá atendimento; em 31/12 também não funcionamos.',
    ['24/12/2026', '25/12/2026', '31/12/2026'],
  ],
  ['Fechamos nos dias 24 e 25/12.', ['24/12/2026', '25/12/2026']],
  ['Atenção!! Dia 24/12 atendemos até as 12h e dia 25/12 estaremos fechados', ['24/12/2026', '25/12/2026']],
  [
    'Dias 24/12 e 31/12 abrimos das 8h30 às 12h 25/12 e 30/12 FECHADO',
    ['24/12/2026', '25/12/2026', '30/12/2026', '31/12/2026'],
  ],
  ['25/12 fechado, 28/12 abrimos às 9h', ['25/12/2026']],
  ['24/12 abrimos e 25/12 fechado', ['25/12/2026']],
  ['Fechado no dia 24/12, 25/12 e 30/12.', ['24/12/2026', '25/12/2026', '30/12/2026']],
  ['Fechado nos dias 24/12, 25/12 e 30/12, abrimos dia 28/12', ['24/12/2026', '25/12/2026', '30/12/2026']],
  ['Não abriremos no dia 25/12, mas atendemos emergências pelo telefone.', ['25/12/2026']],
  ['Fechados nos dias 24 e 25/12 e abertos normalmente no dia 28/12.', ['24/12/2026', '25/12/2026']],
  ['Não atendemos dia 24/12 e 25/12, abrimos dia 28/12 às 9h', ['24/12/2026', '25/12/2026']],
  ['Em 25/12 não abrimos (abertos de novo em 28/12).', ['25/12/2026']],
  ['Não abrimos no Natal, mas o plantão atende.', ['25/12/2026']],
  ['Semana de Natal: fechado dia 24 e 25.', ['24/12/2026', '25/12/2026']],
  ['Na semana de Natal fechamos dia 25 e dia 28.', ['25/12/2026', '28/12/2026']],
  ['Fechados na época de Natal: dias 24, 25 e 31.', ['24/12/2026', '25/12/2026', '31/12/2026']],
  ['Na semana de Natal fechamos mais cedo.', []],
  ['No Natal: 24 fechado, 25 fechado.', ['24/12/2026', '25/12/2026']],
  ['Fechado dia 16/02. Sala 12 e 13 fechadas para reforma.', ['16/02/2026']],
  ['Véspera de Natal até 12h, 25 e 28 fechados.', ['24/12/2026', '25/12/2026', '28/12/2026']],
  ['Natal: 24 e 25 fechados.', ['24/12/2026', '25/12/2026']],
  ['Dia 16/02: 2 fechados', ['16/02/2026']],
  ['Na semana de Natal fecharemos mais cedo nos dias 23 e 30.', []],
  ['Fechado o 2º/3º andar.', []],
  [
    'Aviso: segunda a sexta, de 09/02 a 11/02, estaremos fechados.',
    ['09/02/2026', '10/02/2026', '11/02/2026'],
  ],
  ['De 09/02 a 13/02: segunda fechado.', []],
  ['Estaremos fechados entre 14/02 e 18/02.', ['16/02/2026', '17/02/2026', '18/02/2026']],
  ['Entre os dias 14 e 18 de fevereiro não abriremos.', ['16/02/2026', '17/02/2026', '18/02/2026']],
  [
    'Recesso entre o dia 14 de fevereiro e o dia 18 de fevereiro.',
    ['16/02/2026', '17/02/2026', '18/02/2026'],
  ],
  ['Do dia 14 ao dia 18/02 estaremos fechados', ['16/02/2026', '17/02/2026', '18/02/2026']],
  ['Fechado do Natal ao Ano Novo!', ['25/12/2026', '28/12/2026', '29/12/2026', '30/12/2026', '31/12/2026']],
  [
    'Férias coletivas entre o Natal e o réveillon',
    ['25/12/2026', '28/12/2026', '29/12/2026', '30/12/2026', '31/12/2026'],
  ],
  ['Feliz Natal e Ano Novo! Dia 24/12 fechamos.', ['24/12/2026']],
  ['De 14/02 a 18/02 fechamos', ['16/02/2026', '17/02/2026', '18/02/2026']],
  ['Atenção: entre os dias 14/02 e 18/02 fechamos para férias.', ['16/02/2026', '17/02/2026', '18/02/2026']],
  ['De 14/02 a 18/02 fechamos a sala 2', []],
  ['Inscrições de 14/02 a 18/02 fechamos', []],
])('a notice that says "%s" tells the days %j', (text, dates) => {
  expect(lackingIn(text)).toEqual(dates);
});

it.each([
  ['Dia 09/02 atendemos normalmente.', 'Fechado', '08:00–18:00'],
  ['Abertos na segunda, 09/02, das 9h às 12h.', 'Fechado', '09:00–12:00'],
  ['Dia 10/02 fechamos às 14h.', '08:00–12:00', '08:00–14:00'],
  ['Dia 10/02 estaremos fechados.', '08:00–12:00', 'Fechado'],
  ['Dia 10/02 atendemos até as 12h.', undefined, undefined],
  ['Dia 09/02 não abrimos, voltamos dia 11/02.', undefined, undefined],
  ['Dia 09/02 o plantão atende normalmente: estaremos fechados.', undefined, undefined],
])('a text that says "%s" of a day that the hours have is held against them: %s', (text, known, said) => {
  const days =
    '  - days: Aniversário\n    date: 09/02/2026\n  - days: Véspera\n    date: 10/02/2026\n    opens: 08:00\n    closes: 12:00\n';
  const { problems } = checkSample({
    'index.yaml': samplePage(
      `- type: hero\n  title: Olá\n- type: notice\n  title: Aviso\n  text: ${JSON.stringify(text)}\n`,
    ),
    'site.yaml': sampleSite + hours + days,
  });
  const [told] = problems.flatMap((one) => (one.kind === 'otherOnDay' ? one.parameters : []));
  expect([told?.known, told?.said]).toEqual([known, said]);
});

it.each([
  ['No domingo, 08/02, atendemos das 9h às 13h.', ['08/02/2026']],
  ['Na segunda-feira, 09/02, abriremos às 10h por causa da pintura.', ['09/02/2026']],
  ['Fechado dia 09/02, abrimos às 10h do dia 10/02.', ['09/02/2026']],
  ['A oficina fecha de 09/02 a 13/02.', []],
  ['A oficina estará fechada dia 09/02.', []],
  ['Na oficina não haverá atendimento dia 09/02.', []],
  ['Reforma: fechados de 09/02 a 11/02. A oficina segue aberta.', []],
  ['Fechados de 09/02 a 11/02. O plantão segue funcionando.', ['09/02/2026', '10/02/2026', '11/02/2026']],
  ['A oficina e a loja mudaram, e dia 09/02 estaremos fechados.', ['09/02/2026']],
])('of a business with a workshop a notice that says "%s" tells the days %j', (text, dates) => {
  const link = 'header:\n  links:\n  - label: Oficina\n    to: /oficina\n';
  const { problems } = checkSample({
    'index.yaml': samplePage(
      `- type: hero\n  title: Olá\n- type: notice\n  title: Aviso\n  text: ${JSON.stringify(text)}\n`,
    ),
    'oficina.yaml': samplePage('- type: hero\n  title: Oficina\n'),
    'site.yaml': sampleSite.replace(/^header:.*\n(?: .*\n)*/m, '') + link + hours,
  });
  const told = problems.flatMap((one) => (one.kind === 'daysNotInHours' ? one.parameters.days : []));
  expect(told.map(({ date }) => date)).toEqual(dates);
});

/** The days that a notice of a business with a workshop tells and the site's hours lack. */
function lackingBeside(title: string, text: string, page = ''): readonly string[] {
  const link = 'header:\n  links:\n  - label: Oficina\n    to: /oficina\n';
  const notice = `- type: notice\n  title: ${JSON.stringify(title)}\n  text: ${JSON.stringify(text)}\n`;
  const { problems } = checkSample({
    'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
    'oficina.yaml': page + samplePage(`- type: hero\n  title: Oficina\n${notice}`),
    'site.yaml': sampleSite.replace(/^header:.*\n(?: .*\n)*/m, '') + link + hours,
  });
  const told = problems.flatMap((one) => (one.kind === 'daysNotInHours' ? one.parameters.days : []));
  return told.map(({ date }) => date);
}

it.each([
  ['RECESSO OFICINA: de 09/02 a 11/02 não abrimos!!', 'Voltamos dia 12/02.'],
  ['Recesso da oficina', 'De 09/02 a 11/02 estaremos fechados.'],
  ['Fechados de 09/02 a 11/02!!', 'A loja segue normal nesses dias, só a oficina fecha.'],
  ['Fechados de 09/02 a 11/02', 'A loja abre normalmente nesses dias.'],
  ['Fechados de 09/02 a 11/02', 'Atenção: só a oficina de bicicletas não funciona.'],
])('a notice called "%s" that says "%s" is of a part of the business', (title, text) => {
  expect(lackingBeside(title, text)).toEqual([]);
});

it.each([
  ['Fechados de 09/02 a 10/02', 'Os outros dias seguem normais.'],
  ['Fechados de 09/02 a 10/02', 'Só o plantão atende.'],
  ['Recesso: a oficina e a loja', 'De 09/02 a 10/02 estaremos fechados.'],
  ['Fechados de 09/02 a 10/02', 'A loja abre normalmente dia 11/02.'],
  ['Fechados de 09/02 a 10/02', 'Só os sábados fecham mais cedo.'],
])('a notice called "%s" that says "%s" is of all of it', (title, text) => {
  expect(lackingBeside(title, text)).toEqual(['09/02/2026', '10/02/2026']);
});

it.each([
  ['11/02/2026', '/oficina', []],
  ['12/02/2026', '/oficina', []],
  ['11/02/2026', '"/oficina#aviso"', []],
  ['10/02/2026', '/oficina', ['daysNotInHours']],
  ['11/02/2026', '/', ['daysNotInHours']],
  ['20/01/2026', '/oficina', ['daysNotInHours', 'stale']],
  ['logo', '/oficina', ['daysNotInHours', 'unreadableClaim']],
])('that only a part is closed until %s is noted of %s, and then told: %j', (value, place, kinds) => {
  const note = `claims:\n- subject: part-closed\n  value: ${value}\n  where: [${place}]\n`;
  const notice = '- type: notice\n  id: aviso\n  title: Fechados de 09/02 a 11/02\n  showUntil: 11/02/2026\n';
  const { problems } = checkSample({
    'index.yaml': samplePage('- type: hero\n  title: Olá\n  actions:\n  - label: Ver\n    to: /oficina\n'),
    'oficina.yaml': samplePage(`- type: hero\n  title: Oficina\n${notice}`),
    'site.yaml': sampleSite + hours + note,
  });
  const asked = ['daysNotInHours', 'stale', 'unreadableClaim'];
  expect(problems.flatMap(({ kind }) => (asked.includes(kind) ? [kind] : [])).toSorted()).toEqual(kinds);
});

it.each(['header:\n  openNow: não\n', 'footer:\n  hours:\n  - days: Sábado\n    time: 8h–12h\n'])(
  'a page with hours of its own, %j, tells of days that are not the site’s',
  (page) => {
    expect(lackingBeside('Fechados de 09/02 a 11/02', 'Voltamos dia 12/02.', page)).toEqual([]);
    expect(lackingBeside('Fechados de 09/02 a 11/02', 'Voltamos dia 12/02.')).toHaveLength(3);
  },
);

it.each([
  ['Entrada da Rua Independência fechada.', undefined, []],
  ['Fechada a loja da Rua 7 de Setembro, 340.', undefined, []],
  ['Na Rua Independência fechamos dia 06/02.', undefined, ['06/02/2026']],
  ['Fechados até 06/02, voltamos dia 07.', undefined, ['06/02/2026']],
  ['Fechados dia 06/02, reabrimos dia 09/02.', undefined, ['06/02/2026']],
  ['Não abrimos no dia 25/12.', '20/12/2026', ['25/12/2026']],
  ['Não abrimos no dia 24/12.', '26/12/2026', ['24/12/2026']],
  ['Na sexta, 06/02, fechamos às 16h.', undefined, ['06/02/2026']],
  ['Dia 06/02 só abrimos à tarde, a partir das 13h.', undefined, ['06/02/2026']],
  ['Dia 06/02 abrimos às 13h.', undefined, ['06/02/2026']],
])('a notice that says "%s" and is shown until %s tells the days %j', (text, until, dates) => {
  expect(lackingIn(text, until === undefined ? '' : `  showUntil: ${until}\n`)).toEqual(dates);
});

it.each([
  'Nunca fechamos, nem no Natal.',
  'Não abrimos mão da qualidade, nem na ceia de 24/12.',
  'Não atendemos convênio no dia 10/12.',
  'Nosso WhatsApp não atende no dia 10/12.',
  'Em 10/12 não funciona o telefone fixo.',
  'As inscrições fecham dia 10/12.',
  'A rua fica fechada no dia 10/12.',
  'A professora Ana atende no sábado, 05/12, das 9h às 12h.',
  'Inscrições abertas para o dia 12/12, das 9h às 11h.',
])('a notice that says "%s" tells of no day of the business', (text) => {
  expect(lackingIn(text)).toEqual([]);
});

it.each([
  ['Amanhã (01/02) fechamos as 15h para treinamento', ['01/02/2026']],
  ['A loja não abre no dia 10/12.', ['10/12/2026']],
  ['A Clínica de Teste fecha no dia 10/12.', ['10/12/2026']],
  ['Não atenderemos no dia 10/12 por causa da rua em obras.', ['10/12/2026']],
  ['Atendimento normal em 24/12 e fechado em 25/12.', ['25/12/2026']],
  [
    'Dias 24/12/2026 e 25/12/2026 e 31/12/2026 estaremos fechados.',
    ['24/12/2026', '25/12/2026', '31/12/2026'],
  ],
])('a notice that says "%s" tells the days %j of the business', (text, dates) => {
  expect(lackingIn(text)).toEqual(dates);
});

describe('the special days of a section', () => {
  const days =
    '  - days: Aniversário\n    date: 09/02/2026\n  - days: Véspera\n    date: 10/02/2026\n    opens: 08:00\n    closes: 12:00\n';
  const told = (row: string) =>
    checkSample({
      'index.yaml': samplePage(`- type: hero\n  title: Olá\n- type: hours\n  exceptions:\n  - ${row}\n`),
      'site.yaml': sampleSite + hours + days,
    }).problems.flatMap((one) => {
      if (one.kind === 'otherOnDay') return [[one.parameters.known, one.parameters.said]];
      return one.kind === 'daysNotInHours' ? one.parameters.days.map((day) => Object.values(day)) : [];
    });

  it.each([
    ['days: Aniversário\n    date: 09/02/2026\n    time: 8h às 12h', [['Fechado', '8h às 12h']]],
    [
      'days: Aniversário\n    date: 09/02/2026\n    time: Atendimento normal',
      [['Fechado', 'Atendimento normal']],
    ],
    ['days: Véspera\n    date: 10/02/2026\n    time: Fechado', [['08:00–12:00', 'Fechado']]],
    ['days: Véspera (10/02)\n    time: 8h às 14h', [['08:00–12:00', '8h às 14h']]],
    ['days: Véspera\n    date: 10/02/2026\n    time: 8h às 12h', []],
    ['days: Aniversário\n    date: 09/02/2026\n    time: Fechado', []],
    ['days: Véspera\n    date: 10/02/2026\n    time: Fechado\n    hidden: sim', []],
    ['days: Véspera\n    date: 10/02/2025\n    time: Fechado', []],
    ['days: Véspera\n    date: 10/02/2026\n    time: Só emergências', []],
  ])('is held against that of the site: %s', (row, found) => {
    expect(told(row)).toEqual(found);
  });

  it.each([
    ['days: Carnaval\n    date: 17/02/2026\n    time: Fechado', [['Carnaval', '17/02/2026']]],
    ['days: 25/12/2026\n    date: 25/12/2026\n    time: Fechado', [['Natal', '25/12/2026']]],
    [
      'days: Cinzas\n    date: 18/02/2026\n    time: 8h às 12h e 14h às 18h',
      [
        ['Cinzas', '18/02/2026', '08:00', '12:00'],
        ['Cinzas', '18/02/2026', '14:00', '18:00'],
      ],
    ],
    ['days: Carnaval\n    date: 17/02/2026\n    time: Só plantão', [['Carnaval', '17/02/2026', '…', '…']]],
    ['days: Sábado de Carnaval\n    date: 14/02/2026\n    time: Fechado', []],
    ['days: Carnaval\n    date: 17/02/2026\n    time: 8h às 18h', []],
    ['days: Carnaval\n    date: 17/02/2026\n    time: Horário normal', []],
    ['days: Feriados nacionais\n    time: Fechado', []],
  ])('is asked of the site, which has it not, where it is unlike others: %s', (row, found) => {
    expect(told(row)).toEqual(found);
  });

  it('is written for the site as a file takes it, each date told once', () => {
    const row = 'days: "Festa: São João"\n    date: 24/06/2026\n    time: 8h às 12h e 14h às 18h';
    const { problems } = checkSample({
      'index.yaml': samplePage(`- type: hero\n  title: Olá\n- type: hours\n  exceptions:\n  - ${row}\n`),
      'site.yaml': sampleSite + hours,
    });
    const [one] = problems.flatMap((problem) => (problem.kind === 'daysNotInHours' ? problem : []));
    expect(one && putIntoWords(one).message).toContain('deste dia: 24/06/2026.');
    expect(one?.parameters.lines[0]).toBe('    - days: "Festa: São João"');
  });
});

it('a row about one day of the week between two dates tells each of them', () => {
  const row = (days: string) => {
    const { problems } = checkSample({
      'index.yaml': samplePage(
        `- type: hero\n  title: Olá\n- type: hours\n  hours:\n  - days: Segunda a sexta\n    time: 8h às 18h\n  - days: ${days}\n    time: 8h às 12h\n    showUntil: 27/02/2026\n`,
      ),
      'site.yaml': sampleSite + hours,
    });
    return problems.flatMap((one) =>
      one.kind === 'daysNotInHours' ? one.parameters.days.map(({ date, closes }) => `${date} ${closes}`) : [],
    );
  };
  expect(row('Sexta de 06/02 a 20/02')).toEqual(['06/02/2026 12:00', '13/02/2026 12:00', '20/02/2026 12:00']);
  expect(row('Sexta de 06/02 a 20/11')).toEqual([]);
});

describe('a row of closed days from one to another', () => {
  const told = (row: string) =>
    checkSample({
      'index.yaml': samplePage(
        `- type: hero\n  title: Olá\n- type: hours\n  hours:\n  - days: Segunda a sexta\n    time: 8h às 18h\n  - ${row}\n`,
      ),
      'site.yaml': sampleSite + hours,
    }).problems.flatMap((one) => {
      if (one.kind === 'daysNotInHours') return one.parameters.days.map(({ date }) => date);
      return one.kind === 'rowStays' ? [`até ${one.parameters.last}`] : [];
    });

  it.each([
    'De 14/02 a 18/02',
    '14/02 a 18/02',
    'Entre 14/02 e 18/02',
    'Recesso (14/02 a 18/02)',
    'De 14 de fevereiro a 18 de fevereiro',
  ])('tells each of them, and the last: %s', (days) => {
    const lacking = ['16/02/2026', '17/02/2026', '18/02/2026'];
    expect(told(`days: ${days}\n    time: Fechado`)).toEqual([...lacking, 'até 18/02/2026']);
  });

  it.each([
    'days: De 24/12 a 01/01\n    time: 8h às 18h',
    'days: De 24/12 a 01/03\n    time: Fechado',
    'days: De 20/01 a 30/01\n    time: Fechado',
  ])('tells nothing of other rows, of seasons, and of what has just passed: %s', (row) => {
    expect(told(row)).toEqual([]);
  });
});

it.each([
  ['Natal', '24/12/2026', '25/12/2026'],
  ['Natal e Ano Novo', '25/12/2026', '01/01/2027'],
  ['24 e 31/12', '30/12/2026', '31/12/2026'],
  ['25/12/2026', '20/12/2026', '25/12/2026'],
  ['Natal', '25/12/2026', undefined],
  ['Natal', '26/12/2026', undefined],
  ['Natal', '30/11/2026', undefined],
  ['Segunda a sexta', '24/12/2026', undefined],
])('a row about %s that is shown until %s would be gone on a day that it tells: %s', (days, until, last) => {
  const row = `days: ${days}\n    time: Fechado\n    showUntil: ${until}`;
  const { problems } = checkSample({
    'index.yaml': samplePage(`- type: hero\n  title: Olá\n- type: hours\n  hours:\n  - ${row}\n`),
  });
  const found = problems.flatMap((one) => (one.kind === 'rowGoesEarly' ? one : []));
  expect(found.map(({ parameters }) => parameters.last)).toEqual(last === undefined ? [] : [last]);
  expect(found.map((one) => putIntoWords(one).cure)).toEqual(
    last === undefined ? [] : [`Escreva assim: showUntil: ${last}`],
  );
});

it('many dates in a row, signs in a row and long texts take no time', () => {
  const dates = Array.from({ length: 12 }, (_, at) => `${at + 1}/12/2026`).join(' e ');
  for (const text of [`${dates} sem encomendas.`, '25/12 ('.repeat(500), `Dia 25/12:${' '.repeat(3000)}x`])
    expect(lackingIn(text)).toEqual([]);
});

it('days that two sentences of a notice name are asked of the site once', () => {
  expect(lackingIn('Fechado dia 25/12. Repetindo: no Natal não abrimos.')).toEqual(['25/12/2026']);
});

it('a notice with a last day tells a closed day with its name behind it', () => {
  const text =
    'Dia 24/12 atendemos até meio dia e dia 25/12 (Natal) estaremos fechados. Dia 28 volta normal.';
  expect(lackingIn(text, '  showUntil: 28/12/2026\n')).toEqual(['24/12/2026', '25/12/2026']);
});

it.each(['', '  showUntil: 01/01/2027\n'])(
  'a notice of days one after another says of each what stands behind it, with a last day as without: "%s"',
  (more) => {
    const text = '24/12 até meio-dia, 25/12 fechado, 31/12 até meio-dia e 01/01 fechado. Plantão segue.';
    const told = (exceptions: string) =>
      checkSample({
        'index.yaml': samplePage(
          `- type: hero\n  title: Olá\n- type: notice\n  title: Aviso\n  text: ${text}\n${more}`,
        ),
        'site.yaml': sampleSite + hours + exceptions,
      }).problems.flatMap((one): readonly unknown[] => {
        if (one.kind === 'otherOnDay') return [one.parameters.date];
        return one.kind === 'daysNotInHours'
          ? one.parameters.days.map(({ date, closes }) => [date, closes])
          : [];
      });
    expect(told('')).toEqual([
      ['24/12/2026', '12:00'],
      ['25/12/2026', undefined],
      ['31/12/2026', '12:00'],
    ]);
    const until = (date: string) =>
      `  - days: Festa\n    date: ${date}\n    opens: 08:00\n    closes: 12:00\n`;
    const known = `${until('24/12/2026')}  - days: Natal\n    date: 25/12/2026\n${until('31/12/2026')}`;
    expect(told(known)).toEqual([]);
  },
);

it('a notice that it is open for some hours of one day tells that day with them', () => {
  const told = (text: string) =>
    checkSample({
      'index.yaml': samplePage(
        `- type: notice\n  title: Aviso\n  text: ${JSON.stringify(text)}\n- type: hero\n  title: Olá\n`,
      ),
      'site.yaml': sampleSite + hours,
    }).problems.flatMap((one) => (one.kind === 'daysNotInHours' ? one.parameters.days : []));
  expect(told('Dia 08/12 (terça) atendemos só das 9h às 12h.')).toEqual([
    { days: 'Dia 08/12', date: '08/12/2026', opens: '09:00', closes: '12:00' },
  ]);
  expect(
    told('Nos dias 24/12 e 31/12 atendemos até as 12h').map(({ date, closes }) => [date, closes]),
  ).toEqual([
    ['24/12/2026', '12:00'],
    ['31/12/2026', '12:00'],
  ]);
  expect(told('Gente, dia 24/12 vamos atender até o meio-dia e dia 25/12 fechado')).toEqual([
    { days: 'Véspera de Natal', date: '24/12/2026', opens: '08:00', closes: '12:00' },
    { days: 'Natal', date: '25/12/2026' },
  ]);
  const spans = (text: string) =>
    told(text).map(({ date, closes = 'fechado' }) => `${date.slice(0, 5)} ${closes}`);
  const half = ['24/12 12:00', '25/12 fechado', '31/12 12:00'];
  expect(spans('24 e 31/12: até 12h | 25/12 e 01/01: fechado')).toEqual(half);
  expect(spans('Véspera de Natal e de Ano Novo até 12h, Natal e Ano Novo fechados')).toEqual(half);
  expect(
    spans('Dia 24/12 até 12h, 25/12 não abre, 31/12 até 12h e 01/01 não abre, nos outros normal'),
  ).toEqual(half);
  for (const text of [
    'Pessoal, fim de ano: dia 24/12 até meio-dia, 25 fechado, 31/12 até meio-dia e 1º fechado.',
    '24/12 até as 12h, 25 fechado, 31/12 até as 12h e 1º não abre',
    'Dias 24/12 e 31/12 atendemos só até o meio-dia. Dias 25/12 e 1º/01 fechado, só plantão 24h.',
  ])
    expect(spans(text)).toEqual(half);
  expect(spans('O expediente será até 12h dia 31/12.')).toEqual(['31/12 12:00']);
  expect(spans('Natal: 24/12 8h-12h, 25/12 fechado, 28/12 volta ao normal')).toEqual(half.slice(0, 2));
  expect(spans('Atenderemos dia 24/12 até as 12:00 e retornaremos dia 28/12')).toEqual(half.slice(0, 1));
  expect(spans('quinta 24/12 só de manhã e sexta 25/12 fechado')).toEqual(half.slice(1, 2));
  const pictured = 'Dia 24/12 e 31/12 atendemos só até 12h 🎄 dia 25/12 e 01/01 fechado';
  expect(told(pictured).map(({ date, closes }) => [date, closes])).toEqual([
    ['24/12/2026', '12:00'],
    ['25/12/2026', undefined],
    ['31/12/2026', '12:00'],
  ]);
  expect(told('24/12 e 31/12 até 12h').map(({ date, closes }) => [date, closes])).toEqual([
    ['24/12/2026', '12:00'],
    ['31/12/2026', '12:00'],
  ]);
  for (const text of [
    'Natal e ano novo fechado dia 25/12 e 01/01. Dia 24 e 31 até 12h. Plantão normal',
    'Fechado 25/12 e 01/01. Dias 24/12 e 31/12 até 12h.',
    'Fechado 25/12. No dia 31 fechamos às 12h e no dia 24 fechamos ao meio-dia.',
  ]) {
    const half = told(text).flatMap(({ date, closes }) => (closes === '12:00' ? [date] : []));
    expect(half.toSorted()).toEqual(['24/12/2026', '31/12/2026']);
  }
  for (const text of [
    'Dia 24 de dezembro atendemos até as 12h',
    'Dia 24/12 das 8h às 12h',
    'Véspera de Natal (24/12): fechamos às 12h',
    'Dia 24/12 fechamos às 12h.',
    'Fechamos no dia 24/12 às 12h.',
    'Fechamos mais cedo dia 24/12, às 12h.',
  ]) {
    expect(told(text).map(({ date, closes }) => [date, closes])).toEqual([['24/12/2026', '12:00']]);
  }
  for (const text of [
    'Todo dia 10 atendemos até 12h.',
    'No dia 25/12 fechado. Todo dia 10 atendemos até 12h, e nos dias 2 e 3 após a cirurgia abrimos até 12h.',
    'Inscrições para o mutirão fecham dia 10/12 às 18h.',
    'A agenda de dezembro fecha no dia 18/12 às 12h.',
    'No Natal não fechamos ao meio-dia.',
    'Encomendas: fechamos pedidos dia 20/12 às 18h.',
    'Até o dia 23/12 fechamos às 20h.',
    'Até 31 de dezembro atendemos de segunda a sexta das 8h às 20h.',
    'Atendemos das 8h às 20h até o dia 23/12.',
    'A partir de 14/12 atendemos das 8h às 20h.',
    'Desde 09/12/2026 abrimos de segunda a sexta das 8h às 20h',
    'Até o Natal abrimos das 8h às 20h.',
    'Horário de verão até 26/02: das 8h às 20h',
    'De 10/12 em diante atendemos das 8h às 20h.',
    'Horário de Natal: fechamos às 20h.',
    'Dia 24/12 fechamos às 12h para o almoço e reabrimos às 14h.',
    'Dia 24/12 fechamos às 4h da tarde.',
    'Recesso de Natal. Fechado do dia 24 até o dia 3.',
  ])
    expect(told(text).filter(({ opens }) => opens !== undefined)).toEqual([]);
  expect(told('Dia 08/12 tem mutirão das 9h às 12h.')).toEqual([]);
  expect(told('Dia 08/12 estaremos fechados à tarde.')).toEqual([]);
});

it.each([
  ['Recesso de 24/12 a 28/12.', ['24/12/2026', '25/12/2026', '28/12/2026'], []],
  ['Estaremos fechados do dia 24 ao dia 28 de dezembro.', ['24/12/2026', '25/12/2026', '28/12/2026'], []],
  ['Fechamos dia 23/12 ao meio-dia e voltamos dia 28/12.', ['24/12/2026', '25/12/2026'], ['23/12/2026']],
  ['Fechamos dia 24/12 e voltamos dia 28/12 às 8h.', ['24/12/2026', '25/12/2026'], []],
  ['Promoção de 01/03 a 31/03.', [], []],
  ['Colônia de férias de 10/12 a 20/12.', [], []],
  ['Não fechamos de 24/12 a 28/12.', [], []],
  ['Fechamos pedidos de 14/12 a 18/12.', [], []],
  ['Recesso escolar de 14/12 a 18/12: passeios em dobro.', [], []],
  ['Não atenderemos de 24/12 a 28/12.', ['24/12/2026', '25/12/2026', '28/12/2026'], []],
  ['Fechado dia 20/01.', [], []],
])('a notice that says "%s" tells each of the days in a row', (text, closed, half) => {
  const notice = `- type: notice\n  title: Aviso\n  text: ${JSON.stringify(text)}\n`;
  const { problems } = checkSample({
    'index.yaml': samplePage(`- type: hero\n  title: Olá\n${notice}`),
    'site.yaml': sampleSite + hours,
  });
  const days = problems.flatMap((one) => (one.kind === 'daysNotInHours' ? one.parameters.days : []));
  const datesOf = (isOpen: boolean) =>
    days.flatMap(({ date, closes }) => ((closes !== undefined) === isOpen ? [date] : []));
  expect([datesOf(false), datesOf(true)]).toEqual([closed, half]);
});

it('a notice whose title names the holidays has days of their months in its text', () => {
  const notice =
    '- type: notice\n  title: Natal e Ano Novo\n  text: |\n    dias 24 e 31: até 12h\n    dias 25 e 01: fechado\n';
  const { problems } = checkSample({
    'index.yaml': samplePage(`- type: hero\n  title: Olá\n${notice}`),
    'site.yaml': sampleSite + hours.replace(/ {2}exceptions:[^]*/, ''),
  });
  const days = problems.flatMap((one) => (one.kind === 'daysNotInHours' ? one.parameters.days : []));
  expect(days.map(({ date, closes }) => [date, closes])).toEqual([
    ['24/12/2026', '12:00'],
    ['25/12/2026', undefined],
    ['31/12/2026', '12:00'],
    ['01/01/2027', undefined],
  ]);
});

it.each([
  'Fechado em 01/01/2027.',
  'Não fechamos no Natal.',
  'Fechado aos sábados.',
  'Fechado em 26/12/2026, que é um sábado.',
  'No Natal, banho com 10% de desconto.',
  'Fechado em 25/12/2025.',
  'Fechado na segunda-feira, 24/12/2026.',
])('a notice that says "%s" leaves the hours as they are', (text) => {
  expect(lackingIn(text)).toEqual([]);
});

it('the days of a notice with a last day are those before it', () => {
  expect(lackingIn('Fechado no Natal.', '  showUntil: 25/12/2025\n')).toEqual([]);
  expect(lackingIn('Fechado no Natal.', '  showUntil: 26/12/2026\n')).toEqual(['25/12/2026']);
});

it.each([
  ['Vale só até 20/01!', '20/01/2026'],
  ['Feira de adoção dia 05/01 das 14h as 18h na praça, apareçam', '05/01/2026'],
  ['Feira de adoção dia 05/01/2026 na praça.', '05/01/2026'],
  ['Em vigor em 20/01/2026: segunda a sexta, 8h às 18h.', undefined],
  ['Tabela atualizada em 20/01/2026.', undefined],
  ['Mudança de endereço: 20/01', undefined],
  ['Temos feira dia 20/01', '20/01/2026'],
  ['Fomos premiados na feira de 20/01', undefined],
  ['Obrigada a todos que vieram na feira do dia 05/01!', undefined],
  ['Feira na praça dia 05/11.', undefined],
  ['Fechamos dia 05/01.', undefined],
  ['Fechamos dia 22/01.', '22/01/2026'],
  ['Sexta 23/01 fechamos às 16h', '23/01/2026'],
  ['Mudamos em 15/01 para a rua Morom.', undefined],
  ['Fechamos dia 24/12/2026.', undefined],
  ['Fechamos dia 24/11.', undefined],
  ['Vale até 20/01, e o sorteio é dia 05/02.', undefined],
])('a notice without a last day that says "%s" is over since %s', (text, last) => {
  const notice = `- type: notice\n  title: Aviso\n  text: ${text}\n`;
  const { problems } = checkSample({ 'index.yaml': samplePage(`${notice}- type: hero\n  title: Olá\n`) });
  const told = problems.flatMap((one) => (one.kind === 'noticeOver' ? [one.parameters.last] : []));
  expect(told).toEqual(last === undefined ? [] : [last]);
});

it.each([
  ['Fechado no dia 25 de dezembro.', '25/12/2026'],
  ['Não abriremos no Natal. Voltamos dia 28/12.', '28/12/2026'],
  ['Mutirão de vacinas no dia 10/03.', '10/03/2026'],
  ['De 21 a 24/12 abrimos das 8h às 20h.', '24/12/2026'],
  ['Recesso de 24/12 ao dia 03/01/2027.', '03/01/2027'],
  ['Férias coletivas de 04/01/2027 a 11/01/2027. Voltamos dia 12/01/2027 com tudo!', '11/01/2027'],
  ['Férias coletivas de 04/02 a 11/02, e voltamos dia 12/02.', '11/02/2026'],
  ['Recesso de 04/02 a 11/02. Retornamos em 12 de fevereiro.', '11/02/2026'],
  ['Recesso de 4 a 11 de fevereiro. Retornamos em 12 de fevereiro.', '11/02/2026'],
  ['Recesso de 28 de janeiro a 11 de fevereiro.', '11/02/2026'],
  ['Recesso entre 4 e 11 de fevereiro, e voltamos dia 12/02.', '11/02/2026'],
  ['Recesso de 04/02 a 11/02. A equipe volta só na sexta, 13/02.', '11/02/2026'],
  ['Dia 11/02 fechado. Voltamos dia 12/02.', '12/02/2026'],
  ['Recesso de 04/02 a 11/02. Voltamos dia 12/02, e dia 20/02 tem mutirão.', '20/02/2026'],
  ['Dias 30/12 e 31/12 só pelo (54) 99912-3456', '31/12/2026'],
  ['A partir de 10/03 abrimos às 7h.', undefined],
  ['Vacinação antirrábica dia 10/01.', undefined],
  ['Agora também abrimos aos sábados.', undefined],
  ['Fechado em 25/12/2025.', undefined],
])('a notice without a last day that says "%s" is to go after %s', (text, last) => {
  const notice = (more: string) => `- type: notice\n  title: Aviso\n${more}  text: ${text}\n`;
  const told = (more = '') =>
    checkSample({ 'index.yaml': samplePage(`${notice(more)}- type: hero\n  title: Olá\n`) }).problems.flatMap(
      (problem) => (problem.kind === 'noticeStays' ? [problem.parameters.last] : []),
    );
  expect(told()).toEqual(last === undefined ? [] : [last]);
  expect(told('  showUntil: 31/12/2026\n')).toEqual([]);
  expect(told('  hidden: sim\n')).toEqual([]);
});

describe('the days of a notice of two texts', () => {
  const told = (title: string, text: string, more = '') => {
    const notice = `- type: notice\n  title: ${JSON.stringify(title)}\n  text: ${JSON.stringify(text)}\n${more}`;
    const { problems } = checkSample({
      'index.yaml': samplePage(`- type: hero\n  title: Olá\n${notice}`),
      'site.yaml': sampleSite + hours,
    });
    const days = problems.flatMap((one) => {
      if (one.kind === 'noticeStays') return [one.parameters.last];
      return one.kind === 'daysNotInHours' ? one.parameters.days.map(({ date }) => date) : [];
    });
    return [...new Set(days)].toSorted();
  };
  const half = 'Dia 24/12 atendemos até as 12h.';

  it.each([
    ['Fechamos na segunda-feira, dia 28', ['24/12/2026', '28/12/2026']],
    ['Fechamos no dia 28 (segunda)', ['24/12/2026', '28/12/2026']],
    ['Fechamos na quinta-feira, dia 28', ['24/12/2026']],
    ['Fechamos no dia 28 (quinta-feira)', ['24/12/2026']],
  ])('have the month of another one where the day of the week fits: %s', (title, days) => {
    expect(told(title, half)).toEqual(days);
  });

  it('have no month of another one in an example', () => {
    const title = 'Fechamos no dia 28';
    expect(told(title, half)).toContain('28/12/2026');
    expect(told(title, half, '  placeholder: sim\n')).toEqual(['24/12/2026']);
  });

  it('are none of those on which a chat was written', () => {
    const chat =
      '[08:15, 27/11/2026] Dra. Ana: Fechamos dia 12/11.\n27/11/2026 08:16 - Dra. Ana: O plantão segue.';
    expect(told('Aviso', chat)).toEqual(['12/11/2026']);
  });
});

describe('other hours for a while', () => {
  const told = (text: string, own = hours) => {
    const notice = `- type: notice\n  title: Aviso\n  text: ${JSON.stringify(text)}\n`;
    const { problems } = checkSample({
      'index.yaml': samplePage(`- type: hero\n  title: Olá\n${notice}`),
      'site.yaml': sampleSite + own,
    });
    return problems.flatMap((one): readonly unknown[] =>
      one.kind === 'hoursForWhile' || one.kind === 'daysNotInHours' ? [one.parameters] : [],
    );
  };

  it.each([
    [
      'Horário de verão: de 15/03 a 28/05 a loja fecha mais cedo, às 17h de segunda a sexta. Sábado igual',
      'até 17h',
    ],
    ['De 1 de março a 30 de abril atendemos das 9h às 17h.', '9h às 17h'],
    ['Em reforma: de 02/03 até 30/04 abrimos a partir das 10h', 'a partir das 10h'],
    ['De 02/03 a 30/04 a Clínica abre mais tarde, às 10h.', 'a partir das 10h'],
    ['Horário de inverno de 01/06 a 31/08: segunda a sexta das 9h às 17h, sábado normal.', '9h às 17h'],
    ['Atenção: nosso horário de atendimento, de 02/03 a 30/04, será das 9h às 17h', '9h às 17h'],
    ['A Clínica de Teste, de 02/03 a 30/04, atenderá das 9h às 17h', '9h às 17h'],
    ['No período de 02/03 a 30/04 o horário será das 9h às 17h.', '9h às 17h'],
    ['De 02/03 a 30/04 atendemos somente das 9h às 17h.', '9h às 17h'],
    ['De 02/03 a 30/04 em horário reduzido: das 9h às 17h.', '9h às 17h'],
    ['De 02/03 a 30/04 a empresa funcionará de segunda-feira a sexta-feira das 9h às 17h', '9h às 17h'],
    ['Do dia 02/03 ao dia 30/04 atendemos das 9h às 17h.', '9h às 17h'],
    ['Entre 02/03 e 30/04 atendemos das 9h às 17h.', '9h às 17h'],
    ['Entre os dias 2 de março e 30 de abril fechamos às 17h', 'até 17h'],
    ['Entre o dia 02/03 e o dia 30/04 a loja abre às 10h', 'a partir das 10h'],
    ['Durante a reforma, de 02/03 a 30/04, atendemos das 9h às 12h', '9h às 12h'],
    ['Por causa da reforma, do dia 02/03 ao dia 30/04 funcionamos até as 17h', 'até 17h'],
    ['Nas férias, de 02/03 a 30/04, o horário será das 9h às 17h', '9h às 17h'],
  ])('are told where the hours of the site are others: %s', (text, said) => {
    expect(told(text)).toMatchObject([{ said, known: ['08:00–18:00'], hasBegun: false }]);
  });

  it('are told no more once the hours of the site are these', () => {
    const text = 'De 02/01 a 28/02 fechamos às 17h.';
    expect(told(text)).toMatchObject([{ first: '02/01/2026', last: '28/02/2026', hasBegun: true }]);
    expect(told(text, hours.replace('18:00', '17:00'))).toEqual([]);
  });

  describe('on a business with', () => {
    const row = (days: string, opens: string, closes: string) =>
      `  - days: [${days}]\n    opens: ${opens}\n    closes: ${closes}\n`;
    const week = 'segunda, terça, quarta, quinta, sexta';
    const withRows = (...rows: readonly string[]) => `hours:\n  week:\n${rows.join('')}`;
    const lunch = (last: string) => withRows(row(week, '08:00', '12:00'), row(week, '13:00', last));
    const short = (last: string) => withRows(row(week, '08:00', last), row('sábado', '08:00', '12:00'));
    const [until, all] = ['De 28/01 a 20/03 atendemos até 17h.', 'De 28/01 a 20/03 atendemos das 8h às 17h.'];

    it.each([until, all])('a break at noon or a short day are told until these are changed: %s', (text) => {
      expect(told(text, lunch('18:00'))).toMatchObject([{ first: '28/01/2026' }]);
      expect(told(text, lunch('17:00'))).toEqual([]);
      expect(told(text, short('18:00'))).toMatchObject([{ known: ['08:00–18:00'] }]);
      expect(told(text, short('17:00'))).toEqual([]);
    });

    it('a short day are told of this where they name it', () => {
      const text = 'De 28/01 a 20/03 atendemos de segunda a sábado até 17h.';
      expect(told(text, short('17:00'))).toMatchObject([{ known: ['08:00–12:00'] }]);
    });

    it('days that end after midnight are told of these too', () => {
      const nights = withRows(
        row('segunda, terça, quarta', '18:00', '23:00'),
        row('sexta, sábado', '18:00', '02:00'),
      );
      const days = ['02', '03', '04', '06', '07'].map((day) => ({ date: `${day}/02/2026`, closes: '22:00' }));
      expect(told('De 02/02 a 08/02 a loja fecha às 22h.', nights)).toMatchObject([{ days }]);
    });

    it('a short day are no such days with other hours', () => {
      const days = [{ date: '05/02/2026' }, { date: '06/02/2026' }];
      expect(told('De 05/02 a 08/02 atendemos até 17h.', short('18:00'))).toMatchObject([{ days }]);
    });
  });

  it('are days unlike others where they are few', () => {
    const day = (date: string) => ({
      days: `Dia ${date.slice(0, 5)}`,
      date,
      opens: '08:00',
      closes: '17:00',
    });
    expect(told('De 05/02 a 09/02 fechamos às 17h.')).toMatchObject([
      { days: [day('05/02/2026'), day('06/02/2026'), day('09/02/2026')] },
    ]);
    const noon = hours.replace(
      '  exceptions',
      '  - days: [quinta]\n    opens: 19:00\n    closes: 20:00\n  exceptions',
    );
    expect(told('De 05/02 a 09/02 fechamos às 17h.', noon)).toMatchObject([{ said: 'até 17h' }]);
  });

  it.each([
    'Inscrições para o curso de 15/12 a 28/02, das 9h às 17h, no horário do expediente.',
    'De 15/12 a 28/02 a rua fecha às 17h.',
    'De 15/12 a 28/02 não atendemos às 17h.',
    'De 15/12 a 28/02 atendemos das 9h às 12h e das 14h às 17h.',
    'De 16/02 a 20/02 fechamos das 12h às 14h.',
    'De 16/02 a 20/02 fechamos das 12h às 14h para almoço.',
    'De 16/02 a 20/02 fechamos para almoço às 12h.',
    'De 09/02 a 13/02 atendemos a domicílio até 22h.',
    'Mutirão de castração de 09/02 a 13/02: horário das 7h às 11h.',
    'De 09/02 a 13/02 nosso horário para retirada de encomendas é até 16h.',
    'De 09/02 a 13/02 abrimos às 7h para coleta.',
    'De 09/02 a 13/02 horário exclusivo para idosos das 7h às 8h.',
    'De 09/02 a 13/02 horário de visitas das 14h às 16h.',
    'De 09/02 a 13/02 o horário da missa é das 7h às 8h.',
    'De 09/02 a 13/02 horário de vacinação das 14h às 16h.',
    'De 09/02 a 13/02 horário de entrega das 14h às 16h.',
    'De 09/02 a 13/02 atendemos por telefone das 8h às 22h.',
    'De 09/02 a 13/02 servimos café da manhã: horário das 7h às 10h.',
    'De 09/02 a 13/02 atendemos até 22h na sala 2.',
    'De 09/02 a 13/02 a piscina fecha às 16h.',
    'Entre 09/02 e 13/02 atendemos a domicílio até 22h.',
    'Durante a reforma da sala 2, de 09/02 a 13/02, atendemos até 17h.',
  ])('are not read from what may say something else: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each([
    ['Estaremos em recesso de 14/02 a 17/02 e abriremos dia 18 às 13h.', ['16/02/2026', '17/02/2026']],
    ['Fecharemos de 14/02 a 17/02 e reabriremos às 13h do dia 18.', ['16/02/2026', '17/02/2026']],
    ['Recesso de 14/02 a 17/02: emergências atendemos até 22h.', ['16/02/2026', '17/02/2026']],
    [
      'Férias coletivas de 05/02 a 09/02, atendemos só urgências até 22h.',
      ['05/02/2026', '06/02/2026', '09/02/2026'],
    ],
    ['Recesso de 20/12 a 22/12, abrimos às 8h do dia 23.', ['21/12/2026', '22/12/2026']],
    ['Horário especial de 16/02 a 18/02: segunda fechado, terça até 12h.', []],
  ])('are none of a sentence by which it is closed on days in a row: %s', (text, dates) => {
    const days = dates.map((date) => ({ date }));
    const closed = told(text);
    expect(closed).toMatchObject(days.length === 0 ? [] : [{ days }]);
    expect(JSON.stringify(closed)).not.toMatch(/"opens":"|"closes":"|"said"/);
  });
});
