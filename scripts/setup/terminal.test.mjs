import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { ask } from './terminal.mjs';

/**
 * What a question is answered with where some keys are typed and the input then ends.
 *
 * @param {string} keys
 */
async function answerTo(keys) {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })];
  input.end(keys);
  const answer = await ask('Consertar? ', { input, output });
  return { answer, shown: output.read() };
}

test('a line that is typed is the answer', async () => {
  expect(await answerTo(' Sim \n')).toEqual({ answer: ' Sim ', shown: 'Consertar? ' });
});

test('input that ends before a line is no answer, and what is said next begins a line of its own', async () => {
  expect(await answerTo('')).toEqual({ answer: undefined, shown: 'Consertar? \n' });
});
