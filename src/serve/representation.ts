import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { contentType } from '../host/content-types.ts';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** What is sent for a file: it is open, so that a build that replaces it changes nothing any more. */
export interface Representation {
  readonly descriptor: number;
  readonly size: number;
  readonly etag: string;
  /** All that it is told with but its tag. */
  readonly headers: Readonly<Record<string, string>>;
}

interface Wanted {
  readonly file: string;
  readonly acceptEncoding: string | undefined;
}

/**
 * What to send for a file, compressed if a neighbour is there and allowed. The caller closes it. Nothing when the file
 * has just gone.
 */
export function represent({ file, acceptEncoding }: Wanted): Representation | undefined {
  const variants = encodings.filter(({ ending }) => isFile(file + ending));
  const wanted = variants.filter(({ name }) => accepts(acceptEncoding, name));
  for (const { name, ending } of [...wanted, { name: undefined, ending: '' }]) {
    const opened = openFile(file + ending);
    if (opened === undefined) continue;
    const { descriptor, size, mtimeMs } = opened;
    const version = [size, Math.trunc(mtimeMs)].map((number) => number.toString(36));
    return {
      descriptor,
      size,
      etag: `"${[...version, name].filter(Boolean).join('-')}"`,
      headers: {
        'Content-Type': contentType(file),
        ...(name === undefined ? {} : { 'Content-Encoding': name }),
        ...(variants.length === 0 ? {} : { Vary: 'Accept-Encoding' }),
      },
    };
  }
  return undefined;
}

/** Any reason not to open it means that it is not there. */
function openFile(file: string) {
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

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Tells whether an If-None-Match header names this ETag (or any). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

function accepts(header: string | undefined, encoding: string): boolean {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(quality)];
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
