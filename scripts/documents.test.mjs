import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  ...['pages', 'scripts', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(folder, name)),
  ),
];

/**
 * What a document says outside its code.
 *
 * @param {string} file
 */
const proseOf = (file) =>
  readFileSync(file, 'utf8')
    .replaceAll('\r\n', '\n')
    .replaceAll(/^ *```[^]*?^ *```$/gm, '');

/**
 * The names by which the headings of a document are linked.
 *
 * @param {string} file
 */
function anchorsOf(file) {
  return [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/**
 * @param {string} file
 * @param {string} target
 */
function leadsSomewhere(file, target) {
  const [place = '', anchor] = target.split('#');
  const other = place === '' ? file : path.join(path.dirname(file), place);
  if (!existsSync(other)) return false;
  return anchor === undefined || anchorsOf(other).includes(anchor);
}

test.each(documents)('the links of %s lead somewhere', (file) => {
  const prose = proseOf(file).replaceAll(/`[^`\n]*`(?!\])/g, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const own = targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => decodeURIComponent(target));
  expect(own.filter((target) => !leadsSomewhere(file, target))).toEqual([]);
});

test('a stranger reads what the project is on at most a hundred lines', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length - 1).toBeLessThanOrEqual(100);
});

test('what a document calls an npm script is one', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  // Recipes make new ones.
  const text = documents
    .filter((file) => path.basename(file) !== 'recipes.md')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const called = Array.from(text.matchAll(/npm run ([a-z]+(?::[a-z]+)*)/g), ([, name = '']) => name);
  expect(called.length).toBeGreaterThan(30);
  expect([...new Set(called)].filter((name) => scripts[name] === undefined)).toEqual([]);
});
