import { findMoved } from '../changes/match.ts';
import type { Trio } from './align.ts';

type Trios = readonly Trio[];

/** The items of a merged list in their order, and those that both moved to different places. */
export interface Order {
  readonly items: Trios;
  readonly disputed: Trios;
}

function sortBy(trios: Trios, side: 'ours' | 'theirs'): Trios {
  return trios.filter((one) => one[side] !== undefined).toSorted((a, b) => (a[side] ?? 0) - (b[side] ?? 0));
}

function findMovedIn(sorted: Trios): readonly Trio[] {
  const pairs = sorted.map(({ base = 0 }, after) => ({ before: base, after }));
  return findMoved(pairs).flatMap(({ after }) => sorted[after] ?? []);
}

/** Whether an item may be what was moved: of two that changed places, either. */
function mayHaveMoved(one: Trio, sorted: Trios): boolean {
  const others = sorted.filter((other) => other !== one);
  return findMovedIn(others).length < findMovedIn(sorted).length;
}

/** What we moved and they did not, and what both moved to different places. */
function findMoves(trios: Trios): { readonly ours: ReadonlySet<Trio>; readonly both: Trios } {
  const common = trios.filter(
    ({ base, ours, theirs }) => base !== undefined && ours !== undefined && theirs !== undefined,
  );
  const [inOurs, inTheirs] = [sortBy(common, 'ours'), sortBy(common, 'theirs')];
  const isElsewhere = (one: Trio) => inOurs[inOurs.indexOf(one) - 1] !== inTheirs[inTheirs.indexOf(one) - 1];
  if (inOurs.every((one, place) => one === inTheirs[place])) return { ours: new Set(), both: [] };
  const moved = findMovedIn(inOurs);
  const theirs = new Set(moved.filter((one) => mayHaveMoved(one, inTheirs)));
  return {
    ours: new Set(moved.filter((one) => !theirs.has(one))),
    both: [...theirs].filter(isElsewhere),
  };
}

/** The place, in a list, behind the nearest item that stands above one in ours. */
export function placeBehind(one: Trio, items: Trios, trios: Trios): number {
  const above = sortBy(trios, 'ours').filter(({ ours = 0 }) => ours < (one.ours ?? 0));
  const neighbour = above.findLast((other) => items.includes(other));
  return neighbour === undefined ? 0 : items.indexOf(neighbour) + 1;
}

/**
 * Their order with our moves and our new items in it, each behind the neighbour that it stands behind in ours.
 * What both moved stands where they put it.
 */
export function orderItems(trios: Trios, stays: (one: Trio) => boolean): Order {
  const staying = trios.filter(stays);
  const moves = findMoves(staying);
  const items = [...sortBy(staying, 'theirs')].filter((one) => !moves.ours.has(one));
  for (const one of sortBy(staying, 'ours')) {
    if (!items.includes(one)) items.splice(placeBehind(one, items, staying), 0, one);
  }
  return { items, disputed: moves.both };
}
