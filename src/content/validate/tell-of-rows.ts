import type { Path, Problem } from '../problems/problem.ts';
import type { Checked } from '../source/place-problem.ts';

/** What finds the item of a list that an issue is in, by the way to it; nothing where it is in none. */
type RowOf = (path: Path) => Path | undefined;

/** The innermost item of a list that something is in. */
export const innermost: RowOf = (path) => {
  const end = path.findLastIndex((name) => typeof name === 'number') + 1;
  return end === 0 ? undefined : path.slice(0, end);
};

const ofSite =
  (pattern: RegExp) =>
  ({ source }: Checked): RowOf =>
  (path) =>
    source.kind === 'site' && pattern.test(path.join('/')) ? path.slice(0, 3) : undefined;

/** The item of a site's week that something is in. */
export const ofWeek = ofSite(/^hours\/week\/\d+(?:\/|$)/);

/** The item of a site's week, or of its days unlike others, that something is in. */
export const ofHours = ofSite(/^hours\/(?:week|exceptions)\/\d+(?:\/|$)/);

/** What is told of whole items of lists, by `find` at the way to each, and the issues that are about nothing else. */
export function tellOfRows<Issue extends { readonly path: readonly PropertyKey[] }>(
  issues: readonly Issue[],
  rowOf: RowOf,
  find: (row: Path) => Problem | undefined,
): { readonly problems: readonly Problem[]; readonly others: readonly Issue[] } {
  const found = new Map<string, Problem | undefined>();
  const others = issues.filter((issue) => {
    const row = rowOf(issue.path as Path);
    if (row === undefined) return true;
    const key = row.join('/');
    if (!found.has(key)) found.set(key, find(row));
    return found.get(key) === undefined;
  });
  return { problems: [...found.values()].filter((problem) => problem !== undefined), others };
}
