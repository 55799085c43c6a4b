import type { Path } from '../problems/problem.ts';
import type { Range } from '../problems/place.ts';
import { locate, rangeBetween, type Source } from './source.ts';

/** The place of a phrase in its field, or of the field where it is not there as it reads. */
export function placePhrase(source: Source, path: Path, phrase: string | undefined): Range {
  const field = locate(source, path);
  if (phrase === undefined) return field;
  const start = source.text.indexOf(phrase, field.start);
  const isInField = start !== -1 && start + phrase.length <= field.end;
  return isInField ? rangeBetween(source.lineCounter, start, start + phrase.length) : field;
}
