import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A document of a built site. */
export interface BuiltDocument {
  /** Its address; that of the not-found page is `/404`. */
  readonly route: string;
  /** Its path below the site's folder, with slashes. */
  readonly file: string;
}

/** Whether a document only leads on, from an old address. */
function leadsOn(path: string): boolean {
  return readFileSync(path, 'utf8').includes('<meta http-equiv="refresh"');
}

/** All documents of a built site, by their addresses; those at old addresses are none of its own. */
export function listDocuments(folder: string): readonly BuiltDocument[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !leadsOn(join(folder, file)))
    .map((file) => ({ file, route: `/${file.replace(/^index\.html$|\.html$/, '')}` }))
    .toSorted((one, other) => (one.route < other.route ? -1 : 1));
}

/** The addresses of a built site's pages. */
export function listRoutes(folder: string): readonly string[] {
  return listDocuments(folder)
    .map(({ route }) => route)
    .filter((route) => route !== '/404');
}
