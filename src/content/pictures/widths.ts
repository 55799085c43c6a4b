/** The widths in which some data of pages shows pictures, by the picture's base. */
export type Widths = ReadonlyMap<string, ReadonlySet<number>>;

/** The widths in which data of pages shows each picture. */
export function collectWidths(data: unknown, found = new Map<string, Set<number>>()): Widths {
  if (typeof data !== 'object' || data === null) return found;
  const { base, widths } = data as { readonly base?: unknown; readonly widths?: unknown };
  if (typeof base === 'string' && Array.isArray(widths)) {
    const known = found.get(base) ?? new Set();
    for (const width of widths) known.add(Number(width));
    found.set(base, known);
  }
  for (const child of Object.values(data)) collectWidths(child, found);
  return found;
}

/** The same of several pages. */
export function joinWidths(all: Iterable<readonly [base: string, widths: Iterable<number>]>): Widths {
  const joined = new Map<string, Set<number>>();
  for (const [base, widths] of all) {
    const known = joined.get(base) ?? new Set();
    for (const width of widths) known.add(width);
    joined.set(base, known);
  }
  return joined;
}
