import type { LanguageName } from '../problems/language.ts';
import { putIntoWords } from '../problems/languages.ts';
import { printable, printableLine } from '../problems/printable.ts';
import type { Problem, Range } from '../problems/problem.ts';
import type { Words } from '../problems/words.ts';
import { describePlace } from '../source/place.ts';
import { rangeBetween, type Source } from '../source/source.ts';

/** A problem with its words, which can be shown as they are; where it is and what tools need of it stay exact. */
export type Told = Problem &
  Words & {
    /** The place in words, such as `seção 2 (faq), pergunta 2`. */
    readonly place?: string | undefined;
  };

function placeOf({ path }: Problem, source: Source | undefined, language: LanguageName): string | undefined {
  const place = source && path && describePlace(source, path, language);
  return place === undefined ? undefined : printableLine(place);
}

/** Problems in the words of a language. `sources` are the files that they are in. */
export function tell(
  problems: readonly Problem[],
  sources: readonly Source[],
  language: LanguageName = 'pt',
): readonly Told[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  return problems.map((problem) => {
    const { message, cure } = putIntoWords(problem, language);
    return {
      ...problem,
      message: printableLine(message),
      cure: printable(cure),
      place: placeOf(problem, byFile.get(problem.file), language),
    };
  });
}

/** The texts of the files that problems name, by file: of thousands of others none is asked for. */
export function textsOf(
  problems: readonly Problem[],
  sources: readonly Source[],
): ReadonlyMap<string, string> {
  const named = new Set(problems.flatMap(({ file, other }) => [file, other?.file]));
  const told = sources.filter(({ file }) => named.has(file));
  return new Map(told.map(({ file, text }) => [file, text]));
}

/** A change as tools make it: the stretch of the file, and what comes in its place. */
interface PlacedEdit {
  readonly range: Range;
  readonly text: string;
}

/** The change that cures a problem of a source, where there is one. */
export function placedEdit({ edit }: Problem, source: Source): PlacedEdit | undefined {
  return edit && { range: rangeBetween(source, edit.start, edit.end), text: edit.text };
}

/** What whoever writes a text has to know of a mistake, as plain data. Lines and columns count from 1. */
interface PlainProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly message: string;
  readonly cure: string;
}

/** Problems as plain data, in Portuguese. */
export function tellPlainly(problems: readonly Problem[]): readonly PlainProblem[] {
  return tell(problems, []).map(({ file, range, code, message, cure }) => {
    const { line, column } = range;
    return { file, line, column, code, message, cure };
  });
}
