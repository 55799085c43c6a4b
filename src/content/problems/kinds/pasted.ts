import { error, type KindsOf, type None } from './kind.ts';

/** What can be wrong with sections and lists that a cut and a paste put together. Lines count from 1. */
export interface PastedParameters {
  /** `first` and `last` are the lines of the section that was pasted. */
  readonly sectionBetweenItems: {
    readonly keys: readonly string[];
    readonly first: number;
    readonly last: number;
  };
  /** A list without the line of its `name`, which would stand above `line` with `indent` spaces. */
  readonly unnamedList: {
    readonly keys: readonly string[];
    readonly name: string;
    readonly line: number;
    readonly indent: number;
  };
  readonly sectionAsItem: { readonly type: string };
  /** `first` and `last` are the lines that are there again below; a note among them may not be. */
  readonly sectionBegunTwice: {
    readonly type: string;
    readonly first: number;
    readonly last: number;
    readonly hasNote: boolean;
  };
  /** `better` are the entry's lines with one dash, from `line` on. */
  readonly doubleDash: { readonly better: readonly string[]; readonly line: number };
  readonly listAsSection: None;
}

export const pastedKinds: KindsOf<PastedParameters> = {
  sectionBetweenItems: error('P012'),
  unnamedList: error('P012', ({ name, line, indent }) => ({
    first: line,
    last: line - 1,
    lines: [`${' '.repeat(indent)}${name}:`],
  })),
  sectionAsItem: error('P012'),
  sectionBegunTwice: error('P006', ({ first, last, hasNote }) =>
    hasNote ? undefined : { first, last, lines: [] },
  ),
  doubleDash: error('P014', ({ better, line }) => ({
    first: line,
    last: line + better.length - 1,
    lines: better,
  })),
  listAsSection: error('P011'),
};
