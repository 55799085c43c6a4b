import { expect, it } from 'vitest';
import { daysWithMonths, mayNameDays, namedDays } from './holidays.ts';

const said = [
  'na véspera de Natal',
  'NATAL',
  'no Réveillon',
  'Véspera de Ano-Novo',
  'confraternização universal',
  'Tiradentes',
  'dia do trabalhador',
  'Dia do Trabalho',
  'INDEPENDÊNCIA',
  'Nossa Senhora Aparecida',
  'N. S. Aparecida',
  'Finados',
  'Proclamação da República',
  'Consciência Negra',
  '24/12',
  '1º de maio',
  'Dia 1º/05',
];

it.each(said)('“%s” may name a day, however its accents are written', (text) => {
  for (const form of ['NFC', 'NFD'] as const) {
    const written = text.normalize(form);
    expect(mayNameDays(written)).toBe(true);
    expect(namedDays(written, '2026-01-01', 'next')).toHaveLength(1);
  }
});

it('words that only begin or end as those do name none', () => {
  const season = ['Semana do Natal lotada', 'Ainda antes do Natal', 'Época de Natal'];
  expect(season.flatMap((text) => namedDays(text, '2026-11-27', 'next'))).toEqual([]);
  expect(['Natália trabalha aos sábados.', 'Um ano novinho.', 'São 3 banhos.'].some(mayNameDays)).toBe(false);
});

it.each([
  ['Semana de Natal: fechado dia 24, 25 e 26.', 'Semana de Natal: fechado dia 24/12, 25/12 e 26/12.'],
  ['Na semana de Natal fechamos dia 25 e dia 26.', 'Na semana de Natal fechamos dia 25/12 e dia 26/12.'],
  [
    'Fechados na época de Natal: dias 24, 25, 31 e 1.',
    'Fechados na época de Natal: dias 24/12, 25/12, 31/12 e 1/01.',
  ],
])('the week of a holiday, too, tells the month of the days in %j', (text, dated) => {
  expect(mayNameDays(text)).toBe(true);
  expect(daysWithMonths(text, '2026-01-31')).toBe(dated);
});

it.each([
  ['Dia 10/02: 8 até 12h, 14 até 18h', undefined],
  ['Dia 16/02 salas 1, 2 e 3 fechadas.', undefined],
  ['Dia 16/02 as salas 1, 2 e 3 não abrem.', undefined],
  ['Fechado dia 16/02. Sala 12 e 13 fechadas para reforma.', undefined],
  ['Dia 16/02: 2 fechados', undefined],
  ['No Natal: 24 fechado, 25 fechado.', 'No Natal: 24/12 fechado, 25/12 fechado.'],
  ['No Natal: 24 até 12h, 25 não abrimos.', 'No Natal: 24/12 até 12h, 25/12 não abrimos.'],
  ['16/02 até 12h, 17 até 13h e 18º fechado', '16/02 até 12h, 17/02 até 13h e 18/02 fechado'],
])(
  'a number behind others is a day only where it is surely none of hours or things: %j',
  (text, dated = text) => {
    expect(daysWithMonths(text, '2026-01-31')).toBe(dated);
  },
);
