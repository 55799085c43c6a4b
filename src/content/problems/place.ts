/** What a file of the content folder is, told by its place. */
export type SourceKind = 'page' | 'site' | 'shared' | 'theme';

/** A way into a file's data: keys and indexes from the root. */
export type Path = readonly (string | number)[];

/** How much a problem weighs: an error blocks the build, a warning and a hint do not. */
export type Severity = 'error' | 'warning' | 'hint';

/** A stretch of a file. Lines and columns count from 1; offsets, in UTF-16 units, from 0; the end is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The place of what is told of a whole file, such as a picture, which has no lines. */
export const noPlace: Range = { start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 };
