import { expect, it } from 'vitest';
import { outlineOfSection } from './files.ts';
import { fitSpecialDay } from './fit-days.ts';
import { fitRow, fitRows } from './fit-rows.ts';
import { outlineAt, outlineOf, walkOutline, type List } from './outline.ts';
import { site } from '../../fields/site.ts';

const today = '2026-11-27';

const asList = (found: unknown) => found as List;

function listOf(type: string, list: string): List {
  const section = outlineOfSection(type);
  return asList(section && [...walkOutline(section)].find(({ name }) => name === list)?.outline);
}

const ofSite = asList(outlineAt(outlineOf(site), ['hours', 'exceptions']));
const ofBlock = listOf('hours', 'exceptions');
const week = listOf('hours', 'hours');

it('leaves out the names of the columns of a table of special days', () => {
  const table = 'Data\tDia\tHorário\n24/12/2026\tVéspera de Natal\t08:00 - 12:00\n25/12/2026\tNatal\tFechado';
  expect(fitRows(ofSite, table, today)).toEqual([
    { days: 'Véspera de Natal', date: '24/12/2026', opens: '08:00', closes: '12:00' },
    { days: 'Natal', date: '25/12/2026' },
  ]);
  const other =
    'Feriado\tData\tHorário\nConfraternização Universal\t01/01/2027\tFechado\nTiradentes\t21/04/2027\t9h às 12h';
  expect(fitRows(ofBlock, other, today)).toEqual([
    { days: 'Confraternização Universal', date: '01/01/2027', time: 'Fechado' },
    { days: 'Tiradentes', date: '21/04/2027', time: '09:00 às 12:00' },
  ]);
});

it.each(['8h ao meio-dia', '8h até meio-dia', 'das 8h até o meio dia'])('reads the hours %j', (time) => {
  expect(fitRows(ofSite, `31/12 - ${time}\n01/01 - fechado`, today)).toEqual([
    { days: 'Véspera de Ano Novo', date: '31/12/2026', opens: '08:00', closes: '12:00' },
    { days: 'Ano Novo', date: '01/01/2027' },
  ]);
});

it.each([
  '24/12 até meio dia',
  '24/12 - só até as 12h',
  'Véspera de Natal 24/12: até o meio-dia',
  '24/12 aberto até 12:00',
])('reads when a day closes from a row that tells that alone: %j', (row) => {
  expect(fitRow(ofSite, row, today)).toEqual({
    days: 'Véspera de Natal',
    date: '24/12/2026',
    closes: '12:00',
  });
  expect(fitRow(ofBlock, row, today)).toEqual({
    days: 'Véspera de Natal',
    date: '24/12/2026',
    time: 'Até 12:00',
  });
});

it.each([
  '24/12 fechado até 12h',
  '25/12 Natal fechado até meio dia',
  '24/12 até 30',
  '24/12 recepção até 12h',
])('takes no other row for one: %j', (row) => {
  expect(fitRow(ofSite, row, today)).toBeUndefined();
});

it('makes a day of each row that has a date and a state, whatever the day is called', () => {
  const table = [
    'Imaculada Conceição\t08/12/2026\tfechado',
    'Véspera Ano Novo\t31/12/2026\taté as 12h',
    'Treinamento\t05/01/2027\t8h às 12h',
  ];
  expect(fitRows(ofSite, table.join('\n'), today)).toEqual([
    { days: 'Imaculada Conceição', date: '08/12/2026' },
    { days: 'Véspera Ano Novo', date: '31/12/2026', closes: '12:00' },
    { days: 'Treinamento', date: '05/01/2027', opens: '08:00', closes: '12:00' },
  ]);
  expect(fitRow(ofSite, table[0] ?? '', today)).toEqual({ days: 'Imaculada Conceição', date: '08/12/2026' });
  expect(fitRow(ofBlock, '08/12\tImaculada Conceição\tfechado', today)).toEqual({
    days: 'Imaculada Conceição',
    date: '08/12/2026',
    time: 'Fechado',
  });
});

it.each([['Oii segue os feriados 😉'], ['Bom dia!', 'Segue o horário de fim de ano:'], ['Feriados:']])(
  'leaves out what a letter has around special days: %j',
  (...lines) => {
    const days = ['24/12 até meio dia', '25/12 fechado'];
    expect(fitRows(ofSite, [...lines, ...days, 'Obrigada!'].join('\n'), today)).toEqual([
      { days: 'Véspera de Natal', date: '24/12/2026', closes: '12:00' },
      { days: 'Natal', date: '25/12/2026' },
    ]);
  },
);

it.each(['Loja – 24/12 – fechado', 'Oficina 24/12 fechado', 'oi, dia 24/12 fechado'])(
  'closes the business on no day on which only a part of it closes, or of other words: %j',
  (row) => {
    expect(fitRow(ofSite, row, today)).toBeUndefined();
  },
);

it.each([
  'Banho e Tosa – 24/12 – fechado\nPadaria – 25/12 – fechado',
  'Farmácia: 24/12: 8h às 12h\nLaboratório: 24/12: fechado',
  'Farmácia\t24/12\t8h às 12h\nLaboratório\t24/12\tfechado',
  'Farmácia\t24/12\t8h às 12h\nNatal\t25/12\tfechado\nLaboratório\t24/12\tfechado',
  'Loja\t24/12\tfechado\nFarmácia\t24/12\t8h às 12h\nNatal\t25/12\tfechado',
  'Padaria: 24/12: 8h às 12h\nHotel: 25/12: fechado',
  'Consulta do Thor: 10/12: 14h às 15h',
])("makes no special day of what may be a part of a business, or one person's hour: %j", (text) => {
  for (const list of [ofSite, ofBlock]) {
    expect(fitRows(list, text, today)).toBeUndefined();
    expect(fitRow(list, text, today)).toBeUndefined();
  }
});

it('reads words in the place of some hours', () => {
  const rows =
    '• Segunda a sexta-feira: das 8h às 20h\n• Dom: fechado (só plantão)\n• Domingos e feriados: somente emergências';
  expect(fitRows(week, rows, today)).toEqual([
    { days: 'Segunda a sexta-feira', time: '8h às 20h' },
    { days: 'Domingo', time: 'Fechado (só plantão)' },
    { days: 'Domingos e feriados', time: 'somente emergências' },
  ]);
});

it.each([
  'Seg a sex 8h às 18h\nDom e feriado só plantão',
  'Seg a sex 8h às 18h / Dom e feriado só plantão',
  'seg a sex 8h às 18h, dom e feriado só plantão',
])('reads words that need no sign before them, on a line of their own or not: %j', (text) => {
  expect(fitRows(week, text, today)).toEqual([
    { days: 'Segunda a sexta', time: '8h às 18h' },
    { days: 'Domingo e feriado', time: 'só plantão' },
  ]);
});

it.each([
  'Seg a sex 8h às 18h\nDomingo plantão, feriado fechado',
  'Seg a sex 8h às 18h\nDomingo atendimento em casa',
])('reads no words of another day, and none that may be of something else: %j', (text) => {
  expect(fitRows(week, text, today)).toBeUndefined();
});

it('reads days and hours that stand on lines by turns', () => {
  const rows = 'Segunda a sexta\n8h às 12h\n13h30 às 18h\nSábado:\n8h às 12h\nDomingo\nPlantão 24h';
  expect(fitRows(week, rows, today)).toEqual([
    { days: 'Segunda a sexta', time: '8h às 12h e 13h30 às 18h' },
    { days: 'Sábado', time: '8h às 12h' },
    { days: 'Domingo', time: 'Plantão 24h' },
  ]);
  expect(fitRows(week, 'Segunda a sexta\n8h às 18h', today)).toEqual([
    { days: 'Segunda a sexta', time: '8h às 18h' },
  ]);
});

it.each(['HORÁRIO DE ATENDIMENTO', '🕐 Nosso horário:', 'Dias\tHorário'])(
  'leaves out the heading %j above hours',
  (heading) => {
    expect(fitRows(week, `${heading}\nSeg a sex: 8h às 18h\nSáb: 8h às 12h`, today)).toEqual([
      { days: 'Segunda a sexta', time: '8h às 18h' },
      { days: 'Sábado', time: '8h às 12h' },
    ]);
  },
);

it.each([
  'Atendimento só com hora marcada:\nSeg a sex: 8h às 18h\nSáb: 8h às 12h',
  'Seg a sex: 8h às 18h\nRua A, 10',
  'Dom: plantão\nFeriados: sob consulta',
  'Segunda a sexta\nSábado\n8h às 12h',
  'Seg a sex: 8h às 18h\nSábado: lavagem',
])('makes no rows of hours where a line is something else: %j', (text) => {
  expect(fitRows(week, text, today)).toBeUndefined();
});

it('reads several days of one row, and words for their hours', () => {
  const rows = 'Natal – 25/12 – Fechado\nAno-Novo – 01/01 – Fechado\nCarnaval – 08 e 09/02 – Plantão';
  expect(fitRows(ofBlock, rows, today)).toEqual([
    { days: 'Natal', date: '25/12/2026', time: 'Fechado' },
    { days: 'Ano-Novo', date: '01/01/2027', time: 'Fechado' },
    { days: 'Carnaval', date: '08/02/2027', time: 'Plantão' },
    { days: 'Carnaval', date: '09/02/2027', time: 'Plantão' },
  ]);
});

it('keeps a row that is not read whole, behind those that are', () => {
  const rows = 'Carnaval – 08 e 09/02 – Plantão\n25/12 – Natal – fechado\n24/12: 8h às 12h';
  expect(fitRows(ofSite, rows, today)).toEqual([
    { days: 'Natal', date: '25/12/2026' },
    { days: 'Véspera de Natal', date: '24/12/2026', opens: '08:00', closes: '12:00' },
    { days: 'Carnaval – 08 e 09/02 – Plantão' },
  ]);
});

it.each(['31/04 fechado\n24/12 fechado', '24/12 fechado\n25/12 fechado\nEsperamos vocês!'])(
  'divides no days where too few are read, or a line is about none: %j',
  (rows) => {
    expect(fitRows(ofSite, rows, today)).toBeUndefined();
  },
);

it('reads a special day with its date in words, and keeps that it is on duty', () => {
  const row = 'Nossa Senhora Aparecida (12 de outubro): plantão das 9h às 12h';
  expect(fitRow(ofSite, row, today)).toEqual({
    days: 'Nossa Senhora Aparecida (plantão)',
    date: '12/10/2027',
    opens: '09:00',
    closes: '12:00',
  });
});

it('gives a line up at once that is too long for a day', () => {
  expect(fitSpecialDay(ofBlock.item, `24/12${' '.repeat(500_000)}x`, today)).toBeUndefined();
});

it('makes a day of each of a recess, and none of a longer span', () => {
  const days = fitRows(ofSite, 'Recesso de 31/12 a 02/01', today);
  expect(days).toEqual([
    { days: 'Recesso', date: '31/12/2026' },
    { days: 'Recesso', date: '01/01/2027' },
    { days: 'Recesso', date: '02/01/2027' },
  ]);
  expect(fitRows(ofBlock, 'Fechado de 24/12 até 25/12', today)).toEqual([
    { days: 'Recesso', date: '24/12/2026', time: 'Fechado' },
    { days: 'Recesso', date: '25/12/2026', time: 'Fechado' },
  ]);
  expect(fitRows(ofSite, 'Recesso de 01/12 a 20/02', today)).toBeUndefined();
  expect(fitRow(ofSite, 'Natal 25/12', today)).toEqual({ days: 'Natal', date: '25/12/2026' });
});

it('reads a stroke between two hours, and hours behind a word for them', () => {
  expect(fitRows(week, 'seg-sex 8h30/18h30\nsab 8h30/16h', today)).toEqual([
    { days: 'Segunda-sexta', time: '8h30-18h30' },
    { days: 'Sábado', time: '8h30-16h' },
  ]);
  expect(fitRows(week, 'Funcionamento: seg a sex 8:30-18:30, sáb 8:30-16:00', today)).toHaveLength(2);
});

it('knows a day on duty by its day of the week', () => {
  expect(fitRow(ofSite, 'Domingo de plantão dia 06/12 das 9h às 12h', today)).toEqual({
    days: 'Domingo de plantão',
    date: '06/12/2026',
    opens: '09:00',
    closes: '12:00',
  });
  expect(fitSpecialDay(ofSite.item, 'Domingo de plantão dia 07/12 das 9h às 12h', today)).toBeUndefined();
});
