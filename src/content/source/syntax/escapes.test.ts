import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, few } from '../../../testing/amount.ts';

import { examplePlaces as places, writeAt, type Place } from '../../testing/example-places.ts';
import { sha256 } from '../../pictures/digest.ts';
import { resolve } from '../../resolve/resolve.ts';
import { checkSample, samplePage } from '../../testing/sample.ts';
import { applyEdit } from '../../problems/edit.ts';
import { readSource } from '../read-source.ts';

function read({ kind }: Place, text: string) {
  return readSource({ file: 'pages/x.yaml', name: 'x', kind }, new TextEncoder().encode(text));
}

/** The file with another text between double quotes at a place, and what is told of it. */
function write(place: Place, quoted: string) {
  const written = writeAt(place, `"${quoted}"`);
  return { written, ...read(place, written) };
}

const escape = (text: string) => JSON.stringify(text).slice(1, -1);

/** Codes for what no text may hold. */
const codes = [
  '\\0',
  '\\a',
  '\\b',
  '\\v',
  '\\f',
  '\\e',
  '\\r',
  '\\N',
  '\\L',
  '\\P',
  '\\x00',
  '\\x1b',
  '\\x7F',
  '\\x9b',
  '\\u0007',
  '\\u061c',
  '\\u200E',
  '\\u202e',
  '\\u2066',
  '\\uFFFE',
  '\\uFDD0',
  '\\ud83d',
  '\\uDC36',
  '\\U0000001b',
  '\\U0000d83d',
  '\\U0001FFFF',
  '\\U000E0041',
] as const;

describe('findForbiddenCode', () => {
  it('refuses each code, wherever it stands in an example, and mends it', () => {
    for (const [index, place] of few(places, 400).entries()) {
      const code = codes[index % codes.length] ?? '';
      const before = escape(place.value);
      const { problems, source, written } = write(place, `${before}${code}z`);
      expect(source.data).toBeUndefined();
      const [problem, ...more] = problems;
      expect(more).toEqual([]);
      expect([problem?.code, written.slice(problem?.range.start, problem?.range.end)]).toEqual([
        'P003',
        code,
      ]);
      const mended = problem?.edit && applyEdit(written, problem.edit);
      expect(read(place, mended ?? '').problems).toEqual([]);
    }
    expect(places.length).toBeGreaterThan(codes.length * 5);
  });

  it('lets any other text through as it is', () => {
    const fine = fc.string({
      unit: fc.constantFrom(
        'a',
        'ã',
        '🐶',
        '👩‍⚕️',
        '☎️',
        'e\u0301',
        '\u00A0',
        '\u00AD',
        '\n',
        '\t',
        '"',
        '\\',
        '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      ),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...places.filter(({ value }) => !/^[a-z][A-Za-z]*$/.test(value))),
        fine,
        (place, text) => {
          const { problems, source } = write(place, escape(text));
          expect(problems).toEqual([]);
          expect(JSON.stringify(source.data)).toContain(escape(text));
        },
      ),
      { numRuns: amount(30, 300) },
    );
  });

  it('takes two halves of an emoji for the emoji', () => {
    expect(
      readSource({ file: 'x', name: 'x', kind: 'page' }, Buffer.from('a: "\\ud83d\\udc36"')).source.data,
    ).toEqual({
      a: '🐶',
    });
  });

  it('keeps a page with such a code from the steps that it would break', () => {
    const validated = checkSample({
      'index.yaml': samplePage(
        '- type: hero\n  title: "Oi \\ud83d"\n  actions:\n  - label: Ir\n    chat: oi\n',
      ).replace('theme:', 'messages:\n  oi: "Oi \\ud83d"\ntheme:'),
    });
    expect(resolve(validated, sha256)).toEqual([]);
  });

  it('reads a text of nothing but codes in little time', () => {
    const { problems } = write(
      places.find(({ value }) => value.includes(' '))!,
      'x\\e'.repeat(60_000),
    );
    expect(problems.map(({ code }) => code)).toEqual(['P003']);
  });
});
