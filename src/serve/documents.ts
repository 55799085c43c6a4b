import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** A document of a built site. */
export interface BuiltDocument {
  /** Its address; that of the not-found page is `/404`. */
  readonly route: string;
  /** Its path below the site's folder, with slashes. */
  readonly file: string;
}

/** All documents of a built site, by their addresses. */
export function listDocuments(folder: string): readonly BuiltDocument[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, route: `/${file.replace(/^index\.html$|\.html$/, '')}` }))
    .toSorted((one, other) => (one.route < other.route ? -1 : 1));
}

/** The addresses of a built site's pages. */
export function listRoutes(folder: string): readonly string[] {
  return listDocuments(folder)
    .map(({ route }) => route)
    .filter((route) => route !== '/404');
}
