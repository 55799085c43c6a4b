import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '../../testing/amount.ts';
import { readBytes } from './bytes.ts';
import { decode, findScrambled, mayBeScrambled, putRight } from './encoding.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** The text that a refusal underlines, with what kind of fault it is. */
function fault(bytes: Uint8Array): readonly [string | undefined, string] {
  const { text, fault } = decode(bytes);
  const [at, length] = fault && 'at' in fault ? [fault.at, fault.length] : [0, 0];
  return [fault?.kind, text.slice(at, at + length)];
}

describe('decode', () => {
  it('reads any text in UTF-8 as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        fc.pre(!typed.includes('\u0000') && !typed.startsWith('\uFEFF'));
        expect(decode(utf8(typed))).toEqual({ text: typed });
      }),
    );
  });

  it('reads any bytes without throwing, and what is UTF-8 in them as such', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const { text, fault } = decode(new Uint8Array([...utf8('título: '), ...bytes, ...utf8('fim')]));
        expect(text.startsWith('título: ')).toBe(true);
        expect(text.endsWith('fim')).toBe(true);
        if (fault && 'at' in fault) expect(text.length).toBeGreaterThanOrEqual(fault.at + fault.length);
      }),
    );
  });

  it.each([
    ['title: Dúvidas', 'ú'],
    ['# Ação', 'çã'],
    ['MAÇÃ', 'ÇÃ'],
    ['Olá', 'á'],
  ])('knows the accents of %s in Windows-1252', (typed, marked) => {
    expect(fault(latin1(typed))).toEqual(['windows', marked]);
    expect(decode(latin1(typed)).text).toBe(typed);
  });

  it('knows the quotes, dashes and the euro of Windows-1252', () => {
    expect(decode(latin1('\u0093já\u0094 \u0096 5\u0080')).text).toBe('“já” – 5€');
  });

  it.each([
    ['half of an emoji', [0xed, 0xa0, 0xbd], 'í\u00A0½'],
    ['a letter in more bytes than it takes', [0xc0, 0xaf], 'À¯'],
    ['a letter beyond the last', [0xf4, 0x90, 0x80, 0x80], 'ô\u0090€€'],
  ])('takes no bytes of %s for a letter', (_, bytes, text) => {
    expect(decode(new Uint8Array([...bytes, 0x2e])).text).toBe(`${text}.`);
  });

  it.each(['utf-16le', 'utf-16be'] as const)('reads %s with a mark and without one', (encoding) => {
    const typed = 'title: Dúvidas\n';
    for (const text of [`\uFEFF${typed}`, typed]) {
      const bytes = Buffer.from(text, 'utf16le');
      if (encoding === 'utf-16be') bytes.swap16();
      expect(decode(bytes)).toMatchObject({ text: typed, fault: { kind: 'utf-16' } });
    }
  });

  it.each([
    ['a letter cut in two', [...utf8('title: Ol'), 0xc3]],
    ['a dash cut in three', [...utf8('title: Ol'), 0xe2, 0x80]],
    ['an emoji cut in four', [...utf8('title: já'), 0xf0, 0x9f, 0x90]],
  ])('knows %s at the end', (_, bytes) => {
    expect(fault(new Uint8Array(bytes))).toEqual(['cut', '\uFFFD']);
  });
});

describe('findScrambled', () => {
  it.each(['Dúvidas', 'Ação', 'É já', '“Não” – 50€', 'ÓÔÕ', 'à noite…', 'nº 1ª'])(
    'finds and mends %s',
    (typed) => {
      const scrambled = decode(
        latin1(`\u00E1 ${utf8(typed).reduce((all, byte) => all + String.fromCharCode(byte), '')}`),
      );
      const text = scrambled.text.slice(2);
      expect(findScrambled(`Ã¡ ${text}`)).toBeDefined();
      expect(putRight(text)).toBe(typed);
    },
  );

  it.each([
    '“VOLTE AMANHÃ”',
    'MAÇÃ – R$ 5',
    '«AMANHû',
    'MAÇû',
    '1ª ÉPOCA',
    'SÃO JOSÉ',
    'AVÔ™',
    'Câmara à 1h½',
  ])('leaves %s alone', (typed) => expect(findScrambled(typed)).toBeUndefined());
});

describe('mayBeScrambled', () => {
  const signs = [...'\u0080\u008D\u009D\u00A0¡§©ªº¿ÀÁÂÃÇÉàáâãçéêíóôõúü€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ a'];

  it('is said of every text that is scrambled', () => {
    const text = fc.string({ unit: fc.constantFrom(...signs), maxLength: 6 });
    const isMissed = (one: string) => findScrambled(one) !== undefined && !mayBeScrambled(one);
    fc.assert(
      fc.property(text, (one) => {
        expect(isMissed(one)).toBe(false);
      }),
      { numRuns: amount(500, 2000) },
    );
  });

  it('is not said of Portuguese', () => {
    expect(mayBeScrambled('Ações, corações e ÓRGÃOS: “AMANHÃ, às 8h”. Pós-operatório')).toBe(false);
  });
});

describe('readBytes', () => {
  it.each([
    ['a NUL', 314, '\u0000'],
    ['a bell', 3, '\u0007'],
    ['a mark of direction', 12, '\u202E'],
    ['half of nothing', 7, '\uFFFE'],
  ])('tells %s in its line', (_, line, sign) => {
    const { text, refusal } = readBytes(utf8(`${'a: b\n'.repeat(line - 1)}c: x${sign}y\n`));
    expect(text.slice(0, refusal?.at).split('\n')).toHaveLength(line);
    expect(text.slice(refusal?.at, (refusal?.at ?? 0) + (refusal?.length ?? 1))).toBe(sign);
  });

  it.each(['👩‍⚕️ 👨‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '☎️', 'e\u0301', 'soft\u00ADhyphen', 'R$\u00A035', 'a\tb', '🇧🇷'])(
    'lets %s stand in a text',
    (typed) => expect(readBytes(utf8(`a: ${typed}\n`)).refusal).toBeUndefined(),
  );
});

it.each([
  ['Ã s terÃ§as', 'às terças'],
  ['NÃ£o Ã\u00A0 vista, nem Ã  vista', 'Não à vista, nem à vista'],
  ['cÃ£o: Ã vista', 'cão: à vista'],
  ['MANHÃ SOL, Ã s oito', 'MANHÃ SOL, Ã s oito'],
])('reads "%s", whose space is half a letter, as "%s"', (typed, meant) => {
  expect(putRight(typed)).toBe(meant);
});
