import { isMap, isSeq } from 'yaml';
import { parse } from './parse.ts';
import { lineIndexAt } from '../source/lines.ts';
import { linesOf } from './lines.ts';

/** The first example of a block's `example.yaml` as text: its fields at the margin, comments included. */
export function readExample(text: string): string | undefined {
  const clean = text.replaceAll('\r\n', '\n');
  // The reader of pages wants named fields at the top.
  const parsed = parse(`examples:\n${clean}`);
  if (!parsed.ok) return undefined;
  const list = parsed.document.get('examples');
  const first = isSeq(list) ? list.items[0] : undefined;
  const section = isMap(first) ? first.get('section', true) : undefined;
  const start = isMap(section) ? section.range?.[0] : undefined;
  if (start === undefined) return undefined;
  const lines = linesOf(parsed);
  const from = lineIndexAt(lines, start);
  const column = lines[from]?.indent ?? 0;
  const after = lines.findIndex(
    (line, index) => index > from && line.kind !== 'blank' && !line.isText && line.indent < column,
  );
  let above = from;
  while (lines[above - 1]?.kind === 'comment') above -= 1;
  const taken = lines.slice(above, after === -1 ? undefined : after);
  const indent = new RegExp(`^ {0,${column}}`);
  const written = taken.map(({ start: begin, end }) => parsed.text.slice(begin, end).replace(indent, ''));
  return `${written.join('').trimEnd()}\n`;
}
