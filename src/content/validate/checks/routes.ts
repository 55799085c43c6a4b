import { finding } from '../../problems/finding.ts';
import type { Content } from '../../load/content.ts';
import { routeOf } from '../pages.ts';
import type { Problem } from '../../problems/problem.ts';
import { startOf } from '../../source/source.ts';

/** Folders that the build writes beside the pages. */
const built = ['assets', 'images', 'fonts'];

/** A page whose address a file of `public/` or the build already has. */
export function checkRoutes({ sources, publicFiles = [] }: Content): readonly Problem[] {
  return sources.flatMap((source) => {
    if (source.kind !== 'page') return [];
    const { name, file } = source;
    const taken = publicFiles.find((path) => {
      const folded = path.toLowerCase();
      return folded === name || folded === `${name}.html` || folded.startsWith(`${name}/`);
    });
    if (taken === undefined && !built.includes(name)) return [];
    const by = taken === undefined ? { folder: name } : { file: `public/${taken}` };
    return [{ ...finding('routeTaken', { route: routeOf(name), by }), file, range: startOf(source) }];
  });
}
