import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { ask, todayInSaoPaulo } from './terminal.mjs';

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

test.each([
  ['2026-02-01T02:59:59Z', '2026-01-31'],
  ['2026-02-01T03:00:00Z', '2026-02-01'],
  ['2026-12-31T23:59:59-03:00', '2026-12-31'],
  // While there was summer time the day began an hour earlier elsewhere.
  ['2019-02-10T02:00:00Z', '2019-02-10'],
])('at %s the day in São Paulo is %s', (moment, day) => {
  expect(todayInSaoPaulo(new Date(moment))).toBe(day);
});
