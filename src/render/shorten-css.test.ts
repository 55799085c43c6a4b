import { expect, test } from 'vitest';
import { shortenCss } from './shorten-css.ts';

test('CSS loses blanks, zeros, capitals and quotes that mean nothing, and no other', () => {
  const css = `
.a{--ink:#16302B;--veil:#FFFBF5e0;margin:0 -0.5rem 10.25rem;width:calc(1rem + 0.5vw);font:1rem Nunito, 'Nunito Arial';}
@media (min-width: 48rem) and (hover: hover){.a [data-tone='card'], .a::before{content:'0.5 #16302B';inset:0;}}
@supports (top: 0){.a{top:0;}}`;
  expect(shortenCss(css)).toMatchInlineSnapshot(
    `".a{--ink:#16302b;--veil:#fffbf5e0;margin:0 -.5rem 10.25rem;width:calc(1rem + .5vw);font:1rem Nunito,'Nunito Arial'}@media (min-width:48rem) and (hover:hover){.a [data-tone=card],.a::before{content:'0.5 #16302B';inset:0}}@supports (top:0){.a{top:0}}"`,
  );
});
