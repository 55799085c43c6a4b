import { fold } from '../../fields/fold.ts';
import { isRecord } from '../../fields/is-record.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import { setValue } from './set-value.ts';
import type { Edit } from './outcome.ts';

/** A number with what it counts, such as `12%` or `8 horas`; hours of the day are told by other means. */
const counted =
  /(?<![\d.,/:])(?<number>\d+(?:[.,]\d+)?)\s?(?<unit>%|horas?|dias?|semanas?|m[eê]s(?:es)?|anos?|minutos?|kg|km)(?!\p{L})/giu;

interface Count {
  /** As typed. */
  readonly typed: string;
  readonly number: string;
  /** Without what makes it plural. */
  readonly unit: string;
}

function countsIn(text: string): readonly Count[] {
  return [...text.matchAll(counted)].map(({ 0: typed, groups = {} }) => ({
    typed,
    number: groups['number'] ?? '',
    unit: fold(groups['unit'] ?? '').replace(/e?s$/, ''),
  }));
}

/** The one count that two texts tell differently; nothing where they tell several, or others. */
function findChange(before: string, now: string): readonly [Count, Count] | undefined {
  const [[old, ...more], [fresh, ...others]] = [countsIn(before), countsIn(now)];
  if (old === undefined || fresh === undefined || more.length + others.length > 0) return undefined;
  return old.unit === fresh.unit && old.number !== fresh.number ? [old, fresh] : undefined;
}

/** A text that still tells the count from before, with what it would say. */
export interface CountPlace {
  readonly path: Path;
  readonly text: string;
}

function* placesIn(data: unknown, change: readonly [Count, Count], path: Path = []): Generator<CountPlace> {
  const [old, fresh] = change;
  if (typeof data === 'string') {
    const told = countsIn(data).find(({ number, unit }) => number === old.number && unit === old.unit);
    const written = told?.typed.replace(told.number, fresh.number);
    if (told !== undefined) yield { path, text: data.replace(told.typed, () => written ?? told.typed) };
  } else if (Array.isArray(data)) {
    for (const [index, one] of data.entries()) yield* placesIn(one, change, [...path, index]);
  } else if (isRecord(data)) {
    for (const [name, one] of Object.entries(data)) yield* placesIn(one, change, [...path, name]);
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
  const places = [...placesIn(valueAt(data, ['sections']), change, ['sections'])].filter(
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
