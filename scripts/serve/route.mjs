import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * Decides what a request for `target` (path and query, as sent) means in a folder of finished pages:
 * `{ status: 200, file }`, `{ status: 301, location }`, or `{ status }` alone for 400 and 404.
 */
export function route(folder, target) {
  const [raw] = target.split('?', 1);
  const name = decode(raw);
  if (name === undefined || isUnsafe(name)) return { status: 400 };
  // An empty part ("//host/") would make a redirect point at another site.
  if (name.includes('//')) return { status: 404 };

  if (isPrivate(name)) return { status: 404 };
  const clean = cleanPath(raw);
  const page = findPage(folder, decode(clean));
  if (page)
    return clean === raw
      ? { status: 200, file: page }
      : { status: 301, location: clean + target.slice(raw.length) };
  const file = raw.endsWith('/') ? undefined : findFile(path.join(folder, name));
  return file ? { status: 200, file } : { status: 404 };
}

function decode(raw) {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

function isUnsafe(name) {
  if (!name.startsWith('/') || name.includes('\0') || name.includes('\\')) return true;
  return name.split('/').some((part) => part === '.' || part === '..');
}

/** What hosts read and nobody visits; the not-found page is sent in place of others. */
function isPrivate(name) {
  return name === '/_headers' || name === '/404.html' || name.startsWith('/deploy/');
}

/** The one address a page has: no index.html, no ending, no slash at the end. */
function cleanPath(raw) {
  return raw
    .replace(/\/index\.html$/, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/(?<=[^/])\.html$/, '');
}

/** The document of a clean address. */
function findPage(folder, name) {
  if (name === '/404' || name === '/index') return undefined;
  return findFile(path.join(folder, name === '/' ? 'index.html' : `${name}.html`));
}

/** Any reason not to find it (a file where a folder should be, a name too long) means that it is not there. */
function findFile(file) {
  try {
    return statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}
