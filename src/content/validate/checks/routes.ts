import { finding } from '../../problems/finding.ts';
import type { Content } from '../../load/content.ts';
import { routeOf } from '../pages.ts';
import type { Problem } from '../../problems/problem.ts';
import { startOf } from '../../source/source.ts';

/** Folders that the build writes beside the pages. */
const built = ['assets', 'images', 'fonts'];

/** What has an address that a page of that name would have: a file of `public/`, or a folder of the build. */
export function findTaken(
  name: string,
  publicFiles: readonly string[] = [],
): { readonly file: string } | { readonly folder: string } | undefined {
  const taken = publicFiles.find((path) => {
    const folded = path.toLowerCase();
    return folded === name || folded === `${name}.html` || folded.startsWith(`${name}/`);
  });
  if (taken !== undefined) return { file: `public/${taken}` };
  return built.includes(name) ? { folder: name } : undefined;
}

/** A page whose address a file of `public/` or the build already has. */
export function checkRoutes({ sources, publicFiles }: Content): readonly Problem[] {
  return sources.flatMap((source) => {
    if (source.kind !== 'page') return [];
    const { name, file } = source;
    const by = findTaken(name, publicFiles);
    if (by === undefined) return [];
    return [{ ...finding('routeTaken', { route: routeOf(name), by }), file, range: startOf(source) }];
  });
}
