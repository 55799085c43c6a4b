import type { CheckedContent } from '../content/check.ts';
import type { CheckedPage } from '../content/validate/validate.ts';

/** The day each file last changed, as ISO, by its path from the project's folder. */
export type ChangeDays = ReadonlyMap<string, string>;

/** Whether search engines should be led to a page: one that exists, shows something and has not ended. */
function isListed({ isNotFound, data, sections }: CheckedPage, today: string): boolean {
  if (isNotFound || sections.length === 0) return false;
  return data.validUntil === undefined || today <= data.validUntil;
}

/** Names of the pictures that each page shows, by its route. */
function listShown({ pages, content }: CheckedContent): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { base, name } of content.pictures) names.set(base, [...(names.get(base) ?? []), name]);
  return new Map(
    pages.map((page) => {
      const strings = JSON.stringify(page).matchAll(/"(\/images\/[^"\\]*)"/g);
      return [page.route, [...new Set([...strings].flatMap(([, base = '']) => names.get(base) ?? []))]];
    }),
  );
}

/** The day a page last changed: the latest of its own file, the sections it shares and the pictures it shows. */
function lastChange(page: CheckedPage, pictures: readonly string[], days: ChangeDays): string | undefined {
  const files = [
    page.source.file,
    ...page.sections.map(({ source }) => source.file),
    ...pictures.map((name) => `public/images/${name}`),
  ];
  return files
    .flatMap((file) => days.get(file) ?? [])
    .toSorted()
    .at(-1);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Routes of sound pages that the sitemap leaves out; the not-found page is none of the site's. */
export function listUnlisted({ validated }: Pick<CheckedContent, 'validated'>): readonly string[] {
  const { pages, siteMap } = validated;
  return pages.filter((page) => !page.isNotFound && !isListed(page, siteMap.today)).map(({ route }) => route);
}

/** The addresses of all pages that search engines should list, with real days or none. */
export function writeSitemap(checked: CheckedContent, days: ChangeDays): string {
  const { pages, siteMap, site } = checked.validated;
  const shown = days.size === 0 ? new Map<string, readonly string[]>() : listShown(checked);
  const base = site?.url.replace(/\/$/, '') ?? '';
  const entries = pages
    .filter((page) => isListed(page, siteMap.today))
    .map((page) => {
      const day = lastChange(page, shown.get(page.route) ?? [], days);
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
