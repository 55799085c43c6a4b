// Control characters are what this file is about.
/* oxlint-disable no-control-regex */
import { unseenSigns } from '../../fields/visible.ts';

/** Signs that one never types and no text may hold: they change what is around them, or are nothing at all. */
const forbidden = new RegExp(
  [
    '[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F]',
    '[\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u206F\\uFFF9-\\uFFFB]',
    '[\\p{Noncharacter_Code_Point}\\p{Surrogate}]',
    // Letters of the tag alphabet draw the flags of England, Scotland and Wales, and hide elsewhere.
    '(?<!\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{0,6})[\\u{E0000}-\\u{E007F}]',
  ].join('|'),
  'u',
);
const run = new RegExp(`(?:${forbidden.source})+`, 'u');

/** Some signs in a row. */
interface Stretch {
  readonly at: number;
  readonly text: string;
}

/** The first signs of a text that no text may hold. */
export function findForbidden(text: string): Stretch | undefined {
  const found = run.exec(text);
  return found === null ? undefined : { at: found.index, text: found[0] };
}

/** Letters and signs of Windows-1252 from 128 to 159. Node decodes these wrongly: https://github.com/nodejs/node/issues/56542 */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** The letter that a byte is in Windows-1252, as older programs write it. */
export function fromWindows(byte: number): string {
  return windowsSigns[byte - 0x80] ?? String.fromCharCode(byte);
}

/** The byte that a letter is in Windows-1252, if it is one from 128 on. */
export function toWindows(letter: string): number | undefined {
  const known = windowsSigns.indexOf(letter);
  if (known !== -1) return 0x80 + known;
  const code = letter.charCodeAt(0);
  return code >= 0xa0 && code <= 0xff ? code : undefined;
}

/** What a sign that no text may hold was meant to be, if anything. */
function meantBy(sign: string): string {
  if (/[\u000B\u000C\u2028\u2029]/.test(sign)) return ' ';
  if (!/[\u0080-\u009F]/.test(sign)) return '';
  const meant = fromWindows(sign.charCodeAt(0));
  return meant === sign ? '' : meant;
}

const eachForbidden = new RegExp(forbidden.source, 'gu');

/** A text without what no text may hold; quotes and dashes that came as bare codes are those signs again. */
export function cleanText(text: string): string {
  return text.replaceAll(eachForbidden, meantBy);
}

/** What nobody sees, but for what joins an emoji's parts and chooses its form. */
const unseen = [
  forbidden.source,
  `(?![\\u200D\\uFE0E\\uFE0F])[${unseenSigns}]`,
  '(?<!\\p{Emoji})[\\uFE0E\\uFE0F]',
  '(?<![\\p{Emoji}\\uFE0F])\\u200D|\\u200D(?!\\p{Extended_Pictographic})',
].join('|');
const eachUnseen = new RegExp(unseen, 'gu');
/** Besides, each space that is none of the space bar's. */
const hidden = new RegExp(`${unseen}|[^\\S ]`, 'gu');
const space = /^\s$/u;

/** Texts of letters, punctuation and arrows alone, in which nothing can hide: most are, and told at one look. */
const plain = /^[\n -~\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027\u2030-\u205E\u2190-\u21FF]*$/;

/** A text with something else in the place of what nobody sees. Line breaks stay. */
export function replaceUnseen(text: string, change: (sign: string) => string): string {
  if (plain.test(text)) return text;
  return text.replaceAll(eachUnseen, (sign) => (sign === '\n' ? sign : change(sign)));
}

/** As many dots as a sign takes units, so that columns stay. */
export function dotsFor(sign: string): string {
  return '·'.repeat(sign.length);
}

/** A line with dots for all that is not what it seems, special spaces too. */
export function dotHidden(line: string): string {
  return line.replaceAll(hidden, dotsFor);
}

/** The signs of a word that nobody sees, in their order. */
export function findHidden(text: string): readonly Stretch[] {
  return [...text.matchAll(hidden)].map(({ 0: sign, index }) => ({ at: index, text: sign }));
}

/** A word as it looks: without what nobody sees, and with plain spaces inside. */
export function asSeen(text: string): string {
  return text.replaceAll(hidden, (sign) => (space.test(sign) && sign !== '\uFEFF' ? ' ' : '')).trim();
}

const names: readonly (readonly [RegExp, string])[] = [
  [/\u0000/, 'um caractere nulo'],
  [/[\u0008\u007F]/, 'um código de apagar'],
  [/\u0009/, 'uma tabulação'],
  [/\u000B/, 'uma quebra de linha do Word'],
  [/\u000C/, 'uma quebra de página'],
  [/\u000D/, 'uma volta de linha'],
  [/\u001B/, 'um código de cores, de uma tela de comandos'],
  [/\u00AD/, 'um hífen invisível'],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/, 'um sinal que vira a direção do texto'],
  [/\u200B/, 'um espaço sem largura'],
  [/\u200C/, 'uma separação invisível'],
  [/[\u200D\u2060]/, 'uma junção invisível'],
  [/[\u2028\u2029]/, 'uma quebra de linha de outro programa'],
  [/\uFEFF/, 'uma marca de começo de arquivo'],
  [/[\uFE00-\uFE0F]/, 'um sinal que só vale depois de um emoji'],
  [/\s/, 'um espaço especial'],
  [/[\uD800-\uDFFF]/u, 'a metade de um emoji'],
  [/[\u{E0000}-\u{E007F}]/u, 'uma letra escondida'],
  [/\p{Noncharacter_Code_Point}/u, 'um código que não é letra nenhuma'],
  [/[\u0000-\u001F]/, 'um código de controle'],
];

/** What a sign that nobody sees is called, with its number for who looks it up. */
export function nameSign(sign: string): string {
  const meant = meantBy(sign).trim();
  const known = names.find(([signs]) => signs.test(sign))?.[1] ?? 'um caractere invisível';
  const name = meant !== '' ? `um código no lugar do sinal ${meant}` : known;
  const number = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `${name} (U+${number})`;
}
