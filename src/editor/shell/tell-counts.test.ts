import { expect, it } from 'vitest';
import { tellCounts } from './tell-counts.ts';

const file = 'castracao.yaml';
const page = (title: string, answer: string, more = '') =>
  `title: Castração\nsections:\n- type: steps\n  items:\n  - title: ${title}\n${more}- type: faq\n  items:\n  - question: Como?\n    answer: ${answer}\n`;

/** What saving says of a page that was another before. */
const tell = (before: string, now: string, known = new Set<string>()) =>
  tellCounts({ files: { [file]: now }, base: { [file]: { text: before, id: '' } }, known });

const old = page('Jejum de 12 horas', 'Com 12 horas de jejum.');
const fresh = page('Jejum de 8 horas', 'Com 12 horas de jejum.');

it('says where a page still tells a count that another text has changed, with the way there', () => {
  const told = tell(old, fresh);
  expect(told?.text).toMatch(
    /^Falta conferir – .*\/castracao, Dúvidas.*: ainda diz 12 horas, e você mudou para 8 horas em outro lugar\.$/,
  );
  expect(told?.place).toEqual({ file, path: ['sections', 1, 'items', 0, 'answer'] });
});

it('says it once', () => {
  const known = new Set<string>();
  expect(tell(old, fresh, known)).toBeDefined();
  expect(tell(old, fresh, known)).toBeUndefined();
});

it('says nothing where all of it was changed, or items were moved, added or taken away', () => {
  expect(tell(old, page('Jejum de 8 horas', 'Com 8 horas de jejum.'))).toBeUndefined();
  const two = (one: string, other: string) => page(one, 'Com 12 horas de jejum.', `  - title: ${other}\n`);
  expect(
    tell(two('Jejum de 12 horas', 'Volta em 3 horas'), two('Volta em 3 horas', 'Jejum de 12 horas')),
  ).toBeUndefined();
  expect(tell(old, two('Jejum de 12 horas', 'Volta em 3 horas'))).toBeUndefined();
  expect(
    tell(two('Jejum de 12 horas', 'Volta em 3 horas'), two('Volta em 3 horas', 'Repouso de 12 dias')),
  ).toBeUndefined();
});
