import type { Edit } from './edit.ts';
import type { Finding, Kind } from './finding.ts';
import type { Note } from './notes.ts';
import type { Path, Range, Severity } from './place.ts';

export type { Path, Range, Severity, SourceKind } from './place.ts';

/** Mistakes that are cured together, and the lines that come in the place of others; lines count from 1. */
export interface Further {
  readonly next: readonly Finding[];
  readonly first: number;
  readonly last: number;
  readonly lines: readonly string[];
}

/** Where a mistake is, and what belongs to it there. */
export interface Place {
  /** As an editor names it: `pages/index.yaml`. */
  readonly file: string;
  readonly range: Range;
  /** The way to the place in the file's data. */
  readonly path?: Path | undefined;
  /** The other end of a mistake that has two. */
  readonly other?: { readonly file: string; readonly range: Range } | undefined;
  /** What is said behind the cure. */
  readonly notes?: readonly Note[] | undefined;
  /** What cures it, where that is certain: a change of the file's text. */
  readonly edit?: Edit | undefined;
  /** What would come to light once it is cured, in the same lines, and is cured with it. */
  readonly further?: Further | undefined;
}

/** One mistake of an editor as data, with its place; the words for it are a language's. */
export type Problem<Name extends Kind = Kind> = Finding<Name> & Place;

const weights: Record<Severity, number> = { error: 0, warning: 1, hint: 2 };

/** Problems by file and place; in one place the heaviest first. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      a.range.start - b.range.start ||
      weights[a.severity] - weights[b.severity] ||
      a.code.localeCompare(b.code, 'en'),
  );
}

/** Whether any of the problems blocks the build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}
