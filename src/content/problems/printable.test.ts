import { tell } from '../present/tell.ts';
import { finding } from './finding.ts';
import * as fc from 'fast-check';
import { amount } from '../../testing/amount.ts';
import { describe, expect, it } from 'vitest';
import { formatAnnotations } from '../present/annotations.ts';
import { describeChanges, formatChanges, formatMarkdown } from '../changes/changes.ts';
import { explainSections } from '../edit/find-section.ts';
import { anySign } from '../testing/any-sign.ts';
import { examplePlaces, writeAt } from '../testing/example-places.ts';
import { formatDiff } from '../fix/diff.ts';
import { sha256 } from '../pictures/digest.ts';
import type { JsonReport } from '../present/json-report.ts';
import { formatLaunchReport } from '../present/launch-report.ts';
import { present, type Form } from '../present/present.ts';
import { printable, printableJson, printableLine, withoutCommands } from './printable.ts';
import { formatReport, reportByRoute } from '../present/report.ts';
import { readSource } from '../source/read-source.ts';
import { sampleContent } from '../testing/sample.ts';
import { validate } from '../validate/validate.ts';
import { shorten } from './wording.ts';

describe('printable', () => {
  it.each([
    ['a colour', 'a\u001B[31mb', 'a·[31mb'],
    ['a title of the window', '\u001B]0;x\u0007', '·]0;x·'],
    ['a command in one sign', 'a\u009B2Jb', 'a·2Jb'],
    ['a return', 'a\rb', 'a·b'],
    ['a Tab', 'a\tb', 'a b'],
    ['a mark of direction', 'a\u202Eb', 'a·b'],
    ['a space without width', 'a\u200Bb', 'a·b'],
    ['a command of GitHub that may stand anywhere', 'a ##[group]b', 'a #·[group]b'],
    ['half of an emoji', 'a\uD83Db', 'a·b'],
    ['hidden letters', '🏴\u{E0041}x\u{E0041}', '🏴\u{E0041}x··'],
    ['a joiner between letters', 'a\u200Db', 'a·b'],
  ])('shows %s as a dot', (_, text, shown) => expect(printable(text)).toBe(shown));

  it.each(['duas\nlinhas', 'ação', 'e\u0301', '👩‍⚕️👨‍👩‍👧', '☎️ 1️⃣', '👋🏽', 'R$\u00A035', '“–…”'])(
    'leaves %j as it is',
    (text) => expect(printable(text)).toBe(text),
  );

  it('keeps every column', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), (text) => {
        expect(printable(text)).toHaveLength(text.length);
      }),
    );
  });

  it('puts on one line what belongs there', () => {
    expect(printableLine('a\n::error::b\r\nc')).toBe('a ::error::b c');
  });
});

describe('withoutCommands', () => {
  it.each(['::stop-commands::x', '  ::error::x', '\u00A0\t::error::x', 'a\n::error::x', ':::x'])(
    'leaves no command in %j',
    (text) => expect(withoutCommands(text)).not.toMatch(/^\s*::/m),
  );

  it.each(['24h::7 dias', 'C++ a::b', '## Título', '> 3 | ::x'])('leaves %j as it is', (text) =>
    expect(withoutCommands(text)).toBe(text),
  );
});

describe('printableJson', () => {
  it('says the same without a sign that nobody sees, and without a command', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anySign }), fc.constant('x##[error]\u009B')), (text) => {
        const json = printableJson(JSON.stringify({ text }, null, 2));
        expect(json).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}|##\[/u);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ text })));
      }),
    );
  });
});

/** What of a text a terminal or GitHub's runner would obey; `ours` are so many commands that we mean. */
function harmsOf(printed: string, ours = 0): readonly string[] {
  const signs =
    printed.match(/[^\P{Cc}\n]|\p{Bidi_Control}|[\u2028\u2029\uFEFF\u200B]|\p{Surrogate}|##\[/gu) ?? [];
  const commands = printed.split('\n').filter((line) => /^\s*::/.test(line));
  const meant = commands.filter((line) =>
    /^::(error|warning|notice) file=[^:]+,line=\d+,.*title=P\d{3}::/.test(line),
  );
  return [...signs, ...(meant.length === ours ? commands.filter((line) => !meant.includes(line)) : commands)];
}

const nasty = [
  '\n',
  '\n::error::x',
  '\t',
  ': ',
  ' #',
  '- ',
  ...'::stop-commands::x ##[error]x \u001B[2J \u001B]0;x\u0007 \u009B31m \r \u0000 \u202E \u2066'.split(' '),
  ...'\u200B \uFEFF \u00AD \uD83D \uDC36 " \' \\ 🐶'.split(' '),
  '\u2028',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: anySign, maxLength: 4 })), { maxLength: 5 })
  .map((parts) => parts.join(''));

/** A text as an editor or a program may write it in a file. */
const ways: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => JSON.stringify(value),
  (value) => `'${value.replaceAll("'", "''")}'`,
  // Every sign as its code.
  (value) =>
    `"${value.replaceAll(/[^]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`,
  (value) => `|\n    ${value}\n`,
];

/** The site with another text at one place of an example, in a file of any name. */
const edited = fc
  .record({
    place: fc.constantFrom(...examplePlaces),
    way: fc.constantFrom(...ways),
    text,
    name: fc.oneof(fc.constant('index'), text),
  })
  .map(({ place, way, text, name }) => {
    const isSite = place.kind === 'site';
    const after = writeAt(place, way(text));
    const content = sampleContent(isSite ? { 'site.yaml': after } : {});
    const page = { file: `pages/${name}.yaml`, name, kind: 'page' as const };
    const read = readSource(page, new TextEncoder().encode(isSite ? '' : after));
    return {
      before: place.text,
      after,
      name: isSite ? 'site' : name,
      content: {
        ...content,
        sources: [...content.sources, read.source],
        problems: [...content.problems, ...read.problems],
      },
    };
  });

const runs = { numRuns: amount(50, 600), seed: 11 };

describe('a line break in a name', () => {
  const name = 'a\n::error::b\u001B[2J.yaml';
  const [problem] = validate(sampleContent({ 'index.yaml': '' }), { today: '2026-01-31' }).problems;

  it('breaks neither the first line of a problem nor the last of a report', () => {
    const sources = [{ file: name, name, kind: 'shared' as const, text: '' }];
    const { range } = problem!;
    const named = { ...finding('nameTwin', { name, twin: 'b.yaml' }), file: name, range };
    const report = formatReport([named], sources);
    expect(report.split('\n').filter((line) => line.includes('b·[2J'))).toEqual([
      'ERRO  a ::error::b·[2J.yaml:1:1',
      '  Os arquivos "a ::error::b·[2J.yaml" e "b.yaml" dariam a mesma página.',
      '1 erro em a ::error::b·[2J.yaml.',
    ]);
  });

  it('stays in the property of an annotation', () => {
    expect(formatAnnotations(tell([{ ...problem!, file: name }], []))).toMatch(
      /^::error file=a %3A%3Aerror%3A%3Ab·\[2J\.yaml,/,
    );
  });

  it('breaks no line of the list of sections, nor does one in a type', () => {
    expect(explainSections('Não.', { sections: [{ type: name }, { type: 'faq', id: '\n::error::x' }] })).toBe(
      'Não.\nAs seções da página são:\n  1 a ::error::b·[2J.yaml\n  2 faq (id:  ::error::x)',
    );
  });
});

it('never cuts an emoji in two', () => {
  expect(shorten('🐶'.repeat(40), 5)).toBe('🐶🐶…');
});

describe('whatever stands in a file or is its name', () => {
  it('reaches neither terminal nor runner through a report', () => {
    fc.assert(
      fc.property(edited, ({ content }) => {
        const validated = validate(content, { today: '2026-01-31' });
        const { problems } = validated;
        const found = { problems, sources: content.sources, isLaunch: false, version: '1.0.0', hash: sha256 };
        for (const language of ['pt', 'en'] as const) {
          for (const form of ['text', 'json', 'sarif', 'github'] satisfies Form[]) {
            expect(
              harmsOf(present({ ...found, form, language }), form === 'github' ? problems.length : 0),
            ).toEqual([]);
          }
        }
        const told = JSON.parse(present({ ...found, form: 'json', language: 'pt' })) as JsonReport;
        for (const words of told.problems.flatMap(({ message, cure, place = '' }) => [
          message,
          cure,
          place,
        ])) {
          expect(printable(words)).toBe(words);
        }
        expect(harmsOf(formatReport(problems, content.sources))).toEqual([]);
        expect(harmsOf(formatLaunchReport(problems, content.sources))).toEqual([]);
        expect(harmsOf(Object.values(reportByRoute(validated, content.sources)).join('\n'))).toEqual([]);
      }),
      runs,
    );
  });

  it('reaches neither through a diff or the changes', () => {
    fc.assert(
      fc.property(edited, ({ before, after, name, content }) => {
        expect(harmsOf(formatDiff(`pages/${name}.yaml`, before, after))).toEqual([]);
        const version = (text: string) => ({ [`${name}.yaml`]: new TextEncoder().encode(text) });
        for (const [one, other] of [
          [before, after],
          [after, before],
        ] as const) {
          const changes = describeChanges(version(one), version(other));
          expect(harmsOf(formatChanges(changes))).toEqual([]);
          expect(harmsOf(formatMarkdown(changes))).toEqual([]);
        }
        for (const { data } of content.sources)
          expect(harmsOf(printable(explainSections('Não.', data)))).toEqual([]);
      }),
      runs,
    );
  });
});
