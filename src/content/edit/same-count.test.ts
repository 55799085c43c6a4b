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
  ['another measure', 'Repouso de 8 km'],
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

it('takes a range for one thing, of which no end is told alone', () => {
  const data = { sections: [{ title: '7 a 10 dias' }, { text: 'De 10–14 dias, ou 14 dias.' }] };
  const path = ['sections', 0, 'title'];
  expect(findSameCount(data, path, '10 a 14 dias')?.places).toEqual([
    { path: ['sections', 1, 'text'], text: 'De 7–10 dias, ou 14 dias.' },
  ]);
  expect(findSameCount({ sections: [{ title: '9 dias' }, { text: '10 a 14 dias' }] }, path, '14 dias')).toBe(
    undefined,
  );
});

it('leaves to a person what bends with one of a thing', () => {
  const data = { sections: [{ title: '2 dias' }, { text: 'Em 1 dia útil.' }] };
  const found = findSameCount(data, ['sections', 0, 'title'], '1 dia');
  expect(found?.places).toEqual([{ path: ['sections', 1, 'text'], text: undefined }]);
  expect(changeCounts('a: b\n', found?.places ?? [])).toEqual({ ok: true, text: 'a: b\n' });
});

const plans = (month: string, year: string, answer: string, more: readonly object[] = []) => ({
  description: 'Pães à mesa, e planos com até 25% de desconto.',
  sections: [
    {
      items: [
        { title: 'Plano Mensal', discount: month, highlight: '4 cestas por mês' },
        { title: 'Plano Anual', discount: year, highlight: '48 cestas em 12 meses' },
      ],
    },
    { items: [{ question: 'Como funcionam os planos?', answer }, ...more] },
  ],
});
const answered = 'O mensal tem 4 cestas e 15% de desconto. O anual tem 48 cestas em 12 meses e 15%.';
const discountAt = (index: number) => ['sections', 0, 'items', index, 'discount'];

it.each([
  [0, answered.replace('4 cestas e 15%', '4 cestas e 20%')],
  [1, answered.replace('meses e 15%', 'meses e 20%')],
])('changes what is said of item %i of a list, and nothing of the ones beside it', (index, answer) => {
  const discounts = ['15% de desconto', '15% de desconto'].with(index, '20% de desconto');
  const data = plans(discounts[0] ?? '', discounts[1] ?? '', answered);
  expect(findSameCount(data, discountAt(index), '15% de desconto')?.places).toEqual([
    { path: ['sections', 1, 'items', 0, 'answer'], text: answer },
  ]);
});

it('leaves the same number of another matter, and finds the one that names the list', () => {
  const paying = { question: 'Como pago?', answer: 'Em dinheiro ou PIX, com 25% de desconto no PIX.' };
  const data = plans('15% de desconto', '30% de desconto', 'O anual dá 25%.', [paying]);
  const found = findSameCount(data, discountAt(1), '25% de desconto');
  expect(found?.places.map(({ text }) => text)).toEqual([
    'O anual dá 30%.',
    'Pães à mesa, e planos com até 30% de desconto.',
  ]);
});

it('follows how many there are of something, also in words', () => {
  const data = plans('', '', answered);
  const [monthly] = data.sections[0]?.items ?? [];
  Object.assign(monthly ?? {}, { highlight: 'Cinco cestas por mês' });
  const found = findSameCount(data, ['sections', 0, 'items', 0, 'highlight'], '4 cestas por mês');
  expect([found?.before, found?.now]).toEqual(['4 cestas', 'cinco cestas']);
  expect(found?.places.map(({ text }) => text)).toEqual([answered.replace('4 cestas', '5 cestas')]);
});

it('follows each of several counts of a text to what it is told of', () => {
  const now = answered.replace('4 cestas e 15%', '4 cestas e 20%').replace('meses e 15%', 'meses e 10%');
  const found = findSameCount(
    plans('15% de desconto', '10% de desconto', now),
    ['sections', 1, 'items', 0, 'answer'],
    answered,
  );
  expect(found?.places).toEqual([{ path: discountAt(0), text: '20% de desconto' }]);
});

it('tells apart what the facts of a list count, and finds the sentence that says it', () => {
  const fact = (value: string, label: string) => ({ value, label });
  const data = {
    sections: [
      { facts: [fact('7–10 dias', 'de fermentação'), fact('10–14 dias', 'até a entrega')] },
      {
        items: [
          { question: 'Quanto fermenta?', answer: 'A fermentação leva de 10 a 14 dias. É lenta.' },
          { question: 'Quando chega?', answer: 'A entrega vem em 10 a 14 dias.' },
          { question: 'Quanto a massa fermenta?', answer: 'Sim, 10 a 14 dias.' },
        ],
      },
    ],
  };
  const found = findSameCount(data, ['sections', 0, 'facts', 0, 'value'], '10–14 dias');
  expect(found?.places.map(({ text }) => text)).toEqual([
    'A fermentação leva de 7 a 10 dias. É lenta.',
    'Sim, 7 a 10 dias.',
  ]);
});

it('takes hours of the day for no new form of years', () => {
  const old = 'Há 22 anos no Centro, com plantão 24h.';
  const data = {
    description: 'No Centro, com plantão 24h.',
    sections: [{ title: 'Mais de 22 anos com você' }],
  };
  expect(findSameCount(data, ['description'], old)).toBeUndefined();
});

const answers = (one: string, other: string) => ({
  sections: [
    {
      items: [
        { question: 'Como é a entrega?', answer: one },
        { question: 'E antes da entrega?', answer: other },
      ],
    },
  ],
});
const answerAt = ['sections', 0, 'items', 0, 'answer'];
const placesOf = (before: string, now: string, other: string) =>
  findSameCount(answers(now, other), answerAt, before)?.places.map(({ text }) => text);

it.each([
  ['A entrega dura cerca de 2 horas.', '1 hora', 'Peça 2 horas antes da entrega.'],
  ['A entrega pode ser paga em 3 vezes.', '6 vezes', 'A troca da entrega pode ser feita 3 vezes.'],
  ['A massa da entrega descansa 12 horas.', '24 horas', 'O pão da entrega fica fresco por 12 horas.'],
])('leaves to a person what has one word alone in common with "%s"', (before, count, other) => {
  const now = before.replace(/\d+ \p{L}+/u, count);
  expect(placesOf(before, now, other)).toEqual([undefined]);
});

it.each([
  ['Depois da entrega, o bolo dura 12 horas fora.', '24 horas', 'Antes da entrega, 12 horas no frio.'],
  ['A entrega do bolo tem 10% de desconto.', '15%', 'A multa da entrega do bolo é de 10%.'],
])('finds nothing that is the opposite of "%s"', (before, count, other) => {
  expect(placesOf(before, before.replace(/\d+(?:%| \p{L}+)/u, count), other)).toBeUndefined();
});

it('writes what has two words in common, and what is repeated', () => {
  const now = 'A entrega do bolo leva 3 horas.';
  const before = now.replace('3', '2');
  expect(placesOf(before, now, 'O bolo sai para a entrega em 2 horas.')).toEqual([
    'O bolo sai para a entrega em 3 horas.',
  ]);
  expect(placesOf(before, now, 'Entrega: 2 horas')).toEqual(['Entrega: 3 horas']);
});

it('writes what has the same word next to it', () => {
  const [before, now] = ['Parcele em até 3x sem juros.', 'Parcele em até 6x sem juros.'];
  const data = { sections: [{ intro: now }, { text: 'PIX, dinheiro ou cartão em até 3x sem juros.' }] };
  expect(findSameCount(data, ['sections', 0, 'intro'], before)?.places.map(({ text }) => text)).toEqual([
    'PIX, dinheiro ou cartão em até 6x sem juros.',
  ]);
});

it('follows the value of an item that its name tells, whatever its other texts say', () => {
  const items = [
    { title: 'Bolos', value: '8 dias', text: 'Antes da festa.' },
    { title: 'Tortas', value: '4 dias', text: 'Sempre.' },
  ];
  const data = { sections: [{ items }, { text: 'Tortas, em 4 dias. Bolos, em 6 dias úteis.' }] };
  expect(
    findSameCount(data, ['sections', 0, 'items', 0, 'value'], '6 dias')?.places.map(({ text }) => text),
  ).toEqual(['Tortas, em 4 dias. Bolos, em 8 dias úteis.']);
});
