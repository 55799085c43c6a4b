import type { Path } from '../problems/problem.ts';
import { layOut } from './layout.ts';
import { parse } from './parse.ts';

/** A line without its indentation, as far as it has so much. */
function outdent(line: string, columns: number): string {
  return line.slice(Math.min(columns, /^ */.exec(line)?.[0].length ?? 0));
}

/**
 * The lines of an item of the list at a path, as `insertItem` takes them: fields at the margin, the comments above it
 * included. Nothing where there is none.
 */
export function readItem(text: string, path: Path, index: number): string | undefined {
  const parsed = parse(text);
  const layout = parsed.ok ? layOut(parsed, path) : undefined;
  const part = layout?.ok ? layout.parts[index] : undefined;
  if (!layout?.ok || part === undefined) return undefined;
  const { dash, field, lineBreak } = layout;
  const lines = part.core.replace(/^\uFEFF/, '').split(lineBreak);
  const first = lines.findIndex((line) => line.charAt(dash) === '-' && line.trimStart().startsWith('-'));
  return lines
    .map((line, at) => {
      if (at === first) return line.slice(dash + 1).trimStart();
      return outdent(line, at < first ? dash : field);
    })
    .join('\n');
}
