import { putIntoWords } from '../content/problems/languages.ts';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Content } from '../content/load/content.ts';
import { formatReport } from '../content/present/report.ts';
import { sha256 } from '../content/pictures/digest.ts';
import { resolve } from '../content/resolve/resolve.ts';
import { readSource } from '../content/source/read-source.ts';
import type { Source } from '../content/source/source.ts';
import { KeptPages } from '../content/validate/kept-pages.ts';
import { validate } from '../content/validate/validate.ts';
import { amount } from '../testing/amount.ts';
import { render } from './render.tsx';
import { sampleClient } from './sample.ts';
import { conditions } from '../testing/specified.ts';
import { loadSpecified } from '../testing/specified-content.ts';

let content: Content;

beforeAll(async () => {
  content = await loadSpecified();
});

/** One slip of the hand, at a place told as a share of the text. */
interface Slip {
  readonly kind:
    | 'delete'
    | 'insert'
    | 'replace'
    | 'delete-line'
    | 'double-line'
    | 'move-line'
    | 'indent'
    | 'outdent'
    | 'cut';
  readonly at: number;
  readonly to: number;
  readonly sign: string;
}

const signs = [
  ...' -:#"\'|>&*!?%@`[]{},\t\n\r\u00A0“”–•~$<\\0aZç🐶\u0000\uFEFF',
  ': ',
  '- ',
  ' #',
  '---\n',
  '<<: *x',
  '__proto__: x\n',
  'type: hero\n',
];

const slip: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom(
    'delete',
    'insert',
    'replace',
    'delete-line',
    'double-line',
    'move-line',
    'indent',
    'outdent',
    'cut',
  ),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  to: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  sign: fc.constantFrom(...signs),
});

function slipLine(lines: readonly string[], { kind, at, to }: Slip): readonly string[] {
  const index = Math.floor(at * lines.length);
  const line = lines[index] ?? '';
  const without = lines.toSpliced(index, 1);
  if (kind === 'delete-line') return without;
  if (kind === 'double-line') return lines.toSpliced(index, 0, line);
  if (kind === 'indent') return lines.with(index, ` ${line}`);
  if (kind === 'outdent') return lines.with(index, line.replace(/^ /, ''));
  return without.toSpliced(Math.floor(to * without.length), 0, line);
}

function apply(text: string, one: Slip): string {
  const { kind, at, to, sign } = one;
  if (text === '') return text;
  if (kind.includes('line') || kind.endsWith('dent')) return slipLine(text.split('\n'), one).join('\n');
  const index = Math.floor(at * text.length);
  if (kind === 'insert') return text.slice(0, index) + sign + text.slice(index);
  if (kind === 'replace') return text.slice(0, index) + sign + text.slice(index + 1);
  if (kind === 'delete') return text.slice(0, index) + text.slice(index + 1);
  return text.slice(0, index) + text.slice(index + Math.floor(to * 200));
}

function withSlips(source: Source, slips: readonly Slip[]): Content {
  const text = slips.reduce(apply, source.text);
  const read = readSource(source, new TextEncoder().encode(text));
  return {
    ...content,
    sources: content.sources.map((known) => (known === source ? read.source : known)),
    problems: [...content.problems, ...read.problems],
  };
}

it('never crashes on slips of the hand, and renders whatever passes', () => {
  const sources = content.sources;
  const kept = new KeptPages();
  const property = fc.property(
    fc.nat(sources.length - 1),
    fc.array(slip, { minLength: 1, maxLength: 4 }),
    (index, slips) => {
      const source = sources[index];
      if (source === undefined) return;
      const edited = withSlips(source, slips);
      const validated = validate(edited, { ...conditions, kept });
      const report = formatReport(validated.problems, edited.sources);
      expect(report).not.toMatch(/\b(undefined|NaN|\[object)\b/);
      for (const problem of validated.problems) {
        const { range } = problem;
        const { message, cure } = putIntoWords(problem);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(message.length + cure.length).toBeLessThan(1200);
      }
      const own = source.name === 'index' ? '/' : `/${source.name}`;
      const pages = validated.pages.filter(({ route }) => source.kind !== 'page' || route === own);
      const page = resolve({ ...validated, pages }, sha256).find(({ route }) => route === own);
      if (page !== undefined) expect(render(page, sampleClient)).toContain('</html>');
    },
  );
  fc.assert(property, { seed: 2004, numRuns: amount(30, 3000) });
});
