import type { Layout } from './layout.ts';
import { readLines } from '../source/lines.ts';
import type { Parsed } from './parse.ts';

/** Fields at the margin as an item of a list: its dash, indentation and line breaks are the list's. */
export function adapt({ text }: Parsed, { dash, field, lineBreak }: Layout): string {
  const lines = readLines(text.replace(/^\uFEFF/, '').trimEnd());
  const first = lines.findIndex(({ kind }) => kind === 'content');
  const start = lines.findIndex(({ kind }) => kind !== 'blank');
  const written = lines.slice(start).map(({ text: line, kind }, index) => {
    if (kind === 'blank') return '';
    const isBanner = index + start < first;
    const isFirst = index + start === first;
    if (isBanner) return ' '.repeat(dash) + line;
    return isFirst ? `${`${' '.repeat(dash)}-`.padEnd(field)}${line}` : ' '.repeat(field) + line;
  });
  return written.map((line) => line + lineBreak).join('');
}
