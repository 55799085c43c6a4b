import { describe, expect, it } from 'vitest';
import { readSource } from './read-source.ts';
import { limits, locate } from './source.ts';

const read = (text: string | Uint8Array) =>
  readSource(
    { file: 'pages/x.yaml', name: 'x', kind: 'page' },
    typeof text === 'string' ? new TextEncoder().encode(text) : text,
  );

/** The code of the one problem found, and the text it underlines. */
function fault(text: string): readonly [string, string] {
  const { problems } = read(text);
  expect(problems).toHaveLength(1);
  const [problem] = problems;
  return [problem?.code ?? '', text.slice(problem?.range.start, problem?.range.end)];
}

describe('readSource', () => {
  it.each(['+55 54', '35.90', '099010-120', 'no', '1e3', '0x10', '2025-07-15', '.5', 'R$ 35.90'])(
    'keeps %s as the text that was typed',
    (text) => {
      expect(read(`a: ${text}`).source.data).toEqual({ a: text });
    },
  );

  it.each(['~', 'null', 'Null', 'NULL', ''])('reads %s as nothing', (word) => {
    expect(read(`a: ${word}\nb:\n- ${word}\n`).source.data).toEqual({ a: '', b: [''] });
  });

  it.each(['"~"', "'null'", '|\n  null', '>-\n  ~'])('keeps %s as the text that was typed', (written) => {
    const { a } = read(`a: ${written}\n`).source.data as { a: string };
    expect(a.trim()).toBe(written.replaceAll(/["'|>\s-]/g, ''));
  });

  it('reads flow style and both list indents alike', () => {
    const flow = read('a: [{ b: 1 }]').source.data;
    expect(read('a:\n- b: 1').source.data).toEqual(flow);
    expect(read('a:\n  - b: 1').source.data).toEqual(flow);
  });

  it('refuses a file over the size limit before parsing it', () => {
    expect(fault(`a: ${'x'.repeat(limits.bytes)}`)[0]).toBe('P001');
  });

  it('refuses a file over the line limit', () => {
    expect(fault('a: 1\n'.repeat(limits.lines + 1))[0]).toBe('P001');
  });

  it.each([
    ['block', Array.from({ length: 25 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['flow', `a: ${'['.repeat(30)}${']'.repeat(30)}`],
    ['dashes', `a:\n${'- '.repeat(30)}x`],
  ])('refuses %s nesting beyond the depth limit', (_, text) => {
    expect(fault(text)[0]).toBe('P002');
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(read(new Uint8Array([0x61, 0x3a, 0x20, 0xe7, 0xe3, 0x6f])).problems[0]?.code).toBe('P003');
  });

  it.each([
    ['a: *Promo', 'P007', '*Promo'],
    ['a: &Banho e tosa', 'P007', '&Banho e tosa'],
    ['a: !x y', 'P007', '!x y'],
    ['a: 1\n---\nb: 2', 'P008', '---'],
    ['a: "aberta\nb: 2', 'P004', ''],
    ['a: 1\na: 2', 'P006', 'a'],
    ['a: Banho #1', 'P030', 'Banho #1'],
  ])('explains %s', (text, code, marked) => {
    const [found, shown] = fault(text);
    expect(found).toBe(code);
    expect(shown.startsWith(marked)).toBe(true);
  });

  it('names conflict marks for what they are', () => {
    const [problem] = read('a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n').problems;
    expect(problem?.kind).toBe('conflict');
  });

  it.each(['<<<<<<< HEAD', '=======', '>>>>>>> outro', '||||||| base'])(
    'names half of a conflict, "%s", before anything else that is wrong',
    (mark) => {
      const [problem] = read(`a: 1\na: 2\n${mark}\nb: "3\n`).problems;
      expect(problem).toMatchObject({ kind: 'halfConflict', range: { line: 3 } });
      expect(problem?.edit).toBeUndefined();
    },
  );

  it('takes the upper of two versions without what both were made of', () => {
    const [problem] = read('<<<<<<< a\nb: 2\n||||||| x\nb: 1\n=======\nb: 3\n>>>>>>> c\n').problems;
    expect(problem?.parameters).toEqual({ first: 1, last: 7, version: ['b: 2'] });
  });

  it('keeps data of a file with a byte order mark and Windows line ends', () => {
    expect(read('\uFEFFa: um\r\nb: dois\r\n').source.data).toEqual({ a: 'um', b: 'dois' });
  });

  it('refuses a list or an empty file at the root', () => {
    expect(read('').problems[0]?.code).toBe('P009');
    expect(read('- a').problems[0]?.code).toBe('P009');
  });
});

describe('locate', () => {
  const text = 'a: 1\nlist:\n- type: hero\n  title: Olá\n- type: faq\n';
  const { source } = read(text);
  const marked = (path: (string | number)[], part?: 'key') => {
    const { start, end } = locate(source, path, part);
    return text.slice(start, end);
  };

  it('finds values and keys', () => {
    expect(marked(['list', 0, 'title'])).toBe('Olá');
    expect(marked(['list', 0, 'title'], 'key')).toBe('title');
  });

  it("points a missing field at its section's type line", () => {
    expect(marked(['list', 1, 'title'])).toBe('type: faq');
  });
});
