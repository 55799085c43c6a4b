import type { Redirect } from '../../fields/page-data.ts';
import { notFoundRoute } from '../../fields/link.ts';
import { redirect as redirectSchema } from '../../fields/redirect.ts';
import { resolveFields } from '../schema/fields.ts';
import { createContext, type SiteMap } from '../validate/context.ts';
import type { SiteFile } from '../validate/pages.ts';

/** What old addresses are resolved with. */
interface Resolving {
  readonly site?: SiteFile | undefined;
  readonly siteMap: SiteMap;
  /** The title of the page at an address, if there is one. */
  readonly titleOf: (route: string) => string | undefined;
}

/** The site's old addresses with where each leads today. */
export function resolveRedirects({ site, siteMap, titleOf }: Resolving): readonly Redirect[] {
  if (site?.redirects === undefined) return [];
  const context = createContext(siteMap, site, notFoundRoute, undefined);
  return site.redirects.map((written) => {
    // `to` is a text before and after it is resolved.
    const { from, to } = resolveFields(redirectSchema, written, context) as { from: string; to: string };
    const route = to.replace(/#.*$/, '');
    const title = titleOf(route) ?? site.name;
    return { from, to, title, canonical: site.url.replace(/\/$/, '') + route };
  });
}
