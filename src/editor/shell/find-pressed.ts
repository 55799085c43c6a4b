import { isRecord, valueAt } from '../../core/core.ts';
import type { Path } from '../store/store.ts';

type FieldPath = readonly (string | number)[];

/** The place in a section that says what was pressed on the page. */
export function findPressed(data: unknown, text: string): FieldPath | undefined {
  const sought = text.replace(/\s+/g, ' ').trim();
  if (typeof data === 'string')
    return sought !== '' && data.replace(/\s+/g, ' ').trim() === sought ? [] : undefined;
  if (!isRecord(data) && !Array.isArray(data)) return undefined;
  for (const [name, value] of Object.entries(data)) {
    const found = findPressed(value, text);
    if (found) return [Array.isArray(data) ? Number(name) : name, ...found];
  }
  return undefined;
}

/** A field of a file. */
interface Place {
  readonly file: Path;
  readonly path: FieldPath;
}

/**
 * Where what was pressed in the head or the foot of a page is written: in that part of the page's own file, in that of
 * `site.yaml`, or elsewhere in it, such as the telephone; else the part itself.
 */
export function findAround(
  dataOf: (file: Path) => unknown,
  { page, part, text }: { readonly page: Path; readonly part: 'header' | 'footer'; readonly text: string },
): Place {
  const places: readonly Place[] = [
    { file: page, path: [part] },
    { file: 'site.yaml', path: [part] },
    { file: 'site.yaml', path: [] },
  ];
  for (const { file, path } of places) {
    const found = findPressed(valueAt(dataOf(file), path), text);
    if (found !== undefined) return { file, path: [...path, ...found] };
  }
  const isOwn = valueAt(dataOf(page), [part]) !== undefined;
  return { file: isOwn ? page : 'site.yaml', path: [part] };
}
