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

it.each(['Repouso de 8hs', 'Repouso de 8h', 'Repouso, 8 hrs'])(
  'reads a unit that is cut short in "%s"',
  (now) => {
    const found = findSameCount(readData(page(now)), path, before);
    expect([found?.before, found?.places.length]).toEqual(['12 horas', 2]);
  },
);

it.each([
  ['an hour of the day', 'Repouso até as 8h'],
  ['the same count', before],
  ['another unit', 'Repouso de 8 dias'],
  ['several counts', 'Repouso de 8 horas, ou de 6 horas'],
  ['none', 'Repouso'],
])('says nothing where a text tells %s', (_, now) => {
  expect(findSameCount(readData(page(now)), path, before)).toBeUndefined();
});

it.each([
  ['4 meses', '6 meses', 'Até 24 meses; a partir de 4 meses.', 'Até 24 meses; a partir de 6 meses.'],
  ['5%', '8%', 'De 15% na primeira vez e 5% depois.', 'De 15% na primeira vez e 8% depois.'],
  ['12 horas', '8 horas', '12 horas antes; água até 12 horas.', '8 horas antes; água até 12 horas.'],
])('of %s that is %s now changes what is told as that, in "%s"', (old, now, text, changed) => {
  const data = {
    sections: [
      { type: 'a', title: now },
      { type: 'b', image: `${old}.jpg`, text },
    ],
  };
  const found = findSameCount(data, ['sections', 0, 'title'], old);
  expect(found?.places).toEqual([{ path: ['sections', 1, 'text'], text: changed }]);
});

it('leaves one of a thing alone, beside which all is in the singular', () => {
  const data = { sections: [{ title: '2 dias' }, { text: 'Em 1 dia útil.' }] };
  expect(findSameCount(data, ['sections', 0, 'title'], '1 dia')).toBeUndefined();
});
