import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { parse } from './parse.ts';

/** What stands on each line of a sound text. */
function tell(lines: readonly string[]): string {
  const parsed = parse(lines.join('\n'));
  if (!parsed.ok) throw new Error(parsed.reason);
  const told = linesOf(parsed).map(({ kind, isText }) => (isText ? `${kind}-of-text` : kind));
  return told.join(' ');
}

it.each([
  ['double quotes', ['a: "um', '', '  # dois', '  três"']],
  ['single quotes', ["a: 'um", '', '  # dois', "  três'"]],
  ['no quotes', ['a: um', '', '  dois', '  três']],
  ['a literal block', ['a: |', '', '  # dois', '  - três']],
  ['a folded block', ['a: >-', '', '  # dois', '  b: três']],
])('know a value of several lines in %s to its end', (_, lines) => {
  expect(tell([...lines, '', '# nota', 'b: fim', ''])).toBe(
    `content ${'content-of-text '.repeat(3)}blank comment content`,
  );
});

it('take no line of a list in brackets for text', () => {
  expect(tell(['a: [', '  um,', '  # nota', '', '  dois ]'])).toBe('content content comment blank content');
});

it('take nothing below a missing value for text', () => {
  expect(tell(['a:', '', '  # nota', 'b: |', 'c:', '  '])).toBe(
    'content blank comment content content blank',
  );
});
