import type { Path, Wording } from '../problems/problem.ts';

/** Items of lists with the same fault: of several in a row only the first is told. */
export interface Runs {
  /** Whether a path lies in an item that follows one with the same fault. */
  readonly follows: (path: Path) => boolean;
  /** The wording for the first of a run, which counts the others. */
  readonly word: (path: Path, wording: Wording) => Wording;
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
    word: (path, wording) => {
      let following = 0;
      if (!places.has(path.join('/'))) return wording;
      while (places.has(besides(path, following + 1))) following += 1;
      if (following === 0) return wording;
      const others = following === 1 ? 'o item seguinte' : `os ${following} itens seguintes`;
      return { ...wording, cure: `${wording.cure} O mesmo vale para ${others}.` };
    },
  };
}
