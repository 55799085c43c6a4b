import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Node } from 'yaml';
import type { Path, Range, SourceKind } from '../problems/problem.ts';
import { documentOf } from './documents.ts';
import { rangeBetween } from './range.ts';
import { findSoundField } from './sound.ts';

export { limits } from './bytes.ts';
export { rangeBetween } from './range.ts';

/** A file as it was read: its exact text, and its data as text scalars, with the place of each. */
export interface Source {
  /** As an editor names it: `pages/index.yaml`. */
  readonly file: string;
  /** The file's name without folder and extension. */
  readonly name: string;
  readonly kind: SourceKind;
  readonly text: string;
  /** Plain data, every scalar a string; absent when the file has a problem that hides its data. */
  readonly data?: unknown;
}

function nodeRange(source: Source, node: unknown): Range | undefined {
  const range = (node as Node | null | undefined)?.range;
  if (!range) return undefined;
  return rangeBetween(source, range[0], range[1]);
}

interface Found {
  readonly key?: unknown;
  readonly value: unknown;
}

function step(node: unknown, name: string | number): Found | undefined {
  if (isSeq(node) && typeof name === 'number') return { value: node.items[name] };
  if (!isMap(node)) return undefined;
  const pair = node.items.find((item) => isScalar(item.key) && item.key.value === String(name));
  return pair && { key: pair.key, value: pair.value };
}

/** Where an empty or missing value is shown: the first key of its mapping (a section's `type`), or its own key. */
function firstKeyRange(source: Source, node: unknown): Range | undefined {
  if (!isMap(node)) return undefined;
  const type = node.items.find((item) => isScalar(item.key) && item.key.value === 'type') ?? node.items[0];
  if (type === undefined) return undefined;
  const key = nodeRange(source, type.key);
  const value = isScalar(type.value) ? nodeRange(source, type.value) : undefined;
  if (key === undefined) return undefined;
  return rangeBetween(source, key.start, value?.end ?? key.end);
}

/** The first sign of a list, or of a group without fields. */
function openingRange(source: Source, node: unknown): Range | undefined {
  const whole = nodeRange(source, node);
  return whole && rangeBetween(source, whole.start, whole.start + 1);
}

/**
 * The place of a value or of its key. What is missing has no place of its own: then it is the nearest
 * container's key, or its first line.
 */
export function locate(source: Source, path: Path, part: 'key' | 'value' = 'value'): Range {
  const [field] = path;
  const isField = path.length === 1 && typeof field === 'string' && part === 'value';
  // A document takes fifty times as long.
  const sound = isField && source.data !== undefined ? findSoundField(source.text, field) : undefined;
  if (sound !== undefined) return rangeBetween(source, ...sound);
  let found: Found = { value: documentOf(source)?.contents };
  for (const [index, name] of path.entries()) {
    const next = step(found.value, name);
    if (next === undefined || (next.value === undefined && next.key === undefined)) {
      return locateContainer(source, found, index);
    }
    found = next;
  }
  const key = nodeRange(source, found.key);
  if (part === 'key' && key !== undefined) return key;
  const value = isScalar(found.value) || isAlias(found.value) ? nodeRange(source, found.value) : undefined;
  if (value !== undefined && value.end > value.start) return value;
  const empty = nodeRange(source, found.value);
  if (key === undefined && isScalar(found.value) && empty !== undefined && empty.start > 0) {
    return rangeBetween(source, empty.start - 1, empty.start);
  }
  return key ?? firstKeyRange(source, found.value) ?? openingRange(source, found.value) ?? startOf(source);
}

function locateContainer(source: Source, container: Found, depth: number): Range {
  const first = firstKeyRange(source, container.value) ?? openingRange(source, container.value);
  if (depth > 0 && container.key !== undefined) return nodeRange(source, container.key) ?? startOf(source);
  return first ?? startOf(source);
}

/** The first place of a file, for what concerns it as a whole. */
export function startOf(source: Source): Range {
  return rangeBetween(source, 0, 0);
}
