import { expect, it } from 'vitest';
import { behaviourOf } from './behaviour.ts';
import { business } from './business.ts';
import { choice } from './choice.ts';
import { provisional } from './site.ts';
import { state } from './state.ts';

const repairBusiness = behaviourOf(business.optional().unwrap())?.repair;

it.each([
  ['padaria', 'Bakery'],
  ['Confeitaria', 'Bakery'],
  ['Padaria ou confeitaria', 'Bakery'],
  ['Clínica veterinária', 'VeterinaryCare'],
  ['CLINICA VETERINARIA', 'VeterinaryCare'],
  ['loja', 'Store'],
  ['um hotel', 'Hotel'],
  ['clínica', undefined],
  ['animais', undefined],
  ['ou', undefined],
  ['', undefined],
])('a kind of business typed as %j is %s', (typed, meant) => {
  expect(repairBusiness?.(typed)).toBe(meant);
});

it('reads a word with other capitals, and no other one', () => {
  const repairState = behaviourOf(state)?.repair;
  expect(['rs', ' Rs ', 'rx'].map((typed) => repairState?.(typed))).toEqual(['RS', 'RS', undefined]);
});

it('reads a meaning without its article, and none that two words share', () => {
  expect(behaviourOf(choice(provisional))?.repair?.('telefone')).toBe('phone');
  const twins = choice({ one: 'liso', other: 'liso', third: 'listrado' });
  expect(behaviourOf(twins)?.repair?.('liso')).toBeUndefined();
});
