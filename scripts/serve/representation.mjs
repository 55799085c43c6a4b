import { statSync } from 'node:fs';
import { contentType } from './content-types.mjs';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];
/** The file to send for `file`, compressed if a neighbour is there and `acceptEncoding` allows it, and its headers. */
export function represent({ file, acceptEncoding }) {
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
