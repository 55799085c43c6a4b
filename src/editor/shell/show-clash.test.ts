import { expect, test } from 'vitest';
import { showValue, showWhole, tellWhole } from './show-clash.ts';

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

const file = 'sobre.yaml';
const old = 'title: Um\ntext: Oi\n';

test('of two texts of a file the lines are shown that differ, as a form calls their fields', () => {
  const one = { file, reason: 'Tem um erro.', old, ours: old, theirs: 'title: Um\ntext: "Olá\n' };
  expect([showWhole(one, 'ours'), showWhole(one, 'theirs')]).toEqual(['Texto: Oi', 'Texto: Olá']);
  const items = "  items:\n    - title: 'Vacinas: todas'\n      Às 14h: só hoje\n";
  expect(showWhole({ ...one, ours: `${old}${items}` }, 'ours')).toBe(
    'Texto: Oi\nItens:\nTítulo: Vacinas: todas\nÀs 14h: só hoje',
  );
  expect(showWhole({ ...one, ours: 'a: 1\n', theirs: 'a: 1\nb: 2\n' }, 'ours')).toBe('(nada a mais)');
  expect(tellWhole(one, 'person')).toBe('Tem um erro.');
});

test('of a page that one has deleted and another one changed, it is told who did, and in words what changed', () => {
  const ours = old.replace('Um', 'Dois');
  const gone = { file, reason: undefined, old, ours, theirs: null };
  expect(showWhole(gone, 'ours')).toBe('título: "Um" → "Dois"');
  expect(showWhole(gone, 'theirs')).toBe('(apagado)');
  expect(tellWhole(gone, 'person')).toBe('A outra pessoa apagou, e você mudou.');
  expect(tellWhole({ ...gone, ours: null, theirs: ours }, 'window')).toBe(
    'Foi apagado aqui, e mudado em outra janela.',
  );
});
