import { expect, it } from 'vitest';
import { blocks } from '../../core/core.ts';
import { isSought } from './is-sought.ts';

const notice = [...blocks.values()].find(({ isPreface }) => isPreface);
const words = `${notice?.label} ${notice?.description} ${notice?.soughtAs}`;

it.each(['aviso', 'um aviso no topo de todas as páginas', 'faixa no alto', 'recesso', 'fér', ''])(
  'finds the notice for %j',
  (sought) => {
    expect(isSought(words, sought)).toBe(true);
  },
);

it('finds nothing that has only some of the words', () => {
  expect(isSought(words, 'aviso galeria')).toBe(false);
});
