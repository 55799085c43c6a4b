import { finding } from '../problems/finding.ts';
import { cleanText, findForbidden } from '../problems/characters.ts';
import { findBrokenLetters } from './broken-letters.ts';
import { decode, type EncodingFault } from './encoding.ts';
import type { Refusal } from './refusal.ts';

/** Limits that are checked before a file is parsed. */
export const limits = { bytes: 256 * 1024, lines: 2000, depth: 20, signs: 12_000 } as const;

/** Brackets, or a line so far in that what holds it may lie too deep: most files have neither. */
const mayBeDeep = /[[{]|^[ -]{13}/m;

/** Where lists and fields lie too deep inside each other, by indents, dashes and brackets: its offset. */
function findTooDeep(text: string): number | undefined {
  if (!mayBeDeep.test(text)) return undefined;
  let flow = 0;
  let start = 0;
  const indents: number[] = [];
  for (const line of text.split('\n')) {
    const indent = /^[ ]*(?:- +)*/.exec(line)?.[0].length ?? 0;
    if (line.trim() !== '') {
      while ((indents.at(-1) ?? -1) >= indent) indents.pop();
      indents.push(indent);
      if (indent === 0) flow = 0;
    }
    let dashes = 0;
    for (let at = 0; at < line.length; at += 1) {
      const sign = line[at] ?? '';
      if (sign === '-' && at < indent) dashes += 1;
      if (sign === '[' || sign === '{') flow += 1;
      if (sign === ']' || sign === '}') flow = Math.max(0, flow - 1);
      const depth = indents.length + flow + Math.max(0, dashes - 1);
      if (sign !== ' ' && depth > limits.depth) return start + at;
    }
    start += line.length + 1;
  }
  return undefined;
}

/** Where the last of so many signs stands that are allowed: the offset behind it. */
function findSign(text: string, signs: string, most: number): number | undefined {
  if (text.length <= most) return undefined;
  let count = 0;
  const sign = new RegExp(`[${signs.replace('[', '\\[')}]`, 'g');
  while (sign.test(text)) {
    count += 1;
    if (count > most) return sign.lastIndex - 1;
  }
  return undefined;
}

/** What was read of a file, and why it must not be parsed. */
interface ReadBytes {
  readonly text: string;
  readonly refusal?: Refusal | undefined;
  /** The same in other places of the file. */
  readonly more?: readonly Refusal[];
}

function checkSize(text: string): Refusal | undefined {
  const lines = findSign(text, '\n', limits.lines - 1);
  if (lines !== undefined)
    return { mistake: finding('tooManyLines', { lines: limits.lines }), at: lines + 1 };
  const deep = findTooDeep(text);
  if (deep !== undefined) return { mistake: finding('tooDeep', { depth: limits.depth }), at: deep };
  const signs = findSign(text, ',:{[', limits.signs);
  return signs === undefined
    ? undefined
    : { mistake: finding('tooManySigns', { signs: limits.signs }), at: signs };
}

/** Signs that no text holds: so many in a file are a picture, a PDF or the like. */
function isText(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  const codes = text.match(/[\u0000-\u0008\u000E-\u001A]/g) ?? [];
  return codes.length <= Math.max(8, text.length / 100);
}

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, end === -1 ? undefined : end).replace(/\r$/, '');
}

function describeEncoding(text: string, fault: EncodingFault): Refusal {
  switch (fault.kind) {
    case 'utf-16':
      return { mistake: finding('utf16', { encoding: fault.name }), at: 0 };
    case 'windows':
      return { mistake: finding('windows', {}), ...fault };
    case 'mixed':
      return { mistake: finding('mixedLetters', { line: lineAt(text, fault.at) }), ...fault };
    case 'cut':
      return { mistake: finding('cutLetter', {}), ...fault };
  }
}

/** Signs that are never typed. */
function checkSigns(text: string): Refusal | undefined {
  const found = findForbidden(text);
  if (found === undefined) return undefined;
  const { at, text: signs } = found;
  const line = cleanText(lineAt(text, at));
  const mistake = finding('forbidden', { signs, meant: cleanText(signs), line });
  return { mistake, at, length: signs.length };
}

/** Reads bytes as text, and refuses what must not reach the YAML reader. */
export function readBytes(bytes: Uint8Array): ReadBytes {
  if (bytes.length > limits.bytes)
    return { text: '', refusal: { mistake: finding('tooLarge', { kilobytes: limits.bytes / 1024 }), at: 0 } };
  const { text, fault } = decode(bytes);
  if (!isText(text)) return { text: '', refusal: { mistake: finding('notText', {}), at: 0 } };
  if (fault !== undefined) return { text, refusal: describeEncoding(text, fault) };
  const [broken, ...more] = findBrokenLetters(text);
  if (broken !== undefined) return { text, refusal: broken, more };
  const signs = checkSigns(text);
  if (signs !== undefined) return { text, refusal: signs };
  const lone = /\r(?!\n)/.exec(text);
  if (lone) return { text, refusal: { mistake: finding('loneReturn', {}), at: lone.index } };
  return { text, refusal: checkSize(text) };
}
