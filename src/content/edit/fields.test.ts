import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../fields/is-record.ts';
import { places } from '../../testing/specified.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import type { Edit } from './outcome.ts';
import { insertData, insertSection } from './insert.ts';
import { readItem } from './read-item.ts';
import { parse } from './parse.ts';
import { putField } from './put-field.ts';
import { removeField } from './remove-field.ts';

function textOf(edit: Edit): string {
  return edit.ok ? edit.text : `REFUSED: ${edit.reason}`;
}

const page = `sections:
- type: faq # dúvidas
  # o título
  title: |
    Um

  # as perguntas
  items:
    - question: Dói?
      # a resposta
      answer: Não.
    - answer: Sim.
# fim
footer:
  note: x`;

const files = readdirSync(places.pages)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => [name, readFileSync(join(places.pages, name), 'utf8')] as const);

describe('putField', () => {
  it('stands below the field that it follows in the usual order', () => {
    const order = ['type', 'id', 'title', 'intro', 'items'];
    expect(textOf(putField(page, { path: ['sections', 0, 'id'], value: 'faq', order }))).toContain(
      '- type: faq # dúvidas\n  id: faq\n  # o título\n',
    );
    expect(textOf(putField(page, { path: ['sections', 0, 'intro'], value: 'a: b', order }))).toContain(
      '    Um\n  intro: "a: b"\n\n  # as perguntas\n',
    );
  });

  it('stands before all others where it is the first, behind the dash', () => {
    const path = ['sections', 0, 'items', 1, 'question'];
    expect(textOf(putField(page, { path, value: 'Coça?', order: ['question', 'answer'] }))).toContain(
      '    - question: Coça?\n      answer: Sim.\n# fim\n',
    );
  });

  it('stands last where nobody says its place, also in a file without a last line break', () => {
    expect(textOf(putField(page, { path: ['sections', 0, 'hidden'], value: 'sim' }))).toContain(
      '    - answer: Sim.\n  hidden: sim\n# fim\n',
    );
    expect(textOf(putField(page, { path: ['footer', 'title'], value: 'y' }))).toBe(`${page}\n  title: y`);
  });

  it('writes lists and groups as pages are written, several lines below a sign', () => {
    const value = [{ label: 'Ligar', more: { a: 'um\n\ndois\n' } }, 'solto'];
    const text = textOf(putField('a: b\r\n', { path: ['actions'], value }));
    expect(text).toBe(
      'a: b\r\nactions:\r\n  - label: Ligar\r\n    more:\r\n      a: |\r\n        um\r\n\r\n        dois\r\n  - solto\r\n',
    );
  });

  it('replaces a text, and no list', () => {
    expect(textOf(putField(page, { path: ['footer', 'note'], value: 'y' }))).toBe(
      page.replace('note: x', 'note: y'),
    );
    expect(textOf(putField(page, { path: ['sections', 0, 'items'], value: 'y' }))).toMatch(/^REFUSED/);
  });

  it('adds nothing to fields in braces', () => {
    expect(textOf(putField('a: { b: c }\n', { path: ['a', 'd'], value: 'e' }))).toMatch(/^REFUSED/);
  });
});

describe('insertData', () => {
  it('writes an item, or a text, as the list has its own', () => {
    const text = 'a:\n-   b: c\n';
    expect(textOf(insertData(text, ['a'], 1, { b: 'd: e', f: ['g'] }))).toBe(
      'a:\n-   b: c\n-   b: "d: e"\n    f:\n      - g\n',
    );
    expect(textOf(insertData('a:\n  - b\n  - c\n', ['a'], 1, '#d'))).toBe('a:\n  - b\n  - "#d"\n  - c\n');
  });
});

describe('readItem', () => {
  it('gives an item that is the same in another list, its comments included', () => {
    const item = readItem(page, ['sections'], 0) ?? '';
    const text = textOf(insertSection('sections:\n  - type: cta\n', 1, `# aqui\n${item}`));
    expect(text).toBe(
      `sections:\n  - type: cta\n\n  # aqui\n${page
        .split('\n')
        .slice(1, 12)
        .map((line) => (line === '' ? '' : `  ${line}`))
        .join('\n')}\n`,
    );
  });

  it.each(files)('gives every section of %s so that it is read as it was', (_, text) => {
    const parsed = parse(text);
    const sections = parsed.ok ? valueAt(parsed.data, ['sections']) : [];
    for (const [index, section] of (Array.isArray(sections) ? sections : []).entries()) {
      const read = parse(readItem(text, ['sections'], index) ?? '');
      expect(read.ok && read.data).toEqual(section);
    }
  });
});

describe('removeField', () => {
  it('gives the dash of an item to the next field, and keeps the comment between', () => {
    expect(textOf(removeField(page, ['sections', 0, 'items', 0, 'question']))).toContain(
      '    -\n      # a resposta\n      answer: Não.\n',
    );
    expect(textOf(removeField('a:\n- b: c\n  d: e\n', ['a', 0, 'b']))).toBe('a:\n- d: e\n');
  });

  it('keeps the comments and blank lines around it', () => {
    expect(textOf(removeField(page, ['sections', 0, 'title']))).toContain(
      '# dúvidas\n  # o título\n\n  # as perguntas\n',
    );
  });

  it('leaves the only field of an item', () => {
    expect(textOf(removeField(page, ['sections', 0, 'items', 1, 'answer']))).toMatch(/^REFUSED/);
  });
});

function* groupsOf(data: unknown, path: Path = []): Generator<Path> {
  if (isRecord(data)) yield path;
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data))
    yield* groupsOf(value, [...path, Array.isArray(data) ? Number(name) : name]);
}

const lines = (text: string) => text.split('\n');

/** Whether some lines are others without a stretch of them. */
function isWithout(fewer: readonly string[], more: readonly string[]): boolean {
  const start = more.findIndex((line, index) => line !== fewer[index]);
  const gone = more.length - fewer.length;
  const isAt = (from: number) =>
    fewer.every((line, index) => line === more[index < from ? index : index + gone]);
  // Two lines that are alike may stand for each other.
  return start === -1 || isAt(start) || isAt(Math.max(0, start - 1));
}

describe.each(files)('every group of %s', (_, text) => {
  const parsed = parse(text);
  const groups = parsed.ok ? [...groupsOf(parsed.data)].filter((_path, index) => index % 9 === 0) : [];

  it('takes a field by new lines alone, and gives it back', () => {
    for (const path of groups) {
      const put = textOf(putField(text, { path: [...path, 'neu'], value: 'um: dois' }));
      expect(isWithout(lines(text), lines(put)), path.join('.')).toBe(true);
      expect(textOf(removeField(put, [...path, 'neu']))).toBe(text);
    }
  });

  it('gives away a field by its lines alone', () => {
    const told = groups.flatMap((path) => {
      const names = Object.keys(Object(parsed.ok ? valueAt(parsed.data, path) : {}));
      return names.slice(1, 3).map((name) => path.concat(name));
    });
    for (const path of told)
      expect(isWithout(lines(textOf(removeField(text, path))), lines(text)), path.join('.')).toBe(true);
  });
});
