import { isMap, isScalar, isSeq } from 'yaml';
import type { Parsed } from '../edit/parse.ts';
import { endOfLine, linesOf } from '../edit/lines.ts';
import type { Path } from '../problems/problem.ts';
import type { Line } from '../source/lines.ts';
import { commentsOf, type Comment } from './comments.ts';

/** The comments at one field or item: on lines of their own above it, and at the end of its line. */
export interface Anchor {
  readonly path: Path;
  /** The offset and the column at which its line has its first sign. */
  readonly start: number;
  readonly column: number;
  /** Where its line ends, before the line break. */
  readonly end: number;
  readonly above: readonly Comment[];
  /** From the first comment above it to the last, blank lines between them included; empty at its line without any. */
  readonly block: readonly [start: number, end: number];
  readonly beside: Comment | undefined;
}

/** Where the fields and items begin, the outer ones before those inside. */
function* startsOf(node: unknown, path: Path = []): Generator<readonly [number, Path]> {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      const inner = [...path, name];
      if (isScalar(key) && key.range) yield [key.range[0], inner];
      yield* startsOf(value, inner);
    }
  }
  if (!isSeq(node)) return;
  for (const [index, item] of node.items.entries()) {
    const start = (item as { range?: readonly number[] | null }).range?.[0];
    if (start !== undefined) yield [start, [...path, index]];
    yield* startsOf(item, [...path, index]);
  }
}

function ownersOf(parsed: Parsed, lines: readonly Line[]): ReadonlyMap<Line, Path> {
  const starts = [...startsOf(parsed.document.contents)].toSorted(([a], [b]) => a - b);
  const owners = new Map<Line, Path>();
  let place = 0;
  for (const [start, path] of starts) {
    while ((lines[place]?.end ?? Infinity) <= start) place += 1;
    const line = lines[place];
    if (line !== undefined && !owners.has(line)) owners.set(line, path);
  }
  return owners;
}

/** The key of a path in a map. */
export function keyOf(path: Path): string {
  return JSON.stringify(path);
}

/** The anchors of a text by their paths; that of the empty path is the text's end. */
export function anchorsOf(parsed: Parsed): ReadonlyMap<string, Anchor> {
  const { text } = parsed;
  const lines = linesOf(parsed);
  const owners = ownersOf(parsed, lines);
  const comments = [...commentsOf(text)];
  const anchors = new Map<string, Anchor>();
  const add = (path: Path, { start, end, column }: Pick<Anchor, 'start' | 'end' | 'column'>) => {
    const above = comments.splice(0, comments.findLastIndex(({ offset }) => offset < start) + 1);
    const alone = above.filter(({ isAlone }) => isAlone);
    const [first, last] = [alone[0], alone.at(-1)];
    const block =
      first === undefined || last === undefined
        ? ([start, start] as const)
        : ([text.lastIndexOf('\n', first.offset) + 1, endOfLine(text, last.offset)] as const);
    const beside = comments.find(({ offset, isAlone }) => !isAlone && offset < end);
    anchors.set(keyOf(path), { path, start, end, column, above: alone, block, beside });
  };
  for (const line of lines) {
    const path = owners.get(line);
    if (path !== undefined)
      add(path, { start: line.start, end: line.start + line.text.length, column: line.indent });
  }
  add([], { start: text.length, end: text.length, column: 0 });
  return anchors;
}
