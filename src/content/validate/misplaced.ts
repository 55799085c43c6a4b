import { namesIn, outlineAt, type Outline } from '../schema/outline.ts';
import type { Home } from '../problems/kinds/fields.ts';
import type { Path } from '../problems/problem.ts';

function hasField(outline: Outline | undefined, key: string): boolean {
  return namesIn(outline).includes(key);
}

/** The place of a field's exact name one level further in or out, where it is known there. */
export function findHome(outline: Outline, path: Path, key: string): Home | undefined {
  const here = outlineAt(outline, path);
  const beside = here?.kind === 'group' ? [...here.fields.values()] : [];
  const inner = beside.find(({ outline: field }) =>
    hasField(field.kind === 'list' ? field.item : field, key),
  );
  if (inner !== undefined) return { in: 'field', name: inner.name };
  for (let length = path.length - 1; length >= 0; length -= 1) {
    if (hasField(outlineAt(outline, path.slice(0, length)), key)) return { in: 'outside' };
  }
  return undefined;
}
