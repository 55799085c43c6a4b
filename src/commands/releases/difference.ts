import type { Mark } from '../site-folder/mark.ts';

/** What differs between two built sites. */
export interface Difference {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

const isPlain = (path: string) => !/\.(br|gz)$/.test(path);

function isSame(one: Mark, other: Mark, path: string): boolean {
  return one.get(path)?.hash === other.get(path)?.hash;
}

function compare(
  before: readonly string[],
  after: readonly string[],
  hasChanged: (name: string) => boolean,
): Difference {
  const [known, wanted] = [new Set(before), new Set(after)];
  return {
    added: after.filter((name) => !known.has(name)),
    changed: after.filter((name) => known.has(name) && hasChanged(name)),
    removed: before.filter((name) => !wanted.has(name)),
  };
}

/** The addresses of a site's pages: a document with its data beside it, or in a folder of its name as it was once. */
export function listPages(site: Mark): readonly string[] {
  return [...site.keys()]
    .filter((path) => /(^|[./])page\.json$/.test(path))
    .map((path) => `/${path.replace(/[./]?page\.json$/, '')}`)
    .toSorted();
}

function filesOfPage(route: string): readonly string[] {
  return route === '/'
    ? ['index.html', 'page.json']
    : [`${route.slice(1)}.html`, `${route.slice(1)}.page.json`];
}

/** Which pages two sites do not have alike. */
export function comparePages(before: Mark, after: Mark): Difference {
  const hasChanged = (route: string) => filesOfPage(route).some((path) => !isSame(before, after, path));
  return compare(listPages(before), listPages(after), hasChanged);
}

/** The same of all files, those that are only compressed aside. */
export function compareFiles(before: Mark, after: Mark): Difference {
  const list = (site: Mark) => [...site.keys()].filter(isPlain);
  return compare(list(before), list(after), (path) => !isSame(before, after, path));
}

/** How many files a site has, and their bytes, those that are only compressed aside. */
export function weigh(site: Mark, paths: readonly string[] = [...site.keys()].filter(isPlain)) {
  const bytes = paths.reduce((sum, path) => sum + (site.get(path)?.size ?? 0), 0);
  return { files: paths.length, bytes };
}
