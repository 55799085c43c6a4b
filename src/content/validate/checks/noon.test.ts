import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../../testing/sample.ts';

/** What is told of a note below some hours. */
function toldOf(note: string, ...times: readonly string[]) {
  const rows = times.map(
    (time, at) => `  - days: ${at === 0 ? 'Segunda a sexta' : 'Sábado'}\n    time: ${time}\n`,
  );
  const section = `- type: contact\n  title: Fale\n  chatTitle: Conversa\n  hours:\n${rows.join('')}  hoursNote: ${note}\n  actions:\n  - label: Conversar\n    chat: consulta\n  mapActions:\n  - label: Ver\n    maps: search\n`;
  const { problems } = checkSample({ 'index.yaml': samplePage(`- type: hero\n  title: Olá\n${section}`) });
  return problems.flatMap((one) => {
    if (one.kind !== 'breakSaid') return [];
    return [[one.path?.slice(2).join(' '), one.parameters.time]];
  });
}

it.each([
  ['Fechamos das 12h às 13h30 para o almoço', ['hours 0 time', '08:30–12:00 e 13:30–18:30']],
  ['Intervalo das 12h às 14h', ['hours 0 time', '08:30–12:00 e 14:00–18:30']],
  ['Aberto o dia todo. Fecha das 12h às 13h30 para almoço', ['hours 0 time', '08:30–12:00 e 13:30–18:30']],
  ['Fazemos uma pausa para o almoço das 12h às 13h', ['hours 0 time', '08:30–12:00 e 13:00–18:30']],
  ['Sem intervalo', undefined],
  ['O caixa fecha para almoço das 12h às 13h, mas a recepção segue', undefined],
  ['O caixa fecha para almoço das 12h às 13h', undefined],
  ['Fechamos o caixa das 12h às 13h para o almoço', undefined],
  ['Fechamos das 12h às 13h para o almoço, exceto a emergência', undefined],
  ['Pausa do caixa das 12h às 13h', undefined],
  ['Não fechamos das 12h às 13h30 para o almoço', undefined],
  ['Aos sábados fechamos das 12h às 13h para o almoço', undefined],
  ['Fechamos para o almoço', undefined],
  ['Pausa das 15h às 16h', undefined],
])('holds hours without a break against %j', (note, told) => {
  expect(toldOf(note, '8h30 às 18h30', '8h30 às 12h')).toEqual(told === undefined ? [] : [told]);
});

it('leaves hours that have their break', () => {
  const note = 'Fechamos das 12h às 13h30 para o almoço';
  expect(toldOf(note, '8h30 às 12h e 13h30 às 18h30', '8h30 às 12h')).toEqual([]);
  expect(toldOf(note, '8h30 às 18h30', 'Plantão das 0h às 24h')).toHaveLength(1);
});

it('tells each of the hours that have none', () => {
  const note = 'Fechamos das 12h às 13h30 para o almoço';
  const second = ['hours 1 time', '08:30–12:00 e 13:30–16:00'];
  expect(toldOf(note, '8h30 às 18h30', '8h30 às 16h')).toHaveLength(2);
  expect(toldOf(note, '8h30 às 12h e 13h30 às 18h30', '8h30 às 16h')).toEqual([second]);
});
