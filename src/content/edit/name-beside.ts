import { isRecord } from '../../fields/is-record.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import type { CountPlace } from './same-count.ts';
import { isSameGender } from './write-name.ts';

/** A name, and none that any text begins with: of an item of a list, in a field of its own. */
const name = /^\p{Lu}[\p{L}.'-]+(?: [\p{L}.'-]+){0,3}$/u;

const wordsOf = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.replaceAll(/[.-]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');

/** Words, and no name of a file. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && /\s/.test(value) && !/\.\w{2,5}$/.test(value);

/**
 * The texts of an item that still say the name which it had before, with what they would say, unless that would have to bend
 * with another gender; nothing for any other field.
 */
export function findNameBeside(
  data: unknown,
  path: Path,
  before: unknown,
): { readonly before: string; readonly now: string; readonly places: readonly CountPlace[] } | undefined {
  const [field, at] = [String(path.at(-1)), path.at(-2)];
  const now = valueAt(data, path);
  const item = valueAt(data, path.slice(0, -1));
  if (!/name$/i.test(field) || typeof at !== 'number' || !isRecord(item)) return undefined;
  if (typeof before !== 'string' || typeof now !== 'string' || !name.test(before) || now.trim() === '')
    return undefined;
  const words = wordsOf(before);
  if (now.search(words) !== -1) return undefined;
  const isFit = isSameGender(before, now);
  const places = Object.entries(item).flatMap(([other, said]) =>
    other !== field && isText(said) && said.search(words) !== -1
      ? [{ path: [...path.slice(0, -1), other], text: isFit ? said.replace(words, () => now) : undefined }]
      : [],
  );
  return places.length === 0 ? undefined : { before, now, places };
}
