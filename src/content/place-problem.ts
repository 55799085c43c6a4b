import type { z } from 'zod';
import { describePlace } from './place.ts';
import type { Problem, Wording } from './problem.ts';
import { locate, type Path, type Source } from './source.ts';

/** A stretch of a source that was checked against a schema. */
export interface Checked {
  readonly source: Source;
  /** Where the checked data stands in the source. */
  readonly base: Path;
  readonly schema: z.ZodObject;
}

/** Makes a problem of a wording and a place in a source. */
export function placeProblem(
  source: Source,
  path: Path,
  wording: Wording,
  part: 'key' | 'value' = 'value',
): Problem {
  return {
    ...wording,
    file: source.file,
    range: locate(source, path, part),
    place: describePlace(source, path),
    path,
  };
}
