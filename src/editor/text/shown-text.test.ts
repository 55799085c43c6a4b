import { expect, test } from 'vitest';
import { findSplice, placeOf, showText, writeText } from './shown-text.ts';

test.each([
  '',
  'a: b',
  'a: b\nc: d\n',
  'a: b\r\nc: d\r\n',
  '\uFEFFa: b\r\nc: d',
  'a: b\r\nc: d\ne: f\r\n',
  '\n',
])('the text %j is written as it was shown', (text) => {
  const shown = showText(text);
  expect(writeText(shown, shown.lines)).toBe(text);
  expect(shown.lines.startsWith('\uFEFF')).toBe(false);
});

test('a line that is typed gets the break of the others', () => {
  const shown = showText('\uFEFFa: b\r\nc: d\r\n');
  expect(writeText(shown, `${shown.lines}e: f\n`)).toBe('\uFEFFa: b\r\nc: d\r\ne: f\r\n');
});

test.each([
  ['a: b\nc: d', 5],
  ['a: b\r\nc: d', 6],
  ['\uFEFFa: b\r\nc: d', 7],
])('a place in %j is the same sign in what is shown', (text, offset) => {
  expect(showText(text).lines.slice(placeOf(text, offset))).toBe('c: d');
});

test.each([
  ['a: b', 'a: c', { from: 3, to: 4, insert: 'c' }],
  ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['', 'x', { from: 0, to: 0, insert: 'x' }],
  ['same', 'same', { from: 4, to: 4, insert: '' }],
])('between %j and %j only what differs is replaced', (before, after, splice) => {
  expect(findSplice(before, after)).toEqual(splice);
  expect(before.slice(0, splice.from) + splice.insert + before.slice(splice.to)).toBe(after);
});
