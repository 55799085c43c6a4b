import { expect, test } from 'vitest';
import { placeSnippets, type CuredFile } from './snippet.ts';

const cured =
  'title: Clínica\nsections:\n- type: faq\n  items:\n    - question: Aceita PIX?\n      answer: Sim.\n';
const changed = (text: string, near: number): CuredFile => ({ text, near, first: near, last: near });
const pasted = (cure: string, text: string | undefined, near = 4) =>
  placeSnippets(cure, text === undefined ? [] : [changed(text, near)]).flatMap((line) =>
    line.isPasted ? [line.text] : [],
  );

test('lines to paste have the spaces that they have in the cured file', () => {
  expect(pasted('Escreva assim:\n- question: Aceita PIX?\n  answer: Sim.', cured)).toEqual([
    '    - question: Aceita PIX?',
    '      answer: Sim.',
  ]);
});

test('words around them are no lines to paste', () => {
  const lines = placeSnippets('Escreva assim:\nanswer: Sim.\nDepois apague a linha 9.', [changed(cured, 4)]);
  expect(lines.map(({ isPasted }) => isPasted)).toEqual([false, true, false]);
});

test('of lines that stand there twice the nearest are taken', () => {
  const twice = '- type: hours\n  note: Sim\n- type: faq\n  items:\n    - note: Não\n      note: Sim\n';
  expect(pasted('Escreva:\nnote: Sim', twice, 5)).toEqual(['      note: Sim']);
  expect(pasted('Escreva:\nnote: Sim', twice, 0)).toEqual(['  note: Sim']);
});

test('without a cured file nothing is known to be a line to paste', () => {
  expect(pasted('Escreva assim:\nanswer: Sim.', undefined)).toEqual([]);
});

test('all lines of a block go as far to the right, those too that stand elsewhere in the file or not at all', () => {
  const moved = '    - question: Aceita PIX?\n    answer: Sim.\n';
  expect(pasted('Escreva:\n- question: Aceita PIX?\n  answer: Sim.\n  id: …', moved, 0)).toEqual([
    '    - question: Aceita PIX?',
    '      answer: Sim.',
    '      id: …',
  ]);
});

test('a line that stands somewhere in the file by chance does not tell where a block goes', () => {
  const lines = placeSnippets('Escreva:\n  - subject: years\n    items:\n      - /consulta', [
    changed(cured, 0),
  ]);
  expect(lines.slice(1)).toEqual([
    { text: '  - subject: years', isPasted: false, isOfFile: true },
    { text: '    items:', isPasted: false, isOfFile: true },
    { text: '      - /consulta', isPasted: false, isOfFile: true },
  ]);
});

test('of two files the one in which more of the lines stand has them, and of two alike the first', () => {
  const other = 'messages:\n  consulta: Olá!\n  nova: Oi!\n';
  const files = [other, cured].map((text) => changed(text, 0));
  const linesOf = (cure: string) =>
    placeSnippets(cure, files).flatMap(({ text, isPasted }) => (isPasted ? [text] : []));
  expect(linesOf('No outro, escreva:\nnova: Oi!\nE aqui:\nanswer: Sim.')).toEqual([
    '  nova: Oi!',
    '      answer: Sim.',
  ]);
});
