import { expect, it } from 'vitest';
import { formatProblems } from '../../present/report.ts';
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

/** What is told of pages that all have one description, and so many besides the first its title. */
function tellOfRepeated(names: readonly string[], alike = 0) {
  const description = 'Banho com calma e hora marcada, com gente que gosta de bichos de verdade.';
  const repeating = names.map((name, at) => [
    name,
    samplePage(asked('Às oito.'))
      .replace(/title: .*/, `title: Um título como nenhum outro, de número ${Math.max(at, alike)}`)
      .replace(/description: .*/, `description: ${description}`),
  ]);
  const content = sampleContent({ 'index.yaml': texts['index.yaml'], ...Object.fromEntries(repeating) });
  const { problems } = validate(content, { today: '2026-01-31', recent: ['pages/p01.yaml'] });
  const told = problems.filter(({ kind }) => kind === 'sameHead');
  return { files: told.map(({ file }) => file), text: formatProblems(told, content.sources).join('\n') };
}

it('tells of a text that many pages repeat the newest ten, with how many more there are', () => {
  const names = Array.from({ length: 15 }, (_, at) => `p${String(at).padStart(2, '0')}.yaml`);
  const { files, text } = tellOfRepeated(names);
  expect(files).toEqual([...names.slice(1, 2), ...names.slice(6)].map((name) => `pages/${name}`));
  expect(
    text.match(/A descrição \(description\) é a de pages\/p00\.yaml e de mais 13 páginas:/g),
  ).toHaveLength(10);
});

it('counts for a description also the pages that repeat the title with it', () => {
  const { text } = tellOfRepeated(['p00.yaml', 'p01.yaml', 'p02.yaml', 'p03.yaml', 'p04.yaml'], 2);
  const told = text.match(/(?<= {2})[OA] .* de pages\/.*(?=:)/g);
  const both = 'O título e a descrição são os de pages/p00.yaml e de mais uma página';
  const one = 'A descrição (description) é a de pages/p00.yaml e de mais 3 páginas';
  expect(told?.toSorted()).toEqual([one, one, both, both]);
});

it('counts one more page in words', () => {
  const { text } = tellOfRepeated(['p00.yaml', 'p01.yaml', 'p02.yaml']);
  expect(text).toContain('é a de pages/p00.yaml e de mais uma página: no Google');
});
