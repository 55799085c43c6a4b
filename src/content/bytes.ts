import { fileWordings as wordings } from './messages-files.ts';
import type { Wording } from './problem.ts';

/** Limits that are checked before a file is parsed. */
export const limits = { bytes: 256 * 1024, lines: 2000, depth: 20, signs: 12_000 } as const;

/** How deep lists and fields lie inside each other, by indents, dashes and brackets. */
function measureDepth(text: string): number {
  let deepest = 0;
  let flow = 0;
  const indents: number[] = [];
  for (const line of text.split('\n')) {
    const lead = /^[ ]*(?:- +)*/.exec(line)?.[0] ?? '';
    const indent = lead.length;
    if (line.trim() === '') continue;
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    indents.push(indent);
    if (indent === 0) flow = 0;
    const dashes = lead.split('-').length - 1;
    for (const character of line) {
      if (character === '[' || character === '{') flow += 1;
      if (character === ']' || character === '}') flow = Math.max(0, flow - 1);
      deepest = Math.max(deepest, indents.length + flow + Math.max(0, dashes - 1));
    }
  }
  return deepest;
}

function countSigns(text: string): number {
  let signs = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (',:{['.includes(text[index] ?? ' ')) signs += 1;
  }
  return signs;
}

/** What was read of a file, and why it must not be parsed. */
export interface ReadBytes {
  readonly text: string;
  readonly refusal?: { readonly wording: Wording; readonly at: number } | undefined;
}

function checkSize(text: string): ReadBytes['refusal'] {
  if (text.split('\n').length > limits.lines) return { wording: wordings.tooManyLines(limits.lines), at: 0 };
  if (measureDepth(text) > limits.depth) return { wording: wordings.tooDeep(limits.depth), at: 0 };
  return countSigns(text) > limits.signs
    ? { wording: wordings.tooManySigns(limits.signs), at: 0 }
    : undefined;
}

/** Signs that are never typed: control characters, and those that turn the direction of a text. */
const control =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFFFE\uFFFF]/;

/** Reads bytes as text, and refuses what must not reach the YAML reader. */
export function readBytes(bytes: Uint8Array): ReadBytes {
  if (bytes.length > limits.bytes)
    return { text: '', refusal: { wording: wordings.tooLarge(limits.bytes), at: 0 } };
  const lenient = new TextDecoder('utf-8').decode(bytes);
  // A NUL is never typed: it is half of a letter in UTF-16.
  if (bytes.includes(0)) return { text: '', refusal: { wording: wordings.notUtf8(), at: 0 } };
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      text: lenient,
      refusal: { wording: wordings.notUtf8(), at: Math.max(0, lenient.indexOf('\uFFFD')) },
    };
  }
  const found = control.exec(lenient);
  if (found) return { text: lenient, refusal: { wording: wordings.controlCharacter(), at: found.index } };
  const lone = /\r(?!\n)/.exec(lenient);
  if (lone) return { text: lenient, refusal: { wording: wordings.loneReturn(), at: lone.index } };
  return { text: lenient, refusal: checkSize(lenient) };
}
