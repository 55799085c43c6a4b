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
  ['Sem intervalo', undefined],
  ['Não fechamos das 12h às 13h30 para o almoço', undefined],
  ['Aos sábados fechamos das 12h às 13h para o almoço', undefined],
  ['Fechamos para o almoço', undefined],
  ['Pausa das 15h às 16h', undefined],
])('holds hours without a break against %j', (note, told) => {
  expect(toldOf(note, '8h30 às 18h30', '8h30 às 12h')).toEqual(told === undefined ? [] : [told]);
});

it('leaves hours that have their break', () => {
  const note = 'Fechamos das 12h às 13h30 para o almoço';
  expect(toldOf(note, '8h30 às 12h e 13h30 às 18h30', '8h30 às 16h')).toEqual([]);
});
