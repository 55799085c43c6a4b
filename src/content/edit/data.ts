import type { Path } from '../problems/problem.ts';

/** Plain data with the value at a path changed; other data is left as it is. */
export function changeAt(data: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(data);
  if (Array.isArray(data))
    return data.map((item, index) => (index === name ? changeAt(item, rest, change) : item));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, key === String(name) ? changeAt(value, rest, change) : value]),
  );
}

/** Plain data with the list at a path changed. */
export function changeList(
  data: unknown,
  path: Path,
  change: (items: readonly unknown[]) => readonly unknown[],
): unknown {
  return changeAt(data, path, (value) => change(Array.isArray(value) ? value : []));
}
