import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from '../testing/any-sign.ts';
import { amount } from '../../testing/amount.ts';
import { places } from '../../testing/specified.ts';
import { duplicateSection } from './duplicate.ts';
import { insertSection } from './insert.ts';
import { layOut } from './layout.ts';
import { linesOf } from './lines.ts';
import { moveItem, moveSection } from './move.ts';
import type { Edit } from './outcome.ts';
import { parse as read, type Parsed } from './parse.ts';
import { removeItem, removeSection } from './remove.ts';
import { setValue } from './set-value.ts';

/** Real pages are read over and over. */
const known = new Map<string, Parsed | Edit>();

function parse(text: string) {
  const found = known.get(text) ?? read(text);
  if (known.size > 40) known.clear();
  known.set(text, found);
  return found as ReturnType<typeof read>;
}

const words = fc.constantFrom(
  'Olá',
  'R$ 35.90',
  'Banho & Tosa',
  '24h',
  'não',
  'x',
  '+55 54',
  'água — fria',
  '\u{1F436}',
  'um\ttab',
  'C#1',
  "d'água",
  '4.9★',
);
const anyText = fc.oneof(
  words,
  fc.constantFrom(
    '',
    ' x ',
    'a: b',
    'a #b',
    '*x',
    '&x',
    '!x',
    '- x',
    '#faq',
    '[x',
    '{x}',
    '"x"',
    "'x",
    '%x',
    '@x',
    '| x',
  ),
  fc.constantFrom(
    'um\ndois',
    'um\n\ndois\n',
    'um\n  dois\n',
    '\num',
    'um\n\n\n',
    'um \ndois',
    '~',
    'a,b',
    'x:',
    '? x',
    '---',
  ),
  fc
    .string({ unit: anySign, maxLength: 12 })
    // Control characters are no text; the checker refuses them.
    // oxlint-disable-next-line no-control-regex
    .filter((text) => !/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/.test(text)),
);

/** A field's value as lines: the first goes behind the colon, the others below it, indented from the field's column. */
const valueLines: fc.Arbitrary<readonly string[]> = fc.oneof(
  words.map((word) => [` ${word}`]),
  words.map((word) => [` ${word}   # nota ${word}`]),
  words.map((word) => [` "${word}: # \\"dois\\""`]),
  words.map((word) => [` '${word}: # ''dois'''`]),
  words.map((word) => [` "${word}`, '   # continua', '', '  fim"']),
  words.map((word) => [` ${word}`, `  ${word}`, '', '    fim']),
  words.map((word) => [' |', `  # ${word}`, '', '    mais', `  - ${word}`]),
  words.map((word) => [' |-  # cabeça', `  ${word}`, '', '']),
  words.map((word) => [' >', `  ${word}`, `  ${word}`, '', '  fim', '   ']),
  words.map((word) => [' |+', `  ${word}`, '', '']),
  words.map((word) => [` { a: ${JSON.stringify(word)}, b: [x, "y, z"] }`]),
  words.map((word) => [' [', `   ${JSON.stringify(word)}, # nota`, '   dois', '  ]']),
  fc.constantFrom([''], [' # vazio'], [' ""']),
);

const trivia = fc.array(fc.constantFrom('', '', '# um', '# ── dois ──', '   ', '      # fundo', '#'), {
  maxLength: 3,
});

interface Style {
  readonly dash: number;
  readonly inner: number;
  readonly lineBreak: string;
  readonly mark: string;
  readonly isOpen: boolean;
}

const styles: fc.Arbitrary<Style> = fc.record({
  dash: fc.constantFrom(0, 2, 4),
  inner: fc.constantFrom(0, 2),
  lineBreak: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\uFEFF'),
  isOpen: fc.boolean(),
});

const indent = (lines: readonly string[], by: number) =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));

const field = fc.tuple(fc.constantFrom('title', 'text', 'note', 'badge', 'image'), valueLines, trivia);
const fields = fc.uniqueArray(field, { maxLength: 3, selector: ([name]) => name });
const items = fc.array(fc.tuple(trivia, valueLines, valueLines), { maxLength: 2 });

const section = fc.record({
  above: trivia,
  type: fc.constantFrom('hero', 'faq', 'cta', 'cards'),
  fields,
  items,
  hasId: fc.boolean(),
  isLoose: fc.boolean(),
});

type Section = typeof section extends fc.Arbitrary<infer T> ? T : never;

function writeFields(entries: Section['fields']): readonly string[] {
  return entries.flatMap(([name, [first = '', ...rest], below]) => [
    `${name}:${first}`,
    ...rest,
    ...indent(below, 0),
  ]);
}

function writeSection(value: Section, { dash, inner }: Style, index: number): readonly string[] {
  const entries = value.items.flatMap(([above, [a = '', ...moreA], [b = '', ...moreB]]) => [
    ...indent(above, inner),
    ...indent([`- question:${a}`, ...indent(moreA, 2), `  answer:${b}`, ...indent(moreB, 2)], inner),
  ]);
  const own = [
    `type: ${value.type}`,
    ...(value.hasId ? [`id: ${value.type}-${index}`] : []),
    ...writeFields(value.fields),
    ...(entries.length > 0 ? ['items:', ...entries] : []),
  ];
  const [first = '', ...rest] = own;
  const head = value.isLoose ? ['- # solta', `  ${first}`] : [`- ${first}`];
  return [...indent(value.above, dash), ...indent([...head, ...indent(rest, 2)], dash)];
}

const files = fc
  .record({
    style: styles,
    top: fields,
    sections: fc.array(section, { minLength: 1, maxLength: 4 }),
    end: trivia,
    hasMore: fc.boolean(),
  })
  .map(({ style, top, sections, end, hasMore }) => {
    const lines = [
      '# yaml-language-server: x',
      ...writeFields(top),
      'sections: # lista',
      ...sections.flatMap((one, index) => writeSection(one, style, index)),
      ...end,
      ...(hasMore ? ['footer:', '  about: fim'] : []),
    ];
    const text = style.mark + lines.join(style.lineBreak);
    return style.isOpen ? text : text + style.lineBreak;
  })
  // What the generator breaks by chance (a comment too deep below a text, say) is no file to edit.
  .filter((text) => parse(text).ok);

const sound = readdirSync(places.pages).filter((name) => name.endsWith('.yaml') && name !== 'site.yaml');
const realFiles = fc
  .record({
    text: fc.constantFrom(...sound.map((name) => readFileSync(join(places.pages, name), 'utf8'))),
    isWindows: fc.boolean(),
    mark: fc.constantFrom('', '\uFEFF'),
  })
  .map(({ text, isWindows, mark }) => mark + (isWindows ? text.replaceAll('\n', '\r\n') : text));

const commands = fc.record({
  verb: fc.constantFrom('move', 'insert', 'remove', 'duplicate', 'set', 'set', 'move item', 'remove item'),
  from: fc.nat(30),
  to: fc.nat(30),
  value: anyText,
});

type Command = typeof commands extends fc.Arbitrary<infer T> ? T : never;
type Path = readonly (string | number)[];

const added = '# comentário novo\ntype: cta\ntitle: Nova\nitems:\n  # dentro\n  - a: |\n      b\n\n      c\n';
const addedData = { type: 'cta', title: 'Nova', items: [{ a: 'b\n\nc\n' }] };

function pathsOf(data: unknown, isWanted: (value: unknown) => boolean, path: Path = []): readonly Path[] {
  const here = isWanted(data) ? [path] : [];
  if (typeof data !== 'object' || data === null) return here;
  const isList = Array.isArray(data);
  return [
    ...here,
    ...Object.entries(data).flatMap(([key, value]) =>
      pathsOf(value, isWanted, [...path, isList ? Number(key) : key]),
    ),
  ];
}

// The model: plain, mutable, and written apart from the code that it judges.
/* oxlint-disable typescript/no-explicit-any */
type Data = any;

interface Made {
  readonly edit: Edit;
  readonly wanted: Data;
  readonly verb: string;
  /** The list that was changed, and which of its old items must be found unchanged. */
  readonly list: Path;
  readonly kept: readonly number[];
}

function at(data: Data, path: Path): Data {
  return path.reduce((value: Data, name) => value[name], data);
}

function run(text: string, data: Data, command: Command): Made | undefined {
  const wanted = structuredClone(data);
  const { verb, value } = command;
  if (verb === 'set') {
    const paths = pathsOf(data, (one) => typeof one === 'string').filter((path) => path.length > 0);
    const path = paths[command.from % paths.length] ?? [];
    at(wanted, path.slice(0, -1))[path.at(-1) ?? ''] = value;
    const touched = path[0] === 'sections' ? path[1] : undefined;
    const kept = data.sections
      .map((_: unknown, index: number) => index)
      .filter((index: number) => index !== touched);
    return { edit: setValue(text, path, value), wanted, verb, list: ['sections'], kept };
  }
  const inner = verb.endsWith('item') ? pathsOf(data, Array.isArray).filter((path) => path.length > 1) : [];
  if (verb.endsWith('item') && inner.length === 0) return undefined;
  const list = inner[command.to % Math.max(1, inner.length)] ?? ['sections'];
  const entries = at(wanted, list);
  const amount = entries.length;
  const from = command.from % amount;
  const all = [...Array.from({ length: amount }).keys()];
  const others = all.filter((index) => index !== from);
  if (verb.startsWith('move')) {
    const to = command.to % amount;
    entries.splice(to, 0, ...entries.splice(from, 1));
    const edit = verb === 'move' ? moveSection(text, from, to) : moveItem(text, list, from, to);
    return { edit, wanted, verb, list, kept: all };
  }
  if (verb.startsWith('remove')) {
    entries.splice(from, 1);
    const edit = verb === 'remove' ? removeSection(text, from) : removeItem(text, list, from);
    return { edit, wanted, verb, list, kept: others };
  }
  if (verb === 'insert') {
    const to = command.to % (amount + 1);
    entries.splice(to, 0, addedData);
    return { edit: insertSection(text, to, added), wanted, verb, list, kept: all };
  }
  const copy = structuredClone(entries[from]);
  if (copy.id !== undefined) {
    const stem = copy.id.replace(/-\d+$/, '');
    const ids = entries.map((entry: Data) => entry.id);
    copy.id = `${stem}-${[2, 3, 4, 5, 6, 7, 8, 9].find((number) => !ids.includes(`${stem}-${number}`))}`;
  }
  entries.splice(from + 1, 0, copy);
  return { edit: duplicateSection(text, from), wanted, verb, list, kept: all };
}
/* oxlint-enable typescript/no-explicit-any */

/** What stands on a text's lines that are comments, or ends its other lines as one. */
function commentsOf(text: string): readonly string[] {
  const parsed = parse(text);
  return (parsed.ok ? linesOf(parsed) : []).flatMap(({ text: written, kind }) => {
    const line = written.trim();
    if (kind === 'comment') return [line];
    const trailing = / (# (nota|cabeça|lista|solta|vazio).*)$/.exec(line)?.[1];
    return trailing === undefined ? [] : [trailing];
  });
}

function coresOf(text: string, list: Path): readonly string[] | undefined {
  const parsed = parse(text);
  const layout = parsed.ok ? layOut(parsed, list) : undefined;
  return layout?.ok ? layout.parts.map(({ core }) => core.trimEnd()) : undefined;
}

function missing(from: readonly string[], among: readonly string[]): readonly string[] {
  const left = [...among];
  return from.filter((one) => {
    const index = left.indexOf(one);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

/** The lines that say something, sorted: a move has the same before and after. */
function writtenLines(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .toSorted();
}

const refusals: string[] = [];
let made = 0;

function prove(text: string, command: Command): void {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error('The generator gives files that can be read.');
  const result = run(text, parsed.data, command);
  if (result === undefined) return;
  const { edit, wanted, verb, list, kept } = result;
  made += 1;
  if (!edit.ok) {
    refusals.push(`${verb}: ${edit.reason}`);
    return;
  }
  const after = parse(edit.text);
  expect(after.ok && after.data).toEqual(wanted);
  const before = coresOf(text, list) ?? [];
  const untouched = kept.map((index) => before[index] ?? '');
  expect(untouched.filter((core) => !edit.text.includes(`\n${core}`))).toEqual([]);
  if (verb.startsWith('move')) expect(writtenLines(edit.text)).toEqual(writtenLines(text));
  if (!verb.startsWith('remove')) expect(missing(commentsOf(text), commentsOf(edit.text))).toEqual([]);
  expect(edit.text.startsWith('\uFEFF')).toBe(text.startsWith('\uFEFF'));
  if (text.includes('\r\n')) expect(edit.text).not.toMatch(/[^\r]\n/);
}

const several = fc.array(commands, { minLength: 4, maxLength: 4 });

/** Each of several edits to the same file. */
function proveAll(text: string, wishes: readonly Command[]): void {
  for (const wish of wishes) prove(text, wish);
}

const runs = { generated: amount(60, 2425), whole: amount(3, 75) };

// A thorough run makes ten thousand edits; the time limits are for machines with other work.
describe('random edits', () => {
  it('leave generated files of every style as they were wanted', { timeout: 240_000 }, () => {
    const result = fc.check(fc.property(files, several, proveAll), { numRuns: runs.generated, seed: 3 });
    expect(fc.defaultReportMessage(result)).toBeUndefined();
  });

  it('leave whole pages as they were wanted', { timeout: 240_000 }, () => {
    const result = fc.check(fc.property(realFiles, several, proveAll), { numRuns: runs.whole, seed: 3 });
    expect(fc.defaultReportMessage(result)).toBeUndefined();
  });

  it('are seldom refused, and only for reasons that an editor can act on', () => {
    const unexpected = refusals.filter((reason) => reason.includes('esperado'));
    expect(made).toBeGreaterThan(0.85 * 4 * (runs.generated + runs.whole));
    expect(unexpected.length / made).toBeLessThan(0.01);
  });
});
