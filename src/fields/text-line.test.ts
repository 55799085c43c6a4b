import { expect, it } from 'vitest';
import { checkLine } from './text.ts';

it.each([
  ['Serviço\tPorte\tPreço Banho\tP\t40,00', ['table-in-line']],
  ['Banho\tP\t40,00', ['table-in-line']],
  ['Banho\tR$ 40', []],
  ['• \tração •\tcoberta', []],
  ['Banho e tosa', []],
])('tells cells of a table in one line, and no tab alone or behind the sign of a list: %j', (text, kinds) => {
  expect(checkLine(text).map(({ kind }) => kind)).toEqual(kinds);
});
