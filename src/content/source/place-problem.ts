import type { z } from 'zod';
import { findHidden } from '../problems/characters.ts';
import { characterWordings } from '../problems/messages-characters.ts';
import { describePlace } from './place.ts';
import type { Path, Problem, Wording } from '../problems/problem.ts';
import { locate, type Source } from './source.ts';

/** A stretch of a source that was checked against a schema. */
export interface Checked {
  readonly source: Source;
  /** Where the checked data stands in the source. */
  readonly base: Path;
  readonly schema: z.ZodObject;
}

/** A value that is wrong only by what nobody sees is told as that: anything else would read as if nothing were wrong. */
function explainHidden(wording: Wording, path: Path): Wording {
  const { suggestion, severity } = wording;
  if (suggestion === undefined || findHidden(suggestion.from).length === 0) return wording;
  const field = String(path.findLast((name) => typeof name === 'string') ?? '');
  return characterWordings.hiddenInValue(field, suggestion, severity);
}

/** Makes a problem of a wording and a place in a source. */
export function placeProblem(
  source: Source,
  path: Path,
  wording: Wording,
  part: 'key' | 'value' = 'value',
): Problem {
  return {
    ...explainHidden(wording, path),
    file: source.file,
    range: locate(source, path, part),
    place: describePlace(source, path),
    path,
  };
}
