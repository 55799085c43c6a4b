import { expect, it } from 'vitest';
import { findTexts } from './find-texts.ts';

it('asks the same of the texts of a file once, and anew where its data are others', () => {
  const asked: string[] = [];
  const find = (files: Readonly<Record<string, unknown>>, question: string, word: string) =>
    findTexts(files, question, (said) => {
      asked.push(said);
      return said.includes(word);
    }).map(({ file, said }) => [file, said]);
  const kept = { title: 'Pão' };
  expect(find({ 'a.yaml': kept, 'b.yaml': { title: 'Sal' } }, 'pão', 'Pão')).toEqual([['a.yaml', 'Pão']]);
  expect(find({ 'a.yaml': kept, 'b.yaml': { title: 'Mais Pão' } }, 'pão', 'Pão').length).toBe(2);
  expect(find({ 'a.yaml': kept }, 'sal', 'Sal')).toEqual([]);
  expect(asked).toEqual(['Pão', 'Sal', 'Mais Pão', 'Pão']);
});
