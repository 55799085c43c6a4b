import type { Code } from './codes.ts';

/** What a file of the content folder is, told by its place. */
export type SourceKind = 'page' | 'site' | 'shared';

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

/** A word that was typed, and the known one that was most likely meant. */
export interface Suggestion {
  readonly from: string;
  readonly to: string;
}

/** What is wrong and what to do about it, in the editor's words. */
export interface Wording {
  /** Stable, such as `P012`; explained in the editors' guide. */
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly cure: string;
  /** What tools may put right; people read it in the cure. */
  readonly suggestion?: Suggestion | undefined;
}

/** One mistake of an editor, with its place. */
export interface Problem extends Wording {
  /** As an editor names it: `pages/banhoetosa.yaml`. */
  readonly file: string;
  readonly range: Range;
  /** The place in words, such as `seção 2 (faq), pergunta 2`. */
  readonly place?: string | undefined;
  /** The way to the place in the file's data. */
  readonly path?: Path | undefined;
  /** The other end of a mistake that has two. */
  readonly other?: { readonly file: string; readonly range: Range } | undefined;
}

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
