import { expect, it } from 'vitest';
import { gatherMedia } from './gather-media.ts';
import { shortenCss } from './shorten-css.ts';

const wide = '@media (min-width:48rem)';

it('names each kind of window once for all parts', () => {
  expect(gatherMedia([`.a{top:0}${wide}{.a{top:1px}}`, `.b{top:2px}${wide}{.b{top:3px}.b>p{top:4px}}`])).toBe(
    `.a{top:0}.b{top:2px}${wide}{.a{top:1px}.b{top:3px}.b>p{top:4px}}`,
  );
});

it('keeps the rules of a part in their order', () => {
  const print = '@media print';
  const first = `${wide}{.a{top:0}}${print}{.a{top:1px}}`;
  const second = `${print}{.b{top:2px}}${wide}{.b{top:3px}}.b{top:4px}`;
  expect(gatherMedia([first, second])).toBe(
    `${wide}{.a{top:0}}${print}{.a{top:1px}.b{top:2px}}${wide}{.b{top:3px}}.b{top:4px}`,
  );
});

it('keeps what is nested, and what no part has', () => {
  const nested = '@media screen{@media (hover:hover){.a:hover{top:0}}}';
  const frames = '@keyframes in{from{top:0}to{top:1px}}';
  expect(gatherMedia([`${nested}${frames}@media screen{.b{top:0}}`])).toBe(
    `${frames}@media screen{@media (hover:hover){.a:hover{top:0}}.b{top:0}}`,
  );
});

it('is as short as if all of it had been shortened at once', () => {
  const parts = [
    '.a{margin:0 0.5rem;}',
    '@media (min-width: 48rem){.a{top:0;left:-0.5em;}}',
    ".b [data-x='y'], .b{top:0;}",
  ];
  expect(gatherMedia(parts)).toBe(shortenCss(gatherMedia([parts.join('')])));
  expect(gatherMedia(parts)).toBe(
    '.a{margin:0 .5rem}.b [data-x=y],.b{top:0}@media (min-width:48rem){.a{top:0;left:-.5em}}',
  );
});
