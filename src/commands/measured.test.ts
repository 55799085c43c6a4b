import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replaceChapter } from './measured.ts';

const document = readFileSync('scripts/measured.md', 'utf8').replaceAll('\r\n', '\n');
const chapters = ['visitors', 'weights', 'checker', 'pictures', 'chaos'];

test.each(chapters)('the figures of "%s" are replaced, and nothing else', (chapter) => {
  const replaced = replaceChapter(document, chapter, '| new |');
  const [before, after] = document.split(new RegExp(`<!-- ${chapter} -->[^]*<!-- /${chapter} -->`));
  expect(replaced).toBe(`${before}<!-- ${chapter} -->\n\n| new |\n\n<!-- /${chapter} -->${after}`);
  expect(replaceChapter(replaced, chapter, '| new |')).toBe(replaced);
});

test('a chapter that is not there is a fault', () => {
  expect(() => replaceChapter(document, 'luck', 'x')).toThrow('scripts/measured.md has no marks for "luck".');
});
