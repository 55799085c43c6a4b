import { isFieldName } from '../schema/files.ts';
import { quoted } from '../source/syntax/quotes.ts';
import { readEntries, type Entry } from './entries.ts';

/** Where the comment behind a text begins: space, `#`, space. A `#` glued to a word is meant as text. */
function commentStart(value: string): number {
  const found = /\s+#(?=\s|$)/.exec(value);
  return found?.index ?? value.length;
}

function isCut(text: string): boolean {
  return /:\s|:$|\s#/.test(text);
}

/** Whether a text seems to hold the name of another field, whose line was joined to its own: the checker tells it apart. */
function holdsField(text: string): boolean {
  return [...text.matchAll(/[\s,;]([a-z][A-Za-z]*):(?=\s|$)/g)].some(([, name = '']) => isFieldName(name));
}

function fixEntry({ lines: [line = ''], value, key, hasDash }: Entry): string {
  if (value === '' || /^["'[{|>#&*!%@`]/.test(value)) return line;
  const text = value.slice(0, commentStart(value)).trimEnd();
  // Behind a dash, what could be a field's name is one: only words with a space between are surely a text.
  const isText = key !== undefined || (hasDash && /^[^\s:]+ [^:]*:\s/.test(text)) || /\s#/.test(text);
  if (!isText || !isCut(text) || holdsField(text)) return line;
  const start = line.trimEnd().length - value.length;
  return line.slice(0, start) + quoted(text) + line.slice(start + text.length);
}

/** Lines with quotes round each text that `: ` or ` #` would cut. */
export function fixQuotes(lines: readonly string[]): readonly string[] {
  const fixed = [...lines];
  for (const entry of readEntries(lines)) {
    if (entry.lines.length === 1) fixed[entry.at] = fixEntry(entry);
  }
  return fixed;
}
