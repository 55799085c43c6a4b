import type { Redirect } from '../../fields/page-data.ts';
import { notFoundRoute } from '../../fields/link.ts';
import { redirect as redirectSchema } from '../../fields/redirect.ts';
import { resolveFields } from '../schema/fields.ts';
import { createContext } from '../validate/context.ts';
import type { Validated } from '../validate/validate.ts';

/** The site's old addresses with where each leads today. */
export function resolveRedirects({ site, siteMap, pages }: Validated): readonly Redirect[] {
  if (site?.redirects === undefined) return [];
  const context = createContext(siteMap, site, notFoundRoute, undefined);
  return site.redirects.map((written) => {
    // `to` is a text before and after it is resolved.
    const { from, to } = resolveFields(redirectSchema, written, context) as { from: string; to: string };
    const route = to.replace(/#.*$/, '');
    const page = pages.find((known) => known.route === route);
    return { from, to, title: page?.data.title ?? site.name, canonical: site.url.replace(/\/$/, '') + route };
  });
}
