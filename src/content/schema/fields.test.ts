import { expect, it } from 'vitest';
import { blocks } from './registry.ts';
import { listStatements } from './fields.ts';

it('answers for each schema that the same data are asked by', () => {
  const data = { title: 'Olá', items: [{ question: 'Dói?', answer: 'Não.' }] };
  const [faq, hero] = [blocks.get('faq')!.schema, blocks.get('hero')!.schema];
  const pathsOf = (schema: typeof faq | typeof hero) =>
    listStatements(schema, data).map(({ path }) => path.join('.'));
  expect(pathsOf(faq)).toContain('items.0.answer');
  expect(pathsOf(hero)).not.toContain('items.0.answer');
  expect(pathsOf(faq)).toContain('items.0.answer');
});
