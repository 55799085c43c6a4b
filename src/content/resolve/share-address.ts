import type { Hash } from '../../fields/hash.ts';
import type { PageData } from '../../fields/page-data.ts';

/** Part of every share picture's name: a change of how they are drawn must change it. */
export const shareVersion = '1';

/** Where the picture of a page's shared link is served. Its name tells all that the picture is drawn from. */
export function shareAddress(page: Omit<PageData, 'share'>, hash: Hash): string {
  const { route, title, colors, site, meta } = page;
  const { base, focus } = meta.image ?? {};
  const drawn = [shareVersion, title, colors, site.name, site.tagline, base, focus];
  const name = route === '/' ? 'index' : route.slice(1).replaceAll('/', '-');
  return `/images/share-${name}-${hash(JSON.stringify(drawn)).slice(0, 6)}.jpg`;
}
