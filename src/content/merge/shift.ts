import type { Path } from '../problems/problem.ts';
import type { Conflict } from './conflict.ts';

/** How places in one list change when an item comes, goes or moves. */
export interface Shift {
  readonly list: Path;
  readonly move: (place: number) => number;
}

/** An item comes to a place. */
export function coming(list: Path, at: number): Shift {
  return { list, move: (place) => (place >= at ? place + 1 : place) };
}

/** The item of a place goes. What stood behind it stands behind the one above. */
export function going(list: Path, at: number): Shift {
  return { list, move: (place) => (place > at ? place - 1 : place) };
}

/** An item moves from one place to another. */
export function moving(list: Path, from: number, to: number): Shift {
  return {
    list,
    move: (place) => {
      if (place === from) return to;
      const risen = place > from ? place - 1 : place;
      return risen >= to ? risen + 1 : risen;
    },
  };
}

/** A conflict by its place after a shift. */
export function shift(conflict: Conflict, { list, move }: Shift): Conflict {
  const { path, after } = conflict;
  const place = path[list.length];
  if (typeof place !== 'number' || list.some((name, index) => name !== path[index])) return conflict;
  const isItem = path.length === list.length + 1;
  return {
    ...conflict,
    path: path.with(list.length, move(place)),
    ...(isItem && after !== undefined && after >= 0 ? { after: move(after) } : {}),
  };
}
