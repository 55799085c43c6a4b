import { expect, test } from 'vitest';
import { showOwnLines, showValue } from './show-clash.ts';

test('of a section the texts are shown that a person wrote, and nothing that the program calls so', () => {
  const section = {
    type: 'benefits',
    tone: 'tint',
    hidden: 'sim',
    title: 'Calma',
    items: [{ icon: 'award', title: 'Com carinho', text: 'Sem pressa.' }],
  };
  expect(showValue(section)).toBe('Calma\nCom carinho\nSem pressa.');
});

test('a field is shown as it is, and what is gone as deleted', () => {
  expect(['Oi', 2, undefined].map(showValue)).toEqual(['Oi', 'na posição 3', '(apagado)']);
});

test('of two texts of a file the lines are shown that differ', () => {
  const [ours, theirs] = ['title: Um\ntext: Oi\n', 'title: Um\ntext: "Olá\n'];
  expect([showOwnLines(ours, theirs), showOwnLines(theirs, ours)]).toEqual(['text: Oi', 'text: "Olá']);
  expect([showOwnLines(ours, null), showOwnLines(null, ours)]).toEqual(['title: Um\ntext: Oi', '(apagado)']);
  expect(showOwnLines('a: 1\n', 'a: 1\nb: 2\n')).toBe('(nada a mais)');
});
