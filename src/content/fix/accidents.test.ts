import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { amount } from '../../testing/amount.ts';
import { places } from '../../testing/specified.ts';
import { isSame, parse } from '../edit/parse.ts';
import type { SourceKind } from '../problems/problem.ts';
import { formatDiff } from './diff.ts';
import { readEntries } from './entries.ts';
import { fix } from './fix.ts';

interface File {
  readonly name: string;
  readonly kind: SourceKind;
  readonly text: string;
}

/** What an editor did by mistake, and what they meant. */
interface Accident {
  readonly broken: string;
  readonly meant: string;
}

const files: readonly File[] = [
  ...readdirSync(places.pages)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, kind: name === 'site.yaml' ? 'site' : 'page' }) as const),
  ...readdirSync(join(places.pages, '_shared')).map(
    (name) => ({ name: `_shared/${name}`, kind: 'shared' }) as const,
  ),
].map(({ name, kind }) => ({ name, kind, text: readFileSync(join(places.pages, name), 'utf8') }));

type Change = (line: string) => string;

function shift(by: number): Change {
  return (line) => {
    if (line === '') return line;
    return by > 0 ? ' '.repeat(by) + line : line.replace(new RegExp(`^ {0,${-by}}`), '');
  };
}

function indentWith(sign: string): Change {
  return (line) => line.replace(/^(?: {2})+/, (lead) => sign.repeat(lead.length / 2));
}

/** What happens to lines when they are cut, pasted or typed over: the same change to some lines in a row. */
const slips: Readonly<Record<string, Change>> = {
  ...Object.fromEntries([-4, -2, -1, 1, 2, 3, 4].map((by) => [`moved by ${by}`, shift(by)])),
  'a Tab for each step': indentWith('\t'),
  'a Tab before it': (line) => `\t${line}`,
  'no-break spaces': indentWith('\u00A0\u00A0'),
  'a zero-width space before it': (line) => `\u200B${line}`,
  'a zero-width space behind its indentation': (line) => line.replace(/^ */, '$&\u200B'),
  'an ideographic space': indentWith('\u3000'),
  'a no-break space behind its dash': (line) => line.replace(/^( *-) /, '$1\u00A0'),
  'a dash lost': (line) => line.replace(/^( *)- /, '$1'),
  'a dash lost, its place kept': (line) => line.replace(/^( *)- /, '$1  '),
  'a dash too many': (line) => line.replace(/^( *) {2}(?=[a-z])/i, '$1- '),
  'a dash glued': (line) => line.replace(/^( *)- /, '$1-'),
};

/** Signs that cut a text which stands without quotes, somewhere in it. */
const signs: readonly Change[] = [
  (text) => `Atenção: ${text}`,
  (text) => text.replace(/ |$/, ': '),
  (text) => `${text}:`,
  (text) => text.replace(/ |$/, ' #1 '),
  (text) => `${text} #1`,
  (text) => `"${text}" e mais`,
  (text) => `${text} "assim: não"`,
];

const slipsOfSizes = Object.entries(slips).flatMap(([name, change]) =>
  [1, 2, 3, 8, 20].map((size) => ({ name, change, size })),
);

function* simulate({ text }: File, stride: number): Generator<readonly [string, Accident]> {
  const lines = text.split('\n');
  const places = readEntries(lines).map(({ at }) => at);
  let turn = 0;
  for (const at of places) {
    for (const { name, change, size } of slipsOfSizes) {
      turn += 1;
      if (turn % stride !== 0) continue;
      // A dash that comes or goes inside a text changes what the text says.
      const isHit = (index: number) => !name.includes('dash') || places.includes(index);
      const slipped = lines.map((line, index) =>
        line !== '' && index >= at && index < at + size && isHit(index) ? change(line) : line,
      );
      yield [name, { broken: slipped.join('\n'), meant: text }];
    }
    const [, lead = '', value = ''] = /^( *(?:- )?(?:\w+: )?)([^"'|>#].*)$/.exec(lines[at] ?? '') ?? [];
    if (/^\w+:$/.test(value)) continue;
    for (const change of signs) {
      turn += 1;
      if (value === '' || turn % stride !== 0) continue;
      const write = (said: string) => lines.with(at, lead + said).join('\n');
      const said = change(value).trim();
      yield ['signs typed into a text', { broken: write(said), meant: write(JSON.stringify(said)) }];
    }
  }
}

/** Data as text. An accident inside a text of several lines changes that text, which is the editor's own. */
function plain(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' && value.includes('\n')
      ? value.replaceAll(/(^|\n)[ \t\u00A0\u3000\u200B]+/g, '$1')
      : value,
  );
}

function says(text: string): string | undefined {
  const parsed = parse(text);
  return parsed.ok ? plain(parsed.data) : undefined;
}

type Outcome = 'harmless' | 'repaired' | 'left' | 'worse';

function judge({ broken, meant }: Accident, kind: SourceKind): Outcome {
  const wanted = says(meant);
  const { text } = fix(broken, kind);
  if (text === broken) return isSame(says(broken), wanted) ? 'harmless' : 'left';
  return isSame(says(text), wanted) ? 'repaired' : 'worse';
}

// One accident of so many; all of them (a stride of 1) take half an hour.
const stride = amount(2927, 293);

it(
  'repairs accidents on every file or leaves them alone, and never says something else',
  {
    timeout: 240_000,
  },
  () => {
    const counts = { harmless: 0, repaired: 0, left: 0, worse: 0 };
    const worse: string[] = [];
    for (const file of files) {
      for (const [name, accident] of simulate(file, stride)) {
        const outcome = judge(accident, file.kind);
        counts[outcome] += 1;
        if (outcome !== 'worse') continue;
        const { text } = fix(accident.broken, file.kind);
        worse.push([file.name, name, formatDiff('fixed', accident.meant, text)].join('\n'));
      }
    }
    expect(worse).toEqual([]);
    expect(counts.repaired).toBeGreaterThan(4 * counts.left);
  },
);
