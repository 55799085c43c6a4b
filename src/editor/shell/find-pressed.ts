import { isRecord, plainText, valueAt } from '../../core/core.ts';
import type { Path } from '../store/store.ts';

type FieldPath = readonly (string | number)[];

/** A text as it is compared with what the page shows: without marks, and however it is broken into lines. */
export const bare = (text: string) => plainText(text).replace(/\s+/g, ' ').trim();

function findText(data: unknown, sought: string): FieldPath | undefined {
  if (typeof data === 'string') return bare(data) === sought ? [] : undefined;
  if (!isRecord(data) && !Array.isArray(data)) return undefined;
  for (const [name, value] of Object.entries(data)) {
    const found = findText(value, sought);
    if (found) return [Array.isArray(data) ? Number(name) : name, ...found];
  }
  return undefined;
}

/** The place in a section that says what was pressed on the page: the first of some texts that one says, the nearest first. */
export function findPressed(data: unknown, texts: readonly string[]): FieldPath | undefined {
  for (const text of texts) {
    const sought = bare(text);
    const found = sought === '' ? undefined : findText(data, sought);
    if (found !== undefined) return found;
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
  {
    page,
    part,
    texts,
  }: { readonly page: Path; readonly part: 'header' | 'footer'; readonly texts: readonly string[] },
): Place {
  const places: readonly Place[] = [
    { file: page, path: [part] },
    { file: 'site.yaml', path: [part] },
    { file: 'site.yaml', path: [] },
  ];
  for (const { file, path } of places) {
    const found = findPressed(valueAt(dataOf(file), path), texts);
    if (found !== undefined) return { file, path: [...path, ...found] };
  }
  const isOwn = valueAt(dataOf(page), [part]) !== undefined;
  return { file: isOwn ? page : 'site.yaml', path: [part] };
}
