import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Window, type Document } from 'happy-dom';

/** A finished site as it lies on disk: nothing of it is asked from a server. */
export interface BuiltSite {
  /** The site's own address, without a slash at the end. */
  readonly url: string;
  /** Content by path, such as `consulta.page.json`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Every page's HTML document by its path, parsed. */
  readonly documents: ReadonlyMap<string, Document>;
  /** Documents at old addresses, which lead on by themselves. */
  readonly redirects: ReadonlyMap<string, Document>;
}

/** What hosts read and no visitor may fetch. */
const isPrivate = /^(_headers|_redirects|404\.html|deploy\/.*)$/;

function ownAddress(files: ReadonlyMap<string, Uint8Array>): string {
  const data: unknown = JSON.parse(decode(files.get('page.json')));
  // What is missing on the way leaves an empty address, which no link fits.
  const { page } = data as { page?: { site?: { url?: string } } };
  return page?.site?.url ?? '';
}

function decode(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes ?? new Uint8Array());
}

/** Text of a file; nothing when there is none. */
export function textOfFile({ files }: Pick<BuiltSite, 'files'>, file: string): string {
  return decode(files.get(file));
}

/** A site from its files alone; its own address is the one that the home page's data gives. */
export function makeBuiltSite(files: ReadonlyMap<string, Uint8Array>): BuiltSite {
  const parser = new new Window().DOMParser();
  const names = [...files.keys()].filter((file) => file.endsWith('.html'));
  const parsed = names.map(
    (file) => [file, parser.parseFromString(textOfFile({ files }, file), 'text/html')] as const,
  );
  const leadsOn = ([, document]: (typeof parsed)[number]) =>
    document.querySelector('meta[http-equiv="refresh"]') !== null;
  return {
    url: ownAddress(files),
    files,
    documents: new Map(parsed.filter((one) => !leadsOn(one))),
    redirects: new Map(parsed.filter(leadsOn)),
  };
}

/** Reads a folder that `npm run build` has written. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(folder, path).split(sep).join('/'), await readFile(path)] as const;
      }),
  );
  return makeBuiltSite(new Map(files.toSorted(([a], [b]) => a.localeCompare(b))));
}

/** The one address of a document; the not-found page has none. */
export function routeOf(file: string): string | undefined {
  if (file === '404.html' || !file.endsWith('.html')) return undefined;
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}

/** The file that hosts answer with for a path, or why there is none. */
export function locate({ files }: BuiltSite, path: string): { file: string } | { fault: string } {
  const name = decodeURI(path).slice(1);
  if (isPrivate.test(name) || name === '404') return { fault: 'is kept from visitors' };
  if (/(^|\/)index$|\.html$|.\/$/.test(name)) return { fault: 'is not the clean address' };
  const file = name === '' ? 'index.html' : [`${name}.html`, name].find((known) => files.has(known));
  return file !== undefined && files.has(file) ? { file } : { fault: 'leads to no file or page' };
}
