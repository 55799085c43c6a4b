import { readEntries } from './entries.ts';

const special = /[\t\u00A0\u1680\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF]/;

function spacesFor(sign: string): string {
  if (sign === '\t') return '  ';
  return /[\u200B-\u200D\u2060\uFEFF]/.test(sign) ? '' : ' ';
}

function plainIndent(line: string): string {
  const lead = /^[ \t\u00A0\u1680\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF]*/.exec(line)?.[0] ?? '';
  const rest = line.slice(lead.length);
  if (rest.trim() === '') return line;
  const dash = /^-([ \t\u00A0\u1680\u2000-\u200D\u202F\u205F\u2060\u3000\uFEFF]+)(?=\S)/.exec(rest);
  const behind = dash !== null && special.test(dash[1] ?? '') ? `- ${rest.slice(dash[0].length)}` : rest;
  return [...lead].map((sign) => (special.test(sign) ? spacesFor(sign) : sign)).join('') + behind;
}

function fixOnce(lines: readonly string[]): readonly string[] {
  const inside = new Set<number>();
  for (const { at, lines: own, textColumn } of readEntries(lines)) {
    const deep = own
      .slice(1)
      .flatMap((line, index) => (line.search(/[^ ]|$/) > textColumn ? [at + index + 1] : []));
    for (const number of deep) inside.add(number);
  }
  return lines.map((line, number) => (inside.has(number) ? line : plainIndent(line)));
}

/** Lines whose indentation is of spaces only. Lines inside a text that stands deep enough are the editor's own. */
export function fixSpaces(lines: readonly string[]): readonly string[] {
  const fixed = fixOnce(lines);
  // A line that begins with a special sign hides what the lines below it belong to until it is mended.
  return fixed.some((line, number) => line !== lines[number]) ? fixSpaces(fixed) : fixed;
}
