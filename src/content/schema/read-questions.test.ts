import { expect, it } from 'vitest';
import { readQuestions } from './read-questions.ts';

const pairs = [
  { question: 'Vocês parcelam?', answer: 'Sim, em até 3x.' },
  { question: 'Tem entrega no sábado?', answer: 'Sim, até as 12h.' },
];

it.each([
  ['below each other', 'Vocês parcelam?\nSim, em até 3x.\nTem entrega no sábado?\nSim, até as 12h.'],
  [
    'with empty lines',
    'Vocês parcelam?\r\n\r\nSim, em até 3x.\r\n\r\nTem entrega no sábado?\r\n\r\nSim, até as 12h.\r\n',
  ],
  ['in bold', '*Vocês parcelam?*\nSim, em até 3x.\n\n**Tem entrega no sábado?**\nSim, até as 12h.'],
  ['with numbers', '1. Vocês parcelam?\nSim, em até 3x.\n2. Tem entrega no sábado?\nSim, até as 12h.'],
  ['behind signs', 'P: Vocês parcelam?\nR: Sim, em até 3x.\nP: Tem entrega no sábado?\nR: Sim, até as 12h.'],
  ['on one line', 'Vocês parcelam? Sim, em até 3x.\nTem entrega no sábado? Sim, até as 12h.'],
])('reads questions and answers %s', (_, text) => {
  expect(readQuestions(text)).toEqual(pairs);
});

it('takes the R. of a street for no sign of an answer', () => {
  expect(readQuestions('Onde fica?\nR. Morom, 1532\nAbre sábado?\nSim.')).toEqual([
    { question: 'Onde fica?', answer: 'R. Morom, 1532' },
    { question: 'Abre sábado?', answer: 'Sim.' },
  ]);
});

it('takes a question for one wherever it stands behind a word that says so', () => {
  expect(readQuestions('P: Dói?\nR: Não.\nP: Demora?\nR: Pouco.\n\nP: Precisa de reserva?\nR: Sim.')).toEqual(
    [
      { question: 'Dói?', answer: 'Não.' },
      { question: 'Demora?', answer: 'Pouco.' },
      { question: 'Precisa de reserva?', answer: 'Sim.' },
    ],
  );
});

it('keeps the lines of an answer, its points and the empty lines between them', () => {
  const answer = 'Em 7 dias:\n\n- com a nota\n- sem uso?\n\nLigue antes.';
  expect(readQuestions(`Aceitam troca?\n${answer}\n\nDói?\nNão.`)).toEqual([
    { question: 'Aceitam troca?', answer },
    { question: 'Dói?', answer: 'Não.' },
  ]);
});

it.each([
  ['one question alone', 'Vocês parcelam?\nSim.\nEm 3x.'],
  ['other words before them', 'Olá!\nVocês parcelam?\nSim.\nDói?\nNão.'],
  ['a question without an answer', 'Vocês parcelam?\nDói?\nNão.'],
  [
    'questions of which only some stand below an empty line',
    'Dói?\nNão.\n\nDemora?\nNão.\nTem pressa?\nLigue.',
  ],
  ['numbers out of turn', '1. Dói?\nNão.\n1. Demora?\nNão.'],
  ['dashes before answers too', '- Dói?\n- Não.\n- Demora?\n- Não.'],
])('reads nothing of %s', (_, text) => {
  expect(readQuestions(text)).toBeUndefined();
});
