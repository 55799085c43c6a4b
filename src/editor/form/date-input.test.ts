import { expect, it } from 'vitest';
import { dayIn, tellNoDay } from './date-input.tsx';

const today = '2026-11-27';

it.each([
  ['05/12/2026', '05/12/2026'],
  ['05/12', '05/12/2026'],
  ['até domingo 06/12', '06/12/2026'],
  ['31 de julho de 2027', '31/07/2027'],
  ['24 e 31 de dezembro', undefined],
  ['31/02/2026', undefined],
])('reads the day that was pasted: %j', (text, day) => {
  expect(dayIn(text, today)).toBe(day);
});

it('leaves the year open of a day that has been', () => {
  expect(dayIn('1º de dezembro', today, true)).toBe('01/12');
  expect(dayIn('1º de dezembro de 2025', today, true)).toBe('01/12/2025');
});

it.each([
  ['05/12', undefined],
  ['24 e 31 de dezembro', '“24 e 31 de dezembro” não é um dia só: escolha o dia no calendário.'],
  ['dezembro', '“dezembro” não diz o dia e o mês: escolha o dia no calendário.'],
  ['31/02/2027', '“31/02/2027” não existe no calendário: escolha nele o dia certo.'],
  [
    'sábado, 06/12',
    '“sábado, 06/12” não confere, porque o dia 06/12/2026 é domingo: escolha o dia no calendário.',
  ],
])('says why no day was written of %j', (text, said) => {
  expect(tellNoDay(text, today)).toBe(said);
});
