import { expect, it } from 'vitest';
import { tellShown, tellUnclear } from './tell-shown.ts';

const today = '2026-01-31';

it.each([
  [{}, undefined],
  [{ isHidden: true }, 'Não aparece até você mostrar de novo.'],
  [
    { isHidden: true, until: '20/02/2026' },
    'Não aparece até você mostrar de novo; as datas não contam enquanto isso.',
  ],
  [{ from: '01/02/2026' }, 'Ainda não aparece: só a partir de 01/02/2026.'],
  [{ from: '01/02/2026', until: '20/02/2026' }, 'Ainda não aparece: só de 01/02/2026 a 20/02/2026.'],
  [{ from: '31/01/2026' }, 'Aparece desde 31/01/2026.'],
  [{ from: '01/01/2026', until: '31/01/2026' }, 'Aparece até 31/01/2026, com este dia.'],
  [{ until: '30/01/2026' }, 'Não aparece mais: o último dia foi 30/01/2026.'],
  [{ from: '20/02/2026', until: '10/02/2026' }, undefined],
  [{ until: 'amanhã' }, undefined],
])('of %o it says %s', (days, said) => {
  expect(tellShown({ isHidden: false, from: undefined, until: undefined, ...days }, today)).toBe(said);
});

it.each([
  [{}, undefined],
  [{ from: '01/02/2026', until: '20/02/2026' }, undefined],
  [
    { from: '20/02/2026', until: '10/02/2026' },
    'O último dia (10/02/2026) vem antes do primeiro (20/02/2026): mude um dos dois.',
  ],
  [{ until: 'amanhã' }, '“amanhã” não é uma data: escreva dia, mês e ano, como 31/01/2026.'],
  [{ from: '3/2', until: '10/02/2026' }, '“3/2” não é uma data: escreva dia, mês e ano, como 31/01/2026.'],
])('what is unclear of %o is %s', (days, said) => {
  expect(tellUnclear({ from: undefined, until: undefined, ...days })).toBe(said);
});
