import { expect, it } from 'vitest';
import { readData } from './parse.ts';
import { changeCounts, findSameCount } from './same-count.ts';

const page = (first: string) => `sections:
  - type: steps
    items:
      - title: ${first}
        value: 12 horas
  - type: faq
    items:
      - question: Como me preparo?
        answer: Com 12 horas de repouso. Não são 112 horas nem 12 dias.
      - question: E a volta?
        answer: Em 12/12, às 12h.
`;
const path = ['sections', 0, 'items', 0, 'title'];
const before = 'Repouso de 12 horas';

it('finds where else a page tells the same count, and changes that alone', () => {
  const text = page('Repouso de 8 horas');
  const found = findSameCount(readData(text), path, before);
  expect([found?.before, found?.now]).toEqual(['12 horas', '8 horas']);
  expect(changeCounts(text, found?.places ?? [])).toEqual({
    ok: true,
    text: text.replace('value: 12 horas', 'value: 8 horas').replace('Com 12 horas', 'Com 8 horas'),
  });
});

it.each([
  ['the same count', before],
  ['another unit', 'Repouso de 8 dias'],
  ['several counts', 'Repouso de 8 horas, ou de 6 horas'],
  ['none', 'Repouso'],
])('says nothing where a text tells %s', (_, now) => {
  expect(findSameCount(readData(page(now)), path, before)).toBeUndefined();
});
