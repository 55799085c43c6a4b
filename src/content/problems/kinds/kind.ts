import type { Code } from '../codes.ts';
import type { Path, Severity } from '../place.ts';

/** What would put a mistake right, before its place in the file is known. */
export type Correction =
  /** One word for another, where it stands once in the underlined text. */
  | { readonly from: string; readonly to: string }
  /** The line on which the place begins, as it should be; its spaces at the start stay unless `isWhole`. */
  | { readonly line: string; readonly isWhole?: boolean }
  /** Lines of the file, counted from 1, and what stands in their place. With `last` before `first` they are new. */
  | { readonly first: number; readonly last: number; readonly lines: readonly string[] };

/**
 * What a problem's words ask for first, where no correction is certain. `…` stands where only the editor knows what to
 * write; lines are told without the spaces before the first of them.
 */
export type Advice =
  | Correction
  /** Another text in the place. */
  | { readonly value: string }
  /** Fields for the group around the place, or for another of its file. */
  | { readonly add: readonly string[]; readonly to?: Path }
  /** The field, or the item of one line, as it is to be written. */
  | { readonly instead: readonly string[] }
  /** The item around the place, the line on which it begins, or fields beside it by their names. */
  | { readonly remove: 'item' | 'line' | readonly string[] }
  /** Another text for what is underlined. */
  | { readonly over: string }
  /** Lines that go above another, all counted from 1, and the column of the first of them there. */
  | { readonly first: number; readonly last: number; readonly above: number; readonly column?: number }
  /** One more item, written with its dash, at the end of the list, or behind the item at a place. */
  | { readonly append: readonly string[]; readonly to?: Path; readonly behind?: number }
  /** New lines of another file, below one of its lines, with the spaces that they have there. */
  | { readonly file: string; readonly below: number; readonly lines: readonly string[] }
  /** The list with so many items. */
  | { readonly cut: number }
  /** The section to another place of its page. */
  | { readonly section: number }
  | readonly Advice[];

/** A text `field` with more words, in place of the lines from `first` to `last`; with `last` before `first` it is new. */
export interface TextLines {
  readonly field: string;
  readonly first: number;
  readonly last: number;
  readonly lines: readonly string[];
}

/** Lines of a file, counted from 1, that go with what is gone: an item, with its list where it is the only one, or fields. */
export interface GoneLines {
  readonly remove: 'item' | readonly string[];
  readonly lines: readonly number[];
  readonly texts: readonly string[];
}

/** A kind of mistake: how it is filed, how much it weighs, and what corrects it where that is certain. */
interface KindOf<Parameters> {
  readonly code: Code;
  readonly severity: Severity;
  readonly correct?: ((parameters: Parameters) => Correction | undefined) | undefined;
  readonly advise?: ((parameters: Parameters) => Advice | undefined) | undefined;
  /** The further ways that its words name, where lines to paste are told for them. */
  readonly others?: ((parameters: Parameters) => readonly (Advice | undefined)[]) | undefined;
}

/** What a day takes off the site. */
export type Leaving = 'item' | 'section';

/** The kinds of a group, by name. */
export type KindsOf<Group> = { readonly [Name in keyof Group]: KindOf<Group[Name]> };

/** A kind without parameters. */
export type None = Readonly<Record<never, never>>;

type Correct<Parameters> = KindOf<Parameters>['correct'];
type Advise<Parameters> = KindOf<Parameters>['advise'];

/** A kind that blocks the build. */
export function error<Parameters>(
  code: Code,
  correct?: Correct<Parameters>,
  advise?: Advise<Parameters>,
): KindOf<Parameters> {
  return { code, severity: 'error', correct, advise };
}

/** A kind that deserves a look. */
export function warning<Parameters>(
  code: Code,
  correct?: Correct<Parameters>,
  advise?: Advise<Parameters>,
): KindOf<Parameters> {
  return { code, severity: 'warning', correct, advise };
}

/** A kind that is a suggestion. */
export function hint<Parameters>(
  code: Code,
  correct?: Correct<Parameters>,
  advise?: Advise<Parameters>,
): KindOf<Parameters> {
  return { code, severity: 'hint', correct, advise };
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

/** Replaces what was typed by what it means. */
export function toMeant({ typed, meant }: { readonly typed: string; readonly meant: string }): Correction {
  return { from: typed, to: meant };
}

/** Corrects the text of a line. */
export function toLine({ line }: { readonly line: string }): Correction {
  return { line };
}

/** Corrects a line with the spaces at its start. */
export function toWholeLine({ line }: { readonly line: string }): Correction {
  return { line, isWhole: true };
}

/** Advises another text, which only the editor knows. */
export function toWrite(): Advice {
  return { value: '…' };
}

/** Advises the first of the words that are told. */
export function toKnown({ known }: Choice): Advice {
  return { value: known[0] ?? '…' };
}

/** Advises the first of the words that are told, for one that stands in a text. */
export function toKnownInText({ typed, known }: Choice): Advice {
  return { from: typed, to: known[0] ?? '…' };
}

/** Advises to take the line away. */
export function toDelete(): Advice {
  return { remove: 'line' };
}

/** Advises lines in place of what stands there. */
export function toLines({ lines }: { readonly lines?: readonly string[] | undefined }): Advice | undefined {
  return lines && { instead: lines };
}
