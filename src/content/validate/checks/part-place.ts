import type { Path, Problem } from '../../problems/problem.ts';
import { locate, type Source } from '../../source/source.ts';
import type { PageInWork } from '../pages.ts';
import { listDescribed } from './described.ts';

/** What search results and tabs show of a page. */
export const headFields = ['title', 'description'] as const;

export type HeadField = (typeof headFields)[number];

/** What is said of a picture, by the picture's number among those of a page's own sections. */
export type PicturePart = `picture ${number}`;

/** A part of a page that others may repeat: a section by its number among those that are sound, a field of its head, or what is said of a picture. */
export type Part = number | HeadField | PicturePart;

/** Where a part of a page stands. */
export type PartPlace = Pick<Problem, 'file' | 'range' | 'path'>;

/** Whether a part is a field of a page's head, for which its file alone is read. */
export function isHeadField(part: Part): part is HeadField {
  return headFields.some((field) => field === part);
}

/** The number of a picture. */
export function numberOf(part: PicturePart): number {
  return Number(part.slice('picture '.length));
}

/** Looks up where a field of a file stands. */
export function placeField(source: Source, path: Path): PartPlace {
  return { file: source.file, range: locate(source, path), path };
}

/** Looks up where a part of a page stands. */
export function placePart({ source: own, written }: PageInWork, part: Part): PartPlace {
  if (isHeadField(part)) return placeField(own, [part]);
  if (typeof part === 'string') {
    const path = written.flatMap(listDescribed)[numberOf(part)]?.path;
    if (path === undefined) throw new Error(`The page has no ${part}.`);
    return placeField(own, path);
  }
  const section = written[part];
  if (section === undefined) throw new Error(`The page has no section ${part}.`);
  const { source, base } = section;
  return placeField(source, base);
}
