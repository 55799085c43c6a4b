import type { PageData } from '../../fields/page-data.ts';
import { notFoundRoute } from '../../fields/link.ts';
import { list, type Places } from '../load/load.ts';
import { sha256 } from '../pictures/digest.ts';
import { showPage } from '../show-page.ts';
import { routeOf } from '../validate/pages.ts';
import { openDesk, type SiteConditions } from './look.ts';
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
export async function listSite(places: Places, conditions: SiteConditions): Promise<ListedSite> {
  const listed = await list(places);
  const { content, pages } = listed;
  const { site } = openDesk(listed, conditions).ground;
  return {
    site: { content, problems: [], pages: [], redirects: [] },
    missing: notFoundRoute,
    redirected: new Set((site?.redirects ?? []).map(({ from }) => from)),
    routes: new Set(pages.map(({ name }) => routeOf(name))),
    show(route) {
      // Nothing is remembered from one time to the next: the file may have been saved meanwhile.
      const { ground, files } = openDesk(listed, conditions);
      const file = files.find(({ name }) => routeOf(name) === route);
      return file && showPage(ground.content, file.file, conditions, sha256)?.page;
    },
  };
}
