import { expect, it } from 'vitest';
import { findMarks, findTurned } from './marks.ts';
import { repairDate } from './repair-date.ts';
import { checkLine, saysClosed, saysGone, saysHidden } from './text.ts';

// Read anew from each of its signs, these would take far longer than a test may.
const run = (sign: string) => `x${sign.repeat(100_000)}x`;

it.each([
  ['blanks is no day', () => repairDate(run(' ')), undefined],
  ['line breaks is no day', () => repairDate(run('\n')), undefined],
  ['quotes does not say that it is closed', () => saysClosed(run('"')), false],
  ['quotes does not say that it is hidden', () => saysHidden(run('"')), false],
  ['quotes does not say that it is gone', () => saysGone(run('"')), false],
  ['blanks is one line', () => checkLine(run(' ')), []],
  ['turned links is no copy for a page', () => findTurned('[/a](b c) '.repeat(30_000)), []],
  ['stars has no mark', () => findMarks(run('*').replace(/x$/, ' ')), []],
])('a line full of %s', (_, read, told) => {
  expect(read()).toEqual(told);
});
