import { endOfLine } from './lines.ts';
import { isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { Path } from '../problems/problem.ts';
import { nodeAt } from './layout.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import type { Parsed } from './parse.ts';

/** One field of a group as it stands in a text. */
export interface PlacedField {
  readonly name: string;
  /** Where its name begins. */
  readonly start: number;
  /** Where its last line ends, behind the line break if there is one. */
  readonly end: number;
}

/** The fields of a group that stand one below the other, and the column of their names. */
export interface PlacedFields {
  readonly ok: true;
  readonly fields: readonly PlacedField[];
  readonly column: number;
}

/** Where the last sign of a value stands; nothing for a value that is missing. */
function lastOffset(node: unknown): number | undefined {
  if (isMap(node) && node.flow !== true) {
    const last = node.items.at(-1);
    return last && (lastOffset(last.value) ?? lastOffset(last.key));
  }
  if (isSeq(node) && node.flow !== true) return lastOffset(node.items.at(-1)) ?? node.range?.[0];
  const [start, end] = (node as Scalar | undefined)?.range ?? [];
  return start === undefined || end === undefined || end <= start ? undefined : end - 1;
}

function placeField(text: string, { key, value }: Pair): PlacedField | undefined {
  const [start, end] = isScalar(key) ? (key.range ?? []) : [];
  if (!isScalar(key) || start === undefined || end === undefined) return undefined;
  return { name: String(key.value), start, end: endOfLine(text, lastOffset(value) ?? end) };
}

function columnOf(text: string, offset: number): number {
  return (
    offset -
    (text.lastIndexOf('\n', offset - 1) + 1) -
    (text.startsWith('\uFEFF') && !text.slice(0, offset).includes('\n') ? 1 : 0)
  );
}

/** Whether nothing but spaces, or the dash of an item, stands before an offset on its line. */
function isFirstOnLine(text: string, offset: number): boolean {
  return /^\uFEFF?[ -]*$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
}

function isGroup(node: unknown): node is YAMLMap {
  return isMap(node) && node.flow !== true;
}

/** Where the fields of the group at a path stand. */
export function placeFields(parsed: Parsed, path: Path): PlacedFields | (Edit & { readonly ok: false }) {
  const { text } = parsed;
  const group = nodeAt(parsed, path);
  if (!isGroup(group)) return refuse(reasons.noGroup(path.join(' › ')));
  const fields = group.items.flatMap((pair) => placeField(text, pair) ?? []);
  const columns = new Set(fields.map(({ start }) => columnOf(text, start)));
  const [column] = columns;
  const isSound =
    fields.length === group.items.length && fields.every(({ start }) => isFirstOnLine(text, start));
  if (column === undefined || columns.size > 1 || !isSound) return refuse(reasons.noGroup(path.join(' › ')));
  return { ok: true, fields, column };
}
