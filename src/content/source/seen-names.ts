import { finding } from '../problems/finding.ts';
import { isMap, isScalar, isSeq } from 'yaml';
import type { Document, Scalar } from 'yaml';
import { asSeen, findHidden } from '../problems/characters.ts';
import { isFieldName } from '../schema/files.ts';
import { editFor } from '../problems/edit.ts';
import type { Path, Problem } from '../problems/problem.ts';
import { rangeBetween } from './range.ts';

/** A field's name with signs in it that nobody sees. */
interface HiddenName {
  readonly path: Path;
  readonly typed: string;
  readonly seen: string;
  readonly start: number;
  readonly end: number;
}

/** The name as it looks. A field of ours has no spaces in its name, whatever they look like. */
function nameAsSeen(typed: string): string {
  const seen = asSeen(typed);
  const joined = seen.replaceAll(' ', '');
  return seen !== typed && !isFieldName(seen) && isFieldName(joined) ? joined : seen;
}

function correctName(key: Scalar, path: Path): HiddenName | undefined {
  const typed = String(key.value);
  const seen = nameAsSeen(typed);
  if (seen === '' || findHidden(typed).length === 0) return undefined;
  key.value = seen;
  const [start = 0, end = start] = key.range ?? [];
  return { path: [...path, seen], typed, seen, start, end };
}

function* correctIn(node: unknown, path: Path): Generator<HiddenName> {
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* correctIn(item, [...path, index]);
  }
  if (!isMap(node)) return;
  for (const { key, value } of node.items) {
    if (!isScalar(key)) continue;
    const hidden = correctName(key, path);
    if (hidden !== undefined) yield hidden;
    yield* correctIn(value, [...path, String(key.value)]);
  }
}

/** Gives each field of a document the name that it seems to have, so that all else is checked as if it had it. */
export function correctNames(document: Document.Parsed): readonly HiddenName[] {
  return [...correctIn(document.contents, [])];
}

/** What of a source is needed to tell where something stands. */
interface Read {
  readonly file: string;
  readonly text: string;
}

/** What is to be told of a name that is not what it seems. */
export function explainName(source: Read, { path, typed, seen, start, end }: HiddenName): Problem {
  const mistake = finding('hiddenInName', { typed, seen });
  const range = rangeBetween(source, start, end);
  return { ...mistake, file: source.file, range, path, edit: editFor(mistake, source.text, range) };
}
