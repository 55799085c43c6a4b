import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { amount } from '../../testing/amount.ts';
import { specifiedTexts } from '../../testing/specified-content.ts';
import { places } from '../../testing/specified.ts';
import { isSame, parse } from '../edit/parse.ts';
import { readSound } from '../source/sound.ts';
import { makeAccident } from '../testing/accidents/accidents.ts';
import { makeChance } from '../testing/accidents/random.ts';
import { formatDiff } from './diff.ts';
import { fix } from './fix.ts';
import { fixQuotes } from './quotes.ts';
import { fixSpaces } from './spaces.ts';

const page = `title: Página
description: Uma página.
theme: clinic

sections:

# ── Capa ──
- type: hero
  title: Olá
  actions:
    - label: Agendar
      chat: consulta
    - label: Ver
      to: /consulta
  note: Vagas limitadas

# ── Dúvidas ──
- type: faq
  id: faq
  items:
    # a mais comum
    - question: Um?
      answer: |
        Sim.

        Não.
    - question: Dois?
      answer: Sim.
`;

function change(from: string, to: string): string {
  expect(page).toContain(from);
  return page.replace(from, () => to);
}

describe('fix', () => {
  it.each([
    ['a field one space too deep', change('  note:', '   note:')],
    ['a field at the margin', change('  id: faq', 'id: faq')],
    ["an item's field at the wrong depth", change('      chat:', '    chat:')],
    ['a dash too deep', change('    - label: Ver', '      - label: Ver')],
    ['a section too deep', change('- type: faq', '  - type: faq')],
    ['tabs', change('  note:', '\tnote:')],
    ['a tab behind a dash', change('- type: faq', '-\ttype: faq')],
    ['no-break spaces', change('  note:', '\u00A0\u00A0note:')],
    ['a zero-width space', change('  note:', '  \u200Bnote:')],
    [
      'zero-width spaces on lines in a row',
      change('    - label: Agendar\n      chat', '    \u200B- label: Agendar\n      \u200Bchat'),
    ],
    ['ideographic spaces', change('      to:', '\u3000\u3000    to:')],
    ['a block of lines', page.replace(/- type: faq[^]*/, (text) => text.replaceAll(/^(?=.)/gm, '   '))],
    ['Windows line breaks', change('  note:', '   note:').replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${change('  note:', '   note:')}`],
  ])('repairs %s', (_, broken) => {
    const wanted =
      (broken.startsWith('\uFEFF') ? '\uFEFF' : '') +
      (broken.includes('\r') ? page.replaceAll('\n', '\r\n') : page);
    expect(fix(broken, 'page').text.replaceAll(/^ +(?=# a mais)/gm, '    ')).toBe(wanted);
  });

  it.each([
    ['Atenção: fechado', '"Atenção: fechado"'],
    ['Somos a #1 # nota', '"Somos a #1" # nota'],
    ['Diz "oi": sim', '\'Diz "oi": sim\''],
    ['d\'água: "sim"', "'d''água: \"sim\"'"],
    ['Horário:', '"Horário:"'],
    ['Sim: com hora marcada"', '"Sim: com hora marcada"'],
    ['“Sim: com hora marcada”', '"Sim: com hora marcada"'],
    ['Diga “sim: vem” e pronto: fim', '"Diga “sim: vem” e pronto: fim"'],
    ['Use o site: é fácil', '"Use o site: é fácil"'],
  ])('puts %s in quotes', (text, expected) => {
    expect(fix(change('Vagas limitadas', text), 'page').text).toBe(change('Vagas limitadas', expected));
  });

  it.each([
    ['an unknown field', change('  note:', '  notinha:')],
    ['an empty field', change('  note: Vagas limitadas', '  note:')],
    ['what it does not understand', change('  note: Vagas limitadas', '  note Vagas')],
    ['two fields on one line', change('  note: Vagas limitadas', '  note: Vagas limitadas badge: Novo')],
    ['a section and its id on one line', change('- type: faq\n  id: faq', '- type: faq id: faq')],
    ['a glued colon', change('  note: Vagas', '  note:Vagas')],
    ['an open quote', change('Vagas limitadas', '"Vagas')],
    ['another good style', page.replaceAll(/^(?=[- #] ?[\w ─])(?!title|desc|theme)/gm, '  ')],
    [
      'a group that fits two places, with its heading alone moved',
      page.replace(
        'theme: clinic\n',
        'theme: clinic\nheader:\n  topBar: Oi\n  messages:\n  default: a\n  a: Olá\n',
      ),
    ],
    [
      'a group that fits two places, behind Tabs',
      page.replace(
        'theme: clinic\n',
        'theme: clinic\nheader:\n  topBar: Oi\n\tmessages:\n\t  default: a\n\t  a: Olá\n',
      ),
    ],
    [
      'fields that slipped into a text',
      change('        Não.\n', '        Não.\n        answer: Sim.\n').replace('  note:', '   note:'),
    ],
    [
      'a line behind a special space, in a group that fits two places',
      page.replace(
        'theme: clinic\n',
        'theme: clinic\nheader:\n  topBar: Oi\n  messages:\n    default: a\n    a: Olá\n\u3000\u3000b: Oi\n',
      ),
    ],
    ['a dash too many', change('      chat:', '    - chat:').replace('  note:', '  - note:')],
    ['special spaces inside a text', change('        Não.', '        \u00A0\tNão.\u200B')],
  ])('leaves %s alone', (_, text) => {
    expect(fix(text, 'page').text).toBe(text);
  });

  const kinds = { 'site.yaml': 'site' } as const;
  const files = readdirSync(places.pages).filter((name) => name.endsWith('.yaml'));
  it.each(files)('leaves the sound %s as it is', (name) => {
    const text = readFileSync(join(places.pages, name), 'utf8');
    expect(fix(text, name === 'site.yaml' ? kinds[name] : 'page').text).toBe(text);
  });
});

/** Every line of a page moved by some columns, one at a time, and blocks of three and eight lines. */
function* simulateAccidents(text: string): Generator<string> {
  const lines = text.split('\n');
  const shift = (line: string, by: number) =>
    by > 0 ? ' '.repeat(by) + line : line.replace(new RegExp(`^ {0,${-by}}`), '');
  for (const size of [1, 3, 8]) {
    for (let at = 6; at < lines.length - size; at += amount(9, 1) * (size === 1 ? 17 : 41)) {
      for (const by of [-2, -1, 1, 2]) {
        yield lines
          .map((line, index) => (line !== '' && index >= at && index < at + size ? shift(line, by) : line))
          .join('\n');
      }
    }
  }
}

/** Data as text. An accident inside a text of several lines changes that text, which is the editor's own. */
function plain(data: unknown): string {
  return JSON.stringify(data).replaceAll(/\\n +/g, '\\n');
}

describe('accidents on pages', () => {
  it('are repaired or left alone, never taken for something else', () => {
    const counts = { harmless: 0, repaired: 0, left: 0, other: 0 };
    for (const name of ['banhoetosa.yaml', 'castracao.yaml']) {
      const text = readFileSync(join(places.pages, name), 'utf8');
      const wanted = parse(text);
      for (const broken of simulateAccidents(text)) {
        const before = parse(broken);
        const { text: fixed } = fix(broken, 'page');
        const after = parse(fixed);
        const isRight = after.ok && wanted.ok && isSame(plain(after.data), plain(wanted.data));
        if (before.ok && wanted.ok && isSame(before.data, wanted.data)) counts.harmless += 1;
        else if (isRight) counts.repaired += 1;
        else if (fixed === broken) counts.left += 1;
        else counts.other += 1;
      }
    }
    expect(counts.other).toBe(0);
    expect(counts.repaired).toBeGreaterThan(10 * counts.left);
  });
});

it('moves a field that is out of place in a text that reads well', () => {
  const slipped = change('theme: clinic\n', 'theme: clinic\nmeta:\nkeywords: vacina\n');
  expect(readSound(slipped)).toBeDefined();
  expect(fix(slipped, 'page').text).toBe(slipped.replace('keywords:', '  keywords:'));
});

it('the fast reader is sure of no text that lacks spaces or quotes, so that only mistakes are left to look for', () => {
  const texts = specifiedTexts();
  let sure = 0;
  for (let seed = 1; seed <= amount(150, 1500); seed += 1) {
    const chance = makeChance(seed);
    const { text } = makeAccident(chance.pick(texts), chance);
    if (readSound(text) === undefined) continue;
    sure += 1;
    const lines = text.split(/\r?\n/);
    expect(fixQuotes(fixSpaces(lines)), text).toEqual(lines);
  }
  expect(sure).toBeGreaterThan(amount(25, 250));
});

describe('formatDiff', () => {
  it('shows what changes, and signs that cannot be seen', () => {
    expect(formatDiff('pages/x.yaml', 'a\nb\nc\n\u00A0d\ne\nf\ng', 'a\nb\nc\n d\ne\nf\ng'))
      .toMatchInlineSnapshot(`
      "--- pages/x.yaml
      +++ pages/x.yaml
      @@ -2,5 +2,5 @@
       b
       c
      -␣d
      + d
       e
       f"
    `);
  });

  it('tells changes that are far apart, and a last line without an end, each in its place', () => {
    expect(formatDiff('pages/x.yaml', 'a\r\nb\nc\nd\ne\nf\ng\nh', 'a\nb\nc\nd\ne\nf\ng\nh\n'))
      .toMatchInlineSnapshot(`
        "--- pages/x.yaml
        +++ pages/x.yaml
        @@ -1,3 +1,3 @@
        -a
        +a
         b
         c
        @@ -6,3 +6,3 @@
         f
         g
        -h
        \\ Sem quebra de linha no fim do arquivo
        +h"
      `);
  });
});
