import { expect, it } from 'vitest';
import { inOneLine } from './in-one-line.ts';

it.each([
  ['Rua A, 1234\nCentro\n\nPasso Fundo - RS', true, 'Rua A, 1234, Centro, Passo Fundo - RS'],
  ['Rua A, 1234,\r\n  Centro\n', true, 'Rua A, 1234, Centro '],
  ['Rua A, 1234 –\n \n  Centro:\nFundos', true, 'Rua A, 1234, Centro, Fundos'],
  ['Um título\nem duas linhas', false, 'Um título em duas linhas'],
])('writes the lines of %j in one (address: %j)', (text, isAddress, said) => {
  expect(inOneLine(text, isAddress)).toBe(said);
});

// Read anew from each of its blanks, these would take far longer than a test may.
it.each([
  ['blanks', `Rua${' '.repeat(100_000)}A`, `Rua${' '.repeat(100_000)}A`],
  ['line breaks', `Rua${'\n'.repeat(100_000)}`, 'Rua '],
])('an address full of %s is read once', (_, text, said) => {
  expect(inOneLine(text, true)).toBe(said);
});
