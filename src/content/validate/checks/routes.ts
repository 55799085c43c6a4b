import { isReserved } from '../../../fields/reserved-name.ts';
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

/** A page whose address a file of `public/` or the build already has, and files with names that Windows keeps for itself. */
export function checkRoutes({ sources, publicFiles }: Content): readonly Problem[] {
  return sources.flatMap((source) => {
    const { name, file, kind } = source;
    const by = kind === 'page' ? findTaken(name, publicFiles) : undefined;
    const better = kind === 'page' ? `pagina-${name}.yaml` : `outro-${name}.yaml`;
    const told = [
      by && finding('routeTaken', { route: routeOf(name), by }),
      isReserved(name) ? finding('reservedFileName', { name: `${name}.yaml`, better }) : undefined,
    ];
    // Only of a file of which something is told the text is asked for.
    return told.flatMap((one) => (one === undefined ? [] : [{ ...one, file, range: startOf(source) }]));
  });
}
