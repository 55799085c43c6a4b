import type { Code } from '../codes.ts';
import type { Severity } from '../place.ts';

/** What would put a mistake right, before its place in the file is known. */
export type Correction =
  /** One word for another, where it stands once in the underlined text. */
  | { readonly from: string; readonly to: string }
  /** The line on which the place begins, as it should be; its spaces at the start stay unless `isWhole`. */
  | { readonly line: string; readonly isWhole?: boolean }
  /** Lines of the file, counted from 1, and what stands in their place. With `last` before `first` they are new. */
  | { readonly first: number; readonly last: number; readonly lines: readonly string[] };

/** A kind of mistake: how it is filed, how much it weighs, and what corrects it where that is certain. */
export interface KindOf<Parameters> {
  readonly code: Code;
  readonly severity: Severity;
  readonly correct?: ((parameters: Parameters) => Correction | undefined) | undefined;
}

/** The kinds of a group, by name. */
export type KindsOf<Group> = { readonly [Name in keyof Group]: KindOf<Group[Name]> };

/** A kind without parameters. */
export type None = Readonly<Record<never, never>>;

type Correct<Parameters> = KindOf<Parameters>['correct'];

/** A kind that blocks the build. */
export function error<Parameters>(code: Code, correct?: Correct<Parameters>): KindOf<Parameters> {
  return { code, severity: 'error', correct };
}

/** A kind that deserves a look. */
export function warning<Parameters>(code: Code, correct?: Correct<Parameters>): KindOf<Parameters> {
  return { code, severity: 'warning', correct };
}

/** A kind that is a suggestion. */
export function hint<Parameters>(code: Code, correct?: Correct<Parameters>): KindOf<Parameters> {
  return { code, severity: 'hint', correct };
}

/** A word that was typed, the known ones it could have been, and the one that was most likely meant. */
export interface Choice {
  readonly typed: string;
  readonly known: readonly string[];
  readonly nearest?: string | undefined;
}

/** A word with what it means in Portuguese. */
export interface Meaning {
  readonly word: string;
  readonly meaning: string;
}

/** Corrects a word to the one that was meant. */
export function toNearest({ typed, nearest }: Choice): Correction | undefined {
  return nearest === undefined ? undefined : { from: typed, to: nearest };
}

/** Corrects the text of a line. */
export function toLine({ line }: { readonly line: string }): Correction {
  return { line };
}

/** Corrects a line with the spaces at its start. */
export function toWholeLine({ line }: { readonly line: string }): Correction {
  return { line, isWhole: true };
}
