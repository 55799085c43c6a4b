import { fold } from '../../fields/fold.ts';
import { isRecord } from '../../fields/is-record.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import { setValue } from './set-value.ts';
import type { Edit } from './outcome.ts';

/** A number with what it counts, such as `12%` or `8 horas`; hours of the day are told by other means. */
const counted =
  /(?<![\d.,/:])(?<number>\d+(?:[.,]\d+)?)\s?(?<unit>%|horas?|dias?|semanas?|m[eê]s(?:es)?|anos?|minutos?|kg|km)(?!\p{L})/giu;

/** The same as somebody types it in a hurry: `8hs`, `8h`. */
const typedShort =
  /(?<![\d.,/:])(?<number>\d+(?:[.,]\d+)?)\s?(?<unit>%|h(?:s|rs?|oras?)?|dias?|semanas?|m[eê]s(?:es)?|anos?|min(?:s|utos?)?|kg|km)(?![\p{L}\d])/giu;

/** What is meant by a short unit. */
const wholeUnit: Readonly<Record<string, string>> = { h: 'hora', hr: 'hora', min: 'minuto' };

interface Count {
  /** As typed, and where. */
  readonly typed: string;
  readonly at: number;
  readonly number: string;
  /** Without what makes it plural. */
  readonly unit: string;
}

/** Behind such a word a number of hours is one of the day. */
const ofDay = /(?:^|\s)(?:[aà]s|das?|at[eé]|ao?)\s$/i;

function countsIn(text: string, form = counted): readonly Count[] {
  return [...text.matchAll(form)].flatMap(({ 0: typed, index: at, groups = {} }) => {
    const bare = fold(groups['unit'] ?? '').replace(/e?s$/, '');
    const unit = wholeUnit[bare] ?? bare;
    if (unit === 'hora' && ofDay.test(text.slice(0, at))) return [];
    return [{ typed, at, number: groups['number'] ?? '', unit }];
  });
}

/** The one count that two texts tell differently; nothing where they tell several, others, or one of a thing. */
function findChange(before: string, now: string): readonly [Count, Count] | undefined {
  const [[old, ...more], [fresh, ...others]] = [countsIn(before), countsIn(now, typedShort)];
  if (old === undefined || fresh === undefined || more.length + others.length > 0) return undefined;
  // What is said beside it may be in the plural.
  if (old.number === '1' || fresh.number === '1') return undefined;
  return old.unit === fresh.unit && old.number !== fresh.number ? [old, fresh] : undefined;
}

/** A text that still tells the count from before, with what it would say. */
export interface CountPlace {
  readonly path: Path;
  readonly text: string;
}

/** Fields that name a file, a place or a section, and say nothing to visitors. */
const isName =
  /^(?:type|id|theme|image|logo|icon|symbol|video|file|before|after|href|to|chat|mail|map|focus|show(?:From|Until)|date)$|Image$|Focus$/;

/** A text with another count in the place of each one that is told as before. */
function withCount(text: string, [old, fresh]: readonly [Count, Count]): string {
  return countsIn(text)
    .filter(({ number, unit }) => number === old.number && unit === old.unit)
    .toReversed()
    .reduce(
      (done, { at, number }) => `${done.slice(0, at)}${fresh.number}${done.slice(at + number.length)}`,
      text,
    );
}

function* placesIn(data: unknown, change: readonly [Count, Count], path: Path = []): Generator<CountPlace> {
  if (typeof data === 'string') {
    const text = withCount(data, change);
    if (text !== data) yield { path, text };
  } else if (Array.isArray(data)) {
    for (const [index, one] of data.entries()) yield* placesIn(one, change, [...path, index]);
  } else if (isRecord(data)) {
    for (const [name, one] of Object.entries(data))
      if (!isName.test(name)) yield* placesIn(one, change, [...path, name]);
  }
}

/** Places of the same page that still say a count which a text has changed: `12 horas`, where that says `8 horas` now. */
export interface SameCount {
  readonly before: string;
  readonly now: string;
  readonly places: readonly CountPlace[];
}

/**
 * The other texts of a page that tell a count as the text at a path did `before`, a percentage or a time with its unit;
 * nothing where that tells several counts, or none.
 */
export function findSameCount(data: unknown, path: Path, before: unknown): SameCount | undefined {
  const now = valueAt(data, path);
  if (typeof before !== 'string' || typeof now !== 'string') return undefined;
  const change = findChange(before, now);
  if (change === undefined) return undefined;
  const own = path.join('\n');
  const [sections, title, description] = ['sections', 'title', 'description'].map((name) =>
    valueAt(data, [name]),
  );
  // A page is described by what its sections say.
  const places = [...placesIn({ sections, title, description }, change)].filter(
    (place) => place.path.join('\n') !== own,
  );
  return places.length === 0 ? undefined : { before: change[0].typed, now: change[1].typed, places };
}

/** Writes at each of the places what it would say. */
export function changeCounts(text: string, places: readonly CountPlace[]): Edit {
  return places.reduce<Edit>(
    (done, place) => (done.ok ? setValue(done.text, place.path, place.text) : done),
    {
      ok: true,
      text,
    },
  );
}
