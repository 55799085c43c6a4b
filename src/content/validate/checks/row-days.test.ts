import { expect, it } from 'vitest';
import { checkSample, samplePage, sampleSite } from '../../testing/sample.ts';

/** What is told of the first row of some hours, each with its days and time. */
function toldOf(...rows: readonly (readonly [days: string, time: string])[]): readonly string[] {
  const hours = rows.map(
    ([days, time]) => `  - days: ${JSON.stringify(days)}\n    time: ${JSON.stringify(time)}\n`,
  );
  const { problems } = checkSample({
    'index.yaml': samplePage(
      `- type: hero\n  title: Olá\n- type: hours\n  title: Horário\n  hours:\n${hours.join('')}`,
    ),
  });
  return problems.flatMap((problem) =>
    problem.kind === 'otherDaysInTime'
      ? [problem.parameters.lines.map((line) => line.trim()).join(' ')]
      : problem.kind === 'daysInTime'
        ? [problem.parameters.line]
        : [],
  );
}

it.each([
  [
    'Segunda a sexta',
    '8h–18h; sábado 8h–12h',
    '- days: "Segunda a sexta" time: 8h–18h - days: Sábado time: 8h–12h',
  ],
  ['Segunda a sexta', 'Seg a sex: 8h–12h e 13h–18h', 'time: 8h–12h e 13h–18h'],
  [
    'Segunda a sexta',
    'seg a sex 9h as 19h, sáb 9h às 13h',
    '- days: "Segunda a sexta" time: 9h as 19h - days: Sáb time: 9h às 13h',
  ],
  // Which of its own days is meant nobody can write for her.
  ['Segunda a sábado', 'Segunda a sexta 8h–18h / sábado 8h–12h / domingo fechado', ''],
  ['Segunda a sexta', '8h–18h / sex até 17h / sáb 8h–12h', ''],
])('%s with "%s" is told, as %j', (days, time, lines) => {
  expect(toldOf([days, time])).toEqual([lines]);
});

it.each([
  ['Segunda a sexta', '8h–12h e 13h30–18h (sábado até 12h)'],
  ['Segunda a sexta', '8h–18h (sáb/dom: 9h–12h)'],
  ['Segunda a sexta', '8h–18h (sem fechar; sáb 9h–12h)'],
  ['Segunda a sexta', '8h às 18h, exceto feriados'],
  ['Segunda a sexta', '8h–12h, 13h30–18h e 19h–21h'],
  ['Sábado', '8h–12h, sábados alternados'],
  ['Sábado', '8h–12h, sábado sim, sábado não'],
  ['Sexta', '8h–12h, sexta santa fechado'],
  ['Quarta', '14h–18h e quarta à noite com agendamento'],
  ['Segunda', '8h–12h, segunda turma 13h–17h'],
  ['Terça', '8h–12h, ter horário marcado ajuda'],
  ['Sábado', '9h–13h, sábado véspera de feriado 9h–12h'],
  ['Recepção', 'Segunda a sexta, 8h às 18h'],
  ['Plantão', 'Todos os dias, 24h'],
  ['Inverno', 'Segunda a sexta: 9h–17h'],
  ['Todos os dias', '24h / feriados inclusive'],
  ['Sábado', '8h–12h'],
])('%s with "%s" is as it should be', (days, time) => {
  expect(toldOf([days, time])).toEqual([]);
});

it.each([
  [
    '24/12 e 31/12 das 8h30 às 12h',
    [
      '- days: Véspera de Natal date: 24/12/2026 opens: 08:30 closes: 12:00',
      '- days: Véspera de Ano Novo date: 31/12/2026 opens: 08:30 closes: 12:00',
    ],
  ],
  [
    '24/12 fechado, 31/12 das 8h as 12h',
    [
      '- days: Véspera de Natal date: 24/12/2026',
      '- days: Véspera de Ano Novo date: 31/12/2026 opens: 08:00 closes: 12:00',
    ],
  ],
  ['Véspera de Natal (8:00–12:00)', ['- days: Véspera de Natal date: 24/12/2026 opens: 08:00 closes: 12:00']],
  ['24/12 Véspera até as 12h', ['- days: Véspera date: 24/12/2026 opens: 08:00 closes: 12:00']],
  ['Natal: só até meio-dia', ['- days: Natal date: 24/12/2026 opens: 08:00 closes: 12:00']],
  ['Plantão até as 12h', []],
  ['24/12 e 31/12 até as 12h', []],
  ['24/12 das 8h às 12h e 25/12 fechado', []],
  ['Natal: fechado (emergência por telefone das 8h às 12h)', []],
  ['24/12 com plantão das 8h às 12h', []],
  ['24/12 das 18h às 24h', []],
  ['26/12 das 8h às 12h', []],
  ['Aniversário 24/12, das 8h às 12h', ['- days: Aniversário date: 24/12/2026 opens: 08:00 closes: 12:00']],
  ['Festa da equipe das 8h às 12h', ['- days: Festa da equipe date: 24/12/2026 opens: 08:00 closes: 12:00']],
  [
    'Véspera de Natal, fechamos ao meio-dia',
    ['- days: Véspera de Natal date: 24/12/2026 opens: 08:00 closes: 12:00'],
  ],
  ['Véspera (encerramos às 16h)', ['- days: Véspera date: 24/12/2026 opens: 08:00 closes: 16:00']],
  ['Natal, só plantão à tarde', []],
  ['Carnaval, dias 10 a 12', []],
  ['Natal', []],
  ['Natal fechado', []],
])('a special day called %s, without hours beside it, is told %j', (name, days) => {
  const day = `  exceptions:\n  - days: ${JSON.stringify(name)}\n    date: 24/12/2026\n`;
  const { problems } = checkSample({
    'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda, quinta]\n    opens: 08:00\n    closes: 18:00\n${day}`,
    'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
  });
  const [lines = ''] = problems.flatMap((problem) =>
    problem.kind === 'hoursInName' ? [problem.parameters.lines.join('\n')] : [],
  );
  const items = lines.split(/\n *(?=- )/).filter((item) => item !== '');
  expect(items.map((item) => item.trim().replaceAll(/\s+/g, ' '))).toEqual(days);
});

it.each([
  ['Véspera de Natal, só de manhã', 1],
  ['Meio período', 1],
  ['Véspera (fechamos mais cedo)', 1],
  ['Natal, plantão só à tarde', 0],
  ['Véspera da festa da tarde', 0],
])('a special day called %s, without hours beside it, is asked for them %d times', (name, times) => {
  const day = `  exceptions:\n  - days: ${name}\n    date: 24/12/2026\n`;
  const { problems } = checkSample({
    'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n${day}`,
    'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
  });
  expect(problems.filter(({ kind }) => kind === 'hoursInName')).toHaveLength(times);
});

const recess = 'Recesso até 26/12';

it.each([
  ['24/12/2026', recess, '', ['24/12/2026', '25/12/2026', '26/12/2026']],
  ['24/12/2026', 'Recesso até o dia 25 de dezembro', '', ['24/12/2026', '25/12/2026']],
  // Which days come before it, the name does not say.
  ['26/12/2026', recess, '', []],
  // Days that have each an item already are right.
  ['24/12/2026', recess, '25/12/2026 26/12/2026', undefined],
  ['26/12/2026', recess, '24/12/2026 25/12/2026', undefined],
  ['24/12/2026', 'Recesso, volta em 26/12', '', undefined],
])('the day %s called %s, beside %s, is told as %j', (date, name, others, told) => {
  const days = [date, ...others.split(' ').filter(Boolean)];
  const rows = days.map((day) => `  - days: ${name}\n    date: ${day}\n`).join('');
  const { problems } = checkSample({
    'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n${rows}`,
    'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
  });
  const lists = problems.flatMap((problem) =>
    problem.kind === 'hoursInName' && !problem.parameters.isOpen
      ? [problem.parameters.lines.flatMap((line) => / date: (.+)/.exec(line)?.[1] ?? [])]
      : [],
  );
  expect(lists).toEqual(told === undefined ? [] : [told]);
});

it.each(['name', 'label', 'motivo', 'título'])(
  'a day called in a field %s is told of that for days',
  (typed) => {
    const { problems } = checkSample({
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - ${typed}: Natal\n    date: 25/12/2026\n`,
      'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
    });
    expect(problems.map(({ kind, parameters }) => [kind, parameters])).toEqual([
      ['unknownField', expect.objectContaining({ typed, nearest: 'days' })],
    ]);
  },
);

it.each(['fechado: sim', 'closed: true'])('a day with %s is told to do without', (line) => {
  const { problems } = checkSample({
    'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - days: Natal\n    date: 25/12/2026\n    ${line}\n`,
    'index.yaml': samplePage('- type: hero\n  title: Olá\n'),
  });
  expect(problems.map(({ kind }) => kind)).toEqual(['closedDay']);
});
