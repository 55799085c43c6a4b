import { expect, it } from 'vitest';
import { putIntoWords } from '../../problems/languages.ts';
import { checkSample, samplePage } from '../../testing/sample.ts';

const hero = (...days: readonly string[]) =>
  `- type: hero\n  title: Olá\n${days.map((day) => `  ${day}\n`).join('')}`;

/** What a page is told of two covers, and how heavily; the sample's day is 31/01/2026. */
function toldOf(sections: string, last?: string): readonly string[] {
  const text = samplePage(sections);
  const page = last === undefined ? text : text.replace('theme:', `validUntil: ${last}\ntheme:`);
  return checkSample({ 'index.yaml': page }).problems.flatMap((problem) =>
    problem.code === 'P040'
      ? [`${problem.severity} ${problem.range.line} ${putIntoWords(problem).message}`]
      : [],
  );
}

const twice = 'A página tem duas capas, e só pode ter uma.';

it('names the days on which a cover is shown beside the one that it follows', () => {
  expect(toldOf(hero('showUntil: 31/07/2027') + hero('showFrom: 16/07/2025'))).toEqual([
    `error 11 ${twice} De 16/07/2025 a 31/07/2027 esta aparece junto com a outra.`,
  ]);
});

it('tells it of the one that follows where that stands above the other', () => {
  expect(toldOf(hero('showFrom: 31/01/2026') + hero('showUntil: 31/01/2026'))).toEqual([
    `error 8 ${twice} Em 31/01/2026 esta aparece junto com a outra.`,
  ]);
});

it('warns of days that lie ahead', () => {
  expect(toldOf(hero('showUntil: 31/07/2027') + hero('showFrom: 16/07/2027'))).toEqual([
    `warning 11 ${twice} De 16/07/2027 a 31/07/2027 esta aparece junto com a outra.`,
  ]);
});

it('keeps the page from being built also where its offers are valid again', () => {
  const offer =
    '- type: offers\n  validUntil: 30/09/2026\n  items:\n  - name: Uma peça\n    price: R$ 59,90\n    image: luna.png\n    imageAlt: Uma peça azul\n';
  const turned = offer.replace('offers\n', 'offers\n  showUntil: 15/07/2025\n');
  expect(
    toldOf(hero('showUntil: 30/09/2026') + hero('showFrom: 16/07/2025') + offer + turned, '15/07/2025'),
  ).toEqual([`error 12 ${twice} De 16/07/2025 a 30/09/2026 esta aparece junto com a outra.`]);
});

it.each([
  ['without days', hero(), hero()],
  [
    'where the other one ends first',
    hero('showUntil: 31/07/2027'),
    hero('showFrom: 16/07/2025', 'showUntil: 30/07/2027'),
  ],
  [
    'where both begin on one day',
    hero('showFrom: 16/07/2025', 'showUntil: 31/07/2027'),
    hero('showFrom: 16/07/2025'),
  ],
])('says nothing of days %s', (_, one, other) => {
  expect(toldOf(one + other).map((told) => told.replace(/\d+ /, ''))).toEqual([`error ${twice}`]);
});

it.each([
  ['that follow each other', hero('showUntil: 15/07/2027'), hero('showFrom: 16/07/2027')],
  ['of which one is hidden', hero('showUntil: 31/07/2027'), hero('showFrom: 16/07/2025', 'hidden: sim')],
])('leaves covers %s', (_, one, other) => {
  expect(toldOf(one + other)).toEqual([]);
});
