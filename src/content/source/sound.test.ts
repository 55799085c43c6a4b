import { array, assert, constantFrom, nat, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { isScalar } from 'yaml';
import { amount } from '../../testing/amount.ts';
import { specifiedTexts } from '../../testing/specified-content.ts';
import { makeAccident } from '../testing/accidents/accidents.ts';
import { makeChance } from '../testing/accidents/random.ts';
import { readBytes } from './bytes.ts';
import { readExactly } from './read-source.ts';
import { parseText } from './documents.ts';
import { findSoundField, readSound } from './sound.ts';

/** Between which signs a text stands, as the exact reader has it. */
function rangeOf(node: unknown): unknown {
  return isScalar(node) ? node.range?.slice(0, 2) : undefined;
}

/** Whether the fast reader is sure of a text; where it is, the exact one has to say the very same, in the same order. */
function isAgreed(text: string): boolean {
  if (readBytes(new TextEncoder().encode(text)).refusal !== undefined) return false;
  const sound = readSound(text);
  if (sound === undefined) return false;
  const { source, problems } = readExactly({ file: 'pages/x.yaml', name: 'x', kind: 'page', text });
  const told = problems.map(({ kind, range }) => `${kind} ${range.line}`);
  expect({ told, data: JSON.stringify(source.data) }, text).toEqual({
    told: [],
    data: JSON.stringify(sound),
  });
  const document = parseText(text);
  for (const name of Object.keys(sound)) {
    const place = findSoundField(text, name);
    if (place !== undefined) expect(place, text).toEqual(rangeOf(document.get(name, true)));
  }
  return true;
}

/** Signs that mean something in YAML, or look as if they did. */
const signs = [
  ...'-:#?|>*&!%@`"\'[]{},~\\\t\n =\u00A0\u200B\uFEFF\u00AD•–“”：é0',
  '\r\n',
  ': ',
  ' #',
  '- ',
  "''",
  '""',
  '---',
  'null',
  '🐶',
];

it('is sure of every file of the specified site, and reads them as the exact reader does', () => {
  expect(specifiedTexts().filter((text) => !isAgreed(text))).toEqual([]);
});

it('agrees with the exact reader on files that met with accidents', () => {
  const texts = specifiedTexts();
  let sure = 0;
  for (let seed = 1; seed <= amount(150, 600); seed += 1) {
    const chance = makeChance(seed);
    const first = makeAccident(chance.pick(texts), chance).text;
    if (isAgreed(seed % 2 === 0 ? makeAccident(first, chance).text : first)) sure += 1;
  }
  expect(sure).toBeGreaterThan(amount(25, 100));
});

it('agrees with the exact reader on files with signs in the wrong places', () => {
  const texts = specifiedTexts().map((text) => text.slice(0, 3000));
  const typed = array(tuple(constantFrom(...signs), nat(), nat({ max: 3 })), {
    minLength: 1,
    maxLength: 4,
  });
  assert(
    property(constantFrom(...texts), typed, (text, slips) => {
      const damaged = slips.reduce((now, [sign, place, cut]) => {
        const at = place % now.length;
        return now.slice(0, at) + sign + now.slice(at + cut);
      }, text);
      isAgreed(damaged);
    }),
    { numRuns: amount(400, 1500) },
  );
});

const indents = constantFrom('', '  ', '    ', '      ', ' ', '   ');
const heads = constantFrom(
  '',
  'a:',
  'b: ',
  'type: ',
  '- ',
  '- type: ',
  '- a: ',
  '- - ',
  'sections:',
  '#',
  '# ',
);
const words = constantFrom(
  '',
  'x',
  'olá você',
  "'x'",
  '"x"',
  "'it''s'",
  '"a: b"',
  'a: b',
  'x #y',
  '|',
  '>',
  '|-',
  '>-',
  '|+',
  '| # x',
  'null',
  '~',
  '-1',
  '- x',
  '{a: b}',
  '[x]',
  '"x',
  "x'",
  '"\\n"',
  'x: ',
  'x :y',
  '#x',
  '* x',
  'ESGOTADO',
  '❤',
  '• x',
  'http://x.y/z',
  '14:30',
  '...',
  '---',
  '<<<<<<< x',
  'x\r',
  'Ã§',
  'x  ',
  'constructor: x',
  '"a"  ',
  '“x”',
);
const file = array(tuple(indents, heads, words), { maxLength: 9 });

it('agrees with the exact reader on lines put together at random', () => {
  let sure = 0;
  assert(
    property(file, constantFrom('\n', '\r\n', ''), (lines, last) => {
      const text = `title: t\n${lines.map((parts) => parts.join('')).join('\n')}${last}`;
      if (isAgreed(text)) sure += 1;
    }),
    { numRuns: amount(1500, 6000) },
  );
  expect(sure).toBeGreaterThan(amount(75, 300));
});

it.each([
  ['a: |\n  um\n   dois\n\n  três\n', { a: 'um\n dois\n\ntrês\n' }],
  ['a: >-\n  um\n  dois\n\n  três\nb: x\n', { a: 'um dois\ntrês', b: 'x' }],
  ["a: 'it''s'\nb: \"x\"\nc: null\nd:\n", { a: "it's", b: 'x', c: '', d: '' }],
  ['a: -28.2628;-52.4067\nb:\n  - -1\n', { a: '-28.2628;-52.4067', b: ['-1'] }],
  ['a:\n- b: y\n  c:\n    - z\n    - x\n- b: w\n', { a: [{ b: 'y', c: ['z', 'x'] }, { b: 'w' }] }],
])('reads %j', (text, data) => {
  expect(readSound(text)).toEqual(data);
});

it.each([
  ['title: x  \r\na: y\n', [7, 8]],
  ['a: >\n  title: x\ntitle:   "é x"\n', [25, 30]],
  ['title: |\n  x\n', undefined],
  ['title:\n  - x\n', undefined],
])('finds the text of a field in %j', (text, place) => {
  expect(findSoundField(text, 'title')).toEqual(place);
});

it.each([
  'a: b: c\n',
  'a: "x\n',
  'a: [x]\n',
  'a: &x y\n',
  'a: x\n  y\n',
  'a: -x\n',
  '- x\n',
  'a: x\na: y\n',
  'a: |\n  x',
  'constructor: x\n',
  'a:\n  - b: c\n  - ESGOTADO\n',
  'sections:\n  title: x\n',
  'sections:\n  - type: faq\n    title: x\nhidden: sim\n',
  'sections:\n  - type: faq\n    items:\n      - question: x\n  - question: y\n',
])('leaves %j to the exact reader', (text) => {
  expect(readSound(text)).toBeUndefined();
});

it('finds no field of a text that it does not read, whatever was read before it', () => {
  const sound = 'title: Olá\n';
  const unsure = 'title: Olá\nmore: [a\n';
  expect(readSound(sound)).toEqual({ title: 'Olá' });
  expect(findSoundField(sound, 'title')).toEqual([7, 10]);
  expect(findSoundField(unsure, 'title')).toBeUndefined();
});
