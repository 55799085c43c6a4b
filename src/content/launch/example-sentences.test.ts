import { parseDocument } from 'yaml';
import { expect, it } from 'vitest';
import { examples } from '../schema/examples.ts';
import { isExampleSentence, listExampleSentences } from './example-sentences.ts';

function* textsIn(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data;
  else for (const one of Object.values(Object(data))) yield* textsIn(one);
}

const said = [...examples.values()]
  .flat()
  .flatMap(({ yaml }) => Array.from(textsIn(parseDocument(yaml, { schema: 'failsafe' }).toJS())));

it('knows each sentence of an example, whatever its lines, and no shorter text', () => {
  const long = said.filter((text) => text.trim().split(/\s+/).length >= 8);
  expect(long.length).toBeGreaterThan(50);
  for (const text of long) expect(isExampleSentence(text.replaceAll(' ', '\n')), text).toBe(true);
  for (const text of said.filter((one) => !long.includes(one)))
    expect(isExampleSentence(text), text).toBe(false);
  expect(listExampleSentences().size).toBe(
    new Set(long.map((text) => text.trim().replaceAll(/\s+/g, ' '))).size,
  );
});

it('knows no sentence that somebody has changed a word of', () => {
  const [first = ''] = listExampleSentences();
  expect([isExampleSentence(first), isExampleSentence(`${first} Hoje`)]).toEqual([true, false]);
});
