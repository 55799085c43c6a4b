import { isRecord } from '../../fields/is-record.ts';
import type { Advice } from '../problems/kinds/kind.ts';
import type { Path, Problem } from '../problems/problem.ts';
import type { Source } from '../source/source.ts';
import { valueAt } from '../source/place.ts';
import { insertItem } from './insert.ts';
import { lineBreakOf } from './lines.ts';
import type { Edit } from './outcome.ts';
import { nodeAt } from './layout.ts';
import { parse } from './parse.ts';
import { placeFields } from './place-field.ts';
import { putField } from './put-field.ts';
import { removeField } from './remove-field.ts';
import { removeItem } from './remove.ts';
import type { Written } from './write-fields.ts';

/** A problem and the text of its file, which steps before may have changed. */
export interface Case {
  readonly problem: Problem;
  readonly source: Source;
  readonly text: string;
}

/** The text of an edit that was made. */
export function textOf(edit: Edit): string | undefined {
  return edit.ok ? edit.text : undefined;
}

/** The group at a path, or the nearest around it. */
function groupAround(data: unknown, path: Path): Path {
  let group = path;
  while (group.length > 0 && !isRecord(valueAt(data, group))) group = group.slice(0, -1);
  return group;
}

/** Writes fields, told as lines, among those of a group. */
export function addFields(
  { problem, text }: Case,
  { add, to }: { readonly add: readonly string[]; readonly to?: Path },
): string | undefined {
  const [page, lines] = [parse(text), parse(add.join('\n'))];
  if (!page.ok || !lines.ok) return undefined;
  const group = to ?? groupAround(page.data, problem.path ?? []);
  let written: string | undefined = text;
  // Lines were read as fields: texts, lists and groups of them.
  for (const [name, value] of Object.entries(lines.data as Readonly<Record<string, Written>>)) {
    if (written === undefined) return undefined;
    written = textOf(putField(written, { path: [...group, name], value }));
  }
  return written;
}

/** Where an item's line, or a field with all its lines, stands. */
function placeOf({ problem, text }: Case): readonly [start: number, end: number] | undefined {
  const path = problem.path ?? [];
  const parsed = parse(text);
  if (typeof path.at(-1) === 'number') {
    // Every node of a text that was read has its place.
    const node = (parsed.ok ? nodeAt(parsed, path) : undefined) as { range?: readonly number[] } | undefined;
    const [first = 0, end = 0] = node?.range ?? [];
    return [text.lastIndexOf('-', first - 1), text.slice(0, end).trimEnd().length];
  }
  const placed = parsed.ok ? placeFields(parsed, path.slice(0, -1)) : undefined;
  const field = placed?.ok === true ? placed.fields.find(({ name }) => name === path.at(-1)) : undefined;
  return field && [field.start, text.slice(0, field.end).trimEnd().length];
}

/** Writes lines in place of the field, or of the item, that a problem is about. */
export function writeInstead(given: Case, lines: readonly string[]): string | undefined {
  const { text } = given;
  const place = placeOf(given);
  if (place === undefined) return undefined;
  const [start, end] = place;
  const isField = text[start] !== '-';
  const bare = isField && lines[0]?.startsWith('- ') === true ? lines.map((line) => line.slice(2)) : lines;
  const column = start - (text.lastIndexOf('\n', start - 1) + 1);
  const written = bare.join(lineBreakOf(text) + ' '.repeat(column));
  return text.slice(0, start) + written + text.slice(end);
}

function removeLine({ problem, text }: Case): string {
  const start = text.lastIndexOf('\n', problem.range.start - 1) + 1;
  const end = text.indexOf('\n', problem.range.start);
  return text.slice(0, start) + (end === -1 ? '' : text.slice(end + 1));
}

/** Takes an item, a line or fields away. */
export function removeAt(given: Case, what: 'item' | 'line' | readonly string[]): string | undefined {
  const { problem, text } = given;
  const path = problem.path ?? [];
  if (what === 'line') return removeLine(given);
  if (what === 'item') {
    const at = path.findLastIndex((name) => typeof name === 'number');
    const removed = removeItem(text, path.slice(0, at), Number(path[at]));
    // Without its last item a list is none.
    return textOf(removed) ?? textOf(removeField(text, path.slice(0, at)));
  }
  const parsed = parse(text);
  if (!parsed.ok) return undefined;
  const group = groupAround(parsed.data, path);
  let left: string | undefined = text;
  for (const name of what) {
    if (left === undefined) return undefined;
    // Without its only field a group is none.
    left = textOf(removeField(left, [...group, name])) ?? textOf(removeField(left, group));
  }
  return left;
}

type Move = Extract<Advice, { above: number }>;

/** Moves lines, counted from 1, above another; the first of them may get another column. */
export function moveLines(text: string, { first, last, above, column }: Move): string {
  const lines = text.split('\n');
  const own = lines.slice(first - 1, last);
  const by = column === undefined ? 0 : (own[0] ?? '').search(/\S/) - column;
  const moved = own.map((line) => line.slice(Math.min(by, line.search(/\S|$/))));
  const mark = above - 1;
  const before = lines.filter((_, at) => at < mark && (at < first - 1 || at >= last));
  const after = lines.filter((_, at) => at >= mark && (at < first - 1 || at >= last));
  return [...before, ...moved, ...after].join('\n');
}

/** Writes one more item at the end of a list, or behind one of its items. */
export function appendItem(
  { problem, text }: Case,
  {
    append,
    to = problem.path ?? [],
    behind,
  }: { readonly append: readonly string[]; readonly to?: Path; readonly behind?: number },
): string | undefined {
  const parsed = parse(text);
  const list = parsed.ok ? valueAt(parsed.data, to) : undefined;
  const fields = append.map((line) => line.slice(2)).join('\n');
  return Array.isArray(list)
    ? textOf(insertItem(text, to, behind === undefined ? list.length : behind + 1, `${fields}\n`))
    : undefined;
}

/** Takes the items behind the first few away. */
export function cutList({ problem, text }: Case, most: number): string | undefined {
  const path = problem.path ?? [];
  const parsed = parse(text);
  const list = parsed.ok ? valueAt(parsed.data, path) : undefined;
  if (!Array.isArray(list)) return undefined;
  let left: string | undefined = text;
  for (let at = list.length - 1; at >= most && left !== undefined; at -= 1)
    left = textOf(removeItem(left, path, at));
  return left;
}
