/**
 * The part of a file that a Range header asks for: `{ start, end }`, both counted; `{ isBeyond: true }` when the file
 * has no such part. Nothing when the whole file is to be sent, as for several parts, which no browser needs.
 */
export function readRange({ range, ifRange, size, etag }) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // The parts of two versions do not fit together.
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start > end ? { isBeyond: true } : { start, end };
}
