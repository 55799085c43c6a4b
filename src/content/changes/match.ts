import { isRecord } from '../../fields/is-record.ts';

/** Two entries that are the same one in both versions, by their places. */
export interface Pair {
  readonly before: number;
  readonly after: number;
}

type Entries = readonly unknown[];

/** The pieces that two versions of one entry are likely to share: words of a text, fields with their values. */
function piecesOf(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return name === '' ? value.toLowerCase().split(/\s+/) : [`${name}=${value}`];
  if (Array.isArray(value)) return value.flatMap((entry) => piecesOf(entry, `${name}-`));
  return isRecord(value) ? Object.entries(value).flatMap(([key, entry]) => piecesOf(entry, key)) : [];
}

/** How much two entries share, from 0 to 1. */
export function measureLikeness(before: unknown, after: unknown): number {
  const [left, right] = [piecesOf(before), piecesOf(after)];
  const free = new Map<string, number>();
  for (const piece of left) free.set(piece, (free.get(piece) ?? 0) + 1);
  let shared = 0;
  for (const piece of right) {
    const count = free.get(piece) ?? 0;
    if (count === 0) continue;
    shared += 1;
    free.set(piece, count - 1);
  }
  return left.length + right.length === 0 ? 1 : (2 * shared) / (left.length + right.length);
}

/** What tells an entry from its neighbours, the surest first; an entry without it has none of that kind. */
export type Identity = (entry: unknown) => string | undefined;

/** Below this two entries are another one each. */
const least = 0.2;

/** Finds which entries of two lists are the same: equal ones, then by identity, then the likest of one kind. */
export function matchEntries(
  before: Entries,
  after: Entries,
  { identities, kindOf }: { readonly identities: readonly Identity[]; readonly kindOf: Identity },
): readonly Pair[] {
  const pairs: Pair[] = [];
  const freeBefore = new Set(before.keys());
  const freeAfter = new Set(after.keys());
  const join = (pair: Pair) => {
    if (!freeBefore.has(pair.before) || !freeAfter.has(pair.after)) return;
    freeBefore.delete(pair.before);
    freeAfter.delete(pair.after);
    pairs.push(pair);
  };
  for (const identify of [...identities, (entry: unknown) => JSON.stringify(entry)]) {
    for (const place of freeBefore) {
      const wanted = identify(before[place]);
      const found =
        wanted === undefined ? undefined : [...freeAfter].find((other) => identify(after[other]) === wanted);
      if (found !== undefined) join({ before: place, after: found });
    }
  }
  const alike = [...freeBefore].flatMap((place) =>
    [...freeAfter]
      .filter((other) => kindOf(before[place]) === kindOf(after[other]))
      .map((other) => ({
        before: place,
        after: other,
        likeness: measureLikeness(before[place], after[other]),
      })),
  );
  const likest = alike
    .filter(({ likeness }) => likeness >= least)
    .toSorted((a, b) => b.likeness - a.likeness);
  for (const { before: place, after: other } of likest) join({ before: place, after: other });
  return pairs.toSorted((a, b) => a.after - b.after);
}

/** The fewest pairs that have moved past others: those outside the longest run that kept its order. */
export function findMoved(pairs: readonly Pair[]): readonly Pair[] {
  const runs: Pair[][] = [];
  for (const pair of pairs) {
    const fitting = runs.filter((run) => (run.at(-1)?.before ?? -1) < pair.before);
    const longest = fitting.reduce<Pair[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, pair]);
  }
  const kept = new Set(runs.reduce<Pair[]>((best, run) => (run.length > best.length ? run : best), []));
  return pairs.filter((pair) => !kept.has(pair));
}
