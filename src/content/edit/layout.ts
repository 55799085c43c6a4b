import { isMap, isScalar, isSeq } from 'yaml';
import type { YAMLSeq } from 'yaml';
import type { Path } from '../problems/problem.ts';
import { isWritten, lineIndexAt, type Line } from '../source/lines.ts';
import { lineBreakOf, linesOf } from './lines.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import type { Parsed } from './parse.ts';

/** One item of a list as text. */
export interface Part {
  /** The blank lines above it. */
  readonly gap: string;
  /** Its comment above, its lines, and the comments that are indented below it. */
  readonly core: string;
  /** Its last line is a comment at the dashes' column, which only a blank line below keeps from the next item. */
  readonly isNoted?: boolean;
}

/** A text cut at the items of one of its lists; put together again it is the same text. */
export interface Layout {
  readonly ok: true;
  /** What the list is called: `sections`. */
  readonly name: string;
  readonly text: string;
  readonly head: string;
  readonly parts: readonly Part[];
  readonly tail: string;
  readonly lineBreak: string;
  /** The column of the dashes. */
  readonly dash: number;
  /** The column of the items' fields. */
  readonly field: number;
}

/** The node at a path. */
export function nodeAt({ document }: Parsed, path: Path): unknown {
  let node: unknown = document.contents;
  for (const name of path) {
    if (isSeq(node) && typeof name === 'number') node = node.items[name];
    else if (isMap(node)) {
      node = node.items.find(({ key }) => isScalar(key) && key.value === String(name))?.value;
    } else return undefined;
  }
  return node;
}

/** Where each dash of a list stands; nothing for a list in brackets. */
function dashesOf(list: YAMLSeq): readonly number[] | undefined {
  const token = list.srcToken;
  if (token?.type !== 'block-seq') return undefined;
  return token.items.flatMap(({ start }) => {
    const dash = start.find(({ type }) => type === 'seq-item-ind');
    return dash === undefined ? [] : [dash.offset];
  });
}

interface Where {
  readonly isAfterItem: boolean;
  readonly isAtEnd: boolean;
}

/**
 * How many of the lines between two items belong to the one above: comments indented deeper than the dashes,
 * or those in line with them that touch it and have a blank line, or nothing, below.
 */
function countOwned(lines: readonly Line[], dash: number, { isAfterItem, isAtEnd }: Where): number {
  const shallow = lines.findIndex(({ kind, indent }) => kind === 'comment' && indent <= dash);
  const upper = isAfterItem ? lines.slice(0, shallow === -1 ? lines.length : shallow) : [];
  const deep = upper.findLastIndex(({ kind }) => kind === 'comment') + 1;
  const isTouching = ({ kind, indent }: Line) => kind === 'comment' && (indent >= dash || !isAfterItem);
  const touching = lines.slice(deep).findIndex((line) => !isTouching(line));
  if (lines[deep + touching]?.kind === 'comment') return deep;
  if (touching === -1) return isAtEnd ? lines.length : deep;
  return deep + touching;
}

/** The first line after an item that is neither its own nor a comment or blank. */
function findEnd(lines: readonly Line[], from: number, dash: number): number {
  const found = lines.findIndex((line, index) => index > from && isWritten(line) && line.indent <= dash);
  return found === -1 ? lines.length : found;
}

interface Cut {
  readonly lines: readonly Line[];
  readonly dashes: readonly number[];
  readonly column: number;
}

/** For each item, and for what follows them, the first line that is its own. */
function findBorders({ lines, dashes, column }: Cut): readonly number[] {
  const last = dashes.at(-1) ?? 0;
  const ends = [...dashes, findEnd(lines, last, column)];
  return ends.map((end, index) => {
    let above = end - 1;
    const where = { isAfterItem: index > 0, isAtEnd: end === lines.length };
    while (above >= 0 && lines[above]?.kind !== 'content') above -= 1;
    return above + 1 + countOwned(lines.slice(above + 1, end), column, where);
  });
}

function cutPart(text: string, { lines, column }: Cut, from: number, to: number): Part {
  const blank = lines.slice(from, to).findIndex(({ kind }) => kind !== 'blank');
  const start = lines[from]?.start ?? text.length;
  const border = lines[from + Math.max(0, blank)]?.start ?? text.length;
  const end = lines[to]?.start ?? text.length;
  const last = lines[to - 1];
  const isNoted = last?.kind === 'comment' && last.indent <= column;
  return { gap: text.slice(start, border), core: text.slice(border, end), isNoted };
}

/** Cuts a text at the items of the list at a path. */
export function layOut(parsed: Parsed, path: Path): Layout | (Edit & { readonly ok: false }) {
  const { text } = parsed;
  const name = String(path.at(-1));
  const list = nodeAt(parsed, path);
  if (!isSeq(list)) return refuse(reasons.noList(name));
  const offsets = dashesOf(list);
  if (offsets === undefined) return refuse(reasons.brackets(name));
  const lines = linesOf(parsed);
  const dashes = offsets.map((offset) => lineIndexAt(lines, offset));
  const columns = dashes.map((line, index) => (offsets[index] ?? 0) - (lines[line]?.start ?? 0));
  const column = columns[0] ?? 0;
  const isAlone = dashes.every((line, index) => columns[index] === column && lines[line]?.indent === column);
  if (!isAlone) return refuse(reasons.sharedLine(name));
  const cut = { lines, dashes, column };
  const borders = findBorders(cut);
  const first = borders[0] ?? 0;
  const end = borders.at(-1) ?? lines.length;
  return {
    ok: true,
    name,
    text,
    head: text.slice(0, lines[first]?.start ?? text.length),
    parts: dashes.map((_, index) => cutPart(text, cut, borders[index] ?? 0, borders[index + 1] ?? end)),
    tail: text.slice(lines[end]?.start ?? text.length),
    lineBreak: lineBreakOf(text),
    dash: column,
    field: fieldColumn(text, offsets) ?? column + 2,
  };
}

function fieldColumn(text: string, offsets: readonly number[]): number | undefined {
  for (const offset of offsets) {
    const found = /^- +(?=[^\s#])/.exec(text.slice(offset, offset + 40));
    if (found) return offset - (text.lastIndexOf('\n', offset) + 1) + found[0].length;
  }
  return undefined;
}
