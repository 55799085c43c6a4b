import { correctionOf, type Finding, type Kind } from './finding.ts';
import type { Correction } from './kinds/kind.ts';
import type { Range } from './place.ts';

/** A change of a text: what stands between two offsets, in UTF-16 units, becomes another text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with a change made. */
export function applyEdit(text: string, edit: Edit): string {
  return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}

/** The one stretch in which two texts differ, as a change of the first. */
export function differenceOf(before: string, after: string): Edit | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}

/** Signs that would give a text without quotes another meaning. */
const needsQuotes = /^[\s?:,[\]{}#&*!|>'"%@`-]|: |:$| #|\s$|\n/;

const quoted = /^"([^"\\]*)"$/;

function isSafe(written: string, corrected: string): boolean {
  const [first = ''] = written;
  // Below `|` and `>` every sign is the text's own.
  if (first === '|' || first === '>') return true;
  if (first !== '"' && first !== "'") return quoted.test(corrected) || !needsQuotes.test(corrected);
  return !corrected.slice(1, -1).includes(first) && !corrected.includes('\\');
}

/** What is to be written with quotes, without them where it stands between some already. */
function withinQuotes(written: string, to: string): string {
  return /^["']/.test(written) ? (quoted.exec(to)?.[1] ?? to) : to;
}

/** A word for another: certain where it stands once in the range, and what is around it stays as it is. */
function correctWord(text: string, { start, end }: Range, from: string, to: string): Edit | undefined {
  const written = text.slice(start, end);
  const [before, after, ...more] = written.split(from);
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  const meant = withinQuotes(written, to);
  if (!isSafe(written, `${before}${meant}${after}`)) return undefined;
  return { start: start + before.length, end: start + before.length + from.length, text: meant };
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}

function startOfLine(text: string, number: number): number | undefined {
  let start = 0;
  for (let line = 1; line < number; line += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return undefined;
    start = end + 1;
  }
  return start;
}

function correctLine(text: string, at: number, line: string, isWhole: boolean): Edit {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = endOfLine(text, start);
  if (isWhole) return { start, end, text: line };
  const lead = /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0;
  return { start: start + lead, end, text: line.trim() };
}

function correctLines(text: string, { first, last, lines }: Extract<Correction, { first: number }>) {
  const start = startOfLine(text, first);
  const after = startOfLine(text, last + 1) ?? text.length;
  if (start === undefined) return undefined;
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return { start, end: after, text: lines.map((line) => line + lineEnd).join('') };
}

function place(correction: Correction, text: string, range: Range): Edit | undefined {
  if ('from' in correction) return correctWord(text, range, correction.from, correction.to);
  if ('line' in correction)
    return correctLine(text, range.start, correction.line, correction.isWhole === true);
  return correctLines(text, correction);
}

/** What a reader does who follows a correction that is not certain: the first such word in the place, whatever stands around it. */
export function editAsTold(correction: Correction, text: string, range: Range): Edit | undefined {
  if (!('from' in correction)) return place(correction, text, range);
  const { from } = correction;
  const written = text.slice(range.start, range.end);
  const at = written.indexOf(from);
  if (at === -1) return undefined;
  const to = withinQuotes(written, correction.to);
  const start = range.start + at;
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const lead = /^ */.exec(text.slice(line))?.[0] ?? '';
  return { start, end: start + from.length, text: to.replaceAll('\n', `\n${lead}`) };
}

/** The change of a file's text that puts right what was found in a place, where that is certain. */
export function editFor<Name extends Kind>(
  found: Finding<Name>,
  text: string,
  range: Range,
): Edit | undefined {
  const correction = correctionOf(found);
  const edit = correction && place(correction, text, range);
  return edit === undefined || text.slice(edit.start, edit.end) === edit.text ? undefined : edit;
}
