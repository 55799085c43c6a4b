import { expect, it } from 'vitest';
import { formatReport } from '../../present/report.ts';
import { amount } from '../../../testing/amount.ts';
import { checkSample, sampleContent, samplePage } from '../sample.ts';

const hero = '- type: hero\n  title: Olá\n';

/** Lines of a file in which each is told: in a thorough run nearly as many as a file may have. */
const many = amount(600, 1999);

/** Files made to take time, room or patience. */
const hostile: Readonly<Record<string, string>> = {
  'a text of many megabytes': `title: ${'x'.repeat(20_000_000)}`,
  'a hundred thousand lines': 'a: b\n'.repeat(100_000),
  'brackets without end': `a: ${'['.repeat(100_000)}`,
  'braces without end': `a: ${'{a: '.repeat(50_000)}`,
  'dashes without end': `a:\n${'- '.repeat(100_000)}x`,
  'indents without end': Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
  'tens of thousands of keys on one line': `{${Array.from({ length: 30_000 }, (_, key) => `k${key}: 1`).join(',')}}`,
  'as many keys as lines': Array.from({ length: many }, (_, key) => `k${key}: 1`).join('\n'),
  'aliases of aliases': `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'
    .split('')
    .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`).join(',')}]`)
    .join('\n')}\n`,
  'quotes that open on every line': 'a: "x\n'.repeat(many),
  'colons on every line': 'a: b: c\n'.repeat(many),
  'hashes on every line': '- #x\n'.repeat(many),
  'one unknown field of two hundred thousand letters': samplePage(`${hero}  ${'x'.repeat(200_000)}: 1\n`),
  'a value of two hundred thousand digits': samplePage(`${hero}  showFrom: ${'1'.repeat(200_000)}\n`),
  'sixty thousand hidden letters': samplePage(`${hero}  text: 🏴${'\u{E0041}'.repeat(60_000)}\n`),
  'eighty thousand joiners': samplePage(`${hero}  text: ${'\u200D'.repeat(80_000)}\n`),
  'thirty thousand codes between quotes': samplePage(`${hero}  text: "${'a\\u0093'.repeat(30_000)}"\n`),
  'letters scrambled from end to end': samplePage(`${hero}  text: ${'Ã£ '.repeat(40_000)}\n`),
  'a name with a hidden sign on every line': samplePage(
    hero + Array.from({ length: many }, (_, key) => `  te\u200Bxt${key}: x\n`).join(''),
  ),
  'two hundred thousand spaces': `a:${' '.repeat(200_000)}b`,
  'hundreds of empty sections': samplePage('- type: hero\n'.repeat(many)),
  'hundreds of misspelt fields': samplePage(
    `- type: hero\n  title: x\n${Array.from({ length: many }, (_, key) => `  titel${key}: x\n`).join('')}`,
  ),
};

it.each(Object.entries(hostile))('refuses %s in few words', (_, text) => {
  const files = { 'index.yaml': text };
  const { problems } = checkSample(files);
  const report = formatReport(problems, sampleContent(files).sources);
  expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
  expect(report.length).toBeLessThan(40_000);
});
