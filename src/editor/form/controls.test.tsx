import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { outlineAt, outlineOf, blocks } from '../../core/core.ts';
import { Control } from './controls.tsx';
import type { Desk } from './desk.ts';

const schema = blocks.get('offers')?.schema;
const soldOut = schema && outlineAt(outlineOf(schema), ['items', 0, 'soldOut']);

it('says of a yes or no that nobody has chosen what holds', () => {
  if (soldOut === undefined) throw new Error('The block has no such field.');
  const ids = { id: 'a', 'aria-describedby': 'b', 'aria-invalid': false };
  const given = {
    outline: soldOut,
    path: ['soldOut'],
    value: '',
    isNeeded: false,
    ids,
    onValue: () => undefined,
  };
  // Its options are its own: it asks nothing of the site.
  const desk = {} as Desk;
  expect(renderToString(<Control {...given} desk={desk} usual="não" />)).toContain('— (não)');
});
