import type { PageData } from '../../fields/page-data.ts';
import { notFoundRoute } from '../../fields/link.ts';
import { list, type Places } from '../load/load.ts';
import { sha256 } from '../pictures/digest.ts';
import { showSource } from '../show-page.ts';
import { routeOf } from '../validate/pages.ts';
import { layGround, type Conditions } from '../validate/validate.ts';
import type { Site } from './site.ts';

/** A folder whose pages nobody has looked at yet. */
export interface ListedSite {
  /** What the site has beside its pages. */
  readonly site: Site;
  readonly routes: ReadonlySet<string>;
  /** Where the not-found page is, if there is one. */
  readonly missing: string;
  /** Old addresses that lead somewhere, as far as `site.yaml` is sound. */
  readonly redirected: ReadonlySet<string>;
  /** One page as its file is now, whatever the others are; nothing where it is not sound by itself. */
  readonly show: (route: string) => PageData | undefined;
}

/** Lists a folder, so that pages can be shown before all have been looked at. */
export async function listSite(
  places: Places,
  { today, hasShares }: Pick<Conditions, 'today' | 'hasShares'>,
): Promise<ListedSite> {
  const { content, pages } = await list(places);
  const ground = layGround(content, today);
  const files = new Map(pages.map((file) => [routeOf(file.name), file]));
  const routes = new Set(files.keys());
  return {
    site: { content, problems: [], pages: [], redirects: [] },
    routes,
    missing: notFoundRoute,
    redirected: new Set((ground.site?.redirects ?? []).map(({ from }) => from)),
    show(route) {
      // Nothing is remembered from one time to the next: the file may have been saved meanwhile.
      const source = files.get(route)?.open()?.source;
      return source && showSource(source, { ground, routes, hasShares, hash: sha256 })?.page;
    },
  };
}
