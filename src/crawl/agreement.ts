import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Document } from 'happy-dom';
import { routeOf, textOfFile, type BuiltSite } from './built-site.ts';
import { dataFileOf, readSitemap } from './text-references.ts';

function contentOf(document: Document, selector: string, attribute = 'content'): string | undefined {
  return document.querySelector(selector)?.getAttribute(attribute) ?? undefined;
}

interface PageAnswer {
  readonly build?: string;
  readonly page?: {
    readonly route?: string;
    readonly title?: string;
    readonly description?: string;
    readonly theme?: string;
    readonly isNotFound?: boolean;
    readonly site?: { readonly name?: string };
  };
}

/** What a page's data says differently from the document that it belongs to. */
function findDataFaults(site: BuiltSite, file: string, document: Document): readonly string[] {
  const dataFile = dataFileOf(file);
  // Any JSON has the form of a type without required parts; what is missing differs from the document.
  const { build, page } = JSON.parse(textOfFile(site, dataFile) || '{}') as PageAnswer;
  const root = document.documentElement;
  const route = file === '404.html' ? '/404' : routeOf(file);
  const rows = [
    ['title', page?.title, document.title],
    ['route', page?.route, route],
    ['description', page?.description, contentOf(document, 'meta[name=description]')],
    ['theme', page?.theme, contentOf(document, '[data-theme]', 'data-theme')],
    ['site name', page?.site?.name, contentOf(document, 'meta[property="og:site_name"]')],
    ['build', build, root.getAttribute('data-build') ?? undefined],
    ['data address', `/${dataFile}`, root.getAttribute('data-page') ?? undefined],
    ['not found', page?.isNotFound, root.hasAttribute('data-missing')],
  ] as const;
  return rows
    .filter(([, told, shown]) => told !== shown)
    .map(([name, told, shown]) => `${dataFile}: ${name} is "${told}" where ${file} has "${shown}"`);
}

function findAddressFaults(site: BuiltSite, file: string, document: Document): readonly string[] {
  const route = routeOf(file);
  const own = route === undefined ? undefined : `${site.url}${route}`;
  const rows = [
    ['canonical', contentOf(document, 'link[rel=canonical]', 'href')],
    ['og:url', contentOf(document, 'meta[property="og:url"]')],
  ] as const;
  return rows
    .filter(([, told]) => told !== own)
    .map(([name, told]) => `${file}: ${name} is "${told}", not "${own}"`);
}

function findRepeatedIds(file: string, document: Document): readonly string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map((id) => `${file}: id "${id}" stands more than once`);
}

/** Where a sitemap is there: pages that it leaves out, names twice or should not name. */
function findSitemapFaults(site: BuiltSite): readonly string[] {
  if (!site.files.has('sitemap.xml')) return [];
  const listed = readSitemap(textOfFile(site, 'sitemap.xml'))
    .filter(({ place }) => place === 'loc')
    .map(({ address }) => address);
  const pages = [...site.documents]
    .filter(([, document]) => !contentOf(document, 'meta[name=robots]')?.includes('noindex'))
    .map(([file]) => `${site.url}${routeOf(file)}`);
  return [
    ...pages.filter((page) => !listed.includes(page)).map((page) => `sitemap.xml: lacks "${page}"`),
    ...listed.filter((page) => !pages.includes(page)).map((page) => `sitemap.xml: "${page}" is no page`),
    ...listed
      .filter((page, index) => listed.indexOf(page) !== index)
      .map((page) => `sitemap.xml: "${page}" stands twice`),
  ];
}

/** Compressed files that say something else than the file beside them. */
function findTwinFaults({ files }: BuiltSite): readonly string[] {
  return [...files].flatMap(([file, bytes]) => {
    const original = files.get(file.replace(/\.(br|gz)$/, ''));
    if (original === bytes) return [];
    if (original === undefined) return [`${file}: has no file beside it`];
    const inflated = file.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    return inflated.equals(original) ? [] : [`${file}: holds something else than the file beside it`];
  });
}

/** Parts of a site that say different things of the same: documents, their data, the sitemap, compressed files. */
export function findDisagreements(site: BuiltSite): readonly string[] {
  const inDocuments = [...site.documents].flatMap(([file, document]) =>
    [
      findDataFaults(site, file, document),
      findAddressFaults(site, file, document),
      findRepeatedIds(file, document),
    ].flat(),
  );
  return [...inDocuments, ...findSitemapFaults(site), ...findTwinFaults(site)];
}
