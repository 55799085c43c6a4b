import { expect, it } from 'vitest';
import { outlineAt, outlineOf, siteSchema } from '../../core/core.ts';
import { labelOf } from './labels.ts';

function labelIn(path: readonly string[]): string {
  const outline = outlineAt(outlineOf(siteSchema), path);
  if (outline === undefined) throw new Error('The site has no such field.');
  return labelOf({ name: String(path.at(-1)), outline }, path.at(-2));
}

it('tells the telephone from the words above it', () => {
  expect([labelIn(['phone']), labelIn(['words', 'phone'])]).toEqual(['Telefone', 'O título do telefone']);
});
