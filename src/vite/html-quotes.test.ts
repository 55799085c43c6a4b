import { expect, it } from 'vitest';
import { withHtmlQuotes } from './html-quotes.ts';

it.each([
  ['a(`click`,`b c`)', 'a("click","b c")'],
  ['a(`click`,`${b}`)', 'a("click",`${b}`)'],
  ['`${a(`b`)}c`', '`${a("b")}c`'],
  ['a(`é`,`"`,`\\n`,`\n`)', 'a("é",`"`,`\\n`,`\n`)'],
  ['a`b`', 'a`b`'],
  ["/`b`/.test('`c`')", "/`b`/.test('`c`')"],
])('%s is written %s', async (script, written) => {
  expect(await withHtmlQuotes(script)).toBe(written);
});
