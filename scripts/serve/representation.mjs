import { statSync } from 'node:fs';
import { contentType } from './content-types.mjs';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];
const hashedNames = [
  /^\/(?:assets|fonts)\/.+-[\w-]{8}\.\w+$/,
  /^\/(?:assets|images|fonts)\/.+[.-](?=[a-f]*\d)[0-9a-f]{8,}(?:-\d+)?\.\w+$/,
];

/**
 * The file to send for `file`, compressed if a neighbour is there and `acceptEncoding` allows it, and its headers.
 * `address` is the requested path: a content hash in it makes the answer immutable.
 */
export function represent({ file, address, acceptEncoding }) {
  const variants = encodings
    .map(({ name, ending }) => ({
      name,
      file: file + ending,
      stats: statSync(file + ending, { throwIfNoEntry: false }),
    }))
    .filter(({ stats }) => stats?.isFile());
  const chosen = variants.find(({ name }) => accepts(acceptEncoding, name));
  const { size, mtimeMs } = chosen?.stats ?? statSync(file);
  const headers = {
    'Content-Type': contentType(file),
    'Content-Length': size,
    'Cache-Control': isHashed(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${chosen ? `-${chosen.name}` : ''}"`,
    ...(chosen && { 'Content-Encoding': chosen.name }),
    ...(variants.length > 0 && { Vary: 'Accept-Encoding' }),
  };
  return { file: chosen?.file ?? file, headers };
}

/** Tells whether an If-None-Match header names this ETag (or any). */
export function isKnown(ifNoneMatch, etag) {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** Tells whether an address bears the hash of its content, so that it may be kept for ever. */
export function isHashed(address) {
  return hashedNames.some((pattern) => pattern.test(address));
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
