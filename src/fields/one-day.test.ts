import { expect, it } from 'vitest';
import { readOneDay } from './one-day.ts';

const today = '2026-11-27';

it.each([
  ['05/12/2026', '05/12/2026'],
  [' 5.12.2026\n', '05/12/2026'],
  ['05/12', '05/12/2026'],
  ['29/02', '29/02/2028'],
  ['05-12', '05/12/2026'],
  ['5.12\n', '05/12/2026'],
  ['2026-12-31', '31/12/2026'],
  ['05/12 às 8h', '05/12/2026'],
  ['31 de julho de 2027', '31/07/2027'],
  ['31 de julho, 2027', '31/07/2027'],
  ['9 fev 2027', '09/02/2027'],
  ['terça de carnaval, 9 de fevereiro de 2027', '09/02/2027'],
  ['até domingo 06/12', '06/12/2026'],
  ['até 5 de dezembro', '05/12/2026'],
  ['sexta-feira, 4/12/26', '04/12/2026'],
  ['até sexta, 3/12/27, ou antes', '03/12/2027'],
  ['válido até o dia 20/12/2026 ou enquanto durar o estoque', '20/12/2026'],
  ['1º de dezembro', '01/12/2026'],
  ['20/12 - 10h', '20/12/2026'],
  ['Véspera de Natal', '24/12/2026'],
  ['27 de novembro', '27/11/2026'],
  ['dia 4/12 (4 de dezembro de 2026)', '04/12/2026'],
])('reads the one day of %j', (text, day) => {
  expect(readOneDay(text, today)).toMatchObject({ day });
});

it.each([
  ['24 e 31 de dezembro', { fault: 'several' }],
  ['de 24 de dezembro a 2 de janeiro', { fault: 'several' }],
  ['21 a 24/12', { fault: 'several' }],
  ['dezembro de 2026', { fault: 'none' }],
  ['sexta', { fault: 'none' }],
  ['31/02/2026', { fault: 'unreal' }],
  ['9/13/2026', { fault: 'unreal' }],
  ['sábado, 06/12', { fault: 'weekday', day: '06/12/2026' }],
])('says why no day is read from %j', (text, told) => {
  expect(readOneDay(text, today)).toEqual(told);
});

it.each(['Natal 2027', '1/2 kg', '3/4 de xícara', 'R$ 10/12', 'não vale em 25/12', '12/2026', 'Qua 01/12'])(
  'takes no day from a text that names another or none: %s',
  (text) => {
    expect(readOneDay(text, today).fault).toBeDefined();
  },
);
