import { expect, it } from 'vitest';
import { apartFromAround, apartFromGreeting, counting, withOneMark, withoutDrawings } from './around.ts';

it.each([
  ['Bom dia! Dói?', 'Bom dia!', 'Dói?'],
  ['Oi, tudo bem? Dói?', 'Oi, tudo bem?', 'Dói?'],
  ['oi gente 😊 Dói?', 'oi gente 😊', 'Dói?'],
  ['Boa noite de sono', '', 'Boa noite de sono'],
  ['Pessoal qualificado', '', 'Pessoal qualificado'],
  ['Oitenta dias', '', 'Oitenta dias'],
])('tells a greeting from what stands behind it: %j', (text, greeted, said) => {
  expect(apartFromGreeting(text)).toEqual({ greeted, said });
});

it.each([
  ['thing', 'Oi!\n\nCorte\nCom lavagem\n\nAbs, Ana', 'Corte\nCom lavagem', ['Oi!', 'Abs, Ana']],
  [
    'thing',
    'Corte\nCom lavagem\nAtt,\nAna Reis\n(54) 3311-2020',
    'Corte\nCom lavagem',
    ['Att,', 'Ana Reis', '(54) 3311-2020'],
  ],
  ['thing', 'Aurora\nwww.aurora.com.br', 'Aurora\nwww.aurora.com.br', []],
  [
    'thing',
    'Feira\nObrigada a todos que vieram até aqui!',
    'Feira\nObrigada a todos que vieram até aqui!',
    [],
  ],
  ['thing', 'Oi!', 'Oi!', []],
  ['thing', 'Oi, tudo bem? Dói?\nNão.', 'Oi, tudo bem? Dói?\nNão.', []],
  ['person', 'Att,\nAna Reis\nana@exemplo.com', 'Ana Reis', ['Att,', 'ana@exemplo.com']],
  ['praise', 'Adorei!\nbjs Ana', 'Adorei!\nbjs Ana', []],
  ['praise', 'Ana\nLocal Guide · 12 avaliações\nAdorei!', 'Ana\nAdorei!', ['Local Guide · 12 avaliações']],
] as const)('takes from around a text of a %s what is no part of it: %j', (of, text, said, left) => {
  expect(apartFromAround(text, { of })).toEqual({ said, left });
});

it('knows what draws the eye, counts, or asks twice', () => {
  expect(withoutDrawings('📍 Rua 😊 A, 10 ❤️')).toBe('Rua 😊 A, 10');
  expect(['Dói??', 'Dói!?', 'Dói?!', 'Dói?', 'Dói!'].map(withOneMark)).toEqual([
    'Dói?',
    'Dói?',
    'Dói?',
    'Dói?',
    'Dói!',
  ]);
  expect(['4 - Pague', '3) Pague', '2. Pague', '1º Pague'].map((line) => line.replace(counting, ''))).toEqual(
    Array(4).fill('Pague'),
  );
  expect('24 horas'.replace(counting, '')).toBe('24 horas');
});

it('takes no time for a long text', () => {
  const start = performance.now();
  for (const text of [
    'oi '.repeat(3000),
    '😊 '.repeat(3000),
    `Abs ${'A'.repeat(6000)}\n`.repeat(3),
    '?'.repeat(6000),
  ]) {
    apartFromAround(text, { of: 'thing' });
    withoutDrawings(text);
    withOneMark(text);
  }
  expect(performance.now() - start).toBeLessThan(1000);
});
