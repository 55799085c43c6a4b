import type { Path } from '../problems/problem.ts';
import type { Range } from '../problems/place.ts';
import { locate, rangeBetween, type Source } from './source.ts';

/** The place of a phrase in its field, there for the nth time, or of the field where it is not there as it reads. */
export function placePhrase(source: Source, path: Path, phrase: string | undefined, nth = 0): Range {
  const field = locate(source, path);
  if (phrase === undefined) return field;
  let start = source.text.indexOf(phrase, field.start);
  for (let left = nth; left > 0 && start !== -1; left -= 1)
    start = source.text.indexOf(phrase, start + phrase.length);
  const isInField = start !== -1 && start + phrase.length <= field.end;
  return isInField ? rangeBetween(source, start, start + phrase.length) : field;
}
