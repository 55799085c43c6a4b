import { describe, expect, it } from 'vitest';
import { duplicateSection } from './duplicate.ts';
import { insertSection } from './insert.ts';
import { moveItem, moveSection } from './move.ts';
import type { Edit } from './outcome.ts';
import { removeSection } from './remove.ts';
import { setValue } from './set-value.ts';

const page = `title: Página # nome
sections:
# Ordem das seções

# ── Capa ──
- type: hero
  title: Olá # alô
  # dentro

# ── Dúvidas ──
- type: faq
  id: faq
  items:
    # a mais comum
    - question: Um?
      answer: |
        Sim.

        Não.

    - question: "Dois: dois?"
      answer: Sim.
# nota das dúvidas

# ── Fim ──
- type: cta
  title: Tchau

# depois de tudo
footer:
  note: x
`;

function textOf(edit: Edit): string {
  return edit.ok ? edit.text : `REFUSED: ${edit.reason}`;
}

describe('moveSection', () => {
  it('takes a text along that begins with an empty line', () => {
    const text = 'sections:\n- type: cta\n- type: faq\n  text: |\n\n    Sim.\n  id: faq\n';
    const moved = 'sections:\n- type: faq\n  text: |\n\n    Sim.\n  id: faq\n- type: cta\n';
    expect(textOf(moveSection(text, 1, 0))).toBe(moved);
  });

  it('takes comments along and leaves those of the list and of the file', () => {
    expect(textOf(moveSection(page, 1, 0))).toMatchInlineSnapshot(`
      "title: Página # nome
      sections:
      # Ordem das seções

      # ── Dúvidas ──
      - type: faq
        id: faq
        items:
          # a mais comum
          - question: Um?
            answer: |
              Sim.

              Não.

          - question: "Dois: dois?"
            answer: Sim.
      # nota das dúvidas

      # ── Capa ──
      - type: hero
        title: Olá # alô
        # dentro

      # ── Fim ──
      - type: cta
        title: Tchau

      # depois de tudo
      footer:
        note: x
      "
    `);
  });

  it('gives the text back when the move is undone', () => {
    expect(textOf(moveSection(textOf(moveSection(page, 0, 2)), 2, 0))).toBe(page);
  });

  it.each([
    ['Windows line breaks', page.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${page}`],
  ])('keeps %s', (_, text) => {
    expect(textOf(moveSection(text, 1, 0)).length).toBe(text.length);
  });

  it('keeps a file without a last line break so', () => {
    const text = 'sections:\n\n- type: a\n\n- type: b';
    expect(textOf(moveSection(text, 0, 1))).toBe('sections:\n\n- type: b\n\n- type: a');
  });

  it('refuses a list in brackets', () => {
    expect(textOf(moveSection('sections: [{ type: a }, { type: b }]', 0, 1))).toContain('colchetes');
  });

  it('refuses a file with an error', () => {
    expect(textOf(moveSection('sections:\n- type: a\n title: b', 0, 1))).toContain('npm run validate');
  });
});

describe('moveItem', () => {
  it('moves an item of an inner list with its comment', () => {
    expect(textOf(moveItem(page, ['sections', 1, 'items'], 0, 1))).toContain(
      `  items:
    - question: "Dois: dois?"
      answer: Sim.

    # a mais comum
    - question: Um?
      answer: |
        Sim.

        Não.
# nota das dúvidas
`,
    );
  });
});

describe('removeSection', () => {
  it('takes its comments away and nothing else', () => {
    const start = page.indexOf('\n# ── Dúvidas');
    const end = page.indexOf('\n# ── Fim');
    expect(textOf(removeSection(page, 1))).toBe(page.slice(0, start) + page.slice(end));
  });

  it('keeps the last one', () => {
    expect(textOf(removeSection('sections:\n- type: a\n', 0))).toContain('vazia');
  });
});

describe('duplicateSection', () => {
  it('gives the copy an id of its own', () => {
    expect(textOf(duplicateSection(page, 1)).match(/id: .*/g)).toEqual(['id: faq', 'id: faq-2']);
  });
});

describe('insertSection', () => {
  const fields = '# nova\ntype: cta\ntext: |\n  um\n\n  dois\nitems:\n  # c\n  - a\n';

  it("writes it with the list's dashes and line breaks", () => {
    const text = 'sections:\r\n\r\n  - type: a\r\n\r\n  - type: b\r\n';
    expect(textOf(insertSection(text, 1, fields))).toBe(
      [
        'sections:\n\n  - type: a\n\n  # nova\n  - type: cta\n    text: |\n      um\n\n      dois\n',
        '    items:\n      # c\n      - a\n\n  - type: b\n',
      ]
        .join('')
        .replaceAll('\n', '\r\n'),
    );
  });
});

describe('setValue', () => {
  it.each([
    ['a: b # c', 'x y', 'a: x y # c'],
    ['a: b # c', 'x: y', 'a: "x: y" # c'],
    ['a: b', 'diz "oi": sim', 'a: \'diz "oi": sim\''],
    ["a: 'b'", "d'água", "a: 'd''água'"],
    ['a: "b"', 'x', 'a: "x"'],
    ['a: # c', 'x', 'a: x # c'],
    ['a: ""', 'b', 'a: b'],
    ['a:', '', 'a:'],
    ['a: x', '', 'a: ""'],
    ['a: x', '*x', 'a: "*x"'],
    ['a: x', 'Somos a #1', 'a: "Somos a #1"'],
    ['a: x', 'C#1', 'a: C#1'],
    ['a: |\n  um\n\nb: 1', 'dois\n\ntrês\n', 'a: |\n  dois\n\n  três\n\nb: 1'],
    ['a: | # c\n  um\nb: 1', 'dois', 'a: |- # c\n  dois\nb: 1'],
    ['a: >\n  um\nb: 1', 'dois\ntrês\n', 'a: >\n  dois\n\n  três\nb: 1'],
    ['a: x\r\nb: 1', 'um\ndois', 'a: |-\r\n  um\r\n  dois\r\nb: 1'],
    ['a: um\n  dois\nb: 1', 'x', 'a: x\nb: 1'],
    ['a: |\n  um', 'dois\n', 'a: |\n  dois'],
  ])('writes %j with %j', (text, value, expected) => {
    expect(textOf(setValue(text, ['a'], value))).toBe(expected);
  });

  it('quotes inside brackets what brackets would cut', () => {
    expect(textOf(setValue('a: [x, { b: y }]', ['a', 1, 'b'], 'um, dois'))).toBe('a: [x, { b: "um, dois" }]');
  });

  it('changes an item of a plain list', () => {
    expect(textOf(setValue('a:\n- x\n- y # c\n', ['a', 1], 'z: w'))).toBe('a:\n- x\n- "z: w" # c\n');
  });

  it('refuses a list', () => {
    expect(textOf(setValue('a:\n- x\n', ['a'], 'z'))).toContain('não é um texto');
  });
});
