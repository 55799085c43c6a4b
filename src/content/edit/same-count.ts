import { isRecord } from '../../fields/is-record.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import { countsIn, findChanges, isSameCount, tellCount } from './counts.ts';
import { isSameMatter, isSureMatter, readSpoken, type Spoken } from './same-matter.ts';
import { setValue } from './set-value.ts';
import { replaceCount, type Told } from './write-count.ts';
import type { Edit } from './outcome.ts';

/** A text that still tells the count from before, with what it would say; without that where only a person can write it. */
export interface CountPlace {
  readonly path: Path;
  readonly text: string | undefined;
}

/** Fields that name a file, a place or a section, and say nothing to visitors; or what one picture shows. */
const isName =
  /^(?:type|id|theme|image|logo|icon|symbol|video|file|before|after|href|to|chat|mail|map|focus|show(?:From|Until)|date)$|Image$|Focus$|Alt$/;

/** Every text of a part of a page that visitors read. */
function* textsIn(data: unknown, path: Path = []): Generator<{ readonly path: Path; readonly text: string }> {
  if (typeof data === 'string') yield { path, text: data };
  else if (Array.isArray(data)) {
    for (const [index, one] of data.entries()) yield* textsIn(one, [...path, index]);
  } else if (isRecord(data)) {
    for (const [name, one] of Object.entries(data))
      if (!isName.test(name)) yield* textsIn(one, [...path, name]);
  }
}

/** A text with what is told as before in each place that speaks of the same thing; nothing where none does. */
function placeIn(
  data: unknown,
  path: Path,
  text: string,
  told: Told & { readonly spoken: Spoken },
): CountPlace | undefined {
  const counts = countsIn(text)
    .filter((count) => isSameCount(count, told.change[0]))
    .map((count) => ({ count, spoken: readSpoken(data, path, text, count.at) }))
    .filter(({ spoken }) => isSameMatter(told.spoken, spoken));
  if (counts.length === 0) return undefined;
  const isSure = counts.every(({ spoken }) => isSureMatter(told.spoken, spoken));
  const now = counts
    .toReversed()
    .reduce<string | undefined>((done, { count }) => done && replaceCount(done, count, told), text);
  return { path, text: isSure ? now : undefined };
}

/** Places of the same page that still say a count which a text has changed: `12 horas`, where that says `8 horas` now. */
interface SameCount {
  readonly before: string;
  readonly now: string;
  readonly places: readonly CountPlace[];
}

/**
 * The other texts of a page that tell a count of the same thing as the text at a path did `before`: a time, a percentage or
 * how many there are of something. Nothing where that tells none, or several otherwise.
 */
export function findSameCount(data: unknown, path: Path, before: unknown): SameCount | undefined {
  const now = valueAt(data, path);
  if (typeof before !== 'string' || typeof now !== 'string') return undefined;
  const own = path.join('\n');
  const [sections, title, description] = ['sections', 'title', 'description'].map((name) =>
    valueAt(data, [name]),
  );
  for (const change of findChanges(before, now)) {
    const [old, fresh] = change;
    const [was, is] = [readSpoken(data, path, before, old.at), readSpoken(data, path, now, fresh.at)];
    const spoken = { ...was, words: new Set([...was.words, ...is.words]) };
    // A page is described by what its sections say.
    const places = [...textsIn({ sections, title, description })].flatMap((one) => {
      const isOwn = one.path.join('\n') === own;
      return isOwn ? [] : (placeIn(data, one.path, one.text, { change, before, now, spoken }) ?? []);
    });
    if (places.length > 0) return { before: tellCount(old), now: tellCount(fresh), places };
  }
  return undefined;
}

/** Writes at each of the places what it would say. */
export function changeCounts(text: string, places: readonly CountPlace[]): Edit {
  return places.reduce<Edit>(
    (done, place) =>
      done.ok && place.text !== undefined ? setValue(done.text, place.path, place.text) : done,
    { ok: true, text },
  );
}
