import { expect, it } from 'vitest';
import { tellMoved, tellOthers } from './others.ts';

it.each(['fresh', 'merged', 'saved'] as const)('names another window as such (%s)', (opening) => {
  expect(tellOthers([], opening, { author: 'person' }).text).toMatch(/outra pessoa/i);
  const { text } = tellOthers([], opening, { author: 'window' });
  expect(text).toMatch(/outra janela/);
  expect(text).not.toMatch(/pessoa|\bela\b|dela/);
});

it('says what became of the page in hand, where another has deleted it or given it another address', () => {
  const page = { id: '1', text: 'title: Sobre nós | Padaria\n' };
  expect(tellMoved('sobre.yaml', { 'sobre.yaml': page }, {})).toBe(
    '“Sobre nós · /sobre”, que estava aberta aqui, foi apagada.',
  );
  expect(tellMoved('sobre.yaml', { 'sobre.yaml': page }, { 'casa.yaml': page })).toBe(
    '“Sobre nós · /sobre”, que está aberta aqui, agora é “Sobre nós · /casa”.',
  );
  expect(tellMoved('sobre.yaml', { 'sobre.yaml': page }, { 'sobre.yaml': page })).toBeUndefined();
});
