import { expect, it } from 'vitest';
import { checkSample, samplePage } from '../testing/sample.ts';
import type { LanguageName } from './language.ts';
import { putIntoWords } from './languages.ts';
import { withNotes } from './notes.ts';

const card = (features: string) =>
  samplePage(
    `- type: hero\n  title: Olá\n- type: cards\n  items:\n  - title: Banho\n    features:\n${features}`,
  );

const languages: readonly LanguageName[] = ['pt', 'en'];

const curesOf = (page: string) =>
  checkSample({ 'index.yaml': page }).problems.flatMap((problem) =>
    problem.notes === undefined ? [] : languages.map((language) => putIntoWords(problem, language).cure),
  );

it('tells that the same is wrong below on a line of its own, behind a line to paste', () => {
  expect(curesOf(card('    - Bônus: um laço\n    - Brinde: um osso\n    - Perfume: sim\n'))).toEqual([
    'Escreva assim: - "Bônus: um laço"\nO mesmo vale para os 2 itens seguintes.',
    'Write: - "Bônus: um laço"\nThe same applies to the next 2 items.',
  ]);
});

it('tells it below the lines of a whole item', () => {
  const faq = '- type: hero\n  title: Olá\n- type: faq\n  items:\n  - Dói?\n  - Demora?\n  - Custa?\n';
  expect(curesOf(samplePage(faq))).toEqual([
    'Escreva assim, no lugar desta linha, com 2 espaços antes do traço:\n- question: Dói?\n  answer: …\nO mesmo vale para os 2 itens seguintes.',
    'Write this instead of the line, with 2 spaces before the dash:\n- question: Dói?\n  answer: …\nThe same applies to the next 2 items.',
  ]);
});

it('tells it on the same line behind a sentence', () => {
  const words = { sameBelow: (items: number) => `E mais ${items}.`, fixes: () => '' };
  const note = { kind: 'sameBelow', items: 2 } as const;
  expect(withNotes('Corrija.', [note], { words, folder: 'pages', isPasted: false })).toBe(
    'Corrija. E mais 2.',
  );
});
