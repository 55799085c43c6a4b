import { expect, it } from 'vitest';
import { readData } from '../../core/core.ts';
import { sectionsOf } from './describe-section.ts';
import { transfer } from './operations.ts';

const page = (...ids: readonly string[]) =>
  `title: Página\nsections:\n${ids.map((id) => `  - type: faq\n    id: ${id}\n    title: Dúvidas\n`).join('')}`;

const idsIn = (text: string | undefined) =>
  sectionsOf(readData(text ?? '')).map((section) => Object(section).id);

it.each([true, false])(
  'gives a section that another page has by its id one of its own there: copied %s',
  (isCopied) => {
    const texts = { 'a.yaml': page('sobre', 'duvidas'), 'b.yaml': page('duvidas', 'fim') };
    const moved = transfer(texts, { from: 'a.yaml', index: 1, to: 'b.yaml', isCopied });
    expect(moved?.place).toBe(2);
    expect(idsIn(moved?.texts['b.yaml'])).toEqual(['duvidas', 'fim', 'duvidas-2']);
    expect(idsIn(moved?.texts['a.yaml'] ?? texts['a.yaml'])).toEqual(
      isCopied ? ['sobre', 'duvidas'] : ['sobre'],
    );
  },
);

it('leaves an id that is free there as it is', () => {
  const texts = { 'a.yaml': page('sobre', 'duvidas'), 'b.yaml': page('fim') };
  const moved = transfer(texts, { from: 'a.yaml', index: 1, to: 'b.yaml', isCopied: true });
  expect(Object.keys(moved?.texts ?? {})).toEqual(['b.yaml']);
  expect(readData(moved?.texts['b.yaml'] ?? '')).toEqual(readData(page('fim', 'duvidas')));
});
