import { expect, it } from 'vitest';
import { saidEnds, saidMonth, saidSpans } from './said-ends.ts';

it.each([
  ['Só até 20/12.', ['-12-20', '20/12']],
  ['até o dia 1º de janeiro de 2027', ['2027-01-01', '1º de janeiro de 2027']],
  ['Até 9 de Março', ['-03-09', '9 de Março']],
  ['até domingo 29/11', ['-11-29', '29/11']],
  ['até sexta-feira, dia 20/11', ['-11-20', '20/11']],
  ['até 20/12/26/1', undefined],
  ['até 2 de cada', undefined],
])('reads the last day of %j', (text, read) => {
  const [end] = saidEnds(text);
  expect(end && [end.day, end.said]).toEqual(read);
});

it.each([
  ['De 1 a 23 de dezembro', ['2026-12-01', '2026-12-23', '23 de dezembro']],
  ['Mutirão de 07 a 11/12!', ['2026-12-07', '2026-12-11', '11/12']],
  ['de 24/12 a 02/01', ['2026-12-24', '2027-01-02', '02/01']],
  ['de 8h a 18h', undefined],
])('reads the days in a row of %j', (text, read) => {
  const [span] = saidSpans(text, '2026-11-27');
  expect(span && [span.from, span.day, span.said]).toEqual(read);
});

it.each([
  ['20% só em fevereiro', '2027-02-28'],
  ['Somente em Novembro!', '2026-11-30'],
  ['só em fevereiro de 2028', '2028-02-29'],
  ['só em fevereiro e março', undefined],
  ['em fevereiro', undefined],
  ['Corte com desconto (só em fevereiro)', '2027-02-28'],
  ['Só em fevereiro 🐶', '2027-02-28'],
  ['Só em fevereiro: 20% a menos. Aproveite!', '2027-02-28'],
  ['Aulas só em fevereiro, março e abril', undefined],
  ['Natação só em janeiro, fevereiro e março', undefined],
  ['Só em fevereiro (e março)', undefined],
  ['Só em fevereiro: depois, de novo em março', undefined],
  ['Fundada em 1990, só em maio ganhou casa nova', undefined],
  ['Cremos que só em junho faz frio', undefined],
  ['só em outubro/novembro', undefined],
])('reads the last day of the only month of %j', (text, day) => {
  expect(saidMonth(text, '2026-11-27')?.day).toBe(day);
});
