import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readAddress } from './address.ts';

/** What a request means in a folder of finished pages. */
type Route =
  | { readonly status: 200; readonly file: string }
  | { readonly status: 301; readonly location: string }
  | { readonly status: 400 }
  | { readonly status: 404 };

/** Decides what a request for `target` (path and query, as sent) means. */
export function route(folder: string, target: string): Route {
  const address = readAddress(target);
  if (address === undefined) return { status: 400 };
  // An empty part ("//host/") would make a redirect point at another site.
  if (address.includes('//') || isPrivate(address)) return { status: 404 };
  const clean = cleanPath(address);
  const page = findPage(folder, clean);
  if (page !== undefined && clean === address) return { status: 200, file: page };
  if (page !== undefined) return { status: 301, location: encode(clean) + readQuery(target) };
  const file = address.endsWith('/') ? undefined : findFile(join(folder, address));
  return file === undefined ? { status: 404 } : { status: 200, file };
}

function encode(address: string): string {
  return address.split('/').map(encodeURIComponent).join('/');
}

function readQuery(target: string): string {
  return target.includes('?') ? target.slice(target.indexOf('?')) : '';
}

/** What hosts read and nobody visits; the not-found page is sent in place of others. */
function isPrivate(address: string): boolean {
  return (
    /^\/_(headers|redirects)$/.test(address) || address === '/404.html' || address.startsWith('/deploy/')
  );
}

/** The one address a page has: no index.html, no ending, no slash at the end. */
function cleanPath(address: string): string {
  return address
    .replace(/\/index\.html$/, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/(?<=[^/])\.html$/, '');
}

/** The document of a clean address. */
function findPage(folder: string, address: string): string | undefined {
  if (address === '/404' || address === '/index') return undefined;
  return findFile(join(folder, address === '/' ? 'index.html' : `${address}.html`));
}

/** Any reason not to find it (a file where a folder should be, a name too long) means that it is not there. */
function findFile(file: string): string | undefined {
  try {
    return statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}
