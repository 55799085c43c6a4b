import { expect, it } from 'vitest';
import { sampleContent, samplePage } from '../../testing/sample.ts';
import { validate } from '../validate.ts';

const asked = (answer: string) =>
  `- type: hero\n  title: Olá\n- type: faq\n  items:\n  - question: Quando?\n    answer: ${answer}\n`;
const page = (answer: string) =>
  samplePage(asked(answer)).replace(/title: .*/, 'title: Um título como outro');
const texts = { 'index.yaml': samplePage(asked('Às oito.')), 'a.yaml': page('Às nove. '.repeat(50)) };

/** Where it is told that two pages say the same, and of which other. */
const find = (recent?: readonly string[]) =>
  validate(sampleContent({ ...texts, 'b.yaml': texts['a.yaml'] }), {
    today: '2026-01-31',
    recent,
  }).problems.flatMap(({ kind, file, other }) =>
    kind === 'sameHead' || kind === 'sharedCopy' ? [[kind, file, other?.file]] : [],
  );

it('tells of two pages that say the same the newer one, and the second where neither is newer', () => {
  const [a, b] = ['pages/a.yaml', 'pages/b.yaml'];
  const at = (here: string, there: string) => [
    ['sameHead', here, there],
    ['sharedCopy', here, there],
  ];
  expect(find()).toEqual(at(b, a));
  expect(find([a])).toEqual(at(a, b));
  expect(find([a, b])).toEqual(at(b, a));
  expect(find([b, a])).toEqual(at(a, b));
});

it('tells of a mere copy that its head is to be its own, and of nothing else that it says as the other does', () => {
  const copy = page('Às nove. '.repeat(50)).replace(
    /description: .*/,
    'description: Uma descrição como outra.',
  );
  const { problems } = validate(
    sampleContent({ 'index.yaml': texts['index.yaml'], 'a.yaml': copy, 'b.yaml': copy }),
    {
      today: '2026-01-31',
    },
  );
  const told = problems.filter(({ kind }) => ['sameHead', 'sharedCopy', 'otherAnswer'].includes(kind));
  expect(told.map(({ kind, file }) => [kind, file])).toEqual([['sameHead', 'pages/b.yaml']]);
});
