import { statSync } from 'node:fs';
import path from 'node:path';
import { readAddress } from './address.mjs';

/**
 * Decides what a request for `target` (path and query, as sent) means in a folder of finished pages:
 * `{ status: 200, file }`, `{ status: 301, location }`, or `{ status }` alone for 400 and 404.
 */
export function route(folder, target) {
  const address = readAddress(target);
  if (address === undefined) return { status: 400 };
  // An empty part ("//host/") would make a redirect point at another site.
  if (address.includes('//') || isPrivate(address)) return { status: 404 };
  const clean = cleanPath(address);
  const page = findPage(folder, clean);
  if (page && clean === address) return { status: 200, file: page };
  if (page) return { status: 301, location: encode(clean) + readQuery(target) };
  const file = address.endsWith('/') ? undefined : findFile(path.join(folder, address));
  return file ? { status: 200, file } : { status: 404 };
}

function encode(address) {
  return address.split('/').map(encodeURIComponent).join('/');
}

function readQuery(target) {
  return target.includes('?') ? target.slice(target.indexOf('?')) : '';
}

/** What hosts read and nobody visits; the not-found page is sent in place of others. */
function isPrivate(address) {
  return address === '/_headers' || address === '/404.html' || address.startsWith('/deploy/');
}

/** The one address a page has: no index.html, no ending, no slash at the end. */
function cleanPath(address) {
  return address
    .replace(/\/index\.html$/, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/(?<=[^/])\.html$/, '');
}

/** The document of a clean address. */
function findPage(folder, address) {
  if (address === '/404' || address === '/index') return undefined;
  return findFile(path.join(folder, address === '/' ? 'index.html' : `${address}.html`));
}

/** Any reason not to find it (a file where a folder should be, a name too long) means that it is not there. */
function findFile(file) {
  try {
    return statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}
