import type { Problem } from '../../problems/problem.ts';
import { locate, type Source } from '../../source/source.ts';
import type { PageInWork } from '../pages.ts';

/** What search results and tabs show of a page. */
export const headFields = ['title', 'description'] as const;

export type HeadField = (typeof headFields)[number];

/** A part of a page that others may repeat: a section by its number among those that are sound, or a field of its head. */
export type Part = number | HeadField;

/** Where a part of a page stands. */
export type PartPlace = Pick<Problem, 'file' | 'range' | 'path'>;

/** Looks up where a field of a page's head stands. */
export function placeHead(source: Source, field: HeadField): PartPlace {
  const path = [field];
  return { file: source.file, range: locate(source, path), path };
}

/** Looks up where a part of a page stands. */
export function placePart({ source: own, written }: PageInWork, part: Part): PartPlace {
  if (typeof part === 'string') return placeHead(own, part);
  const section = written[part];
  if (section === undefined) throw new Error(`The page has no section ${part}.`);
  const { source, base: path } = section;
  return { file: source.file, range: locate(source, path), path };
}
