import type { Problem } from '../problems/problem.ts';

/** Signs that would give a text without quotes another meaning. */
const needsQuotes = /^[\s?:,[\]{}#&*!|>'"%@`-]|: |:$| #|\s$|\n/;

function isSafe(written: string, corrected: string): boolean {
  const [first = ''] = written;
  if (first !== '"' && first !== "'") return !needsQuotes.test(corrected);
  return !corrected.slice(1, -1).includes(first) && !corrected.includes('\\');
}

/**
 * What should stand in place of a problem's underlined text, where a suggestion is known and the change is certain:
 * the word stands there once, and the text around it stays as it is. `text` is the file's.
 */
export function correctedText({ suggestion, range }: Problem, text: string): string | undefined {
  if (suggestion === undefined) return undefined;
  const written = text.slice(range.start, range.end);
  const [before, after, ...more] = written.split(suggestion.from);
  if (before === undefined || after === undefined || more.length > 0) return undefined;
  const corrected = `${before}${suggestion.to}${after}`;
  return isSafe(written, corrected) ? corrected : undefined;
}
