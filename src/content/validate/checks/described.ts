import type { Path } from '../../problems/problem.ts';
import { Question } from '../../schema/fields.ts';
import { outlineOf } from '../../schema/outline.ts';
import type { CheckedSection } from '../pages.ts';

/** A picture of a section, and the way to what is said of it. */
interface Described {
  readonly picture: string;
  readonly alt: string;
  readonly path: Path;
}

const described = new Question((schema) => {
  const outline = outlineOf(schema);
  return outline.kind === 'text' ? outline.companions?.alt : undefined;
});

/** The pictures of a section that are described, in the order of its schema. */
export function listDescribed({ schema, base, data }: CheckedSection): readonly Described[] {
  return described.ask(schema, data).flatMap(({ answer: alt, value, parent, path }): readonly Described[] => {
    const said = parent[alt];
    if (typeof value !== 'string' || typeof said !== 'string') return [];
    return [{ picture: value, alt: said.trim(), path: [...base, ...path.slice(0, -1), alt] }];
  });
}
