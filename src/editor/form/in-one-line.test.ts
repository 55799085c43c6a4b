import { expect, it } from 'vitest';
import { inOneLine } from './in-one-line.ts';

it.each([
  ['Rua A, 1234\nCentro\n\nPasso Fundo - RS', true, 'Rua A, 1234, Centro, Passo Fundo - RS'],
  ['Rua A, 1234,\r\n  Centro\n', true, 'Rua A, 1234, Centro '],
  ['Um título\nem duas linhas', false, 'Um título em duas linhas'],
])('writes the lines of %j in one (address: %j)', (text, isAddress, said) => {
  expect(inOneLine(text, isAddress)).toBe(said);
});
