import { cutText } from '../problems/wording.ts';

const most = 60;

/** Whether a value needs no quotes to be told from the words around it: a price, a number, a name without spaces. */
function isPlain(text: string): boolean {
  return /^(R\$ ?[\d.,]+|[^\s"]*\d[^\s"]*|[a-z#/][^\s"]*|sim|não)$/u.test(text);
}

function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > most ? `${cutText(line, most - 1).trimEnd()}…` : line;
}

const quoted = (text: string) => `"${shorten(text)}"`;

/** A value as it is told in a sentence. */
export function showValue(text: string): string {
  return isPlain(text) ? text : quoted(text);
}

function countShared(left: readonly string[], right: readonly string[]): number {
  let count = 0;
  while (count < Math.min(left.length, right.length) && left[count] === right[count]) count += 1;
  return count;
}

/** The part of a long text that differs, with a word before and after it. */
function cut(words: readonly string[], start: number, end: number): string {
  const from = Math.max(0, start - 2);
  const to = Math.min(words.length, words.length - end + 2);
  const part = words.slice(from, to).join(' ');
  return `"${from > 0 ? '…' : ''}${shorten(part)}${to < words.length ? '…' : ''}"`;
}

/** Both versions of a value, told alike: whole when they are short, else the part that differs. */
export function showChange(before: string, after: string): string {
  const show = isPlain(before) && isPlain(after) ? showValue : quoted;
  if (before.length <= most && after.length <= most) return `${show(before)} → ${show(after)}`;
  const [left, right] = [before.trim().split(/\s+/), after.trim().split(/\s+/)];
  const start = countShared(left, right);
  const rest = [left.slice(start).toReversed(), right.slice(start).toReversed()] as const;
  const end = countShared(...rest);
  return `${cut(left, start, end)} → ${cut(right, start, end)}`;
}
