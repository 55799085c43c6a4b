import { fromWindows, toWindows } from '../problems/characters.ts';

/** What keeps bytes from being text in UTF-8. */
export type EncodingFault =
  /** Two bytes a letter, as in Notepad's "Unicode". */
  | { readonly kind: 'utf-16'; readonly name: string }
  /** One byte a letter: the whole file was saved so, or single letters were put into it. */
  | { readonly kind: 'windows' | 'mixed'; readonly at: number; readonly length: number }
  /** The file ends in the middle of a letter. */
  | { readonly kind: 'cut'; readonly at: number; readonly length: number };

/** Bytes as the text that was meant, and what is wrong with them as UTF-8. */
interface Decoded {
  readonly text: string;
  readonly fault?: EncodingFault | undefined;
}

/** A file's first bytes tell what kind of text it is. */
const sampled = 4096;

/** UTF-16 by its mark; without one by its zeros, which are half of each Latin letter. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, sampled);
  if (!start.includes(0)) return undefined;
  const zeros = [0, 1].map((half) => start.filter((byte, at) => byte === 0 && at % 2 === half).length);
  const [even = 0, odd = 0] = zeros.map((count) => count / Math.max(1, Math.floor(start.length / 2)));
  if (odd > 0.5 && even < 0.1) return 'utf-16le';
  return even > 0.5 && odd < 0.1 ? 'utf-16be' : undefined;
}

/** What may follow the first bytes that ask for more than any continuation. */
const secondByte: Readonly<Record<number, readonly [number, number]>> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
};

/** How many bytes a letter takes by its first one; none where no letter begins so. */
function sizeOf(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}

/** Bytes of a letter in UTF-8 that are there, and how many it takes; nothing where no letter begins. */
function readLetter(bytes: Uint8Array, at: number): { readonly there: number; readonly size: number } {
  const lead = bytes[at] ?? 0;
  const size = sizeOf(lead);
  const [least, most] = secondByte[lead] ?? [0x80, 0xbf];
  let there = Math.min(1, size);
  while (there > 0 && there < size) {
    const byte = bytes[at + there] ?? 0;
    if (byte < (there === 1 ? least : 0x80) || byte > (there === 1 ? most : 0xbf)) break;
    there += 1;
  }
  return { there, size };
}

/** A letter that is cut off by the file's end. A first byte of three alone is more likely an accent of Windows-1252. */
function isCut(bytes: Uint8Array, at: number): boolean {
  const { there, size } = readLetter(bytes, at);
  return at + there === bytes.length && there < size && (there > 1 || size === 2);
}

interface Counted {
  readonly text: string;
  /** Letters of more than one byte in UTF-8. */
  readonly letters: number;
  /** Bytes that are none. */
  readonly strays: number;
  readonly first?: { readonly at: number; readonly length: number };
}

/** Reads what is UTF-8 as such, and each other byte as Windows-1252. */
function readMixed(bytes: Uint8Array): Counted {
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  let [letters, strays, from] = [0, 0, 0];
  let first: { at: number; length: number } | undefined;
  for (let at = 0; at < bytes.length;) {
    const { there, size } = readLetter(bytes, at);
    if (size > 0 && there === size) {
      if (size > 1) letters += 1;
      at += size;
      continue;
    }
    text += utf8.decode(bytes.subarray(from, at));
    first ??= { at: text.length, length: 0 };
    if (text.length === first.at + first.length) first.length += 1;
    text += fromWindows(bytes[at] ?? 0);
    strays += 1;
    at += 1;
    from = at;
  }
  return { text: text + utf8.decode(bytes.subarray(from)), letters, strays, ...(first && { first }) };
}

/** Reads bytes as the text that was meant, whatever program saved them. */
export function decode(bytes: Uint8Array): Decoded {
  const wide = findUtf16(bytes);
  if (wide !== undefined) {
    const name = `UTF-16 ${wide.slice(-2).toUpperCase()}`;
    return { text: new TextDecoder(wide).decode(bytes), fault: { kind: 'utf-16', name } };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const lenient = new TextDecoder('utf-8').decode(bytes);
    const { text, letters, strays, first = { at: 0, length: 1 } } = readMixed(bytes);
    const stray = lenient.indexOf('\uFFFD');
    const start = bytes.length - Math.min(bytes.length, 3);
    const cutAt = [start, start + 1, start + 2].find((at) => at < bytes.length && isCut(bytes, at));
    if (cutAt !== undefined && stray === lenient.length - 1)
      return { text: lenient, fault: { kind: 'cut', at: stray, length: 1 } };
    return { text, fault: { kind: letters > strays ? 'mixed' : 'windows', ...first } };
  }
}

/** What the letters of Portuguese and its punctuation become when UTF-8 is read as Windows-1252. */
const portuguese = /^[\u00A0-\u00FF–—‘’“”•…€™]$/u;
const foreign = /[\u0080-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2,}/g;

/** The letters that a run of signs was, if it is UTF-8 read as Windows-1252. */
function unscramble(run: string): string | undefined {
  const bytes = [...run].map(toWindows);
  const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ?? 0));
  return [...text].every((letter) => portuguese.test(letter)) && text.length < run.length ? text : undefined;
}

/** `Ã` and the signs that may follow it in capitals, as in `“AMANHÃ”`: no sign of a wrong encoding by themselves. */
const plain = /^Ã[‘’“”•–—…™»]$/;

/** The first two bytes of any letter that is not ASCII, as Windows-1252 shows them. */
const lead = /[\u00C2-\u00F4][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** Whether a text could hold scrambled letters: most hold none, which is told at one look. */
export function mayBeScrambled(text: string): boolean {
  return lead.test(text);
}

/** The first letters that were saved as UTF-8 and read as Windows-1252, such as `Ã§Ã£` for `çã`. */
export function findScrambled(text: string): { readonly at: number; readonly length: number } | undefined {
  for (const { 0: run, index } of text.matchAll(foreign)) {
    if (!plain.test(run) && unscramble(run) !== undefined) return { at: index, length: run.length };
  }
  return undefined;
}

/** A text whose scrambled letters are right again, and beside them the `à` whose second sign is taken for a space. */
export function putRight(text: string): string {
  const right = text.replaceAll(foreign, (run) => unscramble(run) ?? run);
  return right === text
    ? text
    : right.replaceAll(/(?<!\p{L})Ã s\b/gu, 'às').replaceAll(/(?<!\p{L})Ã {1,2}(?=\p{L})/gu, 'à ');
}

/** Whether a text has no accent but scrambled ones, so that the whole of it came to be so at once. */
export function isAllScrambled(text: string): boolean {
  const rest = text.replaceAll(foreign, (run) => (unscramble(run) === undefined ? run : ''));
  return !/[\u00C0-\u00FF]/.test(rest);
}
