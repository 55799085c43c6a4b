import type { BuiltSite } from './built-site.ts';

/**
 * Ceilings in bytes, far above what a page should weigh: over them something is broken, not merely long. What a page
 * should weigh is told to editors by the build.
 */
export const ceilings = { document: 100_000, picture: 2_000_000 } as const;

/** Documents (compressed, if their neighbour is there) and pictures that are over the ceilings. */
export function findOverweight({ files }: Pick<BuiltSite, 'files'>): readonly string[] {
  return [...files].flatMap(([file, bytes]) => {
    const isDocument = file.endsWith('.html');
    const isPicture = /^images\/.*\.(avif|webp|jpg)$/.test(file);
    const size = (isDocument ? files.get(`${file}.br`) : undefined)?.length ?? bytes.length;
    const most = isDocument ? ceilings.document : ceilings.picture;
    return (isDocument || isPicture) && size > most ? [`${file}: ${size} bytes, over ${most}`] : [];
  });
}
