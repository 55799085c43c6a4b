import { isRecord } from '../../../fields/is-record.ts';
import type { Path } from '../../problems/problem.ts';
import { fieldsIn, outlineOf, type Outline } from '../../schema/outline.ts';
import type { CheckedSection } from '../pages.ts';

/** A picture of a section, and the way to what is said of it. */
export interface Described {
  readonly picture: string;
  readonly alt: string;
  readonly path: Path;
}

function* describedIn(outline: Outline, data: unknown, path: Path): Generator<Described> {
  if (outline.kind === 'list' && Array.isArray(data)) {
    for (const [index, item] of data.entries()) yield* describedIn(outline.item, item, [...path, index]);
  }
  if (outline.kind !== 'group' || !isRecord(data)) return;
  for (const { name, outline: field } of fieldsIn(outline)) {
    const value = data[name];
    const alt = field.kind === 'text' ? field.companions?.alt : undefined;
    const said = alt === undefined ? undefined : data[alt];
    if (alt !== undefined && typeof value === 'string' && typeof said === 'string')
      yield { picture: value, alt: said.trim(), path: [...path, alt] };
    else yield* describedIn(field, value, [...path, name]);
  }
}

/** The pictures of a section that are described, in the order of its schema. */
export function listDescribed({ schema, base, data }: CheckedSection): readonly Described[] {
  return [...describedIn(outlineOf(schema), data, base)];
}
