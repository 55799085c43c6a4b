import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '../../testing/amount.ts';
import { formatMarkdown } from './changes.ts';
import { escapeMarkdown } from './markdown.ts';

describe('escapeMarkdown', () => {
  it.each([
    ['a mention', 'fala @maria e @org/time', 'fala @&#8203;maria e @&#8203;org/time'],
    ['an issue', 'veja #12 e org/repo#7', 'veja #&#8203;12 e org/repo#&#8203;7'],
    ['an issue by letters', 'GH-12', 'GH-&#8203;12'],
    ['a heading', '# Olá', '\\# Olá'],
    ['a list', '- Olá', '\\- Olá'],
    ['a numbered list', '12. Olá', '12\\. Olá'],
    ['a quotation', '> Olá', '\\> Olá'],
    ['a line across', '---', '\\---'],
    ['a picture', '![x](y)', '!\\[x\\](y)'],
    ['HTML', '<img src=x>', '\\<img src=x\\>'],
    ['an entity', '&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['an address', 'https://x.example', 'https:&#8203;//x.example'],
    ['an address without a protocol', 'www.x.example', 'www&#8203;.x.example'],
    ['an e-mail', 'a@x.example', 'a@&#8203;x.example'],
    ['a commit', 'em 1a2b3c4', 'em 1&#8203;a2b3c4'],
    ['an emoji by name', ':smile_cat:', ':&#8203;smile\\_cat:'],
    ['mathematics', '$x$', '<span>$</span>x$'],
    ['a new line', 'a\n\n# b', 'a # b'],
    ['a command of a terminal', 'a\u001B[31m', 'a·\\[31m'],
  ])('keeps %s as text', (_, text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });

  it.each(['R$ 35 → R$ 39', 'Banho e tosa (24h): 10k+', 'Segunda a sexta, 8h–18h', 'Dúvidas? Não!'])(
    'leaves %s as it is',
    (text) => expect(escapeMarkdown(text)).toBe(text),
  );
});

const pieces = [
  '\n',
  '\r\n',
  ' ',
  '[x](',
  ...'@ #1 # - 1. > ` ``` * _ https:// www. <b> <!-- | ~~ $ &lt; :+1: \\ :: ##['.split(' '),
  ...'\u001B]0; \u009B \u202E \u200B \u2028 \t'.split(' '),
];
const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 }));

it('lets nothing of an editor come alive in a comment', () => {
  const text = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (place, change) => {
      const lines = formatMarkdown([{ place: `Em ${place}`, changes: [change, `título: ${change}`] }]).split(
        '\n',
      );
      expect(lines.filter((line) => line !== '').map((line) => /^(## |### |- )/.exec(line)?.[1])).toEqual([
        '## ',
        '### ',
        '- ',
        '- ',
      ]);
      for (const line of lines) {
        const bare = line
          .replace(/^(##|###|-) /, '')
          .replaceAll('<span>$</span>', 'x')
          .replaceAll(/&(amp|#8203);/g, '·')
          .replaceAll(/\\[!-/:-@[-`{-~]/g, 'x');
        expect(bare).not.toMatch(
          /[\\`*_[\]<>|~&]|@[\w]|#\d|:\/\/|www\.|\p{Cc}|\p{Bidi_Control}|^[#>+=-]|^\d+[.)]/u,
        );
      }
    }),
    { numRuns: amount(500, 2000), seed: 7 },
  );
});
