import { isRecord } from '../../fields/is-record.ts';
import { nameOf } from '../changes/compare.ts';
import { matchEntries, type Identity, type Pair } from '../changes/match.ts';

/** One item of a list by its places in the three versions. */
export interface Trio {
  readonly base?: number | undefined;
  readonly ours?: number | undefined;
  readonly theirs?: number | undefined;
}

type Items = readonly unknown[];

function kindOf(item: unknown): string {
  const type = isRecord(item) && typeof item['type'] === 'string' ? item['type'] : '';
  return `${typeof item} ${type}`;
}

const identities: readonly Identity[] = [
  (item) => (isRecord(item) && typeof item['id'] === 'string' ? `${kindOf(item)}#${item['id']}` : undefined),
  (item) => JSON.stringify(item),
  (item) => {
    const name = nameOf(item);
    return name === undefined ? undefined : `${kindOf(item)} ${name}`;
  },
];

/** Which items of two lists are the same: by id, then equal ones, by name, and the likest. */
export function matchItems(before: Items, after: Items): readonly Pair[] {
  return matchEntries(before, after, { identities, kindOf });
}

/** Pairs items that both put in alike. */
function pairNew(ours: Items, theirs: Items, known: readonly Trio[]): readonly Trio[] {
  const [inOurs, inTheirs] = [new Set(known.map((one) => one.ours)), new Set(known.map((one) => one.theirs))];
  const left = new Map(
    [...theirs.keys()].filter((place) => !inTheirs.has(place)).map((place) => [place, place]),
  );
  const added = [...ours.keys()]
    .filter((place) => !inOurs.has(place))
    .map((place): Trio => {
      const text = JSON.stringify(ours[place]);
      const twin = [...left.keys()].find((other) => JSON.stringify(theirs[other]) === text);
      if (twin !== undefined) left.delete(twin);
      return { ours: place, theirs: twin };
    });
  return [...added, ...[...left.keys()].map((place) => ({ theirs: place }))];
}

/** Tells which items are the same in three versions of a list. */
export function alignThree(base: Items, ours: Items, theirs: Items): readonly Trio[] {
  const placesIn = (other: Items) =>
    new Map(matchItems(base, other).map(({ before, after }) => [before, after]));
  const [inOurs, inTheirs] = [placesIn(ours), placesIn(theirs)];
  const known = [...base.keys()].map((place) => ({
    base: place,
    ours: inOurs.get(place),
    theirs: inTheirs.get(place),
  }));
  return [...known, ...pairNew(ours, theirs, known)];
}
