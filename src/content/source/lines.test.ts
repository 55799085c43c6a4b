import { expect, it } from 'vitest';
import { readLines } from './lines.ts';

const text = [
  '\uFEFF# nota',
  'meta:',
  '  description: |',
  '    # Texto: sim',
  '',
  '    - mais',
  'sections:\r',
  '- - type: hero  # primeira\r',
  '  \r',
  '',
].join('\n');

it('are cut without losing or repeating a character, and with one more behind the last break', () => {
  const lines = readLines(text);
  expect(lines.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  expect(lines.map((line) => line.text)).toEqual(text.split(/\r?\n/));
  expect(lines.every(({ start }, index) => start === (lines[index - 1]?.end ?? 0))).toBe(true);
  expect(readLines('')).toHaveLength(1);
});

it('tell what stands on them, and which go on with a text', () => {
  const lines = readLines(text);
  const told = lines.map(({ kind }) => kind).join(' ');
  expect(told).toBe('comment content content comment blank content content content blank blank');
  const texts = lines.flatMap(({ isText }, index) => (isText ? [index] : []));
  expect(texts).toEqual([3, 4, 5]);
});

it('are taken apart at dashes and key', () => {
  expect(readLines(text)[7]).toMatchObject({
    indent: 0,
    dashes: 2,
    column: 4,
    key: 'type',
    value: 'hero  # primeira',
    valueColumn: 10,
  });
});
