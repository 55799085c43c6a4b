import { expect, it } from 'vitest';
import { gatherMedia } from './gather-media.ts';

const wide = '@media (min-width:48rem)';

it('names each kind of window once for all parts', () => {
  expect(gatherMedia(`.a{top:0}${wide}{.a{top:1px}}.b{top:2px}${wide}{.b{top:3px}.b>p{top:4px}}`)).toBe(
    `.a{top:0}.b{top:2px}${wide}{.a{top:1px}.b{top:3px}.b>p{top:4px}}`,
  );
});

it('keeps the rules of a part in their order', () => {
  const print = '@media print';
  const first = `${wide}{.a{top:0}}${print}{.a{top:1px}}`;
  const second = `${print}{.b{top:2px}}${wide}{.b{top:3px}}.b{top:4px}`;
  expect(gatherMedia(first + second)).toBe(
    `${wide}{.a{top:0}}${print}{.a{top:1px}.b{top:2px}}${wide}{.b{top:3px}}.b{top:4px}`,
  );
});

it('keeps what is nested, and what no part has', () => {
  const nested = '@media screen{@media (hover:hover){.a:hover{top:0}}}';
  const frames = '@keyframes in{from{top:0}to{top:1px}}';
  expect(gatherMedia(`${nested}${frames}@media screen{.b{top:0}}`)).toBe(
    `${frames}@media screen{@media (hover:hover){.a:hover{top:0}}.b{top:0}}`,
  );
});
