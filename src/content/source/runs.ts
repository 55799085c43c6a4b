import type { Noted } from './place-problem.ts';
import type { Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';

/** Items of lists with the same fault: of several in a row only the first is told. */
export interface Runs {
  /** Whether a path lies in an item that follows one with the same fault. */
  readonly follows: (path: Path) => boolean;
  /** What was found at the first of a run, with a note that counts the others. */
  readonly note: (path: Path, mistake: Finding) => Noted;
}

function besides(path: Path, by: number): string {
  return [...path.slice(0, -1), Number(path.at(-1)) + by].join('/');
}

/** Finds the runs among the paths of items; paths of other things are none. */
export function findRuns(paths: readonly Path[]): Runs {
  const items = paths.filter((path) => typeof path.at(-1) === 'number');
  const places = new Set(items.map((path) => path.join('/')));
  const isFollower = (path: Path) => places.has(path.join('/')) && places.has(besides(path, -1));
  return {
    follows: (path) =>
      path.some((name, index) => typeof name === 'number' && isFollower(path.slice(0, index + 1))),
    note: (path, mistake) => {
      let following = 0;
      if (!places.has(path.join('/'))) return mistake;
      while (places.has(besides(path, following + 1))) following += 1;
      if (following === 0) return mistake;
      return { ...mistake, notes: [{ kind: 'sameBelow', items: following }] };
    },
  };
}
