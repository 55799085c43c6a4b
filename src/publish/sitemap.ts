import type { Site, SitePage } from '../content/known/site.ts';

/** The day each file last changed, as ISO, by its path from the project's folder. */
export type ChangeDays = ReadonlyMap<string, string>;

type Names = ReadonlyMap<string, readonly string[]>;

/** Names of the pictures by the bases that pages know them by. */
function namesByBase({ content }: Pick<Site, 'content'>): Names {
  const names = new Map<string, string[]>();
  for (const { base, name } of content.pictures) names.set(base, [...(names.get(base) ?? []), name]);
  return names;
}

/** The day a page last changed: the latest of its own file, the sections it shares and the pictures it shows. */
function lastChange({ summary, shown }: SitePage, names: Names, days: ChangeDays): string | undefined {
  const pictures = shown.pictures.flatMap((base) => names.get(base) ?? []);
  return [...summary.files, ...pictures.map((name) => `public/images/${name}`)]
    .flatMap((file) => days.get(file) ?? [])
    .toSorted()
    .at(-1);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The addresses of all pages that search engines should list, with real days or none. `url` is the site's own. */
export function writeSitemap(
  site: Pick<Site, 'content' | 'pages'> & { readonly url: string },
  days: ChangeDays,
): string {
  const names = namesByBase(site);
  const base = site.url.replace(/\/$/, '');
  const entries = site.pages
    .filter(({ summary }) => summary.isListed)
    .map((page) => {
      const day = days.size === 0 ? undefined : lastChange(page, names, days);
      const place = `<loc>${escapeText(base + page.route)}</loc>`;
      return `<url>${place}${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** Everything may be read; the not-found page says for itself that it is none to list. */
export function writeRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
