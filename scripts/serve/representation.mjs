import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { contentType } from './content-types.mjs';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/**
 * What to send for `file`, compressed if a neighbour is there and `acceptEncoding` allows it: `{ descriptor, size,
 * headers }`. The file is open, so that a build that replaces it changes nothing any more; the caller closes it.
 * Nothing when the file has just gone.
 */
export function represent({ file, acceptEncoding }) {
  const variants = encodings.filter(({ ending }) => isFile(file + ending));
  const wanted = variants.filter(({ name }) => accepts(acceptEncoding, name));
  for (const { name, ending } of [...wanted, { name: undefined, ending: '' }]) {
    const opened = openFile(file + ending);
    if (opened === undefined) continue;
    const { descriptor, size, mtimeMs } = opened;
    const headers = {
      'Content-Type': contentType(file),
      ETag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${name ? `-${name}` : ''}"`,
      ...(name && { 'Content-Encoding': name }),
      ...(variants.length > 0 && { Vary: 'Accept-Encoding' }),
    };
    return { descriptor, size, headers };
  }
  return undefined;
}

/** Any reason not to open it means that it is not there. */
function openFile(file) {
  try {
    const descriptor = openSync(file, 'r');
    const stats = fstatSync(descriptor);
    if (stats.isFile()) return { descriptor, size: stats.size, mtimeMs: stats.mtimeMs };
    closeSync(descriptor);
  } catch {
    // As said.
  }
  return undefined;
}

function isFile(file) {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Tells whether an If-None-Match header names this ETag (or any). */
export function isKnown(ifNoneMatch, etag) {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

function accepts(header, encoding) {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(quality)];
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
