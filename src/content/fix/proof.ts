import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { parse } from '../edit/parse.ts';
import { readEntries, type Entry } from './entries.ts';

function scalarsOf(node: unknown): readonly string[] {
  if (isScalar(node)) return node.value === '' || node.value === null ? [] : [String(node.value)];
  if (isSeq(node)) return node.items.flatMap(scalarsOf);
  return isMap(node) ? node.items.flatMap(({ key, value }) => [...scalarsOf(key), ...scalarsOf(value)]) : [];
}

/** What one entry says, read alone, so that no indentation around it matters. */
function readAlone({ lines, textColumn, column }: Entry): readonly string[] | undefined {
  const [first = '', ...rest] = lines;
  // Its lines stay below and deeper than it.
  const indent = ' '.repeat(
    Math.max(
      0,
      column + 2 - Math.min(...rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))),
    ),
  );
  const text = [
    first.slice(textColumn),
    ...rest.map((line) => (line.trim() === '' ? line : indent + line)),
  ].join('\n');
  const document = parseDocument(text, { schema: 'failsafe', logLevel: 'error' });
  return document.errors.length > 0 ? undefined : scalarsOf(document.contents);
}

/** Whether a text can be read, and says what the lines that were typed say one by one, in the same order. */
export function isProven(text: string, typed: readonly string[]): boolean {
  const parsed = parse(text);
  if (!parsed.ok) return false;
  const alone = readEntries(typed).map(readAlone);
  if (alone.includes(undefined)) return false;
  return JSON.stringify(alone.flat()) === JSON.stringify(scalarsOf(parsed.document.contents));
}
