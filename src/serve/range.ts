interface Asked {
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  readonly size: number;
  readonly etag: string;
}

/** A part of a file, both ends counted. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a Range header asks for; `'beyond'` when the file has no such part. Nothing when the whole
 * file is to be sent, as for several parts, which no browser needs.
 */
export function readRange({ range, ifRange, size, etag }: Asked): Part | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // The parts of two versions do not fit together.
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start > end ? 'beyond' : { start, end };
}
