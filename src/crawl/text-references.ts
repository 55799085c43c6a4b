import { routeOf, textOfFile, type BuiltSite } from './built-site.ts';
import type { Purpose, Reference } from './reference.ts';

type Found = Omit<Reference, 'file' | 'document'>;

/** Addresses in CSS. */
export function listAddressesInStyle(text: string, place: string): readonly Found[] {
  return [...text.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)]
    .map(([, , address = '']) => address)
    .filter((address) => !address.startsWith('data:'))
    .map((address) => ({ place, address, purpose: 'resource' }));
}

interface Leaf {
  readonly path: string;
  readonly key: string;
  readonly text: string;
}

function listTexts(value: unknown, path: string, key: string): readonly Leaf[] {
  if (typeof value === 'string') return [{ path, key, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, `${path}[${index}]`, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => listTexts(inner, `${path}.${name}`, name));
}

const structuredPurposes: Readonly<Record<string, Purpose>> = {
  '@id': 'identity',
  image: 'absolute',
  item: 'absolute',
  logo: 'absolute',
  url: 'absolute',
};

/** Addresses of a block of structured data: those of known properties and all that look like one. */
export function listStructuredAddresses(block: unknown): readonly Found[] {
  return listTexts(block, 'structured data', '').flatMap(({ path, key, text }) => {
    const purpose = structuredPurposes[key] ?? (/^(https?:)?\/\//.test(text) ? 'link' : undefined);
    return purpose ? [{ place: path, address: text, purpose }] : [];
  });
}

interface PictureData {
  readonly base: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** The addresses of a picture's files, as views ask for them. */
export function listFilesOf({ base, widths }: PictureData): readonly string[] {
  return widths.flatMap((width) => ['avif', 'webp'].map((format) => `${base}-${width}.${format}`));
}

/** The pictures in a page's data. */
export function listDataPictures(value: unknown): readonly PictureData[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('base' in value && 'widths' in value) return [value as PictureData];
  return Object.values(value).flatMap(listDataPictures);
}

/** Where a page's data holds addresses. Everywhere else an editor's text may look like one. */
const addressKeys = ['href', 'share', 'url'];

function readPageData(text: string): readonly Found[] {
  const data: unknown = JSON.parse(text);
  const written = listTexts(data, 'data', '')
    .filter(({ key }) => addressKeys.includes(key))
    .map(({ path, text: value }) => ({ place: path, address: value, purpose: 'link' as const }));
  const shown = listDataPictures(data).flatMap(listFilesOf);
  return [
    ...written,
    ...shown.map((address) => ({ place: 'picture', address, purpose: 'resource' as const })),
  ];
}

function readManifest(text: string): readonly Found[] {
  const purposes: Readonly<Record<string, Purpose>> = { src: 'resource', start_url: 'link', url: 'link' };
  return listTexts(JSON.parse(text), 'manifest', '').flatMap(({ path, key, text: address }) => {
    const purpose = purposes[key];
    return purpose ? [{ place: path, address, purpose }] : [];
  });
}

function readScript(text: string): readonly Found[] {
  const relative = [...text.matchAll(/["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g)].map(
    ([, name]) => `/assets/${name}`,
  );
  const rooted = [...text.matchAll(/["'`]\/?((?:assets|fonts|images)\/[\w./-]+\.\w+)/g)].map(
    ([, path]) => `/${path}`,
  );
  return [...relative, ...rooted].map((address) => ({ place: 'script', address, purpose: 'resource' }));
}

function unescape(text: string): string {
  return text
    .replaceAll(/&(lt|gt|quot|apos);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? "'")
    .replaceAll('&amp;', '&');
}

/** Addresses that a sitemap lists, those of pictures among them. */
export function readSitemap(text: string): readonly Found[] {
  return [...text.matchAll(/<((?:\w+:)?loc)>\s*(.*?)\s*<\/\1>/gs)].map(([, place = '', address = '']) => ({
    place,
    address: unescape(address),
    purpose: 'absolute',
  }));
}

function readRobots(text: string): readonly Found[] {
  return [...text.matchAll(/^sitemap:\s*(\S*)/gim)].map(([, address = '']) => ({
    place: 'Sitemap',
    address,
    purpose: 'absolute',
  }));
}

function readHeaders(text: string): readonly Found[] {
  return [...text.matchAll(/^(\/[^\s*]*)$/gm)].map(([, address = '']) => ({
    place: 'address',
    address,
    purpose: 'link',
  }));
}

const readers: readonly (readonly [RegExp, (text: string) => readonly Found[]])[] = [
  [/^(.+\.)?page\.json$/, readPageData],
  [/(\.webmanifest|^manifest\.json)$/, readManifest],
  [/^assets\/.*\.js$/, readScript],
  [/\.css$/, (text) => listAddressesInStyle(text, 'url()')],
  [/^sitemap.*\.xml$/, readSitemap],
  [/^robots\.txt$/, readRobots],
  [/^_headers$/, readHeaders],
];

/** Addresses in a file that is no document. */
export function listTextReferences(site: BuiltSite, file: string): readonly Reference[] {
  const reader = readers.find(([pattern]) => pattern.test(file))?.[1];
  const document = [...site.documents.keys()].find((known) => dataFileOf(known) === file);
  return (reader?.(textOfFile(site, file)) ?? []).map((found) => Object.assign({ file, document }, found));
}

/** Where a document's data lies. */
export function dataFileOf(document: string): string {
  const route = document === '404.html' ? '/404' : routeOf(document);
  return route === '/' ? 'page.json' : `${route?.slice(1)}.page.json`;
}
