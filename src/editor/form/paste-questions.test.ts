import { expect, it } from 'vitest';
import { outlineOfSection } from '../../content/schema/files.ts';
import { outlineAt, readData, valueAt, type List } from '../../core/core.ts';
import type { Knowledge } from './desk.ts';
import { wishQuestions } from './paste-questions.ts';

const section = outlineOfSection('faq');
const found = section && outlineAt(section, ['items']);
if (found?.kind !== 'list') throw new Error('The block has no list.');
const list: List = found;
const pasted =
  'Vocês parcelam?\nSim, em até 3x.\n\nTem entrega no sábado?\nSim:\n\n- até as 12h\n\nAceitam troca?\nEm 7 dias.';
const path = ['sections', 0, 'items'];
// Nothing of the site is asked for by items without buttons.
const site = {} as Knowledge;

const page = (question: string, answer: string) =>
  `sections:\n- type: faq\n  items:\n  - question: ${question}\n    answer: ${answer}\n  - question: Dói?\n    answer: Não.\n`;
const inLine = JSON.stringify(pasted.replace(/\s+/g, ' '));

function paste(before: string, field = 'question', count = 2) {
  const given = { text: pasted, field, list, path, index: 0, count, site };
  return wishQuestions(readData(before), 'pergunta', given);
}

it('makes an item of each question, with the lines of its answer, in one step', () => {
  const before = page(inLine, '""');
  const wish = paste(before);
  const edit = wish?.edit(before);
  expect(edit?.ok === true && valueAt(readData(edit.text), path)).toEqual([
    { question: 'Vocês parcelam?', answer: 'Sim, em até 3x.' },
    { question: 'Tem entrega no sábado?', answer: 'Sim:\n\n- até as 12h' },
    { question: 'Aceitam troca?', answer: 'Em 7 dias.' },
    { question: 'Dói?', answer: 'Não.' },
  ]);
  expect([wish?.label, wish?.said]).toEqual([
    'fazer 3 perguntas',
    'O que você colou são agora 3 perguntas da lista.',
  ]);
});

it('offers nothing over an answer that somebody has written', () => {
  expect(paste(page(inLine, 'Pergunte na recepção.'))).toBeUndefined();
  expect(paste(page(inLine, 'Sim, em até 3x.'))).toBeDefined();
});

it('writes nothing where the text has changed since', () => {
  const now = page('Parcelam?', '""');
  expect(paste(page(inLine, '""'))?.edit(now)).toEqual({ ok: true, text: now });
});

it('offers nothing for other fields, nor for more items than there may be', () => {
  expect(paste(page(inLine, '""'), 'answer')).toBeUndefined();
  expect(paste(page(inLine, '""'), 'question', list.most)).toBeUndefined();
});
