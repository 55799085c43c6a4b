import { expect, it } from 'vitest';
import { reasons } from '../../content/edit/outcome.ts';
import { sayRefusal } from './say-refusal.ts';

it.each(
  Object.values(reasons)
    .filter((reason) => reason !== reasons.badSection)
    .map((reason) => (typeof reason === 'string' ? reason : reason('items › 0 › features', 3))),
)('%j is told to who sees a form without words of files', (reason) => {
  const said = sayRefusal(reason);
  expect(said).not.toBe(reason);
  expect(said).not.toMatch(/arquivo|npm|colchetes|features|› 0|à mão|undefined/);
});

it('says which list is written in one line, and where that is changed', () => {
  expect(sayRefusal(reasons.brackets('items › 0 › features'))).toBe(
    'Os itens de “Lista” estão todos em uma linha, e assim a ordem e a quantidade não mudam aqui. Aperte “Ver como texto”, no fim do formulário, e escreva cada um em uma linha própria, com um traço na frente.',
  );
});

it('leaves alone what is already told in the words of who edits', () => {
  const said = 'O endereço /sobre já é de outra página.';
  expect(sayRefusal(said)).toBe(said);
});
