import { readLines, type Line } from '../source/lines.ts';

/** One thing a file says, with the lines that belong to it: `- question: Sim?`, or a text of several lines. */
export interface Entry {
  /** Its lines without their breaks; the first holds its dash and field. */
  readonly lines: readonly string[];
  /** The number of its first line, from 0. */
  readonly at: number;
  readonly column: number;
  readonly hasDash: boolean;
  /** The column of what stands behind the dash. */
  readonly textColumn: number;
  readonly key?: string | undefined;
  /** What stands behind the colon, or behind the dash, on the first line; its comment included. */
  readonly value: string;
}

/** A line as the first of an entry. */
interface First extends Omit<Entry, 'lines' | 'at'> {
  readonly kind: Line['kind'];
}

/** A field's name up to its colon, and no words that happen to end in one. */
const namePattern = /^(?:[A-Za-z_][\w-]*|"[^"]*"|'[^']*') *:/;

/** Of several dashes the first is the entry's, also one with nothing behind it. */
function asFirst({ text, kind, indent, column, dashes, key, value }: Line): First {
  const isBare = text.slice(indent) === '-';
  const hasDash = dashes > 0 || isBare;
  const behind = dashes > 1 ? text.indexOf('-', indent + 1) : column;
  const textColumn = isBare ? indent + 1 : behind;
  const first = { kind, column: indent, hasDash, textColumn };
  const isField = dashes < 2 && key !== undefined && namePattern.test(text.slice(column));
  if (isField) return { ...first, key, value };
  return { ...first, value: text.slice(textColumn).trimEnd() };
}

/** Lines as an editor sees them: whatever their indentation is made of, each sign of it counts as a space. */
function readFirsts(lines: readonly string[]): readonly First[] {
  const spaced = lines.map((line) => line.replace(/^\s+/, (lead) => ' '.repeat(lead.length)));
  return readLines(spaced.join('\n')).map(asFirst);
}

/** Whether a text in quotes or brackets that begins here also ends here. */
function isClosed(text: string): boolean {
  let depth = 0;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (quote === '"' && sign === '\\') index += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = depth > 0 || index === 0 ? sign : '';
    else if ('[{'.includes(sign)) depth += 1;
    else if (']}'.includes(sign)) depth -= 1;
    else if (sign === '#' && /\s/.test(text[index - 1] ?? '')) break;
  }
  return quote === '' && depth <= 0;
}

/** How many lines stand before the first that is none of a text's. */
function countUntil(following: readonly First[], isOther: (line: First) => boolean): number {
  const end = following.findIndex((line) => line.kind !== 'blank' && isOther(line));
  return end === -1 ? following.length : end;
}

function countClosing({ value }: First, following: readonly string[]): number {
  let text = value;
  let count = 0;
  while (!isClosed(text) && count < following.length) text += `\n${following[count++] ?? ''}`;
  return isClosed(text) ? count : 0;
}

/** How many of the lines below belong to the first, the blank ones below them included. */
function countFollowing(first: First, following: readonly First[], lines: readonly string[]): number {
  const { key, value, column, textColumn } = first;
  const border = key === undefined ? column : textColumn;
  if (/^[|>][+-]?\d?[+-]?(\s+#.*)?$/.test(value)) {
    return countUntil(following, (line) => line.column <= border);
  }
  if (/^["'[{]/.test(value)) return countClosing(first, lines);
  if (value === '' || value.startsWith('#')) return 0;
  const isOther = (line: First) => line.hasDash || line.key !== undefined || line.kind === 'comment';
  return countUntil(following, (line) => isOther(line) || line.column <= border);
}

/** Reads lines as an editor does, whatever their indentation: blank lines and comments between are left out. */
export function readEntries(lines: readonly string[]): readonly Entry[] {
  const firsts = readFirsts(lines);
  const entries: Entry[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = firsts[at];
    if (first?.kind !== 'content') continue;
    let count = countFollowing(first, firsts.slice(at + 1), lines.slice(at + 1));
    while (firsts[at + count]?.kind === 'blank') count -= 1;
    const { kind: _, ...entry } = first;
    entries.push({ ...entry, at, lines: lines.slice(at, at + count + 1) });
    at += count;
  }
  return entries;
}

/** The names of what looks like a field on the lines below an entry's first. */
export function namesInside({ lines }: Entry): readonly string[] {
  return readFirsts(lines.slice(1)).flatMap(({ key }) => key ?? []);
}
